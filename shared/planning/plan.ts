import * as z from 'zod/mini'
import { pageSchema } from '#shared/entity/row.ts'
import { RowVersion } from '#shared/entity/fields.ts'
import { Metric } from '#shared/goals/metric.ts'
import type { GoalAnswers } from './goalAnswers.ts'
import { CATEGORIES, PRIORITIES, TASK_FIELDS } from '#shared/tasks/fields.ts'
import { CivilDate, ClockTime } from '#shared/time/schemas.ts'
import { REASON_CODES, WHY_NOT } from './reasons.ts'
import { Receipt } from './receipt.ts'

export const PLAN_STATUSES = ['proposed', 'accepted', 'refused', 'expired', 'undone'] as const
export type PlanStatus = (typeof PLAN_STATUSES)[number]
/** Who has asked for a plan. */
const PLAN_SOURCES = ['person', 'planner', 'assistant', 'mcp'] as const
export type PlanSource = (typeof PLAN_SOURCES)[number]
/** A proposal is open for so long, and what was accepted can be undone for so long. */
export const OPEN_DAYS = 7
export const UNDO_DAYS = 30
/** Of more open proposals the oldest expire. */
export const MOST_OPEN = 50

const ITEM_KINDS = ['create_task', 'update_task', 'delete_task', 'create_goal', 'create_habit'] as const
/** What an item that was put somewhere by hand breaks. */
const WARNINGS = ['overlap', 'buffer', 'outside_hours', 'over_capacity', 'after_deadline', 'past'] as const
export type Warning = (typeof WARNINGS)[number]

const Offer = z.union([
  z.object({ kind: z.literal('shorten'), minutes: z.int() }),
  z.object({ kind: z.literal('deadline'), deadline: z.string() }),
  /** So much may be planned on a day, for this plan alone. */
  z.object({ kind: z.literal('capacity'), minutes: z.int() }),
  /** It may be placed in this part of the day, for this plan alone. */
  z.object({ kind: z.literal('hours'), between: z.tuple([z.string(), z.string()]) }),
  z.object({ kind: z.literal('drop') }),
])
/** `each`: of money how much of it a transfer has, where the person said so. */
const Amount = z.object({ value: z.number(), unit: z.string(), each: z.optional(z.number()) })

/** One change that a plan proposes. */
export const PlanItem = z.object({
  id: z.uuid(),
  kind: z.enum(ITEM_KINDS),
  /** Of a creation the id that the task will have; null for goals and habits. */
  task_id: z.nullable(z.uuid()),
  /** What is created, as a create takes it; null for a change. */
  row: z.nullable(z.record(z.string(), z.unknown())),
  /** What is changed, as an edit takes it; null for a creation. */
  patch: z.nullable(z.record(z.string(), z.unknown())),
  /** What the changed fields were. */
  before: z.nullable(z.record(z.string(), z.unknown())),
  /** The key of the step that it comes from. */
  step: z.nullable(z.string()),
  part: z.nullable(z.object({ number: z.int(), of: z.int() })),
  /** Its share of what a goal is about. */
  amount: z.nullable(Amount),
  /** The phase of the plan that it belongs to, by its index. */
  phase: z.nullable(z.int()),
  /** What to do and when it is done: the description of the task. */
  note: z.string(),
  reason_code: z.enum(REASON_CODES),
  reason: z.string(),
  warnings: z.array(z.enum(WARNINGS)),
  /** How often its task was planned anew, this time included; null for others. */
  misses: z.nullable(z.int()),
  offers: z.array(Offer),
  chosen: z.boolean(),
  state: z.enum(['proposed', 'accepted', 'refused']),
})
export type PlanItem = z.infer<typeof PlanItem>

/** Something for which there is no place, and what would give it one. */
export const Infeasible = z.object({
  /** The first of the steps that lack a place for the same cause; an offer holds for all of them. */
  step: z.string(),
  /** How many these are. */
  count: z.int(),
  task_id: z.nullable(z.uuid()),
  title: z.string(),
  minutes: z.int(),
  reason: z.enum(WHY_NOT),
  message: z.string(),
  offers: z.array(Offer),
})
export type Infeasible = z.infer<typeof Infeasible>

/** The goal that the acceptance of a plan creates. */
const PlanGoal = z.object({
  id: z.uuid(),
  title: z.string(),
  category: z.enum(CATEGORIES),
  target_date: z.nullable(z.string()),
  metric: Metric,
  milestones: z.array(z.object({ title: z.string(), due_date: z.nullable(z.string()) })),
  /** An active goal with the same title is taken instead. */
  exists: z.boolean(),
  /** Without it the plan makes no goal. */
  chosen: z.boolean(),
})
export type PlanGoal = z.infer<typeof PlanGoal>

/** A part of a plan from a goal: its dates, both included, and how much work of the whole plan lies in it. */
const PlanPhase = z.object({
  title: z.string(),
  from: z.string(),
  to: z.string(),
  focus: z.string(),
  why: z.string(),
  sessions: z.int(),
  minutes: z.int(),
})
export type PlanPhase = z.infer<typeof PlanPhase>

/** Checked when they were asked: code that only shows plans needs not load the names of all of them. */
const Answers = z.record(z.string(), z.unknown()) as unknown as z.ZodMiniType<GoalAnswers>

const PLAN = {
  version: z.int(),
  status: z.enum(PLAN_STATUSES),
  /** Why it has this status, where that is not the person's own decision. */
  reason: z.nullable(z.enum(['superseded'])),
  source: z.enum(PLAN_SOURCES),
  title: z.string(),
  created_at: z.string(),
  expires_at: z.string(),
  decided_at: z.nullable(z.string()),
  thread_id: z.nullable(z.string()),
  run_id: z.nullable(z.string()),
  /** The dates that it is about. */
  from: z.string(),
  to: z.string(),
  /** How far a plan from a goal reaches; null for others. */
  covers_until: z.nullable(z.string()),
  /** What was understood, what is planned, what was left out, in plain sentences; empty for plans from no goal. */
  summary: z.string(),
  /** The goal sentence that it was made from, with the answers; null for others. */
  asked: z.nullable(z.object({ text: z.string(), answers: z.optional(Answers) })),
  /** The goal that it is for; null where it creates none. */
  goal: z.nullable(PlanGoal),
  phases: z.array(PlanPhase),
  /** The plan whose sessions it moves after a week without any; null for others. */
  picks_up: z.nullable(z.uuid()),
  items: z.array(PlanItem),
  infeasible: z.array(Infeasible),
  receipts: z.array(Receipt),
  /** Milliseconds that placing took. */
  planner_ms: z.number(),
}

/** A proposal that a person edits, accepts in whole or part, or refuses. */
export const Plan = z.object({ id: z.uuid(), ...PLAN })
export type Plan = z.infer<typeof Plan>
/** The same, also as a trial, which is not stored and has no id. */
export const AnyPlan = z.object({ id: z.nullable(z.uuid()), ...PLAN })
export type AnyPlan = z.infer<typeof AnyPlan>
export const PlanPage = pageSchema(Plan)

const { title, category, estimated_duration } = TASK_FIELDS
/** An edit of a proposal by hand; the rules of placing may be broken. */
export const PlanPatch = z.strictObject({
  version: z.optional(RowVersion),
  title: z.optional(title.schema),
  goal: z.optional(z.strictObject({ chosen: z.optional(z.boolean()), title: z.optional(title.schema) })),
  items: z._default(
    z
      .array(
        z.strictObject({
          id: z.uuid(),
          chosen: z.optional(z.boolean()),
          title: z.optional(title.schema),
          scheduled_date: z.optional(CivilDate),
          scheduled_time: z.optional(z.nullable(ClockTime)),
          estimated_duration: z.optional(estimated_duration.schema),
          priority: z.optional(z.enum(PRIORITIES)),
          category: z.optional(category.schema),
        }),
      )
      .check(z.maxLength(200, 'At most 200 items')),
    [],
  ),
})
export type PlanPatch = z.infer<typeof PlanPatch>

/** Offers that are taken. */
export const OfferChoices = z.strictObject({
  choices: z
    .array(
      z.strictObject({
        step: z.string(),
        kind: z.enum(['shorten', 'deadline', 'capacity', 'hours', 'drop'], 'Unknown kind of offer'),
      }),
    )
    .check(z.minLength(1, 'At least one choice'), z.maxLength(200, 'At most 200 choices')),
})
export type OfferChoices = z.infer<typeof OfferChoices>

/** What is accepted: all chosen items, or these. */
export const AcceptPlan = z.strictObject({
  version: z.optional(RowVersion),
  items: z.optional(
    z.array(z.uuid()).check(z.minLength(1, 'At least one item'), z.maxLength(200, 'At most 200 items')),
  ),
  /** Also where a time is taken by now. */
  anyway: z._default(z.boolean(), false),
})
export type AcceptPlan = z.infer<typeof AcceptPlan>

export const AcceptedPlan = z.object({ plan: Plan, receipts: z.array(Receipt) })
export type AcceptedPlan = z.infer<typeof AcceptedPlan>
/** What an undo left as it is. */
export const UndonePlan = z.object({
  plan: Plan,
  /** How many items were undone. */
  undone: z.int(),
  kept: z.array(z.object({ item_id: z.uuid(), reason: z.enum(['changed', 'completed', 'gone']) })),
})
export type UndonePlan = z.infer<typeof UndonePlan>
