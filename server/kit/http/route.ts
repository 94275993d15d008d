import type { Context } from 'hono'
import type * as z from 'zod/mini'
import type { Deps } from '#server/deps.ts'
import type { Gate } from './gate.ts'
import type { Policy } from './policy.ts'

/** A schema under the name that the API's description gives it: `{ NewTask }`. */
export type Named<Schema extends z.ZodMiniType = z.ZodMiniType> = Record<string, Schema>

/** By status: what an answer means, and its schema where it has a body. */
export type Answers = Record<number, readonly [meaning: string, body?: Named]>

/** What a request costs the server, in points of its caller's budget: a read 1, a write 2, a password's hash or an event stream 20. */
type Cost = 0 | 1 | 2 | 5 | 20

/**
 * What a call does, for those who are let in without a session (docs/decisions/0074): `read` changes nothing; `propose` makes
 * what its person alone can accept; `write` changes their rows; `session` is for nobody but a signed-in person, or needs no
 * person at all.
 */
export type Scope = 'read' | 'write' | 'propose' | 'session'

/**
 * One operation of the API. The declaration mounts it, checks its requests and is its entry in the API's description.
 * Who may call it, what it does and what it costs have no default.
 */
export type Declaration<Caller, Params, Query, Body, Headers = unknown, Sight = undefined> = {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** `/api/tasks/:id`. A parameter is a UUID unless `params` says otherwise. */
  path: string
  summary: string
  who: Gate<Caller>
  scope: Scope
  cost: Cost
  /** Whether pages of other sites may call it, with a token that they were given. Closed unless it says so. */
  cors?: 'any'
  params?: z.ZodMiniType<Params>
  /**
   * What the caller has to see, where the rows are not all their own. It is asked once all parts of the request are checked; its
   * answer is what the functions of the slice ask for. `server/routes.test.ts` needs a line for each role.
   */
  sees?: Policy<NoInfer<Caller>, NoInfer<Params>, Sight>
  /** Whether it is there for a caller who is let in; where not, it answers as what does not exist: 404. Everybody's unless it says so. */
  isFor?: (caller: NoInfer<Caller>, query: NoInfer<Query>) => boolean
  query?: Named<z.ZodMiniType<Query>>
  /** Headers that it reads, by their names in small letters. */
  headers?: Named<z.ZodMiniType<Headers>>
  body?: Named<z.ZodMiniType<Body>>
  /** The largest body that is read, in bytes; 1 MiB where it is not named. */
  largestBody?: number
  /** The body as the description shows it, where the operation checks it by itself. */
  describedBody?: Named
  answers: Answers
  /** The content type of the answers where it is not JSON. */
  contentType?: string
  answer: (request: RouteRequest<Caller, Params, Query, Body, Headers, Sight>) => Promise<Response> | Response
}

/** A request that was let through, its parts checked. */
export type RouteRequest<Caller, Params, Query, Body, Headers = unknown, Sight = undefined> = {
  c: Context
  deps: Deps
  caller: Caller
  params: Params
  query: Query
  headers: Headers
  body: Body
  /** What `sees` let through. */
  seen: Sight
}

/** An operation whose caller and parts are its own business. */
export type Route = Omit<Declaration<unknown, unknown, unknown, unknown>, 'answer' | 'sees' | 'isFor'> & {
  sees?: Policy<never, never, unknown>
  isFor?: (caller: never, query: never) => boolean
  answer: (request: RouteRequest<never, never, never, never, never, never>) => Promise<Response> | Response
}

/** Declares an operation; the types of its caller, parameters, query, headers and body are those of its schemas. */
export function route<
  Caller,
  Params = { id: string },
  Query = unknown,
  Body = unknown,
  Headers = unknown,
  Sight = undefined,
>(declaration: Declaration<Caller, Params, Query, Body, Headers, Sight>): Route {
  return declaration
}
