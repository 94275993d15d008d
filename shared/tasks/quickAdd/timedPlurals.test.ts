import { expect, test } from 'vitest'
import { readInWords, rowsOf } from '#shared/tasks/testing/sampleLines.ts'

test.each(
  rowsOf(`
lily swimming lessons sats 930 for 10 wks | lily swimming lessons | 2026-03-07 09:30 WEEKLY;BYDAY=SA;UNTIL=20260515
drama club sats for 8 wks | drama club | 2026-03-07 WEEKLY;BYDAY=SA;UNTIL=20260501
nan visit suns from 13 dec | nan visit | 2026-12-13 WEEKLY;BYDAY=SU
rugby suns 1015 til july | rugby | 2026-03-08 10:15 WEEKLY;BYDAY=SU;UNTIL=20260630
gymnastics sats 1015-1100 for 6 wks | gymnastics | 2026-03-07 10:15 45m WEEKLY;BYDAY=SA;UNTIL=20260417
sats 930 ballet | ballet | 2026-03-07 09:30 WEEKLY;BYDAY=SA
call mum suns eve | call mum | 2026-03-08 18:00 WEEKLY;BYDAY=SU
sats am football w leo | football w leo | 2026-03-07 09:00 WEEKLY;BYDAY=SA
piano sats w mrs lee | piano w mrs lee | 2026-03-07 WEEKLY;BYDAY=SA
curry club fris at jo's | curry club at jo's | 2026-03-06 WEEKLY;BYDAY=FR
`),
)('"%s" repeats each week: %s, %s', (line, title, plan) => {
  expect(readInWords(line)).toEqual({ line, title, plan })
})

test.each(
  rowsOf(`
revise for sats | revise for sats |
sats practice papers fri | sats practice papers | 2026-03-06
y6 sats for 4 days | y6 sats for 4 days |
watch phoenix suns on tv | watch phoenix suns on tv |
SATs 930 weds hall | SATs hall | 2026-03-04 09:30
the suns out | the suns out |
`),
)('"%s" has no days in the plural: %s, %s', (line, title, plan) => {
  expect(readInWords(line)).toEqual({ line, title, plan })
})

test.each(
  rowsOf(`
read 20 pgs a nite | read 20 pgs | 2026-03-02 DAILY
1 chapter a night | 1 chapter | 2026-03-02 DAILY
one episode a nite | one episode | 2026-03-02 DAILY
read a chapter a night | read a chapter | 2026-03-02 DAILY
30 sit ups a nite | 30 sit ups | 2026-03-02 DAILY
1 sudoku a day | 1 sudoku | 2026-03-02 DAILY
book a room a night before | book a room a night before |
once a night shift ends call mum | once a night shift ends call mum |
hotel 90 pounds a night | hotel 90 pounds a night |
8k steps a day | 8k steps | 2026-03-02 DAILY
`),
)('"%s" is each day or night: %s, %s', (line, title, plan) => {
  expect(readInWords(line)).toEqual({ line, title, plan })
})
