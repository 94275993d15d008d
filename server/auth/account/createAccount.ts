import { randomUUID } from 'node:crypto'
import { createProfile } from '#server/profile/create.ts'
import type { Tx } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import { addIdentity, emailIdentityData } from './identities.ts'
import type { Metadata } from './metadata.ts'

/** A new account with an address and a password. `confirmedAt` is null until a link proves the address. */
export type NewAccount = {
  email: string
  passwordHash: string
  data: Metadata
  confirmedAt: Date | null
}

/** Makes an account, its email identity and its profile. Null when the address is taken. */
export async function createAccount(tx: Tx, account: NewAccount, now: Date): Promise<UserId | null> {
  const id = randomUUID() as UserId
  const { email, data, confirmedAt } = account
  const identityData = emailIdentityData(id, email, confirmedAt !== null, data)
  const appMetadata = { provider: 'email', providers: ['email'] }
  const values = [
    id,
    email,
    account.passwordHash,
    confirmedAt,
    JSON.stringify(appMetadata),
    JSON.stringify(identityData),
    now,
  ]
  const made = await tx.query(INSERT_ACCOUNT, values)
  if (made.length === 0) return null
  await addIdentity(tx, { userId: id, provider: 'email', subject: id, data: identityData }, now)
  await createProfile(tx, { id, email, data, createdAt: now })
  return id
}

const INSERT_ACCOUNT = `
  insert into auth_users (id, email, password_hash, email_confirmed_at, app_metadata, user_metadata, created_at, updated_at)
  values ($1, $2, $3, $4, $5, $6, $7, $7)
  on conflict (email) do nothing returning id`
