import { Hono } from 'hono'
import type { Deps } from '#server/http/context.ts'
import { bodyOf, MailBody, VerifyBody } from './bodies.ts'
import { checkedEmail } from './credentials.ts'
import { inEqualTime } from './equalTime.ts'
import { asAuthError, invalid } from './errors.ts'
import { ignoreLookAhead } from './lookAhead.ts'
import { challengeOf } from './pkce.ts'
import { recover, resendConfirmation, resendEmailChange } from './recover.ts'
import type { Requests } from './requests.ts'
import { followLink, verifyToken } from './verify.ts'

/** The calls that send a link by mail, and those that follow one. */
export const mailRoutes = (deps: Deps, requests: Requests) =>
  new Hono()
    .get('/verify', ignoreLookAhead, async (c) => {
      await requests.limit(c, 'verify')
      const { token, type } = c.req.query()
      if (!type) throw invalid('Verify requires a verification type')
      if (!token) throw invalid('Verify requires a token or a token hash')
      const followed = {
        token,
        type,
        target: requests.target(c),
        device: requests.device(c),
        explain: (error: unknown) => asAuthError(error, c, deps.log),
      }
      return c.redirect(await followLink(deps, followed), 303)
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
      const asked = { email, challenge, target: requests.target(c), device: requests.device(c) }
      await inEqualTime(() => recover(deps, asked))
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
      const asked = { email, challenge, target: requests.target(c), device: requests.device(c) }
      await inEqualTime(() => resend(deps, asked))
      return c.json({})
    })
