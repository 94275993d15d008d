import * as z from 'zod/mini'
import { PRODUCT_NAME, PRODUCT_VERSION } from '#shared/product.ts'
import { nextMacrotask } from '#server/kit/db/nextMacrotask.ts'
import { PROBLEM } from '#server/kit/http/problem.ts'
import type { Answers, Named, Route } from '#server/kit/http/route.ts'
import type { Slice } from '#server/kit/http/slice.ts'
import { describeOff } from '#server/progress/withoutGamification.ts'

type Json = Record<string, unknown>
/** `input` for what clients send, where defaults may be left out; `output` for what they get. */
type Side = 'input' | 'output'

/**
 * The API's description in OpenAPI 3.1, made from the declarations that mount it. All of it takes a tenth of a second, so other
 * requests get their turn between the slices.
 */
export async function openApiOf(slices: readonly Slice[]) {
  const schemas = new Map<string, Json>()
  const refer = (named: Named, side: Side): Json => {
    const [[name, schema] = []] = Object.entries(named)
    if (name === undefined || !schema) throw new Error('A schema needs a name')
    schemas.set(name, jsonSchemaOf(schema, side))
    return { $ref: `#/components/schemas/${name}` }
  }
  refer(PROBLEM, 'output')
  const paths: Record<string, Json> = {}
  for (const { tag, routes } of slices) {
    await nextMacrotask()
    for (const route of routes) {
      const path = route.path.replace(/:(\w+)/g, '{$1}')
      paths[path] = { ...paths[path], [route.method]: operationOf(route, tag, refer) }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: PRODUCT_NAME,
      version: PRODUCT_VERSION,
      description:
        'Dates are local to the person, moments are ISO 8601 in UTC, durations minutes unless named.',
    },
    tags: slices.map(({ tag }) => ({ name: tag })),
    paths,
    components: {
      schemas: Object.fromEntries(schemas),
      securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
    security: [{ session: [] }],
  }
}

/** What an operation may answer, with the refusals that follow from its declaration. */
export function answersOf({ path, query, headers, body, who, sees, isFor, answers }: Route): Answers {
  const isChecked = body !== undefined || query !== undefined || headers !== undefined || path.includes(':')
  const implied: Answers = {}
  if (isChecked) implied[400] = ['Something in the request is wrong', PROBLEM]
  if (who.who !== 'anyone') implied[401] = ['No session', PROBLEM]
  if (sees ?? isFor) implied[404] = ['There is no such thing for the caller', PROBLEM]
  return { ...implied, ...answers }
}

function operationOf(route: Route, tag: string, refer: (named: Named, side: Side) => Json): Json {
  const { path, summary, who, scope, cost, cors, sees, contentType = 'application/json' } = route
  const body = route.describedBody ?? route.body
  const contentOf = (named: Named, side: Side, type = 'application/json') => ({
    [type]: { schema: refer(named, side) },
  })
  if (route.query) refer(route.query, 'input')
  if (route.headers) refer(route.headers, 'input')
  return {
    tags: [tag],
    summary,
    ...(who.who === 'anyone' && { security: [] }),
    'x-who': who.who,
    ...(who.proof && { 'x-proof': 'recent' }),
    'x-scope': scope,
    ...(sees && { 'x-sees': sees.kind }),
    'x-cost': cost,
    'x-cors': cors ?? 'closed',
    parameters: [
      ...pathParameters(path, route.params),
      ...parametersIn('query', route.query),
      ...parametersIn('header', route.headers),
    ],
    ...(body && { requestBody: { content: contentOf(body, 'input') } }),
    responses: Object.fromEntries(
      Object.entries(answersOf(route)).map(([status, [description, named]]) => {
        const type = named === PROBLEM ? 'application/json' : contentType
        return [status, { description, ...(named && { content: contentOf(named, 'output', type) }) }]
      }),
    ),
  }
}

/** What the parameters of paths look like, by their names. */
const FORMATS: Record<string, Json> = { id: { format: 'uuid' }, date: { format: 'date' } }

/** @param params what they must be, where the operation says so itself */
function pathParameters(path: string, params: z.ZodMiniType | undefined): Json[] {
  const { properties = {} } = (params ? jsonSchemaOf(params, 'input') : {}) as {
    properties?: Record<string, Json>
  }
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', ...(name !== undefined && isKnown(properties[name]) && FORMATS[name]) },
  }))
}

/** An id that says of itself what it is is no UUID unless it says so. */
function isKnown(own: Json | undefined): boolean {
  return own === undefined || 'format' in own
}

function parametersIn(place: 'query' | 'header', named: Named | undefined): Json[] {
  const [schema] = Object.values(named ?? {})
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchemaOf(schema, 'input') as {
    properties?: Json
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property,
  }))
}

function jsonSchemaOf(schema: z.ZodMiniType, side: Side): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io: side,
    unrepresentable: 'any',
    override: describeOff,
  })
  return rest
}
