import type { Analytics, ExportedCard } from './analytics.ts'
import type { AnalyticsRow } from './rows.ts'

export type Table = { header: readonly string[]; rows: readonly (readonly (string | number | null)[])[] }

/** The figures, whose tables are the rows that they count. */
export const FIGURES = ['completion_rate', 'tasks_completed', 'focus_hours', 'best_streak'] as const
export type FigureCard = (typeof FIGURES)[number]

/** A row as far as a table shows it. */
export type TableRow = Pick<
  AnalyticsRow,
  'date' | 'kind' | 'id' | 'title' | 'category' | 'domain_id' | 'state' | 'seconds'
>

/** The table of rows. */
export function tableOfRows(rows: readonly TableRow[]): Table {
  return {
    header: ['date', 'kind', 'id', 'title', 'category', 'domain_id', 'state', 'seconds'],
    rows: rows.map(({ date, kind, id, title, category, domain_id, state, seconds }) => [
      date,
      kind,
      id,
      title,
      category,
      domain_id,
      state,
      seconds,
    ]),
  }
}

export type ChartCard = Exclude<ExportedCard, FigureCard>

/** The table of a chart, or of the insights: its own fields. */
export const CHART_TABLES: { [Card in ChartCard]: (chart: Analytics[Card]) => Table } = {
  bars: (bars) => tableOf(['from', 'to', 'completed', 'planned'], bars),
  categories: (categories) => tableOf(['category', 'completed', 'minutes', 'share'], categories),
  domains: (domains) => tableOf(['domain_id', 'name', 'due', 'done', 'percent', 'hours', 'share'], domains),
  best_hours: ({ cells }) => ({
    header: ['weekday', 'hour', 'sample', 'percent'],
    rows: cells.flatMap((hours, weekday) =>
      hours.flatMap((cell, hour) => (cell ? [[weekday, hour, cell.sample, cell.percent]] : [])),
    ),
  }),
  planned_actual: (sums) => tableOf(['category', 'planned', 'actual', 'ratio', 'sample'], sums),
  insights: (insights) => ({
    header: ['key', 'sample', 'data'],
    rows: insights.map(({ key, sample, data }) => [key, sample, JSON.stringify(data)]),
  }),
}

function tableOf<Name extends string>(
  header: readonly Name[],
  items: readonly { [Each in Name]: string | number | null }[],
): Table {
  return { header, rows: items.map((item) => header.map((name) => item[name])) }
}
