import { invalidField } from '#shared/errors.ts'
import type { Task, TaskPatch } from '#shared/tasks/task.ts'
import { withFittingWitness } from '#shared/tasks/witness.ts'
import type { Db, Tx } from '#server/kit/db/database.ts'
import { parseJson } from '#server/kit/db/json.ts'
import type { OtherUserId, UserId } from '#server/kit/db/userId.ts'
import { arePartners } from '#server/partners/partnership.ts'
import { isMember } from '#server/teams/membership.ts'
import { readTask } from './rows.ts'

type Witnessed = Pick<Task, 'accountability_type' | 'witness_id'>

/**
 * The person is locked, so that who may witness stays so.
 *
 * @throws AppError `invalid` on `witness_id` for who is no partner of the person, or no team of theirs
 */
export async function checkWitness(db: Db, userId: UserId, task: Witnessed): Promise<void> {
  const { accountability_type: type, witness_id: id } = task
  if (id === null) return
  if (type === 'partner' && (await arePartners(db, userId, id as OtherUserId))) return
  if (type === 'team' && (await isMember(db, userId, id))) return
  throw invalidField(
    'witness_id',
    type === 'team' ? 'Choose one of your teams' : 'Choose one of your partners',
  )
}

/**
 * An edit with the witness that fits it. One that a task has already is not asked again: who is a partner no more counts as none.
 *
 * @throws AppError `not_found`; `invalid` on `witness_id`
 */
export async function patchWithWitness(
  tx: Tx,
  userId: UserId,
  id: string,
  patch: TaskPatch,
): Promise<TaskPatch> {
  if (patch.accountability_type === undefined && !patch.witness_id) return patch
  const task = parseJson(await readTask(tx, userId, id))
  const fitting = withFittingWitness(task, patch)
  const { accountability_type = task.accountability_type, witness_id = task.witness_id } = fitting
  const isSame = accountability_type === task.accountability_type && witness_id === task.witness_id
  if (!isSame) await checkWitness(tx, userId, { accountability_type, witness_id })
  return fitting
}
