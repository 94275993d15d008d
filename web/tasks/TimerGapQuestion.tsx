import { useState } from 'react'
import { minutesInWords } from '#shared/time/format.ts'
import { Button } from '#web/ui/Button.tsx'
import { useNow } from '#web/ui/clock.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { useChangeTask, useRunningTask } from './data.ts'

/** A timer that ran longer than this without a word was perhaps forgotten (rulebook, section 2). Milliseconds. */
const GAP_MS = 12 * 60 * 60 * 1000
/** An action may be told at most seven days late; a longer gap can only be reset. */
const LATEST_MS = 7 * 24 * 60 * 60 * 1000

/** Asks once about a timer that has run for more than twelve hours: keep the time, or drop it. */
export function TimerGapQuestion() {
  const task = useRunningTask()
  const change = useChangeTask()
  const now = useNow(60_000)
  const [kept, setKept] = useState<string | null>(null)
  const since = task?.running_since
  if (!task || !since || kept === since) return null
  const gap = now.getTime() - Date.parse(since)
  if (gap < GAP_MS) return null

  const drop = () => {
    if (gap < LATEST_MS) change({ kind: 'act', id: task.id, action: 'pause', at: since })
    else change({ kind: 'act', id: task.id, action: 'reset' })
  }
  const keep = () => {
    setKept(since)
    change({ kind: 'act', id: task.id, action: 'pause' })
  }
  const footer = (
    <>
      <Button onClick={drop}>Drop this time</Button>
      <Button look="primary" onClick={keep}>
        Keep it
      </Button>
    </>
  )
  return (
    <Dialog
      title="Is this timer right?"
      open
      width="narrow"
      role="alertdialog"
      onClose={() => setKept(since)}
      footer={footer}
    >
      <p>
        The timer of “{task.title}” has been running for {minutesInWords(Math.floor(gap / 60_000))}. Keep that
        time, or drop it because the timer was forgotten?
      </p>
    </Dialog>
  )
}
