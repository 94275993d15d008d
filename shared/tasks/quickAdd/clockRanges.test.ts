import { expect, test } from 'vitest'
import { readInWords, rowsOf } from '#shared/tasks/testing/sampleLines.ts'

test.each(
  rowsOf(`
interview tmrw 2-245 3rd floor | interview 3rd floor | 2026-03-03 14:00 45m
lab fri 10-1145 3rd floor | lab 3rd floor | 2026-03-06 10:00 105m
interview tmrw 2 3rd floor | interview 3rd floor | 2026-03-03 14:00
meet fri 3pm 2nd floor cafe | meet 2nd floor cafe | 2026-03-06 15:00
1130-12 standup weds | standup | 2026-03-04 11:30 30m
9-1030 workshop thurs | workshop | 2026-03-05 09:00 90m
9-10.30 workshop thurs | workshop | 2026-03-05 09:00 90m
10-1130 brunch jo sat | brunch jo | 2026-03-07 10:00 90m
tutor mon 4-515 maths | tutor maths | 2026-03-09 16:00 75m
lesson mon 4-5 maths | lesson maths | 2026-03-09 16:00 60m
fri dept mtg 3-430 boardroom 2 | dept mtg boardroom 2 | 2026-03-06 15:00 90m
physio weds 8-845 bring form | physio bring form | 2026-03-04 08:00 45m
tues 2 til 330 lab group | lab group | 2026-03-03 14:00 90m
workshop 2 to 245 fri | workshop | 2026-03-06 14:00 45m
`),
)('"%s" is from one time to another: %s, %s', (line, title, plan) => {
  expect(readInWords(line)).toEqual({ line, title, plan })
})

test.each(
  rowsOf(`
slides 2-115 by fri | slides 2-115 | due 2026-03-06
chapters 9-1030 tues | chapters 9-1030 | 2026-03-03
lego 2-145 parts sat | lego 2-145 parts | 2026-03-07
pack 10-130 boxes sat | pack 10-130 boxes | 2026-03-07
wed do questions 1-130 | do questions 1-130 | 2026-03-04
1000-1500 words fri | 1000-1500 words | 2026-03-06
6-8 week check thurs | 6-8 week check | 2026-03-05
fri run 5-10k | run 5-10k | 2026-03-06
hoover 3rd floor fri | hoover 3rd floor | 2026-03-06
`),
)('"%s" counts: %s, %s', (line, title, plan) => {
  expect(readInWords(line)).toEqual({ line, title, plan })
})
