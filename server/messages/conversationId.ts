import { derivedId } from '#shared/tasks/derivedId.ts'
import type { PersonId } from '#server/kit/db/userId.ts'

/** The id by which the messages of two people are placed, the same for both. It is on no wire. */
export function conversationIdOf(one: PersonId, other: PersonId): string {
  return one < other ? derivedId(one, other) : derivedId(other, one)
}
