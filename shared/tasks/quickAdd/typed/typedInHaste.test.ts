import { expect, test } from 'vitest'
import { readInWords, rowsOf } from '#shared/tasks/testing/sampleLines.ts'

// Lines as busy people type them: several times in one line, conditions, hours without marks.
test.each(
  rowsOf(`
pick up Leo 3:10, Mia 3:45 tues | pick up Leo 3:10, Mia 3:45 | 2026-03-03
drop jo 8:40, sam 9:05 thurs | drop jo 8:40, sam 9:05 | 2026-03-05
haircut 2moro 12 | haircut | 2026-03-03 12:00
vet 2moz 4 | vet | 2026-03-03 16:00
nails 2day 3 | nails | 2026-03-02 15:00
pay jo by 2moro 5 | pay jo | 2026-03-03 17:00 due 2026-03-03
read 2moro 12 pages | read 12 pages | 2026-03-03
finish by 5 so home by 6 thurs | finish so home by 6 | 2026-03-05 17:00 due 2026-03-05
10am 1st, 10th + 20th | 10am 1st, 10th + 20th |
call 111 if temp up by 6pm | call 111 if temp up by 6pm |
pick up by 4 if poss | pick up if poss | 2026-03-02 16:00 due 2026-03-02
swim if open by 7 sat | swim if open | 2026-03-07 19:00 due 2026-03-07
contract up 20 march, before then | contract up 20 march, before then |
insurance up 14 april, switch by then | insurance up 14 april, switch by then |
flight 4 April 6:45 | flight | 2026-04-04 06:45
Ann's flight lands 6:15 fri | Ann's flight lands | 2026-03-06 18:15
Katie's show fri & sat | Katie's show | 2026-03-06 due 2026-03-07
exams mon, weds & fri 9am | exams mon, weds & fri 9am |
zumba mon & weds 7pm | zumba | 2026-03-02 19:00 WEEKLY;BYDAY=MO,WE
dinner at Jo's half 7 for 8 | dinner at Jo's for 8 | 2026-03-02 19:30
drinks at Mel's 4 for 4:30 sun | drinks at Mel's for 4:30 | 2026-03-08 16:00
mass 9.45 for 10 sun | mass for 10 | 2026-03-08 09:45
lunch with 4 for 4 sun | lunch with 4 for 4 | 2026-03-08
1030 sun service | service | 2026-03-08 10:30
fri 1745 gym | gym | 2026-03-06 17:45
invoice 1030 mon | invoice 1030 | 2026-03-09
pay 1450 fri | pay 1450 | 2026-03-06
chase refund if not in by 12th | chase refund if not in by 12th |
ring plumber mon if not fixed by sun | ring plumber if not fixed by sun | 2026-03-09
dentist by fri if poss | dentist if poss | due 2026-03-06
standup daily 9:15 exc fri | standup | 2026-03-02 09:15 WEEKLY;BYDAY=MO,TU,WE,TH,SA,SU
swap shift w/ Sunny thurs late | swap shift w/ Sunny late | 2026-03-05
call Al fri pls | call Al pls | 2026-03-06
zoom w/ Jan 11-11:45 wed wk 12 | zoom w/ Jan 11-11:45 wed wk 12 |
fri wk 7pm dinner | dinner | 2026-03-13 19:00
2 x 20min calls w/ Ed thu pm | 2 x 20min calls w/ Ed | 2026-03-05 14:00
read 30 pgs nightly 9:30 bar sats | read 30 pgs | 2026-03-02 21:30 WEEKLY;BYDAY=MO,TU,WE,TH,FR,SU
meds nightly at 10 | meds | 2026-03-02 22:00 DAILY
ballet sat 9.15 not 9.45 | ballet | 2026-03-07 09:15
musical fri 7.30 | musical | 2026-03-06 19:30
gp phone appt b/w 2 & 4 thurs | gp phone appt | 2026-03-05 14:00 120m
set alarm 5.45 tom airport | set alarm airport | 2026-03-03 05:45
p/u cake 11 sat, party 2-4 | p/u cake 11, party 2-4 | 2026-03-07
invoices 10th working day of every month | invoices | 2026-03-13 MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=10
nursery p/u 5.30 latest weds | nursery p/u | 2026-03-04 17:30 due 2026-03-04
be home 6pm latest tonight | be home | 2026-03-02 18:00 due 2026-03-02
read 5 latest posts | read 5 latest posts |
finance mtg moved wed 3 -> thurs 10 | finance mtg moved wed 3 | 2026-03-05 10:00
tue/thu 7pm bootcamp 8 wks | bootcamp | 2026-03-03 19:00 WEEKLY;BYDAY=TU,TH;UNTIL=20260427
meds daily, review 2 weeks | meds daily, review 2 weeks |
mid-afternoon thurs site walk 45m | site walk | 2026-03-05 14:00 45m
Amy 9:15 & Ben 9:35 nurse appts fri | Amy 9:15 & Ben 9:35 nurse appts | 2026-03-06
lunch 1pm & gym 6pm sat | lunch 1pm & gym | 2026-03-07 18:00
dinner 7.45 not 7.15 tonight | dinner | 2026-03-02 19:45
dinner 7 not 8 tonight | dinner | 2026-03-02 19:00
use 7 not 8 screws | use 7 not 8 screws |
sun 8th march-sun 15th: feed Jo's cats | feed Jo's cats | 2026-03-08 due 2026-03-15
weigh in every fri am b4 brekkie | weigh in b4 brekkie | 2026-03-06 09:00 WEEKLY;BYDAY=FR
mon 6-7 swim, weds 5-6 drama | mon 6-7 swim, weds 5-6 drama |
chiro fri, 3 of 6, 11.20 | chiro, 3 of 6 | 2026-03-06 11:20
football sat k/o 10.15 | football k/o | 2026-03-07 10:15
football fri k/o 7 | football k/o | 2026-03-06 19:00
take in parcels thurs & fri | take in parcels | 2026-03-05 due 2026-03-06
gym mon & tues 7pm | gym | 2026-03-02 19:00 WEEKLY;BYDAY=MO,TU
3 day juice fast thurs-sat | 3 day juice fast | 2026-03-05 due 2026-03-07
ch 7-9 notes by mon, quiz weds | ch 7-9 notes, quiz weds | due 2026-03-09
tax return by 31st, do it sat | tax return, do it | 2026-03-07 due 2026-03-31
7:50 for 8 school bus tomorrow | for 8 school bus | 2026-03-03 07:50
rehearsals m/t/th 7-9.30 from 16th | rehearsals | 2026-03-16 19:00 150m WEEKLY;BYDAY=MO,TU,TH
every other mon eve from 9th: cubs 6.15-7.30 | cubs | 2026-03-09 18:15 75m WEEKLY;INTERVAL=2;BYDAY=MO
grass cut 1st cut wk 2 april | grass cut 1st cut wk 2 april |
mon bank hol 6 april: bbq 1pm | mon bank hol: bbq | 2026-04-06 13:00
board mtg mar 12 @1400 rm 2B | board mtg rm 2B | 2026-03-12 14:00
PE kit in bag sun nite 4 mon | PE kit in bag 4 mon | 2026-03-08 20:00
retro bi-weekly thurs 3.30 | retro | 2026-03-05 15:30 WEEKLY;INTERVAL=2;BYDAY=TH
standup 9.05 m-f | standup | 2026-03-02 09:05 WEEKLY;BYDAY=MO,TU,WE,TH,FR
coffee with Deb thurs 10.30 costa | coffee with Deb costa | 2026-03-05 10:30
water toms every am, feed sun | water toms, feed sun | 2026-03-02 09:00 DAILY
fri lunch or coffee w/ May @ 1 | lunch or coffee w/ May | 2026-03-06 13:00
dinner res moved 7.30 to 8 fri | dinner res | 2026-03-06 20:00
check in opens 24h b4 sat 6.50 flight | check in opens 24h b4 sat 6.50 flight |
ask about her 2pm slot weds | ask about her 2pm slot | 2026-03-04
phone consult 10.05 thurs approx 15m | phone consult | 2026-03-05 10:05 15m
eve meal sat for 10, shop fri | eve meal sat for 10, shop fri |
cash for window man every 4th thurs £12 | cash for window man £12 | 2026-03-26 MONTHLY;BYDAY=4TH
fancy dress shop by next sat 14th | fancy dress shop | due 2026-03-14
call moved from 3 to 4 tues | call | 2026-03-03 16:00
sun 16th 2pm match replay | sun 16th 2pm match replay |
plan b if sat rained off: sun 15th 2pm | plan b if sat rained off | 2026-03-15 14:00
sat 2nd dose 3pm | 2nd dose | 2026-03-07 15:00
april 3 & 10: late shop | april 3 & 10: late shop |
thurs 20th gym | thurs 20th gym |
thurs 20 march gig 7pm | thurs 20 march gig 7pm |
3rd & 10th april late shop | 3rd & 10th april late shop |
post Dee's card mon 2nd class | post Dee's card mon 2nd class |
Ann in 3-5 tues/weds | Ann in 3-5 | 2026-03-03 due 2026-03-04
gym tues/weds 6pm | gym | 2026-03-03 18:00 WEEKLY;BYDAY=TU,WE
feed starter 12h before bake sat 9am | feed starter 12h before bake sat 9am |
parent council 1st tues each month 7.30 | parent council | 2026-03-03 19:30 MONTHLY;BYDAY=1TU
out tues eve, dinner in slow cooker by 11 | out, dinner in slow cooker by 11 | 2026-03-03 18:00
fri eve, drinks at 8 | drinks | 2026-03-06 20:00
3 sets by sun, 1 tonight | 3 sets, 1 tonight | due 2026-03-08
on leave 13-17 april back 20th | on leave back 20th | 2026-04-13 due 2026-04-17
ring vet 9 sharp tmrw re jabs | ring vet re jabs | 2026-03-03 09:00
feed cats am & pm sat-tues | feed cats am & pm | 2026-03-07 due 2026-03-10
return Ann's dish sat or at church sun | return Ann's dish sat or at church sun |
dr's 8:50 mon fasting from 10pm sun | dr's fasting from 10pm sun | 2026-03-09 08:50
dentist 9am mon collect car 4pm tues | dentist collect car 4pm tues | 2026-03-09 09:00
bar shift sat 6 till close | bar shift till close | 2026-03-07 18:00
open mic thurs 7:30 til close | open mic til close | 2026-03-05 19:30
party fri 8 'til late | party 'til late | 2026-03-06 20:00
3rd rehearsal tues 7 hall B | 3rd rehearsal hall B | 2026-03-03 19:00
eye test 2.20 thurs bring specs | eye test bring specs | 2026-03-05 14:20
results call after 2 thurs ask Dr Sunday | results call ask Dr Sunday | 2026-03-05 14:00
nanna's 80th 21 march lunch 1 | nanna's 80th lunch | 2026-03-21 13:00
school run wk A tues/thurs wk B mon/wed | school run wk A tues/thurs wk B mon/wed |
lodge claim within 28 days | lodge claim | due 2026-03-30
lodge claim within a week | lodge claim | due 2026-03-09
notice within 30 days of moving | notice within 30 days of moving |
thank you cards by the weekend | thank you cards | due 2026-03-06
clean house before the weekend | clean house | due 2026-03-06
tell work I'm off 3-7 april | tell work I'm off 3-7 april |
tell work tmrw I'm off 3-7 april | tell work I'm off 3-7 april | 2026-03-03
remind me I owe Al fri | remind me I owe Al | 2026-03-06
pub quiz thurs 8 bring £5 | pub quiz bring £5 | 2026-03-05 20:00
2nd interview thurs 10:30 w/ panel of 3 | 2nd interview w/ panel of 3 | 2026-03-05 10:30
pay 25% by 1 april rest on completion | pay 25% rest on completion | due 2026-04-01
pay half by friday rest monday | pay half rest monday | due 2026-03-06
notes by fri, quiz mon | notes, quiz mon | due 2026-03-06
get cash before the taxi at 6 tmrw | get cash before the taxi at 6 | 2026-03-03
dropoff 8:40 pickup 3:15 mon-thu | dropoff 8:40 pickup 3:15 | 2026-03-02 WEEKLY;BYDAY=MO,TU,WE,TH
doors 7pm show 8pm fri | doors 7pm show 8pm | 2026-03-06
jo at 3, sam at 4 tues | jo at 3, sam at 4 | 2026-03-03
prep for 2pm call fri 11am | prep for 2pm call | 2026-03-06 11:00
buy tickets 2026-04-11 | buy tickets | 2026-04-11
read pages 2026-04-11 | read pages | 2026-04-11
gym b4 work tues 6.15 | gym b4 work | 2026-03-03 06:15
Weds: dentist 4pm / Thurs: MOT 9 | dentist / Thurs: MOT 9 | 2026-03-04 16:00
finance mtg moved to thurs 3 was weds 2 | finance mtg moved to thurs 3 was weds 2 |
french test units 3-5 on 12 march | french test units 3-5 | 2026-03-12
pension call 10 weds, have NI no. ready | pension call, have NI no. ready | 2026-03-04 10:00
rearrange Tues 4pm pt session | rearrange Tues 4pm pt session |
confirm sat dinner 8pm | confirm sat dinner 8pm |
cancel friday | cancel | 2026-03-06
weekly shop tues pm not this week | weekly shop | 2026-03-10 14:00
every tues yoga not this week | every tues yoga not this week |
bins mon not this wk | bins | 2026-03-09
swimming gala sat warmup 8.15 starts 9 | swimming gala warmup 8.15 starts | 2026-03-07 09:00
take rubbish to tip sat early | take rubbish to tip early | 2026-03-07
`),
)('"%s" is %s, %s', (line, title, plan) => {
  expect(readInWords(line)).toEqual({ line, title, plan })
})
