import type { Task } from '#shared/tasks/task.ts'
import { minutesInWords } from '#shared/time/format.ts'
import { onDeviceClock } from '#web/kit/serverClock.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Dialog } from '#web/kit/ui/overlays/Dialog.tsx'
import { useChangeTask } from '../data.ts'

type TimerGapQuestionProps = {
  task: Task
  /** When the timer was started. */
  since: string
  /** How long ago that is, in milliseconds. */
  gap: number
  onAnswer: () => void
}

/** Asks about a timer that was perhaps forgotten: keep the time, or drop it. */
export function TimerGapQuestion({ task, since, gap, onAnswer }: TimerGapQuestionProps) {
  const change = useChangeTask()
  const drop = () => change({ kind: 'act', id: task.id, action: 'pause', at: onDeviceClock(since) })
  const keep = () => {
    onAnswer()
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
      onClose={onAnswer}
      footer={footer}
    >
      <p>
        The timer of “{task.title}” has been running for {minutesInWords(Math.floor(gap / 60_000))}. Keep that
        time, or drop it because the timer was forgotten?
      </p>
    </Dialog>
  )
}
