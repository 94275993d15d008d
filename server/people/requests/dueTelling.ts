import { noteConfirmed } from '#server/auth/account/noteConfirmed.ts'
import type { PersonId, UserId } from '#server/kit/db/userId.ts'
import type { Inside } from '#server/deps.ts'
import type { DueKinds } from '#server/kit/due/dueKind.ts'
import { setDue } from '#server/kit/due/setDue.ts'
import { tellAccepted, tellRequest } from './notices.ts'

const REQUEST_SENT = 'request_sent'

/**
 * Who sent a request, its two rows, of which there may be only the sender's, and whether it made friends. `invited` is the
 * sealed address of one that waits for an account.
 */
type Sent = {
  from: PersonId
  sent: string
  received: string
  isMutual: boolean
  invited: string | null
}

/**
 * Sets what follows from a request for the other side, once it is answered. It is set for every request, whether the addressee
 * exists or not: how long the answer takes says nothing of them.
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
      const { from, sent, received, isMutual, invited } = JSON.parse(payload ?? '{}') as Sent
      if (isMutual) return tellAccepted(inside, { to, by: from, id: sent })
      const waiting = await inside.db.query(WAITING, [to, received])
      if (waiting.length > 0) await tellRequest(inside, { to, from, id: received })
      if (invited) await invite(inside, { invited, from, sent })
    },
  },
}

/** Mails an invitation, unless the request was taken back, or somebody has proved that the address is theirs meanwhile. */
async function invite(
  inside: Inside,
  { invited, from, sent }: { invited: string; from: PersonId; sent: string },
): Promise<void> {
  const { db: tx, invitations } = inside
  if (!invitations) return
  const address = invitations.open(invited)
  const [account] = await tx.query<{ id: UserId }>(ACCOUNT, [address])
  if (account) return noteConfirmed(inside, tx, account.id)
  const [request] = await tx.query<{ name: string }>(INVITER, [from, sent])
  if (request) await invitations.mail(tx, address, request.name)
}

const ACCOUNT = 'select a.id from auth_users a where a.email = $1 and a.email_confirmed_at is not null'
const INVITER = `
  select u.name from friend_requests r join users u on u.id = r.user_id
  where r.user_id = $1 and r.id = $2 and r.state = 'open'`
const WAITING = "select from friend_requests where user_id = $1 and id = $2 and state = 'open'"
