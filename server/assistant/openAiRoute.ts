import type { Context } from 'hono'
import * as z from 'zod/mini'
import type { Deps } from '#server/deps.ts'
import { bodyBytesOf } from '#server/kit/http/body.ts'
import { PERSON } from '#server/kit/http/gate.ts'
import type { Limit } from '#server/kit/http/limits.ts'
import type { Person } from '#server/kit/http/person.ts'
import { type Answers, type Declaration, type Route, route } from '#server/kit/http/route.ts'
import { jsonPart } from '#server/kit/http/validate.ts'
import { nameAnswer, OpenAiError, type OpenAiErrorCode, OpenAiProblem, paramOf } from './openAiErrors.ts'
import { uuidOf, type WireKind } from './wireId.ts'

type Request<Query, Body> = {
  c: Context
  deps: Deps
  caller: Person
  /** The UUIDs of the ids in the path, by what they are ids of. */
  ids: Record<WireKind, string>
  query: Query
  body: Body
}

/** An operation below `/v1` for signed-in people. */
type OpenAiDeclaration<Query, Body> = Pick<
  Declaration<Person, unknown, Query, Body>,
  'method' | 'summary' | 'cost' | 'query' | 'body' | 'largestBody' | 'contentType'
> & {
  path: `/v1/${string}`
  /** What each request counts against, by its person. */
  limit?: Limit
  answers: Answers
  answer: (request: Request<Query, Body>) => Promise<Response> | Response
}

/** Declares an operation below `/v1`: for sessions alone, open to other sites, refused in that client's own shape, its answers named. */
export function openAiRoute<Query = unknown, Body = unknown>(
  declaration: OpenAiDeclaration<Query, Body>,
): Route {
  const { limit, body: named, answer, answers, ...rest } = declaration
  const [schema] = Object.values(named ?? {})
  const kinds = [...rest.path.matchAll(/:(\w+)/g)].map(([, kind]) => kind as WireKind)
  return route<Person, Record<string, string>, Query>({
    ...rest,
    ...(named && { describedBody: named }),
    params: z.record(z.string(), z.string()),
    who: PERSON,
    scope: 'session',
    cors: 'any',
    answers: { ...refusalsOf(rest.path, Boolean(named ?? rest.query)), ...answers },
    async answer({ c, deps, caller, params, query }) {
      nameAnswer(c)
      const ids = idsIn(kinds, params)
      const body = schema ? bodyOf(schema, await jsonPart(c, rest.largestBody)) : undefined
      if (schema) await deps.quota.reserve(deps.db, caller.id, { bytes: bodyBytesOf(c) })
      if (limit) await count(deps, caller, limit)
      return answer({ c, deps, caller, ids, query, body: body as Body })
    },
  })
}

function refusalsOf(path: string, isChecked: boolean): Answers {
  const problem = { OpenAiProblem }
  const refusals: Answers = { 401: ['No session', problem] }
  if (isChecked) refusals[400] = ['Something in the request is wrong', problem]
  if (path.includes(':')) refusals[404] = ['There is no such row of the person', problem]
  return refusals
}

/** @throws OpenAiError `not_found` for an id that can be none */
function idsIn(kinds: readonly WireKind[], params: Record<string, string>): Record<WireKind, string> {
  const ids = kinds.map((kind) => {
    const id = params[kind] ?? ''
    return [kind, uuidOf(kind, id) ?? notThere(id)]
  })
  return Object.fromEntries(ids) as Record<WireKind, string>
}

function notThere(id: string): never {
  throw noSuch(id)
}

/** For an id that the person has no row of. */
export function noSuch(id: string, param: string | null = null): OpenAiError {
  return new OpenAiError('not_found', `There is nothing with the id '${id.slice(0, 100)}'`, { param })
}

/** @throws OpenAiError 400 that names the first field that is wrong */
function bodyOf<Body>(schema: z.ZodMiniType<Body>, value: unknown): Body {
  const result = z.safeParse(schema, value, { error: z.locales.en().localeError })
  if (result.success) return result.data
  const issue = innermost(result.error.issues[0])
  if (!issue) throw new OpenAiError('invalid', 'Invalid request')
  const isUnknown = issue.code === 'unrecognized_keys'
  const path = isUnknown ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path
  throw new OpenAiError(codeOf(issue), isUnknown ? 'Unknown field' : issue.message, { param: paramOf(path) })
}

type Issue = z.core.$ZodIssue

/** Of a union, what is wrong with the choice that has the right type. */
function innermost(issue: Issue | undefined): Issue | undefined {
  if (issue?.code !== 'invalid_union') return issue
  const fitting = issue.errors.find(
    ([first]) => first && !(first.code === 'invalid_type' && first.path.length === 0),
  )
  const inner = fitting && innermost(fitting[0])
  return inner ? { ...inner, path: [...issue.path, ...inner.path] } : issue
}

/** A check may say which code it means. */
function codeOf(issue: Issue): OpenAiErrorCode {
  if (issue.code === 'too_big' && issue.origin === 'string') return 'string_too_long'
  const named = issue.code === 'custom' ? issue.params?.['code'] : undefined
  return (named as OpenAiErrorCode | undefined) ?? 'invalid'
}

/** @throws OpenAiError `rate_limit_exceeded` */
async function count({ limits }: Deps, { id }: Person, limit: Limit): Promise<void> {
  const retryAfter = await limits.take(limit, id)
  if (retryAfter !== null)
    throw new OpenAiError('rate_limit_exceeded', 'Too many requests. Please wait a moment.', { retryAfter })
}
