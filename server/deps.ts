import type { Logger } from 'pino'
import type { LiveRuns } from '#server/assistant/runs/liveRuns.ts'
import type { Models } from '#server/assistant/models/model.ts'
import type { People } from '#server/auth/people.ts'
import type { Tokens } from '#server/auth/tokens.ts'
import type { Compute } from '#server/compute/compute.ts'
import type { Database, Db } from '#server/db/database.ts'
import type { DatabaseTrouble } from '#server/db/watchServer.ts'
import type { Due } from '#server/due/due.ts'
import type { Leaving } from '#server/http/leaving.ts'
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
  /** Moves the clock forward by seconds; null where nobody may. */
  advanceClock: ((seconds: number) => void) | null
  settings: Settings
  people: People
  tokens: Tokens
  vault: Vault
  hub: Hub
  mailer: Mailer
  /** Does what is due at a moment: mails, requests about addresses, runs that a server left. */
  due: Due
  quota: Quota
  limits: Limits
  /** What all parts of the product do when a person leaves for good. */
  leaving: Leaving
  /** Pure work that may take long, away from the event loop. */
  compute: Compute
  /** What answers in the assistant's threads. */
  models: Models
  /** The assistant's runs that this server works on. */
  liveRuns: LiveRuns
  log: Logger
  databaseTrouble: () => DatabaseTrouble | null
}

/** The dependencies with the database itself, as the process that opened it holds them. */
export type RootDeps = Deps & { db: Database }
