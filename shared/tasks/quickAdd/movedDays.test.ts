import { expect, test } from 'vitest'
import { readInWords, rowsOf } from '#shared/tasks/testing/sampleLines.ts'

test.each(
  rowsOf(`
shift swapped fri to sat 7-3 | shift | 2026-03-07 07:00 480m
shift swapped from fri to sat 7-3 | shift | 2026-03-07 07:00 480m
swim swapped tues to thurs 5pm | swim | 2026-03-05 17:00
lesson swapped weds 4 to fri 5 | lesson | 2026-03-06 17:00
class swapped from mon 6pm to tues 7pm | class | 2026-03-03 19:00
piano switched weds for fri 4pm | piano | 2026-03-06 16:00
yoga switched tues 7pm to weds 8pm | yoga | 2026-03-04 20:00
shift swapped w dave fri to sat 7-3 | shift swapped w dave | 2026-03-07 07:00 480m
swapped shift fri to sat 7-3 | swapped shift | 2026-03-07 07:00 480m
meeting rearranged to thurs 2 | meeting | 2026-03-05 14:00
`),
)('"%s" is once, on the day to which it was moved: %s, %s', (line, title, plan) => {
  expect(readInWords(line)).toEqual({ line, title, plan })
})

test.each(
  rowsOf(`
tues 1:1 w anil moved to weds 4 | 1:1 w anil | 2026-03-04 16:00
mon standup moved to tues 9.30 | standup | 2026-03-03 09:30
fri dentist changed to mon 3pm | dentist | 2026-03-09 15:00
tues haircut now weds 4 | haircut | 2026-03-04 16:00
thurs 1:1 moved to fri | 1:1 | 2026-03-06
tues 3pm 1:1 moved to weds 4 | 1:1 | 2026-03-04 16:00
mon 6pm class moved to tues | class | 2026-03-03 18:00
mon eve choir moved to weds | choir | 2026-03-04 18:00
sun lunch switched to sat 1pm | lunch | 2026-03-07 13:00
`),
)('"%s" begins with the day that was: %s, %s', (line, title, plan) => {
  expect(readInWords(line)).toEqual({ line, title, plan })
})

test.each(
  rowsOf(`
swap shift fri to sat | swap shift fri to sat |
moved fri shift to sat | moved fri shift to sat |
fri tell jo party moved to sat | tell jo party moved to sat | 2026-03-06
fri buy cake, party moved to sat | buy cake, party moved to sat | 2026-03-06
mon check if mtg moved to weds | mon check if mtg moved to weds |
swapped my tues for thurs 9-5 | swapped my tues | 2026-03-05 09:00 480m
push ups mon to fri | push ups | 2026-03-02 WEEKLY;BYDAY=MO,TU,WE,TH,FR
change sheets mon to fri | change sheets | 2026-03-02 WEEKLY;BYDAY=MO,TU,WE,TH,FR
swim moved to pool 2 to 4 sat | swim moved to pool | 2026-03-07 14:00 120m
tyres swapped sat | tyres swapped | 2026-03-07
`),
)('"%s" moves no day of its own: %s, %s', (line, title, plan) => {
  expect(readInWords(line)).toEqual({ line, title, plan })
})
