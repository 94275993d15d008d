import { deviceOf } from '#server/auth/requestContext.ts'
import { PERSON_WITH_PROOF } from '#server/auth/proof/recentProof.ts'
import { PROBLEM } from '#server/kit/http/problem.ts'
import { route } from '#server/kit/http/route.ts'
import type { Slice } from '#server/kit/http/slice.ts'
import { beginExport } from './beginExport.ts'

/** Everything of a person as one archive (docs/rules/exports.md). */
export const exports: Slice = {
  tag: 'Export and import',
  routes: [
    route({
      method: 'get',
      path: '/api/export',
      summary: 'Everything of the person as a zip of JSON, CSV, a calendar and markdown',
      who: PERSON_WITH_PROOF,
      scope: 'session',
      cost: 5,
      answers: {
        200: ['The archive, as it is written'],
        403: ['A proof of the last ten minutes comes first', PROBLEM],
        429: ['More than ten in an hour', PROBLEM],
        503: ['Too many others download theirs', PROBLEM],
      },
      contentType: 'application/zip',
      async answer({ c, deps, caller }) {
        const { archive, name } = await beginExport(deps, caller, deviceOf(deps, c))
        return c.body(archive, 200, {
          'content-type': 'application/zip',
          'content-disposition': `attachment; filename="${name}"`,
          'cache-control': 'no-store',
        })
      },
    }),
  ],
}
