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
