import type { Analytics } from '#shared/analytics/analytics.ts'
import { DAYS_PER_WEEK } from '#shared/time/civil.ts'
import { rangeInWords } from '#shared/time/format.ts'
import { Link } from '#web/kit/navigation.tsx'
import { useProfile } from '#web/profile/data.ts'
import { Card } from '#web/kit/ui/Card.tsx'
import { type HeatCell, HeatGrid, type HeatLabel } from '#web/kit/ui/charts/HeatGrid.tsx'
import { useIsNarrow } from '#web/kit/ui/viewport.ts'
import { CardTools } from './CardTools.tsx'
import { CARD_NAMES } from './definitions.ts'
import { counted } from '#shared/text/counted.ts'
import { dayOf, hourInWords, insightInWords } from './insightWords.ts'
import { useNumberAddress } from './useAnalyticsPlace.ts'
import styles from './Analytics.module.css'
import { clockOf } from '#shared/time/civil.ts'
import { shownHour } from '#web/kit/ui/time/timeFormat.ts'

type Hours = Analytics['best_hours']

/** At which hours of the week planned tasks are done on their date. On a phone the hours go down. */
export function BestHours({ analytics: { best_hours: hours, insights } }: { analytics: Analytics }) {
  const { week_start } = useProfile()
  const isNarrow = useIsNarrow()
  const addressOf = useNumberAddress()
  const shown = hoursWithFigures(hours)
  const weekdays = Array.from({ length: DAYS_PER_WEEK }, (_, day) => (week_start + day) % DAYS_PER_WEEK)
  const [lines, columns] = isNarrow ? [shown, weekdays] : [weekdays, shown]
  const cellOf = (line: number, column: number) =>
    isNarrow ? heatCell(hours, column, line) : heatCell(hours, line, column)
  return (
    <Card title={CARD_NAMES.best_hours} aside={<CardTools card="best_hours" />}>
      {shown.length === 0 ? (
        <p className={styles.nothing}>
          Not enough to say yet: an hour appears once 5 tasks were planned for it on the same weekday.
        </p>
      ) : (
        <HeatGrid
          title="Done on their date, by weekday and hour"
          summary={summaryOf(insights)}
          lines={lines.map(isNarrow ? hourLabel : dayLabel)}
          columns={columns.map(isNarrow ? dayLabel : hourLabel)}
          cells={lines.map((line) => columns.map((column) => cellOf(line, column)))}
          corner={isNarrow ? 'Hour' : 'Weekday'}
          hint={`From ${rangeInWords(hours)}. The fuller a cell, the more was done; an empty one has fewer than 5 tasks.`}
        />
      )}
      <p>
        <Link to={addressOf('best_hours')} className={styles.link}>
          Show the tasks that count here
        </Link>
      </p>
    </Card>
  )
}

/** From the first to the last hour that has a figure on any weekday. */
function hoursWithFigures({ cells }: Hours): number[] {
  const filled = Array.from({ length: 24 }, (_, hour) => hour).filter((hour) =>
    cells.some((day) => day[hour] != null),
  )
  const [first = 0, last = -1] = [filled[0], filled.at(-1)]
  return Array.from({ length: last - first + 1 }, (_, hour) => first + hour)
}

function heatCell({ cells }: Hours, weekday: number, hour: number): HeatCell {
  const cell = cells[weekday]?.[hour] ?? null
  const when = `${dayOf(weekday)} ${hourInWords(hour)}`
  if (!cell) return { percent: null, words: `${when}: fewer than 5 tasks` }
  return {
    percent: cell.percent,
    words: `${when}: ${cell.percent} % of ${counted(cell.sample, 'task')} done on their date`,
  }
}

const dayLabel = (weekday: number): HeatLabel => ({ short: dayOf(weekday).slice(0, 3), name: dayOf(weekday) })
const hourLabel = (hour: number): HeatLabel => ({
  short: shownHour(clockOf(hour * 60)).replace(/:00$|\u00A0|M$/g, ''),
  name: hourInWords(hour),
})

/** The good hour has one rule, that of the insight. The grid shows the single hours and names none of them the best. */
function summaryOf(insights: Analytics['insights']): string {
  const best = insights.find(({ key }) => key === 'best_hour')
  return best ? `${insightInWords(best)} From the last 28 days.` : 'Each hour of the week for itself.'
}
