import * as z from 'zod/mini'
import { PublicPage } from '#shared/publicPages/publicPage.ts'
import { ANYONE } from '#server/kit/http/gate.ts'
import { PROBLEM } from '#server/kit/http/problem.ts'
import { route } from '#server/kit/http/route.ts'
import type { Slice } from '#server/kit/http/slice.ts'
import { readPublicPage } from './readPublicPage.ts'

/** What everybody sees of a person who says so (docs/rules/publicPages.md). */
export const publicPages: Slice = {
  tag: 'Public pages',
  routes: [
    route({
      method: 'get',
      path: '/api/public/people/:handle',
      summary: 'The public page of a person',
      who: ANYONE,
      scope: 'session',
      cost: 1,
      params: z.object({ handle: z.string() }),
      answers: { 200: ['The page', { PublicPage }], 404: ['There is no such page', PROBLEM] },
      async answer({ c, deps, params: { handle } }) {
        const page = await readPublicPage(deps, handle)
        c.header('cache-control', 'no-store') // a page that is closed is gone at once
        return c.json(page)
      },
    }),
  ],
}
