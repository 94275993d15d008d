import * as z from 'zod/mini'
import {
  ACTIVITY_DAYS,
  type ActivityItem,
  type ActivityKind,
  type ActivityPage,
  type Reached,
} from '#shared/activity/activity.ts'
import { shownToOthers } from '#shared/achievements/shownToOthers.ts'
import { FORMER_MEMBER } from '#shared/people/card.ts'
import { daysBefore } from '#shared/time/durations.ts'
import type { Deps } from '#server/deps.ts'
import { instantSql } from '#server/kit/db/instantSql.ts'
import type { OtherUserId, PersonId } from '#server/kit/db/userId.ts'
import { decodeCursor, nextCursor } from '#server/kit/http/cursor.ts'
import type { Person } from '#server/kit/http/person.ts'
import { cardsOf } from '#server/people/cardsOf.ts'
import { namesOfSeen } from '#server/challenges/namesOfSeen.ts'
import { NEAR, shownTo } from './shown.ts'

/** Who looks. */
export type Viewer = Pick<Person, 'id' | 'isGamified'>
type Listing = { limit: number; cursor?: string | undefined }

/**
 * A page of what somebody, their friends and their team mates reached in the last days, newest first: five statements, however many
 * there are.
 */
export async function listActivity(
  deps: Pick<Deps, 'db' | 'files' | 'now'>,
  viewer: Viewer,
  listing: Listing,
): Promise<ActivityPage> {
  const near = await deps.db.read<{ id: OtherUserId }>(NEAR, [viewer.id])
  return listActivityOf(deps, viewer, { owners: [viewer.id, ...near.map(({ id }) => id)] }, listing)
}

/** The same of people whom the viewer may see. @param among `kinds` are all without them */
export async function listActivityOf(
  deps: Pick<Deps, 'db' | 'files' | 'now'>,
  { id: viewer, isGamified }: Viewer,
  { owners, kinds = null }: { owners: readonly PersonId[]; kinds?: readonly ActivityKind[] | null },
  { limit, cursor }: Listing,
): Promise<ActivityPage> {
  const { db, now } = deps
  const [, at, id] = cursor === undefined ? [] : decodeCursor(Cursor, cursor)
  const values = [viewer, owners, oldestShown(now()), limit + 1, at ?? null, id ?? null, isGamified, kinds]
  const found = await db.read<ItemRow>(ITEMS, values)
  const page = found.slice(0, limit)
  const shown = page.flatMap((row) => [row.user_id, ...row.cheered_by])
  const cards = await cardsOf(deps, viewer, [...new Set(shown)])
  const cardOf = (of: PersonId) => cards.get(of) ?? FORMER_MEMBER
  const ended = page.filter(({ kind }) => kind === 'challenge').map(({ subject }) => subject)
  const names = await namesOfSeen(db, viewer, ended)
  return {
    // Who is banned is hidden for as long.
    items: page.flatMap((row): ActivityItem[] => {
      const { user_id, kind, subject, title, viewer_has, won, cheered_by, ...rest } = row
      const person = cardOf(user_id)
      const reached = reachedOf({ kind, subject, title, viewer_has, won }, names)
      if (person.user_id === null || !reached) return []
      return [{ ...rest, person, cheered_by: cheered_by.map(cardOf), ...reached }]
    }),
    next_cursor: nextCursor(found, page, (last) => ['activity', last.created_at, last.id]),
  }
}

/** What was reached before it is not shown any more. */
export function oldestShown(now: Date): Date {
  return daysBefore(now, ACTIVITY_DAYS)
}

const Cursor = z.tuple([z.literal('activity'), z.iso.datetime(), z.uuid()])

/**
 * `title` is that of a goal which others may see, else null; `viewer_has`: who looks has the same achievement; `won`: a challenge was.
 */
type ReachedRow = {
  kind: ActivityKind
  subject: string
  title: string | null
  viewer_has: boolean
  won: boolean
}

type ItemRow = ReachedRow & {
  user_id: PersonId
  id: string
  created_at: string
  cheers: number
  cheered: boolean
  cheered_by: PersonId[]
}

/** @param names those of challenges that who looks sees, by id */
function reachedOf(
  { kind, subject, title, viewer_has, won }: ReachedRow,
  names: ReadonlyMap<string, string>,
): Reached | null {
  switch (kind) {
    case 'streak':
      return { kind, data: { days: Number(subject) } }
    case 'level':
      return { kind, data: { level: Number(subject) } }
    case 'achievement': {
      const data = shownToOthers(subject, viewer_has)
      return data && { kind, data }
    }
    case 'goal':
      return { kind, data: { goal_id: title === null ? null : subject, title } }
    case 'challenge': {
      const name = names.get(subject) ?? null
      return { kind, data: { challenge_id: name === null ? null : subject, name, won } }
    }
  }
}

const ITEMS = `
  with unlocked as (select k.key from achievement_unlocks k where k.user_id = $1)
  select a.user_id, a.id, a.kind, a.subject, ${instantSql('a.created_at')} as created_at,
    (
      select g.title from goals g
      where g.user_id = a.user_id and a.kind = 'goal' and g.id::text = a.subject and g.published and not g.archived
        and g.deleted_at is null
    ) as title,
    a.kind = 'achievement' and a.subject in (select key from unlocked) as viewer_has,
    exists (
      select from my_challenges m
      where m.user_id = a.user_id and a.kind = 'challenge' and m.challenge_id::text = a.subject and m.won
    ) as won,
    (select count(*)::int from cheers c where c.user_id = a.user_id and c.item_id = a.id) as cheers,
    exists (
      select from cheers c where c.user_id = a.user_id and c.item_id = a.id and c.cheered_by = $1
    ) as cheered,
    array(
      select c.cheered_by from cheers c where c.user_id = a.user_id and c.item_id = a.id and a.user_id = $1
      order by c.created_at desc, c.cheered_by limit 3
    ) as cheered_by
  from activity a left join settings s on s.user_id = a.user_id
  where a.user_id = any($2::uuid[]) and a.created_at > $3 and ${shownTo('$1', '$7::bool')}
    and ($8::text[] is null or a.kind = any($8))
    and ($5::timestamptz is null or (a.created_at, a.id) < ($5, $6::uuid))
  order by a.created_at desc, a.id desc limit $4`
