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
