type Json = Record<string, unknown>

const LONGEST = 400

/** What an event is about in one line: `TypeError: x is not a function`. At most 200 characters. */
export function titleOf(event: unknown): string {
  const { type, value } = lastException(event)
  const text = type || value ? [type, value].filter(Boolean).join(': ') : messageOf(event)
  return oneLine(text || 'An event without a message').slice(0, 200)
}

/**
 * What makes two events the same fault: the fingerprint that the client gave them, else the kind of error, what it says without
 * numbers and ids, and the place where it was thrown. At most 400 characters.
 */
export function fingerprintOf(event: unknown): string {
  const own = listIn(event, 'fingerprint').filter((part) => typeof part === 'string')
  const usual = [titleWithoutNumbers(event), placeOf(event)].filter(Boolean).join(' | ')
  const parts = own.length > 0 ? own.map((part) => (isDefault(part) ? usual : part)) : [usual]
  return oneLine(parts.join(' | ')).slice(0, LONGEST)
}

const isDefault = (part: string) => /^\{\{\s*default\s*\}\}$/.test(part)

/** Ids and numbers differ from one time to the next. */
function titleWithoutNumbers(event: unknown): string {
  return titleOf(event)
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|\b[0-9a-f]{16,}\b/gi, '#')
    .replaceAll(/\d+/g, '#')
}

/** The innermost place of our own: its function, and its file without the hash that each build gives it. */
function placeOf(event: unknown): string {
  const frames = listIn(objectIn(lastException(event), 'stacktrace'), 'frames').map(asObject)
  const frame = frames.findLast((each) => each['in_app'] !== false) ?? frames.at(-1)
  if (!frame) return ''
  const file = textOf(frame['filename'])
    .replace(/^https?:\/\/[^/]{0,255}/, '')
    .replace(/-[\w-]{7,8}\.js$/, '.js')
  return [frame['function'], file].filter((part) => typeof part === 'string' && part !== '').join(' in ')
}

/** The one that was thrown last; others are its causes. */
function lastException(event: unknown): Json {
  const { exception } = asObject(event)
  const values = Array.isArray(exception) ? exception : listIn(exception, 'values')
  return asObject(values.at(-1))
}

function messageOf(event: unknown): string {
  const { message, logentry } = asObject(event)
  const own = [
    message,
    asObject(message)['formatted'],
    asObject(logentry)['formatted'],
    asObject(logentry)['message'],
  ]
  return own.find((text) => typeof text === 'string') ?? ''
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

function asObject(value: unknown): Json {
  return typeof value === 'object' && value !== null ? (value as Json) : {}
}

const objectIn = (value: unknown, key: string) => asObject(asObject(value)[key])

function listIn(value: unknown, key: string): unknown[] {
  const list = asObject(value)[key]
  return Array.isArray(list) ? list : []
}

const oneLine = (text: string) => text.replaceAll(/[\s\0]+/g, ' ').trim()
