import { expect, test } from 'vitest'
import { readInWords, rowsOf } from '#shared/tasks/testing/sampleLines.ts'

// Days that are named by others or by what is on them, what begins on a day and goes on, and hours without a mark beside their day.
test.each(
  rowsOf(`
take bins out sun night recycling every 2nd week | take bins out sun night recycling every 2nd week |
bins out sun night, recycling fortnightly | bins out, recycling | 2026-03-08 20:00 WEEKLY;INTERVAL=2
swim lessons start 14/4 then every tues 4.30 | swim lessons | 2026-04-14 16:30 WEEKLY;BYDAY=TU
call mum sunday then every week | call mum | 2026-03-08 WEEKLY
call mum sunday then dad | call mum then dad | 2026-03-08
long run every sun til race 19 apr | long run | 2026-03-08 WEEKLY;BYDAY=SU;UNTIL=20260419
study spanish daily until exam on 20 april | study spanish | 2026-03-02 DAILY;UNTIL=20260420
training til race 19 apr | training til race 19 apr |
plan allotment mid march | plan allotment | 2026-03-15
book hall by mid-april | book hall | due 2026-04-15
plan mid term break | plan mid term break |
book ferry for 1-8 aug | book ferry for 1-8 aug |
book table for fri 7pm | book table | 2026-03-06 19:00
run 5k tu th sa 6.30am | run 5k | 2026-03-03 06:30 WEEKLY;BYDAY=TU,TH,SA
tell us we th off | tell us we th off |
day before 17 march chemo bloods | chemo bloods | 2026-03-16
2 days before 17 march: defrost turkey | defrost turkey | 2026-03-15
pack the night before 17 march | pack | 2026-03-16 20:00
3 days before race: carbs | 3 days before race: carbs |
cancel dentist appt thurs 2pm | cancel dentist appt thurs 2pm |
cancel netflix friday | cancel netflix | 2026-03-06
cancel dentist by friday | cancel dentist | due 2026-03-06
rearrange vet appt on 12th | rearrange vet appt on 12th |
vets 4 mon weigh in | vets weigh in | 2026-03-09 16:00
coffee w Ann 2 on fri | coffee w Ann | 2026-03-06 14:00
order 2 on fri | order 2 | 2026-03-06
split bill with Jo 4 ways fri | split bill with Jo 4 ways | 2026-03-06
meet tom 7 for 7.30 sat | meet tom for 7.30 | 2026-03-07 19:00
`),
)('"%s" is %s, %s', (line, title, plan) => {
  expect(readInWords(line)).toEqual({ line, title, plan })
})
