import type { Statistics } from '#shared/achievements/statistics.ts'
import type { Inside } from '#server/deps.ts'
import type { Unlocked } from '#server/kit/facts/facts.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Person } from '#server/kit/http/person.ts'
import { readStanding, type Standing } from './standing.ts'
import { unlockReached } from './unlock.ts'

/**
 * A claim of theirs that is confirmed counts, by whomever; those of people are counted by themselves, too. Each claim that they
 * have judged counts once.
 */
export async function afterClaim(inside: Inside, person: Person): Promise<readonly Unlocked[]> {
  const standing = await readStanding(inside.db, person.id)
  return unlockReached(inside, person, standing, await figuresOfClaims(inside.db, person.id, standing))
}

type Figures = Pick<Statistics, 'confirmedClaims' | 'claimsConfirmedByPeople' | 'verdicts'>

/** The figures of claims, of those that are still to unlock something: at most 100 rows are counted for each. */
export async function figuresOfClaims(
  db: Db,
  userId: UserId,
  { isLocked }: Pick<Standing, 'isLocked'>,
): Promise<Partial<Figures>> {
  const isLeft = [isLocked('confirmedClaims') || isLocked('claimsConfirmedByPeople'), isLocked('verdicts')]
  if (!isLeft.includes(true)) return {}
  const [figures] = await db.query<Figures>(FIGURES, [userId])
  return figures ?? {}
}

const confirmed = (which: string) => `
  select count(*)::int from (
    select 1 from claims c where c.user_id = $1 and c.state = 'confirmed' ${which} limit 100) f`
const FIGURES = `
  select (${confirmed('')}) as "confirmedClaims", (${confirmed("and c.type <> 'ai'")}) as "claimsConfirmedByPeople",
    (
      select count(*)::int from (
        select 1 from claims_to_judge j where j.user_id = $1 and j.judged_at is not null limit 100) v
    ) as verdicts`
