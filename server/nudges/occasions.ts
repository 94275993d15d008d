import { DEADLINE_DAYS, LEAST_STREAK, type NudgeEvent } from '#shared/nudges/nudges.ts'
import {
  goalDeadlineWords,
  type NextStep,
  type NudgeWords,
  overdueWords,
  streakWords,
  taskDueWords,
  weekReviewWords,
} from '#shared/nudges/words.ts'
import { streakToday } from '#shared/progress/streak.ts'
import { addDays, weekOf } from '#shared/time/civil.ts'
import { instantOf } from '#shared/time/instantOf.ts'
import type { Tx } from '#server/kit/db/database.ts'
import type { Person } from '#server/kit/http/person.ts'
import { readStreak } from '#server/progress/streakDays.ts'
import { readSettings } from '#server/settings/settings.ts'

type Asked = { tx: Tx; person: Person; date: string; now: Date }

/** What each nudge says of a person on a local date; null where it has nothing to say (docs/rules/reminders.md, Nudges). */
export const NUDGES: Record<NudgeEvent, (asked: Asked) => Promise<NudgeWords | null>> = {
  async overdue({ tx, person, date }) {
    const [first] = await tx.query<Counted>(counted('scheduled_date < $2'), [person.id, date])
    return first ? overdueWords(first.count, first) : null
  },
  async goal_deadline({ tx, person, date }) {
    if (!(await readSettings(tx, person.id)).goalDeadlinesEnabled) return null
    const dates = DEADLINE_DAYS.map((days) => addDays(date, days))
    const goals = await tx.query<{ id: string; title: string; target_date: string }>(GOALS, [
      person.id,
      dates,
    ])
    const [first] = goals
    if (!first) return null
    const [step] = await tx.query<Counted>(counted('goal_id = $2'), [person.id, first.id])
    return goalDeadlineWords(goals, step ?? null, date)
  },
  async week_review({ tx, person, date }) {
    const { from, to } = weekOf(date, person.weekStart)
    if (to !== date) return null
    const { timezone, dayStart } = person.dayRule
    const [week] = await tx.query<{ count: number }>(COMPLETED, [
      person.id,
      instantOf(from, dayStart, timezone),
    ])
    return week && week.count > 0 ? weekReviewWords(week.count) : null
  },
  async task_due({ tx, person, date }) {
    const [first] = await tx.query<Counted>(counted('due_date = $2'), [person.id, addDays(date, 1)])
    return first ? taskDueWords(first.count, first) : null
  },
  async streak_at_risk({ tx, person, date }) {
    if (!person.isGamified) return null
    const { state, daysOff } = await readStreak(tx, person.id)
    const { current } = streakToday(state, date, daysOff)
    if (current < LEAST_STREAK || state.last === date) return null
    const [step] = await tx.query<Counted>(counted('scheduled_date = $2'), [person.id, date])
    return streakWords(current, step ?? null)
  },
}

type Counted = NextStep & { count: number }

/** How many open tasks fit, with the shortest of them. */
const counted = (which: string) => `
  select title, estimated_duration as minutes, (count(*) over ())::int as count from tasks
  where user_id = $1 and status <> 'completed' and deleted_at is null and ${which}
  order by estimated_duration, scheduled_date desc, id limit 1`

const GOALS = `
  select id, title, target_date from goals
  where user_id = $1 and status = 'active' and deleted_at is null and target_date = any($2::date[])
  order by target_date, id`

const COMPLETED = `
  select count(*)::int as count from tasks
  where user_id = $1 and status = 'completed' and deleted_at is null and completed_at >= $2`
