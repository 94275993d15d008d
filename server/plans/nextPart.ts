import { nextPartInWords, partAfter } from '#shared/planning/goalPlan/nextPart.ts'
import { startingLoad } from '#shared/planning/goalPlan/weeklyLoad.ts'
import { summaryOf } from '#shared/planning/goalPlan/summary.ts'
import { change } from '#server/kit/db/change.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import { todayOf } from './calendar.ts'
import { newProposal } from './newProposal.ts'
import { IS_CHANGED } from './changedPlans.ts'
import { IS_DAY_OFF } from './dayOff.ts'
import { basesOf, place, rowsOfSteps, withId } from './propose.ts'
import { insertPlan, readStored, type StoredPlan } from './rows.ts'
import { sentenceContext } from './sentenceContext.ts'
import { nameBeside } from './supersede.ts'

/** So many days before a part of a plan ends the next one is proposed. */
const DAYS_BEFORE = 7

/**
 * Proposes the next part of each long plan whose part ends within a week (docs/rules/plans.md, Plans from goals): adapted to what was done,
 * for the same goal, once: by the first reading of the plans; a unique index decides between two.
 */
export async function proposeNextParts(deps: Deps, person: Person): Promise<void> {
  const due = await deps.db.read<{ id: string }>(DUE, [
    person.id,
    todayOf(deps, person),
    DAYS_BEFORE,
    deps.now(),
  ])
  for (const { id } of due) await proposeNextPart(deps, person, id)
}

/** Accepted parts that end soon, of goals that are still worked on, that no other part goes on from. */
const DUE = `
  select p.id from plans p join goals g on g.user_id = p.user_id and g.id = (p.goal->>'id')::uuid
  where p.user_id = $1 and p.status = 'accepted' and p.covers_until <= $2::date + $3::int
    and p.covers_until + 7 * ${weeksMovedSql('p.id')} <= $2::date + $3::int
    and p.covers_until < (p.phases->-1->>'to')::date and p.asked is not null and p.begun is not null
    and g.status = 'active' and not g.archived and g.deleted_at is null
    and not exists (select from plans n where n.user_id = p.user_id and n.follows = p.id)
    and not ${IS_CHANGED('p.id', '$4')}
  order by p.covers_until limit 5`

/** SQL: by how many weeks a person has picked up the sessions of a plan later. */
function weeksMovedSql(plan: string): string {
  return `(select coalesce(sum(s.behind), 0)::int from plans s where s.user_id = $1 and s.picks_up = ${plan} and s.status = 'accepted')`
}

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
  const done = await doneOf(deps, person, before, begun)
  const today = todayOf(deps, person)
  const part = partAfter({
    until,
    behind: before.behind,
    weeksMoved: done.weeks_moved,
    share: done.share,
    highest: Math.max(startingLoad(before.steps, begun, before.follows !== null), done.highest),
    today,
  })
  const goesOn = { begun, part }
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
    ...newProposal(now),
    source: 'planner',
    from: plan.from,
    to: plan.to,
    covers_until: plan.covers_until,
    goal: before.goal && { ...before.goal, exists: true, chosen: true },
    items,
    infeasible: proposal.infeasible,
    steps: plan.steps,
    bases: basesOf(items, calendar, rowsOfSteps(items, plan.steps)),
    summary: summaryOf(understanding.understood, plan, proposal.infeasible, nextPartInWords(done)),
    planner_ms,
    behind: part.behind,
    picks_up: null,
    done_before: null,
    changes_plan: null,
    follows: before.id,
  }
}

type Done = {
  done: number
  of: number
  /** By how many weeks its sessions were moved when they were picked up again. */
  weeks_moved: number
  /** Minutes of its fullest week. */
  highest: number
  share: number
}

/** How many of the sessions that a part has put into the past were done. */
async function doneOf(deps: Deps, person: Person, plan: StoredPlan, begun: string): Promise<Done> {
  const ids = [
    ...plan.items.flatMap(({ task_id, step }) => (step === 'kickoff' ? [] : (task_id ?? []))),
    ...plan.steps.flatMap(({ moved }) => moved?.id ?? []),
  ]
  const [row] = await deps.db.read<Omit<Done, 'share'>>(DONE, [
    person.id,
    ids,
    todayOf(deps, person),
    plan.id,
    begun,
  ])
  const { done = 0, of = 0, weeks_moved = 0, highest = 0 } = row ?? {}
  return { done, of, weeks_moved, highest, share: of === 0 ? 1 : done / of }
}

const DONE = `
  select count(*) filter (where status = 'completed')::int as done, count(*)::int as of,
    ${weeksMovedSql('$4::uuid')} as weeks_moved,
    coalesce((select max(minutes)::int from (
      select sum(estimated_duration) as minutes from tasks
      where user_id = $1 and id = any($2::uuid[]) and deleted_at is null and scheduled_date is not null
      group by (scheduled_date - $5::date) / 7) weeks), 0) as highest
  from tasks where user_id = $1 and id = any($2::uuid[]) and deleted_at is null
    and (status = 'completed' or (scheduled_date < $3::date and not ${IS_DAY_OFF('scheduled_date')}))`
