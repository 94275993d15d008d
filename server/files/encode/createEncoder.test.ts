import { execFile } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import pino from 'pino'
import { expect, test } from 'vitest'
import type { UserId } from '#server/kit/db/userId.ts'
import { noise, thinPng } from '../testing/pictures.ts'
import { createEncoder } from './createEncoder.ts'

const log = pino({ level: 'silent' })
const aPerson = () => ({ id: crypto.randomUUID() as UserId })
const BUSY = { code: 'unavailable', details: { retry_after: 30 } }
const REFUSED = { code: 'invalid', details: [{ field: 'file' }] }

const misbehaving = () =>
  createEncoder({ log, longestMs: 2000, module: new URL('testing/misbehaves.mjs', import.meta.url) })

test.each([
  ['crashes', 'crash', REFUSED],
  ['hangs', 'hang', BUSY],
])('a process that %s is ended alone, its picture is refused, and others go on', async (_, how, refusal) => {
  const encode = misbehaving()
  const ask = (source: string) => encode({ source, target: '' }, 'proof', aPerson())
  const bad = Array.from({ length: 3 }, () => ask(how))
  const results = await Promise.allSettled([...bad, ask('fine')])
  for (const result of results.slice(0, 3)) expect(result).toMatchObject({ reason: refusal })
  expect(results[3]).toEqual({ status: 'fulfilled', value: { width: 1, height: 1 } })
})

test('one bad picture leaves a process to the others', async () => {
  const encode = misbehaving()
  const ended: string[] = []
  const ask = (source: string) =>
    encode({ source, target: '' }, 'proof', aPerson()).finally(() => ended.push(source))
  const [bad, fine] = await Promise.allSettled([ask('hang'), ask('fine')])
  expect(ended).toEqual(['fine', 'hang'])
  expect(bad).toMatchObject({ reason: BUSY })
  expect(fine).toMatchObject({ value: { width: 1 } })
})

test('what takes too long to decode is ended', async () => {
  const source = path.join(tmpdir(), `gc-slow-${crypto.randomUUID()}`)
  await writeFile(source, await noise(3000, 3000).png({ compressionLevel: 0 }).toBuffer())
  try {
    const encode = createEncoder({ log, longestMs: 30 })
    await expect(encode({ source, target: `${source}.webp` }, 'proof', aPerson())).rejects.toMatchObject(BUSY)
  } finally {
    await Promise.all([rm(source), rm(`${source}.webp`, { force: true })])
  }
})

test('the process has nothing of the server’s environment, and ends with the server', async () => {
  const module = JSON.stringify(new URL('./createEncoder.ts', import.meta.url).href)
  const source = path.join(tmpdir(), `gc-thin-${crypto.randomUUID()}`)
  await writeFile(source, thinPng(10, 10))
  const script = `
    import { readdirSync, readFileSync } from 'node:fs'
    const { createEncoder } = await import(${module})
    const encode = createEncoder({ log: { warn() {} } })
    const size = await encode({ source: '${source}', target: '${source}.webp' }, 'proof', { id: 'x' })
    const children = process.platform === 'linux' ? readFileSync('/proc/self/task/' + process.pid + '/children', 'utf8').trim().split(' ') : []
    const environments = children.map((pid) => readFileSync('/proc/' + pid + '/environ', 'utf8'))
    process.stdout.write(JSON.stringify({ size, children, environments }))`
  try {
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
      env: { ...process.env, SECRET_KEY: 'a secret of the server' },
    })
    const said = JSON.parse(stdout) as { size: object; children: string[]; environments: string[] }
    expect(said.size).toEqual({ width: 10, height: 10 })
    expect(said.environments.join()).not.toContain('a secret of the server')
    await expect
      .poll(() =>
        Promise.all(said.children.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => ''))),
      )
      .toEqual(said.children.map(() => ''))
  } finally {
    await Promise.all([rm(source), rm(`${source}.webp`, { force: true })])
  }
})
