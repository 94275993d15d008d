import { AppError, invalidField } from '#shared/errors.ts'
import { fromFallback, fromLeftovers, fromSteps, type LeftoverTask } from '#shared/planning/planned.ts'
import type { ToPlace } from '#shared/planning/placing/toPlace.ts'
import { startingLoad } from '#shared/planning/goalPlan/weeklyLoad.ts'
import { missedTasks } from '#shared/planning/missed.ts'
import type { PlanRequest } from '#shared/planning/request.ts'
import { localTime } from '#shared/time/localDate.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import { checkLinks } from '#server/links/links.ts'
import { todayOf } from './calendar.ts'
import { readStored } from './rows.ts'
import { sentenceContext } from './sentenceContext.ts'

/**
 * What a request wants to be placed.
 *
 * @throws AppError `invalid` for a goal of which something is missing, with a question for each; for tasks and goals that the
 *   person does not have
 */
export async function toPlace(
  deps: Deps,
  person: Person,
  request: Exclude<PlanRequest, { changes: object }>,
): Promise<ToPlace> {
  const today = todayOf(deps, person)
  if (request.steps) {
    for (const goal_id of new Set(request.steps.map((step) => step.goal_id)))
      await checkLinks(deps.db, person.id, { goal_id })
    const [first] = request.steps
    const title = request.steps.length === 1 && first ? first.title : `${request.steps.length} steps`
    return { title, ...fromSteps(request.steps, request, today) }
  }
  if (request.replan) {
    const tasks = await leftovers(deps, person, request.replan)
    return { title: 'What was left', ...fromLeftovers(tasks, request, today) }
  }
  if (request.goal) return goalToPlace(deps, person, request.goal, request.replaces)
  return fromFallback(request, today)
}

async function goalToPlace(
  deps: Deps,
  person: Person,
  { text, answers }: NonNullable<PlanRequest['goal']>,
  replaces: string | undefined,
): Promise<ToPlace> {
  const context = await sentenceContext(deps, person)
  const goesOn = replaces === undefined ? null : await partIn(deps, person, replaces)
  const { understanding, plan, harm } = await deps.compute(person, 'planGoal', text, context, answers, goesOn)
  const { understood, questions } = understanding
  if (harm && harm.safer.length === 0) throw invalidField('what', harm.sentence)
  if (questions.length > 0)
    throw new AppError(
      'invalid',
      questions[0]?.text ?? 'Something is missing',
      questions.map((question) => ({ field: question.field, message: question.text })),
    )
  if (!plan) throw invalidField('deadline', 'This date is over')
  return { ...plan, coached: { understood, plan, advice: harm?.sentence ?? null } }
}

/** Which part of a long plan a proposal is, where it goes on after another: what comes in its place does too. */
async function partIn(deps: Deps, person: Person, id: string) {
  const { follows, begun, from, behind, steps } = await readStored(deps.db, person.id, id, deps.now())
  if (follows === null || begun === null) return null
  return { begun, part: { from, behind, highest: startingLoad(steps, begun, true) } }
}

/** Tasks that are to be planned anew. */
async function leftovers(
  deps: Deps,
  person: Person,
  which: NonNullable<PlanRequest['replan']>,
): Promise<LeftoverTask[]> {
  const { db } = deps
  const ids = which === 'overdue' ? await overdueIds(deps, person) : [...new Set(which)]
  const tasks = await db.read<LeftoverTask>(THESE, [person.id, ids])
  if (tasks.length < ids.length)
    throw invalidField('replan', 'Only open tasks of your own can be planned anew')
  return withMisses(tasks)
}

/** The newest of what was missed. */
async function overdueIds(deps: Deps, person: Person): Promise<string[]> {
  const now = { date: todayOf(deps, person), time: localTime(deps.now(), person.dayRule.timezone) }
  const candidates = await deps.db.read<Parameters<typeof missedTasks>[0][number]>(PENDING, [
    person.id,
    now.date,
  ])
  return missedTasks(candidates, now)
    .slice(0, MOST_LEFTOVERS)
    .map(({ id }) => id)
}

const MOST_LEFTOVERS = 200
const PENDING = `
  select id, status, scheduled_date, scheduled_time, estimated_duration, recurrence_id from tasks
  where user_id = $1 and status = 'pending' and deleted_at is null and scheduled_date <= $2
  order by scheduled_date desc, id`

function withMisses(tasks: LeftoverTask[]): LeftoverTask[] {
  return tasks.map((task) => ({ ...task, misses: task.misses + 1 }))
}

/** With how often each was planned anew and that was accepted. */
const FIELDS = `
  t.id, t.version, t.title, t.category, t.priority, t.estimated_duration, t.scheduled_date, t.scheduled_time, t.due_date, (
    select count(*) from receipts r join plans p on p.user_id = r.user_id and p.id = r.plan_id
    where r.user_id = t.user_id and r.row_id = t.id and r.action = 'update' and p.is_replan and p.status = 'accepted'
  )::int as misses`

const THESE = `
  select ${FIELDS} from tasks t
  where t.user_id = $1 and t.id = any($2::uuid[]) and t.status <> 'completed' and t.deleted_at is null
  order by t.scheduled_date, t.scheduled_time, t.created_at, t.id`
