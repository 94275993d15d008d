import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvOf } from '#shared/text/csv.ts'
import { readCsv } from './readCsv.ts'

const cellsOf = (text: string) => [...readCsv(text)].map(({ cells }) => cells)

test.each([
  [
    'a,b\r\nc,d\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    '\ufeffa;b\nc;d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a\tb\rc\td',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['"a ""b""","c\nd"\n', [['a "b"', 'c\nd']]],
  [
    'a,\n\n\nb,c',
    [
      ['a', ''],
      ['b', 'c'],
    ],
  ],
  ['"never closed', [['never closed']]],
  ['"a"b,c', [['ab', 'c']]],
  ['', []],
])('%j', (text, cells) => {
  expect(cellsOf(text)).toEqual(cells)
})

test('a row says on which line it begins', () => {
  const rows = [...readCsv('a,b\n"x\ny",z\n\nlast,1')]
  expect(rows.map(({ line }) => line)).toEqual([1, 2, 5])
})

test('what csvOf writes is read again', () => {
  const cell = fc.string({ unit: 'grapheme' }).filter((text) => !/^[=+\-@\t\r']/.test(text))
  const rows = fc.array(fc.tuple(cell, cell), { maxLength: 20 })
  fc.assert(
    fc.property(rows, (all) => {
      expect(cellsOf(csvOf(['first', 'second'], all))).toEqual([['first', 'second'], ...all])
    }),
  )
})
