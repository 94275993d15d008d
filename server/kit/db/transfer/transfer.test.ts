import { spawnSync } from 'node:child_process'
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { aTask } from '#server/testing.ts'
import { askAs, signUpAt, startProgram } from '#server/testing/program.ts'
import { temporaryFolder } from '#server/testing/temporaryFolder.ts'

const folder = temporaryFolder('transfer')
afterAll(() => rm(folder, { recursive: true }))

function command(name: 'exportDatabase' | 'importDatabase', file: string) {
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: path.join(folder, 'data') }
  const program = path.join(import.meta.dirname, `${name}.ts`)
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, file], { env, encoding: 'utf8' })
  return { status, output: stdout + stderr }
}

test(
  'an export fills an empty database of another PostgreSQL with everything, and people stay signed in',
  { timeout: 120_000 },
  async () => {
    const data = path.join(folder, 'data')
    const before = await startProgram(data)
    const token = await signUpAt(before.base)
    const task = aTask({ title: 'Zürich, „quotes“, \\ and \n a line' })
    await askAs(before.base, token)('POST', '/api/tasks', task)
    await askAs(before.base, token)('POST', `/api/tasks/${task.id}/complete`, {})
    const look = async (base: string) => {
      const ask = askAs(base, token)
      return Promise.all(
        ['/api/profile', `/api/tasks/${task.id}`, '/api/stats', '/api/xp-ledger'].map(async (address) =>
          (await ask('GET', address)).json(),
        ),
      )
    }
    const kept = await look(before.base)
    const file = path.join(folder, 'export')
    expect(command('exportDatabase', file)).toMatchObject({ status: 0 }) // while the server runs
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(command('exportDatabase', file)).toMatchObject({ status: 1 }) // never over another
    expect(command('importDatabase', file)).toMatchObject({
      status: 1,
      output: expect.stringContaining('has accounts already'),
    })
    await before.stop()

    await rename(path.join(data, 'pg18'), path.join(folder, 'pg-before'))
    expect(command('importDatabase', file).output).toMatch(/^\d+ rows were imported/)
    const after = await startProgram(data)
    expect(await look(after.base)).toEqual(kept)
    await after.stop()
  },
)

test('what is no export, or is newer, is refused in one sentence', { timeout: 60_000 }, async () => {
  const file = path.join(folder, 'other')
  await writeFile(file, 'hello\n')
  expect(command('importDatabase', file).output).toMatch(/^The file is no export of Goal Crusher: .+\n$/)
  await writeFile(file, '{"product":"Goal Crusher","migrations":["9999_from_tomorrow.sql"]}\n')
  expect(command('importDatabase', file).output).toMatch(/^The export is newer than this program.+\n$/)
  expect(await readFile(file, 'utf8')).toContain('9999')
})
