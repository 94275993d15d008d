import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { AppError } from '#shared/errors.ts'
import { type Admitted, ALLOWANCES, createAdmission, MAX_HELD } from './admission.ts'

const { burst, perSecond, inFlight, waiting } = ALLOWANCES.person

function aGate() {
  const clock = { ms: 0 }
  const admission = createAdmission(true, () => clock.ms, 0)
  const enter = (key: string, cost = 1) => admission.enter('person', key, cost)
  const refusal = async (key: string, cost = 1): Promise<AppError | null> => {
    try {
      await Promise.race([enter(key, cost), sleep(20)])
      return null
    } catch (error) {
      return error instanceof AppError ? error : null
    }
  }
  return { clock, enter, refusal }
}

test('a budget is spent, refuses with the seconds to wait, and comes back with time', async () => {
  const { clock, enter, refusal } = aGate()
  for (let spent = 0; spent < burst; spent += 20) (enter('ann', 20) as Admitted).leave()
  expect(await refusal('ann', 2)).toMatchObject({ code: 'rate_limited', details: { retry_after: 1 } })
  expect(await refusal('bob')).toBe(null)
  clock.ms += 500
  expect(await refusal('ann', perSecond / 2)).toBe(null)
  expect(await refusal('ann')).toMatchObject({ code: 'rate_limited' })
  clock.ms += 3_600_000
  for (let spent = 0; spent < burst; spent += 20) (enter('ann', 20) as Admitted).leave()
  expect(await refusal('ann')).not.toBe(null)
})

test('long answers are paid for afterwards', async () => {
  const { enter, refusal } = aGate()
  for (let answers = 0; answers * 128 < burst; answers += 1) (enter('ann', 0) as Admitted).leave(1_048_576)
  expect(await refusal('ann')).toMatchObject({ code: 'rate_limited' })
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
  expect(await refusal('ann')).toMatchObject({ code: 'rate_limited' })
  expect(enter('bob')).not.toBeInstanceOf(Promise)
  expect(order).toEqual([])
  first[0]?.leave()
  first[0]?.leave() // leaving twice frees one place
  await Promise.all(later)
  expect(order).toEqual(later.map((_, number) => number))
  expect(enter('ann')).not.toBeInstanceOf(Promise)
  expect(enter('ann')).toBeInstanceOf(Promise)
})

test('the server takes so many at once of all callers', async () => {
  const { enter, refusal } = aGate()
  for (let person = 0; person < 512 / inFlight; person += 1)
    for (let request = 0; request < inFlight; request += 1) void enter(`person ${person}`)
  expect(await refusal('one more')).toMatchObject({ code: 'unavailable' })
})

test('callers that ask for nothing are forgotten, those with a request under way are not', () => {
  const { enter } = aGate()
  for (let request = 0; request < inFlight; request += 1) void enter('busy')
  for (let number = 0; number < 50_000; number += 1) (enter(`caller ${number}`) as Admitted).leave()
  expect(enter('busy')).toBeInstanceOf(Promise)
})

test('a refusal is held, so that asking again at once is slow', async () => {
  const admission = createAdmission(true, () => 0, 50)
  const began = performance.now()
  await expect(admission.enter('person', 'ann', burst + 1)).rejects.toMatchObject({ code: 'rate_limited' })
  expect(performance.now() - began).toBeGreaterThan(45)
})

test('refusals are held, but not more than there is room for', async () => {
  const admission = createAdmission(true, () => 0, 60_000)
  const order: string[] = []
  const refuse = async (name: string) => {
    await Promise.resolve(admission.enter('person', name, burst + 1)).catch(() => order.push(name))
  }
  for (let number = 0; number < MAX_HELD; number += 1) void refuse('held')
  await refuse('one too many')
  expect(order).toEqual(['one too many'])
})
