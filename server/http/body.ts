import type { Context } from 'hono'
import { AppError, invalidField } from '#shared/errors.ts'

/** The largest request body that is read, in bytes. */
const LARGEST_BODY = 1_048_576

/**
 * The JSON of a request's body. An empty one counts as `{}`.
 *
 * @throws AppError `too_large` over 1 MiB, `invalid` when it is no JSON or holds text that no database can keep
 */
export async function jsonBody(c: Context): Promise<unknown> {
  const text = await bodyText(c)
  if (text === '') return {}
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new AppError('invalid', 'Could not parse request body as JSON: it is malformed')
  }
  // The common body has neither, and one scan of the text is cheaper than a walk through the value.
  if (/\\u0000|\\ud[89a-f]/i.test(text)) refuseBrokenText(value)
  return value
}

async function bodyText(c: Context): Promise<string> {
  const tooLarge = () => new AppError('too_large', 'Request body too large (max 1048576 bytes)')
  const announced = c.req.header('content-length')
  if (announced !== undefined) {
    if (Number(announced) > LARGEST_BODY) throw tooLarge()
    return c.req.text()
  }
  if (!c.req.raw.body) return ''
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const chunk of c.req.raw.body) {
    size += chunk.byteLength
    if (size > LARGEST_BODY) throw tooLarge()
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

/** NUL and lone surrogates are valid JSON, yet nothing that a text column keeps. */
function refuseBrokenText(value: unknown, path: string[] = []) {
  if (typeof value === 'string' && isBroken(value)) throw invalidField(path.join('.'), BROKEN_TEXT)
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    if (isBroken(key)) throw new AppError('invalid', BROKEN_TEXT)
    refuseBrokenText(inner, [...path, key])
  }
}

function isBroken(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed()
}

const BROKEN_TEXT = 'This text holds characters that cannot be stored'
