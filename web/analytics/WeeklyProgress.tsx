import type { Analytics } from '#shared/analytics/analytics.ts'
import { dayOfWeek, DAYS_PER_WEEK } from '#shared/time/civil.ts'
import { includes } from '#shared/time/dateRange.ts'
import { dayName, monthInWords } from '#shared/time/format.ts'
import { Link } from '#web/kit/navigation.tsx'
import { useProfile } from '#web/profile/data.ts'
import { Card } from '#web/kit/ui/Card.tsx'
import { type Column, ColumnChart } from '#web/kit/ui/charts/ColumnChart.tsx'
import { CardTools } from './CardTools.tsx'
import { counted } from '#shared/text/counted.ts'
import { namesInWords } from '#shared/text/namesInWords.ts'
import { nameOfBar } from './numbers.ts'
import { useNumberAddress } from './useAnalyticsPlace.ts'
import styles from './Analytics.module.css'

type Bar = Analytics['bars'][number]

const TITLES = { week: 'Weekly Progress', month: 'Monthly Progress', year: 'Yearly Progress' }

/** Completed and planned tasks by date, of a year by month. */
export function WeeklyProgress({ analytics }: { analytics: Analytics }) {
  const { week_start } = useProfile()
  const addressOf = useNumberAddress()
  const { period, bars, scale, today, from } = analytics
  const title = TITLES[period]
  const unit = period === 'year' ? 'month' : 'day'
  const offset = period === 'month' ? (dayOfWeek(from) - week_start + DAYS_PER_WEEK) % DAYS_PER_WEEK : 0
  return (
    <Card title={title} aside={<CardTools card="bars" name={title} />}>
      <ColumnChart
        key={period + from}
        title={`Completed tasks by ${unit}`}
        summary={<Summary analytics={analytics} to={addressOf('tasks_completed')} />}
        head={[unit === 'month' ? 'Month' : 'Day', 'Completed', 'Planned']}
        columns={bars.map((bar) => columnOf(bar, analytics, addressOf(`bar:${bar.from}`)))}
        max={scale}
        narrow={{ perLine: period === 'year' ? 6 : DAYS_PER_WEEK, offset }}
      />
      <small className={styles.note}>
        A full column is {counted(scale, 'task')}; the paler part is what was planned.{' '}
        {bars.some((bar) => bar.from > today) && 'Days to come show only what is planned.'}
      </small>
    </Card>
  )
}

function columnOf(bar: Bar, { period, today }: Analytics, to: string): Column {
  const name = nameOfBar(bar, period)
  const isAhead = bar.from > today
  const planned = `${bar.planned.toLocaleString('en')} planned`
  return {
    key: bar.from,
    label: labelOf(bar, period),
    name,
    value: bar.completed,
    of: bar.planned,
    words: `${name}: ${isAhead ? '' : `${bar.completed.toLocaleString('en')} completed, `}${planned}`,
    to,
    time: isAhead ? 'ahead' : includes(bar, today) ? 'now' : undefined,
  }
}

function labelOf({ from }: Bar, period: Analytics['period']): string {
  switch (period) {
    case 'week':
      return dayName(from).slice(0, 3)
    case 'month':
      return String(Number(from.slice(8)))
    case 'year':
      return monthInWords(from).slice(0, 3)
  }
}

/** The total, and the fullest day or month; several with as many are all named, or counted where they are many. */
function Summary({ analytics: { bars, period }, to }: { analytics: Analytics; to: string }) {
  const total = bars.reduce((sum, { completed }) => sum + completed, 0)
  if (total === 0) return 'Nothing completed yet in this period.'
  return (
    <p>
      <Link to={to}>{counted(total, 'task')} completed</Link>. {fullestInWords(bars, period)}
    </p>
  )
}

function fullestInWords(bars: readonly Bar[], period: Analytics['period']): string {
  const most = Math.max(...bars.map(({ completed }) => completed))
  const inDigits = most.toLocaleString('en')
  const fullest = bars.filter(({ completed }) => completed === most)
  const unit = period === 'year' ? 'month' : 'day'
  if (fullest.length > 3) return `${fullest.length} ${unit}s had ${inDigits}, none had more.`
  const names = namesInWords(fullest.map((bar) => nameOfBar(bar, period)))
  return fullest.length === 1
    ? `${names} was the fullest ${unit}, with ${inDigits}.`
    : `${names} were the fullest ${unit}s, with ${inDigits} each.`
}
