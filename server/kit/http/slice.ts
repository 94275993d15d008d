import type { Context } from 'hono'
import type { Logger } from 'pino'
import type { SharedTables } from '#server/kit/audience/audience.ts'
import type { Deps, Follows } from '#server/deps.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { DueKinds } from '#server/kit/due/dueKind.ts'
import type { BatchedFollows } from '#server/kit/facts/batchedFollower.ts'
import type { RowFollower } from '#server/kit/facts/followRows.ts'
import type { Leaving } from './leaving.ts'
import type { Route } from './route.ts'

/** What one part of the product adds to the server. `server/slices.ts` lists them. */
export type Slice = {
  /** The heading of its operations in the API's description. */
  tag: string
  routes: readonly Route[]
  /** Below it, unknown addresses are answered in its manner too: `/v1/`. */
  prefix?: string
  /** Work that runs once an hour, by name. Each may run on several servers at once, and a missed run is made up by the next. */
  jobs?: Record<string, (db: Db, now: Date, log?: Logger) => Promise<void>>
  /** What happens to what is due at a moment, by kind (server/kit/due). */
  due?: DueKinds
  /** What becomes of the person's part of it when their account is deleted. Rows that refer to them by a foreign key go by themselves. */
  leaving?: Leaving
  /** Its tables whose rows several people see, each with who hears of them. */
  shared?: SharedTables
  /** What it does when something has happened to a person, inside that transaction (server/kit/facts). */
  follows?: Follows
  /** What it derives from rows of other parts, at the end of each change of them (server/kit/facts/followRows.ts). */
  followsRows?: readonly RowFollower[]
  /** What it does instead where one statement makes a fact true for many people (server/kit/facts/batchedFollower.ts). */
  followsBatched?: BatchedFollows
  /** How its failures are answered, where that differs from `{code, message, details?}`. */
  onError?: (deps: Deps) => (error: Error, c: Context) => Response
}
