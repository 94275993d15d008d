import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The resident memory of a process. MiB. A program for each look would take the processors from what is measured, so Linux is asked itself. */
async function memoryOf(pid: number): Promise<number> {
  const kilobytes =
    process.platform === 'linux'
      ? (await readFile(`/proc/${pid}/status`, 'utf8')).match(/^VmRSS:\s+(\d+)/m)?.[1]
      : (await run('ps', ['-o', 'rss=', '-p', String(pid)])).stdout
  return Number(kilobytes) / 1024
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
