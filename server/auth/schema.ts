import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { SecurityEventKind } from '#shared/auth/devices.ts'
import type { UserId } from '#server/http/context.ts'

/** The tables of accounts, as `db/migrations/0002_accounts.sql` makes them. */
export type AuthTables = {
  auth_users: AuthUsersTable
  identities: IdentitiesTable
  sessions: SessionsTable
  refresh_tokens: RefreshTokensTable
  flow_states: FlowStatesTable
  mail_tokens: MailTokensTable
  signing_keys: SigningKeysTable
  mails: MailsTable
  security_events: SecurityEventsTable
  rate_limits: RateLimitsTable
}

/** What somebody is allowed to tell about themselves, or only the server. */
export type Metadata = Record<string, unknown>

/** One way in which a person showed who they are, with the second it happened. */
export type AuthenticationMethod = { method: string; timestamp: number }

export type MailTokenKind =
  | 'signup'
  | 'recovery'
  | 'email_change_current'
  | 'email_change_new'
  | 'reauthentication'

type Json<T extends object> = JSONColumnType<T>
type Later<T> = ColumnType<T | null, T | null | undefined, T | null>

type AuthUsersTable = {
  id: UserId
  email: string
  password_hash: Later<string>
  email_confirmed_at: Later<Date>
  confirmation_sent_at: Later<Date>
  recovery_sent_at: Later<Date>
  new_email: Later<string>
  new_email_accepted_by: Later<'current' | 'new'>
  email_change_sent_at: Later<Date>
  reauthentication_sent_at: Later<Date>
  last_sign_in_at: Later<Date>
  banned_until: Later<Date>
  app_metadata: Json<Metadata>
  user_metadata: Json<Metadata>
  created_at: Date
  updated_at: Date
}

type IdentitiesTable = {
  user_id: UserId
  id: string
  provider: string
  subject: string
  identity_data: Json<Metadata>
  last_sign_in_at: Date
  created_at: Date
  updated_at: Date
}

type SessionsTable = {
  user_id: UserId
  id: string
  amr: Json<AuthenticationMethod[]>
  user_agent: string | null
  ip: string | null
  created_at: Date
  refreshed_at: Date
  reauthenticated_at: Later<Date>
}

type RefreshTokensTable = {
  token_hash: Buffer
  user_id: UserId
  session_id: string
  parent_hash: Buffer | null
  created_at: Date
  revoked_at: Later<Date>
}

type FlowStatesTable = {
  id: string
  user_id: UserId | null
  method: string
  code_challenge: string
  code_challenge_method: 's256' | 'plain'
  code_hash: Later<Buffer>
  code_issued_at: Later<Date>
  provider: Later<string>
  redirect_to: string | null
  state_used_at: Later<Date>
  provider_token_encrypted: Later<string>
  created_at: Date
}

type MailTokensTable = {
  token_hash: Buffer
  user_id: UserId
  kind: MailTokenKind
  email: string
  flow_state_id: string | null
  created_at: Date
  expires_at: Date
}

type SigningKeysTable = {
  kid: string
  public_jwk: Json<Record<string, string>>
  private_jwk_encrypted: string
  active_from: Date
  expires_at: Later<Date>
  created_at: Date
}

type SecurityEventsTable = {
  user_id: UserId
  id: string
  kind: SecurityEventKind
  ip: string | null
  user_agent: string | null
  created_at: Date
}

type MailsTable = {
  id: string
  recipient: string
  content_encrypted: string
  created_at: Date
  next_attempt_at: Date
  attempts: Generated<number>
  sent_at: Later<Date>
}

type RateLimitsTable = { key: string; points: number; expire: string }
