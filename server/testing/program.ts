import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'

export type Program = {
  base: string
  process: ChildProcess
  /** All it has written so far, on both outputs. */
  output: () => string
  /** Ends it, and waits. */
  stop: () => Promise<void>
}

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))

/** Runs the program as people start it, with settings of its own. */
function spawnProgram(
  settings: Record<string, string>,
  preloaded?: URL,
): {
  process: ChildProcess
  output: () => string
} {
  const env = { ...process.env, PORT: '0', DATABASE_URL: '', LOG_LEVEL: 'warn', ...settings }
  const child = preloaded
    ? spawn(process.execPath, ['--import', preloaded.href, MAIN], {
        env,
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      })
    : spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += String(chunk)))
  return { process: child, output: () => text }
}

/**
 * The program on a folder of its own: real files, real fsync. Resolves once it is ready.
 *
 * @param preloaded a module that runs in it before its own; it has a channel to this process
 */
export async function startProgram(
  folder: string,
  settings: Record<string, string> = {},
  preloaded?: URL,
): Promise<Program> {
  const started = spawnProgram(
    { DATA_DIR: folder, MAILER_AUTOCONFIRM: 'true', RATE_LIMITS: 'off', ...settings },
    preloaded,
  )
  const { process: child, output } = started
  async function stop() {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
  }
  for (;;) {
    const port = /localhost:(\d+)/.exec(output())?.[1]
    if (port) return { ...started, base: `http://127.0.0.1:${port}`, stop }
    if (child.exitCode !== null) throw new Error(`The program did not start: ${output()}`)
    await sleep(20)
  }
}

/** Runs the program until it ends, and answers its code and all that it has written. */
export async function endOfProgram(
  settings: Record<string, string>,
): Promise<{ code: number; output: string }> {
  const { process: child, output } = spawnProgram(settings)
  const [code] = await once(child, 'close')
  return { code: Number(code), output: output() }
}

/** `kill -9` of the embedded server on a folder: of its first process, whose children then end by themselves. */
export async function killDatabase(folder: string) {
  const [pid] = (await readFile(path.join(folder, 'pg18', 'postmaster.pid'), 'utf8')).split('\n')
  process.kill(Number(pid), 'SIGKILL')
}

/** Calls of a program, by somebody. An answer counts once it has arrived whole. */
export type Ask = (method: string, address: string, body?: unknown) => Promise<Response>

export const askAs =
  (base: string, token: string): Ask =>
  async (method, address, body) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const answer = await fetch(base + address, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return new Response(await answer.text(), answer)
  }

/** Makes an account at a program that confirms addresses by itself. @returns its access token */
export async function signUpAt(base: string, email = 'ann@example.com'): Promise<string> {
  const answer = await fetch(`${base}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email,
      password: 'correct horse battery',
      data: { name: 'Ann' },
    }),
  })
  return z.object({ access_token: z.string() }).parse(await answer.json()).access_token
}
