import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Db } from '#server/db/open.ts'
import type { Deps, UserId } from '#server/http/context.ts'
import { createProfile, nameOf } from '#server/profile/create.ts'
import { addIdentity, listProviders } from './accounts.ts'
import type { Device } from './device.ts'
import { AuthError } from './errors.ts'
import type { ProviderProfile } from './providers.ts'
import type { AuthTables, Metadata } from './schema.ts'
import { recordSecurityEvent } from './securityEvents.ts'
import { refuseBanned } from './signIn.ts'
import type { UserRow } from './wire.ts'

type Arrival = { flow: Selectable<AuthTables['flow_states']>; profile: ProviderProfile; device: Device }

/**
 * Finds or makes the account behind a provider's profile: the account with this identity, else the one with this
 * verified address, else a new one (authentication wire, section 5). Never by an address that nobody verified.
 */
export async function acceptProfile(deps: Deps, tx: Db, arrival: Arrival): Promise<UserId> {
  const { flow, profile } = arrival
  const now = deps.now()
  const provider = flow.provider ?? ''
  const identity = await tx
    .selectFrom('identities')
    .select(['user_id', 'id'])
    .where('provider', '=', provider)
    .where('subject', '=', profile.subject)
    .executeTakeFirst()
  if (flow.user_id) return link(tx, arrival, identity?.user_id, now)
  if (identity) {
    await refuseBannedUser(tx, identity.user_id, now)
    await tx
      .updateTable('identities')
      .set({ identity_data: JSON.stringify(profile.data), last_sign_in_at: now, updated_at: now })
      .where('user_id', '=', identity.user_id)
      .where('id', '=', identity.id)
      .execute()
    return identity.user_id
  }
  const { email } = profile
  if (email === null) throw UNVERIFIED(provider)
  const existing = await tx
    .selectFrom('auth_users')
    .selectAll()
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst()
  const userId = existing
    ? await takeOver(tx, existing, profile.data, now)
    : await createProviderAccount(deps, tx, email, profile.data, now)
  await addIdentity(tx, { userId, provider, subject: profile.subject, data: profile.data }, now)
  await listProviders(tx, userId, now)
  return userId
}

const UNVERIFIED = (provider: string) =>
  new AuthError(
    403,
    'provider_email_needs_verification',
    `Unverified email with ${provider}. Verify the email with ${provider} in order to sign in`,
  )

/** Adds a way in to the account of somebody who is signed in. */
async function link(
  tx: Db,
  { flow, profile, device }: Arrival,
  owner: UserId | undefined,
  now: Date,
): Promise<UserId> {
  const userId = flow.user_id
  if (!userId) throw new Error('A link needs an account')
  if (owner) throw new AuthError(422, 'identity_already_exists', 'Identity is already linked to another user')
  const identity = { userId, provider: flow.provider ?? '', subject: profile.subject, data: profile.data }
  await addIdentity(tx, identity, now)
  await listProviders(tx, userId, now)
  await recordSecurityEvent(tx, userId, 'identity_linked', device, now)
  return userId
}

/**
 * Lets a verified address into the account that has it.
 *
 * Whoever made an account with an address they never confirmed may not be its owner: what they put there goes first.
 */
async function takeOver(tx: Db, existing: UserRow, data: Metadata, now: Date): Promise<UserId> {
  refuseBanned(existing.banned_until, now)
  const isOwners = existing.email_confirmed_at !== null
  if (!isOwners) {
    await tx.deleteFrom('identities').where('user_id', '=', existing.id).execute()
    await tx.deleteFrom('mail_tokens').where('user_id', '=', existing.id).execute()
    await tx.deleteFrom('sessions').where('user_id', '=', existing.id).execute()
    const name = nameOf(existing.email, data)
    await tx.updateTable('users').set({ name }).where('id', '=', existing.id).execute()
  }
  await tx
    .updateTable('auth_users')
    .set({
      user_metadata: JSON.stringify(isOwners ? { ...data, ...existing.user_metadata } : data),
      ...(!isOwners && { password_hash: null, email_confirmed_at: now }),
      updated_at: now,
    })
    .where('id', '=', existing.id)
    .execute()
  return existing.id
}

async function createProviderAccount(
  { settings }: Pick<Deps, 'settings'>,
  tx: Db,
  email: string,
  data: Metadata,
  now: Date,
): Promise<UserId> {
  if (settings.SIGNUP_DISABLED)
    throw new AuthError(403, 'signup_disabled', 'Signups not allowed for this instance')
  const id = randomUUID() as UserId
  await tx
    .insertInto('auth_users')
    .values({
      id,
      email,
      email_confirmed_at: now,
      app_metadata: '{}',
      user_metadata: JSON.stringify(data),
      created_at: now,
      updated_at: now,
    })
    .execute()
  await createProfile(tx, { id, email, data, createdAt: now })
  return id
}

async function refuseBannedUser(tx: Db, userId: UserId, now: Date) {
  const user = await tx
    .selectFrom('auth_users')
    .select('banned_until')
    .where('id', '=', userId)
    .executeTakeFirst()
  refuseBanned(user?.banned_until, now)
}
