import { expect, test } from 'vitest'
import { readInWords, rowsOf } from '#shared/tasks/testing/sampleLines.ts'

// Lines in which a day or a time belongs to one part: days left out, times of things, days beside a comma.
test.each(
  rowsOf(`
chess club weekly thursdays 7pm | chess club | 2026-03-05 19:00 WEEKLY;BYDAY=TH
mow lawn fortnightly saturdays 9am | mow lawn | 2026-03-07 09:00 WEEKLY;INTERVAL=2;BYDAY=SA
work on novel 6-7am daily except weekends | work on novel | 2026-03-03 06:00 60m WEEKLY;BYDAY=MO,TU,WE,TH,FR
gym everyday but sunday | gym | 2026-03-02 WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA
call Dad soon, not friday | call Dad soon, not friday |
open except mondays 9am | open except mondays 9am |
a fortnight on tuesday: MOT 9:30 | MOT | 2026-03-17 09:30
a week on tuesday: MOT 9:30 | MOT | 2026-03-10 09:30
saturday week bbq at Tom's | bbq at Tom's | 2026-03-14
monday week 3 reading | monday week 3 reading |
the day after tomorrow 4-ish coffee w/ Mel | coffee w/ Mel | 2026-03-04 16:00
Ring Auntie Jean sunday 11 ish | Ring Auntie Jean | 2026-03-08 11:00
10 til 12 sat allotment | allotment | 2026-03-07 10:00 120m
rehearsal 18-20 wednesdays | rehearsal | 2026-03-04 18:00 120m WEEKLY;BYDAY=WE
mon 9/3 11am solicitor | solicitor | 2026-03-09 11:00
fri 3/4 11am solicitor | solicitor | 2026-04-03 11:00
wed 3/4 11am solicitor | solicitor | 2026-03-04 11:00
solicitor 9/3 11am | solicitor 9/3 11am |
paint fence sat 11 - sun 12 april | paint fence | 2026-04-11 due 2026-04-12
arrive airport 2h before 18:40 flight on friday | arrive airport 2h before 18:40 flight | 2026-03-06
Tidy playroom 20 min before dinner | Tidy playroom before dinner | 20m
buy 2 tickets for 8pm show | buy 2 tickets for 8pm show |
buy 2 tickets for 8pm show friday | buy 2 tickets for 8pm show | 2026-03-06
book table for 7pm friday | book table | 2026-03-06 19:00
choir 7.15 for 7.30 thursday | choir for 7.30 | 2026-03-05 19:15
prep lunchboxes sun-thu evenings | prep lunchboxes | 2026-03-02 18:00 WEEKLY;BYDAY=MO,TU,WE,TH,SU
tues + thurs from 17 march: evening class 7-9pm | evening class | 2026-03-17 19:00 120m WEEKLY;BYDAY=TU,TH
run 8k sunday morning 8.30, then brunch | run 8k, then brunch | 2026-03-08 08:30
tomorrow's standup notes by 9 | tomorrow's standup notes by 9 |
every sat in march mend one thing | mend one thing | 2026-03-07 WEEKLY;BYDAY=SA;UNTIL=20260331
Wednesdays in april 6pm pottery course | pottery course | 2026-04-01 18:00 WEEKLY;BYDAY=WE;UNTIL=20260430
every day in april plank 15m | plank | 2026-04-01 15m DAILY;UNTIL=20260430
every 2 months in april order ink | in april order ink | 2026-03-02 MONTHLY;INTERVAL=2
gym mon & wed 6pm, sat 9am | gym mon & wed 6pm, sat 9am |
kids half term 16-20 feb | kids half term | 2027-02-16 due 2027-02-20
16th to 18th march offsite in Leeds | offsite in Leeds | 2026-03-16 due 2026-03-18
call Leo's school @ 8.45 2moro abt trip | call Leo's school abt trip | 2026-03-03 08:45
12 week check up for baby on 2nd april at 11.20 | 12 week check up for baby | 2026-04-02 11:20
every month on the second tuesday parents council 19:30 | parents council | 2026-03-10 19:30 MONTHLY;BYDAY=2TU
night shift tomorrow 22-06 | night shift | 2026-03-03 22:00 480m
file VAT return (due 7 april) | file VAT return | due 2026-04-07
Chris's leaving do, pub, fri 20th from 5.30 | Chris's leaving do, pub | 2026-03-20 17:30
two weeks from saturday: anniversary dinner 7pm | anniversary dinner | 2026-03-21 19:00
monday to wednesday next week: training in Bath | training in Bath | 2026-03-09 due 2026-03-11
interview prep: 2 hours tonight, 1 hour tomorrow | interview prep: 2 hours tonight, 1 hour tomorrow |
learn 5 songs on ukulele by june | learn 5 songs on ukulele | due 2026-05-31
paint hall by june 3 | paint hall | due 2026-06-03
buy book by May Sarton | buy book by May Sarton |
ask for a painting by april | ask for a painting | due 2026-03-31
by june learn 5 songs | by june learn 5 songs |
give notice no later than 15 march | give notice | due 2026-03-15
ring mechanic weds noise from brakes | ring mechanic noise from brakes | 2026-03-04
call mum thurs birthday plans | call mum birthday plans | 2026-03-05
prep fri slides | prep fri slides |
plan sale friday email | plan sale friday email |
swimming fridays £8 | swimming £8 | 2026-03-06 WEEKLY;BYDAY=FR
yoga mondays (bring mat) | yoga (bring mat) | 2026-03-02 WEEKLY;BYDAY=MO
hate mondays £8 | hate mondays £8 |
book club the 19th, read ch 4-6 | book club, read ch 4-6 | 2026-03-19
came the 2nd, well done | came the 2nd, well done |
haircut thur 1/2 past 4 w Gemma | haircut w Gemma | 2026-03-05 16:30
blood test fasting weds 8.40 nothing to eat after 10 tue | blood test fasting nothing to eat after 10 tue | 2026-03-04 08:40
eat out weds 8.40 | eat out | 2026-03-04 20:40
tuesday swim squad 5.45-7 then tesco | swim squad then tesco | 2026-03-03 17:45 75m
tuesday walk 5.45-7 miles | walk 5.45-7 miles | 2026-03-03
ring mum after 6 | ring mum | 2026-03-02 18:00
collect suit after 5, closes 6 | collect suit, closes 6 | 2026-03-02 17:00
look after 6 | look after 6 |
ofsted visit 17th-19th tidy boards | ofsted visit tidy boards | 2026-03-17 due 2026-03-19
read 4th-6th chapters | read 4th-6th chapters |
order dinners for next week by thurs midnight | order dinners for next week | 2026-03-05 23:59 due 2026-03-05
drop Ella at brownies 6 pick up 7.30 thurs | drop Ella at brownies pick up 7.30 | 2026-03-05 18:00
put recycling out tonite + every other mon | put recycling out | 2026-03-02 20:00 WEEKLY;INTERVAL=2;BYDAY=MO
call plumber first thing tom | call plumber first thing | 2026-03-03
need dress dry cleaned by 28 mar wedding | need dress dry cleaned wedding | due 2026-03-28
return amazon by 17/3 drop at co-op | return amazon drop at co-op | due 2026-03-17
return shoes by fri drop at ups | return shoes drop at ups | due 2026-03-06
return library books by fri dads card | return library books dads card | due 2026-03-06
hand in work by mon lunch | hand in work by mon lunch |
quick call w dev team in 20 | quick call w dev team | 2026-03-02 09:20
run 5k in 20 | run 5k in 20 |
hand in 20 | hand in 20 |
spare key to Ana weds, she flies thurs | spare key to Ana, she flies thurs | 2026-03-04
call Ann, she is free thurs | call Ann, she is free | 2026-03-05
revise bio 1hr chem 1hr tomorrow from 4 | revise bio 1hr chem 1hr | 2026-03-03 16:00
gym not tomorrow, weds 6pm | gym | 2026-03-04 18:00
not thurs, friday 2pm nails | nails | 2026-03-06 14:00
nails not sat, sun 2pm | nails | 2026-03-08 14:00
not fri but mon 9am dentist | dentist | 2026-03-09 09:00
not today, tomorrow 9am call bank | call bank | 2026-03-03 09:00
not this sat, next sat 11am brunch | brunch | 2026-03-14 11:00
not this fri, next sat 11am brunch | brunch | 2026-03-14 11:00
gym every day not sat, sun 7am | gym | 2026-03-03 07:00 WEEKLY;BYDAY=MO,TU,WE,TH,FR
nails not thurs, friday | nails not thurs, friday |
not tomorrow, weds call bank | not tomorrow, weds call bank |
not friday, call mum | not friday, call mum |
not thurs - fri 2pm nails | not thurs - fri 2pm nails |
insurance renewal 3/20 shop around before | insurance renewal shop around before | 2026-03-20
read book 3/20 chapters | read book 3/20 chapters |
rebook for following tues 9ish | rebook for following tues 9ish |
long run sun 8 miles 8am w club | long run 8 miles w club | 2026-03-08 08:00
long run sun 8 march 8am w club | long run w club | 2026-03-08 08:00
visa appt 2026-03-19 1100 bring photos | visa appt bring photos | 2026-03-19 11:00
pay builder 2026-03-19 1100 | pay builder 1100 | 2026-03-19
interview friday 10th 9.30 | interview | 2026-04-10 09:30
rehearse 1st half thurs, 2nd half sun | rehearse 1st half thurs, 2nd half sun |
call mum tommorow nite bout 7 | call mum | 2026-03-03 19:00
anniversary 28th! book table + flowers | anniversary book table + flowers | 2026-03-28
drs apt 2:15 on 3-19 | drs apt | 2026-03-19 14:15
pages 3-19 on mon | pages 3-19 | 2026-03-09
email prof re ext by midnite thurs | email prof re ext | 2026-03-05 23:59 due 2026-03-05
2 hr study block 6-8 mon tue wed | study block | 2026-03-02 18:00 120m WEEKLY;BYDAY=MO,TU,WE
MOT fri drop car 8 collect by 5 | MOT drop car 8 collect by 5 | 2026-03-06
gym sesh w pt tomorrow 6.30am sharp dont snooze | gym sesh w pt dont snooze | 2026-03-03 06:30
pick up Nan 11 fri for her appt 11.40 | pick up Nan for her appt 11.40 | 2026-03-06 11:00
school disco fri 27 march yr 3-4 5-6pm | school disco yr 3-4 | 2026-03-27 17:00 60m
sort loft sat morn borrow van | sort loft borrow van | 2026-03-07 09:00
christmas eve drinks 7 | christmas eve drinks | 2026-12-24 19:00
thurs 12th hosp appt mum 3.15 pick her up 2.30 | hosp appt mum pick her up 2.30 | 2026-03-12 15:15
pick Sam up 3.15 fri | pick Sam up | 2026-03-06 15:15
tablets 8am daily x 10 days | tablets | 2026-03-03 08:00 DAILY;UNTIL=20260312
PTA wine night thurs wk 7.30 school hall £5 | PTA wine night school hall £5 | 2026-03-12 19:30
pick up ticket from Mo tues latest weds | pick up ticket from Mo | 2026-03-03 due 2026-03-04
read latest fri post | read latest fri post |
eyebrows weds lunch 12.20 | eyebrows lunch | 2026-03-04 12:20
order sunday lunch veg 3pm | order sunday lunch veg 3pm |
`),
)('"%s" is %s, %s', (line, title, plan) => {
  expect(readInWords(line)).toEqual({ line, title, plan })
})
