import type { Db } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Metadata } from './metadata.ts'

/** A row of auth_users. */
export type UserRow = {
  id: UserId
  email: string
  password_hash: string | null
  email_confirmed_at: Date | null
  confirmation_sent_at: Date | null
  recovery_sent_at: Date | null
  new_email: string | null
  new_email_accepted_by: 'current' | 'new' | null
  email_change_sent_at: Date | null
  reauthentication_sent_at: Date | null
  last_sign_in_at: Date | null
  banned_until: Date | null
  /** Raised by each change of address, confirmation, password or ban. */
  epoch: number
  app_metadata: Metadata
  user_metadata: Metadata
  created_at: Date
  updated_at: Date
}

/** A row of auth_users with its identities, read in one statement by {@link userColumns}. */
export type UserWithIdentities = UserRow & { identities: IdentityRow[] }

/** A row of identities. Its times are texts where the database made JSON of it. */
type IdentityRow = {
  user_id: UserId
  id: string
  provider: string
  subject: string
  identity_data: Metadata
  last_sign_in_at: Date | string
  created_at: Date | string
  updated_at: Date | string
}

/** The user object of the official client (docs/wire.md, Accounts). Fields without a value are left out, never null. */
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

/** The columns of a UserWithIdentities. `name` is the alias of auth_users in the statement. */
export const userColumns = (name: string) => `${name}.*, coalesce((
  select json_agg(i order by i.created_at, i.provider <> 'email', i.id) from identities i where i.user_id = ${name}.id), '[]') as identities`

/** The user object of an account, null when there is no such account (any more). */
export async function findUser(db: Db, userId: UserId): Promise<User | null> {
  const [row] = await db.query<UserWithIdentities>(USER_BY_ID, [userId])
  return row ? toUser(row) : null
}

const USER_BY_ID = `select ${userColumns('a')} from auth_users a where a.id = $1`

/** A row as a user object. */
export function toUser(row: UserWithIdentities): User {
  return {
    id: row.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: row.email,
    ...instant('email_confirmed_at', row.email_confirmed_at),
    ...instant('confirmed_at', row.email_confirmed_at),
    ...instant('confirmation_sent_at', row.confirmation_sent_at),
    ...instant('recovery_sent_at', row.recovery_sent_at),
    ...(row.new_email !== null && { new_email: row.new_email }),
    ...instant('email_change_sent_at', row.email_change_sent_at),
    ...instant('reauthentication_sent_at', row.reauthentication_sent_at),
    ...instant('last_sign_in_at', row.last_sign_in_at),
    ...instant('banned_until', row.banned_until),
    phone: '',
    app_metadata: row.app_metadata,
    user_metadata: row.user_metadata,
    identities: row.identities.map(toIdentity),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    is_anonymous: false,
  }
}

function toIdentity(row: IdentityRow): Record<string, unknown> {
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

function instant(name: string, at: Date | null): Record<string, string> {
  return at ? { [name]: at.toISOString() } : {}
}
