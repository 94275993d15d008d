import { NO_STATISTICS, type Statistics, STRONG } from '#shared/achievements/statistics.ts'
import { localDate } from '#shared/time/localDate.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Person } from '#server/kit/http/person.ts'
import { figuresOfClaims } from './afterClaim.ts'
import { figuresOfPlan } from './afterTask.ts'
import { hoursOf, minutesOn } from './afterTimer.ts'
import { KEPT_ROOMS } from './afterRoom.ts'
import { readDomainsOfWeek } from './domainsOfWeek.ts'
import { countMarks, MARKED } from './marks.ts'
import type { Standing } from './standing.ts'
import { readStrengths } from './strengths.ts'

/**
 * All figures of a person as of now, of what is still locked: of dates, weeks and habits those of today. A figure of a part of the
 * product that is not there yet is 0 here; it needs one entry.
 */
export async function statisticsOf(
  db: Db,
  person: Person,
  now: Date,
  standing: Standing,
): Promise<Statistics> {
  const { isLocked } = standing
  const today = localDate(now, person.dayRule)
  const needsStrengths = isLocked('bestStrength') || isLocked('strongHabits')
  const [marks, claims, plan, domains, minutes, [counts], strengths] = await Promise.all([
    countMarks(db, person.id, MARKED),
    figuresOfClaims(db, person.id, standing),
    figuresOfPlan(db, person.id, standing, today),
    isLocked('domainsOfWeek') ? readDomainsOfWeek(db, person.id, today) : [],
    isLocked('timerMinutesOfDate') ? minutesOn(db, person, today) : 0,
    db.read<Counts>(COUNTS, [person.id, isLocked('checkInsOfHabit')]),
    needsStrengths ? readStrengths(db, person, now) : new Map<string, number>(),
  ])
  const all = [...strengths.values()]
  return {
    ...NO_STATISTICS,
    ...marks,
    ...claims,
    ...plan,
    ...counts,
    tasks: standing.tasks,
    bestStreak: standing.streak.best,
    timerHours: hoursOf(standing.timerMs),
    timerMinutesOfDate: minutes,
    domainsOfWeek: domains.length,
    bestStrength: Math.max(0, ...all),
    strongHabits: all.filter((strength) => strength >= STRONG).length,
  }
}

type Counts = Pick<
  Statistics,
  | 'checkIns'
  | 'checkInsOfHabit'
  | 'friends'
  | 'teams'
  | 'datedGoals'
  | 'reviews'
  | 'joinedChallenges'
  | 'contestedChallenges'
  | 'wonChallenges'
  | 'keptRooms'
>

/** Not counted for people who have unlocked all achievements of check-ins. */
const COUNTS = `
  select
    (select count(*)::int from (select 1 from habit_checkins where user_id = $1 and xp > 0 limit 1) c) as "checkIns",
    case when $2 then (
      select coalesce(max(h.count), 0)::int from (
        select (
          select count(*) from (
            select 1 from habit_checkins c where c.user_id = $1 and c.habit_id = h.id and c.xp > 0 limit 7
          ) few
        ) as count from habits h where h.user_id = $1
      ) h
    ) else 0 end as "checkInsOfHabit",
    (select count(*)::int from (select 1 from friendships f where f.user_id = $1 limit 1) f) as friends,
    (${KEPT_ROOMS}) as "keptRooms",
    (${challenges("m.state in ('joined', 'left')")}) as "joinedChallenges",
    (${challenges('m.contested')}) as "contestedChallenges", (${challenges('m.won')}) as "wonChallenges",
    (select count(*)::int from (select 1 from my_teams t where t.user_id = $1 limit 1) t) as teams,
    (${datedGoals('true')}) as "datedGoals",
    (${reviews('true')}) as reviews`

/** SQL: 1 where the person `$1` has a challenge for which a condition on `m` holds, else 0. */
function challenges(which: string): string {
  return `select count(*)::int from (select 1 from my_challenges m where m.user_id = $1 and ${which} limit 1) c`
}

/** SQL: 1 where the person `$1` has set a goal with a date, else 0. @param which a condition on goals `g` */
function datedGoals(which: string): string {
  return `select count(*)::int from (
      select 1 from goals g where g.user_id = $1 and g.target_date is not null and g.deleted_at is null and ${which} limit 1) d`
}

/** SQL: 1 where the person `$1` has finished a weekly review, else 0. @param which a condition on rituals `r` */
function reviews(which: string): string {
  return `select count(*)::int from (
      select 1 from rituals r where r.user_id = $1 and r.kind = 'weekly_review' and not r.skipped and r.deleted_at is null
        and ${which} limit 1) d`
}

/** What some rows of goals and rituals, by id, say. */
export async function figuresOfRows(
  db: Db,
  userId: UserId,
  ids: readonly string[],
): Promise<Pick<Statistics, 'datedGoals' | 'reviews'>> {
  const [row] = await db.query<Pick<Statistics, 'datedGoals' | 'reviews'>>(OF_ROWS, [userId, ids])
  return row ?? { datedGoals: 0, reviews: 0 }
}

const OF_ROWS = `
  select (${datedGoals('g.id = any($2::uuid[])')}) as "datedGoals", (${reviews('r.id = any($2::uuid[])')}) as reviews`
