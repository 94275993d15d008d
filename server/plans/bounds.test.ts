import { afterAll, expect, test } from 'vitest'
import { Availability, type TimeWindow } from '#shared/planning/availability.ts'
import { GoalUnderstanding } from '#shared/planning/goalAnswers.ts'
import { FreeTimePage } from '#shared/planning/placing/freeTime.ts'
import { read, startTestServer } from '#server/testing.ts'
import { statusAndBody } from '#server/testing/auth.ts'
import { setAvailability, workStep } from '#server/testing/plans.ts'

const TODAY = '2026-03-02'
const server = await startTestServer()
afterAll(server.close)

test('windows that touch become one', async () => {
  const ann = await server.signUp()
  const before = await read(Availability, ann.get('/api/availability'))
  const touching = [
    ['09:00', '12:00'],
    ['12:00', '17:00'],
    ['18:00', '24:00'],
  ]
  const exceptions = [{ date: TODAY, work: touching, personal: [] }]
  const work = before.work.map(() => touching)
  const after = await read(Availability, ann.put('/api/availability', { ...before, work, exceptions }))
  const joined = [
    ['09:00', '17:00'],
    ['18:00', '24:00'],
  ]
  expect(after.work).toEqual(before.work.map(() => joined))
  expect(after.exceptions).toEqual([{ date: TODAY, work: joined, personal: [] }])
})

test('work goes from its earliest hour of the week to its latest', async () => {
  const ann = await server.signUp()
  const before = await read(Availability, ann.get('/api/availability'))
  const work = [
    [],
    [
      ['10:00', '12:00'],
      ['13:00', '16:00'],
    ],
    [['07:30', '15:00']],
    [['11:00', '18:30']],
    [],
    [['09:00', '17:00']],
    [],
  ]
  await ann.put('/api/availability', { ...before, work })
  const between = async (text: string) => {
    const { understood } = await read(GoalUnderstanding, ann.post('/api/plans/understand', { text }))
    return understood.between
  }
  expect(await between('run before work')).toEqual(['05:00', '07:30'])
  expect(await between('run after work')).toEqual(['18:30', '24:00'])
})

test('a free time has half an hour where nothing else is asked, and up to a day', async () => {
  const ann = await server.signUp()
  const work: TimeWindow[] = [
    ['13:00', '13:30'],
    ['14:00', '14:29'],
  ]
  await setAvailability(ann, { work, personal: [], buffer_minutes: 0 })
  const address = `/api/free-time?from=${TODAY}&to=${TODAY}`
  const starts = async (more: string) =>
    (await read(FreeTimePage, ann.get(address + more))).items.map(({ start }) => start)
  expect(await starts('')).toEqual(['13:00'])
  expect(await starts('&minutes=1')).toEqual(['13:00', '14:00'])
  expect(await starts('&minutes=1440')).toEqual([])
  for (const minutes of [0, 1441]) expect((await ann.get(`${address}&minutes=${minutes}`)).status).toBe(400)
})

test('steps that would be split into more than 1,000 parts are refused', async () => {
  const ann = await server.signUp()
  await setAvailability(ann, {
    work: [['00:00', '24:00']],
    buffer_minutes: 0,
    daily_capacity: { work: null, personal: null },
    min_chunk: 15,
    max_chunk: 15,
  })
  const steps = Array.from({ length: 200 }, (_, at) => workStep(`s${at}`, 1440, { splittable: true }))
  const from = process.cpuUsage()
  const refused = await statusAndBody(ann.post('/api/plans', { steps, horizon_days: 366 }))
  const { user } = process.cpuUsage(from) // of this process, whose threads do the work: a crowded machine takes longer
  expect(user / 1000).toBeLessThan(2000)
  expect(refused).toMatchObject([
    400,
    { details: [{ field: 'steps', message: 'These steps would be split into more than 1000 parts' }] },
  ])
})

test('free time of today begins on the quarter of an hour, a quarter after the minute that runs or is over', async () => {
  const ann = await server.signUp()
  await setAvailability(ann, { work: [['00:00', '24:00']], buffer_minutes: 0 })
  const first = async () => {
    const { items } = await read(FreeTimePage, ann.get(`/api/free-time?from=${TODAY}&to=${TODAY}`))
    const [hour, minute] = (items[0]?.start ?? '').split(':').map(Number)
    return (hour ?? 0) * 60 + (minute ?? 0)
  }
  server.wait(900 - ((server.deps.now().getTime() / 1000) % 900))
  const onTheQuarter = await first()
  server.wait(1)
  expect(await first()).toBe(onTheQuarter + 15)
})
