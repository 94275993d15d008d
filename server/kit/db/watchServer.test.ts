import { spawnSync } from 'node:child_process'
import { readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { aTask } from '#server/testing.ts'
import { askAs, killDatabase, type Program, signUpAt, startProgram } from '#server/testing/program.ts'
import { temporaryFolder } from '#server/testing/temporaryFolder.ts'

const folder = temporaryFolder('watch')
const programs: Program[] = []
afterAll(async () => {
  for (const program of programs) await program.stop()
  await rm(folder, { recursive: true })
})

async function start() {
  const program = await startProgram(folder)
  programs.push(program)
  return program
}

const statusOf = (base: string, address: string) =>
  fetch(base + address).then(
    ({ status }) => status,
    () => 0,
  )
const patiently = { timeout: 25_000 }

test(
  'an embedded database that is killed comes back while the server runs on',
  { timeout: 120_000 },
  async () => {
    const first = await start()
    const token = await signUpAt(first.base)
    const ask = askAs(first.base, token)
    const task = aTask()
    expect((await ask('POST', '/api/tasks', task)).status).toBe(201)

    for (const kill of [killDatabase, killAllOfDatabase]) {
      await kill(folder)
      await expect
        .poll(() => ask('GET', `/api/tasks/${task.id}`).then(({ status }) => status), patiently)
        .toBe(200)
    }
    await expect.poll(() => statusOf(first.base, '/readyz'), patiently).toBe(200)
    expect(first.process.exitCode).toBe(null)
    expect(first.output()).toContain('The embedded database has died; it is being started again')

    // A server that adopted the database watches it, too.
    first.process.kill('SIGKILL')
    const second = await start()
    await killDatabase(folder)
    const again = askAs(second.base, token)
    await expect
      .poll(() => again('GET', `/api/tasks/${task.id}`).then(({ status }) => status), patiently)
      .toBe(200)
  },
)

test(
  'what keeps the database from starting may last: it is tried until it works',
  { timeout: 60_000 },
  async () => {
    const { base } = await start()
    const needed = path.join(folder, 'pg18', 'global')
    await killDatabase(folder)
    await rename(needed, `${needed}.away`)
    await expect.poll(() => statusOf(base, '/readyz'), patiently).toBe(503)
    await new Promise((resolve) => setTimeout(resolve, 3000))
    expect([await statusOf(base, '/readyz'), await statusOf(base, '/healthz')]).toEqual([503, 200])
    await rename(`${needed}.away`, needed)
    await expect.poll(() => statusOf(base, '/readyz'), patiently).toBe(200)
  },
)

/** The server and all of its children at once. */
async function killAllOfDatabase() {
  const [parent = ''] = (await readFile(path.join(folder, 'pg18', 'postmaster.pid'), 'utf8')).split('\n')
  const children = spawnSync('pgrep', ['-P', parent], { encoding: 'utf8' }).stdout.trim().split('\n')
  for (const pid of [parent, ...children].filter(Boolean)) killIfThere(Number(pid))
}

/** A child may have ended by itself since it was listed. */
function killIfThere(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}
