import { invalidField } from '#shared/errors.ts'
import { MOST_ROUTINES, type Routine, ROUTINE_FIELDS } from '#shared/routines/routine.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Entity } from '#server/kit/entity/entity.ts'

/** Routines (docs/rules/routines.md, Routines). */
export const routine: Entity<typeof ROUTINE_FIELDS, Routine> = {
  table: 'routines',
  noun: 'routine',
  fields: ROUTINE_FIELDS,
  maxRows: MOST_ROUTINES,
  order: 'e."targetTime" nulls last, e.created_at',
  async complete(tx, person, asked) {
    await checkHabits(tx, person.id, asked.habit_ids)
    return asked
  },
  async revise(tx, person, { patch }) {
    if (patch.habit_ids) await checkHabits(tx, person.id, patch.habit_ids)
    return { patch, more: {} }
  },
  async present(db, person, rows) {
    const live = await liveAmong(db, person.id, [...new Set(rows.flatMap(({ habit_ids }) => habit_ids))])
    return rows.map((row) => ({ ...row, habit_ids: row.habit_ids.filter((id) => live.has(id)) }))
  },
}

async function checkHabits(db: Db, userId: UserId, ids: readonly string[]): Promise<void> {
  const live = await liveAmong(db, userId, ids)
  if (ids.some((id) => !live.has(id))) throw invalidField('habit_ids', 'There is no such habit')
}

async function liveAmong(db: Db, userId: UserId, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db.read<{ id: string }>(LIVE, [userId, ids])
  return new Set(rows.map(({ id }) => id))
}

const LIVE = 'select id from habits where user_id = $1 and id = any($2::uuid[]) and deleted_at is null'
