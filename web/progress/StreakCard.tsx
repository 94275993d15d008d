import { Snowflake } from 'lucide-react'
import type { Earned } from '#shared/progress/earned.ts'
import { streakWeek } from '#shared/progress/streakWeek.ts'
import { weekOf } from '#shared/time/civil.ts'
import { datesOf } from '#shared/time/dateRange.ts'
import { dayName } from '#shared/time/format.ts'
import { useProfile } from '#web/profile/data.ts'
import { useDateOf, useToday } from '#web/profile/today.ts'
import { Card } from '#web/kit/ui/Card.tsx'
import { LoadNote } from '#web/kit/ui/loading/LoadNote.tsx'
import { WeekStrip } from '#web/kit/ui/charts/WeekStrip.tsx'
import { useEarned, useStatsLoad } from './data.ts'
import { useLedgerSince, useStreakDays } from './ledger.ts'
import { streakTone } from './streakTone.ts'
import styles from './ProgressCards.module.css'

/** The streak with this week's days, the streak freezes left, and the longest streak. */
export function StreakCard() {
  const earned = useEarned()
  const load = useStatsLoad()
  if (load.state === 'ready' && earned) return <KnownStreak streak={earned.streak} />
  return (
    <Card title="Streak">
      <LoadNote load={load} what="Your streak and its freezes" />
    </Card>
  )
}

function KnownStreak({ streak: { current, best, freezes } }: Pick<Earned, 'streak'>) {
  const today = useToday()
  const { week_start, created_at } = useProfile()
  const joined = useDateOf()(created_at)
  const week = weekOf(today, week_start)
  const active = activeDates(useLedgerSince(week.from))
  const days = streakWeek(datesOf(week), active, useStreakDays(week.from), today, joined)
  const isOff = days.some((day) => day.today && day.state === 'off')
  return (
    <Card title="Streak" aside={<span className={styles.aside}>Best: {inDays(best)}</span>}>
      <p className={styles.figure} data-tone={streakTone(current)}>
        <strong>{current}</strong> {current === 1 ? 'day' : 'days'}
      </p>
      <WeekStrip
        label="This week"
        days={days.map((day) => ({ ...day, name: dayName(day.date).slice(0, 3) }))}
      />
      <p className={styles.note}>
        <Snowflake aria-hidden="true" />
        <span>
          {sentence(current, { isDone: active.has(today), isOff })} {freezesInWords(freezes)}
        </span>
      </p>
    </Card>
  )
}

function sentence(current: number, today: { isDone: boolean; isOff: boolean }): string {
  if (today.isOff) return 'Today is a day off: your streak waits.'
  if (current === 0) return 'A new streak starts today: complete one task.'
  return today.isDone ? 'Today is kept.' : 'Complete one task today to keep it going.'
}

function freezesInWords(count: number): string {
  if (count === 0) return 'No streak freezes left. Seven kept days earn one.'
  return count === 1
    ? '1 streak freeze left. It saves a missed day.'
    : `${count} streak freezes left. Each saves a missed day.`
}

const inDays = (count: number) => (count === 1 ? '1 day' : `${count} days`)

/** A date counts unless all XP earned on it was taken back. */
function activeDates(ledger: readonly { occurrence_date: string; amount: number }[]): Set<string> {
  const sums = new Map<string, number>()
  for (const { occurrence_date, amount } of ledger)
    sums.set(occurrence_date, (sums.get(occurrence_date) ?? 0) + amount)
  return new Set([...sums].filter(([, sum]) => sum > 0).map(([date]) => date))
}
