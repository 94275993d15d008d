import { afterAll, expect, test } from 'vitest'
import { AcceptedPlan, type Plan, type PlanItem, PlanPage } from '#shared/planning/plan.ts'
import { addDays, daysBetween } from '#shared/time/civil.ts'
import { read, startTestServer } from '#server/testing.ts'
import type { TestPerson } from '#server/testing/people.ts'
import { propose, setAvailability } from '#server/testing/plans.ts'

// Monday 2 March 2026, 09:00.
const TODAY = '2026-03-02'
const DAY = 24 * 60 * 60
const server = await startTestServer({ settings: { ACCESS_TOKEN_TTL: 31_536_000 } })
afterAll(server.close)

const TEXT = 'Learn Spanish by 1 December 2026, 3 times a week, 30 minutes'
/** The next parts that are proposed. */
const nextParts = async (person: TestPerson) =>
  (await read(PlanPage, person.get('/api/plans?status=proposed'))).items.filter(
    ({ picks_up }) => picks_up === null,
  )
const dateOf = ({ row }: PlanItem) => String(row?.['scheduled_date'])

/** Somebody with the first part of a long plan. */
async function following(): Promise<{ ann: TestPerson; plan: Plan; until: string }> {
  const ann = await server.signUp()
  await setAvailability(ann, { personal: [['07:00', '22:00']] })
  const { id } = await propose(ann, { goal: { text: TEXT } })
  const { plan } = await read(AcceptedPlan, ann.post(`/api/plans/${id}/accept`, {}))
  return { ann, plan, until: plan.covers_until ?? '' }
}

/** On a date, and back again for the next test. */
async function on(date: string, look: () => Promise<void>): Promise<void> {
  const seconds = daysBetween(TODAY, date) * DAY
  server.turnClock(seconds)
  try {
    await look()
  } finally {
    server.turnClock(-seconds)
  }
}

test('a week before a part ends the next one is proposed, once, by what was done of its sessions', async () => {
  const { ann, plan, until } = await following()
  const [kickoff, ...sessions] = plan.items
  await ann.act(kickoff?.task_id ?? '', 'complete')
  for (const { task_id } of sessions.slice(0, 2)) await ann.act(task_id ?? '', 'complete')
  await on(addDays(until, -8), async () => {
    expect(await nextParts(ann)).toEqual([])
  })
  await on(addDays(until, -7), async () => {
    await Promise.all([nextParts(ann), nextParts(ann)])
    const parts = await nextParts(ann)
    const due = sessions.filter((item) => dateOf(item) < addDays(until, -7)).length
    expect(parts).toMatchObject([
      {
        source: 'planner',
        from: addDays(until, 1),
        goal: { id: plan.goal?.id, exists: true, chosen: true },
        summary: expect.stringContaining(`2 of ${due} sessions are done. The next part begins with lighter`),
      },
    ])
    expect(parts[0]?.items.every((item) => dateOf(item) > until)).toBe(true)
  })
})

test('where all was done it goes on as planned, and not for a goal that was put aside', async () => {
  const { ann, plan, until } = await following()
  const day = addDays(until, -7)
  for (const item of plan.items) if (dateOf(item) < day) await ann.act(item.task_id ?? '', 'complete')
  await on(day, async () => {
    await ann.patch(`/api/goals/${plan.goal?.id}`, { archived: true })
    expect(await nextParts(ann)).toEqual([])
    await ann.patch(`/api/goals/${plan.goal?.id}`, { archived: false })
    const [part] = await nextParts(ann)
    expect(part?.summary).toContain('sessions are done. The next part goes on as planned.')
  })
})
