import { afterAll, expect, test } from 'vitest'
import { Plan, type PlanItem } from '#shared/planning/plan.ts'
import { read, startTestServer } from '#server/testing.ts'
import { propose, setAvailability } from '#server/testing/plans.ts'

// Monday 2 March 2026, 09:00.
const TODAY = '2026-03-02'
const server = await startTestServer()
afterAll(server.close)

const placeOf = ({ row }: PlanItem) => `${String(row?.['scheduled_date'])} ${String(row?.['scheduled_time'])}`

test('where only short places are free, a step that may be split is offered in several of them', async () => {
  const ann = await server.signUp()
  await setAvailability(ann, {
    work: [
      ['10:00', '11:00'],
      ['12:00', '13:00'],
      ['14:00', '15:00'],
    ],
    personal: [],
    daily_capacity: { work: null, personal: null },
  })
  const step = {
    title: 'Report',
    minutes: 240,
    category: 'work',
    hours: 'work',
    splittable: true,
    deadline: TODAY,
  }
  const plan = await propose(ann, { steps: [step] })
  expect(plan.infeasible[0]?.offers[0]).toEqual({ kind: 'shorten', minutes: 180 })
  const taken = await read(
    Plan,
    ann.post(`/api/plans/${plan.id}/offers`, { choices: [{ step: 's1', kind: 'shorten' }] }),
  )
  expect(taken.items.map((item) => `${placeOf(item)} ${item.part?.number}/${item.part?.of}`)).toEqual([
    `${TODAY} 10:00 1/3`,
    `${TODAY} 12:00 2/3`,
    `${TODAY} 14:00 3/3`,
  ])
})
