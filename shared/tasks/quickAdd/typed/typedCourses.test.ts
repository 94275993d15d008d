import { expect, test } from 'vitest'
import { readInWords, rowsOf } from '#shared/tasks/testing/sampleLines.ts'

// Lines of courses and seasons, of numbers without their unit, and of several times of which one counts.
test.each(
  rowsOf(`
weekly call moves to thurs 10 from next wk | call | 2026-03-12 10:00 WEEKLY;BYDAY=TH
weekly review, call moves to thurs 10 | weekly review, call moves to thurs 10 |
physio tues 5pm x4 starting 10th | physio | 2026-03-10 17:00 WEEKLY;BYDAY=TU;COUNT=4
antenatal class weds 7pm x 6 from 11th | antenatal class | 2026-03-11 19:00 WEEKLY;BYDAY=WE;COUNT=6
yoga x8 thursdays 6pm | yoga | 2026-03-05 18:00 WEEKLY;BYDAY=TH;COUNT=8
pottery for the next 6 tuesdays 7pm | pottery | 2026-03-03 19:00 WEEKLY;BYDAY=TU;COUNT=6
the first 3 mondays of june off | the first 3 mondays of june off |
squats daily x50 | squats daily x50 |
pull ups tues 7am x10 | pull ups x10 | 2026-03-03 07:00
cricket practice sundays 9am may to sept | cricket practice | 2026-05-03 09:00 WEEKLY;BYDAY=SU;UNTIL=20260930
pool open saturdays june - aug 10am | pool open | 2026-06-06 10:00 WEEKLY;BYDAY=SA;UNTIL=20260831
mow lawn fortnightly april to october | mow lawn | 2026-04-01 WEEKLY;INTERVAL=2;UNTIL=20261031
photos from may to june | photos from may to june |
put washing on at 7 hang out by 9 | put washing on at 7 hang out by 9 |
mri thurs 8.45 arrive 8.15 | mri arrive 8.15 | 2026-03-05 08:45
xray at 8.45 arrive 8.15 weds | xray arrive 8.15 | 2026-03-04 08:45
xray at 8.45 arrive early weds | xray arrive early | 2026-03-04 08:45
call mum tues 6pm for 15 | call mum | 2026-03-03 18:00 15m
standup 9:30 daily for 10 | standup | 2026-03-02 09:30 15m DAILY
book a table sat 7pm for 10 | book a table for 10 | 2026-03-07 19:00
call the venue fri re party for 20 | call the venue re party for 20 | 2026-03-06
parents eve thursday 5 45 mrs khan then 6 mr lowe | parents eve mrs khan then 6 mr lowe | 2026-03-05 17:45
call bank weds 10 45 am | call bank | 2026-03-04 10:45
train 7 15 tomorrow | train | 2026-03-03 07:15
do tues 2 30 min runs | do tues 2 30 min runs |
bags of sand sat 2 15 kg ones | bags of sand sat 2 15 kg ones |
quick 15 min catchup w/ priya tomorrow 11:15 | quick catchup w/ priya | 2026-03-03 11:15 15m
rota: earlies mon tue, late thurs | rota: earlies mon tue, late thurs |
water plants daily while karen away (til 17th) | water plants while karen away | 2026-03-02 DAILY;UNTIL=20260317
spanish weds 7pm (starting 11th) | spanish | 2026-03-11 19:00 WEEKLY;BYDAY=WE
ask for a refund (2nd) | ask for a refund (2nd) |
take ibuprofen 3 times a day w food for 5 days | take ibuprofen 3 times a day w food | 2026-03-02 DAILY;UNTIL=20260306
vat return - deadline 7 april | vat return | due 2026-04-07
plumber 8-1 slot tomorrow someone must be in | plumber slot someone must be in | 2026-03-03 08:00 300m
team standup 9.45 daily not 9.30 | team standup | 2026-03-02 09:45 DAILY
pick up dry cleaning thurs they close 5.30 | pick up dry cleaning they close 5.30 | 2026-03-05
mortgage call fri 11 (allow 1hr) | mortgage call | 2026-03-06 11:00 60m
this phone takes 2 hours to charge | this phone takes 2 hours to charge |
sat morn farmers mkt then lunch at bens 1pm | farmers mkt then lunch at bens 1pm | 2026-03-07 09:00
lunch thurs? no fri 12.30 pret | lunch pret | 2026-03-06 12:30
rain thurs? no gym | rain thurs? no gym |
fence guy coming to quote fri sometime after 3 | fence guy coming to quote | 2026-03-06 15:00
gardener coming thurs instead of weds, be in 9-11 | gardener coming, be in | 2026-03-05 09:00 120m
read fri, be kind 4-6 | read, be kind 4-6 | 2026-03-06
return amazon parcel by sun else no refund | return amazon parcel else no refund | due 2026-03-08
staff training day 30th march no school | staff training day no school | 2026-03-30
not tues, no weds lunch | not tues, no weds lunch |
pack for lisbon thurs eve fly fri 6.20am | pack for lisbon fly fri 6.20am | 2026-03-05 18:00
bin collection changes to fridays from 13th | bin collection | 2026-03-13 WEEKLY;BYDAY=FR
therapy weds 4pm weekly x 8 | therapy | 2026-03-04 16:00 WEEKLY;COUNT=8
dinner res at 8 under smith tomorrow | dinner res under smith | 2026-03-03 20:00
bake sale fri need 2 doz cookies | bake sale need 2 doz cookies | 2026-03-06
refi docs notarized wed noon ups store | refi docs notarized ups store | 2026-03-04 12:00
chiro 1x a week tues 5:15 | chiro | 2026-03-03 17:15 WEEKLY;BYDAY=TU
call Al once a week | call Al | 2026-03-02 WEEKLY
lunch w/ mum n dad sun carvery booked for 1.15 | lunch w/ mum n dad carvery booked | 2026-03-08 13:15
look at bread for 1.15 | look at bread for 1.15 |
start antibiotics tonight, 1 every 8 hrs | start antibiotics, 1 every 8 hrs | 2026-03-02 20:00
english tutor moved this wk to thurs 5 | english tutor | 2026-03-05 17:00
ring round 4 car insurance quotes weds lunch | ring round 4 car insurance quotes | 2026-03-04 12:00
dentist - chloe 3.50 jake 4.10 tues | dentist - chloe 3.50 jake 4.10 | 2026-03-03
yoga sat 10.15 not 9.15 this week | yoga this week | 2026-03-07 10:15
pay rent on the first of every month starting april | pay rent | 2026-04-01 MONTHLY;BYMONTHDAY=1
econ midterm march 18 10 to 11 50 room 204 | econ midterm room 204 | 2026-03-18 10:00 110m
interview zoom thurs 3/12 1pm | interview zoom | 2026-03-12 13:00
concert thurs 6/11 7pm | concert | 2026-06-11 19:00
counselling thurs 4 (every 2 wks) | counselling | 2026-03-05 16:00 WEEKLY;INTERVAL=2
blood pressure check pharmacy tues any time | blood pressure check pharmacy any time | 2026-03-03
unsubscribe gym by 20th or charged | unsubscribe gym or charged | due 2026-03-20
stock take fri eve 6-9 overtime | stock take overtime | 2026-03-06 18:00 180m
sarahs leaving do fri 13th spoons 7 | sarahs leaving do spoons | 2026-03-13 19:00
work do fri table 7 | work do table 7 | 2026-03-06
antenatal every tues eve in april 7-9 | antenatal | 2026-04-07 19:00 120m WEEKLY;BYDAY=TU;UNTIL=20260430
team bday collection £5 by thurs to nic | team bday collection £5 to nic | due 2026-03-05
desk assessment mon 16th 11 | desk assessment | 2026-03-16 11:00
client dinner 25th 7.30 nobu | client dinner nobu | 2026-03-25 19:30
meeting tuesdsay 3pm w finance | meeting w finance | 2026-03-03 15:00
hoover frisay | hoover | 2026-03-06
mince and sundry shopping | mince and sundry shopping |
not this sat but next, boot sale 7am | boot sale | 2026-03-14 07:00
return hire car heathrow sun 8 mar before 11am full tank | return hire car heathrow full tank | 2026-03-08 11:00 due 2026-03-08
every sat till may take ben to cricket 9 | take ben to cricket | 2026-03-07 09:00 WEEKLY;BYDAY=SA;UNTIL=20260430
boxing class 6-7 tues & thurs | boxing class | 2026-03-03 18:00 60m WEEKLY;BYDAY=TU,TH
read class 6-7 notes tues | read class 6-7 notes | 2026-03-03
flu jab wednesday week at nine forty | flu jab | 2026-03-11 09:40
school run every weekday at eight twenty until easter | school run | 2026-03-03 08:20 WEEKLY;BYDAY=MO,TU,WE,TH,FR;UNTIL=20260405
write two twenty minute talks tomorrow | write two twenty minute talks | 2026-03-03
plumber tues kitchen tap | plumber kitchen tap | 2026-03-03
parents eve fri sort babysitter | parents eve sort babysitter | 2026-03-06
trip to ikea sat shelves | trip to ikea shelves | 2026-03-07
gas man thurs meter reading | gas man meter reading | 2026-03-05
sort fri rota | sort fri rota |
send team friday update | send team friday update |
the thurs crew photo | the thurs crew photo |
homework mon maths thurs french | homework mon maths thurs french |
kids sat exams | kids sat exams |
get bday card dan weds his bday fri | get bday card dan his bday fri | 2026-03-04
take back shoes by sun 35 days up | take back shoes 35 days up | due 2026-03-08
book mot its due 2 april | book mot | due 2026-04-02
dads 60th meal 28th march table booked 7.45 12 ppl | dads 60th meal table booked 12 ppl | 2026-03-28 19:45
homework due in tomorrow - french + geog | homework - french + geog | due 2026-03-03
homework due in 3 days | homework | due 2026-03-05
boiler man tues pm will ring 30 mins before | boiler man will ring 30 mins before | 2026-03-03 14:00
vaccine ollie 8th april 9 20 nurse | vaccine ollie nurse | 2026-04-08 09:20
swim fri 2 50 metres | swim fri 2 50 metres |
tennis court booked 7-8 fri pay on day | tennis court booked pay on day | 2026-03-06 19:00 60m
boiler check each october | boiler check | 2026-10-01 YEARLY;BYMONTHDAY=1;BYMONTH=10
tip run sat am shuts 1pm | tip run shuts 1pm | 2026-03-07 09:00
orchestra concert sat 28th 7pm call time 5.30 black trousers | orchestra concert call time 5.30 black trousers | 2026-03-28 19:00
collect meds for nan wed b4 5.30 boots | collect meds for nan boots | 2026-03-04 17:30 due 2026-03-04
prep friday before 3.15 meeting | prep before 3.15 meeting | 2026-03-06
zoom parents eve link opens 5 tues | zoom parents eve link opens | 2026-03-03 17:00
mum stays thurs night to sun | mum stays | 2026-03-05 20:00 due 2026-03-08
walk dog 7am mon to fri 8am weekends | walk dog 7am mon to fri 8am weekends |
pick up Ava from ballet 5:15 Th | pick up Ava from ballet | 2026-03-05 17:15
zumba 7-8 weds til easter | zumba | 2026-03-04 19:00 60m WEEKLY;BYDAY=WE;UNTIL=20260405
guitar lessons tues 5pm until july | guitar lessons | 2026-03-03 17:00 WEEKLY;BYDAY=TU;UNTIL=20260630
swimming lessons thurs 4.30 for 8 weeks | swimming lessons | 2026-03-05 16:30 WEEKLY;BYDAY=TH;UNTIL=20260429
loan car weds 9am til 27 may | loan car til 27 may | 2026-03-04 09:00
lunch weds 1pm til 3pm | lunch | 2026-03-04 13:00 120m
soccer practice t/th 5:30-7 starts 3/10 | soccer practice | 2026-03-10 17:30 90m WEEKLY;BYDAY=TU,TH
soccer practice t/th 5:30-7 starts 3/13 | soccer practice | 2026-03-17 17:30 90m WEEKLY;BYDAY=TU,TH
guitar alternate weds 7 from the 11th | guitar | 2026-03-11 19:00 WEEKLY;INTERVAL=2;BYDAY=WE
lego club sat mornings 10-11 til end of term | lego club til end of term | 2026-03-07 10:00 60m WEEKLY;BYDAY=SA
cancel milk from sat while away | cancel milk while away | 2026-03-07
jury service from mon 16 march 2 wks | jury service 2 wks | 2026-03-16
camping fri 2 nights | camping 2 nights | 2026-03-06
wash uniforms sunday eve without fail | wash uniforms without fail | 2026-03-08 18:00
yoga thurs 6 now 6.30 | yoga | 2026-03-05 18:30
mow lawn thurs now dry | mow lawn now dry | 2026-03-05
salsa every thurs 8 starting this week | salsa | 2026-03-05 20:00 WEEKLY;BYDAY=TH
inset days 13 & 14 april | inset days | 2026-04-13 due 2026-04-14
hr induction 9-5 mon 13 apr & tues 14 apr | hr induction | 2026-04-13 09:00 480m due 2026-04-14
late shop dec 3 & 10 | late shop dec 3 & 10 |
read ch 3 & 4 april homework | read ch 3 & 4 april homework |
walk mon + fri am | walk | 2026-03-02 09:00 WEEKLY;BYDAY=MO,FR
swim mondays am | swim | 2026-03-02 09:00 WEEKLY;BYDAY=MO
cover Tom's shift sat 12-8 paid time n half | cover Tom's shift paid time n half | 2026-03-07 12:00 480m
call Lagos sat 3pm Lagos time | call Lagos sat 3pm Lagos time |
start antibiotics tonight 2 a day for a week | start antibiotics 2 a day | 2026-03-02 20:00 DAILY;UNTIL=20260308
read 20 a day | read 20 a day |
bday drinks for Al fri 6th from 8 the Crown | bday drinks for Al the Crown | 2026-03-06 20:00
review contract by thurs eob | review contract | due 2026-03-05
send Bob eob report | send Bob eob report |
`),
)('"%s" is %s, %s', (line, title, plan) => {
  expect(readInWords(line)).toEqual({ line, title, plan })
})
