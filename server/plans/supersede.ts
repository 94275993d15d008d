import { AppError } from '#shared/errors.ts'
import type { Tx } from '#server/kit/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import { readStored, savePlan, shown, type StoredPlan } from './rows.ts'

/**
 * Refuses a proposal for one that comes in its place, which then belongs to the same conversation.
 *
 * @param inside in the transaction that stores the new one
 * @returns the new one with the thread and run of the old; unless another message shows it; in place of a part that
 *   goes on it goes on too
 * @throws AppError `not_found`; `conflict` with the plan when it is no proposal any more
 */
export async function supersede(
  inside: Deps & { db: Tx },
  person: Person,
  oldId: string,
  plan: StoredPlan,
): Promise<StoredPlan> {
  const old = await refusedFor(inside, person, oldId, plan.run_id === null ? plan.id : null)
  const { follows, begun, behind } = old
  const after = follows === null ? plan : { ...plan, follows, begun, behind }
  return plan.run_id === null ? { ...after, thread_id: old.thread_id, run_id: old.run_id } : after
}

/**
 * Refuses a proposal since another one comes in its place.
 *
 * @param newId the other one, where the message that shows the old one is to show it too; null where it has its own
 * @returns the old one as it was
 * @throws AppError `not_found`; `conflict` with the plan when it is no proposal any more
 */
export async function refusedFor(
  { db: tx, now }: Deps & { db: Tx },
  person: Person,
  oldId: string,
  newId: string | null,
): Promise<StoredPlan> {
  const old = await readStored(tx, person.id, oldId, now())
  if (old.status !== 'proposed')
    throw new AppError('conflict', `This plan is ${old.status}`, await shown(tx, person.id, old))
  await savePlan(tx, person.id, {
    ...old,
    follows: null, // one part follows another
    status: 'refused',
    reason: 'superseded',
    decided_at: now().toISOString(),
    items: old.items.map((item) => ({ ...item, state: 'refused' })),
  })
  if (newId !== null) await nameBeside(tx, person, oldId, newId)
  return old
}

/** Shows a plan in the message that shows another one. */
export async function nameBeside(tx: Tx, person: Person, oldId: string, id: string): Promise<void> {
  const runs = await tx.query<{ id: string }>(NAME_BESIDE, [person.id, oldId, id])
  tx.changed(
    person.id,
    'runs',
    runs.map((run) => run.id),
    'update',
  )
}

/** The message that shows the old one shows the new one too. */
const NAME_BESIDE = `
  update runs set plan_ids = array_append(plan_ids, $3::uuid)
  where user_id = $1 and plan_ids @> array[$2::uuid] returning id`
