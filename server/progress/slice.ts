import * as z from 'zod/mini'
import { LedgerPage } from '#shared/progress/stats.ts'
import { StreakDays } from '#shared/progress/streakWeek.ts'
import { localDate } from '#shared/time/localDate.ts'
import { CivilDate } from '#shared/time/schemas.ts'
import { PERSON } from '#server/kit/http/gate.ts'
import { jsonText } from '#server/kit/http/jsonText.ts'
import { route } from '#server/kit/http/route.ts'
import type { Slice } from '#server/kit/http/slice.ts'
import { deleteLedger } from './leaving.ts'
import { listLedger } from './ledger.ts'
import { isGamified } from './withoutGamification.ts'
import { streakDaysSince } from './streakDays.ts'

const LedgerQuery = z.object({
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1000)), 50),
  cursor: z.optional(z.string()),
})

const StreakDaysQuery = z.object({ from: CivilDate })

/** XP, levels and streaks. */
export const progress: Slice = {
  tag: 'Progress',
  leaving: deleteLedger,
  routes: [
    route({
      method: 'get',
      path: '/api/streak-days',
      summary: 'The dates of the streak that were frozen or off, from a local date on',
      who: PERSON,
      scope: 'read',
      cost: 1,
      isFor: isGamified,
      query: { StreakDaysQuery },
      answers: { 200: ['Them', { StreakDays }] },
      async answer({ c, deps, caller, query }) {
        const today = localDate(deps.now(), caller.dayRule)
        return c.json(await streakDaysSince(deps.db, caller.id, query.from, today))
      },
    }),
    route({
      method: 'get',
      path: '/api/xp-ledger',
      summary: 'Where each XP came from, newest first; the amounts add up to the profile’s XP',
      who: PERSON,
      scope: 'read',
      cost: 1,
      isFor: isGamified,
      query: { LedgerQuery },
      answers: { 200: ['A page of the ledger', { LedgerPage }] },
      answer: async ({ c, deps, caller, query }) => jsonText(c, await listLedger(deps.db, caller.id, query)),
    }),
  ],
}
