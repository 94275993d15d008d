import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { aTask, startTestServer } from '#server/testing.ts'
import { createHub } from './hub.ts'

const server = await startTestServer()
afterAll(server.close)

test('while nothing happens the outbox is read once a poll, and without listeners not at all', async () => {
  const { db, deps } = server
  const ann = await server.signUp()
  let reads = 0
  const counted = {
    ...db,
    read: (...call: Parameters<typeof db.read>) => {
      reads += 1
      return db.read(...call)
    },
  } as typeof db
  const hub = createHub({ db: counted, log: deps.log, pollMs: 100 })
  expect(reads).toBe(0)

  const stop = await hub.listen(ann.id, { receive() {}, end() {} })
  const began = performance.now()
  await expect.poll(() => reads).toBeGreaterThan(3)
  const polls = (performance.now() - began) / 100
  expect(reads).toBeLessThan(polls + 5)

  stop()
  await sleep(200) // a reading that had begun
  const last = reads
  await ann.post('/api/tasks', aTask())
  await sleep(500)
  expect(reads).toBe(last)
  await hub.stop()
})

test('what this server commits is read at once, without waiting for the next poll', async () => {
  const ann = await server.signUp()
  const received: string[] = []
  const hub = createHub({ db: server.db, log: server.deps.log, pollMs: 3_600_000 })
  const listener = { receive: ({ user_id }: { user_id: string }) => received.push(user_id), end() {} }
  const stop = await hub.listen(ann.id, listener)
  expect(hub.streams()).toBe(1)
  await ann.post('/api/tasks', aTask())
  await expect.poll(() => received).toEqual([ann.id])
  stop()
  expect(hub.streams()).toBe(0)
  await hub.stop()
})
