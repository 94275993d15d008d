import { type DigestRhythm, nextDigest } from '#shared/digests/digestTime.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import { setDue } from '#server/kit/due/setDue.ts'
import type { Person } from '#server/kit/http/person.ts'

/** The kind of moment at which a person's next digest is due. */
export const DIGEST = 'digest'

const keyOf = (userId: UserId) => ({ ownerId: userId, kind: DIGEST, subject: userId })

/** Sets when the next digest after an instant is due. The person is locked. */
export async function setNextDigest(
  db: Db,
  person: Person,
  rhythm: DigestRhythm,
  after: Date,
): Promise<void> {
  await setDue(db, keyOf(person.id), nextDigest(rhythm, after, person.dayRule.timezone))
}

/** Begins the digests of a new person: a moment that is too late for one, and sets the first after the account was made. */
export async function beginDigests(db: Db, userId: UserId, madeAt: Date): Promise<void> {
  await setDue(db, keyOf(userId), LONG_AGO, madeAt.toISOString())
}

/** Of the moment that begins the digests of a person. */
export const LONG_AGO = new Date('2000-01-01T00:00:00Z')
