import { applyEntityChange, type EntityChange, inverseEntityChange } from '#shared/entity/change.ts'
import { isAtRisk } from './atRisk.ts'
import type { GoalCheckIn } from './checkIn.ts'
import type { Forecast } from './forecast.ts'
import type { Goal, GoalPatch, Milestone, MilestonePatch, NewGoal } from './goal.ts'
import { lineOf } from './line.ts'
import { paceOf } from './pace.ts'
import { progressOfCounts, progressOfNumber } from './progress.ts'

/** What a person enters of a check-in. */
export type EnteredCheckIn = Pick<GoalCheckIn, 'id' | 'date' | 'value' | 'note'>

type AskedGoal = Partial<NewGoal> & Pick<NewGoal, 'title'> & { start_date: string }

/** A change of a goal's own row. `at` (ISO 8601) is when the person acted. */
export type GoalRowChange = EntityChange<AskedGoal, GoalPatch>

/**
 * A change of what belongs to a goal: how it ends, its milestones, its check-ins. `id` is the goal's.
 *
 * `current` is what a goal's number then says, as far as this device knows its check-ins.
 */
export type GoalPartChange = { id: string; at: string } & (
  | { kind: 'achieve'; reason: string | null }
  | { kind: 'drop'; reason: string }
  | { kind: 'reopen' }
  | { kind: 'addMilestone'; milestone: Milestone }
  | { kind: 'editMilestone'; milestoneId: string; patch: MilestonePatch }
  | { kind: 'removeMilestone'; milestoneId: string }
  | { kind: 'addCheckIn'; checkIn: EnteredCheckIn; current: number }
  | { kind: 'editCheckIn'; checkIn: EnteredCheckIn; was: EnteredCheckIn; current: number }
  | { kind: 'removeCheckIn'; was: EnteredCheckIn; current: number }
)

/** One thing a person did to a goal. Each is idempotent: ids come from the client. */
export type GoalChange = GoalRowChange | GoalPartChange

const ROW_KINDS = ['create', 'edit', 'remove', 'restore']

/** Whether a change is about the goal's own row. */
export function isRowChange(change: GoalChange): change is GoalRowChange {
  return ROW_KINDS.includes(change.kind)
}

/**
 * The goals after a change, as the server will answer them, save figures that follow from history: a forecast stays as it was
 * until the server's comes. Pure and idempotent.
 *
 * @param begin makes the row of a create
 * @param today the person's local date
 */
export function applyGoalChange(
  goals: readonly Goal[],
  change: GoalChange,
  begin: (asked: AskedGoal & { id: string }, at: string) => Goal,
  today: string,
): readonly Goal[] {
  if (isRowChange(change)) {
    const after = applyEntityChange(goals, change, begin)
    return after.map((goal) => (goals.includes(goal) ? goal : measured(goal, goal.progress.current, today)))
  }
  return goals.map((goal) => {
    if (goal.id !== change.id || goal.deleted_at !== null) return goal
    return applyPart(goal, change, today)
  })
}

/** The change that undoes one; null where there is none. @param before the goal before it; for a create the new one */
export function inverseGoalChange(change: GoalChange, before: Goal): GoalChange | null {
  if (isRowChange(change)) return inverseEntityChange(change, before)
  const { id, at } = change
  const { current } = before.progress
  const milestone = (wanted: string) => before.milestones.find((each) => each.id === wanted)
  switch (change.kind) {
    case 'achieve':
    case 'drop':
      return { kind: 'reopen', id, at }
    case 'reopen':
      return closingOf(before, at)
    case 'addMilestone':
      return { kind: 'removeMilestone', id, milestoneId: change.milestone.id, at }
    case 'editMilestone': {
      const was = milestone(change.milestoneId)
      return was
        ? { kind: 'editMilestone', id, milestoneId: was.id, patch: valuesBefore(change.patch, was), at }
        : null
    }
    case 'removeMilestone': {
      const was = milestone(change.milestoneId)
      return was ? { kind: 'addMilestone', id, milestone: was, at } : null
    }
    case 'addCheckIn':
      return { kind: 'removeCheckIn', id, was: change.checkIn, current, at }
    case 'editCheckIn':
      return { kind: 'editCheckIn', id, checkIn: change.was, was: change.checkIn, current, at }
    case 'removeCheckIn':
      return { kind: 'addCheckIn', id, checkIn: change.was, current, at }
  }
}

function closingOf({ id, status, closed_reason }: Goal, at: string): GoalPartChange | null {
  if (status === 'achieved') return { kind: 'achieve', id, reason: closed_reason, at }
  return status === 'dropped' ? { kind: 'drop', id, reason: closed_reason ?? '', at } : null
}

function valuesBefore(patch: MilestonePatch, was: Milestone): MilestonePatch {
  return Object.fromEntries(Object.keys(patch).map((name) => [name, was[name as keyof MilestonePatch]]))
}

function applyPart(goal: Goal, change: GoalPartChange, today: string): Goal {
  switch (change.kind) {
    case 'achieve':
      return closed(goal, 'achieved', change)
    case 'drop':
      return closed(goal, 'dropped', change)
    case 'reopen': {
      const { reached } = goal.progress
      const open = { status: 'active' as const, closed_at: null, closed_reason: null }
      const forecast = { ...goal.forecast, reason: reached ? ('reached' as const) : null }
      return measured({ ...goal, ...open, forecast }, goal.progress.current, today)
    }
    case 'addMilestone': {
      const others = goal.milestones.filter(({ id }) => id !== change.milestone.id)
      return withMilestones(goal, [...others, change.milestone], today)
    }
    case 'editMilestone': {
      const edited = (each: Milestone) =>
        each.id === change.milestoneId ? editedMilestone(each, change) : each
      return withMilestones(goal, goal.milestones.map(edited), today)
    }
    case 'removeMilestone': {
      const others = goal.milestones.filter(({ id }) => id !== change.milestoneId)
      return withMilestones(goal, others, today)
    }
    case 'addCheckIn':
    case 'editCheckIn':
    case 'removeCheckIn':
      return measured(goal, change.current, today)
  }
}

function closed(
  goal: Goal,
  status: 'achieved' | 'dropped',
  { reason, at }: { reason: string | null; at: string },
): Goal {
  if (goal.status === status) return goal
  const silent: Forecast = {
    ...goal.forecast,
    p10: null,
    p50: null,
    p90: null,
    chance: null,
    reason: 'closed',
  }
  const outcome = { status, closed_at: at, closed_reason: reason, forecast: silent }
  return { ...goal, ...outcome, pace: null, at_risk: false }
}

function editedMilestone(
  milestone: Milestone,
  { patch, at }: { patch: MilestonePatch; at: string },
): Milestone {
  const { done = milestone.done } = patch
  const done_at = done ? (milestone.done_at ?? at) : null
  return { ...milestone, ...patch, done, done_at }
}

function withMilestones(goal: Goal, all: readonly Milestone[], today: string): Goal {
  const milestones = all.toSorted((a, b) => a.position - b.position)
  return measured({ ...goal, milestones }, goal.progress.current, today)
}

/** The goal with the progress and the pace that follow from what is known here. */
function measured(goal: Goal, current: number, today: string): Goal {
  const { metric, milestones, start_date, target_date, status } = goal
  const progress =
    metric.kind === 'number'
      ? progressOfNumber(metric, current)
      : metric.kind === 'milestones'
        ? progressOfCounts({ done: milestones.filter(({ done }) => done).length, total: milestones.length })
        : goal.progress
  const isDated = target_date !== null && target_date > start_date && status === 'active'
  const pace = isDated
    ? paceOf(progress, lineOf(metric, progress.total), { start_date, target_date, today })
    : null
  return { ...goal, progress, pace, at_risk: isAtRisk({ ...goal, pace }) }
}
