import { PRODUCT_NAME, PRODUCT_VERSION } from '#shared/product.ts'
import type { Deps } from '#server/deps.ts'
import { ANYONE } from '#server/kit/http/gate.ts'
import { authRoute } from './authRoute.ts'

/** What clients read before anybody signs in. */
export const infoRoutes = [
  authRoute({
    method: 'get',
    path: '/auth/v1/health',
    summary: 'Whether accounts can be used',
    who: ANYONE,
    cost: 0,
    answers: { 200: ['They can'] },
    answer: ({ c }) => c.json({ version: PRODUCT_VERSION, name: PRODUCT_NAME, description: 'Accounts' }),
  }),
  authRoute({
    method: 'get',
    path: '/auth/v1/settings',
    summary: 'Which ways to sign in there are',
    who: ANYONE,
    cost: 1,
    answers: { 200: ['The settings'] },
    answer: ({ c, deps }) => c.json(publicSettings(deps)),
  }),
  authRoute({
    method: 'get',
    path: '/auth/v1/.well-known/jwks.json',
    summary: 'The keys that access tokens are signed with',
    who: ANYONE,
    cost: 1,
    answers: { 200: ['A JSON Web Key Set'] },
    answer: async ({ c, deps }) =>
      c.json({ keys: await deps.tokens.publicKeys() }, 200, { 'cache-control': 'public, max-age=600' }),
  }),
]

function publicSettings({ settings }: Pick<Deps, 'settings'>) {
  const external = {
    email: true,
    google: Boolean(settings.GOOGLE_CLIENT_ID && settings.GOOGLE_CLIENT_SECRET),
    github: Boolean(settings.GITHUB_CLIENT_ID && settings.GITHUB_CLIENT_SECRET),
    phone: false,
    anonymous_users: false,
  }
  return {
    external,
    disable_signup: settings.SIGNUP_DISABLED,
    mailer_autoconfirm: settings.MAILER_AUTOCONFIRM,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
  }
}
