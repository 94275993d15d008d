import * as z from 'zod/mini'
import { AppError } from '#shared/errors.ts'
import { Instant } from '#shared/time/schemas.ts'
import { dueKindsOf } from '#server/kit/due/dueKind.ts'
import { runDue } from '#server/kit/due/runDue.ts'
import { type Route, route } from '#server/kit/http/route.ts'
import type { Slice } from '#server/kit/http/slice.ts'
import { trustJobClock } from '#server/kit/jobs/jobClock.ts'
import { runJobs } from '#server/kit/jobs/runJobs.ts'
import { DEVELOPMENT } from './gate.ts'
import { tick } from './tick.ts'

const YEAR_SECONDS = 31_536_000
const Advance = z.strictObject({
  advance_seconds: z.number().check(z.minimum(0), z.maximum(YEAR_SECONDS)),
})
const Tick = z.strictObject({ at: Instant, user_id: z.optional(z.uuid()) })
const shared = { who: DEVELOPMENT, scope: 'session', answers: {} } as const

/** What tests do with time. @param slices whose jobs and moments are run */
export function clockRoutes(slices: readonly Slice[]): Route[] {
  const kinds = dueKindsOf(slices)
  return [
    route({
      ...shared,
      method: 'get',
      cost: 1,
      path: '/dev/clock',
      summary: 'The time of this server',
      answer: ({ c, deps }) => c.json({ now: deps.now() }),
    }),
    route({
      ...shared,
      method: 'post',
      cost: 2,
      path: '/dev/clock',
      summary: 'Move the clock of this server forward until it ends, and do all that is due by then',
      body: { Advance },
      async answer({ c, deps, body }) {
        if (!deps.advanceClock) throw new AppError('not_found', 'The clock of this server cannot be moved')
        deps.advanceClock(body.advance_seconds)
        await deps.limits.advance(body.advance_seconds)
        const now = deps.now()
        await trustJobClock(deps.db, now)
        await runJobs({ db: deps.db, log: deps.log, readClock: async () => now }, slices)
        await runDue(deps, kinds, now)
        return c.json({ now })
      },
    }),
    route({
      ...shared,
      method: 'post',
      cost: 2,
      path: '/dev/tick',
      summary: 'Do what is due at an instant, of one person or of all, without moving the clock',
      body: { Tick },
      answer: async ({ c, deps, body }) => c.json({ fired: await tick(deps, kinds, body) }),
    }),
  ]
}
