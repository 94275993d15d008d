import fc from 'fast-check'
import { openApiOf } from '#server/openapi.ts'
import { SLICES } from '#server/slices.ts'

type Json = Record<string, unknown>
export type Operation = {
  method: string
  path: string
  parameters: Parameter[]
  body: { type: string; schema: Json } | null
}
export type Parameter = { name: string; in: string; required?: boolean; schema: Json }
/** A request as the description allows it, or with anything in the place of one of its values. */
export type HostileRequest = { path: string; type: string; body: string | undefined }

const DESCRIPTION: { paths: Record<string, Json>; components: { schemas: Record<string, Json> } } =
  await openApiOf(SLICES)

/** All operations of the API's description. */
export const OPERATIONS: readonly Operation[] = Object.entries(DESCRIPTION.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, value]) => {
    const { parameters = [], requestBody } = value as {
      parameters?: Parameter[]
      requestBody?: { content: Record<string, { schema: Json }> }
    }
    const [[type, content] = []] = Object.entries(requestBody?.content ?? {})
    return {
      method: method.toUpperCase(),
      path,
      parameters,
      body: type && content ? { type, ...content } : null,
    }
  }),
)

/** Requests of an operation. @param ids of rows that exist */
export function hostileRequests(operation: Operation, ids: readonly string[]): fc.Arbitrary<HostileRequest> {
  const values = operation.parameters.map((parameter) => ({
    ...parameter,
    value: valueOf(parameter.schema, parameter.name, ids),
  }))
  const inPath = values.filter((parameter) => parameter.in === 'path')
  const inQuery = values.filter((parameter) => parameter.in === 'query')
  const record = (parameters: typeof values) =>
    fc.record(Object.fromEntries(parameters.map(({ name, value }) => [name, value])), {
      requiredKeys: parameters.filter(({ required }) => required).map(({ name }) => name),
    })
  const { body } = operation
  return fc
    .record({
      path: record(inPath),
      query: record(inQuery),
      body: body ? valueOf(body.schema, '', ids) : fc.constant(undefined),
    })
    .map((parts) => ({
      path: withQuery(withPath(operation.path, parts.path), parts.query),
      type: body?.type ?? 'application/json',
      body: parts.body === undefined ? undefined : JSON.stringify(parts.body),
    }))
}

/** A schema of the description, by what refers to it. */
export function schemaNamed(reference: string): Json {
  return DESCRIPTION.components.schemas[reference.split('/').at(-1) ?? ''] ?? {}
}

function withPath(path: string, values: Json): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encoded(values[name]))
}

function withQuery(path: string, values: Json): string {
  const query = Object.entries(values).map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
  return query.length > 0 ? `${path}?${query.join('&')}` : path
}

function encoded(value: unknown): string {
  return encodeURIComponent(
    (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed(),
  )
}

const NUMBERS = [
  0,
  -1,
  1,
  1.5,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53 - 1,
  -(2 ** 53) + 1,
  2 ** 63,
  1e300,
]
const DATES = [
  '1900-01-01',
  '2199-12-31',
  '2200-01-01',
  '0000-01-01',
  '9999-12-31',
  '2026-02-30',
  '2024-02-29',
  '2026-03-02',
]
const MOMENTS = [
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999999999Z',
  '2026-03-02T24:00:00Z',
  '2026-03-02T09:00:00+23:59',
  '2026-03-02T09:00:00Z',
]
const RULES = [
  'FREQ=MONTHLY;BYDAY=+MO',
  'FREQ=WEEKLY;UNTIL=99991231',
  'FREQ=WEEKLY;UNTIL=00000101',
  'FREQ=YEARLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;COUNT=9999',
  'FREQ=DAILY;BYDAY=+5SU,WE,+5MO,-5MO;BYSETPOS=5',
  'FREQ=DAILY;COUNT=1',
  'FREQ=DAILY',
]
const TEXTS = [
  '',
  ' ',
  'a\0b',
  'a\ud800',
  '🧗'.repeat(201),
  'x'.repeat(5000),
  '9'.repeat(400),
  "'; drop table tasks; --",
  '{"a":',
  '%00',
  '../../etc',
  '__proto__',
  '\u202e\u0000',
]
const anyOf = (values: readonly unknown[]) => fc.constantFrom<unknown>(...values)
/** Cursors of the shapes that lists have, with the ends of what their values may be, and of other shapes. */
const CURSORS = fc
  .oneof(
    fc.tuple(anyOf(MOMENTS), fc.uuid()),
    fc.tuple(anyOf(DATES), fc.constantFrom('~', '09:30'), fc.uuid()),
    fc.tuple(anyOf(NUMBERS), anyOf(MOMENTS), fc.uuid()),
    fc.tuple(anyOf(NUMBERS), fc.uuid()),
    fc.array(fc.oneof(anyOf([...DATES, ...MOMENTS, ...TEXTS, ...NUMBERS, null]), fc.uuid()), {
      maxLength: 4,
    }),
  )
  .map((values) => Buffer.from(JSON.stringify(values)).toString('base64url'))

const anything = fc.oneof(
  fc.constantFrom<unknown>(...NUMBERS, ...DATES, ...MOMENTS, ...RULES, ...TEXTS),
  fc.constantFrom<unknown>(null, true, [], {}, [[[]]], { constructor: 1 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.double(),
)

/** A value that a schema describes, or in one case of thirty anything. */
function valueOf(schema: Json, name: string, ids: readonly string[]): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 29, arbitrary: describedValue(schema, name, ids) },
    { weight: 1, arbitrary: anything },
  )
}

function describedValue(schema: Json, name: string, ids: readonly string[]): fc.Arbitrary<unknown> {
  const reference = schema['$ref']
  if (typeof reference === 'string') {
    return describedValue(schemaNamed(reference), name, ids)
  }
  const choices = schema['anyOf'] ?? schema['oneOf']
  if (Array.isArray(choices))
    return fc.oneof(...choices.map((choice: Json) => describedValue(choice, name, ids)))
  if (Array.isArray(schema['enum'])) return fc.constantFrom<unknown>(...schema['enum'])
  if ('const' in schema) return fc.constant(schema['const'])
  switch (schema['type']) {
    case 'string':
      return textOf(schema, name, ids)
    case 'integer':
    case 'number':
      return numberOf(schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      if (Array.isArray(schema['prefixItems']))
        return fc.tuple(...schema['prefixItems'].map((item: Json) => valueOf(item, name, ids)))
      return fc.array(valueOf((schema['items'] ?? {}) as Json, name, ids), { maxLength: 4 })
    case 'object':
      return objectOf(schema, ids)
    default:
      return anything
  }
}

function objectOf(schema: Json, ids: readonly string[]): fc.Arbitrary<unknown> {
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Json>)
  const values = properties.map(([name, property]) => [name, valueOf(property, name, ids)] as const)
  return fc.record(Object.fromEntries(values), { requiredKeys: (schema['required'] ?? []) as string[] })
}

function numberOf({ minimum, maximum }: Json): fc.Arbitrary<unknown> {
  const min = typeof minimum === 'number' ? minimum : -1000
  const max = typeof maximum === 'number' ? maximum : 1000
  return fc.oneof(
    fc.constantFrom(min, max),
    fc.maxSafeInteger().map((number) => min + (Math.abs(number) % (max - min + 1))),
  )
}

function textOf({ format, pattern }: Json, name: string, ids: readonly string[]): fc.Arbitrary<unknown> {
  if (name === 'cursor') return CURSORS
  if (name === 'rrule') return fc.constantFrom(...RULES)
  if (format === 'uuid') return fc.oneof(fc.constantFrom(...ids), fc.uuid())
  if (format === 'date') return mostly(fc.constantFrom('1900-01-01', '2026-03-02', '2199-12-31'), DATES)
  if (format === 'date-time') return mostly(fc.constant('2026-03-02T09:00:00Z'), MOMENTS)
  if (format === 'email') return fc.emailAddress()
  if (typeof pattern === 'string' && pattern.includes('[01]\\d'))
    return fc.constantFrom('00:00', '09:30', '23:59')
  return mostly(fc.string({ minLength: 1, maxLength: 30 }), TEXTS)
}

function mostly(usual: fc.Arbitrary<string>, hostile: readonly string[]): fc.Arbitrary<string> {
  return fc.oneof({ weight: 12, arbitrary: usual }, { weight: 1, arbitrary: fc.constantFrom(...hostile) })
}
