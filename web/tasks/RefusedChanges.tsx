import { useState } from 'react'
import type { Refused } from '#web/offline/queue.ts'
import { Button } from '#web/ui/Button.tsx'
import { ChangeItem, ChangesPanel } from './ChangesPanel.tsx'
import { keepAsNewTask, sendAgain } from './changes.ts'
import { contestedFields } from './refusedFields.ts'
import { TaskDialog } from './TaskDialog.tsx'
import { useWorkspace } from './workspace.ts'

/** What the server would not take, until the person has decided about each. */
export function RefusedChanges({ refused }: { refused: readonly Refused[] }) {
  return (
    <ChangesPanel heading="Changes that could not be saved">
      {refused.map((each) => (
        <RefusedChange key={each.key} refused={each} />
      ))}
    </ChangesPanel>
  )
}

function RefusedChange({ refused }: { refused: Refused }) {
  const workspace = useWorkspace()
  const [isCorrecting, setCorrecting] = useState(false)
  const { title, reason, copy, faults = [], theirs, change, key } = refused
  const dismiss = () => workspace.queue.dismiss(key)
  const fields = theirs ? contestedFields(change, theirs) : []
  const contested = fields.map(
    ({ label, mine, theirs: other }) => `${label}: yours “${mine}”, theirs “${other}”`,
  )
  // The same words would be refused once more: they are there to be corrected first.
  const keep = () => (faults.length > 0 ? setCorrecting(true) : keepAsNewTask(workspace, refused))
  return (
    <ChangeItem title={title} words={[reason, ...contested]}>
      {theirs && (
        <Button size="sm" onClick={() => sendAgain(workspace, refused)}>
          Use mine
        </Button>
      )}
      {copy && !theirs && (
        <Button size="sm" onClick={keep}>
          Keep as a new task
        </Button>
      )}
      <Button size="sm" look="plain" onClick={dismiss}>
        {theirs ? 'Keep theirs' : 'Dismiss'}
      </Button>
      {copy && isCorrecting && (
        <TaskDialog
          mode={{ kind: 'create', typed: copy, faults, onCreated: dismiss }}
          open
          onClose={() => setCorrecting(false)}
        />
      )}
    </ChangeItem>
  )
}
