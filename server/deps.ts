import type { Logger } from 'pino'
import type { People } from '#server/auth/people.ts'
import type { Tokens } from '#server/auth/tokens.ts'
import type { Database, Db } from '#server/db/database.ts'
import type { DatabaseTrouble } from '#server/db/watchServer.ts'
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
  quota: Quota
  log: Logger
  databaseTrouble: () => DatabaseTrouble | null
}

/** The dependencies with the database itself, as the process that opened it holds them. */
export type RootDeps = Deps & { db: Database }
