import { expect, test } from 'vitest'
import { readInWords, rowsOf } from './sampleLines.ts'

// Lines that were written after the grammar, and what people expect of them.
test.each(
  rowsOf(`
Return library books saturday                         | Return library books                         | 2026-03-07
Pick up dry cleaning after work friday                | Pick up dry cleaning after work              | 2026-03-06
Email landlord about leak today                       | Email landlord about leak                    | 2026-03-02
Oil change thursday 8:30am                            | Oil change                                   | 2026-03-05 08:30
Vet appointment for Bella 3/12 at 2:15                | Vet appointment for Bella 3/12 at 2:15       |
Renew car insurance by march 20                       | Renew car insurance                          | due 2026-03-20
Team lunch wed 12:30                                  | Team lunch                                   | 2026-03-04 12:30
Buy birthday present for Sam before saturday          | Buy birthday present for Sam before saturday |
Finish slides tonight                                 | Finish slides                                | 2026-03-02 20:00
water the plants every sunday morning                 | water the plants                             | 2026-03-08 09:00 WEEKLY;BYDAY=SU
Date night friday 7pm                                 | Date night                                   | 2026-03-06 19:00
Parents evening thursday 6pm                          | Parents evening                              | 2026-03-05 18:00
Haircut next saturday at 11                           | Haircut                                      | 2026-03-14 11:00
Call grandma on sunday at 4                           | Call grandma                                 | 2026-03-08 16:00
submit expense report eom                             | submit expense report                        | 2026-03-31
Mow lawn this weekend                                 | Mow lawn                                     | 2026-03-07
Take out recycling every other wednesday              | Take out recycling                           | 2026-03-04 WEEKLY;INTERVAL=2;BYDAY=WE
gym 6am mon wed fri                                   | gym                                          | 2026-03-04 06:00 WEEKLY;BYDAY=MO,WE,FR
Flight to Berlin 14 April 6:45am                      | Flight to Berlin                             | 2026-04-14 06:45
Hotel checkout 11am sunday                            | Hotel checkout                               | 2026-03-08 11:00
Piano lesson tuesdays 4:30                            | Piano lesson                                 | 2026-03-03 16:30 WEEKLY;BYDAY=TU
Soccer practice tue & thu 5-6:30pm                    | Soccer practice                              | 2026-03-03 17:00 90m WEEKLY;BYDAY=TU,TH
Project deadline 31 march                             | Project deadline                             | 2026-03-31
Pay credit card on the 25th of every month            | Pay credit card                              | 2026-03-25 MONTHLY;BYMONTHDAY=25
Read for 30 minutes before bed                        | Read before bed                              | 30m
meditate 10 min every morning                         | meditate                                     | 2026-03-02 09:00 15m DAILY
Interview with Acme tomorrow 10-11                    | Interview with Acme                          | 2026-03-03 10:00 60m
Zoom w/ marketing thurs 2pm-3pm                       | Zoom w/ marketing                            | 2026-03-05 14:00 60m
Clean fridge in 3 days                                | Clean fridge                                 | 2026-03-05
lunch with Priya tmrw noon                            | lunch with Priya                             | 2026-03-03 12:00
Laundry tmrw evening                                  | Laundry                                      | 2026-03-03 18:00
Ask boss about raise mon                              | Ask boss about raise                         | 2026-03-09
Cancel netflix trial before the 10th                  | Cancel netflix trial before the 10th         |
Bake cake for Mia's birthday friday                   | Bake cake for Mia's birthday                 | 2026-03-06
Order cat food                                        | Order cat food                               |
Plan summer vacation                                  | Plan summer vacation                         |
fix the 3rd shelf                                     | fix the 3rd shelf                            |
Write chapter 4 tomorrow 8am                          | Write chapter 4                              | 2026-03-03 08:00
Watch Sunday Night Football                           | Watch Sunday Night Football                  |
Buy 2 tickets for saturday show                       | Buy 2 tickets for saturday show              |
reply to John asap                                    | reply to John asap                           |
Check email at 9                                      | Check email                                  | 2026-03-02 09:00
Doctor at 8:15 tomorrow                               | Doctor                                       | 2026-03-03 08:15
Pick up kids at 3                                     | Pick up kids                                 | 2026-03-02 15:00
Kids swim class sat 9:30am                            | Kids swim class                              | 2026-03-07 09:30
Movie with Jo sat 8                                   | Movie with Jo                                | 2026-03-07 20:00
Coffee with Lee 4/7                                   | Coffee with Lee 4/7                          |
Coffee with Lee 17/4 10:30                            | Coffee with Lee                              | 2026-04-17 10:30
Board meeting 2026-04-02 14:00-16:00                  | Board meeting                                | 2026-04-02 14:00 120m
Yoga 18:30 every tue                                  | Yoga                                         | 2026-03-03 18:30 WEEKLY;BYDAY=TU
Backup laptop every friday at 5                       | Backup laptop                                | 2026-03-06 17:00 WEEKLY;BYDAY=FR
pay electricity bill due 15 march                     | pay electricity bill                         | due 2026-03-15
Essay draft due next monday                           | Essay draft                                  | due 2026-03-09
Deep work 9-12 tomorrow #work !high                   | Deep work                                    | 2026-03-03 09:00 180m #work !high
call plumber asap p1                                  | call plumber asap                            | !high
Stretch 15m                                           | Stretch 15m                                  |
Run 5k saturday morning                               | Run 5k                                       | 2026-03-07 09:00
Run 10 km sunday 7am                                  | Run 10 km                                    | 2026-03-08 07:00
Buy 3 lemons tomorrow                                 | Buy 3 lemons                                 | 2026-03-03
book dentist for next week                            | book dentist                                 | 2026-03-09
Standup daily 9:30                                    | Standup                                      | 2026-03-02 09:30 DAILY
journal every night at 10                             | journal                                      | 2026-03-02 22:00 DAILY
take vitamins every day at 8am                        | take vitamins                                | 2026-03-03 08:00 DAILY
change bed sheets every 2 weeks                       | change bed sheets                            | 2026-03-02 WEEKLY;INTERVAL=2
Change air filter every 3 months                      | Change air filter                            | 2026-03-02 MONTHLY;INTERVAL=3
rent due on the 1st                                   | rent                                         | due 2026-04-01
Mom's birthday may 9                                  | Mom's birthday                               | 2026-05-09
Anniversary dinner june 14 7:30pm                     | Anniversary dinner                           | 2026-06-14 19:30
go for a walk at lunch                                | go for a walk at lunch                       |
Sunday: meal prep                                     | meal prep                                    | 2026-03-08
Thursday 3pm call with supplier                       | call with supplier                           | 2026-03-05 15:00
at 5pm pick up Leo                                    | pick up Leo                                  | 2026-03-02 17:00
tomorrow at 9 dentist                                 | dentist                                      | 2026-03-03 09:00
on friday send the contract                           | send the contract                            | 2026-03-06
in 2 hours check the oven                             | check the oven                               | 2026-03-02 11:00
next monday kickoff with client                       | kickoff with client                          | 2026-03-09
march 20th car inspection                             | car inspection                               | 2026-03-20
tonight 9pm watch the game                            | watch the game                               | 2026-03-02 21:00
every monday review budget                            | review budget                                | 2026-03-02 WEEKLY;BYDAY=MO
1st of each month invoice clients                     | invoice clients                              | 2026-04-01 MONTHLY;BYMONTHDAY=1
last friday of every month team drinks                | team drinks                                  | 2026-03-27 MONTHLY;BYDAY=-1FR
every 2nd saturday clean car                          | clean car                                    | 2026-03-14 MONTHLY;BYDAY=2SA
drop kids 7:45 weekdays                               | drop kids                                    | 2026-03-03 07:45 WEEKLY;BYDAY=MO,TU,WE,TH,FR
Set up home office next weekend                       | Set up home office                           | 2026-03-14
Tell Mark about monday                                | Tell Mark about monday                       |
Sell old bike                                         | Sell old bike                                |
Visit dad over easter                                 | Visit dad over easter                        |
Dinner easter sunday 1pm                              | Dinner easter sunday 1pm                     |
Meet Ana at 7 Oak Street tomorrow                     | Meet Ana at 7 Oak Street                     | 2026-03-03
prep for wednesday's workshop tomorrow                | prep for wednesday's workshop                | 2026-03-03
reschedule friday call to monday                      | reschedule friday call to monday             |
buy tickets for friday 13th movie                     | buy tickets for friday 13th movie            |
sign kids up for summer camp by april 1st             | sign kids up for summer camp                 | due 2026-04-01
Practice guitar 45 min tue thu sat                    | Practice guitar                              | 2026-03-03 45m WEEKLY;BYDAY=TU,TH,SA
Conference 5-7 june                                   | Conference                                   | 2026-06-05 due 2026-06-07
spanish class mon & wed 18:00 until june              | spanish class                                | 2026-03-02 18:00 WEEKLY;BYDAY=MO,WE;UNTIL=20260531
drink water every 2 hours                             | drink water every 2 hours                    |
nap 20                                                | nap 20                                       |
1:1 with manager thu 4:30                             | 1:1 with manager                             | 2026-03-05 16:30
Thank you notes this week                             | Thank you notes this week                    |
reschedule dentist to next thursday 2pm               | reschedule dentist to next thursday 2pm      |
pay vat 15th of every third month                     | pay vat                                      | 2026-03-15 MONTHLY;INTERVAL=3;BYMONTHDAY=15
team offsite mon-wed next week                        | team offsite                                 | 2026-03-09 due 2026-03-11
call w/ Tokyo 6am weds & fri                          | call w/ Tokyo                                | 2026-03-04 06:00 WEEKLY;BYDAY=WE,FR
submit grades no later than friday 5pm                | submit grades                                | 2026-03-06 17:00 due 2026-03-06
every weekday except friday 9am standup               | standup                                      | 2026-03-02 09:00 WEEKLY;BYDAY=MO,TU,WE,TH
piano every tues and thurs 5-5:45pm until end of june | piano                                        | 2026-03-03 17:00 45m WEEKLY;BYDAY=TU,TH;UNTIL=20260630
book club last thurs of the month 7:30pm              | book club                                    | 2026-03-26 19:30
feed Luna's cat mon thru wed 8am                      | feed Luna's cat                              | 2026-03-03 08:00 WEEKLY;BYDAY=MO,TU,WE
antibiotics twice a day for 7 days                    | antibiotics twice a day for 7 days           |
antibiotics every 8 hours                             | antibiotics every 8 hours                    |
antibiotics every day for a week 8am                  | antibiotics                                  | 2026-03-03 08:00 DAILY;UNTIL=20260309
mon 16 march 3pm kickoff                              | kickoff                                      | 2026-03-16 15:00
tomorrow between 2 and 4 plumber                      | plumber                                      | 2026-03-03 14:00 120m
plumber comes tomorrow 8am-noon                       | plumber comes                                | 2026-03-03 08:00 240m
half past six dinner                                  | half past six dinner                         |
quarter to 5 pick up kids                             | pick up kids                                 | 2026-03-02 16:45
first thing tomorrow call bank                        | first thing call bank                        | 2026-03-03
call bank tomorrow first thing                        | call bank first thing                        | 2026-03-03
lunch tomorrow with Ann at 12:30 at Luigi's           | lunch with Ann at Luigi's                    | 2026-03-03 12:30
30 min run tomorrow 6:30 am                           | run                                          | 2026-03-03 06:30 30m
2h deep work thu morning                              | deep work                                    | 2026-03-05 09:00 120m
party at Jo's sat 8pm till late                       | party at Jo's till late                      | 2026-03-07 20:00
conf call 3/17 1pm                                    | conf call                                    | 2026-03-17 13:00
conf call 17.03 13:00                                 | conf call                                    | 2026-03-17 13:00
tax return by 30.4.                                   | tax return                                   | due 2026-04-30
meeting moved to 4pm                                  | meeting moved to 4pm                         |
flight lands 23:55 on 9 april                         | flight lands                                 | 2026-04-09 23:55
birthday of Tom on 12th may every year                | birthday of Tom                              | 2026-05-12 YEARLY
gym today & tomorrow 6pm                              | gym today & tomorrow 6pm                     |
gym today or tomorrow                                 | gym today or tomorrow                        |
watch ep 3 tonight                                    | watch ep 3                                   | 2026-03-02 20:00
send christmas cards dec 1                            | send christmas cards                         | 2026-12-01
dinner christmas eve 7pm                              | dinner christmas eve 7pm                     |
new year's eve party 9pm                              | new year's eve party 9pm                     |
coffee w Sam monday morning 9:30                      | coffee w Sam                                 | 2026-03-09 09:30
drs appt wed 4th 11:20                                | drs appt                                     | 2026-03-04 11:20
drs appt Weds 4 Mar 11.20                             | drs appt                                     | 2026-03-04 11:20
swim 7-8am tue/thu/sat                                | swim                                         | 2026-03-03 07:00 60m WEEKLY;BYDAY=TU,TH,SA
water plants every 3rd day                            | water plants                                 | 2026-03-02 DAILY;INTERVAL=3
write 500 words every day before 9am                  | write 500 words before 9am                   | 2026-03-02 DAILY
Take a break in 45                                    | Take a break in 45                           |
Ship v2.0 friday                                      | Ship v2.0                                    | 2026-03-06
Fix issue 12 by tomorrow noon                         | Fix issue 12                                 | 2026-03-03 12:00 due 2026-03-03
call sat repair guy                                   | call sat repair guy                          |
sun salutation 20 min                                 | sun salutation                               | 20m
see you monday                                        | see you                                      | 2026-03-09
pick Tom up fri 5                                     | pick Tom up                                  | 2026-03-06 17:00
`),
)('"%s" is %s, %s', (line, title, plan) => {
  expect(readInWords(line)).toEqual({ line, title, plan })
})
