import { Suspense, useState } from 'react'
import type { Refused } from '#web/kit/offline/entry.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { doNow, keepAsNewRow, sendAgain } from '#web/kit/workspace/afterRefusal.ts'
import { useWorkspace } from '#web/kit/workspace/workspace.ts'
import { ChangeItem, ChangesPanel } from './ChangesPanel.tsx'

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
  const slice = workspace.offline.get(refused.slice)
  if (!slice) return null
  const { CopyDialog } = slice
  const { title, reason, copy, faults = [], theirs, change, key } = refused
  const dismiss = () => workspace.queue.dismiss(key)
  const fields = theirs === null ? [] : slice.contested(change, theirs)
  const contested = fields.map(
    ({ label, mine, theirs: other }) => `${label}: yours “${mine}”, theirs “${other}”`,
  )
  // The same values would be refused once more, so they are shown to be corrected first.
  const keep = () =>
    faults.length > 0 && CopyDialog ? setCorrecting(true) : keepAsNewRow(workspace, refused)
  const isTooLate = faults.some(({ field }) => field === 'at')
  const doneNow = isTooLate ? slice.doneNow?.(change) : null
  return (
    <ChangeItem title={title} words={[reason, ...contested]}>
      {doneNow && (
        <Button size="sm" onClick={() => doNow(workspace, refused)}>
          {doneNow}
        </Button>
      )}
      {theirs !== null && (
        <Button size="sm" onClick={() => sendAgain(workspace, refused)}>
          Use mine
        </Button>
      )}
      {copy !== null && theirs === null && (
        <Button size="sm" onClick={keep}>
          Keep as a new {slice.noun}
        </Button>
      )}
      <Button size="sm" look="plain" onClick={dismiss}>
        {theirs === null ? 'Dismiss' : 'Keep theirs'}
      </Button>
      {CopyDialog && isCorrecting && (
        <Suspense>
          <CopyDialog copy={copy} faults={faults} onCreated={dismiss} onClose={() => setCorrecting(false)} />
        </Suspense>
      )}
    </ChangeItem>
  )
}
