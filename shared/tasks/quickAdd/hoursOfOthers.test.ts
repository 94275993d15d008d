import { expect, test } from 'vitest'
import { readInWords, rowsOf } from '#shared/tasks/testing/sampleLines.ts'

test.each(
  rowsOf(`
clinic opens 8 tmrw get there 730 | clinic opens 8 get there | 2026-03-03 07:30
shop shuts 6, be there 530 fri | shop shuts 6, be there | 2026-03-06 17:30
gates open 6 fri, get there 5.30 | gates open 6, get there | 2026-03-06 17:30
pub shuts 11 sat be there 10 | pub shuts 11 be there | 2026-03-07 22:00
tip shuts 12 sat be there 1130 | tip shuts 12 be there | 2026-03-07 11:30
market opens 7 sun set up 6 | market opens 7 set up | 2026-03-08 06:00
pool opens at 7am tmrw, be there 645 | pool opens at 7am, be there | 2026-03-03 06:45
library opens at 9.30 mon be there 920 | library opens at 9.30 be there | 2026-03-09 09:20
tip opens 8 sat take sofa 830 | tip opens 8 take sofa | 2026-03-07 08:30
she finishes 5 weds collect 515 | she finishes 5 collect | 2026-03-04 17:15
flight lands 610 sat leave 430 | flight lands 610 leave | 2026-03-07 16:30
`),
)('"%s" is at the hour of its own deed: %s, %s', (line, title, plan) => {
  expect(readInWords(line)).toEqual({ line, title, plan })
})

test.each(
  rowsOf(`
shop opens 9 tmrw | shop opens | 2026-03-03 09:00
mum arrives 6 fri, collect jo 5 | mum arrives 6, collect jo 5 | 2026-03-06
open shop 8 tmrw get there 730 | open shop 8 get there 730 | 2026-03-03
library shuts 5 tues return books 4 | library shuts 5 tues return books 4 |
match sat ko 10.30 leave 9.15 | match ko leave 9.15 | 2026-03-07 10:30
`),
)('"%s" has no hour of its own behind another: %s, %s', (line, title, plan) => {
  expect(readInWords(line)).toEqual({ line, title, plan })
})
