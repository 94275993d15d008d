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
check tyre pressure fortnightly sun am | check tyre pressure | 2026-03-08 09:00 WEEKLY;INTERVAL=2;BYDAY=SU
need to call landlord abt damp thurs lunch time | need to call landlord abt damp | 2026-03-05 12:00
piano 4.15-4.45 thurs not 5th | piano | 2026-03-12 16:15 30m
oli sleepover sat nt pick up sun 11 | oli sleepover pick up sun 11 | 2026-03-07 20:00
choir xmas concert 12/12 7pm doors 6.30 | choir xmas concert doors 6.30 | 2026-12-12 19:00
choir concert 5/6 7pm doors 6.30 | choir concert 5/6 7pm doors 6.30 |
gave it 10/10 | gave it 10/10 |
trip due by 4/4 | trip | due 2026-04-04
practice violin mon wed fri 20m b4 tea | practice violin b4 tea | 2026-03-02 20m WEEKLY;BYDAY=MO,WE,FR
ask for day off 3rd april | ask for day off 3rd april |
take day off 3 april | take day off | 2026-04-03
put chicken in slow cooker 10am for tea at 6 sun | put chicken in slow cooker for tea at 6 | 2026-03-08 10:00
meet for coffee at 6 sun | meet for coffee | 2026-03-08 18:00
ring round for quotes this aft | ring round for quotes | 2026-03-02 14:00
submit pers statement 2 wks today | submit pers statement | 2026-03-16
maths test thurs wk revise ch 4-7 | maths test revise ch 4-7 | 2026-03-12
read 20 pages a night | read 20 pages | 2026-03-02 DAILY
parking 3 pounds a day | parking 3 pounds a day |
10 pages a day keeps me sane | 10 pages a day keeps me sane |
drops 3x day til fri | drops 3x day | 2026-03-02 DAILY;UNTIL=20260306
mow lawn sat unless rain | mow lawn unless rain | 2026-03-07
tidy shed sat with dad | tidy shed with dad | 2026-03-07
he sat with dad | he sat with dad |
nan sat on the cake | nan sat on the cake |
call insurance co 9-5 m-f re claim | call insurance co 9-5 m-f re claim |
call bank btw 9 and 5 tmrw | call bank btw 9 and 5 | 2026-03-03
call mum 7-7.30 mon-fri | call mum | 2026-03-02 19:00 30m WEEKLY;BYDAY=MO,TU,WE,TH,FR
spring break 3/14-3/22 | spring break | 2026-03-14 due 2026-03-22
work trip 2/3-4/5 | work trip 2/3-4/5 |
therapy every other tue 4 starting 3/10 | therapy | 2026-03-10 16:00 WEEKLY;INTERVAL=2;BYDAY=TU
every tue 2 from each team | 2 from each team | 2026-03-03 WEEKLY;BYDAY=TU
yoga tuesdays 6pm from 9/3 | yoga tuesdays 6pm from 9/3 |
dentist 9/3 mon 2pm | dentist | 2026-03-09 14:00
dentist 9/4 mon 2pm | dentist 9/4 mon 2pm |
`),
)('"%s" is %s, %s', (line, title, plan) => {
  expect(readInWords(line)).toEqual({ line, title, plan })
})
