import { afterAll, expect, test } from 'vitest'
import { change } from '#server/kit/db/change.ts'
import type { Inside } from '#server/deps.ts'
import { rebuildTotals } from '#server/progress/rebuildTotals.ts'
import { startTestServer } from '#server/testing.ts'
import type { TestPerson } from '#server/testing/people.ts'
import { putOnBoard } from './board.ts'
import { countBoardsIn } from './count.ts'
import { boardOf, earn, LONG_SESSIONS, made, pointsOf } from './testing/scene.ts'

const server = await startTestServer(LONG_SESSIONS)
afterAll(server.close)
const { db, deps } = server

const WEEK = '2026-03-02'
const everyone = (person: TestPerson) => boardOf(person, 'scope=everyone')

/** People on everyone's board, each with a task that counts when it is completed; today is a day of their streak. */
async function ready(count: number) {
  const people = await Promise.all(
    Array.from({ length: count }, async () => {
      const person = await server.signUp()
      await person.patch('/api/settings', { leaderboard_everyone: true })
      await person.act((await made(person, 10)).id, 'complete')
      return { person, task: (await made(person, 90)).id }
    }),
  )
  server.wait(60)
  return people
}

/** Runs work in a transaction that stays open until all of `meanwhile` is done. */
async function whileOpen(work: (inside: Inside) => Promise<unknown>, meanwhile: () => Promise<unknown>) {
  const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const open = deps.db.transaction(async (tx) => {
    await work({ ...deps, db: tx })
    begun.resolve()
    await end.promise
  })
  await begun.promise
  await meanwhile()
  end.resolve()
  await open
}

/** What the counts and the changes that are not counted say, and what the board has. */
async function countsAndBoard() {
  const counts = await db.query(`
    select points, sum(people)::int as people from (
      select points, people from league_counts where week = '${WEEK}'
      union all select to_points, 1 from league_changes where week = '${WEEK}'
      union all select from_points, -1 from league_changes where week = '${WEEK}'
    ) c where points > 0 group by points having sum(people) <> 0 order by points`)
  const board = await db.query(`
    select points, count(*)::int as people from league_board where week = '${WEEK}' group by points order by points`)
  return [counts, board]
}

async function expectAgreement() {
  const [counts, board] = await countsAndBoard()
  expect(counts).toEqual(board)
  expect((await rebuildTotals(db)).differences).toEqual([])
}

test('fifty people who complete at once wait neither for somebody whose change is open nor for the counting', async () => {
  const [first, ...others] = await ready(51)
  if (!first) throw new Error('There are 51')
  const ann = await server.signUp()
  await whileOpen(
    async (inside) => {
      await putOnBoard(inside.db, ann.id, ann.profile.handle, [
        { week: WEEK, id: crypto.randomUUID(), before: 0, points: 90 },
      ])
      await countBoardsIn(inside.db)
    },
    async () => {
      const answers = await Promise.all(others.map(({ person, task }) => person.act(task, 'complete')))
      expect(answers.map(({ status }) => status)).toEqual(others.map(() => 200))
      await first.person.act(first.task, 'complete')
      expect((await everyone(first.person)).me).toMatchObject({ rank: 1, points: 90 })
    },
  )
  expect((await everyone(first.person)).total).toBe(52)
  await db.query('delete from league_board where user_id = $1', [ann.id])
  await db.query('insert into league_changes values ($1, gen_random_uuid(), 90, 0)', [WEEK])
  await expectAgreement()
})

test('what one person completes at once from several devices is counted as if it came in turn', async () => {
  const ann = await server.signUp()
  await ann.patch('/api/settings', { leaderboard_everyone: true })
  const tasks = await Promise.all(Array.from({ length: 8 }, () => made(ann, 30)))
  server.wait(60)
  await Promise.all(tasks.flatMap(({ id }) => [ann.act(id, 'complete'), ann.act(id, 'complete')]))
  await Promise.all(tasks.slice(0, 3).map(({ id }) => ann.act(id, 'uncomplete')))
  expect([(await everyone(ann)).me.points, (await pointsOf(ann)).total]).toEqual([150, 150])
  await expectAgreement()
})

test('whoever opts in and out while they complete is on the board as they said last, and all counts agree', async () => {
  const people = await ready(6)
  await Promise.all(
    people.flatMap(({ person, task }, index) => [
      person.patch('/api/settings', { leaderboard_everyone: false }),
      person.act(task, 'complete'),
      person.patch('/api/profile', { handle: `race_${index}` }),
      person.patch('/api/settings', { leaderboard_everyone: true }),
      earn(server, person, 20),
      change(deps, person, (tx) => countBoardsIn(tx)),
    ]),
  )
  for (const [place, { person }] of people.entries()) {
    const isOn = place % 2 === 0
    await person.patch('/api/settings', { leaderboard_everyone: isOn })
    expect((await everyone(person)).items.some(({ is_me }) => is_me)).toBe(isOn)
  }
  await expectAgreement()
})
