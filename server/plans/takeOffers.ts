import { invalidField } from '#shared/errors.ts'
import type { Limits } from '#shared/planning/limits.ts'
import type { Offer } from '#shared/planning/offers.ts'
import type { OfferChoices, Plan, PlanItem } from '#shared/planning/plan.ts'
import { placesOf } from '#shared/planning/planned.ts'
import { type PlannedStep, withLength } from '#shared/planning/plannedStep.ts'
import { MOST_HORIZON } from '#shared/planning/request.ts'
import { addDays } from '#shared/time/civil.ts'
import { change } from '#server/kit/db/change.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import { blockOfItem } from './blockOfItem.ts'
import { isUnchanged } from './placedRest.ts'
import { todayOf } from './calendar.ts'
import { withWarnings } from './edit.ts'
import { basesOf, checkOpen, place, rowsOfSteps, withId } from './propose.ts'
import { readStored, savePlan, shown, type StoredPlan } from './rows.ts'

type Choice = OfferChoices['choices'][number]

/**
 * Takes offers and places the plan anew. Items that were moved by hand stay, others where they can, and what an offer is about
 * gets its place.
 *
 * @throws AppError `not_found`; `conflict` with the plan when it is no proposal any more; `invalid` for what was not offered
 */
export async function takeOffers(
  deps: Deps,
  person: Person,
  id: string,
  { choices }: OfferChoices,
): Promise<Plan> {
  const before = await readStored(deps.db, person.id, id, deps.now())
  await checkOpen(deps, person, before)
  const steps = choices.reduce((left, choice, index) => taken(before, left, choice, index), before.steps)
  const chosen = new Set(choices.flatMap(({ step }) => [...concerned(before, step)]))
  const limits = choices.reduce((left, choice) => widened(before, left, choice), before.limits)
  const stood = { ...before, limits, steps: steps.map((step) => toStay(before, step)) }
  const placed = await placedAnew(deps, person, stood, chosen) // before the person is locked: it waits for its turn
  const saved = await change(deps, person, async (tx, inside) => {
    const { version, status } = await readStored(tx, person.id, id, deps.now())
    if (version !== before.version || status !== before.status) return null
    const after = await savePlan(tx, person.id, await withWarnings(inside, person, placed))
    return shown(tx, person.id, after)
  })
  return saved ?? takeOffers(deps, person, id, { choices }) // on the plan as it is by now
}

/** The steps after an offer. What waited for a dropped step waits for what that has waited for. */
function taken(
  plan: StoredPlan,
  steps: PlannedStep[],
  { step: key, kind }: Choice,
  index: number,
): PlannedStep[] {
  const offer = offersOf(plan, key).find((each) => each.kind === kind)
  const keys = concerned(plan, key)
  if (!offer || !steps.some((step) => keys.has(step.key)))
    throw invalidField(`choices.${index}`, 'This was not offered')
  if (offer.kind === 'capacity' || offer.kind === 'hours') return steps
  if (offer.kind === 'drop') {
    const needs = new Map(steps.map((step) => [step.key, step.depends_on]))
    const left = steps.filter((step) => !keys.has(step.key))
    return [...keys].reduce(
      (some, gone) => some.map((step) => withoutNeed(step, gone, needs.get(gone) ?? [])),
      left,
    )
  }
  return steps.map((step) => {
    if (!keys.has(step.key)) return step
    if (offer.kind === 'deadline') return { ...step, deadline: offer.deadline, isPromised: true }
    return { ...withLength(step, Math.min(step.minutes, offer.minutes)), isPromised: true }
  })
}

/** The steps that an offer is about: of sessions that share one entry, all that have no place for the same cause. */
function concerned({ infeasible, steps, items }: StoredPlan, key: string): Set<string> {
  const entry = infeasible.find(({ step }) => step === key)
  if (!entry || entry.count === 1) return new Set([key])
  const placed = new Set(items.map(({ step }) => step))
  const others = new Set(infeasible.flatMap(({ step }) => (step === key ? [] : [step])))
  const unplaced = steps.filter(
    ({ key: own, sequence, kickoff }) =>
      (sequence !== null || kickoff !== null) && !placed.has(own) && !others.has(own),
  )
  return new Set(unplaced.map((step) => step.key))
}

/** Limits that an offer sets aside for this plan. */
function widened(plan: StoredPlan, limits: Limits, { step, kind }: Choice): Limits {
  const offer = offersOf(plan, step).find((each) => each.kind === kind)
  if (offer?.kind === 'capacity') return { ...limits, capacity: offer.minutes }
  return offer?.kind === 'hours' ? { ...limits, hours: offer.between } : limits
}

function offersOf({ items, infeasible }: StoredPlan, key: string): Offer[] {
  const ofItems = items.flatMap(({ step, offers }) => (step === key ? offers : []))
  return [...ofItems, ...infeasible.flatMap(({ step, offers }) => (step === key ? offers : []))]
}

function withoutNeed(step: PlannedStep, key: string, instead: readonly string[]): PlannedStep {
  if (!step.depends_on.includes(key)) return step
  return {
    ...step,
    depends_on: [...new Set(step.depends_on.flatMap((other) => (other === key ? instead : [other])))],
  }
}

/** A step whose items were moved by hand stays there; others are best put where they are. */
function toStay(plan: StoredPlan, step: PlannedStep): PlannedStep {
  const items = plan.items.filter((item) => item.step === step.key)
  const isByHand = items.some(({ reason_code }) => reason_code === 'by_hand')
  const blocks = items.flatMap((item) => blockOfItem(item, plan.bases[item.id]?.stood ?? null)?.block ?? [])
  const fixed = isByHand && blocks.length > 0 ? blocks : null
  return { ...step, fixed, previous: placesOf(items, step.key) }
}

async function placedAnew(
  deps: Deps,
  person: Person,
  plan: StoredPlan,
  chosen: ReadonlySet<string>,
): Promise<StoredPlan> {
  const today = todayOf(deps, person)
  const from = plan.from > today ? plan.from : today
  const latest = plan.steps.reduce(
    (last, { deadline }) => (deadline !== null && deadline > last ? deadline : last),
    plan.to,
  )
  const farthest = addDays(from, MOST_HORIZON - 1)
  const to = latest < farthest ? latest : farthest
  const { proposal, calendar, planner_ms } = await place(deps, person, {
    steps: plan.steps,
    from,
    to,
    optional: [],
    limits: plan.limits,
  })
  const byHand = new Set(plan.steps.flatMap(({ key, fixed }) => (fixed ? [key] : [])))
  const stayed = plan.items.filter(({ step }) => step !== null && byHand.has(step))
  const items = proposal.items
    .filter(({ step }) => step === null || !byHand.has(step))
    .filter((item) => plan.changes_plan === null || !isUnchanged(item))
    .map((item): PlanItem => likeBefore(withId(item), plan, chosen))
  const placeless = plan.items.filter(({ kind }) => kind === 'create_habit' || kind === 'delete_task')
  const bases = basesOf(items, calendar, rowsOfSteps(items, plan.steps))
  return {
    ...plan,
    to: to > plan.to ? to : plan.to,
    items: [...items, ...stayed, ...placeless],
    infeasible: proposal.infeasible,
    bases: { ...plan.bases, ...bases },
    planner_ms,
  }
}

const EDITED = ['title', 'priority', 'category'] as const

/** An item that was there before keeps its id, and what was edited of it. What an offer was taken for is chosen. */
function likeBefore(item: PlanItem, plan: StoredPlan, chosen: ReadonlySet<string>): PlanItem {
  const old = plan.items.find(
    ({ step, part }) => step === item.step && (part?.number ?? 1) === (item.part?.number ?? 1),
  )
  if (!old) return item
  const fields = old.row ?? old.patch ?? {}
  // Sessions exchange their titles when they are placed anew: one that a step had is nobody's edit.
  const isGiven = plan.steps.some(({ title, sequence }) => sequence !== null && title === fields['title'])
  const edited = Object.fromEntries(
    EDITED.flatMap((name) =>
      fields[name] === undefined || (name === 'title' && isGiven) ? [] : [[name, fields[name]]],
    ),
  )
  return {
    ...item,
    id: old.id,
    task_id: old.task_id,
    row: item.row && { ...item.row, ...edited },
    patch: item.patch && { ...item.patch, ...edited },
    chosen: old.chosen || chosen.has(item.step ?? ''),
  }
}
