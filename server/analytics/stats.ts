import { completionRateIn } from '#shared/analytics/completionRate.ts'
import { levelAt, xpToReach } from '#shared/progress/levels.ts'
import type { Stats } from '#shared/progress/stats.ts'
import { type StreakState, streakToday } from '#shared/progress/streak.ts'
import { addDays, weekOf } from '#shared/time/civil.ts'
import { localDate } from '#shared/time/localDate.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import { IS_WORK } from '#server/progress/award.ts'
import { dueTasks } from '#server/tasks/counts.ts'

type Figures = StreakState & {
  this_week: number
  last_week: number
  xp: number
  days_off: string[]
}

/**
 * The figures of the stats strip.
 *
 * "From last week" compares this week so far with last week up to the end of the same weekday.
 */
export async function statsOf({ db, now }: Deps, { id, dayRule, weekStart }: Person): Promise<Stats> {
  const today = localDate(now(), dayRule)
  const week = weekOf(today, weekStart).from
  const [[figures], tasks] = await Promise.all([
    db.read<Figures>(STATS, [id, today, week, addDays(week, -7), addDays(today, -7)]),
    dueTasks(db, id, { from: today, to: today, starts: [today] }),
  ])
  if (!figures) throw new Error(`No person ${id}`)
  const { due, done, percent } = completionRateIn({ from: today, to: today }, tasks, [])
  const { this_week, last_week, xp, days_off } = figures
  const level = levelAt(xp)
  return {
    today: { completed: done, total: due, percent: percent ?? 0 },
    weekly_xp: this_week,
    from_last_week: this_week - last_week,
    streak: streakToday(figures, today, days_off),
    level,
    xp,
    next_level_xp: xpToReach(level + 1),
  }
}

const STATS = `
  select u.xp, u.streak_run as run, u.streak_best as best, u.streak_freezes as freezes, u.streak_kept as kept,
    u.streak_last as last, earned.this_week, earned.last_week,
    array(select o.local_date::text from streak_days_off o where o.user_id = $1 and o.local_date > u.streak_last)
      as days_off
  from users u,
    (select coalesce(sum(amount) filter (where occurrence_date >= $3), 0)::int as this_week,
       coalesce(sum(amount) filter (where occurrence_date <= $5), 0)::int as last_week
     from xp_ledger l where user_id = $1 and occurrence_date between $4 and $2 and ${IS_WORK}) earned
  where u.id = $1`
