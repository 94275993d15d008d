import { Hono } from 'hono'
import type { Deps } from '#server/http/context.ts'
import { PRODUCT_NAME, PRODUCT_VERSION } from '#shared/product.ts'
import { bodyOf, SignUpBody } from './bodies.ts'
import { checkedData, checkedEmail, checkedNewPassword } from './credentials.ts'
import { AuthError, invalid, toAuthResponse } from './errors.ts'
import { grantToken } from './grants.ts'
import { mailRoutes } from './mailRoutes.ts'
import { oauthRoutes } from './oauthRoutes.ts'
import { challengeOf } from './pkce.ts'
import type { Requests } from './requests.ts'
import { signUp } from './signUp.ts'
import { userRoutes } from './userRoutes.ts'

/** `/auth/v1`: accounts, in the calls that the unmodified official client makes (authentication wire). */
export function authRoutes(deps: Deps, requests: Requests) {
  return new Hono()
    .onError(toAuthResponse(deps))
    .use(async (c, next) => {
      c.header('cache-control', 'no-store')
      await next()
    })
    .get('/health', (c) => c.json({ version: PRODUCT_VERSION, name: PRODUCT_NAME, description: 'Accounts' }))
    .get('/settings', (c) => c.json(publicSettings(deps)))
    .get('/.well-known/jwks.json', async (c) =>
      c.json({ keys: await deps.tokens.publicKeys() }, 200, { 'cache-control': 'public, max-age=600' }),
    )
    .post('/signup', async (c) => {
      await requests.limit(c, 'signup')
      const body = await bodyOf(c, SignUpBody)
      if (deps.settings.SIGNUP_DISABLED)
        throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance')
      if (!body.email) throw withoutEmail(body)
      if (!body.password) throw invalid('Signup requires a valid password')
      const asked = {
        email: checkedEmail(body.email),
        password: checkedNewPassword(body.password),
        data: checkedData(body.data),
        challenge: challengeOf(body.code_challenge, body.code_challenge_method),
        target: requests.target(c),
        device: requests.device(c),
      }
      if (!deps.settings.MAILER_AUTOCONFIRM) await requests.limitMail(c, 'signup', asked.email)
      return c.json(await signUp(deps, asked))
    })
    .post('/token', async (c) => c.json(await grantToken(deps, requests, c)))
    .route('/', mailRoutes(deps, requests))
    .route('/', userRoutes(deps, requests))
    .route('/', oauthRoutes(deps, requests))
}

function withoutEmail({ email, phone }: { email?: string | null; phone?: string | null }): AuthError {
  if (phone) return new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled')
  if (email === '') return invalid('An email address is required')
  return new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
}

function publicSettings({ settings }: Deps) {
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
