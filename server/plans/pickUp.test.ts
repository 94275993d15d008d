import { afterAll, expect, test } from 'vitest'
import { AcceptedPlan, Plan, type PlanItem, PlanPage } from '#shared/planning/plan.ts'
import { addDays, dayOfWeek, daysBetween } from '#shared/time/civil.ts'
import { read, startTestServer } from '#server/testing.ts'
import { daysLater } from '#server/testing/daysLater.ts'
import { propose, setAvailability } from '#server/testing/plans.ts'
import type { TestPerson } from '#server/testing/people.ts'

// Monday 2 March 2026, 09:00.
const TODAY = '2026-03-02'
const server = await startTestServer({ settings: { ACCESS_TOKEN_TTL: 31_536_000 } })
afterAll(server.close)

const TEXT = 'Learn Spanish by 20 May 2026, 3 times a week, 30 minutes, not on Sundays'

async function following(person: TestPerson, text = TEXT, answers = {}): Promise<Plan> {
  await setAvailability(person, { personal: [['07:00', '22:00']] })
  const proposed = await propose(person, { goal: { text, answers } })
  return (await read(AcceptedPlan, person.post(`/api/plans/${proposed.id}/accept`, {}))).plan
}

const open = async (person: TestPerson) =>
  (await read(PlanPage, person.get('/api/plans?status=proposed'))).items
const dateOf = ({ row, patch }: PlanItem) => String((row ?? patch)?.['scheduled_date'])
const timeOf = ({ row, patch }: PlanItem) => String((row ?? patch)?.['scheduled_time'])
const sessionsOf = (plan: Plan) => plan.items.filter(({ step }) => step !== 'kickoff')

const after = <T>(days: number, look: () => Promise<T>) => daysLater(server, days, look)

test('a week without a session: one suggestion moves the same sessions, in order, on the same days and times', async () => {
  const ann = await server.signUp()
  const plan = await following(ann)
  const [kickoff] = plan.items
  await ann.act(kickoff?.task_id ?? '', 'complete')
  await after(8, async () => {
    const [suggested, ...more] = await open(ann)
    expect(more).toEqual([])
    expect(suggested).toMatchObject({
      title: 'Pick up where you left',
      source: 'planner',
      picks_up: plan.id,
      goal: { id: plan.goal?.id, exists: true },
      infeasible: [],
    })
    const moved = suggested?.items ?? []
    expect(moved.map(({ kind }) => kind)).toEqual(moved.map(() => 'update_task'))
    expect(moved.map(({ task_id }) => task_id)).toEqual(sessionsOf(plan).map(({ task_id }) => task_id))
    // The first session is on the second day at 07:00; a week later that hour is past, as it is 09:00.
    expect(dateOf(sessionsOf(plan)[0] as PlanItem)).toBe(addDays(TODAY, 1))
    expect(timeOf(sessionsOf(plan)[0] as PlanItem) < '09:00').toBe(true)
    const weeks = 2
    expect(moved.map(dateOf)).toEqual(sessionsOf(plan).map((item) => addDays(dateOf(item), weeks * 7)))
    expect(moved.map(timeOf)).toEqual(sessionsOf(plan).map(timeOf))
    expect(moved.some((item) => dayOfWeek(dateOf(item)) === 0)).toBe(false)
    expect(suggested?.summary).not.toMatch(/miss|fail|should have|streak|!/i)
    expect((await ann.post(`/api/plans/${suggested?.id}/accept`, {})).status).toBe(200)
    expect(await open(ann)).toEqual([])
  })
})

const TOLD_OF_NEW = `
  select change->>'id' as id from outbox, json_array_elements(changes) change
  where user_id = $1 and change->>'table' = 'plans' and change->>'op' = 'insert' order by change_no`

test('refused, it does not come again until a session was done; then a week without any brings it once', async () => {
  const ann = await server.signUp()
  const plan = await following(ann)
  await after(8, async () => {
    const both = await Promise.all([open(ann), open(ann), open(ann)])
    expect(new Set(both.flat().map(({ id }) => id)).size).toBe(1)
    const [suggested] = await open(ann)
    const told = await server.db.query<{ id: string }>(TOLD_OF_NEW, [ann.id])
    expect(told.map(({ id }) => id)).toEqual([plan.id, suggested?.id])
    await ann.post(`/api/plans/${suggested?.id}/refuse`)
    expect(await open(ann)).toEqual([])
  })
  await after(15, async () => expect(await open(ann)).toEqual([]))
  await after(16, async () => {
    await ann.act(sessionsOf(plan)[0]?.task_id ?? '', 'complete')
    expect(await open(ann)).toEqual([])
  })
  await after(23, async () => expect(await open(ann)).toEqual([]))
  await after(24, async () => expect(await open(ann)).toMatchObject([{ picks_up: plan.id }]))
})

test.each([
  ['a session was done in it', 'session'],
  ['the days were a vacation', 'vacation'],
  ['the goal was dropped', 'dropped'],
  ['the plan was undone', 'undone'],
])('nothing is suggested after a week in which %s', async (_words, cause) => {
  const ann = await server.signUp()
  const plan = await following(ann)
  if (cause === 'undone') await ann.post(`/api/plans/${plan.id}/undo`)
  if (cause === 'dropped') await ann.post(`/api/goals/${plan.goal?.id}/drop`, { reason: 'Not now' })
  if (cause === 'vacation')
    expect(
      (await ann.patch('/api/settings', { vacations: [{ from: TODAY, to: addDays(TODAY, 7) }] })).status,
    ).toBe(200)
  await after(8, async () => {
    if (cause === 'session') await ann.act(sessionsOf(plan)[0]?.task_id ?? '', 'complete')
    expect(await open(ann)).toEqual([])
  })
})

test('where the goal’s date does not hold with it, the summary asks for another', async () => {
  const ann = await server.signUp()
  await following(ann, 'Learn Spanish by 12 April 2026, 3 times a week, 30 minutes')
  await after(8, async () => {
    const [suggested] = await open(ann)
    expect(suggested?.summary).toMatch(/after 12 April 2026: would a later date suit you/)
  })
})

test('a run that is picked up with another length says it in its title; one that was renamed keeps its name', async () => {
  const ann = await server.signUp()
  const plan = await following(ann, 'Run a half marathon by 10 May 2026, 4 times a week', {
    minutes: 'pattern',
  })
  const renamed = sessionsOf(plan).at(-2)
  await ann.patch(`/api/tasks/${renamed?.task_id}`, { title: 'With Ben, 30 min of talk' })
  await after(16, async () => {
    await ann.act(sessionsOf(plan)[9]?.task_id ?? '', 'complete')
  })
  await after(30, async () => {
    const [suggested] = await open(ann)
    const resized = (suggested?.items ?? []).filter(
      ({ patch }) => patch?.['estimated_duration'] !== undefined,
    )
    expect(resized.length).toBeGreaterThan(1)
    for (const { patch, before, task_id } of resized) {
      if (task_id === renamed?.task_id) expect(patch).not.toHaveProperty('title')
      else {
        expect(patch?.['title']).toContain(`${String(patch?.['estimated_duration'])} min`)
        expect(before?.['title']).toContain(`${String(before?.['estimated_duration'])} min`)
      }
    }
    expect((await ann.post(`/api/plans/${suggested?.id}/accept`, {})).status).toBe(200)
    const task = (await (await ann.get(`/api/tasks/${resized[0]?.task_id}`)).json()) as Record<
      string,
      unknown
    >
    expect(task['title']).toBe(resized[0]?.patch?.['title'])
    expect(task['description']).toBe(resized[0]?.patch?.['description'])
  })
})

const minutesIn = (items: readonly PlanItem[], length: (item: PlanItem) => unknown, from: string) =>
  items
    .filter((item) => dateOf(item) >= from && dateOf(item) < addDays(from, 7))
    .reduce((sum, item) => sum + Number(length(item)), 0)

test('a part that goes on is picked up with no week fuller than its first, which may have grown already', async () => {
  const ann = await server.signUp()
  const text = 'Run a half marathon by 30 October 2026, 4 times a week'
  const plan = await following(ann, text, { minutes: 'pattern' })
  for (const { task_id } of plan.items) await ann.act(task_id ?? '', 'complete')
  const day = daysBetween(TODAY, plan.covers_until ?? '') - 7
  const part = await after(day, async () => {
    const [next] = await open(ann)
    const accepted = await read(AcceptedPlan, ann.post(`/api/plans/${next?.id}/accept`, {}))
    await ann.act(accepted.plan.items[0]?.task_id ?? '', 'complete')
    return accepted.plan
  })
  const planned = (from: string) => minutesIn(part.items, ({ row }) => row?.['estimated_duration'], from)
  expect(planned(addDays(part.from, 14))).toBeGreaterThan(planned(part.from))
  await after(day + 22, async () => {
    const [suggested] = await open(ann)
    expect(suggested?.picks_up).toBe(part.id)
    const lengthOf = new Map(part.items.map(({ task_id, row }) => [task_id, row?.['estimated_duration']]))
    const moved = (from: string) =>
      minutesIn(
        suggested?.items ?? [],
        ({ patch, task_id }) => patch?.['estimated_duration'] ?? lengthOf.get(task_id),
        from,
      )
    const weeks = [3, 4, 5, 6].map((week) => moved(addDays(part.from, 7 * week)))
    expect(Math.min(...weeks)).toBeGreaterThan(0)
    expect(Math.max(...weeks)).toBeLessThanOrEqual(planned(part.from))
  })
})
