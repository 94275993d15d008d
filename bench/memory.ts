import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The resident memory of a process. MiB. */
async function memoryOf(pid: number): Promise<number> {
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)])
  return Number(stdout) / 1024
}

const EVERY_MS = 50

/** Follows the memory of a process while something runs. @returns what it took at most beyond what it had. MiB. */
export async function memoryTaken(pid: number, work: () => Promise<void>): Promise<number> {
  const before = await memoryOf(pid)
  const looks: Promise<number>[] = []
  const timer = setInterval(() => looks.push(memoryOf(pid)), EVERY_MS)
  await work()
  clearInterval(timer)
  return Math.max(before, ...(await Promise.all(looks))) - before
}
