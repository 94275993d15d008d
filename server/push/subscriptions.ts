import { AppError, invalidField } from '#shared/errors.ts'
import {
  MOST_SUBSCRIPTIONS,
  type NewPushSubscription,
  type PushSubscriptionRow,
} from '#shared/push/subscription.ts'
import { change } from '#server/kit/db/change.ts'
import type { Db, Tx } from '#server/kit/db/database.ts'
import { instantSql } from '#server/kit/db/instantSql.ts'
import { newId } from '#server/kit/db/newId.ts'
import type { OtherUserId, UserId } from '#server/kit/db/userId.ts'
import type { Deps } from '#server/deps.ts'
import type { Person, SignedInPerson } from '#server/kit/http/person.ts'
import { type ReceiverKeys, wrongKeyOf } from './encryptPush.ts'

/** A person's subscriptions, newest first (docs/rules/push.md, Push). */
export function listSubscriptions(db: Db, userId: UserId): Promise<PushSubscriptionRow[]> {
  return db.read<PushSubscriptionRow>(LIST, [userId])
}

const COLUMNS = `
  id, substring(endpoint from '^[a-z]+://([^/?#]+)') as endpoint_host, user_agent,
  ${instantSql('created_at')} as created_at, ${instantSql('last_success_at')} as last_success_at`
const LIST = `select ${COLUMNS} from push_subscriptions where user_id = $1 order by created_at desc`

/**
 * Keeps a browser's subscription. One that is known for somebody else is the caller's from now on: the browser has changed hands. Beyond
 * 20 the oldest goes.
 *
 * @returns it, and whether the caller had it already
 * @throws AppError `invalid` for keys that nothing can be encrypted for and an endpoint that may not be called; `unauthenticated`
 *   when the session has just ended
 */
export async function saveSubscription(
  deps: Deps,
  person: SignedInPerson,
  { endpoint, keys }: NewPushSubscription,
  userAgent: string | null,
): Promise<{ subscription: PushSubscriptionRow; wasKnown: boolean }> {
  const received = {
    p256dh: Buffer.from(keys.p256dh, 'base64url'),
    auth: Buffer.from(keys.auth, 'base64url'),
  }
  const wrong = wrongKeyOf(received)
  if (wrong === 'p256dh') throw invalidField('keys.p256dh', 'This is no point of P-256, uncompressed')
  if (wrong === 'auth') throw invalidField('keys.auth', 'This is not 16 bytes')
  const refusal = await deps.outbound.refusalOf(endpoint)
  if (refusal !== null) throw invalidField('endpoint', refusal)
  const asked = {
    endpoint,
    hash: await hashOf(endpoint),
    userAgent: userAgent?.slice(0, 300) ?? null,
    ...received,
  }
  for (let tries = 1; tries <= 3; tries += 1) {
    const saved = await save(deps, person, asked)
    if (saved) return saved
  }
  throw new AppError('conflict', 'This browser is being registered by somebody else')
}

type Asked = ReceiverKeys & { endpoint: string; hash: Buffer; userAgent: string | null }

async function hashOf(endpoint: string): Promise<Buffer> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(endpoint)))
}

/** @returns null when the endpoint changed hands meanwhile, so that its person was not locked */
async function save(
  deps: Deps,
  person: SignedInPerson,
  asked: Asked,
): Promise<{ subscription: PushSubscriptionRow; wasKnown: boolean } | null> {
  const [before] = await deps.db.query<Holder>(HOLDER, [asked.hash])
  const others = before && !isOf(before, person) ? [{ id: before.user_id }] : []
  return change(deps, [person, ...others], async (tx) => {
    const now = deps.now()
    const [holder] = await tx.query<Holder>(HOLDER, [asked.hash])
    if (holder?.user_id !== before?.user_id) return null
    const { p256dh, auth, userAgent } = asked
    if (holder && isOf(holder, person)) {
      const values = [person.id, holder.id, person.sessionId, p256dh, auth, userAgent]
      const [changed] = await tx.query<{ id: string }>(UPDATE, values)
      if (changed) tx.changed(person.id, 'push_subscriptions', holder.id, 'update')
      return { subscription: await readOne(tx, person, holder.id), wasKnown: true }
    }
    if (holder) {
      await tx.query(DELETE, [holder.user_id, holder.id])
      tx.changed(holder.user_id, 'push_subscriptions', holder.id, 'delete')
    }
    const id = newId()
    const values = [person.id, person.sessionId, id, asked.endpoint, asked.hash, p256dh, auth, userAgent, now]
    const made = await tx.query(INSERT, values)
    if (made.length === 0) return await whyNone(tx, person)
    tx.changed(person.id, 'push_subscriptions', id, 'insert')
    for (const old of await tx.query<{ id: string }>(DELETE_OLDEST, [person.id, MOST_SUBSCRIPTIONS]))
      tx.changed(person.id, 'push_subscriptions', old.id, 'delete')
    return { subscription: await readOne(tx, person, id), wasKnown: false }
  })
}

/** Who has an endpoint: the caller, or somebody else. */
type Holder = { user_id: OtherUserId; id: string }
const isOf = (holder: Holder, { id }: Person) => (holder.user_id as string) === id

const HOLDER = 'select user_id, id from push_subscriptions where endpoint_hash = $1'
const UPDATE = `
  update push_subscriptions set session_id = $3, p256dh = $4, auth = $5, user_agent = $6
  where user_id = $1 and id = $2
    and (session_id, p256dh, auth) is distinct from ($3::uuid, $4::bytea, $5::bytea)
    and exists (select from sessions s where s.user_id = $1 and s.id = $3)
  returning id`
const INSERT = `
  insert into push_subscriptions (
    user_id, id, session_id, endpoint, endpoint_hash, p256dh, auth, user_agent, created_at)
  select s.user_id, $3, s.id, $4, $5, $6, $7, $8, $9 from sessions s where s.user_id = $1 and s.id = $2
  on conflict (endpoint_hash) do nothing returning id`
const DELETE_OLDEST = `
  delete from push_subscriptions where user_id = $1 and id in (
    select id from push_subscriptions where user_id = $1 order by created_at desc, id desc offset $2)
  returning id`

/** @throws AppError when the session has ended; else somebody else was faster */
async function whyNone(tx: Tx, { id, sessionId }: SignedInPerson): Promise<null> {
  const sessions = await tx.query('select from sessions where user_id = $1 and id = $2', [id, sessionId])
  if (sessions.length === 0) throw new AppError('unauthenticated', 'Auth session missing!')
  return null
}

async function readOne(db: Db, { id: userId }: Person, id: string): Promise<PushSubscriptionRow> {
  const [row] = await db.query<PushSubscriptionRow>(READ, [userId, id])
  if (!row) throw new AppError('not_found', 'No such subscription')
  return row
}

const READ = `select ${COLUMNS} from push_subscriptions where user_id = $1 and id = $2`

/** Ends a subscription. @throws AppError `not_found` when the person has no such one */
export function deleteSubscription(deps: Pick<Deps, 'db'>, person: Person, id: string): Promise<void> {
  return change(deps, person, async (tx) => {
    const gone = await tx.query(DELETE, [person.id, id])
    if (gone.length === 0) throw new AppError('not_found', 'No such subscription')
    tx.changed(person.id, 'push_subscriptions', id, 'delete')
  })
}

const DELETE = 'delete from push_subscriptions where user_id = $1 and id = $2 returning id'
