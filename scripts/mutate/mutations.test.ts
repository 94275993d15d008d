import { expect, test } from 'vitest'
import { placesIn } from './mutations.ts'

const texts = (source: string) =>
  placesIn('some.ts', source).flatMap(({ start, end, replacements }) =>
    replacements.map((text) => `${source.slice(start, end)} -> ${text}`),
  )

test('conditions of SQL may be changed, sentences for people may not', () => {
  expect(texts('const read = `select id from tasks where user_id = $1 and id = $2`')).toEqual([
    ' and  ->  or ',
  ])
  expect(texts('const page = `# Yours\nYou read and delete what you want. Where? In settings.`')).toEqual([])
})

test('a default that the compiler demands of an element stays, any other may be changed', () => {
  expect(texts('const some = list[index] ?? 0')).toEqual(['?? -> &&'])
  expect(texts('const last = list.at(-1) ?? 0')).toEqual(['?? -> &&', '- -> ', '1 -> 2', '1 -> 0'])
  expect(texts('const given = asked.length ?? 7')).toEqual(['?? -> &&', '7 -> 8', '7 -> 6'])
  expect(texts('const long = list[index]?.length ?? 0')).toEqual(['?? -> &&'])
  expect(texts('const [row] = list\nconst long = row?.count ?? 0')).toEqual(['?? -> &&'])
  expect(texts('const part = /a(b)/.exec(text)?.[1] ?? 0')).toEqual(['?? -> &&', '1 -> 2', '1 -> 0'])
  expect(texts('const [first = 0] = list')).toEqual([])
  expect(texts('const { length = 0 } = list[index] ?? {}')).toEqual(['?? -> &&'])
  expect(texts('const { length = 7 } = given')).toEqual(['7 -> 8', '7 -> 6'])
  expect(texts('const some = asked?.length ?? 7')).toEqual(['?? -> &&', '7 -> 8', '7 -> 6'])
})

test('of milliseconds one is none, so a second or more is doubled or halved', () => {
  expect(texts('const WAIT_MS = 1000')).toEqual(['1000 -> 2000', '1000 -> 500'])
  expect(texts('const WAIT_MS = 999')).toEqual(['999 -> 1000', '999 -> 998'])
  expect(texts('const MOST = 1000')).toEqual(['1000 -> 1001', '1000 -> 999'])
  expect(texts('const DAY_MS = 24 * 3_600_000')).toContain('3_600_000 -> 7200000')
})

test('an order is turned round, but what is equal has none', () => {
  const turned = texts('list.toSorted((a, b) => (a < b ? -1 : 1))')
  expect(turned).toContain('< -> >=')
  expect(turned).not.toContain('< -> <=')
  expect(texts('const one = a < b ? 2 : 1')).toContain('< -> <=')
  expect(texts('const least = a.at < b ? a.at : b')).not.toContain('< -> <=')
  expect(texts('const first = a !== null && a > b ? a : b')).not.toContain('> -> >=')
  expect(texts('const first = a > b ? a : c')).toContain('> -> >=')
})

test('what a module exports as a value is evaluated on import, what its functions use is not', () => {
  const isOnImport = (source: string) => placesIn('some.ts', source).map((place) => place.isOnImport)
  expect(isOnImport('export const LIMIT = 3')).toEqual([true])
  expect(isOnImport('const LIMIT = 3\nexport const least = () => LIMIT')).toEqual([false])
  expect(isOnImport('export const isLess = (a) => a < 2')).toEqual([false, false])
})
