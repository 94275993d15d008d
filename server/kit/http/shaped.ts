import type { Context } from 'hono'
import { AppError } from '#shared/errors.ts'
import { toJson } from '#server/kit/db/json.ts'
import { jsonText, keepPlain } from './jsonText.ts'
import type { Route } from './route.ts'

/** What becomes of the body of an answer, a JSON value, in place; null where answers with this status stay as they are. */
export type Shape = (status: number) => ((body: unknown) => void) | null

/** What an operation answers otherwise to some of its callers; null where all of them, or this one, get it as it is. */
export type ShapeOf = (route: Route) => ((caller: unknown) => Shape | null) | null

/** Sends what a shape leaves of an answer, and of the row that a conflict has in its details. @throws what `respond` throws */
export async function shaped(c: Context, shape: Shape, respond: () => Promise<Response>): Promise<Response> {
  keepPlain(c, true)
  const answer = await respond().catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'conflict') shape(200)?.(error.details)
    throw error
  })
  keepPlain(c, false)
  const { status } = answer
  const change = shape(status)
  if (!change || (status !== 200 && status !== 201)) return answer
  const body: unknown = await answer.json()
  change(body)
  return jsonText(c, toJson(body), status)
}
