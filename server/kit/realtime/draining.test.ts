import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { afterAll, expect, test } from 'vitest'
import { signUpAt, startProgram } from '#server/testing/program.ts'
import { temporaryFolder } from '#server/testing/temporaryFolder.ts'

const folder = temporaryFolder('draining')
afterAll(() => rm(folder, { recursive: true }))

test('a server that is stopped ends each stream with a time to come back, and gives the answers it owes', async () => {
  const program = await startProgram(folder)
  const authorization = `Bearer ${await signUpAt(program.base)}`
  const streams = await Promise.all(
    Array.from({ length: 5 }, () => fetch(`${program.base}/api/events`, { headers: { authorization } })),
  )
  const heard = streams.map((stream) => stream.text())
  const owed = fetch(`${program.base}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ann@example.com', password: 'correct horse battery' }),
  })
  await fetch(`${program.base}/healthz`) // by now the sign-in has arrived
  program.process.kill('SIGTERM')

  const texts = await Promise.all(heard)
  const waits = texts.map((text) => Number(/event: restart\nretry: (\d+)\ndata: \1\n\n$/.exec(text)?.[1]))
  for (const wait of waits) expect(wait).toBeGreaterThanOrEqual(500)
  expect(Math.max(...waits)).toBeLessThanOrEqual(5_000)
  expect(new Set(waits).size).toBeGreaterThan(1)
  expect((await owed).status).toBe(200)
  if (program.process.exitCode === null) await once(program.process, 'exit')
  expect(program.process.exitCode).toBe(0)
}, 120_000)
