import { once } from 'node:events'
import pino from 'pino'
import { afterAll, expect, test } from 'vitest'
import { AppError } from '#shared/errors.ts'
import { understand } from '#shared/planning/understand.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import { computeInline } from './compute.ts'
import { createCompute, openPool, warmThreads } from './threads.ts'

const log = pino({ level: 'silent' })
const ANN = { id: 'ann' as UserId }
const BOB = { id: 'bob' as UserId }
const CONTEXT = { today: '2026-03-02', weekStart: 1 }

const hostile = openPool(new URL('../testing/hostileWorker.ts', import.meta.url), log)
afterAll(() => hostile.destroy())
const onHostile = createCompute({ log, pool: () => hostile, longestMs: 3000 })
const say = (person: { id: UserId }, text: string) => onHostile(person, 'understand', text, CONTEXT)

test('a function answers on a thread what it answers here', async () => {
  const compute = createCompute({ log })
  const asked = ['Learn piano every monday until may', CONTEXT] as const
  const here = understand(...asked)
  expect(await compute(ANN, 'understand', ...asked)).toEqual(here)
  expect(await computeInline(ANN, 'understand', ...asked)).toEqual(here)
})

test('threads are warm before somebody asks, and are those that answer then', async () => {
  const warnings: string[] = []
  await warmThreads(pino({ level: 'warn' }, { write: (line) => warnings.push(line) }))
  expect(warnings).toEqual([])
  const asked = ['Read 12 books next year', CONTEXT] as const
  expect(await createCompute({ log })(ANN, 'understand', ...asked)).toEqual(understand(...asked))
})

test('what is stuck is ended and answered 503 with a time to come back; others do not notice, and the next is served', async () => {
  const stuck = say(ANN, 'for ever')
  expect(await say(BOB, 'meanwhile')).toBe('meanwhile')
  const refusal: unknown = await stuck.catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(AppError)
  expect(refusal).toMatchObject({ code: 'unavailable', details: { retry_after: 30 } })
  expect(await say(ANN, 'again')).toBe('again')
})

test('what fills the memory of its thread is ended with it, and the server goes on', async () => {
  await expect(say(ANN, 'fill')).rejects.toMatchObject({ code: 'unavailable' })
  expect(await say(ANN, 'again')).toBe('again')
})

test('a refusal keeps its code, its sentence and its details', async () => {
  const refusal: unknown = await say(ANN, 'refuse').catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(AppError)
  expect(refusal).toMatchObject({ code: 'conflict', message: 'It is taken', details: { by: 'Ann' } })
})

test('a fault on a thread is a fault here, with its words for the log', async () => {
  await expect(say(ANN, 'fail')).rejects.toThrow('a fault')
  expect(await say(ANN, 'again')).toBe('again')
})

test('a thread that fails without work, as one whose work was given up, ends alone', async () => {
  const failed = once(hostile, 'error')
  expect(await say(ANN, 'fail later')).toBe('fail later')
  expect(await failed).toMatchObject([{ message: 'a late fault' }])
  expect(hostile.listenerCount('error')).toBe(1)
  expect(await say(ANN, 'again')).toBe('again')
})

test('one person has one thread at a time', async () => {
  const ended: string[] = []
  await Promise.all(['one', 'two', 'three'].map((text) => say(ANN, text).then(() => ended.push(text))))
  expect(ended).toEqual(['one', 'two', 'three'])
})

test('what is read for a function is read in its turn', async () => {
  const events: string[] = []
  const asked = (text: string) =>
    onHostile(ANN, 'understand', async () => {
      events.push(`reads ${text}`)
      return [text, CONTEXT]
    }).then(() => events.push(`has ${text}`))
  await Promise.all([asked('one'), asked('two')])
  expect(events).toEqual(['reads one', 'has one', 'reads two', 'has two'])
})

test('a reading that fails is a fault here, and the next has its turn', async () => {
  const failed = onHostile(ANN, 'understand', () => Promise.reject(new Error('no database')))
  await expect(failed).rejects.toThrow('no database')
  expect(await say(ANN, 'again')).toBe('again')
})

test('who asks for more than may wait is refused, and the others are not', async () => {
  const asked = Array.from({ length: 40 }, (_, number) =>
    say(ANN, String(number)).then(
      () => 'done',
      (error: unknown) => (error instanceof AppError ? error.code : error),
    ),
  )
  expect(await say(BOB, 'bob')).toBe('bob')
  const outcomes = await Promise.all(asked)
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(17)
  expect(outcomes.filter((outcome) => outcome === 'unavailable')).toHaveLength(23)
})
