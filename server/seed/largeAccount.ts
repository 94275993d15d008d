import { initialValues } from '#shared/entity/fields.ts'
import { DEFAULT_DOMAINS } from '#shared/domains/domain.ts'
import { GOAL_FIELDS } from '#shared/goals/goal.ts'
import { HABIT_FIELDS } from '#shared/habits/habit.ts'
import { derivedId } from '#shared/tasks/derivedId.ts'
import { TASK_DEFAULTS } from '#shared/tasks/task.ts'
import { MINUTE_MS } from '#shared/time/durations.ts'
import type { Tx } from '#server/kit/db/database.ts'
import { lockPeople } from '#server/kit/db/lockPeople.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import { recomputeStreak } from '#server/progress/streakDays.ts'
import { firstDate, momentOf } from './days.ts'
import { type SeededGoal, seededGoals, type SeededMilestone } from './goals.ts'
import { type SeededCheckIn, type SeededHabit, seededHabits } from './habits.ts'
import { insertRows } from './insertRows.ts'
import { type Earned, earnedAt, seededLedger } from './ledger.ts'
import { type SeededTask, seededTasks } from './tasks.ts'

/** What it earns to reach a goal, at most one a date. */
const GOAL_XP = 100

/**
 * Fills an account with ten years up to a date: 100,000 tasks, 30 habits with 50,000 check-ins, 40 goals, and all that was
 * earned by them. The same date makes the same rows. An account that has them is left as it is.
 *
 * @returns how many rows were added; null where they are there
 */
export async function fillLargeAccount(tx: Tx, userId: UserId, today: string): Promise<number | null> {
  await lockPeople(tx, [userId])
  const isFilled = await tx.query('select from habits where user_id = $1 limit 1', [userId])
  if (isFilled.length > 0) return null
  let added = 0
  for (const [table, rows] of planOf(userId, today)) {
    await insertRows(tx, userId, table, rows)
    added += rows.length
  }
  await tx.query(
    `update users set xp = (select coalesce(sum(amount), 0) from xp_ledger where user_id = $1), tasks_done = (
       select count(*) from xp_ledger where user_id = $1 and source_kind = 'task') where id = $1`,
    [userId],
  )
  await recomputeStreak(tx, userId)
  return added
}

type Rows = readonly Record<string, unknown>[]

/** The rows of each table, in the order in which they refer to one another. */
function* planOf(userId: UserId, today: string): Generator<[table: string, rows: Rows]> {
  // The five default domains, as an account's first request makes them.
  const domains = DEFAULT_DOMAINS.map((values) => ({
    ...values,
    id: derivedId(userId, `domain ${values.name}`),
  }))
  const { goals, values, milestones } = seededGoals(today)
  const { habits, checkIns } = seededHabits(today)
  const { tasks, intervals } = seededTasks(today, {
    goals: goals.filter(({ metric }) => metric.kind === 'linked').map(({ id }) => id),
    domains: domains.map(({ id }) => id),
  })
  const ledger = seededLedger(earnedFrom({ tasks, goals, checkIns }))
  const domainAt = (index: number) => domains[index % domains.length]?.id ?? null

  yield [
    'domains',
    domains.map((row) => ({ ...row, is_default: true, ...stamps(momentOf(firstDate(today), 0)) })),
  ]
  yield ['goals', goals.map((row, index) => goalRow(row, domainAt(index)))]
  yield [
    'goal_checkins',
    values.map(({ created_at, ...row }) => ({ ...row, note: '', ...stamps(created_at) })),
  ]
  yield ['milestones', milestones.map(milestoneRow)]
  yield [
    'habits',
    habits.map((row, index) =>
      habitRow(
        row,
        index % 3 === 0 ? { domain_id: domainAt(index), goal_id: null } : linkOfHabit(goals, index),
      ),
    ),
  ]
  yield ['habit_checkins', checkIns.map(checkInRow)]
  yield ['tasks', tasks.map(taskRow)]
  yield [
    'focus_sessions',
    intervals.map(({ id, task_id, started_at, ended_at }) => ({
      id,
      task_id,
      started_at: instant(started_at),
      ended_at: instant(ended_at),
    })),
  ]
  yield ['streak_days', ledger.streakDays.map((local_date) => ({ local_date }))]
  yield [
    'xp_ledger',
    ledger.rows.map(({ at, ...row }) => ({
      ...row,
      round: 1,
      created_at: instant(at),
      done_at: instant(at),
    })),
  ]
}

function earnedFrom({
  tasks,
  goals,
  checkIns,
}: {
  tasks: readonly SeededTask[]
  goals: readonly SeededGoal[]
  checkIns: readonly SeededCheckIn[]
}): Earned[] {
  const done = tasks.flatMap(({ id, completed_at, xp_reward }) =>
    completed_at === null
      ? []
      : [
          earnedAt(completed_at, {
            source_kind: 'task',
            source_id: id,
            reason: 'completed',
            amount: xp_reward,
          }),
        ],
  )
  const kept = checkIns.flatMap(({ habit_id, date, xp, checked_at }): Earned[] =>
    xp === 0
      ? []
      : [
          {
            source_kind: 'habit',
            source_id: habit_id,
            reason: 'checked_in',
            amount: xp,
            date,
            at: checked_at,
          },
        ],
  )
  const achieved = goals.flatMap(({ id, status, closed_at }) =>
    status !== 'achieved' || closed_at === null
      ? []
      : [earnedAt(closed_at, { source_kind: 'goal', source_id: id, reason: 'achieved', amount: GOAL_XP })],
  )
  return [...done, ...kept, ...achieved]
}

function goalRow({ created_at, closed_at, status, ...row }: SeededGoal, domain_id: string | null) {
  return {
    ...initialValues(GOAL_FIELDS),
    ...row,
    domain_id,
    status,
    closed_at: closed_at && instant(closed_at),
    closed_reason: status === 'active' ? null : 'It was time',
    achievements: status === 'achieved' ? 1 : 0,
    ...stamps(created_at),
  }
}

function milestoneRow({ created_at, done_on, ...row }: SeededMilestone) {
  const done_at = done_on && instant(momentOf(done_on, 1080))
  return { ...row, due_date: null, done_on, done_at, ...stamps(created_at) }
}

/** Two of three habits that name no domain belong to a goal. */
function linkOfHabit(goals: readonly SeededGoal[], index: number) {
  const goal = index % 3 === 1 ? goals[index % goals.length] : undefined
  return { domain_id: null, goal_id: goal?.id ?? null }
}

function habitRow(
  { name, kind, unit = '', id, start_date, created_at, xpReward, position, rule }: SeededHabit,
  links: { domain_id: string | null; goal_id: string | null },
) {
  return {
    ...initialValues(HABIT_FIELDS),
    id,
    name,
    kind,
    unit,
    start_date,
    xpReward,
    position,
    ...rule,
    targetTime: null,
    ...links,
    versions: [{ from: start_date, ...rule }],
    archived_spans: [],
    ...stamps(created_at),
  }
}

function checkInRow({ checked_at, value, ...row }: SeededCheckIn) {
  return {
    ...row,
    value,
    skipped: value === null,
    note: '',
    backfilled: false,
    imported: false,
    comeback: false,
    checked_at: instant(checked_at),
  }
}

function taskRow({ created_at, completed_at, tracked_ms, ...row }: SeededTask) {
  const isDone = completed_at !== null
  return {
    ...TASK_DEFAULTS,
    ...row,
    status: isDone ? 'completed' : 'pending',
    completed_at: isDone ? instant(completed_at) : null,
    actual_duration: isDone && tracked_ms > 0 ? Math.floor(tracked_ms / MINUTE_MS) : null,
    tracked_ms,
    completions: isDone ? 1 : 0,
    edited_fields: [],
    ...stamps(created_at),
    updated_at: instant(completed_at ?? created_at),
  }
}

/** What the columns of all rows have. */
function stamps(at: number) {
  return { version: 1, created_at: instant(at), updated_at: instant(at) }
}

function instant(at: number): string {
  return new Date(at).toISOString()
}
