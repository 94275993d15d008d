import { About } from '#shared/about/about.ts'
import { PATHS } from '#shared/paths.ts'
import { PRODUCT_NAME, PRODUCT_VERSION } from '#shared/product.ts'
import { ANYONE } from '#server/kit/http/gate.ts'
import { route } from '#server/kit/http/route.ts'
import type { Slice } from '#server/kit/http/slice.ts'

/** What this server is, for everybody. */
export const about: Slice = {
  tag: 'About',
  routes: [
    route({
      method: 'get',
      path: '/api/about',
      summary:
        'The product, its version, where to ask for help, and the key that browsers subscribe to pushes with',
      who: ANYONE,
      scope: 'session',
      cost: 1,
      answers: { 200: ['About this server', { About }] },
      answer: async ({ c, deps: { settings, vapid } }) =>
        c.json({
          name: PRODUCT_NAME,
          version: PRODUCT_VERSION,
          support_email: settings.SUPPORT_EMAIL ?? null,
          pages: { terms: PATHS.terms, privacy: PATHS.privacy },
          push_key: await vapid.publicKey(),
        } satisfies About),
    }),
  ],
}
