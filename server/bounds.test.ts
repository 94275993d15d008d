import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { TOOLS } from './assistant/tools/tools.ts'
import { SLICES } from './slices.ts'

/** A JSON schema, as far as its bounds. */
type Schema = {
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  default?: unknown
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
}

/** All numbers of a schema by their fields: `limit 1..100 = 50`. */
function boundsOf(schema: z.core.$ZodType): string {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema
  return [...new Set(boundsIn(json, ''))].join(', ')
}

function boundsIn(schema: Schema, path: string): string[] {
  const { properties = {}, items, anyOf = [], oneOf = [] } = schema
  const least = numberOf(schema.minimum ?? schema.minLength ?? schema.minItems)
  const most = numberOf(schema.maximum ?? schema.maxLength ?? schema.maxItems)
  const usual = typeof schema.default === 'number' ? ` = ${schema.default}` : ''
  const own = `${least}..${most}${usual}`
  return [
    ...(own === '..' ? [] : [`${path} ${own}`]),
    ...Object.entries(properties).flatMap(([name, each]) => boundsIn(each, path ? `${path}.${name}` : name)),
    ...(items ? boundsIn(items, `${path}[]`) : []),
    ...[...anyOf, ...oneOf].flatMap((each) => boundsIn(each, path)),
  ]
}

const numberOf = (bound: number | undefined) =>
  bound === undefined || Math.abs(bound) >= Number.MAX_SAFE_INTEGER ? '' : String(bound)

/** What the assistant may say to its tools, apart from fields of tasks, goals and habits. */
const OF_TOOLS: Record<string, string> = {
  list_tasks: 'limit 1..50 = 20',
  find_free_time: 'minutes 1..1440 = 30, limit 1..50 = 20',
  get_plan_pattern: 'goal 1..2000',
  create_plan:
    'goal 1..200, phases ..10, phases[].title 1..200, phases[].focus 1..200, phases[].why 1..200, ' +
    'steps 1..200, steps[].key 1..64, steps[].minutes 15..1440, steps[].days 1..7, steps[].days[] 0..6, ' +
    'steps[].depends_on ..200, steps[].depends_on[] 1..64, steps[].xp_reward 1..1000 = 25, steps[].previous ..100, ' +
    'steps[].phase 0..9, steps[].note ..1000',
  reschedule_tasks: 'task_ids 1..200',
}

/** What may stand in the query of a call, where it is more than a page of 50 rows, at most 1000. */
const USUAL = 'limit 1..1000 = 50'
const UNUSUAL: Record<string, string> = {
  'get /api/free-time': `minutes 1..1440 = 30, ${USUAL}`,
  'get /api/imports': 'limit 1..1000 = 20',
  'get /api/plans': 'limit 1..1000 = 20',
  'get /api/receipts': `run_id ..100, ${USUAL}`,
  'get /api/reminders': 'limit 1..1000 = 100',
  'get /api/tasks': 'limit 1..1000 = 500',
  'get /api/threads': `query 1.., ${USUAL}`,
  'get /invitations/stop': 't ..200',
  'get /unsubscribe': 't ..200',
  'get /v1/threads/:thread/messages': 'limit 1..100 = 20',
  'get /v1/threads/:thread/runs': 'limit 1..100 = 20',
  'get /v1/threads/:thread/runs/:run/steps': 'limit 1..100 = 20',
  'post /invitations/stop': 't ..200',
  'post /unsubscribe': 't ..200',
}

test('a tool takes so many of a thing, and so much', () => {
  const bounds = TOOLS.filter(({ name }) => name in OF_TOOLS).map(({ name, schema }) => [
    name,
    boundsOf(schema),
  ])
  expect(Object.fromEntries(bounds)).toEqual(OF_TOOLS)
})

test('a page has 50 rows, and at most 1000, but for those that are longer or shorter', () => {
  const bounds = SLICES.flatMap(({ routes }) => routes).flatMap(({ method, path, query = {} }) => {
    const own = Object.values(query).map(boundsOf).join(', ')
    return own === '' ? [] : [[`${method} ${path}`, own]]
  })
  expect(Object.fromEntries(bounds.filter(([, own]) => own !== USUAL))).toEqual(UNUSUAL)
  expect(bounds.length).toBeGreaterThan(Object.keys(UNUSUAL).length + 20)
})
