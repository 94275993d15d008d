import { Pause, Play } from 'lucide-react'
import type { Habit } from '#shared/habits/habit.ts'
import { stopwatch } from '#shared/time/format.ts'
import { useToday } from '#web/profile/today.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { clearTimer, pauseTimer, startTimer, useHabitTimer, useSeconds } from './timer.ts'
import styles from './Habits.module.css'

/** The stopwatch of a habit in minutes. It goes on while the dialog is closed, on this device. */
export function MinutesTimer({ habit, onAdd }: { habit: Habit; onAdd: (minutes: number) => void }) {
  const today = useToday()
  const timer = useHabitTimer()
  const own = timer?.habit === habit.id ? timer : null
  const seconds = useSeconds(own)
  const minutes = Math.max(1, Math.round(seconds / 60))
  const isRunning = own !== null && own.since !== null
  return (
    <fieldset className={styles.timer} aria-label="Timer">
      <span className={styles.clock} role="timer" aria-label="Time so far">
        {stopwatch(seconds)}
      </span>
      {isRunning ? (
        <Button icon={<Pause />} onClick={pauseTimer}>
          Pause
        </Button>
      ) : (
        <Button icon={<Play />} onClick={() => startTimer(habit.id, today)}>
          {own ? 'Go on' : 'Start timer'}
        </Button>
      )}
      {own && (
        <>
          <Button look="primary" onClick={() => onAdd(minutes)}>
            Add {minutes} min
          </Button>
          <Button look="plain" onClick={clearTimer}>
            Discard
          </Button>
        </>
      )}
    </fieldset>
  )
}
