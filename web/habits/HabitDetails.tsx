import { useState } from 'react'
import type { Habit } from '#shared/habits/habit.ts'
import { amountInWords, ruleInWords } from '#shared/habits/inWords.ts'
import { TOTALS_BY, type TotalsBy } from '#shared/habits/history.ts'
import { addDays } from '#shared/time/civil.ts'
import { dayInWords, monthInWords, rangeInWords } from '#shared/time/format.ts'
import { useToday } from '#web/profile/today.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Choice } from '#web/kit/ui/fields/Choice.tsx'
import { Dialog } from '#web/kit/ui/overlays/Dialog.tsx'
import { CheckInDialog } from './CheckInDialog.tsx'
import { HabitYear } from './HabitYear.tsx'
import { LastDays } from './LastDays.tsx'
import { useHabitStreaks, useHabitTotals } from './reports.ts'
import { streakInWords, strengthInWords } from './words.ts'
import styles from './Habits.module.css'
import { isGamified } from '#web/settings/gamification.ts'

type HabitDetailsProps = { habit: Habit; onEdit: () => void; onClose: () => void }

/** All that is known of a habit: its year, its last days, its best streaks and its totals. */
export function HabitDetails({ habit, onEdit, onClose }: HabitDetailsProps) {
  const [date, setDate] = useState<string | null>(null)
  const footer = <Button onClick={onEdit}>Edit</Button>
  return (
    <Dialog title={habit.name} open width="wide" onClose={onClose} footer={footer}>
      <div className={styles.form}>
        <p tabIndex={-1} data-autofocus>
          {ruleInWords(habit.kind, habit, habit.unit)}
        </p>
        <Figures habit={habit} />
        <HabitYear habit={habit} />
        <LastDays habit={habit} onOpen={setDate} />
        {isGamified() && <Streaks habit={habit} />}
        <Totals habit={habit} />
      </div>
      {date !== null && <CheckInDialog habit={habit} date={date} onClose={() => setDate(null)} />}
    </Dialog>
  )
}

function Figures({ habit }: { habit: Habit }) {
  const { streak, best_streak, streak_unit, comebacks, missed_twice } = habit
  const today = useToday()
  const parts: (readonly [name: string, figure: string])[] = [
    ...(isGamified() && streak !== null
      ? ([
          ['Streak', streakInWords(streak, streak_unit)],
          ['Best streak', streakInWords(best_streak ?? streak, streak_unit)],
        ] as const)
      : []),
    ['Strength', strengthInWords(habit, today)],
    ['Came back after a miss', times(comebacks)],
    ['Missed twice in a row', times(missed_twice)],
  ]
  return (
    <dl className={styles.figures}>
      {parts.map(([name, figure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}

const MOST_STREAKS = 5

function Streaks({ habit: { id, streak_unit } }: { habit: Habit }) {
  const best = useHabitStreaks(id)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, MOST_STREAKS)
  return (
    <section aria-label="Best streaks">
      <h3>Best streaks</h3>
      {best.length === 0 && <p>None yet: the first one begins with the next time you do it.</p>}
      <ol className={styles.plain}>
        {best.map(({ from, to, length }) => (
          <li key={from} className={styles.line}>
            <strong>{streakInWords(length, streak_unit)}</strong>
            <span>{rangeInWords({ from, to })}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

const MOST_PERIODS = 12
const PERIODS = { week: 'Week', month: 'Month', year: 'Year' }

function Totals({ habit: { id, kind, unit } }: { habit: Habit }) {
  const [by, setBy] = useState<TotalsBy>('month')
  const today = useToday()
  const totals = useHabitTotals(id, by).slice(0, MOST_PERIODS)
  const isMeasured = kind === 'count' || kind === 'minutes'
  return (
    <section aria-label="Totals">
      <h3>Totals</h3>
      <Choice
        label="By"
        options={TOTALS_BY.map((value) => ({ value, label: PERIODS[value] }))}
        value={by}
        onChange={({ target }) => setBy(target.value as TotalsBy)}
      />
      {totals.length === 0 && <p>Nothing was checked in yet.</p>}
      {totals.length > 0 && (
        <table className={styles.totals}>
          <thead>
            <tr>
              <th scope="col">{PERIODS[by]}</th>
              {isMeasured && <th scope="col">Total</th>}
              <th scope="col">Days done</th>
            </tr>
          </thead>
          <tbody>
            {totals.map(({ from, sum, done_days }) => (
              <tr key={from}>
                <th scope="row">{periodName(from, by, today)}</th>
                {isMeasured && <td>{amountInWords(kind, sum, unit)}</td>}
                <td>{done_days}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function periodName(from: string, by: TotalsBy, today: string): string {
  if (by === 'year') return from.slice(0, 4)
  if (by === 'month') return monthInWords(from)
  const to = addDays(from, 6)
  return today <= to ? `This week, from ${dayInWords(from)}` : rangeInWords({ from, to })
}

function times(count: number): string {
  return count === 1 ? 'once' : `${count} times`
}
