import { scoredDates } from '#shared/accountability/score.ts'
import type { DateRange } from '#shared/time/dateRange.ts'
import { localDate } from '#shared/time/localDate.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { PersonId } from '#server/kit/db/userId.ts'

/** People whose items are read: their dates, the goals that they published, and their vacations, as the statements take them. */
export type ScoredPeople = {
  now: Date
  /** By person; who is gone is not there. */
  today: ReadonlyMap<PersonId, string>
  published: readonly { owner: PersonId; goal_id: string; since: string }[]
  vacations: readonly (DateRange & { owner: PersonId })[]
}

/** Reads what decides which items of people count. */
export async function readScoredPeople(db: Db, ids: readonly PersonId[], now: Date): Promise<ScoredPeople> {
  const [people, goals] = await Promise.all([
    db.read<PersonRow>(PEOPLE, [ids]),
    db.read<{ owner: PersonId; id: string; published_at: Date }>(PUBLISHED, [ids]),
  ])
  const ruleOf = new Map(people.map(({ id, timezone, day_start: dayStart }) => [id, { timezone, dayStart }]))
  return {
    now,
    today: new Map([...ruleOf].map(([id, rule]) => [id, localDate(now, rule)])),
    published: goals.flatMap(({ owner, id, published_at }) => {
      const rule = ruleOf.get(owner)
      return rule ? [{ owner, goal_id: id, since: localDate(published_at, rule) }] : []
    }),
    vacations: people.flatMap(({ id, vacations }) => vacations.map((dates) => ({ owner: id, ...dates }))),
  }
}

/** The values of {@link SCORED_PEOPLE}. */
export function valuesOfPeople({ now, today, published, vacations }: ScoredPeople): unknown[] {
  const dates = [...today.values()].map(scoredDates)
  return [
    [...today.keys()],
    dates.map(({ from }) => from),
    dates.map(({ to }) => to),
    published.map(({ owner }) => owner),
    published.map(({ goal_id }) => goal_id),
    published.map(({ since }) => since),
    vacations.map(({ owner }) => owner),
    vacations.map(({ from }) => from),
    vacations.map(({ to }) => to),
    now,
    dates.map(({ from }) => from).toSorted()[0] ?? null,
    dates
      .map(({ to }) => to)
      .toSorted()
      .at(-1) ?? null,
  ]
}

/** SQL: the people $1 with their dates, published goals and vacations. All dates are from $11 to $12, which an index finds. */
export const SCORED_PEOPLE = `
  people as (select * from unnest($1::uuid[], $2::date[], $3::date[]) as p (id, first, today)),
  published as (select * from unnest($4::uuid[], $5::uuid[], $6::date[]) as g (owner, goal_id, since)),
  vacations as (select * from unnest($7::uuid[], $8::date[], $9::date[]) as v (owner, first, last))`

type PersonRow = { id: PersonId; timezone: string; day_start: string; vacations: DateRange[] }

const PEOPLE = `
  select u.id, u.timezone, u.day_start, coalesce(s.vacations, '[]'::jsonb) as vacations
  from users u left join settings s on s.user_id = u.id where u.id = any($1::uuid[])`

const PUBLISHED = `
  select g.user_id as owner, g.id, g.published_at from goals g
  where g.user_id = any($1::uuid[]) and g.published_at is not null`
