import { createHash, timingSafeEqual } from 'node:crypto'
import { AppError } from '#shared/errors.ts'
import { pendingMigrations } from '#server/db/migrate.ts'
import { readMigrations } from '#server/db/migrationFiles.ts'
import { ANYONE, bearerToken, type Gate } from '#server/http/gate.ts'
import { isLocalRequest } from '#server/http/localRequest.ts'
import { PROBLEM } from '#server/http/problem.ts'
import { route } from '#server/http/route.ts'
import type { Slice } from '#server/http/slice.ts'
import type { Metrics } from './metrics.ts'

/** The machine itself, or who shows METRICS_TOKEN. */
const OPERATOR: Gate<null> = {
  who: 'operator',
  admit(c, { settings }) {
    const isShown =
      settings.METRICS_TOKEN !== undefined && isSame(bearerToken(c) ?? '', settings.METRICS_TOKEN)
    if (!isShown && !isLocalRequest(c))
      throw new AppError(
        'forbidden',
        'Set METRICS_TOKEN and send it as a bearer token, or ask on the machine itself',
      )
    return null
  },
}

/** Compared by their hashes, so that the time says nothing about where they differ. */
function isSame(shown: string, token: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(shown), hash(token))
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
      cost: 0,
      answers: { 200: ['It is'] },
      answer: ({ c }) => c.json({ status: 'ok' }),
    }),
    route({
      method: 'get',
      path: '/readyz',
      summary: 'Whether its database answers and is migrated',
      who: ANYONE,
      cost: 1,
      answers: { 200: ['It is ready'], 503: ['It is not', PROBLEM] },
      async answer({ c, deps }) {
        const pending = await pendingMigrations(deps.db, await readMigrations()).catch(() => null)
        if (pending === null) throw new AppError('unavailable', 'The database does not answer')
        if (pending.length > 0) throw new AppError('unavailable', `Not migrated yet: ${pending.join(', ')}`)
        return c.json({ status: 'ready' })
      },
    }),
    route({
      method: 'get',
      path: '/metrics',
      summary: 'Requests, durations and the process, for Prometheus',
      who: OPERATOR,
      cost: 1,
      contentType: 'text/plain',
      answers: { 200: ['Prometheus text'] },
      answer: async ({ c }) => c.body(await metrics.text(), 200, { 'content-type': metrics.contentType }),
    }),
  ],
})
