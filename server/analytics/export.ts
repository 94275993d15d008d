import type { Analytics, ExportedCard } from '#shared/analytics/analytics.ts'
import { balanceOf } from '#shared/analytics/balance.ts'
import { barsOf } from '#shared/analytics/bars.ts'
import { bestHoursOf } from '#shared/analytics/bestHours.ts'
import { bestStreakIn } from '#shared/analytics/bestStreak.ts'
import { categoriesOf, plannedActualOf } from '#shared/analytics/categories.ts'
import { csvOf } from '#shared/text/csv.ts'
import type { Pieces } from '#shared/analytics/facts.ts'
import type { AnalyticsQuery, Period } from '#shared/analytics/period.ts'
import { dayRow } from '#shared/analytics/rows.ts'
import {
  CHART_TABLES,
  type ChartCard,
  type FigureCard,
  FIGURES,
  type Table,
  tableOfRows,
} from '#shared/analytics/tables.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import { completedTasks, dueTasks } from '#server/tasks/counts.ts'
import { focusSums } from '#server/tasks/focus.ts'
import { makeOccurrences } from '#server/tasks/makeOccurrences.ts'
import { askedPeriod } from './answer.ts'
import { readDomains, readDueHabits, readHours, readStreak, readWindow } from './facts.ts'
import { readAllRows } from './rows.ts'
import { inDomains } from './windowFacts.ts'

/** A card as CSV, with a name for its file. @throws AppError `invalid` for a period that begins after today */
export async function exportCard(
  deps: Deps,
  person: Person,
  card: ExportedCard,
  asked: AnalyticsQuery,
): Promise<{ csv: string; name: string }> {
  const period = askedPeriod(deps, person, asked)
  const csv = isFigure(card)
    ? await countedCsv(deps, person, card, period)
    : csvOfTable(await chartTable(deps, person, card, period))
  return { csv, name: `${card}-${period.period}-${period.from}.csv` }
}

function isFigure(card: ExportedCard): card is FigureCard {
  return FIGURES.some((each) => each === card)
}

const COUNTED = { completion_rate: 'due', tasks_completed: 'completed', focus_hours: 'focus' } as const

async function countedCsv(
  deps: Deps,
  person: Person,
  card: FigureCard,
  { counted, today }: Period,
): Promise<string> {
  if (card !== 'best_streak') return readAllRows(deps, person, { of: COUNTED[card], ...counted })
  const { dates } = bestStreakIn(counted, await readStreak(deps.db, person.id), today)
  return csvOfTable(tableOfRows(dates.map((date) => dayRow(date, 'kept'))))
}

function csvOfTable({ header, rows }: Table): string {
  return csvOf(header, rows)
}

async function chartTable(deps: Deps, person: Person, card: ChartCard, period: Period): Promise<Table> {
  await makeOccurrences(deps.db, person.id, period, deps.now()) // bars show the plan of dates to come
  return tableFor(card, deps, person, period)
}

async function tableFor<Card extends ChartCard>(card: Card, ...asked: Asked): Promise<Table> {
  return CHART_TABLES[card](await CHARTS[card](...asked))
}

type Asked = [deps: Deps, person: Person, period: Period]

/** Each chart from its own facts alone. */
const CHARTS: { [Card in ChartCard]: (...asked: Asked) => Promise<Analytics[Card]> } = {
  async bars({ db }, { id }, period) {
    const pieces = { from: period.from, to: period.to, starts: period.bars.map(({ from }) => from) }
    const [completed, due] = await Promise.all([completedTasks(db, id, pieces), dueTasks(db, id, pieces)])
    return barsOf({ period, completed, due })
  },
  async categories(deps, person, period) {
    const [completed, worked] = await Promise.all([
      completedTasks(deps.db, person.id, pieceOf(period)),
      focusSums(deps.db, person, onlyCounted(period)),
    ])
    return categoriesOf({ period, completed, worked })
  },
  async domains(deps, person, period) {
    const [domains, due, sums, habits] = await Promise.all([
      readDomains(deps, person),
      dueTasks(deps.db, person.id, pieceOf(period)),
      focusSums(deps.db, person, onlyCounted(period)),
      readDueHabits(deps.db, person, { range: period.counted, today: period.today }),
    ])
    return balanceOf({ period, domains, due, worked: inDomains(sums, domains), habits })
  },
  best_hours: async ({ db }, { id }, period) =>
    bestHoursOf({ period, hours: await readHours(db, id, period) }),
  planned_actual: async ({ db }, { id }, period) =>
    plannedActualOf({ period, completed: await completedTasks(db, id, pieceOf(period)) }),
  insights: async (deps, person, period) =>
    deps.compute(person, 'insights', async () => [await readWindow(deps, person, period)]),
}

/** A period up to today as one piece. */
function pieceOf({ counted }: Period): Pieces {
  return { ...counted, starts: [counted.from] }
}

/** Nothing is compared. */
function onlyCounted({ counted }: Period) {
  return { compared: counted, counted }
}
