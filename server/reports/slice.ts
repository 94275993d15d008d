import { NewReport, Report } from '#shared/reports/report.ts'
import { PERSON } from '#server/kit/http/gate.ts'
import { PROBLEM } from '#server/kit/http/problem.ts'
import { route } from '#server/kit/http/route.ts'
import type { Slice } from '#server/kit/http/slice.ts'
import { report } from './report.ts'

/** What people report to the operator (docs/rules/messages.md, Reports), who acts on it by `npm run admin`. */
export const reports: Slice = {
  tag: 'Reports',
  routes: [
    route({
      method: 'post',
      path: '/api/reports',
      summary: 'Report a person, a message, a team or a goal to the operator: at most 20 in 24 hours',
      who: PERSON,
      scope: 'session',
      cost: 5,
      body: { NewReport },
      answers: {
        200: ['It was reported before', { Report }],
        201: ['It is reported', { Report }],
        404: ['Nothing like that can be seen', PROBLEM],
        409: ['The account is full', PROBLEM],
        429: ['Too many; Retry-After says when', PROBLEM],
      },
      async answer({ c, deps, caller, body }) {
        const { report: made, isNew } = await report(deps, caller, body)
        return c.json(made, isNew ? 201 : 200)
      },
    }),
  ],
}
