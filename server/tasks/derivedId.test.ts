import { createHash } from 'node:crypto'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { derivedId } from '#shared/tasks/derivedId.ts'

test('an id is the UUID v5 of its name, of any length', () => {
  expect(derivedId('6ba7b810-9dad-11d1-80b4-00c04fd430c8', 'www.example.com')).toBe(
    '2ed6657d-e927-568b-95e1-2665a8aea6a2', // RFC 9562, appendix A.4
  )
  fc.assert(
    fc.property(fc.uuid(), fc.string({ maxLength: 200, unit: 'grapheme' }), (namespace, name) => {
      const bytes = Buffer.from(namespace.replaceAll('-', ''), 'hex')
      const hash = createHash('sha1').update(bytes).update(name).digest('hex')
      const id = derivedId(namespace, name)
      expect(id).toMatch(/^.{8}-.{4}-5.{3}-[89ab].{3}-.{12}$/)
      const fixed = id.replaceAll('-', '')
      expect([fixed.slice(0, 12), fixed.slice(13, 16), fixed.slice(17)]).toEqual([
        hash.slice(0, 12),
        hash.slice(13, 16),
        hash.slice(17, 32),
      ])
    }),
  )
})
