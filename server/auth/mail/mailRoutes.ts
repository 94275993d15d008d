import { askAboutAddress } from '#server/auth/requests/askAboutAddress.ts'
import type { Context } from 'hono'
import { ACCOUNT } from '#server/auth/accountGate.ts'
import { checkedEmail } from '#server/auth/account/credentials.ts'
import { proveSignUp } from '#server/auth/account/proveSignUp.ts'
import { hasSignedUp } from '#server/auth/account/signUpCookie.ts'
import { authRoute } from '#server/auth/authRoute.ts'
import { asAuthError, invalid } from '#server/auth/errors.ts'
import { challengeOf } from '#server/auth/pkce/challenge.ts'
import { sendReauthenticationCode } from '#server/auth/proof/reauthenticationCode.ts'
import { limitMails } from '#server/auth/rateLimit.ts'
import { deviceOf, redirectTargetOf } from '#server/auth/requestContext.ts'
import { requesterOf } from '#server/auth/requester.ts'
import { bodyOf, MailBody, VerifyBody } from '#server/auth/requestSchemas.ts'
import { sayNewDevice } from '#server/auth/sessions/newDevice.ts'
import type { Deps } from '#server/deps.ts'
import { ANYONE } from '#server/kit/http/gate.ts'
import { followLink, type Opener, verifyToken } from './verify.ts'

/** The calls that send a mail, and those that follow its link. */
export const mailRoutes = [
  authRoute({
    method: 'get',
    path: '/auth/v1/verify',
    summary: 'The link in a mail: leads back to the product',
    who: ANYONE,
    cost: 2,
    limit: 'verify',
    prefetch: 'ignored',
    answers: { 303: ['To the page that asked for the mail, with a code, a message or an error'] },
    async answer({ c, deps }) {
      const { token, type } = c.req.query()
      if (!type) throw invalid('Verify requires a verification type')
      if (!token) throw invalid('Verify requires a token or a token hash')
      const followed = {
        token,
        type,
        target: redirectTargetOf(deps, c),
        opener: openerOf(deps, c),
        explain: (error: unknown) => asAuthError(error, c, deps.log),
      }
      return c.redirect(await followLink(deps, followed), 303)
    },
  }),
  authRoute({
    method: 'post',
    path: '/auth/v1/verify',
    summary: 'The token of a mail',
    who: ANYONE,
    cost: 2,
    limit: 'verify',
    describedBody: { VerifyBody },
    answers: { 200: ['A session, or a message after the first of two links'] },
    async answer({ c, deps }) {
      const body = await bodyOf(c, VerifyBody)
      const token = body.token_hash ?? body.token
      if (!body.type) throw invalid('Verify requires a verification type')
      if (!token) throw invalid('Verify requires a token or a token hash')
      const email = body.token_hash ? undefined : checkedEmail(body.email)
      const { password } = body
      const knowsPassword = typeof password === 'string'
      if (knowsPassword)
        await proveSignUp(deps, { token, password }, (address) => requesterOf(deps, c, address))
      const opener = { ...openerOf(deps, c), knowsPassword }
      const answer = await verifyToken(deps, { token, type: body.type, email, opener })
      if ('user' in answer) await sayNewDevice(deps, c, answer)
      return c.json(answer)
    },
  }),
  authRoute({
    method: 'post',
    path: '/auth/v1/recover',
    summary: 'Send a mail to reset the password',
    who: ANYONE,
    cost: 5,
    limit: 'recover',
    describedBody: { MailBody },
    answers: { 200: ['A mail is on its way if there is such an account'] },
    async answer({ c, deps }) {
      const body = await bodyOf(c, MailBody)
      if (!body.email) throw invalid('Password recovery requires an email')
      const email = checkedEmail(body.email)
      const challenge = challengeOf(body.code_challenge, body.code_challenge_method)
      await limitMails(deps, 'recovery', requesterOf(deps, c, email))
      const request = { email, challenge, target: redirectTargetOf(deps, c), device: deviceOf(deps, c) }
      await askAboutAddress(deps, { kind: 'recover', ...request })
      return c.json({})
    },
  }),
  authRoute({
    method: 'post',
    path: '/auth/v1/resend',
    summary: 'Send the confirmation mail of a sign-up or a change of address again',
    who: ANYONE,
    cost: 5,
    limit: 'resend',
    describedBody: { MailBody },
    answers: { 200: ['A mail is on its way if one is due'] },
    async answer({ c, deps }) {
      const body = await bodyOf(c, MailBody)
      if (body.type !== 'signup' && body.type !== 'email_change')
        throw invalid('Missing one of these types: signup, email_change, sms, phone_change')
      const email = checkedEmail(body.email)
      const challenge = challengeOf(body.code_challenge, body.code_challenge_method)
      await limitMails(deps, body.type, requesterOf(deps, c, email))
      const request = { email, challenge, target: redirectTargetOf(deps, c), device: deviceOf(deps, c) }
      await askAboutAddress(deps, { kind: `resend_${body.type}`, ...request })
      return c.json({})
    },
  }),
  authRoute({
    method: 'get',
    path: '/auth/v1/reauthenticate',
    summary: 'Send a mail with a code that proves that the owner of the account uses this session',
    who: ACCOUNT,
    cost: 5,
    answers: { 200: ['It is on its way'] },
    async answer({ c, deps, caller }) {
      const { user, sessionId } = caller
      await limitMails(deps, 'reauthentication', requesterOf(deps, c, user.email, sessionId))
      await sendReauthenticationCode(deps, user)
      return c.json({})
    },
  }),
]

function openerOf(deps: Deps, c: Context): Opener {
  return { device: deviceOf(deps, c), hasSignedUp: (ids) => hasSignedUp(c, deps, ids) }
}
