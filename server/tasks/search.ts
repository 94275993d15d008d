import { addDays, daysBetween } from '#shared/time/civil.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'

/** What is searched for, by {@link searchWords}, the person's present date, and the last task of the page before. */
export type Search = { words: readonly string[]; today: string; after: Place | null }
/** A task's place among what a search finds: its day, and its id. */
type Place = { day: string; id: string }

/** SQL: the day by which a found task is near or far, which an index of the same expression has in order. */
export const DAY = "coalesce(t.scheduled_date, (t.created_at at time zone 'UTC')::date)"

/**
 * The ids of a person's tasks, completed and deleted ones too, whose titles have words that begin with each of the searched
 * ones: the nearest to today first, of two equally near days the earlier (docs/rules/tasks.md, Search).
 *
 * Words that many tasks have are found by a look at the nearest tasks alone, rare ones by the index of words: either way the
 * work does not grow with the number of tasks.
 *
 * @param most so many ids at most
 */
export async function findTasks(db: Db, userId: UserId, search: Search, most: number): Promise<string[]> {
  const words = search.words.map((word) => `'${userId.slice(-KEY)}${word}':*`).join(' & ')
  const [before, after] = boundsOf(search)
  const values = [userId, most, words, search.today, before.day, before.id, after.day, after.id]
  const [near] = await db.read<{ ids: string[]; is_all: boolean }>(NEAREST, values)
  if (near && (near.is_all || near.ids.length === most)) return near.ids
  const [indexed] = await db.read<{ ids: string[] }>(INDEXED, values)
  return indexed?.ids ?? []
}

/** The digits of a person's id that begin each of their words in the index. */
const KEY = 8
/** So many tasks on each side of today are looked at one by one. */
const LOOKED_AT = 1000
const FIRST_ID = '00000000-0000-0000-0000-000000000000'
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** What comes after a place: on the side of today and earlier what is less than the first bound, on the other what is greater than the second. */
function boundsOf({ today, after }: Search): readonly [before: Place, after: Place] {
  if (!after) return [startOf(addDays(today, 1)), { day: today, id: LAST_ID }]
  const distance = Math.abs(daysBetween(today, after.day))
  if (after.day > today) return [startOf(addDays(today, -distance)), after]
  return [after, { day: addDays(today, Math.max(0, distance - 1)), id: LAST_ID }]
}

function startOf(day: string): Place {
  return { day, id: FIRST_ID }
}

const DISTANCE = `abs(day - $4::date)`
const ORDER = `${DISTANCE}, day > $4::date, case when day > $4::date then id end, id desc`

const NEAREST = `
  with before as materialized (
    select t.id, ${DAY} as day, t.words from tasks t
    where t.user_id = $1 and (${DAY}, t.id) < ($5::date, $6::uuid) order by ${DAY} desc, t.id desc limit ${LOOKED_AT}
  ), after as materialized (
    select t.id, ${DAY} as day, t.words from tasks t
    where t.user_id = $1 and (${DAY}, t.id) > ($7::date, $8::uuid) order by ${DAY}, t.id limit ${LOOKED_AT}
  ), reached as (
    -- How far each side was looked at; null where it was to its end.
    select (select case when count(*) = ${LOOKED_AT} then $4::date - min(day) end from before) as before,
      (select case when count(*) = ${LOOKED_AT} then max(day) - $4::date end from after) as after
  ), found as (
    select id, day from before where words @@ $3::tsquery and coalesce($4::date - day <= (select after from reached), true)
    union all
    select id, day from after where words @@ $3::tsquery and coalesce(day - $4::date < (select before from reached), true)
  )
  select array(select id::text from found order by ${ORDER} limit $2::int) as ids,
    (select before is null and after is null from reached) as is_all`

/** As text a person's id is in no index: the planner, which knows little of words, can then use nothing but theirs. */
const INDEXED = `
  with found as materialized (
    select t.id, ${DAY} as day from tasks t where t.user_id::text = $1::uuid::text and t.words @@ $3::tsquery
  )
  select array(
    select id::text from found where
      case when day > $4::date then (day, id) > ($7::date, $8::uuid) else (day, id) < ($5::date, $6::uuid) end
    order by ${ORDER} limit $2::int
  ) as ids`
