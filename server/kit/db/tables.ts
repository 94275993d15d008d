/**
 * What the rows of a table belong to, and where a PostgreSQL that is spread over machines keeps them.
 *
 * - `owned`: each row is one person's. The key names the person; `foundBy` are other columns that find a person's row because
 *   only they have the value, or a provider vouches for it. Where others put rows there (a request), the column `sentBy` says
 *   who did: such a row takes no room of the person's.
 * - `shared`: each row is part of a thing of several people, which the key names, first in the primary key. A column `user_id`
 *   says which of them a row is about, and `sentBy` who put it there.
 * - `site`: the site's own.
 *
 * Without `whole` a table is placed by its key. With it, it is kept on one node or on all, for that reason.
 */
export type Table =
  | { rows: 'owned'; key: 'id' | 'user_id'; foundBy?: readonly string[]; sentBy?: string; whole?: string }
  | { rows: 'shared'; key: string; sentBy?: string; whole?: string }
  | { rows: 'site'; whole: string }

/** By name. One that is not there is owned, by its `user_id`. */
export type Tables = Readonly<Record<string, Table>>

/**
 * The tables that are something else than owned and placed by `user_id`, which every other one is. The statements of the tests
 * are checked by it (`server/testing/bindingPeople.ts`), and the schema is (`placement.test.ts`).
 */
export const TABLES: Tables = {
  users: { rows: 'owned', key: 'id' },
  handles: {
    rows: 'owned',
    key: 'user_id',
    foundBy: ['handle'],
    whole: 'a handle is unique among all people',
  },
  auth_users: { rows: 'owned', key: 'id', foundBy: ['email'], whole: 'a sign-in finds it by its address' },
  identities: {
    rows: 'owned',
    key: 'user_id',
    foundBy: ['subject'],
    whole: 'a sign-in finds it by what the provider calls somebody',
  },
  sessions: { rows: 'owned', key: 'user_id', whole: 'goes with auth_users' },
  refresh_tokens: { rows: 'owned', key: 'user_id', foundBy: ['token_hash'], whole: 'found by its hash' },
  secrets: {
    rows: 'owned',
    key: 'user_id',
    foundBy: ['hash'],
    whole: 'found by its hash, before anybody is signed in',
  },
  security_events: { rows: 'owned', key: 'user_id', whole: 'goes with auth_users' },
  push_subscriptions: {
    rows: 'owned',
    key: 'user_id',
    foundBy: ['endpoint_hash'],
    whole: 'an endpoint is one browser’s, whoever uses it',
  },
  friend_requests: { rows: 'owned', key: 'user_id', sentBy: 'sent_by' },
  cheers: { rows: 'owned', key: 'user_id', sentBy: 'cheered_by' },
  blocks: { rows: 'owned', key: 'user_id', sentBy: 'blocked_by' },
  conversations: { rows: 'owned', key: 'user_id', sentBy: 'last_from' },
  partners: { rows: 'owned', key: 'user_id', sentBy: 'asked_by' },
  claims_to_judge: { rows: 'owned', key: 'user_id', sentBy: 'owner_id' },
  team_claims: { rows: 'shared', key: 'team_id' },
  messages: { rows: 'shared', key: 'conversation_id' },
  teams: { rows: 'shared', key: 'id' },
  team_members: { rows: 'shared', key: 'team_id' },
  team_stays: { rows: 'shared', key: 'team_id' },
  rooms: { rows: 'shared', key: 'id' },
  room_seats: { rows: 'shared', key: 'room_id', sentBy: 'sent_by' },
  my_rooms: { rows: 'owned', key: 'user_id', sentBy: 'sent_by' },
  team_rooms: { rows: 'shared', key: 'team_id' },
  team_challenges: { rows: 'shared', key: 'team_id' },
  challenges: { rows: 'shared', key: 'id' },
  challenge_members: { rows: 'shared', key: 'challenge_id', sentBy: 'sent_by' },
  challenge_results: { rows: 'shared', key: 'challenge_id' },
  my_challenges: { rows: 'owned', key: 'user_id', sentBy: 'sent_by' },
  due_moments: {
    rows: 'shared',
    key: 'owner_id',
    whole: 'what is due is found by its time, whoever it belongs to',
  },
  league_board: {
    rows: 'shared',
    key: 'week',
    whole: 'the board of a week is read in the order of points, whoever has them',
  },
  league_counts: { rows: 'site', whole: 'goes with league_board' },
  league_changes: { rows: 'site', whole: 'goes with league_board' },
  invited_addresses: { rows: 'site', whole: 'an address is found by its hash, before it has an account' },
  invitations: { rows: 'site', whole: 'found by the hash of an address' },
  invite_codes: { rows: 'site', whole: 'a code is found before it is known of which team it is' },
  signing_keys: { rows: 'site', whole: "the site's own" },
  vapid_keys: { rows: 'site', whole: "the site's own" },
  secret_key_fingerprint: { rows: 'site', whole: "the site's own" },
  mails: { rows: 'site', whole: "the site's own" },
  rate_limits: { rows: 'site', whole: "the site's own" },
  migrations: { rows: 'site', whole: "the site's own" },
  job_clock: { rows: 'site', whole: "the site's own" },
  achievement_shares: { rows: 'site', whole: "the site's own" },
  error_groups: { rows: 'site', whole: "the site's own" },
  error_reports: { rows: 'site', whole: "the site's own" },
  error_report_count: { rows: 'site', whole: "the site's own" },
  dropped_reports: { rows: 'site', whole: "the site's own" },
}

/** The column by which a database that is spread over machines places a table; null for one that it keeps on one node. */
export function placementKey(name: string): string | null {
  const table = tableNamed(name)
  return table.rows === 'site' || table.whole !== undefined ? null : table.key
}

/** What a table's rows belong to. */
export const tableNamed = (name: string, tables: Tables = TABLES): Table =>
  tables[name] ?? { rows: 'owned', key: 'user_id' }
