import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export type FloodRequest = { method: string; path: string; headers?: Record<string, string>; body?: string }

/** Sends requests over and over from a process of its own. @returns the way to stop */
export async function sendFlood(
  url: string,
  requests: FloodRequest[],
  connections = 400,
): Promise<() => Promise<void>> {
  const file = fileURLToPath(new URL('./flood.ts', import.meta.url))
  const child: ChildProcess = fork(file)
  const begun = new Promise((resolve) => child.once('message', resolve))
  child.send({ url, connections, requests })
  await begun
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  return async () => {
    child.kill('SIGKILL')
    await ended
  }
}
