import { type Context, Hono } from 'hono'
import type { Deps } from '#server/http/context.ts'
import { requireBearer } from './bearer.ts'
import { asAuthError } from './errors.ts'
import { unlinkIdentity } from './identities.ts'
import { markBrowser, takeMark } from './linkCookie.ts'
import { ignoreLookAhead } from './lookAhead.ts'
import { beginOauth, finishOauth, type OauthRequest, STATE_LIVES_SECONDS } from './oauth.ts'
import { challengeOf } from './pkce.ts'
import type { Requests } from './requests.ts'
import { checkProof } from './stepUp.ts'

/** Signing in elsewhere, and ways in that are added to an account or taken from it. */
export const oauthRoutes = (deps: Deps, requests: Requests) =>
  new Hono()
    .get('/authorize', async (c) => {
      await requests.limit(c, 'verify')
      const { url } = await beginOauth(deps, asked(c, requests))
      // Our own screen asks by a call, so that a refusal is told where the button stands.
      return c.req.header('accept') === 'application/json' ? c.json({ url }) : c.redirect(url, 302)
    })
    .get('/callback', ignoreLookAhead, async (c) => {
      await requests.limit(c, 'verify')
      const browser = {
        device: requests.device(c),
        isFrom: (state: string) => takeMark(c, deps, state),
        explain: (error: unknown) => asAuthError(error, c, deps.log),
      }
      return c.redirect(await finishOauth(deps, c.req.query(), browser), 302)
    })
    .get('/user/identities/authorize', requireBearer(deps, requests), async (c) => {
      await checkProof(deps, c.get('bearer'))
      const link = { ...asked(c, requests), linkTo: c.get('bearer').userId }
      const { url, state } = await beginOauth(deps, link)
      markBrowser(c, deps, state, STATE_LIVES_SECONDS)
      return c.req.query('skip_http_redirect') === 'true' ? c.json({ url }) : c.redirect(url, 302)
    })
    .delete('/user/identities/:id', requireBearer(deps, requests), async (c) => {
      await checkProof(deps, c.get('bearer'))
      await unlinkIdentity(deps, c.get('bearer'), c.req.param('id'))
      return c.json({})
    })

/** Parameters that are ours or the standard's; all others are the provider's to understand. */
const OWN = new Set([
  'provider',
  'redirect_to',
  'scopes',
  'skip_http_redirect',
  'client_id',
  'client_secret',
  'redirect_uri',
  'response_type',
  'scope',
  'state',
  'code_challenge',
  'code_challenge_method',
  'code_verifier',
])

function asked(c: Context, requests: Requests): OauthRequest {
  const query = c.req.query()
  return {
    provider: query.provider ?? '',
    challenge: challengeOf(query.code_challenge, query.code_challenge_method),
    target: requests.target(c),
    scopes: query.scopes ?? '',
    passedOn: Object.fromEntries(Object.entries(query).filter(([name]) => !OWN.has(name))),
  }
}
