import { randomUUID } from 'node:crypto'
import type { Tx } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Metadata } from './metadata.ts'

/** One way to sign in: the address itself (provider `email`, subject = the user's id) or an account at a provider. */
export type NewIdentity = { userId: UserId; provider: string; subject: string; data: Metadata }

/** Adds an identity to an account. */
export async function addIdentity(tx: Tx, identity: NewIdentity, now: Date): Promise<void> {
  const { userId, provider, subject, data } = identity
  await tx.query(INSERT_IDENTITY, [userId, randomUUID(), provider, subject, JSON.stringify(data), now])
}

const INSERT_IDENTITY = `
  insert into identities (user_id, id, provider, subject, identity_data, last_sign_in_at, created_at, updated_at)
  values ($1, $2, $3, $4, $5, $6, $6, $6)`

/** Adds the email identity to an account that was made through a provider and gets its first password. */
export async function ensureEmailIdentity(tx: Tx, userId: UserId, email: string, now: Date): Promise<void> {
  const known = await tx.query(EMAIL_IDENTITY, [userId])
  if (known.length > 0) return
  const data = emailIdentityData(userId, email, true, {})
  await addIdentity(tx, { userId, provider: 'email', subject: userId, data }, now)
  await syncProviders(tx, userId, now)
}

const EMAIL_IDENTITY = "select id from identities where provider = 'email' and subject = $1"

/** Writes the list of providers into `app_metadata`, after an identity was added or removed. The first one is the oldest. */
export async function syncProviders(tx: Tx, userId: UserId, now: Date): Promise<void> {
  const rows = await tx.query<{ provider: string }>(PROVIDERS, [userId])
  const providers = [...new Set(rows.map((row) => row.provider))]
  const metadata = JSON.stringify({ provider: providers[0], providers })
  await tx.query(SET_APP_METADATA, [userId, metadata, now])
}

const PROVIDERS =
  "select provider from identities where user_id = $1 order by created_at, provider <> 'email', id"
const SET_APP_METADATA = 'update auth_users set app_metadata = $2, updated_at = $3 where id = $1'

/** The `identity_data` of an email identity: the person's sign-up data, below the fields that only the server sets. */
export function emailIdentityData(id: UserId, email: string, verified: boolean, data: Metadata): Metadata {
  return { ...data, sub: id, email, email_verified: verified, phone_verified: false }
}
