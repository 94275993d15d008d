import * as z from 'zod/mini'
import { LONGEST_CHANGE } from '#shared/planning/changeOfGoal.ts'
import { inPlainForms } from '#shared/planning/changeWords.ts'
import { daysLeftOut } from '#shared/planning/daysLeftOut.ts'
import { brokenExclusions, brokenRules, type RuledSession } from '#shared/planning/goalPlan/rules.ts'
import { patternOf } from '#shared/planning/patterns/recognition.ts'
import type { AnyPlan } from '#shared/planning/plan.ts'
import { PlanRequest, RequestedStep, stepsOf } from '#shared/planning/request.ts'
import { CivilDate } from '#shared/time/schemas.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import { type ModelsCoaching, withoutExcluded } from '#server/plans/modelsCoaching.ts'
import { proposePlan } from '#server/plans/propose.ts'
import { sentenceContext } from '#server/plans/sentenceContext.ts'
import { proposedOutput } from './proposedOutput.ts'
import { proposeInRun } from './proposeInRun.ts'
import { type ToolOrigin, writeTool } from './tool.ts'

const { title, deadline } = PlanRequest.shape
const Text = z.string().check(z.minLength(1), z.maxLength(200))
const CreatePlan = z.strictObject({
  title,
  deadline,
  /** The title of the goal that the plan is for. */
  goal: z.optional(Text),
  phases: z.optional(
    z
      .array(z.strictObject({ title: Text, from: CivilDate, to: CivilDate, focus: Text, why: Text }))
      .check(z.maxLength(10)),
  ),
  /** `phase` is an index of `phases`; `note` says what to do and when it is done. */
  steps: stepsOf(
    z.extend(RequestedStep, {
      phase: z.optional(z.nullable(z.int().check(z.gte(0), z.lte(9)))),
      note: z.optional(z.string().check(z.maxLength(1000))),
    }),
  ),
})
type CreatePlan = z.infer<typeof CreatePlan>

/** What models read of it; kept short, since each call to a model carries this. */
const Described = z.strictObject({
  ...z.pick(CreatePlan, { title: true, deadline: true, goal: true, phases: true }).shape,
  steps: z.array(
    z.strictObject({
      ...z.pick(RequestedStep, {
        key: true,
        title: true,
        minutes: true,
        splittable: true,
        deadline: true,
        not_before: true,
        days: true,
        category: true,
        depends_on: true,
      }).shape,
      phase: z.optional(z.int()),
      note: z.optional(z.string()),
    }),
  ),
})

/** So often a model mends its plan; after that the plan is shown with what is wrong with it. */
const MOST_TRIES = 2

export const createPlanTool = writeTool({
  name: 'create_plan',
  description:
    'Proposes a plan of steps, placed into free time. The person accepts it or not. For a goal: see get_plan_pattern first, and give goal, phases and a note with each step.',
  effect: 'propose',
  schema: CreatePlan,
  described: Described,
  async answer(inside, person, asked, origin) {
    const excluded = await excludedIn(inside, person, origin)
    const { request, coach } = requestOf(asked, excluded)
    const { plan } = await proposePlan(inside, person, request, { source: 'assistant' }, true, coach)
    const broken = brokenBy(plan, asked, coach)
    if (broken.length > 0 && (await refusedBefore(inside.db, person, origin)) < MOST_TRIES)
      return { success: false, error: 'This plan breaks rules. Mend it and propose it again.', broken }
    return proposedOutput(await proposeInRun(inside, person, request, origin, { ...coach, warnings: broken }))
  },
})

function requestOf({ goal, phases = [], steps, ...asked }: CreatePlan, excluded: Excluded) {
  const coach: ModelsCoaching = {
    goal: goal ?? null,
    phases,
    phaseOf: steps.map(({ phase = null }) => (phase !== null && phase < phases.length ? phase : null)),
    ...excluded,
    warnings: [],
  }
  const plain = steps.map((step) => ({
    ...withoutContent(step),
    description: step.description === '' ? (step.note ?? '') : step.description,
  }))
  const request: PlanRequest = { ...asked, steps: withoutExcluded(plain, excluded.not_on) }
  return { request, coach }
}

function withoutContent(step: CreatePlan['steps'][number]): RequestedStep {
  return Object.fromEntries(
    Object.entries(step).filter(([name]) => name !== 'phase' && name !== 'note'),
  ) as RequestedStep
}

/** A plan for a goal keeps the rules of good plans; every plan keeps what the person left out. */
function brokenBy(plan: AnyPlan, { goal, phases = [] }: CreatePlan, coach: ModelsCoaching): string[] {
  const sessions = plan.items.map(({ row, note }): RuledSession => ({
    title: String(row?.['title']),
    note,
    date: String(row?.['scheduled_date']),
    time: typeof row?.['scheduled_time'] === 'string' ? row['scheduled_time'] : null,
    minutes: Number(row?.['estimated_duration']),
  }))
  const excluded = brokenExclusions(sessions, coach)
  if (goal === undefined && phases.length === 0) return excluded
  const [first, last] = [phases[0]?.from ?? plan.from, phases.at(-1)?.to ?? plan.to]
  const ruled = { pattern: patternOf(goal ?? plan.title), sessions, phases, from: first, to: last }
  return [...brokenRules(ruled), ...excluded]
}

type Excluded = Pick<ModelsCoaching, 'not_on' | 'between' | 'own_days'>

/**
 * What the person has left out of what they talk about: their words since the last plan that they decided on in the thread. Of days
 * all that were left out count until one is named after all, of times the last.
 */
async function excludedIn(deps: Deps, person: Person, { threadId }: ToolOrigin): Promise<Excluded> {
  const said = await deps.db.read<{ content: string[] }>(SAID, [person.id, threadId, MOST_LOOKED_AT])
  const context = await sentenceContext(deps, person)
  let excluded: Excluded = { not_on: null, between: null }
  for (const { content } of said.toReversed()) {
    const { understood } = await deps.compute(person, 'understand', saidPlainly(content), context)
    excluded = {
      not_on: daysLeftOut(excluded.not_on, understood),
      ...((understood.between ?? understood.own_days) ? hoursOf(understood) : hoursOf(excluded)),
    }
  }
  return excluded
}

function hoursOf({ between, own_days: own }: Pick<Excluded, 'between' | 'own_days'>) {
  return { between, own_days: own ?? null }
}

/** `Can I have Saturdays off?` leaves them out: as it is read where a plan is changed. */
function saidPlainly(content: readonly string[]): string {
  return content.map((text) => (text.length <= LONGEST_CHANGE ? inPlainForms(text, false) : text)).join('\n')
}

/** So many of a person's last messages say what a plan must keep. */
const MOST_LOOKED_AT = 6
const SAID = `
  select content from thread_messages where user_id = $1 and thread_id = $2 and role = 'user'
    and created_at > coalesce((
      select max(decided_at) from plans
      where user_id = $1 and thread_id = $2::text and status in ('accepted', 'refused', 'undone') and reason is null), '-infinity')
  order by position desc limit $3`

/** How often a plan of the run was refused for breaking rules. */
async function refusedBefore(db: Db, person: Person, { runId }: ToolOrigin): Promise<number> {
  return (await db.read(REFUSED, [person.id, runId])).length
}

const REFUSED = `
  select 1 from run_calls
  where user_id = $1 and run_id = $2 and name = 'create_plan' and output like '%"broken":[%'`
