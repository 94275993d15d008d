import { createMiddleware } from 'hono/factory'
import type { Logger } from 'pino'
import { AppError } from '#shared/errors.ts'
import type { DayRule } from '#shared/time/localDate.ts'
import type { People } from '#server/auth/people.ts'
import type { Tokens } from '#server/auth/tokens.ts'
import type { Vault } from '#server/vault.ts'
import type { Db } from '#server/db/open.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import type { Hub } from '#server/realtime/hub.ts'
import type { Settings } from '#server/settings.ts'

/** A signed-in person's id. Only the session check makes one, so a query that takes it is authorised. */
export type UserId = string & { readonly brand: 'UserId' }

/** Who is asking, with what their days and weeks are counted by: known without a query for most requests. */
export type Person = {
  id: UserId
  sessionId: string
  dayRule: DayRule
  /** 0 Sunday to 6 Saturday. */
  weekStart: number
}

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
  log: Logger
}

export type SignedIn = { Variables: { person: Person } }

/** Lets signed-in people through and tells the route who they are; everybody else is answered 401. */
export const requirePerson = ({ people }: Deps) =>
  createMiddleware<SignedIn>(async (c, next) => {
    const token = c.req.header('authorization')?.match(/^Bearer (.+)$/i)?.[1]
    const person = token ? await people.ofToken(token) : null
    if (!person) throw new AppError('unauthenticated', 'Auth session missing!')
    c.set('person', person)
    await next()
  })
