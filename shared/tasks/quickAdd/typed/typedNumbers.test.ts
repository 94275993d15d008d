import { expect, test } from 'vitest'
import { readInWords, rowsOf } from '#shared/tasks/testing/sampleLines.ts'

// Lines with numbers that name a thing: rooms, platforms, chapters, weeks of a term, flights, prices.
test.each(
  rowsOf(`
read chapter 4 march 14 | read chapter 4 | 2026-03-14
gym class room 12 mar 6th | gym class room 12 | 2026-03-06
meet Jo platform 9 march 14 | meet Jo platform 9 | 2026-03-14
team building 3 june | team building | 2026-06-03
dentist 3 june check crown | dentist check crown | 2026-06-03
choir jab 3 next tue | choir jab 3 | 2026-03-10
wash car weds, jab 3 | wash car, jab 3 | 2026-03-04
swim lesson fri wk 5 | swim lesson fri wk 5 |
dinner fri wk 7pm | dinner | 2026-03-13 19:00
call Jo once a week case 20-113 | call Jo case 20-113 | 2026-03-02 WEEKLY
physio 2 may invoice 1042 | physio invoice 1042 | 2026-05-02
stretch 90 min flight BA287 | stretch flight BA287 | 90m
choir thursday v2.1 | choir v2.1 | 2026-03-05
wash car next tue S2 E4 | wash car S2 E4 | 2026-03-10
print fri A4 flyers | print fri A4 flyers |
dinner thursday table for 6 | dinner table for 6 | 2026-03-05
gym every Mon cost £25 | gym cost £25 | 2026-03-02 WEEKLY;BYDAY=MO
yoga sat 7pm no. 42 | yoga no. 42 | 2026-03-07 19:00
yoga sat 7pm no 8 | yoga | 2026-03-07 20:00
renew passport bay 6 mons @ 10 | renew passport bay 6 | 2026-03-02 10:00 WEEKLY;BYDAY=MO
swim noon lane 4 | swim lane 4 | 2026-03-02 12:00
squats daily x50 | squats daily x50 |
wkly 1-1 w Tom weds 2 | wkly 1-1 w Tom | 2026-03-04 14:00
maths tutoring sundays 4-5 £30 cash | maths tutoring £30 cash | 2026-03-08 16:00 60m WEEKLY;BYDAY=SU
hate mondays 4-5 moods | hate mondays 4-5 moods |
`),
)('"%s" is %s, %s', (line, title, plan) => {
  expect(readInWords(line)).toEqual({ line, title, plan })
})
