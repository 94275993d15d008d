import { expect, test } from 'vitest'
import { readInWords, rowsOf } from '#shared/tasks/testing/sampleLines.ts'

test.each(
  rowsOf(`
train 1752 from leeds thu, seat 31B | train from leeds, seat 31B | 2026-03-05 17:52
next weds mock interview 1330 bring cv | mock interview bring cv | 2026-03-11 13:30
standup thurs now 930 | standup | 2026-03-05 09:30
bus 73 frm kings x 640 tmoro morn | bus 73 frm kings x | 2026-03-03 06:40
coach 0745 to oxford fri bring id | coach to oxford bring id | 2026-03-06 07:45
sat brownies gala warmup 1315 | brownies gala warmup | 2026-03-07 13:15
fri lunch w jo 1230 | lunch w jo | 2026-03-06 12:30
interview thurs at hq 1400 | interview at hq | 2026-03-05 14:00
nan lands 1837 heathrow fri | nan lands heathrow | 2026-03-06 18:37
dep 1420 kings cross sun | dep kings cross | 2026-03-08 14:20
swim lesson sat now 915 | swim lesson | 2026-03-07 09:15
weds choir 730 | choir | 2026-03-04 19:30
fri eve drinks 745 crown | drinks crown | 2026-03-06 19:45
weekdays from tmrw 755 school run | school run | 2026-03-03 07:55 WEEKLY;BYDAY=MO,TU,WE,TH,FR
every weekday from mon 805 walk to school | walk to school | 2026-03-09 08:05 WEEKLY;BYDAY=MO,TU,WE,TH,FR
mon-fri from tmrw 740 bus | bus | 2026-03-03 07:40 WEEKLY;BYDAY=MO,TU,WE,TH,FR
school run weekdays from tmrw 755 | school run | 2026-03-03 07:55 WEEKLY;BYDAY=MO,TU,WE,TH,FR
daily from sat 640 feed cats | feed cats | 2026-03-07 18:40 DAILY
match sat be there 920 | match be there | 2026-03-07 09:20
tip run sat am 930 | tip run | 2026-03-07 09:30
pilates class 930 thurs | pilates class | 2026-03-05 09:30
driving test tues morn 1014 be early | driving test be early | 2026-03-03 10:14
930 dentist fri | dentist | 2026-03-06 09:30
school pick up 1445 weds | school pick up | 2026-03-04 14:45
eurostar 1522 sat from st pancras | eurostar from st pancras | 2026-03-07 15:22
drop car 815 kwik fit thurs | drop car kwik fit | 2026-03-05 08:15
fri drop leo 1745 scouts | drop leo scouts | 2026-03-06 17:45
train home sun 1612 change crewe | train home change crewe | 2026-03-08 16:12
smear test weds 925 dr hall | smear test dr hall | 2026-03-04 09:25
dentist 5 jan 940 both kids | dentist both kids | 2027-01-05 09:40
swim gala sat warm up 845 pool b | swim gala warm up pool b | 2026-03-07 08:45
bus 1120 to whitby sat, flask | bus to whitby, flask | 2026-03-07 11:20
book club 1930 at sues thurs | book club at sues | 2026-03-05 19:30
train 1752 leeds thu | train leeds | 2026-03-05 17:52
leave 0515 for airport weds | leave for airport | 2026-03-04 05:15
trial shift sat 1600 cafe nero | trial shift cafe nero | 2026-03-07 16:00
`),
)('the hours of "%s" stand away from its day: %s, %s', (line, title, plan) => {
  expect(readInWords(line)).toEqual({ line, title, plan })
})

test.each(
  rowsOf(`
catch bus 640 to town thurs | catch bus 640 to town | 2026-03-05
meeting room 1330 mon | meeting room 1330 | 2026-03-09
flight 1752 to rome thurs | flight 1752 to rome | 2026-03-05
pay builder 1330 thurs | pay builder 1330 | 2026-03-05
plan 2027 budget fri | plan 2027 budget | 2026-03-06
beat score of 930 on sat | beat score of 930 | 2026-03-07
research ww2 from 1950 fri | research ww2 from 1950 | 2026-03-06
tues read book from 1930 on spain | read book from 1930 on spain | 2026-03-03
sell bmw 330 sat | sell bmw 330 | 2026-03-07
thurs swim 750 | swim 750 | 2026-03-05
swim 1500 sat | swim 1500 | 2026-03-07
change passcode 1745 thurs | change passcode 1745 | 2026-03-05
tues plan 2030 targets | plan 2030 targets | 2026-03-03
thurs dinner 7pm table 1130 | dinner table 1130 | 2026-03-05 19:00
fri budget 1250 max for sofa | budget 1250 max for sofa | 2026-03-06
essay on 1945 election thurs | essay on 1945 election | 2026-03-05
lunch w jo 1230 | lunch w jo 1230 |
fri meet jo 1230 or sam 1330 cafe | meet jo 1230 or sam 1330 cafe | 2026-03-06
thurs 6pm call flat 1130 | call flat 1130 | 2026-03-05 18:00
test 1030 samples thurs | test 1030 samples | 2026-03-05
train 1130 volunteers thurs | train 1130 volunteers | 2026-03-05
train 2027 cohort thurs | train 2027 cohort | 2026-03-05
leave 1500 for rent fri | leave 1500 for rent | 2026-03-06
leave 250 for cleaner fri | leave 250 for cleaner | 2026-03-06
tues gas meter 1245 | gas meter 1245 | 2026-03-03
photo 1145 to print thurs | photo 1145 to print | 2026-03-05
bus 640 sat | bus 640 | 2026-03-07
weekdays from tmrw 750 swim | 750 swim | 2026-03-03 WEEKLY;BYDAY=MO,TU,WE,TH,FR
weekdays from tmrw 350 press ups | 350 press ups | 2026-03-03 WEEKLY;BYDAY=MO,TU,WE,TH,FR
weekdays from tmrw 350 press up | 350 press up | 2026-03-03 WEEKLY;BYDAY=MO,TU,WE,TH,FR
weekdays from tmrw 650 star jumps | 650 star jumps | 2026-03-03 WEEKLY;BYDAY=MO,TU,WE,TH,FR
chicken in oven 220 fri eve | chicken in oven 220 | 2026-03-06 18:00
`),
)('"%s" has no hours in digits: %s, %s', (line, title, plan) => {
  expect(readInWords(line)).toEqual({ line, title, plan })
})
