/** The replacement of what was taken out. */
export const SCRUBBED = '[scrubbed]'

/** Objects and lists inside each other; what lies deeper is taken out. */
const DEEPEST = 24
/** Characters of one text; the rest is cut off. */
const LONGEST_TEXT = 16_384

/**
 * Takes out of a report what nobody should read in it: values of keys such as `password`, `token` or `cookie`, tokens and
 * addresses in texts, query strings, request bodies, what a person typed, and of the person everything but the id
 * (docs/rules/reporting.md).
 *
 * @param report parsed JSON; it is not changed
 */
export function scrub(report: unknown): unknown {
  return scrubbed(report, [])
}

function scrubbed(value: unknown, path: readonly string[]): unknown {
  if (typeof value === 'string') return scrubText(value)
  if (typeof value !== 'object' || value === null) return value
  if (path.length > DEEPEST) return SCRUBBED
  if (Array.isArray(value)) return scrubbedList(value, path)
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      if (isPerson(key, path)) return [[key, idOf(inner)]]
      return [[scrubText(key), isSecret(key, path) ? SCRUBBED : scrubbed(inner, [...path, key])]]
    }),
  )
}

/** Headers, tags and parameters may come as pairs of a name and a value. */
function scrubbedList(list: readonly unknown[], path: readonly string[]): unknown[] {
  const [name, value, ...rest] = list
  if (typeof name === 'string' && value !== undefined && rest.length === 0 && isSecret(name, path))
    return [name, SCRUBBED]
  return list.filter((entry) => !isTyped(entry)).map((entry) => scrubbed(entry, [...path, '']))
}

const SECRET_KEYS =
  /pass(word|wd|phrase|code)|^pwd$|token|secret|authori[sz]ation|cookie|credential|key$|^keys?\b/i
/** Query strings, and what was sent or answered, by the names that clients give them. */
const SENT_KEYS =
  /^(query_?string|body|(request|response)_?body|https?\.query|https?\.fragment|url\.query|url\.fragment)$/i
const BODY_KEYS = /^https?\.(request|response)\.body(\.|$)(?!size)/i

function isSecret(key: string, path: readonly string[]): boolean {
  if (SECRET_KEYS.test(key) || SENT_KEYS.test(key) || BODY_KEYS.test(key)) return true
  return key === 'data' && ['request', 'response'].includes(path.at(-1) ?? '')
}

/** The person of an event, at its top. */
function isPerson(key: string, path: readonly string[]): boolean {
  return key === 'user' && path.length === 0
}

function idOf(user: unknown): object {
  if (typeof user !== 'object' || user === null || !('id' in user)) return {}
  return { id: typeof user.id === 'number' ? user.id : scrubText(String(user.id)) }
}

/** A breadcrumb of a field that a person typed into. */
function isTyped(entry: unknown): boolean {
  return typeof entry === 'object' && entry !== null && 'category' in entry && entry.category === 'ui.input'
}

/**
 * A text without tokens, addresses of mailboxes and query strings. Its cost grows with its length alone, whatever it holds.
 *
 * @param text cut off after 16,384 characters
 */
export function scrubText(text: string): string {
  const cut = text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text
  return withoutAddresses(
    cut
      .replace(NAMED_VALUE, `$1${SCRUBBED}`)
      .replace(SCHEME, `$1 ${SCRUBBED}`)
      .replace(JWT, SCRUBBED)
      .replace(OWN_TOKEN, SCRUBBED)
      .replace(WORD, withoutQuery),
  )
}

/** `password=x`, `"token": "x"`, `Cookie: a=b; c=d`. */
const NAMED_VALUE =
  /((?:password|passwd|passphrase|token|secret|authorization|cookie|api[_-]?key)["'\\]{0,3} {0,3}[:=] {0,3})("(?:[^"\\]|\\.)*"|'[^']*'|(?!Bearer|Basic)[^\s,&}"']+)/gi
const SCHEME = /\b(bearer|basic)\s{1,4}[\w.~+/=-]{4,}/gi
const JWT = /\beyJ[\w-]{4,}(?:\.[\w-]*){1,4}/g
const OWN_TOKEN = /\b(?:gct|whsec)_[\w+/=-]+/g
/** Every word: a pattern that asks for a sign in it would begin anew at each letter. */
const WORD = /[^\s"'`<>]+/g

/** An address or a path without what follows its question mark, and without a fragment that holds values. */
function withoutQuery(word: string): string {
  if (!/[?#&]/.test(word)) return word
  const isAddress = word.includes('://') || word.startsWith('/') || /^[\w.-]+\//.test(word.slice(0, 300))
  if (!isAddress) return /[?&#][\w.%-]{1,64}=/.test(word) ? word.slice(0, word.search(/[?&#]/)) : word
  const [query, fragment] = [word.indexOf('?'), word.indexOf('#')]
  if (query >= 0 && (fragment < 0 || query < fragment)) return word.slice(0, query)
  return word.indexOf('=', fragment) >= 0 ? word.slice(0, fragment) : word
}

const LOCAL_PART = /[\w.!$&*+/=^`{|}~-]/
const DOMAIN = /^(?:[a-z0-9-]{1,63}\.){1,8}[a-z0-9-]{2,63}/i
const AT = /@|%40/g

/** Looks around each @, since a pattern that begins before it would be slow on a text of ordinary letters. */
function withoutAddresses(text: string): string {
  let kept = ''
  let from = 0
  for (const { index, 0: sign } of text.matchAll(AT)) {
    const domain = DOMAIN.exec(text.slice(index + sign.length, index + sign.length + 260))?.[0]
    if (domain === undefined || index < from) continue
    let start = index
    while (start > from && index - start < 64 && LOCAL_PART.test(text[start - 1] ?? '')) start -= 1
    if (start === index) continue
    kept += text.slice(from, start) + SCRUBBED
    from = index + sign.length + domain.length
  }
  return kept + text.slice(from)
}
