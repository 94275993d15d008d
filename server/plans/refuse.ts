import type { Plan } from '#shared/planning/plan.ts'
import { change } from '#server/kit/db/change.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import { checkOpen } from './propose.ts'
import { readStored, savePlan, shown } from './rows.ts'

/**
 * Refuses a proposal. Again: the same answer.
 *
 * @throws AppError `not_found`; `conflict` with the plan when it is decided otherwise
 */
export function refusePlan(deps: Deps, person: Person, id: string): Promise<Plan> {
  return change(deps, person, async (tx, inside) => {
    const before = await readStored(tx, person.id, id, deps.now())
    if (before.status === 'refused') return shown(tx, person.id, before)
    await checkOpen(inside, person, before)
    const after = await savePlan(tx, person.id, {
      ...before,
      status: 'refused',
      decided_at: deps.now().toISOString(),
      items: before.items.map((item) => ({ ...item, state: 'refused' })),
    })
    return shown(tx, person.id, after)
  })
}
