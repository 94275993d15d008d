import { scoredDates } from '#shared/accountability/score.ts'
import type { Series } from '#shared/tasks/repeating/series.ts'
import type { DateRange } from '#shared/time/dateRange.ts'
import { parseInstant } from '#shared/time/instant.ts'
import { localDate } from '#shared/time/localDate.ts'
import type { Db } from '#server/kit/db/database.ts'
import { instantSql } from '#server/kit/db/instantSql.ts'
import type { PersonId } from '#server/kit/db/userId.ts'
import { SERIES_FIELDS } from '#server/tasks/series.ts'

/** People whose items are read: their dates, the goals that they published, and their vacations, as the statements take them. */
export type ScoredPeople = {
  now: Date
  /** By person; who is gone is not there. */
  today: ReadonlyMap<PersonId, string>
  published: readonly { owner: PersonId; goal_id: string; since: string }[]
  vacations: readonly (DateRange & { owner: PersonId })[]
  /** Series of which no list may have made what was due until yesterday. Almost always none: an hourly job makes those of a week ahead. */
  unmade: readonly (Series & { owner: PersonId })[]
}

/** Reads what decides which items of people count, in one statement. */
export async function readScoredPeople(db: Db, ids: readonly PersonId[], now: Date): Promise<ScoredPeople> {
  const people = await db.read<PersonRow>(PEOPLE, [ids, now])
  const dated = people.map((person) => {
    const rule = { timezone: person.timezone, dayStart: person.day_start }
    return { ...person, rule, today: localDate(now, rule) }
  })
  return {
    now,
    today: new Map(dated.map(({ id, today }) => [id, today])),
    published: dated.flatMap(({ id: owner, published, rule }) =>
      published.map((goal) => ({
        owner,
        goal_id: goal.id,
        since: localDate(parseInstant(goal.published_at), rule),
      })),
    ),
    vacations: dated.flatMap(({ id, vacations }) => vacations.map((dates) => ({ owner: id, ...dates }))),
    unmade: dated.flatMap(({ id, unmade }) => unmade.map((series) => ({ owner: id, ...series }))),
  }
}

/** The values of {@link SCORED_PEOPLE}. */
export function valuesOfPeople({
  now,
  today,
  published,
  vacations,
}: Omit<ScoredPeople, 'unmade'>): unknown[] {
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

type PersonRow = {
  id: PersonId
  timezone: string
  day_start: string
  vacations: DateRange[]
  published: { id: string; published_at: string }[]
  unmade: Series[]
}

/** No date is later than tomorrow in UTC. */
const PEOPLE = `
  select u.id, u.timezone, u.day_start, coalesce(s.vacations, '[]'::jsonb) as vacations,
    (
      select coalesce(json_agg(json_build_object('id', g.id, 'published_at', ${instantSql('g.published_at')})), '[]')
      from goals g where g.user_id = u.id and g.published_at is not null
    ) as published,
    (
      select coalesce(json_agg(row_to_json(series)), '[]') from (
        select ${SERIES_FIELDS} from recurrences r
        where r.user_id = u.id and r.basis = 'schedule' and not r.ended and r.set_aside_at is null
          and r.made_until < $2::timestamptz::date
      ) series
    ) as unmade
  from users u left join settings s on s.user_id = u.id where u.id = any($1::uuid[])`
