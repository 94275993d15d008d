import { type Statistics, STRONG } from '#shared/achievements/statistics.ts'
import type { Inside } from '#server/deps.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Facts, Unlocked } from '#server/kit/facts/facts.ts'
import type { Person } from '#server/kit/http/person.ts'
import { forgetDomainsOfWeek, noteDomainsOfWeek } from './domainsOfWeek.ts'
import { removeMarks } from './marks.ts'
import { readStanding, type Standing } from './standing.ts'
import { figuresOfStreak } from './streaks.ts'
import { readStrengths } from './strengths.ts'
import { unlockReached } from './unlock.ts'

/** So many check-ins of a habit are what it takes; more need no counting. */
const MOST_COUNTED = 7

/** Unlocks what a check-in makes true that earned something: an imported one earns nothing. */
export async function afterHabit(
  inside: Inside,
  person: Person,
  { habit_id, date, award }: Facts['habit.checked'],
): Promise<readonly Unlocked[]> {
  if (!award) return []
  const { db: tx } = inside
  const standing = await readStanding(tx, person.id)
  const { isLocked } = standing
  return unlockReached(inside, person, standing, {
    checkIns: 1,
    ...(await figuresOfStreak(tx, person.id, standing)),
    ...(isLocked('checkInsOfHabit') ? { checkInsOfHabit: await countCheckIns(tx, person.id, habit_id) } : {}),
    ...(isLocked('domainsOfWeek') ? { domainsOfWeek: await noteDomainsOfWeek(tx, person.id, date) } : {}),
    ...(await figuresOfStrength(inside, person, standing, habit_id)),
  })
}

async function countCheckIns(db: Db, userId: UserId, habitId: string): Promise<number> {
  return (await db.query(EARNED, [userId, habitId, MOST_COUNTED])).length
}

const EARNED = 'select 1 from habit_checkins where user_id = $1 and habit_id = $2 and xp > 0 limit $3'

/**
 * The strength of the habit, and how many are strong now. Which ones were strong at their latest check-in is remembered: while they
 * are too few, the others need not be judged.
 */
async function figuresOfStrength(
  { db: tx, now }: Inside,
  person: Person,
  { isLocked, locked }: Standing,
  habitId: string,
): Promise<Partial<Statistics>> {
  if (!isLocked('bestStrength') && !isLocked('strongHabits')) return {}
  const strength = (await readStrengths(tx, person, now(), [habitId])).get(habitId) ?? 0
  if (strength < STRONG) {
    await removeMarks(tx, person.id, ['strongHabits'], habitId)
    return { bestStrength: strength }
  }
  const known = await addStrong(tx, person, habitId)
  const target = locked.find(({ figure }) => figure === 'strongHabits')?.target ?? Infinity
  if (known.length < target) return { bestStrength: strength }
  const strengths = await readStrengths(tx, person, now(), known)
  const strong = [...strengths.values()].filter((each) => each >= STRONG)
  return { bestStrength: strength, strongHabits: strong.length }
}

async function addStrong(tx: Inside['db'], person: Person, habitId: string): Promise<string[]> {
  await tx.query(STRONG_NOW, [person.id, habitId])
  const rows = await tx.query<{ source_id: string }>(KNOWN_STRONG, [person.id])
  return rows.map(({ source_id }) => source_id)
}

/** One row a habit, whatever the date. */
const STRONG_NOW = `
  insert into achievement_marks (user_id, figure, source_id, date) values ($1, 'strongHabits', $2, date '1970-01-01')
  on conflict do nothing`
const KNOWN_STRONG = "select source_id from achievement_marks where user_id = $1 and figure = 'strongHabits'"

/** What was done for its domain this week is to be counted anew. */
export async function afterUncheckedHabit(
  { db: tx }: Inside,
  person: Person,
  { habit_id }: Facts['habit.unchecked'],
): Promise<void> {
  await forgetDomainsOfWeek(tx, person.id)
  await removeMarks(tx, person.id, ['strongHabits'], habit_id)
}
