import * as z from 'zod/mini'
import { AppError, invalidField } from '#shared/errors.ts'
import {
  type PutRitual,
  rangeOfRitual,
  refusalOfRitual,
  type Ritual,
  UNSAID,
  type UnsavedRitual,
} from '#shared/rituals/ritual.ts'
import type { Task } from '#shared/tasks/task.ts'
import { localDate } from '#shared/time/localDate.ts'
import { change } from '#server/kit/db/change.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Deps } from '#server/deps.ts'
import { decodeCursor, nextCursor } from '#server/kit/http/cursor.ts'
import type { Person } from '#server/kit/http/person.ts'
import { editTask } from '#server/tasks/edit.ts'
import { factsOf } from './facts.ts'
import { findRitual, readRituals, ritualId, type RitualOf, saveRitual, setRitualTrashed } from './rows.ts'

/** A ritual, or what it would begin with. @throws AppError `invalid` for a date for which none may be set */
export async function readRitual(deps: Deps, person: Person, of: RitualOf): Promise<Ritual | UnsavedRitual> {
  const saved = await findRitual(deps.db, person.id, of)
  if (saved?.deleted_at === null) return saved
  checkDate(deps, person, of)
  const facts = await factsOf(deps, person, rangeOf(deps, person, of))
  const nothing = { id: null, version: 0, deleted_at: null, created_at: null, updated_at: null } as const
  return { ...nothing, user_id: person.id, ...of, ...UNSAID, facts }
}

/**
 * Sets what is said of a date or a week and moves tasks, all or nothing. The facts are those before the moves of the first
 * time; after it they stay. The same again changes nothing.
 *
 * @throws AppError `invalid` for the date, and for tasks that the person does not have or, to be moved, has completed
 */
export function putRitual(
  deps: Deps,
  person: Person,
  of: RitualOf,
  { moves = [], ...said }: PutRitual,
): Promise<{ ritual: Ritual; isNew: boolean }> {
  return change(deps, person, async (tx, inside) => {
    checkDate(deps, person, of)
    const found = await findRitual(tx, person.id, of)
    const before = found?.deleted_at === null ? found : null
    const known = new Set(before?.task_ids)
    await checkTasks(
      tx,
      person.id,
      (said.task_ids ?? []).filter((id) => !known.has(id)),
    )
    const now = deps.now().toISOString()
    const begun = before ?? {
      ...UNSAID,
      ...of,
      id: found?.id ?? ritualId(person.id, of),
      facts: await factsOf(inside, person, rangeOf(deps, person, of)),
      created_at: now,
    }
    await moveTasks(inside, person, moves)
    const after = { ...begun, ...definedOf(said) }
    if (before && JSON.stringify(after) === JSON.stringify(before)) return { ritual: before, isNew: false }
    await saveRitual(tx, person.id, { ...after, version: (found?.version ?? 0) + 1, updated_at: now })
    tx.changed(person.id, 'rituals', after.id, before ? 'update' : 'insert')
    return { ritual: await savedRitual(tx, person.id, of), isNew: before === null }
  })
}

/** Moves a ritual to the trash; where there is none nothing happens. */
export function removeRitual(deps: Deps, person: Person, of: RitualOf): Promise<void> {
  return change(deps, person, async (tx) => {
    const found = await findRitual(tx, person.id, of)
    if (found?.deleted_at === null) await setRitualTrashed(tx, person.id, found.id, true, deps.now())
  })
}

/** Takes a ritual out of the trash; also one that is not there. @throws AppError `not_found` */
export function restoreRitual(deps: Deps, person: Person, of: RitualOf): Promise<Ritual> {
  return change(deps, person, async (tx) => {
    const found = await findRitual(tx, person.id, of)
    if (!found) throw new AppError('not_found', 'There is no such ritual')
    if (found.deleted_at === null) return found
    await setRitualTrashed(tx, person.id, found.id, false, deps.now())
    return savedRitual(tx, person.id, of)
  })
}

type Listing = {
  from?: string | undefined
  to?: string | undefined
  kind?: Ritual['kind'] | undefined
  trash?: 'true' | 'false' | undefined
  limit: number
  cursor?: string | undefined
}
const Offset = z.tuple([z.string().check(z.regex(/^\d{1,6}$/))])

/** A page of rituals, or of those in the trash, newest date first. */
export async function listRituals(
  { db }: Deps,
  { id }: Person,
  { trash, cursor, ...asked }: Listing,
): Promise<{ items: Ritual[]; next_cursor: string | null }> {
  const offset = cursor === undefined ? 0 : Number(decodeCursor(Offset, cursor)[0])
  const rows = await readRituals(db, id, { ...asked, isTrash: trash === 'true', offset })
  const items = rows.slice(0, asked.limit)
  return { items, next_cursor: nextCursor(rows, items, () => [String(offset + asked.limit)]) }
}

async function savedRitual(db: Db, userId: UserId, of: RitualOf): Promise<Ritual> {
  const saved = await findRitual(db, userId, of)
  if (!saved) throw new Error('A ritual that was just saved is gone')
  return saved
}

function checkDate({ now }: Deps, { dayRule, weekStart }: Person, { kind, date }: RitualOf) {
  const refusal = refusalOfRitual(kind, date, { today: localDate(now(), dayRule), weekStart })
  if (refusal) throw invalidField('date', refusal)
}

function rangeOf({ now }: Deps, { dayRule }: Person, { kind, date }: RitualOf) {
  return rangeOfRitual(kind, date, localDate(now(), dayRule))
}

function definedOf<Said extends object>(said: Said): Partial<Said> {
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)) as Partial<Said>
}

type Known = Pick<Task, 'id' | 'status' | 'scheduled_date'>
const KNOWN = `
  select id, status, scheduled_date from tasks
  where user_id = $1 and id = any($2::uuid[]) and deleted_at is null`

async function checkTasks(db: Db, userId: UserId, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const found = await db.query<Known>(KNOWN, [userId, ids])
  if (found.length < ids.length) throw invalidField('task_ids', 'Unknown task')
}

/** A task that is where it moves to stays as it is. */
async function moveTasks(
  inside: Deps,
  person: Person,
  moves: NonNullable<PutRitual['moves']>,
): Promise<void> {
  if (moves.length === 0) return
  const rows = await inside.db.query<Known>(KNOWN, [person.id, moves.map(({ task_id }) => task_id)])
  const known = new Map(rows.map((row) => [row.id, row]))
  for (const { task_id, to } of moves) {
    const task = known.get(task_id)
    if (!task) throw invalidField('moves', 'Unknown task')
    if (task.scheduled_date === to) continue
    if (task.status === 'completed') throw invalidField('moves', 'A completed task stays on its date')
    await editTask(inside, person, task_id, { scheduled_date: to }, 'this')
  }
}
