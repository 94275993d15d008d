import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { AppError } from '#shared/errors.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Deps } from '#server/deps.ts'
import { bodyBytesOf, jsonBody } from './body.ts'
import { allowAnyOrigin, answerPreflight } from './cors.ts'
import { answerLengthOf } from './jsonText.ts'
import type { Entrance } from './entrance.ts'
import type { Named, Route, RouteRequest } from './route.ts'
import { shaped, type ShapeOf } from './shaped.ts'
import type { Slice } from './slice.ts'
import { isJson, jsonPart, parsed } from './validate.ts'

/**
 * Mounts the operations of a slice.
 *
 * @param enter lets each call in, for the cost that its operation declares
 * @param shapeOf what some callers get otherwise than others
 */
export function mount(slice: Slice, deps: Deps, enter: Entrance, shapeOf: ShapeOf = () => null): Hono {
  const app = new Hono()
  const handlerOf = (route: Route) => createHandler(route, deps, enter, shapeOf(route))
  if (slice.onError) app.onError(slice.onError(deps))
  for (const route of slice.routes.filter((each) => mountedPath(slice.routes, each) === each.path)) {
    const words = slice.routes.filter((each) => each !== route && isUnder(slice.routes, each, route))
    app.on(route.method.toUpperCase(), route.path, handlerOfAll(handlerOf, route, words))
  }
  for (const word of slice.routes.filter((each) => isAlone(slice.routes, each))) {
    const handler = handlerOf(word)
    app.on(word.method.toUpperCase(), mountedPath(slice.routes, word), (c) =>
      c.req.path === word.path || isMatch(word.path, c.req.path) ? handler(c) : c.notFound(),
    )
  }
  for (const path of preflightPaths(slice.routes)) app.options(path, answerPreflight)
  return app
}

/**
 * Where an operation is mounted. A fixed word in the place of another's parameter (`/api/habits/stats` beside
 * `/api/habits/:id`) would cost every request of the server the faster router, so that one's handler hands it on. Beside a
 * longer path alone (`/api/plans/understand` beside `/api/plans/:id/accept`) it is mounted under that one's parameter, and a path
 * that goes on after its word (`/api/friends/suggestions/:user_id` beside `/api/friends/:user_id`) under one of its own.
 */
export function mountedPath(routes: readonly Route[], route: Route): string {
  const rivals = routes.filter(({ method }) => method === route.method)
  if (route.path.includes(':')) return openedPath(rivals, route.path)
  const open = rivals.find(({ path }) => isMatch(path, route.path))
  const longer = rivals.find(({ path }) => isMatch(beginningOf(path, route.path), route.path))
  return open?.path ?? (longer ? beginningOf(longer.path, route.path) : route.path)
}

/** A path with parameters in place of its words where others have one after the same beginning. */
function openedPath(rivals: readonly Route[], path: string): string {
  const parts = path.split('/')
  const isOpened = (index: number) =>
    rivals.some((rival) => {
      const theirs = rival.path.split('/')
      const isAfterSame = theirs.slice(0, index).join('/') === parts.slice(0, index).join('/')
      return isAfterSame && theirs[index]?.startsWith(':') && !parts[index]?.startsWith(':')
    })
  return parts.map((part, index) => (isOpened(index) ? ':word' : part)).join('/')
}

/** As many parts of a path as another one has. */
function beginningOf(path: string, other: string): string {
  return path.split('/').slice(0, other.split('/').length).join('/')
}

/** Whether no operation is mounted where this one is. */
function isAlone(routes: readonly Route[], route: Route): boolean {
  const mounted = mountedPath(routes, route)
  const isOther = ({ method, path }: Route) => method === route.method && path === mounted
  return mounted !== route.path && !routes.some(isOther)
}

/** The same for the questions that browsers ask before a request. */
function preflightPaths(routes: readonly Route[]): ReadonlySet<string> {
  const open = routes.flatMap(({ cors, path }) => (cors ? [path] : []))
  return new Set(open.filter((path) => !open.some((other) => isMatch(other, path))))
}

function isUnder(routes: readonly Route[], word: Route, route: Route): boolean {
  return word.method === route.method && mountedPath(routes, word) === route.path
}

function isMatch(pattern: string, path: string): boolean {
  const parts = path.split('/')
  const names = pattern.split('/')
  return (
    pattern !== path &&
    names.length === parts.length &&
    names.every((name, index) => name.startsWith(':') || name === parts[index])
  )
}

function handlerOfAll(handlerOf: (route: Route) => Handler, route: Route, words: readonly Route[]): Handler {
  const handler = handlerOf(route)
  if (words.length === 0) return handler
  const byPath = new Map(words.map((word) => [word.path, handlerOf(word)]))
  return (c) => (byPath.get(c.req.path) ?? handler)(c)
}

type Handler = (c: Context) => Promise<Response>

/** The parts are checked in the order of the address: who, budget, path, query, headers, body; then what the caller has to see. */
function createHandler(route: Route, deps: Deps, enter: Entrance, shaping: ReturnType<ShapeOf>): Handler {
  const { who, cors, isFor, sees, answer } = route
  const params = route.params ?? (route.path.includes(':') ? Id : null)
  const query = schemaOf(route.query)
  const headers = schemaOf(route.headers)
  const body = schemaOf(route.body)
  const isClosed = takesNothing(route)
  return async (c) => {
    if (cors) allowAnyOrigin(c)
    const caller = await who.admit(c, deps)
    const entering = enter(route, c, caller)
    const { leave } = entering instanceof Promise ? await entering : entering
    try {
      const parts = {
        c,
        deps,
        caller,
        params: params && parsed(params, c.req.param()),
        query: query && parsed(query, c.req.query()),
        headers: headers && parsed(headers, c.req.header()),
        body: body ? parsed(body, await jsonPart(c, route.largestBody)) : isClosed && (await nothing(c)),
      }
      if (isFor && !isFor(caller as never, parts.query as never))
        throw new AppError('not_found', 'There is nothing here')
      const seen = await sees?.see(deps.db, caller as never, parts.params as never)
      if (who.budgetOf && mayStore(route)) await charge(deps, who.budgetOf(caller), bodyBytesOf(c))
      const respond = async () =>
        answer({ ...parts, seen } as RouteRequest<never, never, never, never, never, never>)
      const shape = shaping?.(caller)
      return await (shape ? shaped(c, shape, respond) : respond())
    } finally {
      leave(answerLengthOf(c))
    }
  }
}

/** An action of the product's API without a body refuses fields, as every other write does those that it does not know. */
function takesNothing({ method, path, body, describedBody }: Route): boolean {
  return method !== 'get' && path.startsWith('/api/') && !body && !describedBody
}

/** What is no JSON has no fields, and is not looked at: whether there is a body at all would have to be waited for. */
async function nothing(c: Context): Promise<object | null> {
  return isJson(c) ? parsed(Nothing, await jsonBody(c)) : null
}

const Nothing = z.strictObject({})

/** Deleting makes room, and signing out is always possible. */
function mayStore({ method, who }: Route): boolean {
  return method !== 'get' && method !== 'delete' && who.who === 'person'
}

/** So many bytes are enough to start or complete a task: that is possible in a full account too. */
const WORK_BYTES = 128

/** Counts what a request may store, without a look at what it is: a row at least, however small. */
function charge({ db, quota }: Deps, userId: UserId, bytes: number): Promise<void> {
  return quota.reserve(db, userId, { rows: 1, bytes, isWork: bytes <= WORK_BYTES })
}

const Id = z.object({ id: z.uuid('An id is a UUID') })

function schemaOf(named: Named | undefined): z.ZodMiniType | null {
  return named ? (Object.values(named)[0] ?? null) : null
}
