import { Hono } from 'hono'
import type { Deps } from '#server/http/context.ts'
import { requireBearer } from './bearer.ts'
import { bodyOf, UserBody } from './bodies.ts'
import { checkedEmail } from './credentials.ts'
import { AuthError } from './errors.ts'
import { logOut } from './logout.ts'
import { challengeOf } from './pkce.ts'
import type { Requests } from './requests.ts'
import { mailCode } from './stepUp.ts'
import { changeAccount } from './user.ts'
import { asUser } from './wire.ts'

/** The calls of somebody who is signed in, about their own account. */
export const userRoutes = (deps: Deps, requests: Requests) =>
  new Hono()
    .post('/logout', requireBearer(deps, requests), async (c) => {
      await logOut(deps, c.get('bearer'), c.req.query('scope'))
      return c.body(null, 204)
    })
    .get('/reauthenticate', requireBearer(deps, requests), async (c) => {
      const { user } = c.get('bearer')
      await requests.limitMail(c, 'reauthentication', user.email)
      await mailCode(deps, user)
      return c.json({})
    })
    .get('/user', requireBearer(deps, requests), (c) => c.json(asUser(c.get('bearer').user)))
    .put('/user', requireBearer(deps, requests), async (c) => {
      await requests.limit(c, 'user')
      const body = await bodyOf(c, UserBody)
      if (body.app_metadata)
        throw new AuthError(403, 'not_admin', 'Updating app_metadata requires admin privileges')
      const challenge = challengeOf(body.code_challenge, body.code_challenge_method)
      if (body.email) await requests.limitMail(c, 'email_change', checkedEmail(body.email))
      const change = { ...body, challenge, target: requests.target(c) }
      const bearer = c.get('bearer')
      const save = () => changeAccount(deps, bearer, change)
      return c.json(await (body.nonce ? requests.tryPassword(bearer.user.email, save) : save()))
    })
