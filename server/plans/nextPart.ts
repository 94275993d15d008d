import { summaryOf } from '#shared/planning/goalPlan/summary.ts'
import { OPEN_DAYS } from '#shared/planning/plan.ts'
import { addDays } from '#shared/time/civil.ts'
import { change } from '#server/db/change.ts'
import { newId } from '#server/db/newId.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/http/person.ts'
import { todayOf } from './calendar.ts'
import { basesOf, place, rowsOfSteps, withId } from './propose.ts'
import { insertPlan, readStored, type StoredPlan } from './rows.ts'
import { sentenceContext } from './sentenceContext.ts'
import { nameBeside } from './supersede.ts'

/** So many days before a part of a plan ends the next one is proposed. */
const DAYS_BEFORE = 7
const DAY_MS = 24 * 60 * 60 * 1000
/** From here on the next part goes on as planned, or repeats the last load; below it begins lighter. */
const AS_PLANNED = 0.8
const REPEATED = 0.5

/**
 * Proposes the next part of each long plan whose part ends within a week (docs/rules.md, Plans from goals): adapted to what was done,
 * for the same goal, once. By whoever reads the plans first; a unique index decides between two.
 */
export async function proposeNextParts(deps: Deps, person: Person): Promise<void> {
  const due = await deps.db.read<{ id: string }>(DUE, [person.id, todayOf(deps, person), DAYS_BEFORE])
  for (const { id } of due) await proposeNextPart(deps, person, id)
}

/** Accepted parts that end soon, of goals that are still worked on, that no other part goes on from. */
const DUE = `
  select p.id from plans p join goals g on g.user_id = p.user_id and g.id = (p.goal->>'id')::uuid
  where p.user_id = $1 and p.status = 'accepted' and p.covers_until <= $2::date + $3::int
    and p.covers_until < (p.phases->-1->>'to')::date and p.asked is not null and p.begun is not null
    and g.status = 'active' and not g.archived and g.deleted_at is null
    and not exists (select from plans n where n.user_id = p.user_id and n.follows = p.id)
  order by p.covers_until limit 5`

async function proposeNextPart(deps: Deps, person: Person, id: string): Promise<void> {
  const before = await readStored(deps.db, person.id, id, deps.now())
  const next = await nextPartOf(deps, person, before)
  if (!next) return
  await change(deps, person, async (tx) => {
    await deps.quota.reserve(tx, person.id, { bytes: JSON.stringify(next).length })
    const isNew = await insertPlan(tx, person.id, next, deps.now())
    if (isNew) await nameBeside(tx, person, before.id, next.id)
  })
}

async function nextPartOf(deps: Deps, person: Person, before: StoredPlan): Promise<StoredPlan | null> {
  const { asked, begun, covers_until: until } = before
  if (!asked || begun === null || until === null) return null
  const done = await doneOf(deps, person, before)
  const today = todayOf(deps, person)
  const from = until < today ? today : addDays(until, 1)
  const goesOn = {
    begun,
    part: { from, behind: done.share >= AS_PLANNED ? 0 : done.share >= REPEATED ? 1 : 2 },
  }
  const context = await sentenceContext(deps, person)
  const { understanding, plan } = await deps.compute(
    person,
    'planGoal',
    asked.text,
    context,
    asked.answers,
    goesOn,
  )
  if (!plan || plan.steps.length === 0) return null
  const { proposal, calendar, planner_ms } = await place(deps, person, { ...plan, limits: before.limits })
  const items = proposal.items.map(withId)
  const now = deps.now()
  return {
    ...before,
    id: newId(),
    version: 1,
    status: 'proposed',
    source: 'planner',
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + OPEN_DAYS * DAY_MS).toISOString(),
    decided_at: null,
    tool_call_id: null,
    undone: null,
    from: plan.from,
    to: plan.to,
    covers_until: plan.covers_until,
    goal: before.goal && { ...before.goal, exists: true, chosen: true },
    items,
    infeasible: proposal.infeasible,
    steps: plan.steps,
    bases: basesOf(items, calendar, rowsOfSteps(items, plan.steps)),
    summary: summaryOf(understanding.understood, plan, proposal.infeasible, sentenceOf(done)),
    planner_ms,
    follows: before.id,
  }
}

type Done = { done: number; of: number; share: number }

/** How many of the sessions that a part has put into the past were done. */
async function doneOf(deps: Deps, person: Person, plan: StoredPlan): Promise<Done> {
  const ids = plan.items.flatMap(({ task_id, step }) => (step === 'kickoff' ? [] : (task_id ?? [])))
  const [row] = await deps.db.read<{ done: number; of: number }>(DONE, [
    person.id,
    ids,
    todayOf(deps, person),
  ])
  const { done = 0, of = 0 } = row ?? {}
  return { done, of, share: of === 0 ? 1 : done / of }
}

const DONE = `
  select count(*) filter (where status = 'completed')::int as done, count(*)::int as of
  from tasks where user_id = $1 and id = any($2::uuid[]) and deleted_at is null
    and (status = 'completed' or scheduled_date < $3::date)`

/** No word of what was not done. */
function sentenceOf({ done, of, share }: Done): string {
  const much = `${done} of ${of} sessions are done.`
  if (share >= AS_PLANNED) return `${much} The next part goes on as planned.`
  if (share >= REPEATED) return `${much} The next part begins where you are: the last load once more.`
  return `${much} The next part begins with lighter weeks. Would another rhythm or a later date suit you better?`
}
