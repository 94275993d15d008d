import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '#server/testing.ts'
import { batched } from './batched.ts'

const server = await startTestServer()
afterAll(server.close)

const SHARE = `
  select n::int, 60 / part as share, count(*) over ()::int as callers
  from unnest($1::uuid[], $2::int[]) with ordinality as asked (user_id, part, n)`
type Share = { n: number; share: number; callers: number }
const share = (person: string, part: number) => batched<Share>(server.db, SHARE, [person, part])

test('what several people ask at once is one statement, and each gets the own answer', async () => {
  const answers = await Promise.all([1, 2, 3, 4, 5].map((part) => share(randomUUID(), part)))
  expect(answers.map((answer) => answer?.share)).toEqual([60, 30, 20, 15, 12])
  expect(answers.map((answer) => answer?.callers)).toEqual([5, 5, 5, 5, 5])
})

test('a hundred at once are one statement, the next one is another', async () => {
  const answers = await Promise.all(Array.from({ length: 101 }, () => share(randomUUID(), 1)))
  expect(answers.map((answer) => answer?.callers)).toEqual([...Array<number>(100).fill(100), 1])
})

test('nobody has two parts in one run', async () => {
  const [ann, ben] = [randomUUID(), randomUUID()]
  const answers = await Promise.all([share(ann, 1), share(ann, 2), share(ben, 3)])
  expect(answers.map((answer) => [answer?.share, answer?.callers])).toEqual([
    [60, 2],
    [30, 1],
    [20, 2],
  ])
})

test('nobody answers for what another one asked', async () => {
  const outcomes = await Promise.allSettled([1, 0, 3].map((part) => share(randomUUID(), part)))
  expect(outcomes.map((outcome) => outcome.status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

test('a caller without a row is told so', async () => {
  const text = 'select n::int from unnest($1::uuid[]) with ordinality as asked (user_id, n) where n <> 1'
  expect(await batched(server.db, text, [randomUUID()])).toBeUndefined()
})
