import { Hono } from 'hono'
import { type Deps } from '#server/http/context.ts'
import { PRODUCT_NAME, PRODUCT_VERSION } from '#shared/product.ts'
import { requireBearer } from './bearer.ts'
import { bodyOf, MailBody, SignUpBody, UserBody, VerifyBody } from './bodies.ts'
import { checkedData, checkedEmail, checkedNewPassword } from './credentials.ts'
import { AuthError, invalid, toAuthResponse } from './errors.ts'
import { grantToken } from './grants.ts'
import { logOut } from './logout.ts'
import { challengeOf } from './pkce.ts'
import { recover, resendConfirmation, resendEmailChange } from './recover.ts'
import { createRequests } from './requests.ts'
import { signUp } from './signUp.ts'
import { changeAccount } from './user.ts'
import { followLink, verifyToken } from './verify.ts'
import { userOf } from './wire.ts'

/** `/auth/v1`: accounts, in the calls that the unmodified official client makes (authentication wire). */
export function authRoutes(deps: Deps) {
  const requests = createRequests(deps)
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

    .get('/verify', async (c) => {
      if (c.req.method === 'HEAD') return c.body(null, 200) // a look ahead, as mail scanners do, uses nothing up
      await requests.limit(c, 'verify')
      const { token, type } = c.req.query()
      if (!type) throw invalid('Verify requires a verification type')
      if (!token) throw invalid('Verify requires a token or a token hash')
      return c.redirect(await followLink(deps, { token, type, target: requests.target(c) }), 303)
    })
    .post('/verify', async (c) => {
      await requests.limit(c, 'verify')
      const body = await bodyOf(c, VerifyBody)
      const token = body.token_hash ?? body.token
      if (!body.type) throw invalid('Verify requires a verification type')
      if (!token) throw invalid('Verify requires a token or a token hash')
      const email = body.token_hash ? undefined : checkedEmail(body.email)
      return c.json(await verifyToken(deps, { token, type: body.type, email, device: requests.device(c) }))
    })

    .post('/recover', async (c) => {
      await requests.limit(c, 'recover')
      const body = await bodyOf(c, MailBody)
      if (!body.email) throw invalid('Password recovery requires an email')
      const email = checkedEmail(body.email)
      const challenge = challengeOf(body.code_challenge, body.code_challenge_method)
      await requests.limitMail(c, 'recovery', email)
      await recover(deps, { email, challenge, target: requests.target(c) })
      return c.json({})
    })
    .post('/resend', async (c) => {
      await requests.limit(c, 'resend')
      const body = await bodyOf(c, MailBody)
      if (body.type !== 'signup' && body.type !== 'email_change')
        throw invalid('Missing one of these types: signup, email_change, sms, phone_change')
      const email = checkedEmail(body.email)
      const challenge = challengeOf(body.code_challenge, body.code_challenge_method)
      await requests.limitMail(c, body.type, email)
      const resend = body.type === 'signup' ? resendConfirmation : resendEmailChange
      await resend(deps, { email, challenge, target: requests.target(c) })
      return c.json({})
    })

    .post('/logout', requireBearer(deps), async (c) => {
      await logOut(deps, c.get('bearer'), c.req.query('scope'))
      return c.body(null, 204)
    })
    .get('/user', requireBearer(deps), async (c) => c.json(await userOf(deps.db, c.get('bearer').user)))
    .put('/user', requireBearer(deps), async (c) => {
      await requests.limit(c, 'user')
      const body = await bodyOf(c, UserBody)
      if (body.app_metadata)
        throw new AuthError(403, 'not_admin', 'Updating app_metadata requires admin privileges')
      const challenge = challengeOf(body.code_challenge, body.code_challenge_method)
      if (body.email) await requests.limitMail(c, 'email_change', checkedEmail(body.email))
      return c.json(
        await changeAccount(deps, c.get('bearer'), { ...body, challenge, target: requests.target(c) }),
      )
    })
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
