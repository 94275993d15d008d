import { expect, test } from 'vitest'
import { inviterName } from './inviterName.ts'

test.each([
  ['Ada Lovelace', 'Ada Lovelace'],
  ['Dr. J. R. R. Tolkien', 'Dr. J. R. R. Tolkien'],
  [' Ada \n Lovelace\u202e ', 'Ada Lovelace'],
  ['🦊 Foxy', '🦊 Foxy'],
  ['x'.repeat(61), 'x'.repeat(60)],
  ['🦊'.repeat(61), '🦊'.repeat(60)],
])('"%s" is called "%s"', (name, called) => {
  expect(inviterName(name)).toBe(called)
})

test.each([
  '',
  'ada@example.com',
  'Win at https://evil.example',
  'evil.example',
  'www evil',
  'Visit EVIL.COM now',
  'ｅｖｉｌ．ｃｏｍ',
  'evil。com',
  'e\u200bvil.com',
  'javascript:alert',
  `${'x'.repeat(70)} evil.com`,
])('"%s" holds a link or an address, or nothing', (name) => {
  expect(inviterName(name)).toBe('Somebody')
})
