import { LedgerPage, Stats } from '#shared/progress/stats.ts'
import { answered, asked, type Described } from '#server/http/described.ts'
import { LedgerQuery } from './routes.ts'

/** XP, levels and streaks. */
export const describedProgress: Described = {
  tag: 'Progress',
  schemas: { Stats: answered(Stats), LedgerPage: answered(LedgerPage), LedgerQuery: asked(LedgerQuery) },
  operations: [
    {
      method: 'get',
      path: '/api/stats',
      summary: 'Today, this week, streak and level',
      answers: { 200: ['The figures', 'Stats'] },
    },
    {
      method: 'get',
      path: '/api/xp-ledger',
      summary: 'Where each XP came from, newest first; the amounts add up to the profile’s XP',
      query: 'LedgerQuery',
      answers: { 200: ['A page of the ledger', 'LedgerPage'] },
    },
  ],
}
