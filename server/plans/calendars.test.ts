import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { anyCalendar, anySteps } from '#shared/planning/testing/anyCalendar.ts'
import type { Calendar } from '#shared/planning/placing/calendar.ts'
import { AnyPlan, Plan } from '#shared/planning/plan.ts'
import { brokenRules, type Stand } from '#shared/planning/testing/planningOracle.ts'
import type { Step } from '#shared/planning/placing/step.ts'
import { addDays, clockOf, daysBetween } from '#shared/time/civil.ts'
import { aTask, read, startTestServer } from '#server/testing.ts'

/** It is Monday 2 March 2026, 09:00. */
const TODAY = '2026-03-02'
const EARLIEST = { date: TODAY, time: '09:15' }
const server = await startTestServer()
afterAll(server.close)

const { PLANNING_RUNS } = process.env
const RUNS = PLANNING_RUNS ? { numRuns: Number(PLANNING_RUNS) / 100 } : { numRuns: 12, seed: 3 }
const CATEGORY = { work: 'work', personal: 'personal' } as const

function standsOf({ items }: AnyPlan): Stand[] {
  return items.map(({ step, row }) => ({
    key: step ?? '',
    date: String(row?.['scheduled_date']),
    time: String(row?.['scheduled_time']),
    minutes: Number(row?.['estimated_duration']),
  }))
}

/** A person with this calendar: some tasks are open, some done, some in the trash, and one repeats daily. */
async function personWith({ availability, tasks }: Calendar) {
  const ann = await server.signUp()
  expect((await ann.put('/api/availability', availability)).status).toBe(200)
  for (const [index, { id: _, ...task }] of tasks.entries()) {
    const row = aTask({ ...task, id: randomUUID() })
    await ann.post('/api/tasks', row)
    if (index % 4 === 1) await ann.act(row.id, 'complete')
    if (index % 4 === 2) await ann.delete(`/api/tasks/${row.id}`)
  }
  const daily = {
    scheduled_date: TODAY,
    scheduled_time: '12:00',
    estimated_duration: 30,
    category: 'work' as const,
  }
  await ann.post('/api/tasks', aTask({ ...daily, recurrence: { rrule: 'FREQ=DAILY', from: 'schedule' } }))
  return ann
}

/** What the planner has to go round, by the words of the contract. */
function seenBy(calendar: Calendar, to: string): Calendar {
  const open = calendar.tasks.filter((_, index) => index % 4 !== 1 && index % 4 !== 2)
  const days = Array.from({ length: daysBetween(TODAY, to) + 2 }, (_, day) => addDays(TODAY, day))
  const daily = days.map((scheduled_date) => ({
    id: `daily ${scheduled_date}`,
    scheduled_date,
    scheduled_time: clockOf(12 * 60),
    estimated_duration: 30,
    category: 'work' as const,
  }))
  return { ...calendar, from: TODAY, to, tasks: [...open, ...daily], busy: [], skipped: [] }
}

const asked = ({
  key,
  minutes,
  splittable,
  priority,
  hours,
  kind,
  days,
  not_before,
  deadline,
  ...step
}: Step) => ({
  key,
  title: key,
  minutes,
  splittable,
  priority,
  hours,
  category: CATEGORY[kind],
  days,
  not_before,
  deadline,
  preferred: step.preferred,
  depends_on: step.depends_on,
  previous: step.previous,
})

test('what the API proposes breaks no hard rule for anybody, and is the same each time', async () => {
  await fc.assert(
    fc.asyncProperty(anyCalendar, anySteps, async ({ calendar }, steps) => {
      const ann = await personWith(calendar)
      const horizon_days = daysBetween(calendar.from, calendar.to) + 1
      const request = { steps: steps.map((step) => asked(step)), horizon_days }
      const plan = await read(Plan, ann.post('/api/plans', request))
      const { min_chunk: min, max_chunk: max } = calendar.availability
      const seen = seenBy(calendar, addDays(TODAY, horizon_days - 1))
      const judged = { calendar: seen, earliest: EARLIEST, steps, chunks: { min, max } }
      expect(brokenRules(judged, standsOf(plan))).toEqual([])
      const again = await read(AnyPlan, ann.post('/api/plans?dry_run=true', request))
      expect(standsOf(again)).toEqual(standsOf(plan))
      const placed = new Set(plan.items.map(({ step }) => step))
      expect(plan.infeasible.map(({ step }) => step)).toEqual(
        steps.flatMap(({ key }) => (placed.has(key) ? [] : [key])),
      )
    }),
    RUNS,
  )
})
