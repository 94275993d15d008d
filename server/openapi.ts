import * as z from 'zod/mini'
import { ERROR_CODES } from '#shared/errors.ts'
import { PRODUCT_NAME, PRODUCT_VERSION } from '#shared/product.ts'
import { describedAuth } from '#server/auth/described.ts'
import { describedDevices } from '#server/auth/describedDevices.ts'
import { describedHealth } from '#server/health/described.ts'
import { answered, type Described, type DescribedSchema, type Operation } from '#server/http/described.ts'
import { describedProfile } from '#server/profile/described.ts'
import { describedProgress } from '#server/progress/described.ts'
import { describedEvents } from '#server/realtime/described.ts'
import { describedRest } from '#server/rest/described.ts'
import { describedTasks } from '#server/tasks/described.ts'

/** The parts of the API, in the order in which people read them. */
export const API: readonly Described[] = [
  describedTasks,
  describedProgress,
  describedProfile,
  describedEvents,
  describedAuth,
  describedDevices,
  describedRest,
  describedHealth,
]

type Json = Record<string, unknown>

/** The API's description in OpenAPI 3.1, made from the schemas that parse its requests and answers. */
export function openApiOf(api: readonly Described[] = API) {
  const schemas: Schemas = { Problem: answered(Problem) }
  for (const slice of api) Object.assign(schemas, slice.schemas)
  const paths: Record<string, Json> = {}
  for (const { tag, operations } of api) {
    for (const operation of operations) {
      const path = operation.path.replace(/:(\w+)/g, '{$1}')
      paths[path] = { ...paths[path], [operation.method]: describe(operation, tag, schemas) }
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
    tags: api.map(({ tag }) => ({ name: tag })),
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).map(([name, it]) => [name, jsonSchemaOf(it)])),
      securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
    security: [{ session: [] }],
  }
}

/** What every refusal looks like. */
const Problem = z.object({
  code: z.enum(ERROR_CODES),
  message: z.string(),
  details: z.optional(z.union([z.array(z.object({ field: z.string(), message: z.string() })), z.unknown()])),
})

type Schemas = Record<string, DescribedSchema>

function describe(operation: Operation, tag: string, schemas: Schemas): Json {
  const { path, summary, query, body, answers, contentType = 'application/json' } = operation
  const isChecked = body !== undefined || query !== undefined || path.includes(':')
  const known: Operation['answers'] = { ...answers }
  if (isChecked) known[400] ??= ['Something in the request is wrong', 'Problem']
  if (!operation.open) known[401] ??= ['No session', 'Problem']
  const content = (type: string, name: string) => ({
    [type]: { schema: { $ref: `#/components/schemas/${name}` } },
  })
  return {
    tags: [tag],
    summary,
    ...(operation.open && { security: [] }),
    parameters: [
      ...pathParameters(path),
      ...queryParameters(query === undefined ? undefined : schemas[query]),
    ],
    ...(body && { requestBody: { content: content('application/json', body) } }),
    responses: Object.fromEntries(
      Object.entries(known).map(([status, [description, name]]) => [
        status,
        {
          description,
          ...(name && { content: content(name === 'Problem' ? 'application/json' : contentType, name) }),
        },
      ]),
    ),
  }
}

function pathParameters(path: string): Json[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', format: 'uuid' },
  }))
}

function queryParameters(query: DescribedSchema | undefined): Json[] {
  if (!query) return []
  const { properties = {}, required = [] } = jsonSchemaOf(query) as { properties?: Json; required?: string[] }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

function jsonSchemaOf({ schema, side }: DescribedSchema): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: side, unrepresentable: 'any' })
  return rest
}
