import type { Context } from 'hono'
import * as z from 'zod/mini'
import type { Deps } from '#server/deps.ts'
import { ANYONE } from '#server/kit/http/gate.ts'
import { unlinkIdentity } from '#server/auth/account/unlinkIdentity.ts'
import { authRoute } from '#server/auth/authRoute.ts'
import { asAuthError } from '#server/auth/errors.ts'
import { challengeOf } from '#server/auth/pkce/challenge.ts'
import { ACCOUNT_WITH_PROOF } from '#server/auth/proof/recentProof.ts'
import { deviceOf, redirectTargetOf } from '#server/auth/requestContext.ts'
import { setLinkCookie, takeLinkCookie } from './linkCookie.ts'
import { beginOauth, finishOauth, type OauthRequest, STATE_TTL_SECONDS } from './oauth.ts'

const PROOF_FIRST = ['reauthentication_needed: a proof of the last ten minutes comes first'] as const

/** Sign-in with a provider, and the identities that are linked to an account. */
export const oauthRoutes = [
  authRoute({
    method: 'get',
    path: '/auth/v1/authorize',
    summary: 'Sign in with Google or GitHub: leads to the provider',
    who: ANYONE,
    cost: 2,
    limit: 'verify',
    answers: { 200: ['The address of the provider, for a call that accepts JSON'], 302: ['To the provider'] },
    async answer({ c, deps }) {
      const { url } = await beginOauth(deps, oauthRequestOf(deps, c))
      // Our own screens call it with JSON, so that they can show a refusal beside the button.
      return c.req.header('accept') === 'application/json' ? c.json({ url }) : c.redirect(url, 302)
    },
  }),
  authRoute({
    method: 'get',
    path: '/auth/v1/callback',
    summary: 'Where the provider leads back to',
    who: ANYONE,
    cost: 2,
    limit: 'verify',
    prefetch: 'ignored',
    answers: { 302: ['To the page that began, with a code or an error'] },
    async answer({ c, deps }) {
      const browser = {
        device: deviceOf(deps, c),
        isFrom: (state: string) => takeLinkCookie(c, deps, state),
        explain: (error: unknown) => asAuthError(error, c, deps.log),
      }
      return c.redirect(await finishOauth(deps, c.req.query(), browser), 302)
    },
  }),
  authRoute({
    method: 'get',
    path: '/auth/v1/user/identities/authorize',
    summary: 'Connect another provider to the account',
    who: ACCOUNT_WITH_PROOF,
    cost: 2,
    answers: {
      200: ['The address of the provider; a cookie ties it to this browser'],
      302: ['To the provider, where the request does not say `skip_http_redirect=true`'],
      400: PROOF_FIRST,
    },
    async answer({ c, deps, caller }) {
      const request = { ...oauthRequestOf(deps, c), linkTo: caller.userId }
      const { url, state } = await beginOauth(deps, request)
      setLinkCookie(c, deps, state, STATE_TTL_SECONDS)
      return c.req.query('skip_http_redirect') === 'true' ? c.json({ url }) : c.redirect(url, 302)
    },
  }),
  authRoute({
    method: 'delete',
    path: '/auth/v1/user/identities/:id',
    summary: 'Disconnect a provider',
    who: ACCOUNT_WITH_PROOF,
    cost: 2,
    params: z.object({ id: z.string() }),
    answers: { 200: ['It is disconnected'], 400: PROOF_FIRST, 422: ['It is the last way to sign in'] },
    async answer({ c, deps, caller, params }) {
      await unlinkIdentity(deps, caller, params.id)
      return c.json({})
    },
  }),
]

function oauthRequestOf(deps: Deps, c: Context): OauthRequest {
  const query = c.req.query()
  return {
    provider: query.provider ?? '',
    challenge: challengeOf(query.code_challenge, query.code_challenge_method),
    target: redirectTargetOf(deps, c),
    scopes: query.scopes ?? '',
    passedOn: Object.fromEntries(Object.entries(query).filter(([name]) => PASSED_ON.includes(name))),
  }
}

/** What a client may say to the provider. Anything else, such as a code of ours in an address, stays here. */
const PASSED_ON = [
  'access_type',
  'allow_signup',
  'display',
  'hd',
  'hl',
  'include_granted_scopes',
  'login',
  'login_hint',
  'prompt',
  'ui_locales',
]
