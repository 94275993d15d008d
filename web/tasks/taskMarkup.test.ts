import fc from 'fast-check'
import { expect, test } from 'vitest'
import { layOutDay } from '#shared/tasks/layout.ts'
import { sampleTask } from '#shared/tasks/sample.ts'
import { boxMarkup, chipMarkup } from './taskMarkup.ts'

test('nothing that a person types becomes markup', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('<', '>', '&', '"', 'a', ' ') }), (title) => {
      const task = sampleTask({ title })
      const [box] = layOutDay([task]).boxes
      const markups = [chipMarkup(task, false), box ? boxMarkup(box, false) : '']
      for (const markup of markups) {
        const text = /<\/span>(.*)<\/button>$/.exec(markup)?.[1] ?? '<'
        expect(text).not.toMatch(/[<>"]/)
        expect(unescaped(text)).toBe(title)
      }
    }),
  )
})

test('a status is said by a mark, not by colour alone', () => {
  expect(chipMarkup(sampleTask({ status: 'completed' }), false)).toContain('>✓ ')
  expect(chipMarkup(sampleTask({ status: 'in_progress' }), false)).toContain('>▶ ')
  expect(chipMarkup(sampleTask(), true)).toContain('>◷ ')
})

function unescaped(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')
}
