import { randomUUID } from 'node:crypto'
import { SLICES } from '#server/slices.ts'
import { type Operation, type Parameter, schemaNamed } from './hostileRequests.ts'

/** A request of the largest size that its operation reads. */
export type LargestRequest = {
  method: string
  path: string
  type: string
  body: string | undefined
}
/** The id of a row that exists, by the name of a field or the address of an operation. */
type IdOf = (name: string) => string

const MEBIBYTE = 1_048_576
/** What fills texts: one long word, and words that mean something to every grammar of the product. */
const FILLINGS = ['a', 'at 7 1 ', 'every monday and ']
/** Where the description says no length, texts have as many characters, and lists as many entries. */
const TEXT_LENGTHS = [1_000_000, 20_000, 2000, 200]
const LIST_LENGTH = 5000

/** The largest requests of an operation, with texts of several lengths and kinds. */
export function largestRequests(operation: Operation, idOf: IdOf): LargestRequest[] {
  const { method, body, parameters } = operation
  const path = withParameters(operation, parameters, idOf)
  if (!body) return [{ method, path, type: 'application/json', body: undefined }]
  const most = largestBodyOf(operation)
  const requests = TEXT_LENGTHS.flatMap((length) =>
    FILLINGS.map((filling) => ({
      method,
      path,
      type: body.type,
      body: fitting(
        (scale) => JSON.stringify(largestOf(body.schema, '', { length, filling, scale, idOf })),
        most,
      ),
    })),
  )
  return requests.filter(
    (request, index) => requests.findIndex((other) => other.body === request.body) === index,
  )
}

function withParameters({ path }: Operation, parameters: readonly Parameter[], idOf: IdOf): string {
  const asked = { length: 2000, filling: 'a', scale: 1, idOf }
  const inPath = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const schema = parameters.find((parameter) => parameter.name === name)?.schema ?? {}
    return encodeURIComponent(name === 'id' ? idOf(path) : textFrom(largestOf(schema, name, asked)))
  })
  const query = parameters.flatMap(({ in: where, name, schema }) => {
    const value = where === 'query' && !SKIPPED.has(name) ? largestOf(schema, name, asked) : null
    return value === null ? [] : [`${name}=${encodeURIComponent(textFrom(value))}`]
  })
  return query.length > 0 ? `${inPath}?${query.join('&')}` : inPath
}

const textFrom = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** They narrow what is answered. */
const SKIPPED = new Set([
  'cursor',
  'trash',
  'archived',
  'query',
  'running',
  'open',
  'goal_id',
  'after',
  'before',
  'run_id',
  'except',
  'category',
  'domain',
  'about',
  'status',
  'plan_id',
  'row_id',
])

function largestBodyOf({ method, path }: Operation): number {
  const template = path.replaceAll(/\{(\w+)\}/g, ':$1')
  const routes = SLICES.flatMap((slice) => slice.routes)
  const known = routes.find((route) => route.path === template && route.method.toUpperCase() === method)
  return known?.largestBody ?? MEBIBYTE
}

/** How many times a text is made smaller at most, each time to seven tenths. */
const SMALLER_TIMES = 46

/** The largest text that a limit lets through; the smallest where none does. */
function fitting(textAt: (scale: number) => string, most: number): string {
  const at = (times: number) => textAt(0.7 ** times)
  const fits = (text: string) => Buffer.byteLength(text) <= most
  const whole = at(0)
  if (fits(whole)) return whole
  let [tooLarge, small] = [0, SMALLER_TIMES]
  while (small - tooLarge > 1) {
    const middle = Math.floor((tooLarge + small) / 2)
    if (fits(at(middle))) small = middle
    else tooLarge = middle
  }
  return at(small)
}

type Json = Record<string, unknown>
type Asked = { length: number; filling: string; scale: number; idOf: IdOf }

function largestOf(schema: Json, name: string, asked: Asked): unknown {
  const reference = schema['$ref']
  if (typeof reference === 'string') return largestOf(schemaNamed(reference), name, asked)
  const choices = schema['anyOf'] ?? schema['oneOf']
  if (Array.isArray(choices)) return longest(choices.map((choice: Json) => largestOf(choice, name, asked)))
  if (Array.isArray(schema['enum'])) return schema['enum'].at(-1)
  if ('const' in schema) return schema['const']
  switch (schema['type']) {
    case 'string':
      return textOf(schema, name, asked)
    case 'integer':
    case 'number':
      return typeof schema['maximum'] === 'number' ? schema['maximum'] : 1000
    case 'boolean':
      return true
    case 'array':
      return listOf(schema, name, asked)
    case 'object':
      return Object.fromEntries(
        Object.entries((schema['properties'] ?? {}) as Record<string, Json>).map(([key, value]) => [
          key,
          largestOf(value, key, asked),
        ]),
      )
    default:
      return null
  }
}

function longest(values: unknown[]): unknown {
  return values.reduce((best, value) => (sizeOf(value) > sizeOf(best) ? value : best), values[0])
}

const sizeOf = (value: unknown) => JSON.stringify(value)?.length ?? 0

function listOf(schema: Json, name: string, asked: Asked): unknown[] {
  const tuple = schema['prefixItems']
  if (Array.isArray(tuple)) return tuple.map((item: Json) => largestOf(item, name, asked))
  const items = (schema['items'] ?? {}) as Json
  const most =
    typeof schema['maxItems'] === 'number' ? schema['maxItems'] : Math.ceil(LIST_LENGTH * asked.scale)
  const thatFit = Math.ceil(MEBIBYTE / Math.max(1, sizeOf(largestOf(items, name, asked))))
  return Array.from({ length: Math.min(most, thatFit) }, () => largestOf(items, name, asked))
}

function textOf({ format, pattern, maxLength }: Json, name: string, { length, filling, scale, idOf }: Asked) {
  if (format === 'uuid') return name === 'id' ? randomUUID() : idOf(name)
  if (format === 'date' || name === 'from') return '2026-03-02'
  if (name === 'to') return '2026-05-02'
  if (format === 'date-time') return '2026-03-02T09:00:00Z'
  if (format === 'email') return 'ann@example.com'
  if (name === 'rrule') return 'FREQ=YEARLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;COUNT=9999'
  if (typeof pattern === 'string' && pattern.includes('[01]\\d')) return '09:30'
  const most = typeof maxLength === 'number' ? Math.min(maxLength, length) : Math.ceil(length * scale)
  return filling
    .repeat(Math.ceil(most / filling.length))
    .slice(0, most)
    .trimEnd()
}
