import { afterAll, expect, test } from 'vitest'
import { TASK_LIMITS } from '#shared/tasks/limits.ts'
import { type Task, TaskPage } from '#shared/tasks/task.ts'
import { aTask, startTestServer } from '#server/testing.ts'

const server = await startTestServer()
afterAll(server.close)

const MEBIBYTE = 1_048_576
const COUNT = 60
const dates = [1, 2, 3, 4, 5, 6].map((day) => `2026-03-0${day}`)

type Person = Awaited<ReturnType<typeof server.signUp>>

/** Reads a list to its end, as the browser does. */
async function readAll(ann: Person, query: string) {
  const pages: { bytes: number; tasks: Task[] }[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const text: string = await (
      await ann.get(`/api/tasks?${query}&limit=1000${cursor && `&cursor=${cursor}`}`)
    ).text()
    const page = TaskPage.parse(JSON.parse(text))
    pages.push({ bytes: Buffer.byteLength(text), tasks: page.items })
    cursor = page.next_cursor
  }
  return pages
}

test.each([
  ['ASCII', 'x'.repeat(TASK_LIMITS.description)],
  ['wide characters', '日'.repeat(TASK_LIMITS.description)],
  ['quotes and lines', '"\n'.repeat(TASK_LIMITS.description / 2 - 1)],
])(
  'a list of long texts comes in pages of at most 1 MiB, in order and complete: %s',
  async (_, description) => {
    const ann = await server.signUp()
    for (let number = 0; number < COUNT; number += 1)
      await ann.post(
        '/api/tasks',
        aTask({ description: `${description.slice(0, -2)}.`, scheduled_date: dates[number % 6] ?? null }),
      )
    await ann.post('/api/tasks', aTask({ title: 'Short', scheduled_date: '2026-03-07' }))

    const pages = await readAll(ann, 'from=2026-03-01&to=2026-03-31')
    expect(pages.length).toBeGreaterThan(1)
    for (const { bytes, tasks } of pages) {
      expect(bytes).toBeLessThanOrEqual(MEBIBYTE)
      expect(tasks.length).toBeGreaterThan(0)
    }
    const all = pages.flatMap(({ tasks }) => tasks)
    expect(new Set(all.map(({ id }) => id)).size).toBe(COUNT + 1)
    const order = all.map(({ scheduled_date: date }) => date ?? '')
    expect(order).toEqual(order.toSorted((one, other) => one.localeCompare(other)))
  },
)

test('also what a search finds', async () => {
  const ann = await server.signUp()
  const description = 'x'.repeat(TASK_LIMITS.description)
  for (let number = 0; number < COUNT; number += 1)
    await ann.post(
      '/api/tasks',
      aTask({ title: 'Searched', description, scheduled_date: dates[number % 6] ?? null }),
    )
  const pages = await readAll(ann, 'query=searched')
  expect(pages.length).toBeGreaterThan(1)
  expect(new Set(pages.flatMap(({ tasks }) => tasks.map(({ id }) => id))).size).toBe(COUNT)
})

test('also the tray and the trash', async () => {
  const ann = await server.signUp()
  for (let number = 0; number < 30; number += 1) {
    const task = aTask({
      description: 'x'.repeat(TASK_LIMITS.description),
      scheduled_date: null,
      scheduled_time: null,
    })
    await ann.post('/api/tasks', task)
  }
  const tray = await readAll(ann, 'trash=false')
  expect(tray.map(({ tasks }) => tasks.length)).toEqual([25, 5])
  for (const { tasks } of tray) for (const { id } of tasks) await ann.delete(`/api/tasks/${id}`)
  expect((await readAll(ann, 'trash=true')).map(({ tasks }) => tasks.length)).toEqual([25, 5])
})

test('of small tasks a page holds as many as it was asked for', async () => {
  const ann = await server.signUp()
  for (let number = 0; number < 7; number += 1) await ann.post('/api/tasks', aTask())
  const page = async (limit: number) =>
    TaskPage.parse(await (await ann.get(`/api/tasks?from=2026-03-01&to=2026-03-31&limit=${limit}`)).json())
  expect([(await page(3)).items.length, (await page(3)).next_cursor !== null]).toEqual([3, true])
  expect([(await page(7)).items.length, (await page(7)).next_cursor]).toEqual([7, null])
  expect([(await page(8)).items.length, (await page(8)).next_cursor]).toEqual([7, null])
})
