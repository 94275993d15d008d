import { STRONG } from '#shared/achievements/statistics.ts'
import { bitsOf } from '#shared/achievements/watch.ts'
import { weekOf } from '#shared/time/civil.ts'

const FIRST = bitsOf(['checkIns'])
const OF_HABIT = bitsOf(['checkInsOfHabit'])
const DOMAINS = bitsOf(['domainsOfWeek'])
const STRENGTHS = bitsOf(['bestStrength', 'strongHabits'])
const MONDAY = 1
/** Two devices may each bring some of the seven that unlock. */
const FEWEST_OF_HABIT = 3
/** Strengths are rounded where they unlock. */
const STRONG_NEARLY = STRONG - 5

/** What {@link unlockColumns} read of a person, beside a habit. */
export type WatchOfCheckIn = {
  watch: number
  /** Only for who is watched for it: the habit's domain, and what is known of this week's domains. */
  known: { domain_id: string | null; domains: { id: string; date: string }[] | null } | null
}

/** SQL: the columns of {@link WatchOfCheckIn} for the person `u` and the habit `e`. */
export const unlockColumns = (userId: string) => `
  u.unlock_watch as watch, case when u.unlock_watch & ${DOMAINS} <> 0 then json_build_object(
    'domain_id', coalesce(e.domain_id, (select g.domain_id from goals g where g.user_id = ${userId} and g.id = e.goal_id)),
    'domains', (
      select json_agg(json_build_object('id', m.source_id, 'date', m.date)) from achievement_marks m
      where m.user_id = ${userId} and m.figure = 'domainsOfWeek')) end as known`

/**
 * Whether a check-in certainly unlocks nothing, so that it may be batched (docs/rules/achievements.md). A streak changes in
 * transactions only.
 *
 * @param earlier how many check-ins of the habit are known, Infinity where not all are
 */
export function checkInUnlocksNothing(
  { watch, known }: WatchOfCheckIn,
  { date, earlier, strength }: { date: string; earlier: number; strength: () => number },
): boolean {
  const isWatched = (bits: number) => (watch & bits) !== 0
  if (isWatched(FIRST) || (isWatched(OF_HABIT) && earlier >= FEWEST_OF_HABIT)) return false
  if (isWatched(DOMAINS) && known?.domain_id) {
    const { from } = weekOf(date, MONDAY)
    if (!known.domains?.some((each) => each.id === known.domain_id && each.date === from)) return false
  }
  return !isWatched(STRENGTHS) || strength() < STRONG_NEARLY
}
