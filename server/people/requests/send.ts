import { AppError, invalidField, takenId } from '#shared/errors.ts'
import { type Addressee, addresseeOf } from '#shared/people/addressee.ts'
import {
  type FriendRequest,
  MOST_OPEN_REQUESTS,
  type NewFriendRequest,
  REQUEST_DAYS,
} from '#shared/people/request.ts'
import { daysAfter, daysBefore } from '#shared/time/durations.ts'
import { change } from '#server/kit/db/change.ts'
import type { Db, Tx } from '#server/kit/db/database.ts'
import { newId } from '#server/kit/db/newId.ts'
import type { OtherUserId, UserId } from '#server/kit/db/userId.ts'
import type { Deps } from '#server/deps.ts'
import { setDue } from '#server/kit/due/setDue.ts'
import type { Person } from '#server/kit/http/person.ts'
import { arrive } from './arrive.ts'
import { type Between, readBetween } from './between.ts'
import { REQUEST_END } from './dueEnds.ts'
import { addRow, outgoing, REQUEST_COLUMNS, type RequestRow } from './rows.ts'

/** A request, and whether it is new: sent again, and while one to the same is open, it is that one. */
export type Sent = { request: FriendRequest; isNew: boolean }

/**
 * Asks somebody to be friends (docs/rules/people.md, Requests). Whether the addressee exists, and whatever is between the two,
 * the answer is the same. Where the other one has asked, the two are friends.
 *
 * @throws AppError `invalid` on `to`; `conflict` for the handle of a friend and for too many open ones; `rate_limited`
 */
export async function sendRequest(deps: Deps, person: Person, asked: NewFriendRequest): Promise<Sent> {
  const addressee = addresseeOf(asked.to)
  if (!addressee) throw invalidField('to', 'Type a handle or an e-mail address')
  await refuseOneself(deps.db, person.id, addressee)
  const known = await findKnown(deps.db, person.id, { id: asked.id, key: addressee.key }, deps.now())
  if (known) return { request: outgoing(known), isNew: false }
  const found = await findAddressee(deps.db, addressee)
  const place = await deps.limits.reserve('friendRequests', person.id)
  if ('seconds' in place)
    throw new AppError('rate_limited', 'These were many requests. Please try again later.', {
      retry_after: place.seconds,
    })
  let sent: Sent | null = null
  try {
    sent = await send(deps, person, { ...asked, addressee, found })
    return sent
  } finally {
    if (!sent?.isNew) await place.giveBack()
  }
}

type Asked = NewFriendRequest & { addressee: Addressee; found: OtherUserId | null }

function send(deps: Deps, person: Person, asked: Asked): Promise<Sent> {
  const { addressee, found, note, id = newId() } = asked
  const { key } = addressee
  const other = found ?? (crypto.randomUUID() as OtherUserId) // nobody is locked like somebody
  return change(deps, [person, { id: other }], async (tx, inside) => {
    const now = deps.now()
    const known = await findKnown(tx, person.id, { id, key }, now)
    if (known) return { request: outgoing(known), isNew: false }
    const since = daysBefore(now, REQUEST_DAYS)
    const between = await readBetween(tx, { sender: person.id, other, key }, { now, since })
    refuse(between, addressee)
    const expiresAt = daysAfter(now, REQUEST_DAYS)
    const request = await addOutgoing(tx, person.id, { ...asked, id, expiresAt }, now)
    const invited = addressee.kind === 'address' && found === null ? deps.invitations : null
    if (invited) await invited.waitFor(tx, key, { sender: person.id, requestId: id, expiresAt })
    const arriving = { id, note, createdAt: now, expiresAt, invited: invited?.seal(key) ?? null }
    await arrive(inside, { ...arriving, sender: person.id, other }, between)
    return { request, isNew: true }
  })
}

/** @throws AppError `conflict` */
function refuse({ relation, open }: Between, { kind }: Addressee): void {
  if (kind === 'handle' && (relation === 'friend' || relation === 'partner'))
    throw new AppError('conflict', 'You are friends already')
  if (open >= MOST_OPEN_REQUESTS)
    throw new AppError('conflict', `You have ${MOST_OPEN_REQUESTS} open requests. Take some back first.`, {
      reason: 'too_many_open',
    })
}

type NewOutgoing = Asked & { id: string; expiresAt: Date }

async function addOutgoing(
  tx: Tx,
  userId: UserId,
  { id, to, addressee, found, note, expiresAt }: NewOutgoing,
  now: Date,
): Promise<FriendRequest> {
  const sent = { typed: to, key: addressee.key, note, createdAt: now, expiresAt }
  const added = await addRow(tx, { userId, id, sender: userId, other: found, ...sent })
  if (!added) throw takenId('This id belongs to another request')
  await setDue(tx, { ownerId: userId, kind: REQUEST_END, subject: id }, expiresAt)
  tx.changed(userId, 'friend_requests', id, 'insert')
  return outgoing(added)
}

/** The request that was sent with this id, or is open to the same handle or address. */
async function findKnown(
  db: Db,
  userId: UserId,
  { id, key }: { id: string | undefined; key: string },
  now: Date,
): Promise<RequestRow | null> {
  const [row] = await db.query<RequestRow>(KNOWN, [userId, id ?? null, key, now])
  return row ?? null
}

const KNOWN = `
  select ${REQUEST_COLUMNS} from friend_requests r
  where r.user_id = $1 and r.sent_by = $1
    and (r.id = $2::uuid or (r.sent_to_key = $3 and r.state = 'open' and r.expires_at > $4))
  order by r.id = $2::uuid desc nulls last limit 1`

/** @throws AppError `invalid` on `to` */
async function refuseOneself(db: Db, userId: UserId, { kind, key }: Addressee): Promise<void> {
  const [own] = await db.read<{ handle: string; email: string }>(OWN_NAMES, [userId])
  if (own && key === (kind === 'handle' ? own.handle : own.email.toLowerCase()))
    throw invalidField('to', 'This is you')
}

const OWN_NAMES = 'select u.handle, u.email from users u where u.id = $1'

/** Whose handle or address it is; null where it is nobody’s who has confirmed their address. */
async function findAddressee(db: Db, { kind, key }: Addressee): Promise<OtherUserId | null> {
  const [row] = await db.read<{ id: OtherUserId }>(kind === 'handle' ? BY_HANDLE : BY_ADDRESS, [key])
  return row?.id ?? null
}

const BY_HANDLE = `
  select a.id from handles h join auth_users a on a.id = h.user_id
  where h.handle = $1 and a.email_confirmed_at is not null`
const BY_ADDRESS = 'select a.id from auth_users a where a.email = $1 and a.email_confirmed_at is not null'
