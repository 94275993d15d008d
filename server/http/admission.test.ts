import { expect, test } from 'vitest'
import { AppError } from '#shared/errors.ts'
import { type Admitted, ALLOWANCES, createAdmission } from './admission.ts'

const { burst, perSecond, inFlight, waiting } = ALLOWANCES.person

function aGate() {
  const clock = { ms: 0 }
  const admission = createAdmission(true, () => clock.ms)
  const enter = (key: string, cost = 1) => admission.enter('person', key, cost)
  const refusal = (key: string, cost = 1): AppError | null => {
    try {
      void enter(key, cost)
      return null
    } catch (error) {
      return error instanceof AppError ? error : null
    }
  }
  return { clock, enter, refusal }
}

test('a budget is spent, refuses with the seconds to wait, and comes back with time', () => {
  const { clock, enter, refusal } = aGate()
  for (let spent = 0; spent < burst; spent += 20) (enter('ann', 20) as Admitted).leave()
  expect(refusal('ann', 2)).toMatchObject({ code: 'rate_limited', details: { retry_after: 1 } })
  expect(refusal('bob')).toBe(null)
  clock.ms += 500
  expect(refusal('ann', perSecond / 2)).toBe(null)
  expect(refusal('ann')).toMatchObject({ code: 'rate_limited' })
  clock.ms += 3_600_000
  for (let spent = 0; spent < burst; spent += 20) (enter('ann', 20) as Admitted).leave()
  expect(refusal('ann')).not.toBe(null)
})

test('long answers are paid for afterwards', () => {
  const { enter, refusal } = aGate()
  for (let answers = 0; answers * 128 < burst; answers += 1) (enter('ann', 0) as Admitted).leave(1_048_576)
  expect(refusal('ann')).toMatchObject({ code: 'rate_limited' })
})

test('a few requests of a person are worked on at once, the next wait in their order, and too many are refused', async () => {
  const { enter, refusal } = aGate()
  const first = Array.from({ length: inFlight }, () => enter('ann') as Admitted)
  const order: number[] = []
  const later = Array.from({ length: waiting }, async (_, number) => {
    const { leave } = await enter('ann')
    order.push(number)
    leave()
  })
  expect(refusal('ann')).toMatchObject({ code: 'rate_limited' })
  expect(enter('bob')).not.toBeInstanceOf(Promise)
  expect(order).toEqual([])
  first[0]?.leave()
  first[0]?.leave() // leaving twice frees one place
  await Promise.all(later)
  expect(order).toEqual(later.map((_, number) => number))
  expect(enter('ann')).not.toBeInstanceOf(Promise)
  expect(enter('ann')).toBeInstanceOf(Promise)
})

test('the server takes so many at once of all callers', () => {
  const { enter, refusal } = aGate()
  for (let person = 0; person < 64; person += 1)
    for (let request = 0; request < 8; request += 1) void enter(`person ${person}`)
  expect(refusal('one more')).toMatchObject({ code: 'unavailable' })
})

test('callers that ask for nothing are forgotten, those with a request under way are not', () => {
  const { enter } = aGate()
  for (let request = 0; request < inFlight; request += 1) void enter('busy')
  for (let number = 0; number < 50_000; number += 1) (enter(`caller ${number}`) as Admitted).leave()
  expect(enter('busy')).toBeInstanceOf(Promise)
})
