import { expect, test } from 'vitest'
import { readInWords, rowsOf } from '#shared/tasks/testing/sampleLines.ts'

/** Days in brackets, days in the middle of a line, and days of what something is done before. */
test.each(
  rowsOf(`
concert 8th may doors 7pm | concert doors | 2026-05-08 19:00
concert may 8 doors 7pm | concert doors | 2026-05-08 19:00
read 8th may memo | read 8th may memo |
brunch every second sunday | brunch | 2026-03-08 WEEKLY;INTERVAL=2;BYDAY=SU
every second and fourth tuesday call bank | call bank | 2026-03-10 MONTHLY;BYDAY=2TU,4TU
buy a dress before the wedding on 21 march | buy a dress before the wedding on 21 march |
finish slides before the meeting on friday | finish slides before the meeting on friday |
pack before the trip on friday 3pm | pack before the trip on friday 3pm |
call mum before dinner on friday | call mum before dinner | 2026-03-06
dentist (tue) | dentist | 2026-03-03
dentist (tue) 3pm | dentist | 2026-03-03 15:00
dentist (tue), bring card | dentist bring card | 2026-03-03
gym (mon, wed) | gym | 2026-03-02 WEEKLY;BYDAY=MO,WE
report due (fri) | report | due 2026-03-06
team lunch (thursday 12:30) | team lunch | 2026-03-05 12:30
yoga (2) | yoga (2) |
order cake (for tue party) | order cake (for tue party) |
`),
)('the day in "%s" is %s, %s', (line, title, plan) => {
  expect(readInWords(line)).toEqual({ line, title, plan })
})
