import type { ColorName } from '#shared/look/emblem.ts'
import { PATHS } from '#shared/paths.ts'
import { WEEKDAY_NAMES } from '#shared/time/names.ts'
import type { CategoryName } from '#web/kit/ui/marks/CategoryIcon.tsx'
import { CategoryMark } from '#web/kit/ui/marks/CategoryMark.tsx'
import { BarList, type BarLine } from '#web/kit/ui/charts/BarList.tsx'
import { ColumnChart } from '#web/kit/ui/charts/ColumnChart.tsx'
import { HeatGrid } from '#web/kit/ui/charts/HeatGrid.tsx'
import { ShareBar } from '#web/kit/ui/charts/ShareBar.tsx'
import { Definition } from '#web/kit/ui/Definition.tsx'
import { Card } from '#web/kit/ui/Card.tsx'
import type { StripDay } from '#web/kit/ui/charts/WeekStrip.tsx'
import { Columns } from './Section.tsx'

/** A week with every kind of day. */
export const WEEK: StripDay[] = [
  { date: '2026-03-01', name: 'Sun', state: 'done' },
  { date: '2026-03-02', name: 'Mon', state: 'missed' },
  { date: '2026-03-03', name: 'Tue', state: 'frozen' },
  { date: '2026-03-04', name: 'Wed', state: 'done' },
  { date: '2026-03-05', name: 'Thu', state: 'open', today: true },
  { date: '2026-03-06', name: 'Fri', state: 'future' },
  { date: '2026-03-07', name: 'Sat', state: 'future' },
]

const DONE = [3, 0, 5, 2, 4, 0, 0]

/** The charts. */
export function Charts() {
  return (
    <>
      <Columns>
        <Card
          title="Completed tasks"
          aside={<Definition of="Completed tasks">By the date of their completion.</Definition>}
        >
          <ColumnChart
            title="Completed tasks by day"
            summary="14 tasks this week; Tuesday was the fullest day."
            head={['Day', 'Completed', 'Planned']}
            max={14}
            columns={WEEK.map(({ date, name, today, state }, day) => ({
              key: date,
              label: name,
              name,
              value: DONE[day] ?? 0,
              of: 6,
              words: `${name}: ${DONE[day]} completed, 6 planned`,
              to: PATHS.gallery,
              time: state === 'future' ? 'ahead' : today ? 'now' : undefined,
            }))}
            narrow={{ perLine: 7, offset: 0 }}
          />
        </Card>
        <Card title="Goal categories">
          <BarList
            title="Tasks by category"
            summary="Most of this week was work."
            head={['Category', 'Completed']}
            lines={[aLine('work', 6, 'indigo'), aLine('health', 3, 'teal'), aLine('entertainment', 0)]}
          />
          <ShareBar
            shares={[
              { key: 'work', percent: 60, color: 'indigo' },
              { key: 'health', percent: 30, color: 'teal' },
              { key: 'other', percent: 10, color: 'none' },
            ]}
          />
        </Card>
      </Columns>
      <Hours />
    </>
  )
}

function Hours() {
  return (
    <Card title="Hours">
      <HeatGrid
        title="Done on their date"
        summary="No hour goes better than Monday at 9."
        corner="Weekday"
        lines={WEEKDAY_NAMES.slice(1, 4).map((name) => ({ short: name.slice(0, 3), name }))}
        columns={HOURS.map((name) => ({ short: name, name: `${name}:00` }))}
        cells={[90, 60, 0].map((percent, line) =>
          HOURS.map((hour, column) => ({
            percent: column === 1 ? null : Math.max(0, percent - 20 * column),
            words: `${WEEKDAY_NAMES[line + 1]} ${hour}:00`,
          })),
        )}
        hint="Point at a cell to read it."
      />
    </Card>
  )
}

const HOURS = ['9', '10', '11', '12']

function aLine(category: CategoryName, completed: number, color: ColorName | 'none' = 'none'): BarLine {
  return {
    key: category,
    label: <CategoryMark category={category} />,
    name: category,
    bars: [{ share: completed / 6 }],
    figures: <strong>{completed}</strong>,
    cells: [String(completed)],
    words: `${category}: ${completed} completed`,
    to: PATHS.gallery,
    color,
  }
}
