import { AppError } from '#shared/errors.ts'
import type { AnyPlan } from '#shared/planning/plan.ts'
import type { PlanRequest } from '#shared/planning/request.ts'
import { change } from '#server/kit/db/change.ts'
import type { Tx } from '#server/kit/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import { changedRest } from './changedRest.ts'
import { newProposal } from './newProposal.ts'
import { type Origin, proposePlan } from './propose.ts'
import { findPlan, insertPlan, readStored, shown, type StoredPlan, withoutOwn } from './rows.ts'
import { refusedFor } from './supersede.ts'

/**
 * Proposes a plan; one from a goal that `replaces` an accepted plan is a proposal for what is open of it (docs/rules/plans.md, Plans
 * from goals), and so is one in the place of such a proposal.
 *
 * @param isTrial nothing is stored
 * @throws AppError as `proposePlan` and `changedRest` do; `conflict` where the accepted plan was undone meanwhile
 */
export async function proposeOrChange(
  deps: Deps,
  person: Person,
  request: PlanRequest,
  origin: Origin,
  isTrial = false,
): Promise<{ plan: AnyPlan; isNew: boolean }> {
  const { goal, replaces } = request
  const head = goal && replaces ? await headOf(deps, person, replaces) : null
  if (!goal || !replaces || !head) return proposePlan(deps, person, request, origin, isTrial)
  const now = deps.now()
  const known = request.id && !isTrial ? await findPlan(deps.db, person.id, request.id, now) : null
  if (known) return { plan: await shown(deps.db, person.id, known), isNew: false }
  const plan: StoredPlan = {
    ...head,
    ...newProposal(now),
    ...(request.id !== undefined && { id: request.id }),
    source: 'planner',
    ...(request.title !== undefined && { title: request.title }),
    goal: head.goal && { ...head.goal, exists: true, chosen: true },
    thread_id: origin.threadId ?? null,
    run_id: origin.runId ?? null,
    tool_call_id: origin.toolCallId ?? null,
    is_replan: false,
    follows: null,
    picks_up: null,
    done_before: null,
    changes_plan: head.id,
    ...(await changedRest(deps, person, head, goal.answers ?? {})),
  }
  if (isTrial) return { plan: { ...withoutOwn(plan), id: null, receipts: [] }, isNew: true }
  return change(deps, person, async (tx, inside) => {
    await deps.quota.reserve(tx, person.id, { bytes: JSON.stringify(plan).length })
    const latest = await readStored(tx, person.id, head.id, now)
    if (latest.status !== 'accepted')
      throw new AppError('conflict', `This plan is ${latest.status}`, await shown(tx, person.id, latest))
    const place = await inPlaceOf(inside, person, head, plan, replaces)
    const isNew = await insertPlan(tx, person.id, { ...plan, ...place }, now)
    return { plan: await shown(tx, person.id, await readStored(tx, person.id, plan.id, now)), isNew }
  })
}

/** The accepted plan whose rest a request is about; null where it is about none. */
async function headOf(deps: Deps, person: Person, replaces: string): Promise<StoredPlan | null> {
  const replaced = await readStored(deps.db, person.id, replaces, deps.now())
  if (replaced.status === 'accepted' && replaced.asked) return replaced
  if (replaced.changes_plan === null || replaced.asked === null) return null
  return readStored(deps.db, person.id, replaced.changes_plan, deps.now())
}

/** Refuses what else is proposed to go on with a plan. @returns the conversation of the proposal that was named, where the new one has none */
async function inPlaceOf(
  inside: Deps & { db: Tx },
  person: Person,
  head: StoredPlan,
  plan: StoredPlan,
  replaces: string,
): Promise<Pick<StoredPlan, 'thread_id' | 'run_id'>> {
  const isElsewhere = plan.run_id === null
  const refused = await refuseGoingOn(inside, person, head.id, (id) =>
    isElsewhere && id === replaces ? plan.id : null,
  )
  const named = refused.find(({ id }) => id === replaces)
  const { thread_id, run_id } = isElsewhere && named ? named : plan
  return { thread_id, run_id }
}

/**
 * Refuses what is proposed to go on with a plan: changes of it, and its next part, which follows from what becomes of it.
 *
 * @param shownBeside the plan that the message of a refused one is to show too; null for none
 */
export async function refuseGoingOn(
  inside: Deps & { db: Tx },
  person: Person,
  planId: string,
  shownBeside: (id: string) => string | null,
): Promise<StoredPlan[]> {
  const open = await inside.db.query<{ id: string }>(GOING_ON, [person.id, planId, inside.now()])
  const refused: StoredPlan[] = []
  for (const { id } of open) refused.push(await refusedFor(inside, person, id, shownBeside(id)))
  return refused
}

const GOING_ON = `
  select id from plans
  where user_id = $1 and (changes_plan = $2 or follows = $2) and status = 'proposed' and expires_at > $3`
