import { useState } from 'react'
import type { Waiting } from '#web/offline/queue.ts'
import { heldUpBy } from '#web/offline/turns.ts'
import { Button } from '#web/ui/Button.tsx'
import { Confirm } from '#web/ui/Confirm.tsx'
import { useToast } from '#web/ui/Toast.tsx'
import { ChangeItem, ChangesPanel } from './ChangesPanel.tsx'
import { dependsOn } from './dependsOn.ts'
import { describeStuck } from './stuckWords.ts'
import { TaskDialog } from './TaskDialog.tsx'
import { useWorkspace } from './workspace.ts'

/** Changes that the server fails at while it takes others: they wait, and the person may decide about each. */
export function StuckChanges({ waiting }: { waiting: readonly Waiting[] }) {
  const isHeld = (entry: Waiting) =>
    waiting.some(
      (earlier) => earlier.key < entry.key && earlier.stuck !== undefined && dependsOn(entry, earlier),
    )
  return (
    <ChangesPanel heading="Changes that are stuck">
      {waiting
        .filter((entry) => entry.stuck !== undefined && !isHeld(entry))
        .map((entry) => (
          <StuckChange key={entry.key} entry={entry} held={heldUpBy(entry, waiting, dependsOn)} />
        ))}
    </ChangesPanel>
  )
}

function StuckChange({ entry, held }: { entry: Waiting; held: readonly Waiting[] }) {
  const { queue } = useWorkspace()
  const say = useToast()
  const [asked, setAsked] = useState<'copy' | 'discard' | null>(null)
  const [isTrying, setTrying] = useState(false)
  const { title, words, copy, goesAlong } = describeStuck(entry, held)
  const discard = () => queue.discard([entry.key, ...goesAlong])
  const retry = async () => {
    setTrying(true)
    await queue.retry(entry.key)
    setTrying(false)
    if (queue.state().waiting.some(({ key }) => key === entry.key))
      say({ text: 'The server still cannot save this change', tone: 'warning' })
  }
  return (
    <ChangeItem title={title} words={words}>
      <Button size="sm" disabled={isTrying} onClick={() => void retry()}>
        Try again
      </Button>
      {copy && (
        <Button size="sm" onClick={() => setAsked('copy')}>
          Keep as a new task
        </Button>
      )}
      <Button size="sm" look="plain" onClick={() => setAsked('discard')}>
        Discard
      </Button>
      {copy && asked === 'copy' && (
        <TaskDialog
          mode={{ kind: 'create', typed: copy, onCreated: discard }}
          open
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'discard' && (
        <Confirm
          title="Discard this change"
          open
          danger
          confirmLabel="Discard"
          onConfirm={discard}
          onClose={() => setAsked(null)}
        >
          {goesAlong.length === 0
            ? 'What you did will be lost.'
            : `What you did will be lost, with ${goesAlong.length} later ${goesAlong.length === 1 ? 'change' : 'changes'} of it.`}
        </Confirm>
      )}
    </ChangeItem>
  )
}
