import { afterAll, expect, inject, test, vi } from 'vitest'
import { aTask, startTestServer } from '#server/testing.ts'
import type { TestPerson } from '#server/testing/people.ts'
import { createTask, nextOf, remind } from '#server/testing/reminders.ts'

const server = await startTestServer()
afterAll(server.close)

/** Somebody whose day counts already, so that a completion is written together with other people's. */
async function withStreak() {
  const ann = await server.signUp()
  const first = aTask()
  await ann.post('/api/tasks', first)
  await ann.act(first.id, 'complete')
  return ann
}

const momentsOf = async ({ id }: TestPerson) =>
  (
    await server.db.query<{ subject: string }>(
      `select subject from due_moments where owner_id = $1 and kind = 'reminder'`,
      [id],
    )
  ).map(({ subject }) => subject)

test('a completion ends the reminders of its task, and of no other, and names them', async () => {
  const ann = await withStreak()
  const [task, other] = [await createTask(ann), await createTask(ann)]
  const ended = [await remind(ann, task), await remind(ann, task, { minutes_before: 20 })]
  const left = await remind(ann, other)
  expect((await ann.act(task.id, 'complete')).status).toBe(200)
  for (const reminder of ended) expect(await nextOf(ann, reminder)).toBeNull()
  expect(await nextOf(ann, left)).toBe('2026-03-02T11:50:00.000Z')
  expect(await momentsOf(ann)).toEqual([left.id])
  const [said] = await server.db.query<{ changes: { table: string; id: string }[] }>(
    'select changes from outbox where user_id = $1 order by change_no desc limit 1',
    [ann.id],
  )
  const named = said?.changes.flatMap(({ table, id }) => (table === 'reminders' ? [id] : []))
  expect(named?.toSorted()).toEqual(ended.map(({ id }) => id).toSorted())
  await ann.act(task.id, 'uncomplete')
  for (const reminder of ended) expect(await nextOf(ann, reminder)).not.toBeNull()
  expect(await momentsOf(ann)).toHaveLength(3)
})

test('who has reminders completes in no transaction of their own', async () => {
  const ann = await withStreak()
  const task = await createTask(ann)
  await remind(ann, task)
  const { transaction } = server.db
  let transactions = 0
  server.db.transaction = (work) => ((transactions += 1), transaction(work))
  await ann.act(task.id, 'complete')
  server.db.transaction = transaction
  expect(transactions).toBe(0)
})

// PGlite has one connection, so nothing happens meanwhile.
test.skipIf(inject('pgliteTemplate') !== null)(
  'a reminder that is made after the completion began and before it has the lock comes no more',
  async () => {
    const ann = await withStreak()
    await remind(ann, await createTask(ann))
    const task = await createTask(ann)
    const { query } = server.db
    server.db.query = (text, values) => query(slowly(text), values)
    const completed = ann.act(task.id, 'complete')
    await vi.waitFor(async () => expect(await query(ASLEEP)).toHaveLength(1), { timeout: 10_000 })
    const made = await remind(ann, task)
    expect((await completed).status).toBe(200)
    server.db.query = query
    expect(await nextOf(ann, made)).toBeNull()
    expect(await momentsOf(ann)).toHaveLength(1)
  },
)

/** The batched completion, with a second between its beginning and the lock of the person. */
const slowly = (text: string) =>
  text.replace(/with asked as \(\s+select \* from/, 'with asked as (select a.* from pg_sleep(1),')

const ASLEEP = `select from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()`
