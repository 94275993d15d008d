import type { Ritual, RitualKind } from '#shared/rituals/ritual.ts'
import { derivedId } from '#shared/tasks/derivedId.ts'
import type { Db, Tx } from '#server/kit/db/database.ts'
import { instantSql } from '#server/kit/db/instantSql.ts'
import type { UserId } from '#server/kit/db/userId.ts'

/** What a ritual is about: a local date, of a weekly review the first one of its week. */
export type RitualOf = { kind: RitualKind; date: string }

const COLUMNS = `
  r.id, r.user_id, r.kind, r.date, r.skipped, r.intention, r.note, r.mood, r.task_ids, r.facts, r.version,
  ${instantSql('r.deleted_at')} as deleted_at, ${instantSql('r.created_at')} as created_at,
  ${instantSql('r.updated_at')} as updated_at`

/** The id of a new ritual: the same on every device. One that was imported keeps the id that it came with. */
export function ritualId(userId: UserId, { kind, date }: RitualOf): string {
  return derivedId(userId, `${kind} ${date}`)
}

/** One ritual, also from the trash; null where there is none. */
export async function findRitual(db: Db, userId: UserId, of: RitualOf): Promise<Ritual | null> {
  const [row] = await db.read<Ritual>(FIND, [userId, of.kind, of.date])
  return row ?? null
}

const FIND = `select ${COLUMNS} from rituals r where r.user_id = $1 and r.kind = $2 and r.date = $3`

type Listing = {
  from?: string | undefined
  to?: string | undefined
  kind?: RitualKind | undefined
  isTrash: boolean
  limit: number
  offset: number
}

/** Rituals of a range, or those in the trash, newest date first. One more than `limit` is read. */
export function readRituals(
  db: Db,
  userId: UserId,
  { from, to, kind, isTrash, limit, offset }: Listing,
): Promise<Ritual[]> {
  return db.read(isTrash ? LIST.trash : LIST.live, [
    userId,
    from ?? null,
    to ?? null,
    kind ?? null,
    limit + 1,
    offset,
  ])
}

const list = (which: string) => `
  select ${COLUMNS} from rituals r
  where r.user_id = $1 and ${which} and ($2::date is null or r.date >= $2) and ($3::date is null or r.date <= $3)
    and ($4::text is null or r.kind = $4)
  order by r.date desc, r.kind, r.id limit $5 offset $6`
const LIST = { live: list('r.deleted_at is null'), trash: list('r.deleted_at is not null') }

/** Sets a ritual, also in the place of one in the trash. */
export async function saveRitual(
  tx: Tx,
  userId: UserId,
  row: Omit<Ritual, 'user_id' | 'deleted_at'>,
): Promise<void> {
  const { id, kind, date, skipped, intention, note, mood, task_ids, facts, version } = row
  const said = [skipped, intention, note, mood, task_ids, JSON.stringify(facts), version]
  await tx.query(SAVE, [userId, id, kind, date, ...said, row.created_at, row.updated_at])
}

const SAVE = `
  insert into rituals (user_id, id, kind, date, skipped, intention, note, mood, task_ids, facts, version, created_at,
    updated_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
  on conflict (user_id, id) do update set skipped = $5, intention = $6, note = $7, mood = $8, task_ids = $9, facts = $10,
    version = $11, created_at = $12, updated_at = $13, deleted_at = null`

/** Moves a ritual to the trash or out of it. */
export async function setRitualTrashed(
  tx: Tx,
  userId: UserId,
  id: string,
  isTrashed: boolean,
  now: Date,
): Promise<void> {
  await tx.query(
    'update rituals set deleted_at = $3, version = version + 1, updated_at = $4 where user_id = $1 and id = $2',
    [userId, id, isTrashed ? now : null, now],
  )
  tx.changed(userId, 'rituals', id, isTrashed ? 'delete' : 'update')
}
