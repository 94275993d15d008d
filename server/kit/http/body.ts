import type { Context } from 'hono'
import { AppError, invalidField } from '#shared/errors.ts'
import { MIB } from '#shared/numbers/mebibyte.ts'

const LARGEST_BODY = MIB
/** Objects and lists inside each other. What the API takes needs six. */
const DEEPEST = 32

/**
 * The JSON of a request's body. An empty one counts as `{}`.
 *
 * @param largest bytes; a longer one is refused
 * @throws AppError `too_large`, `invalid` when it is no JSON, nested too deeply or holds text that no database can keep
 */
export async function jsonBody(c: Context, largest = LARGEST_BODY): Promise<unknown> {
  const text = await bodyText(c, largest)
  if (text === '') return {}
  c.set(BODY_BYTES, /[^\0-\x7f]/.test(text) ? 3 * text.length : text.length)
  if (isDeeperThan(text, DEEPEST))
    throw new AppError('invalid', `Could not read request body: it is nested more than ${DEEPEST} deep`)
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

async function bodyText(c: Context, largest: number): Promise<string> {
  const tooLarge = () => new AppError('too_large', `Request body too large (max ${largest} bytes)`)
  const announced = c.req.header('content-length')
  if (announced !== undefined) {
    if (Number(announced) > largest) throw tooLarge()
    return c.req.text()
  }
  if (!c.req.raw.body) return ''
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const chunk of c.req.raw.body) {
    size += chunk.byteLength
    if (size > largest) throw tooLarge()
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

/** Bytes that the JSON that was read takes at most; 0 before and without a body. */
export function bodyBytesOf(c: Context): number {
  return Number(c.get(BODY_BYTES) ?? 0)
}

const BODY_BYTES = 'bodyBytes'

/** Judged before it is parsed: schemas and walks over a value cost more the deeper it is. */
function isDeeperThan(json: string, deepest: number): boolean {
  let depth = 0
  for (let at = 0; at < json.length; at += 1) {
    const char = json[at]
    if (char === '"') at = endOfString(json, at)
    else if (char === '[' || char === '{') depth += 1
    else if (char === ']' || char === '}') depth -= 1
    if (depth > deepest) return true
  }
  return false
}

/** Where the string that begins at an offset ends: at the first quote that no backslash escapes. */
function endOfString(json: string, start: number): number {
  for (let at = start + 1; at < json.length; at += 1) {
    if (json[at] === '\\') at += 1
    else if (json[at] === '"') return at
  }
  return json.length
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
