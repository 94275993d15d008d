import * as z from 'zod/mini'
import { MOST_PINNED } from '#shared/achievements/achievement.ts'
import { DOMAIN_FIELDS } from '#shared/domains/domain.ts'
import { NewMilestone } from '#shared/goals/goal.ts'
import { GoalNumber } from '#shared/goals/metric.ts'
import { Amount } from '#shared/habits/habit.ts'
import { Effect, IF_THEN_FIELDS } from '#shared/ifThens/ifThen.ts'
import { Notification } from '#shared/notifications/notification.ts'
import { AvailabilityValues } from '#shared/planning/availability.ts'
import { Plan } from '#shared/planning/plan.ts'
import { Receipt } from '#shared/planning/receipt.ts'
import { ProfilePatch } from '#shared/profile/profilePatch.ts'
import { Award } from '#shared/progress/award.ts'
import { LocalMoment } from '#shared/reminders/reminder.ts'
import { PutRitual, RitualFacts, RitualKind } from '#shared/rituals/ritual.ts'
import { ROUTINE_FIELDS } from '#shared/routines/routine.ts'
import { SETTINGS_FIELDS } from '#shared/settings/settings.ts'
import { TASK_FIELDS } from '#shared/tasks/fields.ts'
import { isRule } from '#shared/tasks/repeating/recurrence.ts'
import { TEMPLATE_FIELDS } from '#shared/tasks/repeating/series.ts'
import { CivilDate, Instant } from '#shared/time/schemas.ts'
import {
  Id,
  link,
  date,
  at,
  count,
  note,
  word,
  anything,
  created,
  entity,
  Task,
  WITNESS,
  Habit,
  Goal,
  shapeOf,
  whole,
  fits,
} from './rowSchemas.ts'

const TEMPLATE = {
  ...Object.fromEntries(TEMPLATE_FIELDS.map((name) => [name, TASK_FIELDS[name].schema])),
  witness_id: WITNESS,
}
const ritual = PutRitual.shape
const wireId = z.nullable(z.string().check(z.maxLength(100)))

/**
 * What a row of an export has to be to be imported, by table; the names are those of its columns. Others are left out: they
 * follow from these, or are made anew. What the rows of a table refer to comes before them.
 */
export const EXPORTED_ROWS = {
  domains: z.object({ ...entity(DOMAIN_FIELDS), is_default: z.boolean() }),
  goals: Goal,
  milestones: z.object({
    ...created,
    goal_id: Id,
    title: NewMilestone.shape.title,
    due_date: date,
    position: count(1000),
    done_at: at,
    done_on: date,
  }),
  goal_checkins: z.object({ ...created, goal_id: Id, date: CivilDate, value: GoalNumber, note: note(1000) }),
  habits: Habit,
  habit_checkins: z.object({
    id: Id,
    habit_id: Id,
    date: CivilDate,
    value: z.nullable(Amount),
    skipped: z.boolean(),
    note: note(1000),
    backfilled: z.boolean(),
    imported: z.boolean(),
    comeback: z.boolean(),
    checked_at: Instant,
  }),
  routines: z.object(entity(ROUTINE_FIELDS)),
  recurrences: z.object({
    ...created,
    rrule: z.string().check(z.maxLength(300), z.refine(isRule, 'Unknown way to repeat')),
    basis: z.enum(['schedule', 'completion']),
    starts_on: CivilDate,
    made_until: CivilDate,
    last_date: date,
    template: z.object({
      ...TEMPLATE,
      lost_goal_id: z.optional(link),
      lost_domain_id: z.optional(link),
    }),
    except_dates: z.array(CivilDate).check(z.maxLength(10_000)),
    ended: z.boolean(),
  }),
  tasks: Task,
  focus_sessions: z
    .object({ id: Id, task_id: Id, started_at: Instant, ended_at: at, noted_at: at })
    .check(fits('ended_at', ({ started_at, ended_at }) => ended_at === null || ended_at >= started_at)),
  reminders: z
    .object({
      ...created,
      task_id: link,
      series_id: link,
      minutes_before: z.nullable(count(10_080)),
      at: z.nullable(LocalMoment),
    })
    .check(
      fits('series_id', ({ task_id, series_id }) => (task_id === null) !== (series_id === null)),
      fits('at', ({ minutes_before, at: moment }) => (minutes_before === null) !== (moment === null)),
      fits('at', ({ at: moment, series_id }) => moment === null || series_id === null),
    ),
  transfer_shares: z.object({
    recurrence_id: Id,
    goal_id: Id,
    shares: z.array(GoalNumber).check(z.maxLength(10_000)),
    done: count(10_000),
    given: GoalNumber,
  }),
  if_thens: z.object({ ...entity(IF_THEN_FIELDS), since: CivilDate, series_id: link }),
  suggestions: z.object({
    ...created,
    if_then_id: Id,
    goal_id: link,
    local_date: CivilDate,
    why: z.enum(['moment', 'after', 'missed']),
    obstacle: note(200),
    then: Effect,
    state: z.enum(['taken', 'dismissed']),
    task_id: link,
  }),
  rituals: z.object({
    ...created,
    deleted_at: at,
    kind: RitualKind,
    date: CivilDate,
    ...whole({
      skipped: ritual.skipped,
      intention: ritual.intention,
      note: ritual.note,
      mood: ritual.mood,
      task_ids: ritual.task_ids,
    }),
    facts: RitualFacts,
  }),
  availability: z.object({ said: AvailabilityValues }),
  plans: z.object({
    id: Id,
    status: Plan.shape.status,
    reason: Plan.shape.reason,
    source: Plan.shape.source,
    title: note(500),
    created_at: Instant,
    expires_at: Instant,
    decided_at: at,
    thread_id: wireId,
    run_id: wireId,
    tool_call_id: wireId,
    from_date: CivilDate,
    to_date: CivilDate,
    covers_until: date,
    items: Plan.shape.items,
    infeasible: Plan.shape.infeasible,
    planner_ms: z.number(),
    steps: z.array(anything),
    bases: anything,
    undone: z.nullable(anything),
    is_replan: z.boolean(),
    goal: Plan.shape.goal,
    phases: Plan.shape.phases,
    summary: note(20_000),
    asked: Plan.shape.asked,
    limits: anything,
    begun: date,
    follows: link,
    behind: count(10_000),
    picks_up: link,
    done_before: z.nullable(count(100_000)),
    changes_plan: z.optional(link),
  }),
  receipts: z.object({
    ...Receipt.shape,
    at: Instant,
    table: word,
    title: note(1000),
    reason: note(2000),
    thread_id: wireId,
    run_id: wireId,
    tool_call_id: wireId,
  }),
  threads: z.object({
    ...created,
    title: note(500),
    is_named: z.boolean(),
    metadata: z.record(z.string(), z.string()),
    next_position: count(1_000_000),
    latest_at: Instant,
  }),
  thread_messages: z.object({
    ...created,
    thread_id: Id,
    position: count(1_000_000),
    role: z.enum(['user', 'assistant']),
    content: z.array(note(300_000)).check(z.maxLength(100)),
    incomplete_reason: z.nullable(word),
    run_id: link,
    assistant_id: z.nullable(word),
    metadata: z.record(z.string(), z.string()),
    ended_at: Instant,
  }),
  streak_days_off: z.object({ local_date: CivilDate, reason: z.enum(['travel', 'vacation']) }),
  achievement_unlocks: z.object({
    key: word,
    id: Id,
    unlocked_at: Instant,
    pinned: z.nullable(z.int().check(z.gte(0), z.lt(MOST_PINNED))),
  }),
  xp_ledger: z.object({
    ...created,
    source_kind: z.enum(['task', 'habit', 'goal', 'achievement', 'challenge']),
    source_id: Id,
    round: count(1_000_000),
    occurrence_date: CivilDate,
    amount: z.int().check(z.gte(-10_000), z.lte(10_000)),
    reason: word,
    total_after: count(2_000_000_000),
    streak_after: count(1_000_000),
    done_at: Instant,
    unlocked: z.optional(z.nullable(z.array(word).check(z.maxLength(100)))),
  }),
  notifications: z
    .object({
      ...created,
      kind: Notification.shape.kind,
      event: word,
      key: note(300),
      title: note(500),
      body: note(2000),
      url: z.string().check(z.maxLength(2000), z.regex(/^\/(?!\/)/, 'A path of the product')),
      target_kind: z.nullable(z.enum(['task', 'habit'])),
      target_id: link,
      local_date: CivilDate,
      actions: Notification.shape.actions,
      missed: z.boolean(),
      read_at: at,
      acted_action: z.nullable(z.enum(['done', 'snooze', 'skip'])),
      acted_at: at,
      award: z.nullable(Award),
    })
    .check(
      fits('target_id', ({ target_kind, target_id }) => (target_kind === null) === (target_id === null)),
      fits('acted_at', ({ acted_action, acted_at }) => (acted_action === null) === (acted_at === null)),
    ),
  settings: z
    .object({
      ...whole(shapeOf(SETTINGS_FIELDS)),
      data_training_consent_at: at,
      has_created_first_goal: z.boolean(),
    })
    .check(
      fits('quiet_end', ({ quiet_start, quiet_end }) =>
        quiet_start === null || quiet_end === null ? quiet_start === quiet_end : quiet_start !== quiet_end,
      ),
    ),
  profile: z.object(
    whole({
      name: ProfilePatch.shape.name,
      avatar: ProfilePatch.shape.avatar,
      timezone: ProfilePatch.shape.timezone,
      week_start: ProfilePatch.shape.week_start,
      day_start: ProfilePatch.shape.day_start,
    }),
  ),
} as const
export type ImportedTable = keyof typeof EXPORTED_ROWS
/** In the order in which they are written. */
export const IMPORTED_TABLES = Object.keys(EXPORTED_ROWS) as ImportedTable[]
