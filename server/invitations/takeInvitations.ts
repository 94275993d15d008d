import { ACCOUNT_CONFIRMED } from '#server/auth/account/noteConfirmed.ts'
import { change } from '#server/kit/db/change.ts'
import type { OtherUserId } from '#server/kit/db/userId.ts'
import type { Deps } from '#server/deps.ts'
import type { DueKinds } from '#server/kit/due/dueKind.ts'
import { arriveLate } from '#server/people/requests/arrive.ts'
import { hashOfAddress } from './addressHash.ts'

/** So many are read at once. */
const AT_ONCE = 100

type Invitation = { sender_id: OtherUserId; request_id: string }

/** Delivers the requests that waited for an address to the person who has proved that it is theirs. */
export const DUE_CONFIRMED: DueKinds = {
  [ACCOUNT_CONFIRMED]: {
    clock: 'any',
    horizon: 120,
    retries: { first: 1, longest: 600, giveUpAfter: 7 * 86_400 },
    claimSeconds: 60,
    deliver: (deps, { ownerId }) => takeInvitations(deps, ownerId as OtherUserId),
  },
}

/** Each in a change of its own, so that many senders do not wait for each other. Done again, nothing more happens. */
async function takeInvitations(deps: Deps, userId: OtherUserId): Promise<void> {
  const [account] = await deps.db.query<{ email: string }>(ADDRESS, [userId])
  if (!account) return
  const hash = hashOfAddress(deps.vault, account.email)
  for (;;) {
    const waiting = await deps.db.query<Invitation>(WAITING, [hash, AT_ONCE])
    for (const each of waiting) await take(deps, { userId, hash }, each)
    if (waiting.length < AT_ONCE) return
  }
}

function take(
  deps: Deps,
  { userId, hash }: { userId: OtherUserId; hash: string },
  { sender_id: sender, request_id: id }: Invitation,
): Promise<void> {
  return change(deps, [{ id: sender }, { id: userId }], async (tx, inside) => {
    await tx.query(TAKE, [hash, sender, id])
    await arriveLate(inside, { sender, other: userId, id })
  })
}

const ADDRESS = 'select a.email from auth_users a where a.id = $1 and a.email_confirmed_at is not null'
const WAITING = 'select sender_id, request_id from invitations where address_hash = $1 limit $2'
const TAKE = 'delete from invitations where address_hash = $1 and sender_id = $2 and request_id = $3'
