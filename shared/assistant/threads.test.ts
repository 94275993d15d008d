import { expect, test } from 'vitest'
import { Metadata, NewMessage, NewThread, partsOf, ThreadSearch } from './threads.ts'

/** One code point of two UTF-16 units. */
const WIDE = '🙂'
const part = (text: string) => ({ type: 'text', text })
const parts = (count: number, text = 'a') => Array.from({ length: count }, () => part(text))

test.each([
  ['a word', 'a', true],
  ['spaces', ' ', false],
  ['nothing', '', false],
  ['the longest text', 'a'.repeat(32_768), true],
  ['the longest text of wide characters', WIDE.repeat(32_768), true],
  ['one character more', 'a'.repeat(32_769), false],
  ['one wide character more', WIDE.repeat(32_769), false],
  ['parts of which one is blank', [part(''), part('a')], true],
  ['parts of which all are blank', [part(''), part(' ')], false],
  ['no part', [], false],
  ['16 parts', parts(16), true],
  ['17 parts', parts(17), false],
  ['parts that are too long together', parts(2, 'a'.repeat(16_385)), false],
  ['an image', [{ type: 'image', text: 'a' }], false],
])('a message of %s', (_name, content, isValid) => {
  expect(NewMessage.safeParse({ role: 'user', content }).success).toBe(isValid)
})

test('a message has no attachment, and a thread at most 32 messages', () => {
  const message = { role: 'user', content: 'a' }
  expect(NewMessage.safeParse({ ...message, attachments: [] }).success).toBe(true)
  expect(NewMessage.safeParse({ ...message, attachments: [{ file_id: 'x' }] }).error?.issues).toMatchObject([
    { message: 'Files are not supported', params: { code: 'unsupported' } },
  ])
  const messages = (count: number) => ({ messages: Array.from({ length: count }, () => message) })
  expect(NewThread.safeParse(messages(32)).success).toBe(true)
  expect(NewThread.safeParse(messages(33)).success).toBe(false)
})

test('metadata has 16 pairs, a name 64 and a value 512 characters', () => {
  const pairs = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`name${index}`, '']))
  expect(Metadata.safeParse(pairs(16)).success).toBe(true)
  expect(Metadata.safeParse(pairs(17)).success).toBe(false)
  expect(Metadata.safeParse({ ['n'.repeat(64)]: 'v'.repeat(512) }).success).toBe(true)
  expect(Metadata.safeParse({ ['n'.repeat(65)]: '' }).success).toBe(false)
  expect(Metadata.safeParse({ name: 'v'.repeat(513) }).success).toBe(false)
})

test('a search has 1 to 200 characters', () => {
  expect(ThreadSearch.safeParse('').success).toBe(false)
  expect(ThreadSearch.safeParse(WIDE.repeat(200)).success).toBe(true)
  expect(ThreadSearch.safeParse(WIDE.repeat(201)).success).toBe(false)
})

test('the parts of a message', () => {
  expect(partsOf('a')).toEqual(['a'])
  expect(partsOf([part('a'), part('b')])).toEqual(['a', 'b'])
})
