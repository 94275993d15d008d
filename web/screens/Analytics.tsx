import { CalendarCheck, Flame, Sparkles, Timer } from 'lucide-react'
import { lazy } from 'react'
import { figuresByCategory, figuresByDay, focusMinutes } from '#shared/analytics/week.ts'
import { weekOf } from '#shared/time/civil.ts'
import { datesOf } from '#shared/time/dateRange.ts'
import { minutesInWords, rangeInWords } from '#shared/time/format.ts'
import { CategoryChart } from '#web/analytics/CategoryChart.tsx'
import { CompletedChart } from '#web/analytics/CompletedChart.tsx'
import { insight } from '#web/analytics/insight.ts'
import { XpChart } from '#web/analytics/XpChart.tsx'
import { DomainsProgress } from '#web/domains/DomainsProgress.tsx'
import { useProfile } from '#web/profile/data.ts'
import { useToday } from '#web/profile/today.ts'
import { useStats, useStatsLoad } from '#web/progress/data.ts'
import { useLedgerSince } from '#web/progress/ledger.ts'
import { useTasksOfMonths } from '#web/tasks/data.ts'
import { Card, StatCard, UNKNOWN } from '#web/ui/Card.tsx'
import { LoadNote } from '#web/ui/LoadNote.tsx'
import { Panel } from './Panel.tsx'
import { ScreenFrame } from './ScreenFrame.tsx'
import styles from './Cards.module.css'

const HabitsTab = lazy(async () => ({ default: (await import('#web/habits/HabitsTab.tsx')).HabitsTab }))

/** This week in figures, all of them computed from the person's own rows. */
export function Analytics() {
  const { week_start } = useProfile()
  const week = weekOf(useToday(), week_start)
  return (
    <ScreenFrame title="Analytics" lead={`This week, ${rangeInWords(week)}.`}>
      <Panel height="30rem">
        <Week dates={datesOf(week)} />
      </Panel>
      <Panel height="20rem">
        <HabitsTab />
      </Panel>
      <DomainsProgress />
    </ScreenFrame>
  )
}

function Week({ dates }: { dates: readonly string[] }) {
  const [from = '', to = ''] = [dates[0], dates.at(-1)]
  const today = useToday()
  const stats = useStats()
  const days = figuresByDay(dates, useLedgerSince(from))
  const { days: index, ...load } = useTasksOfMonths({ from, to })
  const isPlanKnown = load.state === 'ready'
  const areStatsKnown = useStatsLoad().state === 'ready'
  const tasks = dates.flatMap((date) => index.tasksOn(date))
  const completed = days.reduce((sum, day) => sum + day.completed, 0)
  return (
    <>
      <p>{insight(days, today)}</p>
      <dl className={styles.figures}>
        <StatCard
          name="Completed"
          figure={completed}
          unit={completed === 1 ? 'task' : 'tasks'}
          icon={<CalendarCheck aria-hidden="true" />}
        />
        <StatCard
          name="Weekly XP"
          figure={areStatsKnown ? stats.weekly_xp.toLocaleString('en') : UNKNOWN}
          icon={<Sparkles aria-hidden="true" />}
        />
        <StatCard
          name="Focus"
          figure={isPlanKnown ? minutesInWords(focusMinutes(tasks)) : UNKNOWN}
          icon={<Timer aria-hidden="true" />}
        />
        <StatCard
          name="Streak"
          figure={areStatsKnown ? stats.streak.current : UNKNOWN}
          unit={stats.streak.current === 1 ? 'day' : 'days'}
          icon={<Flame aria-hidden="true" />}
        />
      </dl>
      <div className={styles.cards}>
        <CompletedChart days={days} today={today} />
        <XpChart days={days} today={today} />
      </div>
      {isPlanKnown ? (
        <CategoryChart categories={figuresByCategory(tasks)} />
      ) : (
        <Card title="Goal categories">
          <LoadNote load={load} what="This week’s tasks" />
        </Card>
      )}
    </>
  )
}
