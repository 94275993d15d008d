import * as z from 'zod/mini'
import { Received, Reporting } from '#shared/reporting/reporting.ts'
import { ANYONE } from '#server/kit/http/gate.ts'
import { PROBLEM } from '#server/kit/http/problem.ts'
import { route } from '#server/kit/http/route.ts'
import type { Slice } from '#server/kit/http/slice.ts'
import { reportingOf } from './dsn.ts'
import { forgetOldReports, forgetReportsOf } from './forgetReports.ts'
import { receiveEnvelope } from './receive.ts'

/** Lines of JSON, as the published clients send them; it is read by itself, since it may be packed. */
const ReportEnvelope = z.string()

/** Errors that browsers report: where to, and what becomes of them (docs/rules/reporting.md). */
export const reporting: Slice = {
  tag: 'Errors and feedback',
  jobs: { 'forget old error reports': forgetOldReports },
  leaving: forgetReportsOf,
  routes: [
    route({
      method: 'get',
      path: '/api/reporting',
      summary: 'Where and how a browser reports errors',
      who: ANYONE,
      scope: 'session',
      cost: 1,
      answers: { 200: ['The address for the published clients', { Reporting }] },
      answer: ({ c, deps }) => c.json(reportingOf(deps)),
    }),
    route({
      method: 'post',
      path: '/api/1/envelope/',
      summary: 'Report an error, as the published @sentry clients do',
      who: ANYONE,
      scope: 'session',
      cost: 2,
      describedBody: { ReportEnvelope },
      answers: {
        200: ['It is taken in', { Received }],
        400: ['It is no envelope', PROBLEM],
        403: ['The key is another one', PROBLEM],
        413: ['More than 1 MiB, unpacked', PROBLEM],
        415: ['It is packed in another way than gzip, deflate or br', PROBLEM],
        429: ['More than 60 in a minute', PROBLEM],
      },
      answer: async ({ c, deps }) => c.json({ id: await receiveEnvelope(c, deps) }),
    }),
  ],
}
