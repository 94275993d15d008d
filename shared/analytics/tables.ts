import type { Analytics, ExportedCard } from './analytics.ts'
import type { AnalyticsRow } from './rows.ts'

export type Table = { header: readonly string[]; rows: readonly (readonly (string | number | null)[])[] }

/** The figures, whose tables are the rows that they count. */
export const FIGURES = ['completion_rate', 'tasks_completed', 'focus_hours', 'best_streak'] as const
export type FigureCard = (typeof FIGURES)[number]

/** The table of rows. */
export function tableOfRows(rows: readonly AnalyticsRow[]): Table {
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

type ChartCard = Exclude<ExportedCard, FigureCard>

/** The table of a chart, or of the insights: its own fields. */
export const CHART_TABLES: { [Card in ChartCard]: (answer: Analytics) => Table } = {
  bars: ({ bars }) => tableOf(['from', 'to', 'completed', 'planned'], bars),
  categories: ({ categories }) => tableOf(['category', 'completed', 'minutes', 'share'], categories),
  domains: ({ domains }) =>
    tableOf(['domain_id', 'name', 'due', 'done', 'percent', 'hours', 'share'], domains),
  best_hours: ({ best_hours: { cells } }) => ({
    header: ['weekday', 'hour', 'sample', 'percent'],
    rows: cells.flatMap((hours, weekday) =>
      hours.flatMap((cell, hour) => (cell ? [[weekday, hour, cell.sample, cell.percent]] : [])),
    ),
  }),
  planned_actual: ({ planned_actual }) =>
    tableOf(['category', 'planned', 'actual', 'ratio', 'sample'], planned_actual),
  insights: ({ insights }) => ({
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
