import { afterAll, expect, test } from 'vitest'
import { AcceptedPlan, Plan, type PlanItem, PlanPage, UndonePlan } from '#shared/planning/plan.ts'
import { TaskPage } from '#shared/tasks/task.ts'
import { addDays, dayOfWeek } from '#shared/time/civil.ts'
import { read, startTestServer } from '#server/testing.ts'
import type { TestPerson } from '#server/testing/people.ts'
import { daysLater } from '#server/testing/daysLater.ts'
import { propose, setAvailability } from '#server/testing/plans.ts'

// Monday 2 March 2026, 09:00.
const TODAY = '2026-03-02'
const server = await startTestServer({ settings: { ACCESS_TOKEN_TTL: 31_536_000 } })
afterAll(server.close)

const TEXT = 'Learn Spanish by 20 May 2026, 3 times a week, 30 minutes, not on Sundays'

/** Somebody with an accepted plan, of which the first step and the first session are done. */
async function following(text = TEXT, answers = {}) {
  const ann = await server.signUp()
  await setAvailability(ann, { personal: [['07:00', '22:00']] })
  const { id } = await propose(ann, { goal: { text, answers } })
  const { plan } = await read(AcceptedPlan, ann.post(`/api/plans/${id}/accept`, {}))
  for (const { task_id } of plan.items.slice(0, 2)) await ann.act(task_id ?? '', 'complete')
  return { ann, plan, text }
}

type Following = Awaited<ReturnType<typeof following>>
const changed = ({ ann, plan, text }: Following, answers: object) =>
  propose(ann, { goal: { text, answers }, replaces: plan.id })
const accept = (ann: TestPerson, { id }: Plan) => read(AcceptedPlan, ann.post(`/api/plans/${id}/accept`, {}))
const dateOf = ({ row, patch }: PlanItem) => String((row ?? patch)?.['scheduled_date'])
const kindsOf = ({ items }: Plan) => new Set(items.map(({ kind }) => kind))
/** Dates, times and lengths of all tasks that are there, in one order. */
const calendarOf = async (ann: TestPerson) =>
  (await read(TaskPage, ann.get('/api/tasks?from=2026-02-01&to=2026-12-31&limit=500'))).items
    .map(
      ({ id, title, status, scheduled_date, scheduled_time, estimated_duration }) =>
        [id, title, status, scheduled_date, scheduled_time, estimated_duration] as const,
    )
    .toSorted(([one], [other]) => one.localeCompare(other))
const openDates = async (ann: TestPerson) =>
  (await calendarOf(ann))
    .flatMap(([, , status, date]) => (status === 'pending' && date ? [date] : []))
    .toSorted((one, other) => one.localeCompare(other))

const after = (days: number, look: () => Promise<void>) => daysLater(server, days, look)

test('a day that is left out from now on: its sessions move, the others and what is done stay; one undo', async () => {
  const one = await following()
  const { ann, plan } = one
  const before = await calendarOf(ann)
  const day = dayOfWeek(dateOf(plan.items.at(-1) as PlanItem))
  const proposed = await changed(one, { not_on: [0, day] })
  expect(kindsOf(proposed)).toEqual(new Set(['update_task']))
  expect(await calendarOf(ann)).toEqual(before)
  await accept(ann, proposed)
  const dates = await openDates(ann)
  expect(dates.map(dayOfWeek)).not.toContain(day)
  expect(dates.map(dayOfWeek)).not.toContain(0)
  expect(new Set(dates).size).toBe(dates.length)
  const stayed = (await calendarOf(ann)).filter((row) => before.some((old) => old.join() === row.join()))
  expect(stayed.length).toBe(before.length - proposed.items.length)
  const undone = await read(UndonePlan, ann.post(`/api/plans/${proposed.id}/undo`))
  expect(undone.kept).toEqual([])
  expect(await calendarOf(ann)).toEqual(before)
})

test('fewer sessions a week: the rest is made anew in the tasks that are there, what is beyond leaves, and an undo brings all back', async () => {
  const one = await following()
  const { ann, plan } = one
  const before = await calendarOf(ann)
  const proposed = await changed(one, { rhythm: 2, minutes: 45 })
  expect(proposed).toMatchObject({
    goal: { id: plan.goal?.id, exists: true },
    infeasible: [],
    status: 'proposed',
  })
  expect(proposed.summary).toMatch(
    /^What is done stays\. The rest is planned anew\. Learn Spanish.*twice a week/,
  )
  await accept(ann, proposed)
  const dates = await openDates(ann)
  for (let week = 1; week < 5; week += 1) {
    const from = addDays(TODAY, week * 7)
    expect(dates.filter((date) => date >= from && date < addDays(from, 7))).toHaveLength(2)
  }
  expect(dates.map(dayOfWeek)).not.toContain(0)
  const done = (await calendarOf(ann)).filter(([, , status]) => status === 'completed')
  expect(done).toEqual(before.filter(([, , status]) => status === 'completed'))
  const goals = await ann.get('/api/goals')
  expect(((await goals.json()) as { items: unknown[] }).items).toHaveLength(1)
  await ann.post(`/api/plans/${proposed.id}/undo`)
  expect(await calendarOf(ann)).toEqual(before)
})

test('what a change does is said of the goal, whatever the plan is called', async () => {
  const ann = await server.signUp()
  const goal = { text: 'Learn Spanish 3 times a week, 30 minutes' }
  const plan = await propose(ann, { title: 'This spring', goal })
  await accept(ann, plan)
  const answers = { starts_on: addDays(TODAY, 7) }
  const { summary } = await propose(ann, { goal: { ...goal, answers }, replaces: plan.id })
  expect(summary).toMatch(/^Learn Spanish: /)
})

test('a week later: all that is open moves by a week, in order; dates away move what they hold and all after it', async () => {
  const one = await following('Learn Spanish 3 times a week, 30 minutes, not on Sundays')
  const { ann, text } = one
  const before = await openDates(ann)
  const later = await changed(one, { starts_on: addDays(TODAY, 7) })
  expect(later.summary).toMatch(/come 1 week later.*What is done stays\.$/s)
  await accept(ann, later)
  expect(await openDates(ann)).toEqual(before.map((date) => addDays(date, 7)))
  const away = [[addDays(TODAY, 14), addDays(TODAY, 20)]]
  const free = await propose(ann, { goal: { text, answers: { away } }, replaces: later.id })
  await accept(ann, free)
  const dates = await openDates(ann)
  expect(dates.some((date) => date >= addDays(TODAY, 14) && date <= addDays(TODAY, 20))).toBe(false)
  expect(dates).toHaveLength(before.length)
})

test('where the goal’s date would not hold, the sessions of dates that are left out leave', async () => {
  const one = await following()
  const { ann } = one
  const before = await openDates(ann)
  const [from, to] = [addDays(TODAY, 14), addDays(TODAY, 20)]
  const proposed = await changed(one, { away: [[from, to]] })
  expect(proposed.summary).toMatch(/3 sessions of these days are left out, so that 20 May 2026 holds/)
  await accept(ann, proposed)
  expect(await openDates(ann)).toEqual(before.filter((date) => date < from || date > to))
})

test('a change stands in the place of another one and of the next part; the next part then follows from it', async () => {
  const one = await following('Learn Spanish by 1 December 2026, 3 times a week, 30 minutes')
  const { ann, plan } = one
  const until = plan.covers_until ?? ''
  const open = async () =>
    (await read(PlanPage, ann.get('/api/plans?status=proposed'))).items.filter(
      ({ picks_up }) => picks_up === null,
    )
  await after(36, async () => {
    const [part] = await open()
    expect(part?.from).toBe(addDays(until, 1))
    const first = await changed(one, { rhythm: 2 })
    const second = await propose(ann, {
      goal: { text: one.text, answers: { rhythm: 2, not_on: [5] } },
      replaces: first.id,
    })
    expect((await open()).map(({ id }) => id)).toEqual([second.id])
    await accept(ann, second)
    expect(await open()).toEqual([])
    expect((await openDates(ann)).filter((date) => date >= addDays(TODAY, 36)).map(dayOfWeek)).not.toContain(
      5,
    )
  })
  await after(36 + 42, async () => {
    const parts = await open()
    expect(parts).toHaveLength(1)
    expect(parts[0]?.asked?.answers).toEqual({ rhythm: 2, not_on: [5] })
    expect(parts[0]?.items.map(dateOf).map(dayOfWeek)).not.toContain(5)
  })
})

test('a day that is left out leaves the sessions of the part that was accepted since, too', async () => {
  const one = await following('Learn Spanish by 1 December 2026, 3 times a week, 30 minutes')
  const { ann, plan } = one
  const until = plan.covers_until ?? ''
  await after(36, async () => {
    const { items } = await read(PlanPage, ann.get('/api/plans?status=proposed'))
    await accept(ann, items.find(({ picks_up }) => picks_up === null) as Plan)
    const ofPart = async () => (await openDates(ann)).filter((date) => date > until).map(dayOfWeek)
    const [day = 0] = await ofPart()
    await accept(ann, await changed(one, { not_on: [0, day] }))
    const days = await ofPart()
    expect(days.length).toBeGreaterThan(10)
    expect(days).not.toContain(day)
  })
})

test('what would change nothing, a habit and what is not one’s own are refused', async () => {
  const one = await following()
  const { ann, plan } = one
  const asking = (person: TestPerson, id: string) =>
    person.post('/api/plans', { goal: { text: TEXT, answers: {} }, replaces: id })
  expect((await asking(ann, plan.id)).status).toBe(400)
  expect((await asking(await server.signUp(), plan.id)).status).toBe(404)
  const habit = await propose(ann, { goal: { text: 'Meditate 10 minutes every day' } })
  await accept(ann, habit)
  expect((await asking(ann, habit.id)).status).toBe(400)
})
