import type { Context } from 'hono'
import * as z from 'zod/mini'
import type { Limit } from '#server/kit/http/limits.ts'
import { type Answers, type Declaration, type Route, route } from '#server/kit/http/route.ts'
import { ignorePrefetch } from './mail/ignorePrefetch.ts'
import { limitRequests } from './rateLimit.ts'

/** An operation below `/auth/v1`. Its body is checked by {@link bodyOf}, so only the description names its schema. */
type AuthDeclaration<Caller, Params> = Omit<
  Declaration<Caller, Params, unknown, unknown>,
  'scope' | 'cors' | 'query' | 'body'
> & {
  path: `/auth/v1/${string}`
  /** The limit that each request counts against, by the caller's network. */
  limit?: Limit | ((c: Context) => Limit | null)
  /** For links that must not be used up by mail scanners and prefetching browsers. */
  prefetch?: 'ignored'
}

const AuthProblem = z.looseObject({ code: z.string(), message: z.string() })

/** Declares an operation below `/auth/v1`: for sessions alone, open to other sites, never stored by browsers, limited where it says so. */
export function authRoute<Caller, Params>(declaration: AuthDeclaration<Caller, Params>): Route {
  const { limit, prefetch, ...rest } = declaration
  return route<Caller, Params>({
    ...rest,
    scope: 'session',
    cors: 'any',
    answers: answersOf(declaration),
    async answer(request) {
      const { c, deps } = request
      const ignored = prefetch && ignorePrefetch(c)
      if (ignored) return ignored
      const counted = typeof limit === 'function' ? limit(c) : limit
      if (counted) await limitRequests(deps, c, counted)
      return rest.answer(request)
    },
  })
}

/** The declared answers, and the refusals that follow from the declaration (in the shape of the newer API version). */
function answersOf<Caller, Params>(declaration: AuthDeclaration<Caller, Params>): Answers {
  const { who, describedBody, limit, answers } = declaration
  const implied: Answers = {}
  if (describedBody) implied[400] = ['Something in the request is wrong', { AuthProblem }]
  if (who.who === 'account') {
    implied[401] = ['No access token', { AuthProblem }]
    implied[403] = ['The access token, its session or its account is not valid', { AuthProblem }]
  }
  if (limit) implied[429] = ['Too many requests from this network', { AuthProblem }]
  return { ...implied, ...answers }
}
