import { randomUUID, randomUUIDv7 } from 'node:crypto'
import { createProfile } from '#server/profile/create.ts'
import type { Db } from '#server/db/open.ts'
import type { UserId } from '#server/http/context.ts'
import type { Metadata } from './schema.ts'

/** What an account with an address and a password is made of. `confirmedAt` is null until a link proves the address. */
export type NewAccount = {
  email: string
  passwordHash: string
  data: Metadata
  confirmedAt: Date | null
}

/** Makes an account, the address as its first identity, and the profile. Null when the address is taken. */
export async function createAccount(tx: Db, account: NewAccount, now: Date): Promise<UserId | null> {
  const id = randomUUID() as UserId
  const { email, data, confirmedAt } = account
  const identityData = emailIdentityData(id, email, confirmedAt !== null, data)
  const made = await tx
    .insertInto('auth_users')
    .values({
      id,
      email,
      password_hash: account.passwordHash,
      email_confirmed_at: confirmedAt,
      app_metadata: JSON.stringify({ provider: 'email', providers: ['email'] }),
      user_metadata: JSON.stringify(identityData),
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) return null
  await addIdentity(tx, { userId: id, provider: 'email', subject: id, data: identityData }, now)
  await createProfile(tx, { id, email, data, createdAt: now })
  return id
}

export type NewIdentity = { userId: UserId; provider: string; subject: string; data: Metadata }

/** Adds one more way in to an account. */
export async function addIdentity(tx: Db, { userId, provider, subject, data }: NewIdentity, now: Date) {
  await tx
    .insertInto('identities')
    .values({
      user_id: userId,
      id: randomUUIDv7(),
      provider,
      subject,
      identity_data: JSON.stringify(data),
      last_sign_in_at: now,
      created_at: now,
      updated_at: now,
    })
    .execute()
}

/** Makes the address itself a way in, for somebody who came through a provider and now has a password too. */
export async function ensureEmailIdentity(tx: Db, userId: UserId, email: string, now: Date): Promise<void> {
  const known = await tx
    .selectFrom('identities')
    .select('id')
    .where('provider', '=', 'email')
    .where('subject', '=', userId)
    .executeTakeFirst()
  if (known) return
  const data = emailIdentityData(userId, email, true, {})
  await addIdentity(tx, { userId, provider: 'email', subject: userId, data }, now)
  await listProviders(tx, userId, now)
}

/** Keeps `app_metadata` true about the ways in: the first one came first. */
export async function listProviders(tx: Db, userId: UserId, now: Date): Promise<void> {
  const rows = await tx
    .selectFrom('identities')
    .select('provider')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const providers = [...new Set(rows.map((row) => row.provider))]
  await tx
    .updateTable('auth_users')
    .set({ app_metadata: JSON.stringify({ provider: providers[0] ?? 'email', providers }), updated_at: now })
    .where('id', '=', userId)
    .execute()
}

/** What an address tells about its owner: their own sign-up data, under what the server itself knows. */
export function emailIdentityData(id: UserId, email: string, verified: boolean, data: Metadata): Metadata {
  return { ...data, sub: id, email, email_verified: verified, phone_verified: false }
}
