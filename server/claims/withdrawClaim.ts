import { nextState } from '#shared/claims/nextState.ts'
import type { PersonId } from '#server/kit/db/userId.ts'
import type { Inside } from '#server/deps.ts'
import type { Facts } from '#server/kit/facts/facts.ts'
import { claimOfTask, factsOf } from './rows.ts'
import { takePicture } from './pictures.ts'
import { saveClaim } from './saveClaim.ts'

/** Withdraws the claim of a task whose completion is undone, unless somebody has decided it. The person is locked. */
export async function withdrawClaim(
  inside: Inside,
  { id }: { id: PersonId },
  { task_id }: Facts['task.uncompleted'],
): Promise<void> {
  const row = await claimOfTask(inside.db, id, task_id)
  const next = row && nextState(factsOf(row), { do: 'undo' }, inside.now())
  if (!next) return
  await takePicture(inside, row, null)
  await saveClaim(inside, row, next, { file_id: null })
}
