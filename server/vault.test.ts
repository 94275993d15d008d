import { rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { temporaryFolder } from '#server/testing/temporaryFolder.ts'
import { openVault } from './vault.ts'

const folder = temporaryFolder('vault')
afterAll(() => rmSync(folder, { recursive: true }))
const secret = 'x'.repeat(32)
const vault = openVault({ SECRET_KEY: secret, DATA_DIR: folder })

test('what is sealed can be opened with the same secret, and with no other', () => {
  const sealed = vault.encrypt('a letter with a link')
  expect(sealed).not.toContain('letter')
  expect(openVault({ SECRET_KEY: secret, DATA_DIR: folder }).decrypt(sealed)).toBe('a letter with a link')
  expect(() => openVault({ SECRET_KEY: 'y'.repeat(32), DATA_DIR: folder }).decrypt(sealed)).toThrow()
  expect(vault.encrypt('a letter with a link')).not.toBe(sealed)
})

test('what was changed is not opened', () => {
  const bytes = Buffer.from(vault.encrypt('a letter'), 'base64url')
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
  expect(() => vault.decrypt(bytes.toString('base64url'))).toThrow()
})

test('a derived value depends on the secret, the purpose and the value', () => {
  const values = [
    vault.derive('a', 'x'),
    vault.derive('a', 'y'),
    vault.derive('b', 'x'),
    openVault({ SECRET_KEY: 'y'.repeat(32), DATA_DIR: folder }).derive('a', 'x'),
  ]
  expect(new Set(values).size).toBe(4)
  expect(vault.derive('a', 'x')).toBe(values[0])
})

test('the first start makes a secret that only the owner reads, and later ones find it', () => {
  const home = { SECRET_KEY: undefined, DATA_DIR: path.join(folder, 'fresh') }
  const sealed = openVault(home).encrypt('a letter')
  expect(openVault(home).decrypt(sealed)).toBe('a letter')
  expect(statSync(path.join(home.DATA_DIR, 'secret.key')).mode & 0o777).toBe(0o600)
})
