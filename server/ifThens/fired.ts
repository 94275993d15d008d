import { momentOn } from '#shared/ifThens/moment.ts'
import { type Suggestion, suggestionId } from '#shared/ifThens/suggestion.ts'
import { holdsDate } from '#shared/habits/spans.ts'
import { addDays } from '#shared/time/civil.ts'
import { instantOf } from '#shared/time/instantOf.ts'
import type { Db } from '#server/kit/db/database.ts'
import { instantSql } from '#server/kit/db/instantSql.ts'
import type { Person } from '#server/kit/http/person.ts'
import { type DatedHabit, readHabitDates } from './habitDates.ts'
import type { StoredIfThen } from './ifThen.ts'

/**
 * What plans suggest on a local date, as nobody has taken or dismissed it (docs/rules/ifThens.md, If-then plans). Nothing of it is
 * stored: a completion that is undone withdraws what it called for.
 */
export async function firedOn(
  db: Db,
  person: Person,
  plans: readonly StoredIfThen[],
  date: string,
  now: Date,
): Promise<Suggestion[]> {
  const waiting = plans.filter(({ active, since }) => active && since <= date)
  if (waiting.length === 0) return []
  const evidence = await readEvidence(db, person, waiting, date, now)
  return waiting.flatMap((plan) => {
    const at = canBeDone(plan, evidence) ? firedAt(plan, evidence) : null
    return at === null ? [] : [suggested(plan, evidence, at)]
  })
}

type Evidence = {
  date: string
  now: Date
  person: Person
  /** When the task of a plan was completed on the date, by the plan's id. */
  finished: ReadonlyMap<string, string>
  /** Plans whose task was due the date before and is undone. */
  missed: ReadonlySet<string>
  /** Of the habits that plans name, on the date and the one before. */
  habits: ReadonlyMap<string, DatedHabit>
  /** When these habits were checked in on the date. */
  checkedAt: ReadonlyMap<string, string>
}
type At = { id: string; at: string }

async function readEvidence(
  db: Db,
  person: Person,
  plans: readonly StoredIfThen[],
  date: string,
  now: Date,
): Promise<Evidence> {
  const habitIds = plans.flatMap(({ if: cause, then }) => [
    ...(cause.type !== 'moment' && cause.habit_id ? [cause.habit_id] : []),
    ...(then.type === 'habit' ? [then.habit_id] : []),
  ])
  const range = { from: addDays(date, -1), to: date }
  const waitsForTask = plans.some(({ if: cause }) => cause.type !== 'moment' && cause.task_id)
  const finished = waitsForTask ? await db.read<At>(FINISHED, [person.id, date]) : []
  const missed = waitsForTask ? await db.read<{ id: string }>(MISSED, [person.id, date]) : []
  const habits = await readHabitDates(db, person, habitIds, range, now)
  const checkedAt = habits.size === 0 ? [] : await db.read<At>(CHECKED, [person.id, [...habits.keys()], date])
  return {
    date,
    now,
    person,
    finished: new Map(finished.map(({ id, at }) => [id, at])),
    missed: new Set(missed.map(({ id }) => id)),
    habits,
    checkedAt: new Map(checkedAt.map(({ id, at }) => [id, at])),
  }
}

/** SQL: a task `t` is the one that a plan `i` names, or an occurrence of its series. */
const NAMED = `(t.id::text = i."if" ->> 'task_id' or t.recurrence_id = i.series_id)`

/** By the local date that the completion was counted for. */
const FINISHED = `
  select i.id, ${instantSql('min(coalesce(l.done_at, l.created_at))')} as at
  from xp_ledger l
    join tasks t on t.user_id = l.user_id and t.id = l.source_id
    join if_thens i on i.user_id = l.user_id and ${NAMED}
  where l.user_id = $1 and l.occurrence_date = $2 and l.source_kind = 'task' and l.reason = 'completed'
    and l.round = t.completions and t.status = 'completed' and t.deleted_at is null and i."if" ->> 'type' = 'after'
  group by i.id`

/** A task that was completed later than on the date was undone on it. */
const MISSED = `
  select distinct i.id
  from tasks t join if_thens i on i.user_id = t.user_id and ${NAMED}
  where t.user_id = $1 and t.scheduled_date = $2::date - 1 and t.deleted_at is null and i."if" ->> 'type' = 'missed'
    and not (t.status = 'completed' and exists (
      select from xp_ledger l where l.user_id = $1 and l.source_kind = 'task' and l.source_id = t.id
        and l.reason = 'completed' and l.round = t.completions and l.occurrence_date <= $2))`

const CHECKED = `
  select c.habit_id as id, ${instantSql('c.checked_at')} as at from habit_checkins c
  where c.user_id = $1 and c.habit_id = any($2::uuid[]) and c.date = $3`

/** A habit that is in the trash, archived or paused is not suggested. */
function canBeDone({ then }: StoredIfThen, { habits, date }: Evidence): boolean {
  if (then.type === 'task') return true
  const habit = habits.get(then.habit_id)?.habit
  return habit !== undefined && !habit.archived && !holdsDate(habit.pauses, date)
}

/** The instant at which a plan fired; null when it did not. */
function firedAt(plan: StoredIfThen, evidence: Evidence): string | null {
  const { date, now, person, finished, missed, habits, checkedAt } = evidence
  const { if: cause } = plan
  if (cause.type === 'moment') {
    const at = momentOn(cause, date, person.dayRule)
    return at !== null && at <= now.toISOString() ? at : null
  }
  const isAfter = cause.type === 'after'
  const habit = cause.habit_id ? habits.get(cause.habit_id) : undefined
  if (isAfter && habit) {
    const day = habit.days.get(date)
    return day?.done && day.value !== null ? (checkedAt.get(habit.habit.id) ?? null) : null
  }
  if (isAfter) return finished.get(plan.id) ?? null
  const before = habit?.days.get(addDays(date, -1))
  const isMissed = habit ? (before?.due ?? 0) > (before?.kept ?? 0) : missed.has(plan.id)
  return isMissed ? instantOf(date, person.dayRule.dayStart, person.dayRule.timezone) : null
}

function suggested(
  { id, user_id, live_goal_id: goal_id, obstacle, if: cause, then }: StoredIfThen,
  { date, habits }: Evidence,
  at: string,
): Suggestion {
  return {
    id: suggestionId(id, date),
    user_id,
    if_then_id: id,
    goal_id,
    local_date: date,
    why: cause.type,
    obstacle,
    then,
    state: 'open',
    task_id: null,
    kept: then.type === 'habit' && habits.get(then.habit_id)?.days.get(date)?.done === true,
    version: 1,
    created_at: at,
    updated_at: at,
  }
}
