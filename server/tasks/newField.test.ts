import { afterAll, expect, test, vi } from 'vitest'
import type { Task } from '#shared/tasks/task.ts'
import type { WithMood } from '#shared/tasks/testing/newField.ts'

vi.mock('#shared/tasks/fields.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('#shared/tasks/fields.ts')>()
  const { MOOD } = await import('#shared/tasks/testing/newField.ts')
  return { ...original, TASK_FIELDS: { ...original.TASK_FIELDS, mood: MOOD } }
})

// The files of a worker share their modules: those with this field are for this file alone.
vi.resetModules()
afterAll(() => vi.resetModules())
const { aTask, startTestServer } = await import('#server/testing.ts')
const { asOwner } = await import('#server/testing/database.ts')
const { applyChange, inverseOf, planned } = await import('#shared/tasks/change.ts')
const { formOf, newTaskFrom, patchFrom } = await import('#shared/tasks/form.ts')
const { Task: TaskSchema, TaskPage } = await import('#shared/tasks/task.ts')
const server = await startTestServer()
await asOwner(server.db, "alter table tasks add column mood text not null default 'calm'")
afterAll(server.close)

/** An answer as the browser takes it: the schema keeps what it names, and nothing else. */
const read = async (answer: Response) => TaskSchema.parse(await answer.json()) as Task & WithMood
const readMoods = async (answer: Response) =>
  TaskPage.parse(await answer.json()).items.map((task) => (task as Task & WithMood).mood)

test('a new field of the list is created, edited, repeated and told apart in a conflict', async () => {
  const ann = await server.signUp()
  const task = { ...aTask(), mood: 'wild' }
  expect((await read(await ann.post('/api/tasks', task))).mood).toBe('wild')
  expect((await read(await ann.get(`/api/tasks/${task.id}`))).mood).toBe('wild')

  const edited = await read(await ann.patch(`/api/tasks/${task.id}`, { mood: 'quiet' }))
  expect(edited.mood).toBe('quiet')
  const stale = await ann.patch(`/api/tasks/${task.id}`, { mood: 'loud', version: 1 })
  expect([stale.status, await stale.json()]).toMatchObject([409, { details: { mood: 'quiet' } }])
  expect((await ann.patch(`/api/tasks/${task.id}`, { mood: 'x'.repeat(21) })).status).toBe(400)

  const series = { ...aTask({ recurrence: { rrule: 'FREQ=DAILY', from: 'schedule' } }), mood: 'steady' }
  await ann.post('/api/tasks', series)
  await ann.patch(`/api/tasks/${series.id}?scope=all`, { mood: 'bold' })
  const week = await ann.get('/api/tasks?from=2026-03-03&to=2026-03-05')
  expect(await readMoods(week)).toEqual(['bold', 'bold', 'bold'])
})

test('its value goes from the answer into the form, and what is typed there back to the server', async () => {
  const ann = await server.signUp()
  const task = await read(await ann.post('/api/tasks', { ...aTask(), mood: 'wild' }))
  const form = formOf(task)
  expect(form).toMatchObject({ mood: 'wild' })
  expect(patchFrom(form, task)).toBe(null)
  const edited = { ...form, mood: 'quiet' }
  const patch = patchFrom(edited, task)
  expect(patch).toEqual({ mood: 'quiet' })
  expect((await read(await ann.patch(`/api/tasks/${task.id}`, patch ?? {}))).mood).toBe('quiet')
  const copy = { ...newTaskFrom(form), id: aTask().id }
  expect((await read(await ann.post('/api/tasks', copy))).mood).toBe('wild')
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
