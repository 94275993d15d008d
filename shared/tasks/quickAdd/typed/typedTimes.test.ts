import { expect, test } from 'vitest'
import { readInWords, rowsOf } from '#shared/tasks/testing/sampleLines.ts'

// Times without a mark between hours and minutes, and what is added behind a day.
test.each(
  rowsOf(`
class 0910 thurs | class | 2026-03-05 09:10
room 0910 thurs | room 0910 | 2026-03-05
team standup 0915 weekdays 15m | team standup | 2026-03-02 09:15 15m WEEKLY;BYDAY=MO,TU,WE,TH,FR
spanish hw due thurs 2359 | spanish hw | 2026-03-05 23:59 due 2026-03-05
essay due midnight thurs | essay | 2026-03-05 23:59 due 2026-03-05
proj mtg 10-1130 wed | proj mtg | 2026-03-04 10:00 90m
drama 445-6 weds church hall | drama church hall | 2026-03-04 16:45 75m
read 100-130 tues | read 100-130 | 2026-03-03
read ch 10-1130 tues | read ch 10-1130 | 2026-03-03
pick up girls 315 mon to thurs | pick up girls | 2026-03-02 15:15 WEEKLY;BYDAY=MO,TU,WE,TH
school run 845 weekdays | school run | 2026-03-03 08:45 WEEKLY;BYDAY=MO,TU,WE,TH,FR
tues 930 dentist | dentist | 2026-03-03 09:30
gym 630 tues | gym | 2026-03-03 18:30
thurs 315 leaflets | 315 leaflets | 2026-03-05
bus 315 mon | bus 315 | 2026-03-09
order 330 mon | order 330 | 2026-03-09
pay 330 fri | pay 330 | 2026-03-06
run 800 fri | run 800 | 2026-03-06
take 330 daily | take 330 | 2026-03-02 DAILY
sale ends sun midnight | sale ends | 2026-03-08 23:59
sale ends at midnight sun | sale ends | 2026-03-08 23:59
party sat midnight | party | 2026-03-07 00:00
pay tax 28th monthly urgent | pay tax | 2026-03-28 MONTHLY;BYMONTHDAY=28 !high
renew passport by end of april high priority | renew passport | due 2026-04-30 !high
sort loft sun low priority | sort loft | 2026-03-08 !low
urgent care visit fri | urgent care visit | 2026-03-06
set high priority list fri | set high priority list | 2026-03-06
ask if urgent | ask if urgent |
rent 1st every month dont forget | rent dont forget | 2026-04-01 MONTHLY;BYMONTHDAY=1
beavers mondays 6pm term time | beavers term time | 2026-03-02 18:00 WEEKLY;BYDAY=MO
meds daily pls | meds pls | 2026-03-02 DAILY
call HR b4 3 today | call HR | 2026-03-02 15:00 due 2026-03-02
call mum 2 hrs before 3 today | call mum 2 hrs before 3 | 2026-03-02
meet jo at 4 by the clock tower thurs | meet jo by the clock tower | 2026-03-05 16:00
count 4 by the 5th | count 4 | due 2026-03-05
cancel gas by 15th, moving 15 april | cancel gas, moving 15 april | due 2026-03-15
wed after next dentist 3pm | wed after next dentist 3pm |
meditation each morning 630 | meditation | 2026-03-03 06:30 DAILY
dentist mon morning 915 | dentist | 2026-03-09 09:15
choir thurs 7.45 pm not this week | choir | 2026-03-12 19:45
`),
)('"%s" is %s, %s', (line, title, plan) => {
  expect(readInWords(line)).toEqual({ line, title, plan })
})

// Days of each week that begin later, and days of one week alone.
test.each(
  rowsOf(`
dance 4 kids 5-6 weds from 18 march | dance 4 kids | 2026-03-18 17:00 60m WEEKLY;BYDAY=WE
zumba tues 7.15pm from next week | zumba | 2026-03-10 19:15 WEEKLY;BYDAY=TU
yoga thurs 6pm starting 12 march | yoga | 2026-03-12 18:00 WEEKLY;BYDAY=TH
tennis sat 9am from april | tennis | 2026-04-04 09:00 WEEKLY;BYDAY=SA
late shift fri from 2pm | late shift | 2026-03-06 14:00
off work weds from 12 march to 20 march | off work weds | 2026-03-12 due 2026-03-20
photos thurs from sunday | photos thurs from sunday |
swim lesson sats 9-9.30 | swim lesson | 2026-03-07 09:00 30m WEEKLY;BYDAY=SA
revise for sats | revise for sats |
SATs 9am mon | SATs | 2026-03-09 09:00
physio this wk mon weds thurs 8am | physio | 2026-03-04 08:00 WEEKLY;BYDAY=MO,WE,TH;UNTIL=20260307
swim next week tues and thurs | swim | 2026-03-10 WEEKLY;BYDAY=TU,TH;UNTIL=20260315
swim mon weds next week 9am | swim | 2026-03-09 09:00 WEEKLY;BYDAY=MO,WE;UNTIL=20260315
gym tues thurs from next week | gym | 2026-03-10 WEEKLY;BYDAY=TU,TH
call Jo next week mon or tues | call Jo next week mon or tues |
physio mon weds thurs 8am | physio | 2026-03-04 08:00 WEEKLY;BYDAY=MO,WE,TH
`),
)('"%s" is %s, %s', (line, title, plan) => {
  expect(readInWords(line)).toEqual({ line, title, plan })
})

// A day in the middle of a line, one in the place of another, and what is done by a day of each month.
test.each(
  rowsOf(`
photo day weds full uniform | photo day full uniform | 2026-03-04
inset day fri kids home | inset day kids home | 2026-03-06
plan sale friday email | plan sale friday email |
organise training thurs slides | organise training thurs slides |
training thurs session notes | training thurs session notes |
mock interview tues 11 teams link | mock interview tues 11 teams link |
half day fri leave at 1 | half day leave | 2026-03-06 13:00
tennis w/ amy mon instead of tues 6pm | tennis w/ amy | 2026-03-09 18:00
tea instead of coffee tues | tea instead of coffee | 2026-03-03
submit expenses by 5th of each month | submit expenses | 2026-03-05 MONTHLY;BYMONTHDAY=5
pay visa by the 20th of every month | pay visa | 2026-03-20 MONTHLY;BYMONTHDAY=20
finish by 5th of march | finish | due 2026-03-05
plumber coming between 9-11 sat | plumber coming | 2026-03-07 09:00 120m
choose between 9-11 colours | choose between 9-11 colours |
revision: chem tues bio thurs | revision: chem tues bio thurs |
collect cake fri for party sat | collect cake for party sat | 2026-03-06
hand in library books weds no later than 4 | hand in library books | 2026-03-04 16:00 due 2026-03-04
no later than 4 people sat | no later than 4 people | 2026-03-07
council tax dd 1st of the month from april | council tax dd | 2026-04-01 MONTHLY;BYMONTHDAY=1
council tax 1st of the month | council tax | 2026-04-01
gp 9.05 fri not 9.15 | gp | 2026-03-06 09:05
class every wed 7-8.30pm from 4 march til 27 may | class | 2026-03-04 19:00 90m WEEKLY;BYDAY=WE;UNTIL=20260527
take jumper back by 14th keep receipt | take jumper back keep receipt | due 2026-03-14
1pm lunch sam, 3pm dentist weds | 1pm lunch sam, 3pm dentist | 2026-03-04
1pm lunch sam, bring 3 books weds | lunch sam, bring 3 books | 2026-03-04 13:00
ring school abt absence b4 845 | ring school abt absence | 2026-03-03 08:45 due 2026-03-03
meet at 315 main st | meet at 315 main st |
run 330 words by 515 | run 330 words | 2026-03-02 17:15 due 2026-03-02
walk before 330 calories | walk before 330 calories |
brownies fri 6-7.15 no brownies 3rd april | brownies no brownies 3rd april | 2026-03-06 18:00 75m
invoice due within 14 days | invoice | due 2026-03-16
car in garage mon-weds get bus | car in garage get bus | 2026-03-09 due 2026-03-11
mum staying tues - thurs | mum staying | 2026-03-03 due 2026-03-05
gym mon-weds | gym | 2026-03-02 WEEKLY;BYDAY=MO,TU,WE
MOT due 17/04/26 book garage | MOT book garage | due 2026-04-17
thing due fri report | thing due fri report |
fish + chips fri pick up 6.15 | fish + chips pick up | 2026-03-06 18:15
chips fri pick up kids | chips pick up kids | 2026-03-06
hospital appt 23.03.26 09:40 | hospital appt | 2026-03-23 09:40
update to version 23.03.26 | update to version 23.03.26 |
install 10.02.26 | install 10.02.26 |
clear spare room (by 20/3) | clear spare room | due 2026-03-20
beat his score (20/3) | beat his score (20/3) |
pay window man £15 fri cash | pay window man £15 cash | 2026-03-06
get cash | get cash |
feed cat 6th-9th am & pm | feed cat 6th-9th am & pm |
bring forward 3pm call to 2 tmrw | bring forward 3pm call to 2 | 2026-03-03
bring cake 3pm to school tmrw | bring cake to school | 2026-03-03 15:00
email reps wkly on mondays | email reps | 2026-03-02 WEEKLY;BYDAY=MO
nan's tablets 8am 1pm 6pm | nan's tablets 8am 1pm 6pm |
`),
)('"%s" is %s, %s', (line, title, plan) => {
  expect(readInWords(line)).toEqual({ line, title, plan })
})
