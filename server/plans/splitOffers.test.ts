import { afterAll, expect, test } from 'vitest'
import { Plan, type PlanItem } from '#shared/planning/plan.ts'
import { read, startTestServer } from '#server/testing.ts'
import { propose, setAvailability } from '#server/testing/plans.ts'

// Monday 2 March 2026, 09:00.
const TODAY = '2026-03-02'
const server = await startTestServer()
afterAll(server.close)

const placeOf = ({ row }: PlanItem) => `${String(row?.['scheduled_date'])} ${String(row?.['scheduled_time'])}`

test('where only short places are free, a step that may be split is offered in several of them, and stays where one was moved', async () => {
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
  const longest = { ...step, title: 'Workshop', minutes: 90, splittable: false }
  const plan = await propose(ann, { steps: [step, longest] })
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
  const later = { id: taken.items[1]?.id, scheduled_time: '18:00' }
  await read(Plan, ann.patch(`/api/plans/${plan.id}`, { items: [later] }))
  const choices = [{ step: 's2', kind: 'drop' }]
  const stayed = await read(Plan, ann.post(`/api/plans/${plan.id}/offers`, { choices }))
  expect(stayed.items.map(placeOf)).toEqual([`${TODAY} 10:00`, `${TODAY} 14:00`, `${TODAY} 18:00`])
})

test('runs that are offered shorter say so in their titles and notes', async () => {
  const ann = await server.signUp()
  const text = 'Run a half marathon by 3 May 2026, 3 times a week for 45 minutes'
  await setAvailability(ann, { personal: [['06:00', '22:00']], daily_capacity: { work: 360, personal: 30 } })
  const { id, infeasible } = await propose(ann, { goal: { text } })
  const choices = [{ step: infeasible[0]?.step, kind: 'shorten' }]
  const { items } = await read(Plan, ann.post(`/api/plans/${id}/offers`, { choices }))
  expect(items.length).toBeGreaterThan(10)
  for (const { row, note, step } of items) {
    if (step === 'kickoff') continue
    expect(row?.['title']).toContain(`, ${String(row?.['estimated_duration'])} min`)
    expect(`${String(row?.['title'])} ${note}`).not.toMatch(/\b45 min/)
  }
})
