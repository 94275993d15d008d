import type { ExportedCard } from '#shared/analytics/analytics.ts'
import { bestStreakIn } from '#shared/analytics/bestStreak.ts'
import { csvOf } from '#shared/analytics/csv.ts'
import type { AnalyticsQuery, Period } from '#shared/analytics/period.ts'
import { type AnalyticsRow, dayRow } from '#shared/analytics/rows.ts'
import { CHART_TABLES, type FigureCard, FIGURES, tableOfRows } from '#shared/analytics/tables.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/http/person.ts'
import { askedPeriod, readAnalytics } from './answer.ts'
import { readStreak } from './facts.ts'
import { readAllRows } from './rows.ts'

/** A card as CSV, with a name for its file. @throws AppError `invalid` for a period that begins after today */
export async function exportCard(
  deps: Deps,
  person: Person,
  card: ExportedCard,
  asked: AnalyticsQuery,
): Promise<{ csv: string; name: string }> {
  const period = askedPeriod(deps, person, asked)
  const { header, rows } = isFigure(card)
    ? tableOfRows(await countedRows(deps, person, card, period))
    : CHART_TABLES[card](await readAnalytics(deps, person, asked))
  return { csv: csvOf(header, rows), name: `${card}-${period.period}-${period.from}.csv` }
}

function isFigure(card: ExportedCard): card is FigureCard {
  return FIGURES.some((each) => each === card)
}

const COUNTED = { completion_rate: 'due', tasks_completed: 'completed', focus_hours: 'focus' } as const

async function countedRows(
  deps: Deps,
  person: Person,
  card: FigureCard,
  { counted, today }: Period,
): Promise<readonly AnalyticsRow[]> {
  if (card !== 'best_streak') return readAllRows(deps, person, { of: COUNTED[card], ...counted })
  const { dates } = bestStreakIn(counted, await readStreak(deps.db, person.id), today)
  return dates.map((date) => dayRow(date, 'kept'))
}
