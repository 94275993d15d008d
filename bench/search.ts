import { seedTasks } from './seed.ts'
import { figure, markdownTable, median } from './table.ts'
import type { World } from './world.ts'

const TASKS = 100_000
const ROUNDS = 21
/** Of the bench's own 70 titles, of five that are a needle in the stack, and of 20,000 that lie years back. */
const SEARCHES: [what: string, query: string][] = [
  ['one letter', 'r'],
  ['a word of every tenth task', 'Review'],
  ['a word of all tasks, three letters', 'the'],
  ['two words of one task in seventy', 'read chapter'],
  ['a word of five tasks', 'Zebra'],
  ['a word of 20,000 tasks of years ago', 'archived'],
  ['the same and another', 'archived run'],
  ['a word of no task', 'xylophone'],
]
const AT_MOST_MS = 50

/** How long a search takes for a person with 100,000 tasks, from the request to its whole answer, one at a time. Returns a Markdown table. */
export async function benchSearch(world: World): Promise<string> {
  const session = await world.signUp('search')
  const person = session.user.id
  await seedTasks(world.pool, person, TASKS, 'account')
  await world.pool.query(
    `update tasks set title = 'The zebra ' || title where user_id = $1 and id in (select id from tasks where user_id = $1 order by scheduled_date limit 5)`,
    [person],
  )
  await world.pool.query(
    `update tasks set title = title || ', the archived one' where user_id = $1 and id in (select id from tasks where user_id = $1 order by scheduled_date offset 5 limit 20000)`,
    [person],
  )
  await world.pool.query('analyze tasks')
  const rows: string[][] = []
  for (const [what, query] of SEARCHES) {
    const times: number[] = []
    let found = 0
    for (let round = 0; round < ROUNDS; round += 1) {
      const from = performance.now()
      const answer = await fetch(`${world.site}/api/tasks?query=${encodeURIComponent(query)}&limit=20`, {
        headers: { authorization: `Bearer ${session.access_token}` },
      })
      const page: { items: unknown[] } = await answer.json()
      times.push(performance.now() - from)
      found = page.items.length
    }
    rows.push([
      what,
      query,
      String(found),
      figure(median(times)),
      figure(Math.max(...times)),
      String(AT_MOST_MS),
    ])
    console.log(`search ${what}: ${figure(median(times))} ms`)
  }
  return markdownTable(['search', 'query', 'found, of 20', 'median, ms', 'slowest, ms', 'at most'], rows)
}
