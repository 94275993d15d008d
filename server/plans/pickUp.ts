import { earliestStart } from '#shared/planning/placing/calendar.ts'
import { pickedUp } from '#shared/planning/pickUp.ts'
import { addDays } from '#shared/time/civil.ts'
import { localTime } from '#shared/time/localDate.ts'
import { daysBefore } from '#shared/time/durations.ts'
import { change } from '#server/kit/db/change.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import { todayOf } from './calendar.ts'
import { newProposal } from './newProposal.ts'
import { IS_CHANGED } from './changedPlans.ts'
import { IS_DAY_OFF } from './dayOff.ts'
import { lastDoneOf, openSessionsOf, readSessionTasks } from './openSessions.ts'
import { basesOf, place, rowsOfSteps, withId } from './propose.ts'
import { insertPlan, readStored, type StoredPlan } from './rows.ts'

/** A plan has so many sessions in the days before today, and none is done: then picking up is suggested. */
const DAYS_LOOKED_AT = 7
const LEAST_SESSIONS = 2

/**
 * Suggests to pick up each plan of which nothing was done in the last week (docs/rules/plans.md, Plans from goals): a proposal
 * that moves its open sessions. Once until another session is done; a unique index decides between two readers.
 */
export async function suggestPickingUp(deps: Deps, person: Person): Promise<void> {
  const now = deps.now()
  const today = todayOf(deps, person)
  const since = daysBefore(now, DAYS_LOOKED_AT)
  const values = [person.id, today, addDays(today, -DAYS_LOOKED_AT), since, LEAST_SESSIONS, now]
  const broken = await deps.db.read<Broken>(BROKEN, values)
  for (const each of broken) await suggest(deps, person, each)
}

type Broken = { id: string; done: number; target_date: string | null; goal_title: string }

/** Sessions in a vacation are not waited for, and during one nothing is suggested. */
const BROKEN = `
  select p.id, c.done, g.target_date, g.title as goal_title
  from plans p join goals g on g.user_id = p.user_id and g.id = (p.goal->>'id')::uuid
  cross join lateral (
    select (count(*) filter (where t.status = 'completed'))::int as done,
      bool_or(t.status = 'completed' and (t.completed_at >= $4 or t.scheduled_date >= $3)) as was_kept,
      count(*) filter (where t.status <> 'completed' and t.scheduled_date between $3 and $2::date - 1
        and not ${IS_DAY_OFF('t.scheduled_date')}) as waiting
    from tasks t where t.user_id = $1 and t.deleted_at is null and t.id = any(array(
      select (item->>'task_id')::uuid from jsonb_array_elements(p.items) item
      where item->>'kind' = 'create_task' and item->>'state' = 'accepted' and item->>'step' like 'session%'
      union select (step->'moved'->>'id')::uuid from jsonb_array_elements(p.steps) step where p.changes_plan is not null))
  ) c
  where p.user_id = $1 and p.status = 'accepted' and p.asked is not null and p.from_date < $2::date
    and p.to_date >= $2::date - 60
    and g.status = 'active' and not g.archived and g.deleted_at is null
    and not ${IS_CHANGED('p.id', '$6')}
    and c.waiting >= $5 and not c.was_kept and not ${IS_DAY_OFF('$2::date')}
    and not exists (select from plans s where s.user_id = $1 and s.picks_up = p.id and s.done_before = c.done)
  order by p.created_at desc limit 5`

async function suggest(deps: Deps, person: Person, broken: Broken): Promise<void> {
  const suggested = await suggestionFor(deps, person, broken)
  if (!suggested) return
  await change(deps, person, async (tx) => {
    await deps.quota.reserve(tx, person.id, { bytes: JSON.stringify(suggested).length })
    await insertPlan(tx, person.id, suggested, deps.now())
  })
}

async function suggestionFor(deps: Deps, person: Person, broken: Broken): Promise<StoredPlan | null> {
  const before = await readStored(deps.db, person.id, broken.id, deps.now())
  const tasks = await readSessionTasks(deps.db, person.id, [before])
  const today = todayOf(deps, person)
  const time = localTime(deps.now(), person.dayRule.timezone)
  const moved = pickedUp(openSessionsOf(before, tasks), {
    today,
    earliest: earliestStart({ date: today, time, isWholeMinute: true }),
    lastDone: lastDoneOf(tasks),
    others: tasks
      .filter(({ status }) => status !== 'pending')
      .map(({ scheduled_date: date, estimated_duration: minutes }) => ({ date, minutes })),
    planned: before.steps,
    begun: before.begun ?? before.from,
    goesOn: before.follows !== null,
    deadline: broken.target_date,
    goal: broken.goal_title,
  })
  if (!moved) return null
  const { steps, from, to, weeks, summary } = moved
  const { proposal, calendar, planner_ms } = await place(deps, person, {
    steps,
    from,
    to,
    optional: [],
    limits: before.limits,
  })
  const items = proposal.items.map((item) => withId({ ...item, chosen: true, offers: [] }))
  if (items.length === 0) return null
  const now = deps.now()
  return {
    ...before,
    ...newProposal(now),
    source: 'planner',
    title: 'Pick up where you left',
    run_id: null,
    asked: null,
    begun: null,
    follows: null,
    behind: weeks,
    changes_plan: null,
    picks_up: before.id,
    done_before: broken.done,
    from,
    to,
    covers_until: null,
    goal: before.goal && { ...before.goal, exists: true, chosen: true },
    phases: [],
    items,
    infeasible: proposal.infeasible,
    steps,
    bases: basesOf(items, calendar, rowsOfSteps(items, steps)),
    summary,
    planner_ms,
  }
}
