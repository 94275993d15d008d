import { type DayFigures, WEEKLY_SCALE } from '#shared/analytics/week.ts'
import { dayName } from '#shared/time/format.ts'
import { BarChart } from '#web/ui/BarChart.tsx'
import { Card } from '#web/ui/Card.tsx'
import { type Fullest, fullest, namesOf } from './insight.ts'
import styles from './Charts.module.css'

/** Completed tasks by day, on the scale of fourteen or the fullest day. */
export function CompletedChart({ days, today }: { days: readonly DayFigures[]; today: string }) {
  const best = fullest(days, ({ completed }) => completed)
  const max = Math.max(WEEKLY_SCALE, best?.[0].completed ?? 0)
  return (
    <Card title="Weekly progress" aside={<Scale max={max} />}>
      <BarChart
        title="Completed tasks by day"
        summary={best ? `${namesOf(best)} ${fullestInWords(best)}` : 'Nothing completed yet this week.'}
        columns={['Day', 'Completed tasks']}
        max={max}
        bars={days.map(({ date, completed }) => ({
          label: dayName(date).slice(0, 3),
          value: completed,
          current: date === today,
        }))}
      />
    </Card>
  )
}

function fullestInWords([{ completed }, ...others]: Fullest): string {
  return others.length > 0
    ? `were the fullest days, with ${completed} completed each.`
    : `was the fullest day, with ${completed} completed.`
}

function Scale({ max }: { max: number }) {
  return <small className={styles.scale}>A full bar is {max} tasks</small>
}
