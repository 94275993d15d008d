import { localDate } from '#shared/time/localDate.ts'
import type { Inside } from '#server/deps.ts'
import type { Unlocked } from '#server/kit/facts/facts.ts'
import type { Person } from '#server/kit/http/person.ts'
import { addMarks, type Marked } from './marks.ts'
import { readStanding } from './standing.ts'
import { unlockReached } from './unlock.ts'

/**
 * Lets one more thing count for a figure, once and on the person's date, and unlocks what that reaches. The person is locked. An undo
 * takes it away again by `removeMarks`.
 */
export async function countSource(
  inside: Inside,
  person: Person,
  figure: Marked,
  sourceId: string,
): Promise<readonly Unlocked[]> {
  const standing = await readStanding(inside.db, person.id)
  if (!standing.isLocked(figure)) return []
  const date = localDate(inside.now(), person.dayRule)
  return unlockReached(
    inside,
    person,
    standing,
    await addMarks(inside.db, person.id, [figure], { sourceId, date }),
  )
}
