import { ACCOUNT } from '#server/auth/accountGate.ts'
import { authRoute } from '#server/auth/authRoute.ts'
import { AuthError, invalid } from '#server/auth/errors.ts'
import { challengeOf } from '#server/auth/pkce/challenge.ts'
import { limitMails, limitPasswordTries } from '#server/auth/rateLimit.ts'
import { deviceOf, redirectTargetOf } from '#server/auth/requestContext.ts'
import { requesterOf } from '#server/auth/requester.ts'
import { bodyOf, ConfirmationBody, SignUpBody, UserBody } from '#server/auth/requestSchemas.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import { ANYONE } from '#server/kit/http/gate.ts'
import { changeAccount } from './changeAccount.ts'
import { isConfirmed } from './confirmation.ts'
import { checkedData, checkedEmail, checkedNewPassword } from './credentials.ts'
import { signUp } from './signUp.ts'
import { rememberSignUp } from './signUpCookie.ts'
import { toUser } from './user.ts'

/** Accounts: how they are made, read and changed. */
export const accountRoutes = [
  authRoute({
    method: 'post',
    path: '/auth/v1/signup',
    summary: 'Make an account',
    who: ANYONE,
    cost: 20,
    limit: 'signup',
    describedBody: { SignUpBody },
    answers: { 200: ['The account, or a session where mails are not confirmed'] },
    async answer({ c, deps }) {
      const body = await bodyOf(c, SignUpBody)
      if (deps.settings.SIGNUP_DISABLED)
        throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance')
      if (!body.email) throw withoutEmail(body)
      if (!body.password) throw invalid('Signup requires a valid password')
      const email = checkedEmail(body.email)
      const request = {
        email,
        password: checkedNewPassword(body.password),
        data: checkedData(body.data),
        challenge: challengeOf(body.code_challenge, body.code_challenge_method),
        target: redirectTargetOf(deps, c),
        device: deviceOf(deps, c),
        requester: requesterOf(deps, c, email),
      }
      if (!deps.settings.MAILER_AUTOCONFIRM) await limitMails(deps, 'signup', request.requester)
      const answer = await signUp(deps, request)
      if ('id' in answer) rememberSignUp(c, deps, answer)
      return c.json(answer)
    },
  }),
  authRoute({
    method: 'post',
    path: '/auth/v1/signup/confirmation',
    summary: 'Whether the sign-up of this browser was confirmed',
    who: ANYONE,
    cost: 2,
    limit: 'confirmation',
    describedBody: { ConfirmationBody },
    answers: { 200: ['Whether it was'] },
    async answer({ c, deps }) {
      const { user_id, code_verifiers } = await bodyOf(c, ConfirmationBody)
      const browser = { userId: user_id as UserId, verifiers: code_verifiers }
      return c.json({ confirmed: await isConfirmed(deps.db, browser) })
    },
  }),
  authRoute({
    method: 'get',
    path: '/auth/v1/user',
    summary: 'The account',
    who: ACCOUNT,
    cost: 1,
    answers: { 200: ['The account'] },
    answer: ({ c, caller }) => c.json(toUser(caller.user)),
  }),
  authRoute({
    method: 'put',
    path: '/auth/v1/user',
    summary: 'Change the account',
    who: ACCOUNT,
    cost: 20,
    limit: 'user',
    describedBody: { UserBody },
    answers: {
      200: ['The account'],
      400: ['reauthentication_needed: a proof of the last ten minutes comes first'],
      422: ['The new password or address cannot be used'],
    },
    async answer({ c, deps, caller }) {
      const body = await bodyOf(c, UserBody)
      if (body.app_metadata)
        throw new AuthError(403, 'not_admin', 'Updating app_metadata requires admin privileges')
      const challenge = challengeOf(body.code_challenge, body.code_challenge_method)
      if (body.email) await limitMails(deps, 'email_change', requesterOf(deps, c, checkedEmail(body.email)))
      const requester = requesterOf(deps, c, caller.user.email, caller.sessionId)
      const asked = { ...body, challenge, target: redirectTargetOf(deps, c), requester }
      const save = () => changeAccount(deps, caller, asked)
      return c.json(await (body.nonce ? limitPasswordTries(deps, requester, save) : save()))
    },
  }),
]

function withoutEmail({ email, phone }: { email?: string | null; phone?: string | null }): AuthError {
  if (phone) return new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled')
  if (email === '') return invalid('An email address is required')
  return new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
}
