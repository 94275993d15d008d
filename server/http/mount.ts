import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import type { UserId } from '#server/db/userId.ts'
import type { Deps } from '#server/deps.ts'
import { bodyBytesOf } from './body.ts'
import { allowAnyOrigin, answerPreflight } from './cors.ts'
import { answerLengthOf } from './jsonText.ts'
import type { Entrance } from './entrance.ts'
import type { Named, Route, RouteRequest } from './route.ts'
import type { Slice } from './slice.ts'
import { jsonPart, parsed } from './validate.ts'

/** Mounts the operations of a slice. @param enter lets each call in, for the cost that its operation declares */
export function mount(slice: Slice, deps: Deps, enter: Entrance): Hono {
  const app = new Hono()
  if (slice.onError) app.onError(slice.onError(deps))
  for (const route of slice.routes)
    app.on(route.method.toUpperCase(), route.path, handlerOf(route, deps, enter))
  const openPaths = new Set(slice.routes.flatMap(({ cors, path }) => (cors ? [path] : [])))
  for (const path of openPaths) app.options(path, answerPreflight)
  return app
}

type Handler = (c: Context) => Promise<Response>

/** The parts are checked in the order of the address: who, budget, path, query, headers, body. */
function handlerOf(route: Route, deps: Deps, enter: Entrance): Handler {
  const { who, cors, answer } = route
  const params = route.params ?? (route.path.includes(':') ? Id : null)
  const query = schemaOf(route.query)
  const headers = schemaOf(route.headers)
  const body = schemaOf(route.body)
  return async (c) => {
    if (cors) allowAnyOrigin(c)
    const caller = await who.admit(c, deps)
    const entering = enter(route, c, caller)
    const { leave } = entering instanceof Promise ? await entering : entering
    try {
      const request: RouteRequest<unknown, unknown, unknown, unknown> = {
        c,
        deps,
        caller,
        params: params && parsed(params, c.req.param()),
        query: query && parsed(query, c.req.query()),
        headers: headers && parsed(headers, c.req.header()),
        body: body && parsed(body, await jsonPart(c, route.largestBody)),
      }
      if (body && who.personOf) await reserveText(deps, who.personOf(caller), bodyBytesOf(c))
      return await answer(request as RouteRequest<never, never, never, never, never>)
    } finally {
      leave(answerLengthOf(c))
    }
  }
}

/** So many bytes are enough to start or complete a task: that is possible in a full account too. */
const FREE_BYTES = 128

/** Counts what a request may store, without a look at what it is. */
async function reserveText({ db, quota }: Deps, userId: UserId, bytes: number): Promise<void> {
  if (bytes > FREE_BYTES) await quota.reserve(db, userId, { bytes })
}

const Id = z.object({ id: z.uuid('An id is a UUID') })

function schemaOf(named: Named | undefined): z.ZodMiniType | null {
  return named ? (Object.values(named)[0] ?? null) : null
}
