import { Suspense, useState } from 'react'
import { isServerClockKnown } from '#web/kit/serverClock.ts'
import { useNow } from '#web/kit/ui/time/clock.ts'
import { partOnDemand } from '#web/kit/ui/loading/partOnDemand.tsx'
import { useRunningTask } from '../data.ts'

const TimerGapQuestion = partOnDemand(async () => (await import('./TimerGapQuestion.tsx')).TimerGapQuestion)

/** A timer that ran longer than this was perhaps forgotten (docs/rules/tasks.md, Timer). Milliseconds. */
const GAP_MS = 12 * 60 * 60 * 1000

/** Asks once about a timer that has run for more than twelve hours. */
export function ForgottenTimer() {
  const task = useRunningTask()
  const now = useNow(60_000)
  const [kept, setKept] = useState<string | null>(null)
  const since = task?.running_since
  if (!task || !since || kept === since) return null
  const gap = now.getTime() - Date.parse(since)
  if (gap < GAP_MS || !isServerClockKnown()) return null
  return (
    <Suspense>
      <TimerGapQuestion task={task} since={since} gap={gap} onAnswer={() => setKept(since)} />
    </Suspense>
  )
}
