import { expect, test } from 'vitest'
import * as queued from './passwordHash.ts'

const ANN = { network: '203.0.113.7', account: 'ann@example.com' }
const hashPassword = (password: string) => queued.hashPassword(password, ANN)
const isPassword = (password: string, hash: string | null) => queued.isPassword(password, hash, ANN)

test('a password opens its own hash and no other', async () => {
  const hash = await hashPassword('correct horse')
  expect(hash).toMatch(/^\$argon2id\$/)
  expect(await isPassword('correct horse', hash)).toBe(true)
  expect(await isPassword('correct horsf', hash)).toBe(false)
  expect(await hashPassword('correct horse')).not.toBe(hash)
})

test('where there is no hash, nothing opens, and it takes as long', async () => {
  const hash = await hashPassword('correct horse')
  const fastest = async (check: () => Promise<boolean>) => {
    const times: number[] = []
    for (let round = 0; round < 9; round += 1) {
      const start = performance.now()
      expect(await check()).toBe(false)
      times.push(performance.now() - start)
    }
    return Math.min(...times)
  }
  await isPassword('warm', null)
  const wrong = await fastest(() => isPassword('wrong', hash))
  const dummy = await fastest(() => isPassword('wrong', null))
  expect(dummy).toBeGreaterThan(wrong / 3)
})
