import type { Logger } from 'pino'
import type { LiveRuns } from '#server/assistant/runs/liveRuns.ts'
import type { Models } from '#server/assistant/models/model.ts'
import type { AccountRequests } from '#server/auth/requests/accountRequests.ts'
import type { People } from '#server/auth/people.ts'
import type { Tokens } from '#server/auth/tokens.ts'
import type { Compute } from '#server/compute/compute.ts'
import type { Database, Db } from '#server/db/database.ts'
import type { DatabaseTrouble } from '#server/db/watchServer.ts'
import type { Limits } from '#server/http/limits.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import type { Hub } from '#server/realtime/hub.ts'
import type { Quota } from '#server/quota/quota.ts'
import type { Settings } from '#server/settings.ts'
import type { Vault } from '#server/vault.ts'

/** Everything the outside world gives the server. Tests pass their own; nothing else reads the clock. */
export type Deps = {
  db: Db
  now: () => Date
  settings: Settings
  people: People
  tokens: Tokens
  vault: Vault
  hub: Hub
  mailer: Mailer
  /** What is asked about addresses, answered before it is done. */
  accountRequests: AccountRequests
  quota: Quota
  limits: Limits
  /** Pure work that may take long, away from the event loop. */
  compute: Compute
  /** What answers in the assistant's threads. */
  models: Models
  /** The assistant's runs that this server works on. */
  liveRuns: LiveRuns
  log: Logger
  databaseTrouble: () => DatabaseTrouble | null
}

/** The dependencies of the work that is done after such an answer. */
export type AccountDeps = Omit<Deps, 'accountRequests'>

/** The dependencies with the database itself, as the process that opened it holds them. */
export type RootDeps = Deps & { db: Database }
