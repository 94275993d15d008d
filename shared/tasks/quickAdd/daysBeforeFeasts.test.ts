import { expect, test } from 'vitest'
import { readInWords, rowsOf } from '#shared/tasks/testing/sampleLines.ts'

test.each(
  rowsOf(`
defrost turkey 2 days b4 xmas | defrost turkey | 2026-12-23
a week before easter book train | book train | 2026-03-29
the day before good friday get buns | get buns | 2026-04-02
ice cake a couple of days before christmas | ice cake | 2026-12-23
hide eggs night before easter | hide eggs | 2026-04-04 20:00
cards posted by 10 days before christmas | cards posted | due 2026-12-15
collect turkey 2 days before xmas 8am | collect turkey | 2026-12-23 08:00
collect turkey 2 days before xmas at 8 | collect turkey | 2026-12-23 08:00
book haircut a week before xmas w jess | book haircut w jess | 2026-12-18
`),
)('"%s" is before a feast: %s, %s', (line, title, plan) => {
  expect(readInWords(line)).toEqual({ line, title, plan })
})

test.each(
  rowsOf(`
2 days before xmas party buy gift | 2 days before xmas party buy gift |
learn lines 2 days before xmas play | learn lines 2 days before xmas play |
gym twice a week before xmas | gym twice a week before xmas |
read 20 pages a week before easter | read 20 pages a week before easter |
off for 2 days before xmas | off for 2 days before xmas |
drink 2l a day before xmas | drink 2l a day before xmas |
book ferry 2 months before easter | book ferry 2 months before easter |
`),
)('"%s" is on no day before a feast: %s, %s', (line, title, plan) => {
  expect(readInWords(line)).toEqual({ line, title, plan })
})
