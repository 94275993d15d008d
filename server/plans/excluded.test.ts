import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { AnyPlan, AcceptedPlan, Plan, PlanPage } from '#shared/planning/plan.ts'
import { plannedInSpiteOf } from '#shared/planning/testing/exclusionsOracle.ts'
import { TaskPage } from '#shared/tasks/task.ts'
import { addDays } from '#shared/time/civil.ts'
import { WEEKDAY_NAMES } from '#shared/time/names.ts'
import { read, startTestServer } from '#server/testing.ts'
import { propose, setAvailability } from '#server/testing/plans.ts'
import type { TestPerson } from '#server/testing/people.ts'

// Monday 2 March 2026, 09:00.
const TODAY = '2026-03-02'
const DAY = 24 * 60 * 60
const server = await startTestServer({ settings: { ACCESS_TOKEN_TTL: 31_536_000 } })
afterAll(server.close)

const KINDS = ['learn Spanish', 'run a half marathon', 'find a new job', 'write a novel', 'learn the guitar']
const PARTS = { 'in the morning': ['05:00', '12:00'], 'in the evening': ['17:00', '22:00'] } as const
const excluded = fc.record({
  what: fc.constantFrom(...KINDS),
  perWeek: fc.integer({ min: 1, max: 4 }),
  notOn: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 4 }),
  part: fc.constantFrom('in the morning', 'in the evening', null),
  starts: fc.constantFrom(null, 3, 12),
  closed: fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 12 }),
  away: fc.constantFrom<number[] | null>(null, [7, 13], [20, 22], [38, 45]),
  capacity: fc.constantFrom(null, 30),
})

/** All tasks of a person, as items of a plan. */
async function tasksOf(person: TestPerson): Promise<Pick<AnyPlan, 'items'>> {
  const path = `/api/tasks?from=${TODAY}&to=${addDays(TODAY, 400)}&limit=1000`
  const { items } = await read(TaskPage, person.get(path))
  return {
    items: items.map((row) => ({ kind: 'create_task', row, patch: null, step: null })),
  } as unknown as Pick<AnyPlan, 'items'>
}

test('what a person leaves out is never planned: not tried, offered, changed, accepted, nor in the next part', async () => {
  await fc.assert(
    fc.asyncProperty(excluded, async ({ what, perWeek, notOn, part, starts, closed, away, capacity }) => {
      const ann = await server.signUp()
      const dates = closed.map((days) => addDays(TODAY, days))
      await setAvailability(ann, {
        work: [['06:00', '22:00']],
        personal: [['06:00', '22:00']],
        daily_capacity: { work: capacity, personal: capacity },
        exceptions: dates.map((date) => ({ date, work: [], personal: [] })),
      })
      const days = notOn.map((day) => `${WEEKDAY_NAMES[day]}s`).join(' or ')
      const from = starts === null ? null : addDays(TODAY, starts)
      const text = [
        `${what} by 1 October 2026, ${perWeek} times a week, 45 minutes, not on ${days}`,
        ...(part === null ? [] : [part]),
        ...(from === null ? [] : [`starting ${from}`]),
      ].join(', ')
      const [first = 0, last = -1] = away ?? []
      const free = Array.from({ length: last - first + 1 }, (_, day) => addDays(TODAY, first + day))
      const said = {
        notOn,
        between: part && PARTS[part],
        from,
        until: '2026-10-01',
        closed: [...dates, ...free],
      }
      const isKept = (plan: Pick<AnyPlan, 'items'>, when: string) =>
        expect(plannedInSpiteOf(plan, said), `${when}: ${text}`).toEqual([])

      const range = away && [[addDays(TODAY, first), addDays(TODAY, last)]]
      const goal = { text, answers: { conflict: 'ignore', ...(range && { away: range }) } }
      isKept(await read(AnyPlan, ann.post('/api/plans?dry_run=true', { goal })), 'dry run')
      const proposal = await propose(ann, { goal })
      for (const { step, offers } of proposal.infeasible)
        for (const { kind } of offers.filter((offer) => offer.kind !== 'hours')) {
          const fresh = await propose(ann, { goal })
          const offer = { choices: [{ step, kind }] }
          isKept(await read(Plan, ann.post(`/api/plans/${fresh.id}/offers`, offer)), kind)
        }
      const changed = { text, answers: { ...goal.answers, minutes: 20 } }
      const plan = await propose(ann, { goal: changed, replaces: proposal.id })
      isKept(plan, 'changed')
      await read(AcceptedPlan, ann.post(`/api/plans/${plan.id}/accept`, {}))
      isKept({ items: plan.items }, 'accepted')
      const kickoff = plan.items.find(({ step }) => step === 'kickoff')
      const { items } = await tasksOf(ann)
      isKept({ items: items.filter(({ row }) => row?.['id'] !== kickoff?.task_id) }, 'tasks')
      server.turnClock(37 * DAY)
      try {
        const [next] = (await read(PlanPage, ann.get('/api/plans?status=proposed'))).items
        if (next) isKept(next, 'next part')
      } finally {
        server.turnClock(-37 * DAY)
      }
    }),
    { numRuns: 10, seed: 19 },
  )
}, 240_000)
