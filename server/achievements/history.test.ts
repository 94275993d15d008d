import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { AchievementList } from '#shared/achievements/achievement.ts'
import { isReached } from '#shared/achievements/rule.ts'
import { addDays } from '#shared/time/civil.ts'
import { change } from '#server/kit/db/change.ts'
import { setFollowed } from '#server/kit/facts/setFollowed.ts'
import { toPerson, type PersonRow } from '#server/kit/http/person.ts'
import { rebuildTotals } from '#server/progress/rebuildTotals.ts'
import { aTask, read, startTestServer } from '#server/testing.ts'
import { outputOf } from '#server/testing/command.ts'
import { checkIn, createHabit, dayOf } from '#server/testing/habits.ts'
import type { TestPerson } from '#server/testing/people.ts'
import { renewShares } from './shares.ts'
import { backfillAchievements } from './backfill.ts'
import { figuresOfHistory } from './history.ts'
import { MARKED } from './marks.ts'
import { readStanding } from './standing.ts'
import { statisticsOf } from './statistics.ts'

const server = await startTestServer()
afterAll(server.close)

const dateNow = () => server.deps.now().toISOString().slice(0, 10)

/** What somebody may do, by a number that chooses. */
const deed = fc.record({
  what: fc.constantFrom(
    'add',
    'complete',
    'complete',
    'uncomplete',
    'start',
    'pause',
    'reset',
    'check',
    'uncheck',
    'delete',
  ),
  which: fc.nat(7),
  hours: fc.constantFrom(0, 0, 0, 1, 5, 9, 26),
  days: fc.nat(2),
})
type Deed = typeof deed extends fc.Arbitrary<infer Value> ? Value : never

async function live(person: TestPerson, deeds: readonly Deed[], domains: readonly string[]) {
  const habit = await createHabit(person, { domain_id: domains[0], start_date: addDays(dateNow(), -10) })
  const tasks: string[] = []
  const answers: unknown[] = []
  for (const { what, which, hours, days } of deeds) {
    server.wait(hours * 3600)
    const date = addDays(dateNow(), -days)
    const task = tasks[which % Math.max(1, tasks.length)] ?? ''
    if (what === 'add' || tasks.length < 3) {
      const made = aTask({
        domain_id: domains[which % 4] ?? null,
        scheduled_date: date,
        estimated_duration: 60,
      })
      await person.post('/api/tasks', made)
      tasks.push(made.id)
    } else if (what === 'delete') await person.delete(`/api/tasks/${task}`)
    else if (what === 'check') answers.push(await answerOf(person.put(dayOf(habit, date), {})))
    else if (what === 'uncheck') answers.push(await answerOf(person.delete(dayOf(habit, date))))
    else answers.push(await answerOf(person.act(task, what)))
  }
  return answers
}

async function answerOf(answer: Promise<Response>) {
  const response = await answer
  return [response.status, ((await response.json()) as { award?: unknown }).award ?? null]
}

async function domainsOf(person: TestPerson): Promise<string[]> {
  const { items } = (await (await person.get('/api/domains')).json()) as { items: { id: string }[] }
  return items.map(({ id }) => id)
}

async function personNamed({ id }: TestPerson) {
  const [row] = await server.db.query<PersonRow>(
    'select id, timezone, day_start, week_start from users where id = $1',
    [id],
  )
  if (!row) throw new Error('Nobody')
  return toPerson(row)
}

test('after any history the figures that are kept are those of the rows, and all that they reach is unlocked', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 15, maxLength: 45 }), async (deeds) => {
      const ann = await server.signUp({ locked: true })
      await live(ann, deeds, await domainsOf(ann))
      const person = await personNamed(ann)
      const standing = await readStanding(server.db, ann.id)
      const kept = await statisticsOf(server.db, person, server.deps.now(), standing)
      const { figures } = await figuresOfHistory(server.db, person, server.deps.now(), standing)
      const counted = [...MARKED, 'tasks', 'timerHours', 'bestStreak'] as const
      for (const figure of counted.filter(standing.isLocked))
        expect([figure, kept[figure]]).toEqual([figure, figures[figure]])
      const missed = standing.locked.filter((rule) =>
        isReached(rule, { ...figures, comebacks: 0, timerMinutesOfDate: 0 }),
      )
      expect(missed.map(({ key }) => key)).toEqual([])
    }),
    { numRuns: 4 },
  )
  expect((await rebuildTotals(server.db)).differences).toEqual([])
}, 120_000)

test('who is followed, so that nothing is batched, is answered the same', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 15, maxLength: 35 }), async (deeds) => {
      const began = server.deps.now()
      const ann = await server.signUp({ locked: true })
      const answers = await live(ann, deeds, await domainsOf(ann))
      const passed = (server.deps.now().getTime() - began.getTime()) / 1000
      server.turnClock(-passed)
      const bob = await server.signUp({ locked: true })
      await change(server.deps, bob, (tx) => setFollowed(tx, bob.id, 'test', true))
      expect(await live(bob, deeds, await domainsOf(bob))).toEqual(answers)
    }),
    { numRuns: 3 },
  )
}, 120_000)

test('the command unlocks what was true before, once, and its figures go on', async () => {
  const ann = await server.signUp({ locked: true })
  const habit = await createHabit(ann)
  await checkIn(ann, habit, dateNow())
  for (let count = 0; count < 2; count += 1) {
    const task = aTask({ scheduled_date: null, scheduled_time: null })
    await ann.post('/api/tasks', task)
    await ann.act(task.id, 'complete')
  }
  // As if the rules had come later.
  await server.db.query('delete from achievement_unlocks where user_id = $1', [ann.id])
  await server.db.query('delete from achievement_marks where user_id = $1', [ann.id])
  await server.db.query("delete from xp_ledger where user_id = $1 and source_kind = 'achievement'", [ann.id])
  await rebuildTotals(server.db)
  const told = new Map<string, string[]>()
  await backfillAchievements(server.deps, (id, unlocked) =>
    told.set(
      id,
      unlocked.map((each) => each.id),
    ),
  )
  expect(told.get(ann.id)).toEqual(['first-step', 'first-habit'])
  expect((await rebuildTotals(server.db)).differences).toEqual([])
  const { items } = await read(AchievementList, ann.get('/api/achievements'))
  expect(items.find(({ id }) => id === 'list-maker')).toMatchObject({ current: 2 })
  expect(await outputOf(server.db, 'server/backfillAchievements.ts')).toMatch(/^\d+ people, 0 unlocks\n$/)
})

test('the share counts people of the last 28 days, from twenty on', async () => {
  const fresh = await startTestServer()
  const people = []
  const shareOf = async (person: TestPerson) =>
    (await read(AchievementList, person.get('/api/achievements'))).items.find(({ id }) => id === 'first-step')
      ?.share
  for (let count = 0; count < 19; count += 1) people.push(await active(fresh, count < 4))
  await renewShares(fresh.db, fresh.deps.now())
  expect(await shareOf(people[0] as TestPerson)).toBe(null)
  people.push(await active(fresh, true))
  await renewShares(fresh.db, fresh.deps.now())
  expect(await shareOf(people[0] as TestPerson)).toBe(null) // it is renewed once a day
  await renewShares(fresh.db, new Date(fresh.deps.now().getTime() + 86_400_000))
  expect(await shareOf(people[0] as TestPerson)).toBe(0.25)
  await fresh.close()
})

async function active(of: typeof server, hasIt: boolean) {
  const person = await of.signUp({ locked: !hasIt, email: `${randomUUID()}@example.com` })
  await of.db.query("update users set streak_last = '2026-03-01' where id = $1", [person.id])
  return person
}
