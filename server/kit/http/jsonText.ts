import type { Context } from 'hono'
import type { Json } from '#server/kit/db/json.ts'

/** From here on, in UTF-16 units, compressing costs less than sending: a month of a busy calendar, not a single row. */
const WORTH_COMPRESSING = 32_768

/** Answers JSON that the database wrote. Long ones are compressed for clients that accept brotli, as browsers do. */
export function jsonText(
  c: Context,
  text: Json<unknown>,
  status: 200 | 201 = 200,
): Response | Promise<Response> {
  if (text.length >= WORTH_COMPRESSING && !c.get(IS_PLAIN)) return longJsonText(c, text, status)
  return c.body(text, status, { 'content-type': 'application/json' })
}

/** Whether long answers are left as they are for now, since something is still to be done to them. */
export function keepPlain(c: Context, isPlain: boolean): void {
  c.set(IS_PLAIN, isPlain)
}

const IS_PLAIN = 'isPlain'

/** UTF-16 units of a long answer, which costs its caller more than a short one; 0 of a short one. */
export function answerLengthOf(c: Context): number {
  return Number(c.get(ANSWER_LENGTH) ?? 0)
}

const ANSWER_LENGTH = 'answerLength'

async function longJsonText(c: Context, text: string, status: 200 | 201): Promise<Response> {
  c.set(ANSWER_LENGTH, text.length)
  const headers = { 'content-type': 'application/json', vary: 'accept-encoding' }
  const takesBrotli = /(^|,)\s*br\s*(,|$|;\s*q=(1|0\.0*[1-9]))/i.test(c.req.header('accept-encoding') ?? '')
  if (!takesBrotli) return c.body(text, status, headers)
  // Loaded when it is needed: the demo's worker runs this file too, has no zlib and asks for no brotli.
  const { fastBrotli } = await import('./fastBrotli.ts')
  return c.body(await fastBrotli(text), status, { ...headers, 'content-encoding': 'br' })
}
