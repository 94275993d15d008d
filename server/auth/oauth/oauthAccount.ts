import { randomUUID } from 'node:crypto'
import { PATHS } from '#shared/paths.ts'
import { createProfile, nameOf } from '#server/profile/create.ts'
import { change } from '#server/kit/db/change.ts'
import type { Tx } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Deps } from '#server/deps.ts'
import { addIdentity, syncProviders } from '#server/auth/account/identities.ts'
import { noteConfirmed } from '#server/auth/account/noteConfirmed.ts'
import type { Metadata } from '#server/auth/account/metadata.ts'
import type { UserRow } from '#server/auth/account/user.ts'
import { AuthError } from '#server/auth/errors.ts'
import { identityLinkedEmail } from '#server/auth/mail/emails.ts'
import type { Device } from '#server/auth/sessions/device.ts'
import { refuseBanned } from '#server/auth/sessions/refuseBanned.ts'
import { recordSecurityEvent } from '#server/auth/sessions/securityEvents.ts'
import type { ProviderProfile } from './providers.ts'

/** A flow that leads through a provider. `linkTo` is the account to link to, as it was in that epoch; null for a sign-in. */
type OauthFlow = { provider: string; linkTo: UserId | null; epoch: number | null }

type ProviderSignIn = { flow: OauthFlow; profile: ProviderProfile; device: Device }

/**
 * Finds or makes the account behind a provider's profile: the account with this identity, else the one with this
 * verified address, else a new one (docs/rules/auth.md, Accounts). Never by an unverified address.
 */
export async function signInWithProfile(deps: Deps, tx: Tx, signIn: ProviderSignIn): Promise<UserId> {
  const { flow, profile } = signIn
  const now = deps.now()
  const [identity] = await tx.query<IdentityKey>(FIND_IDENTITY, [flow.provider, profile.subject])
  if (flow.linkTo) return linkIdentity(deps, tx, flow.linkTo, signIn, identity)
  if (identity) return signInAgain(tx, identity, profile.data, now)
  const { email, subject, data } = profile
  if (email === null) throw UNVERIFIED(flow.provider)
  const [existing] = await tx.query<ExistingAccount>(LOCK_BY_EMAIL, [email])
  const userId = existing
    ? await addToExisting(tx, existing, data, now)
    : await createProviderAccount(deps, tx, email, data, now)
  await addIdentity(tx, { userId, provider: flow.provider, subject, data }, now)
  await syncProviders(tx, userId, now)
  if (existing?.email_confirmed_at) await tellOfIdentity(deps, tx, userId, signIn)
  else await noteConfirmed(deps, tx, userId)
  return userId
}

type IdentityKey = { user_id: UserId; id: string }
type ExistingAccount = Pick<UserRow, 'id' | 'email' | 'email_confirmed_at' | 'banned_until' | 'user_metadata'>

const FIND_IDENTITY = 'select user_id, id from identities where provider = $1 and subject = $2'
const LOCK_BY_EMAIL = `
  select id, email, email_confirmed_at, banned_until, user_metadata from auth_users where email = $1 for update`

const UNVERIFIED = (provider: string) =>
  new AuthError(
    403,
    'provider_email_needs_verification',
    `Unverified email with ${provider}. Verify the email with ${provider} in order to sign in`,
  )

/** Adds an identity to the account of a signed-in person. `taken` is the identity where it exists already. */
async function linkIdentity(
  deps: Deps,
  tx: Tx,
  userId: UserId,
  signIn: ProviderSignIn,
  taken: IdentityKey | undefined,
): Promise<UserId> {
  const { flow, profile } = signIn
  const now = deps.now()
  const [account] = await tx.query<Pick<UserRow, 'epoch'>>(LOCK_EPOCH, [userId])
  if (account?.epoch !== flow.epoch)
    throw new AuthError(400, 'bad_oauth_state', 'OAuth state not found or expired')
  if (taken) throw new AuthError(422, 'identity_already_exists', 'Identity is already linked to another user')
  const { subject, data } = profile
  await addIdentity(tx, { userId, provider: flow.provider, subject, data }, now)
  await syncProviders(tx, userId, now)
  await tellOfIdentity(deps, tx, userId, signIn)
  return userId
}

const LOCK_EPOCH = 'select epoch from auth_users where id = $1 for update'

/** Records that an account has another way to sign in, and mails it to the owner. */
async function tellOfIdentity(
  deps: Deps,
  tx: Tx,
  userId: UserId,
  { flow, device }: ProviderSignIn,
): Promise<void> {
  await recordSecurityEvent(tx, userId, 'identity_linked', device, deps.now())
  const [owner] = await tx.query<Pick<UserRow, 'email'>>(ADDRESS, [userId])
  if (!owner) return
  const name = flow.provider === 'github' ? 'GitHub' : 'Google'
  await deps.mailer.queue(
    tx,
    identityLinkedEmail(owner.email, name, `${deps.settings.SITE_URL}${PATHS.settings}`),
  )
}

const ADDRESS = 'select email from auth_users where id = $1'

async function signInAgain(tx: Tx, identity: IdentityKey, data: Metadata, now: Date): Promise<UserId> {
  const { user_id: userId, id } = identity
  const [user] = await tx.query<Pick<UserRow, 'banned_until'>>(FIND_BAN, [userId])
  refuseBanned(user?.banned_until, now)
  await tx.query(UPDATE_IDENTITY, [userId, id, JSON.stringify(data), now])
  return userId
}

const FIND_BAN = 'select banned_until from auth_users where id = $1'
const UPDATE_IDENTITY = `
  update identities set identity_data = $3, last_sign_in_at = $4, updated_at = $4 where user_id = $1 and id = $2`

/** Uses the account that has the verified address. */
async function addToExisting(tx: Tx, existing: ExistingAccount, data: Metadata, now: Date): Promise<UserId> {
  const { id, email_confirmed_at: confirmedAt, user_metadata: own } = existing
  refuseBanned(existing.banned_until, now)
  if (confirmedAt) await tx.query(SET_METADATA, [id, JSON.stringify({ ...data, ...own }), now])
  else await resetUnconfirmed(tx, existing, data, now)
  return id
}

const SET_METADATA = 'update auth_users set user_metadata = $2, updated_at = $3 where id = $1'

/**
 * Hands an unconfirmed account to the person whose address it is.
 *
 * A stranger may have signed up with the address, so nothing of theirs stays: password, identities, links, sessions, name.
 */
function resetUnconfirmed(db: Tx, { id, email }: ExistingAccount, data: Metadata, now: Date): Promise<void> {
  return change({ db }, { id }, async (tx) => {
    await tx.query('delete from identities where user_id = $1', [id])
    await tx.query('delete from sessions where user_id = $1', [id])
    await tx.query('update users set name = $2 where id = $1', [id, nameOf(email, data)])
    await tx.query(RESET_ACCOUNT, [id, JSON.stringify(data), now])
    tx.changed(id, 'users', id, 'update')
  })
}

const RESET_ACCOUNT = `
  update auth_users set user_metadata = $2, password_hash = null, email_confirmed_at = $3, updated_at = $3
  where id = $1`

async function createProviderAccount(
  { settings }: Pick<Deps, 'settings'>,
  tx: Tx,
  email: string,
  data: Metadata,
  now: Date,
): Promise<UserId> {
  if (settings.SIGNUP_DISABLED)
    throw new AuthError(403, 'signup_disabled', 'Signups not allowed for this instance')
  const id = randomUUID() as UserId
  await tx.query(INSERT_ACCOUNT, [id, email, JSON.stringify(data), now])
  await createProfile(tx, { id, email, data, createdAt: now })
  return id
}

const INSERT_ACCOUNT = `
  insert into auth_users (id, email, email_confirmed_at, app_metadata, user_metadata, created_at, updated_at)
  values ($1, $2, $4, '{}', $3, $4, $4)`
