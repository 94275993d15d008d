import { invalidField } from '#shared/errors.ts'
import type { GoalAnswers } from '#shared/planning/goalAnswers.ts'
import { dateInWords } from '#shared/planning/goalSentence/dates/dateInWords.ts'
import { summaryOf } from '#shared/planning/goalPlan/summary.ts'
import { highestWeek, startingLoad, weekOfPlan } from '#shared/planning/goalPlan/weeklyLoad.ts'
import { movedRest } from '#shared/planning/openRest/movedRest.ts'
import { beyondDone, remadeRest } from '#shared/planning/openRest/remadeRest.ts'
import { DONE_STAYS, restInWords } from '#shared/planning/openRest/restInWords.ts'
import type { GoalPlan } from '#shared/planning/placing/toPlace.ts'
import type { Understood } from '#shared/planning/understood.ts'
import { addDays, DAYS_PER_WEEK, daysBetween } from '#shared/time/civil.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import { todayOf } from './calendar.ts'
import { type OpenRest, readOpenRest, type SessionTask } from './openSessions.ts'
import { placedRest } from './placedRest.ts'
import type { StoredPlan } from './rows.ts'
import { sentenceContext } from './sentenceContext.ts'

/** What becomes of a plan whose open sessions are planned anew. */
export type ChangedRest = Pick<
  StoredPlan,
  | 'asked'
  | 'begun'
  | 'behind'
  | 'from'
  | 'to'
  | 'covers_until'
  | 'phases'
  | 'items'
  | 'infeasible'
  | 'steps'
  | 'bases'
  | 'summary'
  | 'planner_ms'
>

/**
 * The open sessions of an accepted plan as the person has changed it (docs/rules/plans.md, Plans from goals). Other days, hours and
 * dates move them; another rhythm, length or end makes them anew, in the tasks that are there. What is done stays.
 *
 * @param head the newest accepted plan of its goal
 * @param answers to its sentence; a `starts_on` of its own moves the rest there
 * @throws AppError `invalid` where nothing is open or nothing would change, and for a habit or a transfer
 */
export async function changedRest(
  deps: Deps,
  person: Person,
  head: StoredPlan,
  answers: GoalAnswers,
): Promise<ChangedRest> {
  const { asked } = head
  if (!asked || isPractice(head)) throw invalidField('replaces', 'This is no plan of sessions')
  const rest = await readOpenRest(deps, person, head)
  if (rest.open.length === 0) throw invalidField('replaces', 'Nothing of this plan is open any more')
  const today = todayOf(deps, person)
  const begun = head.begun ?? head.from
  const { startsOn, kept } = startOf(answers, asked.answers ?? {}, today)
  const context = await sentenceContext(deps, person)
  const then = { ...context, today: begun }
  const before = (await deps.compute(person, 'understand', asked.text, then, asked.answers)).understood
  const part = partFrom(head, rest, { today, begun, startsOn })
  const { understanding, plan } = await deps.compute(person, 'planGoal', asked.text, context, kept, {
    begun,
    part,
  })
  if (!plan) throw invalidField('answers', understanding.questions[0]?.text ?? 'This date is over')
  const change = { head, rest, before, goal: understanding.understood, plan, today, begun, startsOn }
  const changed = isMadeAnew(change)
    ? await madeAnew(deps, person, change, part)
    : await moved(deps, person, change)
  if (changed.items.length === 0)
    throw invalidField('answers', 'The open sessions are like that already, so nothing would change.')
  return { ...changed, asked: { text: asked.text, answers: kept }, begun }
}

type Change = {
  head: StoredPlan
  rest: OpenRest
  before: Understood
  goal: Understood
  /** The plan of the whole as it is to be, from now on. */
  plan: GoalPlan
  today: string
  begun: string
  /** The date before which no session is to be; null for today. */
  startsOn: string | null
}

/** A habit and a transfer have no sessions. */
export function isPractice({ items }: Pick<StoredPlan, 'items'>): boolean {
  return items.some(({ kind, row }) => kind === 'create_habit' || (row?.['recurrence'] ?? null) !== null)
}

/** A start that was named now is that of the rest; the plan's own stays, since its weeks count from it. */
function startOf(
  { starts_on: wanted, ...others }: GoalAnswers,
  { starts_on: own }: GoalAnswers,
  today: string,
) {
  const isNew = wanted !== undefined && wanted !== null && wanted !== own && wanted > today
  return {
    startsOn: isNew ? wanted : null,
    kept: { ...others, ...(own !== undefined && { starts_on: own }) },
  }
}

function partFrom(
  { behind, steps, follows }: StoredPlan,
  { open, tasks }: OpenRest,
  { today, begun, startsOn }: Pick<Change, 'today' | 'begun' | 'startsOn'>,
) {
  const isDoneToday = tasks.some((task) => task.status === 'completed' && task.scheduled_date === today)
  const from = startsOn ?? (isDoneToday ? addDays(today, 1) : today)
  const first = open[0]?.date ?? from
  const weeks = startsOn === null ? 0 : Math.max(0, Math.ceil(daysBetween(first, startsOn) / DAYS_PER_WEEK))
  const loaded = tasks
    .filter(({ status, scheduled_date }) => status === 'completed' || scheduled_date < today)
    .map((task) => ({ week: weekOfPlan(begun, task.scheduled_date), minutes: task.estimated_duration }))
  const highest = Math.max(startingLoad(steps, begun, follows !== null), highestWeek(loaded))
  return { from, behind: behind + weeks, highest }
}

/** Whether what is open cannot be the same sessions any more. */
function isMadeAnew({ before, goal, startsOn }: Change): boolean {
  const names = ['per_week', 'every_days', 'minutes', 'weekly_minutes', 'total_minutes', 'level'] as const
  const hasOtherSessions = names.some((name) => before[name] !== goal[name])
  return hasOtherSessions || (startsOn === null && before.deadline !== goal.deadline)
}

type Rest = Omit<ChangedRest, 'asked' | 'begun'>

async function madeAnew(
  deps: Deps,
  person: Person,
  change: Change,
  { from, behind }: { from: string; behind: number },
): Promise<Rest> {
  const { head, rest, goal, plan, begun, startsOn } = change
  const perWeek = goal.per_week ?? plan.assumed.perWeek ?? DAYS_PER_WEEK
  const steps =
    startsOn === null
      ? beyondDone(plan.steps, { begun, from, perWeek, done: datesDone(rest.tasks) })
      : plan.steps
  const { placed } = await placedRest(deps, person, {
    ...change,
    limits: head.limits,
    ...remadeRest(rest.open, steps),
  })
  const ownDate = head.goal?.target_date ?? null
  const date =
    ownDate === null || goal.deadline === ownDate
      ? ''
      : ` The goal keeps its own date, ${dateInWords(ownDate)}: change it there.`
  const summary = summaryOf(goal, plan, placed.infeasible, `${DONE_STAYS} The rest is planned anew.${date}`)
  return { ...placed, behind, covers_until: plan.covers_until, phases: plan.phases, summary }
}

function datesDone(tasks: readonly SessionTask[]): string[] {
  return tasks.flatMap(({ status, scheduled_date }) => (status === 'completed' ? [scheduled_date] : []))
}

async function moved(deps: Deps, person: Person, change: Change): Promise<Rest> {
  const { head, rest, before, goal } = change
  const known = new Set(before.away?.map((range) => range.join()))
  const away = (goal.away ?? []).filter((range) => !known.has(range.join()))
  const { weeks, after, ...steps } = movedRest(rest.open, goal, { ...change, away })
  const { placed, withoutRoom, next } = await placedRest(deps, person, {
    ...change,
    limits: head.limits,
    ...steps,
  })
  const countOf = (wanted: string) => placed.items.filter(({ kind }) => kind === wanted).length
  const summary = restInWords({
    ...change,
    title: head.goal?.title ?? head.title,
    away,
    weeks,
    after,
    withoutRoom,
    next,
    moved: countOf('update_task'),
    gone: countOf('delete_task'),
  })
  const { covers_until: until, behind, phases } = head
  const covers_until = until === null ? null : addDays(until, weeks * DAYS_PER_WEEK)
  return { ...placed, behind: behind + weeks, covers_until, phases, summary }
}
