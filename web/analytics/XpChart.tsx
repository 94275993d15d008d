import type { DayFigures } from '#shared/analytics/week.ts'
import { dayName } from '#shared/time/format.ts'
import { BarChart } from '#web/ui/BarChart.tsx'
import { Card } from '#web/ui/Card.tsx'
import { fullest, namesOf } from './insight.ts'

/** XP by day, out of the ledger. */
export function XpChart({ days, today }: { days: readonly DayFigures[]; today: string }) {
  const best = fullest(days, ({ xp }) => xp)
  const total = days.reduce((sum, { xp }) => sum + xp, 0)
  return (
    <Card title="XP by day">
      <BarChart
        title="XP by day"
        summary={
          best
            ? `${total.toLocaleString('en')} XP this week; ${namesOf(best)} brought ${best.length > 1 ? 'as much each, more than the others' : 'the most'}.`
            : 'No XP yet this week. Each completed task brings its own.'
        }
        columns={['Day', 'XP']}
        max={Math.max(100, best?.[0].xp ?? 0)}
        bars={days.map(({ date, xp }) => ({
          label: dayName(date).slice(0, 3),
          value: xp,
          text: xp.toLocaleString('en'),
          current: date === today,
        }))}
      />
    </Card>
  )
}
