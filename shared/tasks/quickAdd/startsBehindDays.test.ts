import { expect, test } from 'vitest'
import { readInWords, rowsOf } from '#shared/tasks/testing/sampleLines.ts'

test.each(
  rowsOf(`
flght BA1430 gate 12 sat leave house 5am | flght BA1430 gate 12 leave house | 2026-03-07 05:00
ferry sun be at port 7.30am | ferry be at port | 2026-03-08 07:30
airport run sat up at 4am | airport run up | 2026-03-07 04:00
half marathon sun pick up bib 8.15am | half marathon pick up bib | 2026-03-08 08:15
carols sat meet by tree 5.30pm | carols meet by tree | 2026-03-07 17:30
mum sat down 5 mins late | mum sat down 5 mins late |
dog sat by door 5am again | dog sat by door again | 2026-03-03 05:00
`),
)('the day of "%s" stands before when people leave or meet: %s, %s', (line, title, plan) => {
  expect(readInWords(line)).toEqual({ line, title, plan })
})
