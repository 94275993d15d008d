import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Db } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import { inSlices, oneAtATime } from './inTurn.ts'

const DATABASE = {} as Db
const TRANSACTION = { changed: () => {} } as unknown as Db
const person = () => randomUUID() as UserId
const busy = (milliseconds: number) => {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

test('one thing at a time for a person, in order, also after one has failed; others do not wait', async () => {
  const [ann, bob] = [person(), person()]
  const done: string[] = []
  const { promise: isOver, resolve: end } = Promise.withResolvers<undefined>()
  const first = oneAtATime(DATABASE, ann, async () => {
    await isOver
    done.push('first')
    throw new Error('failed')
  })
  const second = oneAtATime(DATABASE, ann, async () => done.push('second'))
  await oneAtATime(DATABASE, bob, async () => done.push('of another'))
  await oneAtATime(TRANSACTION, ann, async () => done.push('inside a transaction'))
  end(undefined)
  await expect(first).rejects.toThrow('failed')
  await second
  expect(done).toEqual(['of another', 'inside a transaction', 'first', 'second'])
})

test('who used up their time waits until its time has come back', async () => {
  const ann = person()
  await oneAtATime(DATABASE, ann, async () => busy(800))
  const began = performance.now()
  await oneAtATime(DATABASE, ann, async () => {})
  expect(performance.now() - began).toBeGreaterThan(100)
})

test("others' work goes between slices, and results keep their order", async () => {
  let turns = 0
  const count = setInterval(() => (turns += 1), 0)
  const results = await inSlices([1, 2, 3, 4], (item) => {
    busy(3)
    return 2 * item
  })
  clearInterval(count)
  expect(results).toEqual([2, 4, 6, 8])
  expect(turns).toBeGreaterThan(1)
})
