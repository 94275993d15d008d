import { AppError } from '#shared/errors.ts'
import { compareMigrations } from '#server/kit/db/migrate.ts'
import { readMigrations } from '#server/kit/db/migrationFiles.ts'
import type { DatabaseTrouble } from '#server/kit/db/watchServer.ts'
import { ANYONE, bearerToken, type Gate } from '#server/kit/http/gate.ts'
import { isLocalRequest } from '#server/kit/http/localRequest.ts'
import { PROBLEM } from '#server/kit/http/problem.ts'
import { route } from '#server/kit/http/route.ts'
import type { Slice } from '#server/kit/http/slice.ts'
import { isSameToken } from '#server/kit/secrets/sameToken.ts'
import type { Metrics } from './metrics.ts'

/** An embedded database that stays away for longer may need what only a new start of all brings. */
const RESTARTED_WITHIN_S = 30

const awayInWords = ({ seconds }: DatabaseTrouble) =>
  `The embedded database has been away for ${Math.round(seconds)} s and is being started again`

/** The machine itself, or who shows METRICS_TOKEN. */
const OPERATOR: Gate<null> = {
  who: 'operator',
  admit(c, { settings }) {
    const isShown =
      settings.METRICS_TOKEN !== undefined && isSameToken(bearerToken(c) ?? '', settings.METRICS_TOKEN)
    if (!isShown && !isLocalRequest(c))
      throw new AppError(
        'forbidden',
        'Set METRICS_TOKEN and send it as a bearer token, or ask on the machine itself',
      )
    return null
  },
}

/** What an operator's tools ask: is it alive, is it ready, what does it do. */
export const healthSlice = (metrics: Metrics): Slice => ({
  tag: 'Health',
  routes: [
    route({
      method: 'get',
      path: '/healthz',
      summary: 'Whether the server is alive',
      who: ANYONE,
      scope: 'session',
      cost: 0,
      answers: { 200: ['It is'], 503: ['Its own database cannot be brought back', PROBLEM] },
      async answer({ c, deps }) {
        const trouble = deps.databaseTrouble()
        if (trouble && trouble.seconds > RESTARTED_WITHIN_S)
          throw new AppError('unavailable', awayInWords(trouble))
        return c.json({ status: 'ok' })
      },
    }),
    route({
      method: 'get',
      path: '/readyz',
      summary: 'Whether its database answers and is migrated',
      who: ANYONE,
      scope: 'session',
      cost: 1,
      answers: { 200: ['It is ready'], 503: ['It is not', PROBLEM] },
      async answer({ c, deps }) {
        const trouble = deps.databaseTrouble()
        if (trouble) throw new AppError('unavailable', awayInWords(trouble))
        const found = await compareMigrations(deps.db, await readMigrations()).catch(() => null)
        if (!found) throw new AppError('unavailable', 'The database does not answer')
        const pending = found.pending.map(({ name }) => name).join(', ')
        if (pending) throw new AppError('unavailable', `Not migrated yet: ${pending}`)
        const unknown = found.unknown.join(', ')
        if (unknown) throw new AppError('unavailable', `The database is newer than this program: ${unknown}`)
        return c.json({ status: 'ready' })
      },
    }),
    route({
      method: 'get',
      path: '/metrics',
      summary: 'Requests, durations and the process, for Prometheus',
      who: OPERATOR,
      scope: 'session',
      cost: 1,
      contentType: 'text/plain',
      answers: { 200: ['Prometheus text'] },
      answer: async ({ c }) => c.body(await metrics.text(), 200, { 'content-type': metrics.contentType }),
    }),
  ],
})
