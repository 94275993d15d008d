import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sharedTask } from './sharedText.ts'

const URL = 'https://example.com/recipe?id=7'

test.each([
  ['a page', { title: 'Bread', text: '', url: URL }, { line: 'Bread', notes: URL }],
  [
    'a page whose address is in the text',
    { title: 'Bread', text: URL, url: '' },
    { line: 'Bread', notes: URL },
  ],
  [
    'words that end with an address',
    { title: '', text: `Try this ${URL}`, url: '' },
    { line: 'Try this', notes: URL },
  ],
  [
    'an address said twice',
    { title: 'Bread', text: `Bread ${URL}`, url: URL },
    { line: 'Bread', notes: URL },
  ],
  ['an address alone', { title: '', text: '', url: URL }, { line: URL, notes: '' }],
  [
    'several lines',
    { title: '', text: 'One\r\n two \n\nthree', url: '' },
    { line: 'One', notes: 'two\nthree' },
  ],
  [
    'a title and lines',
    { title: 'List', text: 'milk\nbread', url: '' },
    { line: 'List', notes: 'milk\nbread' },
  ],
])('%s', (_, shared, task) => {
  expect(sharedTask(shared)).toEqual(task)
})

test('nothing is no task', () => {
  expect(sharedTask({ title: ' ', text: '\n', url: '' })).toBeNull()
})

test('whatever is shared, the line is one line of at most 200 characters', () => {
  const text = fc.string({ unit: 'binary', maxLength: 260 })
  fc.assert(
    fc.property(text, text, fc.oneof(fc.constant(''), fc.webUrl()), (title, words, url) => {
      const task = sharedTask({ title, text: words, url })
      if (task === null) return
      expect(task.line.length).toBeGreaterThan(0)
      expect(task.line.length).toBeLessThanOrEqual(200)
      expect(task.line).not.toMatch(/[\r\n]/)
    }),
    { numRuns: 30 },
  )
})
