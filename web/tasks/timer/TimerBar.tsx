import { Check, Pause } from 'lucide-react'
import type { Task } from '#shared/tasks/task.ts'
import { minutesInWords, stopwatch } from '#shared/time/format.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { useChangeTask } from '../data.ts'
import { TimerRing } from './TimerRing.tsx'
import { useElapsed } from './useElapsed.ts'
import { useTabTitle } from './useTabTitle.ts'
import styles from './TimerBar.module.css'

/** The running task on every screen and in the tab's title: its time towards the estimate, Pause and Complete. */
export function TimerBar({ task }: { task: Task }) {
  const change = useChangeTask()
  const elapsed = useElapsed(task)
  const planned = task.estimated_duration * 60
  const time = stopwatch(elapsed)
  useTabTitle(`${time} ${task.title}`)
  const act = (action: 'pause' | 'complete') => {
    document.getElementById('content')?.focus({ preventScroll: true }) // the bar goes with its buttons
    change({ kind: 'act', id: task.id, action })
  }
  return (
    <section className={styles.bar} aria-label="Running timer" data-over={elapsed >= planned || undefined}>
      <TimerRing part={Math.min(1, elapsed / planned)} />
      <div className={styles.words}>
        <strong className={styles.title} dir="auto">
          {task.title}
        </strong>
        <output className={styles.note}>
          {elapsed >= planned &&
            `That was the ${minutesInWords(task.estimated_duration)} you planned. Finish, or take the time you need.`}
        </output>
      </div>
      <span role="timer" className={styles.time}>
        {time}
        <span className={styles.planned}> / {stopwatch(planned)}</span>
      </span>
      <Button icon={<Pause />} className={styles.button} aria-label="Pause" onClick={() => act('pause')}>
        <span className={styles.label}>Pause</span>
      </Button>
      <Button
        look="primary"
        icon={<Check />}
        className={styles.button}
        aria-label="Complete"
        onClick={() => act('complete')}
      >
        <span className={styles.label}>Complete</span>
      </Button>
    </section>
  )
}
