import { AppError } from '#shared/errors.ts'
import { Feedback, NewFeedback } from '#shared/reporting/reporting.ts'
import { clientAddress, networkOf } from '#server/kit/http/address.ts'
import { ANYONE } from '#server/kit/http/gate.ts'
import { PROBLEM } from '#server/kit/http/problem.ts'
import { route } from '#server/kit/http/route.ts'
import type { Slice } from '#server/kit/http/slice.ts'
import { takeFeedback } from '#server/reporting/feedbackReport.ts'

/** What people say about what went wrong (docs/rules/reporting.md). */
export const feedback: Slice = {
  tag: 'Errors and feedback',
  routes: [
    route({
      method: 'post',
      path: '/api/feedback',
      summary: 'Say what went wrong; five in an hour from one address',
      who: ANYONE,
      scope: 'session',
      cost: 2,
      body: { NewFeedback },
      answers: {
        201: ['It is taken in', { Feedback }],
        429: ['More than five in an hour', PROBLEM],
      },
      async answer({ c, deps, body }) {
        const seconds = await deps.limits.take('feedback', networkOf(clientAddress(deps, c)))
        if (seconds !== null)
          throw new AppError(
            'rate_limited',
            'Thank you, that is a lot of feedback. Please try again in an hour.',
            {
              retry_after: seconds,
            },
          )
        return c.json({ id: await takeFeedback(deps, body) }, 201)
      },
    }),
  ],
}
