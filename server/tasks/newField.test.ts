import { afterAll, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import type { TASK_FIELDS } from '#shared/tasks/fields.ts'

// An imaginary field, as a slice of tomorrow would add it: one entry in the list and one column. Nothing else names it.
vi.mock('#shared/tasks/fields.ts', async (importOriginal) => {
  const original = await importOriginal<{ TASK_FIELDS: typeof TASK_FIELDS }>()
  const schema = z.string().check(z.maxLength(20, 'A mood is short'))
  const mood = { schema, initial: 'calm', sql: 'text', label: 'Mood', repeats: true }
  return { ...original, TASK_FIELDS: { ...original.TASK_FIELDS, mood } }
})

// The files of a worker share their modules: those with this field are for this file alone.
vi.resetModules()
afterAll(() => vi.resetModules())
const { aTask, startTestServer } = await import('#server/testing.ts')
const { asOwner } = await import('#server/testing/database.ts')
const { applyChange, inverseOf, planned } = await import('#shared/tasks/change.ts')
const server = await startTestServer()
await asOwner(server.db, "alter table tasks add column mood text not null default 'calm'")
afterAll(server.close)

const Moody = z.looseObject({ id: z.string(), mood: z.string(), version: z.int() })
const Page = z.object({ items: z.array(Moody) })

test('a new field of the list is created, edited, repeated and told apart in a conflict', async () => {
  const ann = await server.signUp()
  const task = { ...aTask(), mood: 'wild' }
  expect(Moody.parse(await (await ann.post('/api/tasks', task)).json()).mood).toBe('wild')
  expect(Moody.parse(await (await ann.get(`/api/tasks/${task.id}`)).json()).mood).toBe('wild')

  const edited = Moody.parse(await (await ann.patch(`/api/tasks/${task.id}`, { mood: 'quiet' })).json())
  expect(edited.mood).toBe('quiet')
  const stale = await ann.patch(`/api/tasks/${task.id}`, { mood: 'loud', version: 1 })
  expect([stale.status, await stale.json()]).toMatchObject([409, { details: { mood: 'quiet' } }])
  expect((await ann.patch(`/api/tasks/${task.id}`, { mood: 'x'.repeat(21) })).status).toBe(400)

  const series = { ...aTask({ recurrence: { rrule: 'FREQ=DAILY', from: 'schedule' } }), mood: 'steady' }
  await ann.post('/api/tasks', series)
  await ann.patch(`/api/tasks/${series.id}?scope=all`, { mood: 'bold' })
  const { items } = Page.parse(await (await ann.get('/api/tasks?from=2026-03-03&to=2026-03-05')).json())
  expect(items.map(({ mood }) => mood)).toEqual(['bold', 'bold', 'bold'])
})

test('the rule of both sides carries it: planned, edited, undone', () => {
  const asked = { id: '0194f2a0-0000-7000-8000-000000000001', title: 'Run', mood: 'wild' }
  const task = planned(asked, 'ann', '2026-03-02T09:00:00Z')
  expect(task).toMatchObject({ mood: 'wild' })
  const patch: object = { mood: 'quiet' }
  const edit = { kind: 'edit', id: task.id, patch, scope: 'this', at: task.created_at } as const
  expect(applyChange([task], edit, { userId: 'ann' })).toMatchObject([{ mood: 'quiet' }])
  expect(inverseOf(edit, task)).toMatchObject({ patch: { mood: 'wild' } })
})
