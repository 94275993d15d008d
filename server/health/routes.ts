import { Hono } from 'hono'
import { AppError } from '#shared/errors.ts'
import { pendingMigrations } from '#server/db/migrate.ts'
import type { Deps } from '#server/http/context.ts'
import type { Metrics } from './metrics.ts'

/** `/healthz`: alive. `/readyz`: the database answers and is migrated. `/metrics`: Prometheus text. */
export const healthRoutes = (deps: Deps, metrics: Metrics) =>
  new Hono()
    .get('/healthz', (c) => c.json({ status: 'ok' }))
    .get('/readyz', async (c) => {
      const pending = await pendingMigrations(deps.db).catch(() => null)
      if (pending === null) throw new AppError('unavailable', 'The database does not answer')
      if (pending.length > 0) throw new AppError('unavailable', `Not migrated yet: ${pending.join(', ')}`)
      return c.json({ status: 'ready' })
    })
    .get('/metrics', async (c) => c.body(await metrics.text(), 200, { 'content-type': metrics.contentType }))
