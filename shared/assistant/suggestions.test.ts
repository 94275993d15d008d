import { expect, test } from 'vitest'
import { suggestionsOf, suggestionsText } from './suggestions.ts'

const button = (length: number) => ({ label: 'a', value: 'x'.repeat(length) })

test('as many suggestions are kept as 512 characters hold', () => {
  const empty = JSON.stringify([button(0)]).length
  const fitting = [button(512 - empty)]
  expect(suggestionsText(fitting)).toBe(JSON.stringify(fitting))
  expect(suggestionsText([button(513 - empty)])).toBe('[]')
  expect(suggestionsText([button(10), button(600)])).toBe(JSON.stringify([button(10)]))
})

test('what is no list of suggestions is none', () => {
  expect(suggestionsOf({ suggestions: suggestionsText([button(3)]) })).toEqual([button(3)])
  expect(suggestionsOf({})).toEqual([])
  expect(suggestionsOf({ suggestions: 'x' })).toEqual([])
  expect(suggestionsOf({ suggestions: '[1]' })).toEqual([])
})
