import { afterAll, expect, test } from 'vitest'
import { ActedTask } from '#shared/tasks/task.ts'
import { addDays } from '#shared/time/civil.ts'
import { recomputeStreak } from '#server/progress/streakDays.ts'
import { aTask, read, startTestServer } from '#server/testing.ts'
import { TODAY } from '#server/testing/habits.ts'

const server = await startTestServer()
afterAll(server.close)

/** Active dates, each run as its days and how many days ago the last of them was. */
type Runs = (readonly [days: number, ago: number])[]

/** Somebody who was active on some dates. */
async function active(runs: Runs) {
  const person = await server.signUp({ locked: true })
  const dates = runs.flatMap(([days, ago]) =>
    Array.from({ length: days }, (_, before) => addDays(TODAY, -ago - before)),
  )
  await server.db.query('insert into streak_days (user_id, local_date) select $1, unnest($2::date[])', [
    person.id,
    dates,
  ])
  await server.db.transaction((tx) => recomputeStreak(tx, person.id))
  return person
}

type Person = Awaited<ReturnType<typeof active>>

/** What a task of today unlocks. */
async function unlocked(person: Person, fields = {}): Promise<string[]> {
  const task = aTask({ scheduled_date: null, scheduled_time: null, ...fields })
  await person.post('/api/tasks', task)
  const { award } = await read(ActedTask, person.act(task.id, 'complete'))
  return award?.achievements.map(({ id }) => id) ?? []
}

const COMEBACKS: [string, Runs, boolean][] = [
  ['a day after a week was lost', [[7, 4]], true],
  ['three days after it', [[7, 6]], true],
  [
    'three days after it, with habits since',
    [
      [7, 6],
      [2, 1],
    ],
    true,
  ],
  ['four days after it', [[7, 7]], false],
  ['before the freezes are used up', [[7, 3]], false],
  ['after six days', [[6, 4]], false],
]
const REGAINED: [string, Runs, boolean][] = [
  [
    'thirty days, and thirty before',
    [
      [29, 1],
      [30, 40],
    ],
    true,
  ],
  [
    'twenty-nine days, and thirty before',
    [
      [28, 1],
      [30, 40],
    ],
    false,
  ],
  [
    'thirty days, and twenty-nine before',
    [
      [29, 1],
      [29, 40],
    ],
    false,
  ],
  [
    'thirty days, and thirty before in two',
    [
      [29, 1],
      [15, 40],
      [15, 70],
    ],
    false,
  ],
]

test('a streak that was lost lets one come back, and a long one come again', async () => {
  const rows = [...COMEBACKS, ...REGAINED]
  const people = await Promise.all(rows.map(([, runs]) => active(runs)))
  const found = await Promise.all(people.map((person) => unlocked(person)))
  const names = (at: number) => ['comeback', 'phoenix'].filter((name) => found[at]?.includes(name))
  expect(rows.map(([what], at) => [what, ...names(at)])).toEqual([
    ...COMEBACKS.map(([what, , isBack]) => [what, ...(isBack ? ['comeback'] : [])]),
    ...REGAINED.map(([what, , isAgain]) => [what, ...(isAgain ? ['phoenix'] : [])]),
  ])
})

test('only the first task is a comeback, and one that was undone is none', async () => {
  const [ann, bob] = [await active([[7, 6]]), await active([[7, 6]])]
  for (const person of [ann, bob]) {
    const yesterday = aTask({ scheduled_date: null, scheduled_time: null })
    await person.post('/api/tasks', yesterday)
    const at = new Date(server.deps.now().getTime() - 86_400_000)
    await person.act(yesterday.id, 'complete', at)
    if (person === bob) await person.act(yesterday.id, 'uncomplete')
    await server.db.query("delete from achievement_unlocks where user_id = $1 and key = 'comeback'", [
      person.id,
    ])
  }
  expect((await unlocked(ann)).includes('comeback')).toBe(false)
  expect((await unlocked(bob)).includes('comeback')).toBe(true)
})
