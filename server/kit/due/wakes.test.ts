import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDue, type Due } from './due.ts'

const NEVER_MS = 1_000_000
let due: Due
let looks: PromiseWithResolvers<void>[]

/** Looks that are counted, of which each is answered when the test says so. */
beforeEach(() => {
  due = createDue()
  looks = []
  due.start(async () => {
    const answer = Promise.withResolvers<void>()
    looks.push(answer)
    await answer.promise
    return []
  }, NEVER_MS)
})

afterEach(async () => {
  for (const answer of looks) answer.resolve()
  await due.stop()
})

const turn = () => new Promise((resolve) => setImmediate(resolve))

test('wakes during a look are followed by one more look', async () => {
  due.wake()
  due.wake()
  looks[0]?.resolve()
  await turn()
  expect(looks).toHaveLength(2)
  looks[1]?.resolve()
  await turn()
  expect(looks).toHaveLength(2)
})

// The end of a look takes some microtasks, and a wake that came between two of them waited for the next poll.
test.each(Array.from({ length: 16 }, (_, ticks) => ticks))(
  'a wake %i microtasks after a look was answered is not lost',
  async (ticks) => {
    due.wake()
    looks[0]?.resolve()
    await turn()
    looks[1]?.resolve()
    for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve()
    due.wake()
    looks.at(-1)?.resolve()
    await turn()
    expect(looks).toHaveLength(3)
  },
)
