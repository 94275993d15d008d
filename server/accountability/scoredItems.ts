import type { ScoredItems } from '#shared/accountability/score.ts'
import { scoredDates } from '#shared/accountability/score.ts'
import { isRule } from '#shared/tasks/repeating/recurrence.ts'
import { datesToMake, type Series } from '#shared/tasks/repeating/series.ts'
import { addDays } from '#shared/time/civil.ts'
import { includes } from '#shared/time/dateRange.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { PersonId } from '#server/kit/db/userId.ts'
import { ofItems } from './itemsSql.ts'
import { readScoredPeople, type ScoredPeople, valuesOfPeople } from './scoredPeople.ts'

export type ItemsOfPerson = { today: string; items: ScoredItems[] }

/**
 * What the scores of people count (docs/rules/accountability.md, Score), in two statements. It changes nothing.
 *
 * @returns by person; who is gone is not there
 */
export async function readScoredItems(
  db: Db,
  ids: readonly PersonId[],
  now: Date,
): Promise<Map<PersonId, ItemsOfPerson>> {
  if (ids.length === 0) return new Map()
  const people = await readScoredPeople(db, ids, now)
  const rows = await db.read<ScoredItems & { user_id: PersonId }>(countedOf(people), valuesOfPeople(people))
  const found = new Map([...people.today].map(([id, today]) => [id, { today, items: [] as ScoredItems[] }]))
  for (const { user_id, ...item } of rows) found.get(user_id)?.items.push(item)
  for (const { owner, ...item } of unmadeItems(people)) found.get(owner)?.items.push(item)
  return found
}

const countedOf = ofItems(`
  select i.user_id, i.date, i.type, i.is_public as "isPublic", i.outcome, count(*)::int as items
  from items i group by 1, 2, 3, 4, 5`)

/** Occurrences that were missed before any list has made them. */
function unmadeItems(people: ScoredPeople): (ScoredItems & { owner: PersonId })[] {
  return people.unmade.flatMap(({ owner, ...series }) => {
    const today = people.today.get(owner)
    return today === undefined ? [] : missedOf(series, { owner, today, people })
  })
}

type Owned = { owner: PersonId; today: string; people: ScoredPeople }

function missedOf(series: Series, { owner, today, people }: Owned): (ScoredItems & { owner: PersonId })[] {
  if (!isRule(series.rrule)) return []
  const { accountability_type: type, goal_id } = series.template
  const range = { from: scoredDates(today).from, to: addDays(today, -1) }
  const goal = people.published.find((each) => each.owner === owner && each.goal_id === goal_id)
  const away = people.vacations.filter((each) => each.owner === owner)
  return datesToMake(series, { from: range.from, end: range.to, today }, Infinity)
    .dates.filter((date) => includes(range, date) && !away.some((dates) => includes(dates, date)))
    .map((date) => {
      const isPublic = goal !== undefined && goal.since <= date
      return { owner, date, type, isPublic, outcome: 'missed', items: 1 }
    })
}
