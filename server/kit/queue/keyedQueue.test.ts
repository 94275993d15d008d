import { expect, test } from 'vitest'
import { createKeyedQueue } from './keyedQueue.ts'

test('one key has one piece of work at a time, in order, also after one has failed; other keys do not wait', async () => {
  const inOrder = createKeyedQueue<string>()
  const events: string[] = []
  const { promise: isOver, resolve: end } = Promise.withResolvers<undefined>()
  const first = inOrder('ann', async () => {
    events.push('first begins')
    await isOver
    throw new Error('failed')
  })
  const second = inOrder('ann', async () => events.push('second'))
  await inOrder('bob', async () => events.push('of another'))
  end(undefined)
  await expect(first).rejects.toThrow('failed')
  await second
  expect(events).toEqual(['first begins', 'of another', 'second'])
})

test('what is asked for after the first has ended waits for the second, which still runs', async () => {
  const inOrder = createKeyedQueue<string>()
  const events: string[] = []
  const { promise: isOver, resolve: end } = Promise.withResolvers<undefined>()
  const first = inOrder('ann', async () => events.push('first'))
  const second = inOrder('ann', async () => {
    await isOver
    events.push('second')
  })
  await first
  await Promise.resolve() // the queue forgets what is over a turn later
  const third = inOrder('ann', async () => events.push('third'))
  await new Promise(setImmediate)
  end(undefined)
  await Promise.all([second, third])
  expect(events).toEqual(['first', 'second', 'third'])
})

test('it answers what the work answers, and a key without work is free', async () => {
  const inOrder = createKeyedQueue<string>()
  expect(await inOrder('ann', async () => 1)).toBe(1)
  expect(await inOrder('ann', async () => 2)).toBe(2)
})
