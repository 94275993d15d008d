import type { Selectable } from 'kysely'
import { type Db, query } from '#server/db/open.ts'
import type { Deps, UserId } from '#server/http/context.ts'
import type { AuthenticationMethod, AuthTables, Metadata } from './schema.ts'

export type UserRow = Selectable<AuthTables['auth_users']>

/** Somebody with their ways in, as one statement reads them. */
export type FoundUser = UserRow & { identities: FoundIdentity[] }
type FoundIdentity = Omit<Selectable<AuthTables['identities']>, Moments> & Record<Moments, Date | string>
type Moments = 'last_sign_in_at' | 'created_at' | 'updated_at'

/** A user as the official client knows them (authentication wire, section 2). What is unset is left out, never null. */
export type User = {
  id: string
  aud: string
  role: string
  email: string
  phone: string
  app_metadata: Metadata
  user_metadata: Metadata
  identities: Record<string, unknown>[]
  created_at: string
  updated_at: string
  is_anonymous: boolean
  email_confirmed_at?: string
  confirmed_at?: string
  confirmation_sent_at?: string
  recovery_sent_at?: string
  new_email?: string
  email_change_sent_at?: string
  reauthentication_sent_at?: string
  last_sign_in_at?: string
  banned_until?: string
}

/** A session with the only refresh token that is good for it now. */
export type OpenSession = {
  userId: UserId
  sessionId: string
  refreshToken: string
  amr: AuthenticationMethod[]
}

/** A session that was just begun or renewed, and whose it is. */
export type SignedIn = { session: OpenSession; user: User }

/** What `/token` answers. */
export type Session = {
  access_token: string
  token_type: 'bearer'
  expires_in: number
  expires_at: number
  refresh_token: string
  user: User
  /** The provider's own tokens, once, after a sign-in elsewhere. */
  provider_token?: string
  provider_refresh_token?: string
}

/** The columns of a FoundUser, from rows of auth_users under a name. */
export const foundUser = (name: string) => `${name}.*, coalesce((
  select json_agg(i order by i.created_at, i.id) from identities i where i.user_id = ${name}.id), '[]') as identities`

const FIND_USER = `select ${foundUser('a')} from auth_users a where a.id = $1`

/** Somebody with their identities, null when there is no such account (any more). */
export async function findUser(db: Db, userId: UserId): Promise<User | null> {
  const [row] = await query<FoundUser>(db, FIND_USER, [userId])
  return row ? asUser(row) : null
}

/** Signs an access token and puts everything into the client's shape. After the transaction: keys may need a look-up. */
export async function sessionBody(
  { tokens, settings }: Pick<Deps, 'tokens' | 'settings'>,
  { session, user }: SignedIn,
): Promise<Session> {
  const { token, expiresAt } = await tokens.sign({
    sub: session.userId,
    session_id: session.sessionId,
    email: user.email,
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    amr: session.amr,
  })
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: settings.ACCESS_TOKEN_TTL,
    expires_at: expiresAt,
    refresh_token: session.refreshToken,
    user,
  }
}

/** A row as a user object. */
export function asUser(row: FoundUser): User {
  return {
    id: row.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: row.email,
    ...moment('email_confirmed_at', row.email_confirmed_at),
    ...moment('confirmed_at', row.email_confirmed_at),
    ...moment('confirmation_sent_at', row.confirmation_sent_at),
    ...moment('recovery_sent_at', row.recovery_sent_at),
    ...(row.new_email !== null && { new_email: row.new_email }),
    ...moment('email_change_sent_at', row.email_change_sent_at),
    ...moment('reauthentication_sent_at', row.reauthentication_sent_at),
    ...moment('last_sign_in_at', row.last_sign_in_at),
    ...moment('banned_until', row.banned_until),
    phone: '',
    app_metadata: row.app_metadata,
    user_metadata: row.user_metadata,
    identities: row.identities.map(asIdentity),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    is_anonymous: false,
  }
}

function asIdentity(row: FoundIdentity): Record<string, unknown> {
  return {
    identity_id: row.id,
    id: row.subject,
    user_id: row.user_id,
    identity_data: row.identity_data,
    provider: row.provider,
    last_sign_in_at: new Date(row.last_sign_in_at).toISOString(),
    created_at: new Date(row.created_at).toISOString(),
    updated_at: new Date(row.updated_at).toISOString(),
    email: row.identity_data.email,
  }
}

function moment(name: string, at: Date | null): Record<string, string> {
  return at ? { [name]: at.toISOString() } : {}
}
