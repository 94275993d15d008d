import { Suspense, useState } from 'react'
import type { Waiting } from '#web/kit/offline/entry.ts'
import { describeParked } from '#web/kit/offline/describeParked.ts'
import { heldBy } from '#web/kit/offline/sendOrder.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Confirm } from '#web/kit/ui/overlays/Confirm.tsx'
import { useToast } from '#web/kit/ui/overlays/Toast.tsx'
import { useWorkspace } from '#web/kit/workspace/workspace.ts'
import { ChangeItem, ChangesPanel } from './ChangesPanel.tsx'

/** Changes that the server fails at while it takes others: they wait, and the person may decide about each. */
export function ParkedChanges({ waiting }: { waiting: readonly Waiting[] }) {
  const { dependsOn } = useWorkspace().queue
  const isHeld = (entry: Waiting) =>
    waiting.some(
      (earlier) => earlier.key < entry.key && earlier.parked !== undefined && dependsOn(entry, earlier),
    )
  return (
    <ChangesPanel heading="Changes that are stuck">
      {waiting
        .filter((entry) => entry.parked !== undefined && !isHeld(entry))
        .map((entry) => (
          <ParkedChange key={entry.key} entry={entry} held={heldBy(entry, waiting, dependsOn)} />
        ))}
    </ChangesPanel>
  )
}

function ParkedChange({ entry, held }: { entry: Waiting; held: readonly Waiting[] }) {
  const { queue, offline } = useWorkspace()
  const slice = offline.get(entry.slice)
  const say = useToast()
  const [asked, setAsked] = useState<'copy' | 'discard' | null>(null)
  const [isTrying, setTrying] = useState(false)
  if (!slice) return null
  const { CopyDialog } = slice
  const { title, words, copy, alsoOut } = describeParked(slice, entry, held)
  const discard = () => queue.discard([entry.key, ...alsoOut])
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
      {copy !== null && CopyDialog && (
        <Button size="sm" onClick={() => setAsked('copy')}>
          Keep as a new {slice.noun}
        </Button>
      )}
      <Button size="sm" look="plain" onClick={() => setAsked('discard')}>
        Discard
      </Button>
      {CopyDialog && asked === 'copy' && (
        <Suspense>
          <CopyDialog copy={copy} faults={[]} onCreated={discard} onClose={() => setAsked(null)} />
        </Suspense>
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
          {lossInWords(alsoOut.length)}
        </Confirm>
      )}
    </ChangeItem>
  )
}

function lossInWords(later: number): string {
  if (later === 0) return 'What you did will be lost.'
  return `What you did will be lost, with ${later} later ${later === 1 ? 'change' : 'changes'} of it.`
}
