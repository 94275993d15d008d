import { memoryTaken } from './memory.ts'
import { seedTasks } from './seed.ts'
import { figure, markdownTable } from './table.ts'
import type { World } from './world.ts'

const TASKS = 100_000
const ROUNDS = 3
const AT_MOST_MS = 30_000
const AT_MOST_MIB = 100

/**
 * How long the export of a person with 100,000 tasks takes, and how much memory the server takes for it. The first one is the
 * first of the process. Returns a Markdown table.
 */
export async function benchExports(world: World): Promise<string> {
  const { access_token, user } = await world.signUp('exports')
  await seedTasks(world.pool, user.id, TASKS, 'account')
  const server = await world.startAnother()
  const rows: string[][] = []
  for (let round = 1; round <= ROUNDS; round += 1) {
    let bytes = 0
    const from = performance.now()
    const memory = await memoryTaken(server.pid, async () => {
      const answer = await fetch(`${server.site}/api/export`, {
        headers: { authorization: `Bearer ${access_token}` },
      })
      if (!answer.ok || !answer.body) throw new Error(`The export answered ${answer.status}`)
      for await (const chunk of answer.body) bytes += chunk.length
    })
    const took = performance.now() - from
    const name = round === 1 ? 'the first of a process' : 'one more'
    rows.push([
      name,
      figure(took, 0),
      String(AT_MOST_MS),
      figure(bytes / 1024 ** 2),
      figure(memory),
      String(AT_MOST_MIB),
    ])
    console.log(`export: ${figure(took, 0)} ms, ${figure(memory)} MiB`)
  }
  return markdownTable(['export', 'ms', 'at most', 'MiB of the file', 'MiB of memory taken', 'at most'], rows)
}
