import { isDoneOn } from '#shared/habits/credit.ts'
import type { Habit } from '#shared/habits/habit.ts'
import { amountInWords } from '#shared/habits/inWords.ts'
import { holdsDate } from '#shared/habits/spans.ts'
import { addDays } from '#shared/time/civil.ts'
import { dayInWords } from '#shared/time/format.ts'
import { useToday } from '#web/profile/today.ts'
import { Badge } from '#web/kit/ui/marks/Badge.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { useLastCheckIns } from './reports.ts'
import styles from './Habits.module.css'

const DAYS = 8

/** Today and the seven days before, each of which can still be set. */
export function LastDays({ habit, onOpen }: { habit: Habit; onOpen: (date: string) => void }) {
  const today = useToday()
  const known = useLastCheckIns(habit.id)
  const dates = Array.from({ length: DAYS }, (_, back) => addDays(today, -back)).filter(
    (date) => date >= habit.start_date,
  )
  return (
    <section aria-label="Last days">
      <h3>Last days</h3>
      <ul className={styles.plain}>
        {dates.map((date) => {
          const checkIn = known?.get(date)
          const name = date === today ? 'Today' : dayInWords(date)
          const isPaused = holdsDate(habit.pauses, date)
          return (
            <li key={date} className={styles.line}>
              <span className={styles.words}>
                {name}
                {checkIn?.note && (
                  <small className={styles.note} dir="auto">
                    {checkIn.note}
                  </small>
                )}
              </span>
              {checkIn && <State habit={habit} date={date} value={checkIn.value} />}
              {checkIn?.backfilled && <Badge tone="faint">entered later</Badge>}
              {isPaused ? (
                <small>paused</small>
              ) : (
                <Button size="sm" aria-label={`Check in ${name}`} onClick={() => onOpen(date)}>
                  {checkIn ? 'Change' : 'Check in'}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

type StateProps = { habit: Habit; date: string; value: number | null }

function State({ habit, date, value }: StateProps) {
  if (value === null) return <Badge tone="info">Skipped</Badge>
  const isMeasured = habit.kind === 'count' || habit.kind === 'minutes'
  const amount = isMeasured ? ` ${amountInWords(habit.kind, value, habit.unit)}` : ''
  const isQuit = habit.kind === 'quit'
  return isDoneOn(habit, date, value) ? (
    <Badge tone="success" mark="✓">
      {isQuit ? 'Stayed off' : 'Done'}
      {amount}
    </Badge>
  ) : (
    <Badge mark="–">
      {isQuit ? 'Slipped' : 'Not done'}
      {amount}
    </Badge>
  )
}
