import { expect, test } from 'vitest'
import { readInWords, rowsOf } from '#shared/tasks/testing/sampleLines.ts'

test.each(
  rowsOf(`
day after tmrw 11 vet rex jabs | vet rex jabs | 2026-03-04 11:00
tmrw 10 boiler service keep dog in | boiler service keep dog in | 2026-03-03 10:00
fri 10 dentist filling | dentist filling | 2026-03-06 10:00
mon 4 piano lesson | piano lesson | 2026-03-09 16:00
day after tmrw 930 bloods fasting | bloods fasting | 2026-03-04 09:30
thurs 2 interview questions | 2 interview questions | 2026-03-05
fri 1 yoga mat to return | 1 yoga mat to return | 2026-03-06
tmrw 7 dinner party guests | 7 dinner party guests | 2026-03-03
tmrw 5 tutor invoices | 5 tutor invoices | 2026-03-03
mon 2 hour training | 2 hour training | 2026-03-09
thurs 4 kids party | 4 kids party | 2026-03-05
tomorrow 2 meeting rooms to book | 2 meeting rooms to book | 2026-03-03
`),
)('the number of "%s" is an hour where something takes place then: %s, %s', (line, title, plan) => {
  expect(readInWords(line)).toEqual({ line, title, plan })
})
