import { expect, test } from 'vitest'
import { readInWords, rowsOf } from '#shared/tasks/testing/sampleLines.ts'

// Lines of errands, families and work, and what people expect of them.
test.each(
  rowsOf(`
pick up prescription tmr after work             | pick up prescription after work      | 2026-03-03
call plumber re: leaking tap tues morning       | call plumber re: leaking tap         | 2026-03-03 09:00
1:1 with Dana thu 15:30                         | 1:1 with Dana                        | 2026-03-05 15:30
train 7:05 fri                                  | train                                | 2026-03-06 07:05
Mum's birthday 23 May                           | Mum's birthday                       | 2026-05-23
review PR 45m p1                                | review PR                            | 45m !high
send contract to legal by thursday noon         | send contract to legal               | 2026-03-05 12:00 due 2026-03-05
standup every weekday at 9:45 for 15 min        | standup                              | 2026-03-02 09:45 15m WEEKLY;BYDAY=MO,TU,WE,TH,FR
take antibiotics 3 times a day                  | take antibiotics 3 times a day       |
water ferns every 10 days                       | water ferns                          | 2026-03-02 DAILY;INTERVAL=10
backup photos first of every month              | backup photos                        | 2026-04-01 MONTHLY;BYMONTHDAY=1
pay rent on the last day of the month           | pay rent                             | 2026-03-31
gym tonight 7-8:30                              | gym                                  | 2026-03-02 19:00 90m
prep slides 2h tomorrow afternoon               | prep slides                          | 2026-03-03 14:00 120m
lunch w/ Omar next tues 12:15                   | lunch w/ Omar                        | 2026-03-10 12:15
parent teacher meeting 12 march 17:00-17:30     | parent teacher meeting               | 2026-03-12 17:00 30m
Sunday: meal prep                               | meal prep                            | 2026-03-08
monday 8am - dentist                            | dentist                              | 2026-03-09 08:00
tomorrow: call insurance, 10am                  | call insurance                       | 2026-03-03 10:00
call insurance tomorrow 10am !!                 | call insurance !!                    | 2026-03-03 10:00
pick kids up 3pm everyday                       | pick kids up                         | 2026-03-02 15:00 DAILY
ballet for Emma wednesdays 16:00-17:00          | ballet for Emma                      | 2026-03-04 16:00 60m WEEKLY;BYDAY=WE
take bins out sunday night                      | take bins out                        | 2026-03-08 20:00
read ch 5 before thursday                       | read ch 5 | due 2026-03-04
hair appt sat 14th 11am                         | hair appt                            | 2026-03-14 11:00
car service 9 april 8am drop off                | car service drop off                 | 2026-04-09 08:00
return amazon package by friday                 | return amazon package                | due 2026-03-06
tax return due april 15                         | tax return                           | due 2026-04-15
book flights within 2 weeks                     | book flights                         | due 2026-03-16
start running in april                          | start running in april               |
order flowers for mothers day                   | order flowers for mothers day        |
check on grandma later today                    | check on grandma                     | 2026-03-02
team offsite 18-20 june                         | team offsite                         | 2026-06-18 due 2026-06-20
dentist in two weeks                            | dentist                              | 2026-03-16
dentist in 2 weeks on tuesday                   | dentist                              | 2026-03-17
email Sara tomorrow first thing                 | email Sara first thing               | 2026-03-03
wake up at 5                                    | wake up                              | 2026-03-03 05:00
bed by 10:30 pm | bed | 2026-03-02 22:30 due 2026-03-02
coffee with jen half past three                 | coffee with jen                      | 2026-03-02 15:30
coffee w jen @ 3                                | coffee w jen                         | 2026-03-02 15:00
swim 20:00 every mon and thu until june         | swim                                 | 2026-03-02 20:00 WEEKLY;BYDAY=MO,TH;UNTIL=20260531
study spanish 30 mins each evening              | study spanish                        | 2026-03-02 18:00 30m DAILY
quarterly review every 3 months                 | quarterly review                     | 2026-03-02 MONTHLY;INTERVAL=3
call mom every sunday at 5 pm                   | call mom                             | 2026-03-08 17:00 WEEKLY;BYDAY=SU
clean gutters in the fall                       | clean gutters in the fall            |
pack for trip thursday evening                  | pack for trip                        | 2026-03-05 18:00
check in for flight 24 hours before             | check in for flight 24 hours before  |
submit grant application 3/31 5pm               | submit grant application             | 2026-03-31 17:00
buy christmas presents in november              | buy christmas presents in november   |
haircut saturday morning at 9                   | haircut                              | 2026-03-07 09:00
walk dog 7am and 6pm daily                      | walk dog 7am and 6pm                 | 2026-03-02 DAILY
15 min call with Ben wed 11                     | call with Ben                        | 2026-03-11 15m
write blog post, 90 min, friday am              | write blog post                      | 2026-03-06 09:00 90m
fix bug #4312                                   | fix bug #4312                        |
deploy v2.3 tuesday 14:00                       | deploy v2.3                          | 2026-03-03 14:00
watch The Bear s3e4 tonight                     | watch The Bear s3e4                  | 2026-03-02 20:00
buy 12 eggs & milk                              | buy 12 eggs & milk                   |
order pizza 6:30                                | order pizza                          | 2026-03-02 18:30
meet Ali at Cafe 21 tomorrow 18:00              | meet Ali at Cafe 21                  | 2026-03-03 18:00
meet at the 9:30 pub friday                     | meet at the 9:30 pub                 | 2026-03-06
rehearsal Thu 19.30                             | rehearsal                            | 2026-03-05 19:30
vet 04.05. 9:15                                 | vet                                  | 2026-05-04 09:15
pay invoice 2024-118 by 20th                    | pay invoice 2024-118                 | due 2026-03-20
invoice client on 1st and 15th of each month    | invoice client                       | 2026-03-15 MONTHLY;BYMONTHDAY=1,15
renew passport in 6 months                      | renew passport                       | 2026-09-02
meds 8am, 8pm                                   | meds 8am, 8pm                        |
breakfast with dad sun 9                        | breakfast with dad                   | 2026-03-08 09:00
drinks fri after work                           | drinks after work                    | 2026-03-06
jog 5k tomorrow 6:15am                          | jog 5k                               | 2026-03-03 06:15
visit aunt mae this sat or sun                  | visit aunt mae this sat or sun       |
prepare q2 budget wk of mar 16                  | prepare q2 budget wk of mar 16       |
focus block 9:00–11:00 tomorrow                 | focus block                          | 2026-03-03 09:00 120m
day off next friday                             | day off                              | 2026-03-13
choir practice tuesdays except april            | choir practice tuesdays except april |
laundry sun or mon evening                      | laundry sun or mon evening           |
therapy every other thurs 4pm starting march 12 | therapy                              | 2026-03-12 16:00 WEEKLY;INTERVAL=2;BYDAY=TH
email team monday re launch                     | email team re launch                 | 2026-03-09
ask HR abt leave asap                           | ask HR abt leave asap                |
plan B'day party 4 Zoe, by Wednesday            | plan B'day party 4 Zoe               | due 2026-03-04
mow the lawn saturday if it's dry               | mow the lawn if it's dry             | 2026-03-07
30min piano daily 6pm                           | piano                                | 2026-03-02 18:00 30m DAILY
shift 22:00-06:00 friday                        | shift                                | 2026-03-06 22:00 480m
night shift tomorrow 10pm to 6am                | night shift                          | 2026-03-03 22:00 480m
call back Mr. Sato 2moro 4:15pm                 | call back Mr. Sato                   | 2026-03-03 16:15
cancel trial on the 28th                        | cancel trial                         | 2026-03-28
weekly review fri 4-5pm                         | weekly review                        | 2026-03-06 16:00 60m
team lunch every last friday of the month 12:00 | team lunch                           | 2026-03-27 12:00 MONTHLY;BYDAY=-1FR
pick up cake saturday between 10 and 12         | pick up cake                         | 2026-03-07 10:00 120m
start new job monday 16 march at 9              | start new job                        | 2026-03-16 09:00
put out recycling wed nights                    | put out recycling                    | 2026-03-04 20:00 WEEKLY;BYDAY=WE
long run sunday mornings 2h                     | long run                             | 2026-03-08 09:00 120m WEEKLY;BYDAY=SU
feed sourdough twice a week                     | feed sourdough twice a week          |
buy tix when sale opens mar 10 10am             | buy tix when sale opens              | 2026-03-10 10:00
graduation 20.6.2026 14 Uhr                     | graduation 14 Uhr                    | 2026-06-20
turn in timesheet every fri by 5                | turn in timesheet                    | 2026-03-06 17:00 WEEKLY;BYDAY=FR
dinner reservation 7:30 friday for 4 people     | dinner reservation for 4 people      | 2026-03-06 19:30
put kids to bed 8pm weekdays                    | put kids to bed                      | 2026-03-02 20:00 WEEKLY;BYDAY=MO,TU,WE,TH,FR
look into daycare, due end of week              | look into daycare                    | due 2026-03-06
learn 20 words/day                              | learn 20 words/day                   |
yoga mondays & wednesdays at 7 in the evening   | yoga                                 | 2026-03-02 19:00 WEEKLY;BYDAY=MO,WE
book cleaner for weds 9-11                      | book cleaner                         | 2026-03-04 09:00 120m
grandpa bday call 8 apr evening                 | grandpa bday call                    | 2026-04-08 18:00
sign lease by 5pm today | sign lease | 2026-03-02 17:00 due 2026-03-02
ship order #8891 tomorrow before noon | ship order #8891 | 2026-03-03 12:00 due 2026-03-03
update cv this week                             | update cv this week                  |
make dentist appt                               | make dentist appt                    |
stretch 5 min after lunch every day             | stretch after lunch                  | 2026-03-02 15m DAILY
pick up Leo from practice thurs 5:45            | pick up Leo from practice            | 2026-03-05 17:45
return shoes by mar 9 #personal                 | return shoes                         | due 2026-03-09 #personal
sprint planning every other monday 10:00-11:30  | sprint planning                      | 2026-03-02 10:00 90m WEEKLY;INTERVAL=2;BYDAY=MO
review flashcards 15 minutes before breakfast   | review flashcards before breakfast   | 15m
piano practice mon-thu 16:30 30m                | piano practice                       | 2026-03-02 16:30 30m WEEKLY;BYDAY=MO,TU,WE,TH
2pm call with bank                              | call with bank                       | 2026-03-02 14:00
tues 3 march 9.00 blood test                    | blood test                           | 2026-03-03 09:00
blood test tuesday 3rd of march 9am fasting     | blood test fasting                   | 2026-03-03 09:00
prep 3 lunches sunday afternoon                 | prep 3 lunches                       | 2026-03-08 14:00
read 20 pages tonight                           | read 20 pages                        | 2026-03-02 20:00
buy nye tickets dec 1st                         | buy nye tickets                      | 2026-12-01
vote nov 3                                      | vote                                 | 2026-11-03
change smoke alarm batteries every 6 months     | change smoke alarm batteries         | 2026-03-02 MONTHLY;INTERVAL=6
oil change every 5000 miles                     | oil change every 5000 miles          |
water plants every tue & sat                    | water plants                         | 2026-03-03 WEEKLY;BYDAY=TU,SA
deep clean kitchen last saturday of every month | deep clean kitchen                   | 2026-03-28 MONTHLY;BYDAY=-1SA
feed the cat while Nina is away 10-14 march     | feed the cat while Nina is away      | 2026-03-10 due 2026-03-14
call mom on her birthday april 22               | call mom on her birthday             | 2026-04-22
finish draft end of next week                   | finish draft                         | 2026-03-13
finish draft by end of next week                | finish draft                         | due 2026-03-13
ask Tom about friday                            | ask Tom about friday                 |
email Tom about friday's meeting                | email Tom about friday's meeting     |
talk to April                                   | talk to April                        |
lunch with April tomorrow 1pm                   | lunch with April                     | 2026-03-03 13:00
may 2nd picnic                                  | picnic                               | 2026-05-02
plan March budget                               | plan March budget                    |
submit timecard fridays by noon                 | submit timecard                      | 2026-03-06 12:00 WEEKLY;BYDAY=FR
tennis w/ Raj 6-7:30pm tmrw                     | tennis w/ Raj                        | 2026-03-03 18:00 90m
tennis tomorrow six to seven                    | tennis                               | 2026-03-03 18:00 60m
call dad at seven tonight                       | call dad                             | 2026-03-02 19:00
leave house at quarter to eight tomorrow        | leave house                          | 2026-03-03 07:45
gp appointment 11th march 2.30pm                | gp appointment                       | 2026-03-11 14:30
rent due on the 1st of every month              | rent                                 | 2026-04-01 MONTHLY;BYMONTHDAY=1
pay vat quarterly                               | pay vat                              | 2026-03-02 MONTHLY;INTERVAL=3
birthday Lena every year on 5 may               | birthday Lena                        | 2026-05-05 YEARLY;BYMONTHDAY=5;BYMONTH=5
therapy homework 20min sun evening              | therapy homework                     | 2026-03-08 18:00 20m
dinner at Joe's saturday                        | dinner at Joe's                      | 2026-03-07
dinner @ Joe's sat 7                            | dinner @ Joe's                       | 2026-03-07 19:00
breakfast club 7:30 weekdays                    | breakfast club                       | 2026-03-03 07:30 WEEKLY;BYDAY=MO,TU,WE,TH,FR
study 9-12 and 13-16 tomorrow                   | study 9-12 and 13-16                 | 2026-03-03
30 min walk at lunch                            | walk at lunch                        | 30m
call insurance - tomorrow morning               | call insurance                       | 2026-03-03 09:00
urgent: fix printer today                       | urgent: fix printer                  | 2026-03-02
todo: email prof by wed                         | todo: email prof                     | due 2026-03-04
order cake [sat]                                | order cake [sat]                     |
marathon 26 april 2026                          | marathon                             | 2026-04-26
watch match 8pm sat vs Arsenal                  | watch match vs Arsenal               | 2026-03-07 20:00
top 10 list                                     | top 10 list                          |
buy 2x4 lumber saturday                         | buy 2x4 lumber                       | 2026-03-07
7 minute workout                                | 7 minute workout                     |
one on one with boss wed at 4                   | one on one with boss                 | 2026-03-04 16:00
bring snacks for friday's party                 | bring snacks for friday's party      |
renew license before june 30 | renew license | due 2026-06-29
week 3 reading thursday                         | week 3 reading                       | 2026-03-05
workout A monday, workout B thursday            | workout A monday, workout B thursday |
buy gift 4 dad's 60th                           | buy gift 4 dad's 60th                |
set alarm 5:30am tmrw                           | set alarm                            | 2026-03-03 05:30
pack lunch mon to fri                           | pack lunch                           | 2026-03-02 WEEKLY;BYDAY=MO,TU,WE,TH,FR
check stocks at market open 9:30                | check stocks at market open          | 2026-03-02 09:30
laundry, ironing & vacuum sat                   | laundry, ironing & vacuum            | 2026-03-07
take vitamin d daily at 8                       | take vitamin d                       | 2026-03-03 08:00 DAILY
physio every mon wed 5:30pm for 6 weeks         | physio                               | 2026-03-02 17:30 WEEKLY;BYDAY=MO,WE;UNTIL=20260412
no meetings tuesday afternoon                   | no meetings                          | 2026-03-03 14:00
airport pickup 23:40 sunday                     | airport pickup                       | 2026-03-08 23:40
new year's resolutions review jan 1             | new year's resolutions review        | 2027-01-01
buy milk at 7 eleven                            | buy milk at 7 eleven                 |
call 555 1234 tomorrow                          | call 555 1234                        | 2026-03-03
sleep 8h                                        | sleep                                | 480m
run 5 km on sunday at 8                         | run 5 km                             | 2026-03-08 08:00
nap 1-1:30                                      | nap                                  | 2026-03-02 13:00 30m
wash car next weekend                           | wash car                             | 2026-03-14
trash every monday and thursday night           | trash                                | 2026-03-02 20:00 WEEKLY;BYDAY=MO,TH
ring the vet first thing tomorrow               | ring the vet first thing             | 2026-03-03
drop parcel at post office b4 5                 | drop parcel at post office b4 5      |
dentist checkup in 6 months at 9am              | dentist checkup                      | 2026-09-02 09:00
call Mia thursday lunchtime                     | call Mia                             | 2026-03-05 12:00
1h run sat morning                              | run                                  | 2026-03-07 09:00 60m
Write report - due Friday - 2 hours             | Write report                         | 120m due 2026-03-06
gym leg day mon/thu 6pm                         | gym leg day                          | 2026-03-02 18:00 WEEKLY;BYDAY=MO,TH
stand up 10:15 daily mon-fri | stand up | 2026-03-02 10:15 WEEKLY;BYDAY=MO,TU,WE,TH,FR
pay off card 15/3                               | pay off card                         | 2026-03-15
exam 2 june 9:30-12:30                          | exam                                 | 2026-06-02 09:30 180m
anniversary dinner 14/02 8pm                    | anniversary dinner                   | 2027-02-14 20:00
wrap presents on 23rd dec                       | wrap presents                        | 2026-12-23
phone interview tue 3rd 4pm                     | phone interview                      | 2026-03-03 16:00
ask about refund next month                     | ask about refund                     | 2026-04-01
clean the oven sometime this week               | clean the oven sometime this week    |
water tomatoes every morning in summer          | water tomatoes in summer             | 2026-03-02 09:00 DAILY
swap winter tires end of march                  | swap winter tires                    | 2026-03-31
babysit for Kim fri 7pm - 11pm                  | babysit for Kim                      | 2026-03-06 19:00 240m
team retro every 2nd thursday 3pm               | team retro                           | 2026-03-12 15:00 MONTHLY;BYDAY=2TH
choir 7.30pm thursdays                          | choir                                | 2026-03-05 19:30 WEEKLY;BYDAY=TH
learn guitar 15 minutes a day                   | learn guitar                         | 2026-03-02 15m DAILY
bin day tomorrow                                | bin day                              | 2026-03-03
fill prescription asap today                    | fill prescription asap               | 2026-03-02
thank you cards by end of month                 | thank you cards                      | due 2026-03-31
pick up pizza at 6                              | pick up pizza                        | 2026-03-02 18:00
pick up pizza 6 tonight                         | pick up pizza                        | 2026-03-02 18:00
buy 6 eggs tonight                              | buy 6 eggs                           | 2026-03-02 20:00
concert tix go on sale fri 10am                 | concert tix go on sale               | 2026-03-06 10:00
plan week every sunday 6pm 30min                | plan week                            | 2026-03-08 18:00 30m WEEKLY;BYDAY=SU
plan the week sunday evenings                   | plan the week                        | 2026-03-08 18:00 WEEKLY;BYDAY=SU
deadline essay monday 23:59                     | deadline essay                       | 2026-03-09 23:59
mum visiting fri to sun                         | mum visiting                         | 2026-03-06 due 2026-03-08
holiday in spain 3 - 10 july                    | holiday in spain                     | 2026-07-03 due 2026-07-10
dog grooming wed @10                            | dog grooming                         | 2026-03-04 10:00
send card Friday at the latest | send card | due 2026-03-06
pay council tax on the 1st                      | pay council tax                      | 2026-04-01
meet Zoe half 6 tomorrow                        | meet Zoe                      | 2026-03-03 18:30
eye test monday week 10.40                      | eye test                             | 2026-03-16 10:40
order contact lenses every three months         | order contact lenses                 | 2026-03-02 MONTHLY;INTERVAL=3
no sugar march                                  | no sugar march                       |
take out trash tuesdays and fridays 7am         | take out trash                       | 2026-03-03 07:00 WEEKLY;BYDAY=TU,FR
bake bread every weekend                        | bake bread                           | 2026-03-07 WEEKLY;BYDAY=SA,SU
call grandparents weekly sunday 3pm             | call grandparents                    | 2026-03-08 15:00 WEEKLY;BYDAY=SU
inspect roof april 3rd 2pm or so                | inspect roof or so                   | 2026-04-03 14:00
open house sunday 1-4                           | open house                           | 2026-03-08 13:00 180m
read to kids 20 mins nightly                    | read to kids                         | 2026-03-02 20m DAILY
walk 10000 steps daily                          | walk 10000 steps                     | 2026-03-02 DAILY
finish module 3 by the 14th                     | finish module 3                      | due 2026-03-14
game night sat 7pm till late                    | game night till late                 | 2026-03-07 19:00
pills 8am & 8pm                                 | pills 8am & 8pm                      |
move money to savings on payday                 | move money to savings on payday      |
quiz wed 2pm room 204                           | quiz room 204                        | 2026-03-04 14:00
lab report 2 due tuesday 11:59pm                | lab report 2                         | 2026-03-03 23:59 due 2026-03-03
office hours w/ prof Kim m/w 2-3pm              | office hours w/ prof Kim             | 2026-03-02 14:00 60m WEEKLY;BYDAY=MO,WE
Check flights for easter                        | Check flights for easter             |
print tickets night before trip                 | print tickets night before trip      |
jog 3x this week                                | jog 3x this week                     |
renew domain 2026-11-05                         | renew domain                         | 2026-11-05
pick up kids at 6 today                         | pick up kids                         | 2026-03-02 18:00
call Ann at 10 today                            | call Ann                             | 2026-03-02 10:00
practice 20 min a day                           | practice                             | 2026-03-02 20m DAILY
walk weekday evenings 30 min                    | walk                                 | 2026-03-02 18:00 30m WEEKLY;BYDAY=MO,TU,WE,TH,FR
bake monday, ice thursday                       | bake monday, ice thursday            |
report due every friday                         | report                               | 2026-03-06 WEEKLY;BYDAY=FR
gym wed nights                                  | gym                                  | 2026-03-04 20:00 WEEKLY;BYDAY=WE
tutor m/w 4pm                                   | tutor                                | 2026-03-02 16:00 WEEKLY;BYDAY=MO,WE
invoice 20.6.2026 print it                      | invoice print it                     | 2026-06-20
`),
)('"%s" is %s, %s', (line, title, plan) => {
  expect(readInWords(line)).toEqual({ line, title, plan })
})
