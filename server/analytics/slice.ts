import * as z from 'zod/mini'
import { Analytics, EXPORTED_CARDS } from '#shared/analytics/analytics.ts'
import { AnalyticsQuery } from '#shared/analytics/period.ts'
import { AnalyticsRows } from '#shared/analytics/rows.ts'
import { hasFewDates, ROWS_PATH, Selection } from '#shared/analytics/selection.ts'
import { Stats } from '#shared/progress/stats.ts'
import { limitOf } from '#server/kit/http/cursor.ts'
import { PERSON } from '#server/kit/http/gate.ts'
import { route } from '#server/kit/http/route.ts'
import type { Slice } from '#server/kit/http/slice.ts'
import { readAnalytics } from './answer.ts'
import { exportCard } from './export.ts'
import { readRows } from './rows.ts'
import { statsOf } from './stats.ts'

const AnalyticsRowsQuery = z
  .object({ ...Selection.shape, limit: limitOf(), cursor: z.optional(z.string()) })
  .check(z.refine(hasFewDates, { error: 'A range has 1 to 400 dates', path: ['to'] }))
const AnalyticsExportQuery = z.object({
  card: z.enum(EXPORTED_CARDS, 'Unknown card'),
  ...AnalyticsQuery.shape,
})
const Csv = z.string()

/** Figures of a period, and the rows behind each of them (docs/rules/analytics.md, Analytics). */
export const analytics: Slice = {
  tag: 'Analytics',
  routes: [
    route({
      method: 'get',
      path: '/api/stats',
      summary: 'Today, this week, streak and level',
      who: PERSON,
      scope: 'read',
      cost: 1,
      answers: { 200: ['The figures', { Stats }] },
      answer: async ({ c, deps, caller }) => c.json(await statsOf(deps, caller)),
    }),
    route({
      method: 'get',
      path: '/api/analytics',
      summary: 'The figures of a week, a month or a year up to today; not of one to come',
      who: PERSON,
      scope: 'read',
      cost: 2,
      query: { AnalyticsQuery },
      answers: { 200: ['The figures; each `rows` is a path that lists what a number counts', { Analytics }] },
      answer: async ({ c, deps, caller, query }) => c.json(await readAnalytics(deps, caller, query)),
    }),
    route({
      method: 'get',
      path: ROWS_PATH,
      summary:
        'What a number of the analytics counts: the paths come with the numbers and are not to be made up',
      who: PERSON,
      scope: 'read',
      cost: 1,
      isFor: ({ isGamified }, { of }) => isGamified || of !== 'streak',
      query: { AnalyticsRowsQuery },
      answers: { 200: ['A page of the rows, and how many they are', { AnalyticsRows }] },
      answer: async ({ c, deps, caller, query: { limit, cursor, ...selection } }) =>
        c.json(await readRows(deps, caller, selection, { limit, cursor })),
    }),
    route({
      method: 'get',
      path: '/api/analytics/export',
      summary: 'A card of the analytics as CSV',
      who: PERSON,
      scope: 'read',
      cost: 5,
      isFor: ({ isGamified }, { card }) => isGamified || card !== 'best_streak',
      query: { AnalyticsExportQuery },
      contentType: 'text/csv',
      answers: { 200: ['A file with a header line', { Csv }] },
      async answer({ c, deps, caller, query: { card, ...asked } }) {
        const { csv, name } = await exportCard(deps, caller, card, asked)
        return c.body(csv, 200, {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="${name}"`,
        })
      },
    }),
  ],
}
