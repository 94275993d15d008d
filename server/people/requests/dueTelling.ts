import type { PersonId } from '#server/kit/db/userId.ts'
import type { Inside } from '#server/deps.ts'
import type { DueKinds } from '#server/kit/due/dueKind.ts'
import { setDue } from '#server/kit/due/setDue.ts'
import { tellAccepted, tellRequest } from './notices.ts'

const REQUEST_SENT = 'request_sent'

/** Who sent a request, its two rows, of which there may be only the sender's, and whether it made friends. */
type Sent = { from: PersonId; sent: string; received: string; isMutual: boolean }

/**
 * Sets what follows from a request for the other side, once it is answered. It is set for every request, whoever is meant: how long
 * the answer takes says nothing of them.
 */
export async function setTelling(inside: Inside, { to, ...sent }: Sent & { to: PersonId }): Promise<void> {
  const key = { ownerId: to, kind: REQUEST_SENT, subject: sent.received }
  await setDue(inside.db, key, inside.now(), JSON.stringify(sent))
  inside.db.after(() => setImmediate(inside.due.wake))
}

/** Tells who was asked, or whose own request was answered by it. */
export const DUE_TELLING: DueKinds = {
  [REQUEST_SENT]: {
    lock: 'person',
    clock: 'any',
    horizon: 120,
    retries: { first: 1, longest: 600, giveUpAfter: 86_400 },
    async run(inside, { ownerId, payload }) {
      const to = ownerId as PersonId
      const { from, sent, received, isMutual } = JSON.parse(payload ?? '{}') as Sent
      if (isMutual) return tellAccepted(inside, { to, by: from, id: sent })
      const waiting = await inside.db.query(WAITING, [to, received])
      if (waiting.length > 0) await tellRequest(inside, { to, from, id: received })
    },
  },
}

const WAITING = "select from friend_requests where user_id = $1 and id = $2 and state = 'open'"
