import type { Logger } from 'pino'
import type { LiveRuns } from '#server/assistant/runs/liveRuns.ts'
import type { Models } from '#server/assistant/models/model.ts'
import type { SharedTables } from '#server/kit/audience/audience.ts'
import type { People } from '#server/auth/people.ts'
import type { Tokens } from '#server/auth/tokens.ts'
import type { Compute } from '#server/compute/compute.ts'
import type { Database, Db, Tx } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { DatabaseTrouble } from '#server/kit/db/watchServer.ts'
import type { Due } from '#server/kit/due/due.ts'
import type { BatchedFollows } from '#server/kit/facts/batchedFollower.ts'
import type { Facts, Unlocked } from '#server/kit/facts/facts.ts'
import type { Limits } from '#server/kit/http/limits.ts'
import type { Person } from '#server/kit/http/person.ts'
import type { Invitations } from '#server/invitations/invite.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import type { Files } from '#server/files/files.ts'
import type { Hub } from '#server/kit/realtime/hub.ts'
import type { Quota } from '#server/kit/quota/quota.ts'
import type { Outbound } from '#server/outbound/outbound.ts'
import type { Vapid } from '#server/push/vapid.ts'
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
  /** Invites addresses without an account; null where nothing is mailed. */
  invitations: Invitations | null
  /** Calls addresses that people gave. */
  outbound: Outbound
  /** Pictures that people upload. */
  files: Files
  /** Does what is due at a moment: mails, requests about addresses, runs that a server left. */
  due: Due
  /** The keys by which push services know the server. */
  vapid: Vapid
  quota: Quota
  limits: Limits
  /** What all parts of the product do when a person leaves for good. */
  leaving: (inside: Inside, person: { id: UserId }) => Promise<void>
  /** Who hears of rows of several people. */
  shared: SharedTables
  /** What the parts of the product do when something has happened. */
  follows: readonly Follows[]
  /** What they add to statements that make a fact true for many people. */
  followsBatched: readonly BatchedFollows[]
  /** Brings up to date what is derived from rows that a change has named, before it commits. */
  followRows: (inside: Inside) => Promise<void>
  /** Pure work that may take long, away from the event loop. */
  compute: Compute
  /** What answers in the assistant's threads. */
  models: Models
  /** The assistant's runs that this server works on. */
  liveRuns: LiveRuns
  log: Logger
  databaseTrouble: () => DatabaseTrouble | null
}

/** The dependencies inside a transaction. */
export type Inside = Deps & { db: Tx }

/** What is done when something has happened to a person, inside its transaction, by kind of fact. It may answer what that unlocked. */
export type Follows = {
  [Kind in keyof Facts]?: (
    inside: Inside,
    person: Person,
    fact: Facts[Kind],
  ) => Promise<readonly Unlocked[] | void>
}

/** The dependencies with the database itself, as the process that opened it holds them. */
export type RootDeps = Deps & { db: Database }
