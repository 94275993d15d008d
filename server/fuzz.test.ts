import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Habit } from '#shared/habits/habit.ts'
import { Task } from '#shared/tasks/task.ts'
import { SLICES } from '#server/slices.ts'
import { aTask, read, startTestServer } from '#server/testing.ts'
import { hostileRequests, OPERATIONS } from '#server/testing/hostileRequests.ts'
import { repeat } from '#server/testing/series.ts'

const server = await startTestServer()
afterAll(server.close)

/** Requests of each operation. A merge tries the same ones each time; `FUZZ_RUNS=600` tries as many new ones. */
const { FUZZ_RUNS } = process.env
const RUNS = FUZZ_RUNS ? { numRuns: Number(FUZZ_RUNS) } : { numRuns: 12, seed: 1 }
const LARGEST_INT = 2 ** 31 - 1

test.each(OPERATIONS.map((operation) => [`${operation.method} ${operation.path}`, operation] as const))(
  'whatever is sent to %s, the answer is no failure of the server',
  async (_name, operation) => {
    const ann = await server.signUp()
    const task = await read(Task, ann.post('/api/tasks', aTask()))
    const series = await repeat(ann, 'FREQ=DAILY')
    const habit = await read(Habit, ann.post('/api/habits', { name: 'Read', kind: 'count', target: 5 }))
    const headers = { authorization: `Bearer ${ann.token}` }
    await fc.assert(
      fc.asyncProperty(
        hostileRequests(operation, [task.id, series.id, habit.id]),
        async ({ path, type, body }) => {
          const answer = await server.app.request(path, {
            method: operation.method,
            headers: { ...headers, ...(body !== undefined && { 'content-type': type }) },
            ...(body !== undefined && { body }),
          })
          const isStream = answer.headers.get('content-type')?.includes('event-stream')
          const text = isStream ? '' : await answer.text()
          if (isStream) await answer.body?.cancel()
          expect([answer.status, text]).toEqual([expect.toSatisfy(isNoFailure(text)), text])
        },
      ),
      RUNS,
    )
    for (const list of ['/api/tasks?from=2026-02-01&to=2026-04-30', '/api/habits', '/api/habits/stats'])
      expect([200, 401]).toContain((await ann.get(list)).status) // what was accepted does not break the lists; the session may have been ended
  },
)

/** A service that the operator has not set up is no failure. */
const isNoFailure = (text: string) => (status: number) =>
  status < 500 || (status === 503 && text.includes('"not_configured"'))

test('every whole number that clients send fits into its column', () => {
  const unbounded: string[] = []
  for (const { method, path, body, describedBody, query } of SLICES.flatMap(({ routes }) => routes)) {
    for (const schema of [body, describedBody, query].flatMap((named) => Object.values(named ?? {})))
      JSON.stringify(
        z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }),
        (name, value: unknown) => {
          if (isUnbounded(value)) unbounded.push(`${method} ${path} ${name}`)
          return value
        },
      )
  }
  expect(unbounded).toEqual([])
})

function isUnbounded(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null || !('type' in schema)) return false
  if ('enum' in schema || (schema.type !== 'integer' && schema.type !== 'number')) return false
  const { minimum = -Infinity, maximum = Infinity } = schema as { minimum?: number; maximum?: number }
  return minimum < -LARGEST_INT - 1 || maximum > LARGEST_INT
}
