import * as z from 'zod/mini'
import { focusByTask } from '#shared/analytics/focus.ts'
import { csvOf } from '#shared/text/csv.ts'
import type { InsightKey } from '#shared/analytics/insightSchemas.ts'
import { type AnalyticsRow, type AnalyticsRows, dayRow, rowOf } from '#shared/analytics/rows.ts'
import type { Selection } from '#shared/analytics/selection.ts'
import { tableOfRows } from '#shared/analytics/tables.ts'
import { domainOf } from '#shared/domains/figures.ts'
import { type DateRange, includes } from '#shared/time/dateRange.ts'
import { localDate } from '#shared/time/localDate.ts'
import type { Deps } from '#server/deps.ts'
import { decodeCursor, encodeCursor } from '#server/kit/http/cursor.ts'
import type { Person } from '#server/kit/http/person.ts'
import { countedDates } from '#server/progress/streakDays.ts'
import { focusIntervals } from '#server/tasks/focus.ts'
import { inOrder, keyOf, Place, placed } from './countedRows.ts'
import { readDomains, readDuePasts, readWindow } from './facts.ts'
import { countTasks, readTaskRows, taskRows, type TaskSelection } from './taskRows.ts'

type Page = { limit: number; cursor?: string | undefined }

/** A page of what a number of the analytics counts, of the person who asks. @throws AppError `invalid` for an unknown cursor */
export async function readRows(
  deps: Deps,
  person: Person,
  selection: Selection,
  { limit, cursor }: Page,
): Promise<AnalyticsRows> {
  if (isOfTasks(selection)) return readCounted(deps, person, selection, { limit, cursor })
  const offset = cursor === undefined ? 0 : Number(decodeCursor(Offset, cursor)[0])
  const { rows, total } = await readListed(deps, person, selection, { offset, limit })
  const end = offset + limit
  return { items: rows, next_cursor: end < total ? encodeCursor([String(end)]) : null, total }
}

/** All that a number of the analytics counts, in the order of the pages, as CSV. */
export async function readAllRows(deps: Deps, person: Person, selection: Selection): Promise<string> {
  if (!isOfTasks(selection)) {
    const { header, rows } = tableOfRows((await readListed(deps, person, selection)).rows)
    return csvOf(header, rows)
  }
  const { today, asked } = upToToday(deps, person, selection)
  return deps.compute(person, 'countedCsv', async () => {
    const domains = await readDomains(deps, person)
    const [habits, tasks] = await Promise.all([
      selection.of === 'due' ? readDuePasts(deps.db, person, asked, today) : null,
      readTaskRows(deps.db, person, asked, { domains, today }),
    ])
    return [{ habits, tasks, domains }]
  })
}

const Offset = z.tuple([z.string().check(z.regex(/^\d{1,6}$/))])
function isOfTasks(selection: Selection): selection is Selection & TaskSelection {
  return ['due', 'completed', 'measured', 'hours'].includes(selection.of)
}

/** Rows that may be many: each page begins where the one before has ended. */
async function readCounted(
  deps: Deps,
  person: Person,
  selection: TaskSelection,
  { limit, cursor }: Page,
): Promise<AnalyticsRows> {
  const after = cursor === undefined ? null : decodeCursor(Place, cursor)
  const { rows, places, total } = await readMerged(deps, person, selection, { limit, after })
  const last = rows.length > limit ? places[limit - 1] : undefined
  return { items: rows.slice(0, limit), next_cursor: last ? encodeCursor(last) : null, total: await total() }
}

/** Tasks, and where the number counts them habits, by date, from a place on; one more than asked for shows that there are more. */
async function readMerged(
  deps: Deps,
  person: Person,
  selection: TaskSelection,
  { limit, after }: { limit: number; after: Place | null },
) {
  const { db } = deps
  const { today, asked } = upToToday(deps, person, selection)
  const domains = await readDomains(deps, person)
  const page = { limit: limit + 1, after: afterTask(after) }
  const [tasks, habits] = await Promise.all([
    taskRows(db, person, asked, { domains, today, page }),
    selection.of === 'due'
      ? deps.compute(person, 'dueHabits', async () => [
          await readDuePasts(db, person, asked, today),
          { after: after === null ? '' : keyOf(after), limit: limit + 1 },
        ])
      : { found: [], total: 0 },
  ])
  const sorted = inOrder([...tasks.map((row) => placed(row, 0)), ...habits.found])
  return {
    rows: sorted.map(({ row }) => row),
    places: sorted.map(({ place }) => place),
    total: async () => habits.total + (await countTasks(db, person, asked, { domains, today })),
  }
}

function upToToday({ now }: Deps, { dayRule }: Person, selection: TaskSelection) {
  const today = localDate(now(), dayRule)
  return { today, asked: { ...selection, to: selection.to < today ? selection.to : today } }
}

/** Of a date habits come before tasks. */
function afterTask(after: Place | null): { date: string; id: string } | null {
  if (after === null) return null
  const [date, kind, id] = after
  return { date, id: kind === 'task' ? id : '00000000-0000-0000-0000-000000000000' }
}

const ALL = { offset: 0, limit: Infinity }

/** A part of rows that are few, or that follow from all others, and how many there are. */
async function readListed(
  deps: Deps,
  person: Person,
  selection: Selection,
  part: { offset: number; limit: number } = ALL,
): Promise<{ rows: AnalyticsRow[]; total: number }> {
  const { of, from, to, about } = selection
  if (of === 'focus' || of === 'streak') {
    const rows = await (of === 'focus' ? focusRows : streakRows)(deps, person, selection)
    return { rows: rows.slice(part.offset, part.offset + part.limit), total: rows.length }
  }
  const today = localDate(deps.now(), person.dayRule)
  const habit = of === 'habit_strongest' ? about : undefined
  return deps.compute(person, 'sample', async () => [
    await readWindow(deps, person, { window: { from, to }, today, habit }),
    of as InsightKey,
    { about, ...part },
  ])
}

async function streakRows({ db }: Deps, { id }: Person, range: DateRange): Promise<AnalyticsRow[]> {
  const dates = await countedDates(db, id)
  return dates.filter((date) => includes(range, date)).map((date) => dayRow(date, 'kept'))
}

/** One row a task, on the date on which its timer began first. */
async function focusRows(deps: Deps, person: Person, range: DateRange): Promise<AnalyticsRow[]> {
  const [domains, intervals] = await Promise.all([
    readDomains(deps, person),
    focusIntervals(deps.db, person, range),
  ])
  const seconds = focusByTask(range, intervals)
  const rows = new Map<string, AnalyticsRow>()
  for (const interval of intervals) {
    if (rows.has(interval.id)) continue
    const own = { seconds: seconds.get(interval.id) ?? 0, domain_id: domainOf(interval, domains) }
    rows.set(interval.id, rowOf({ ...interval, ...own }))
  }
  return [...rows.values()]
}
