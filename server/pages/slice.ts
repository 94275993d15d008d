import { Page, PAGE_NAMES } from '#shared/pages/page.ts'
import { ANYONE } from '#server/kit/http/gate.ts'
import { route } from '#server/kit/http/route.ts'
import type { Slice } from '#server/kit/http/slice.ts'
import { readPage } from './readPage.ts'

/** The legal texts. Each has an address of its own, so that nothing of an address ever becomes a path of the file system. */
export const pages: Slice = {
  tag: 'Legal texts',
  routes: PAGE_NAMES.map((name) =>
    route({
      method: 'get',
      path: `/api/pages/${name}`,
      summary: name === 'terms' ? 'The terms of service' : 'The privacy policy',
      who: ANYONE,
      scope: 'session',
      cost: 1,
      answers: { 200: ['The text, as markdown', { Page }] },
      answer: async ({ c, deps }) => c.json(await readPage(deps.settings.PAGES_DIR, name)),
    }),
  ),
}
