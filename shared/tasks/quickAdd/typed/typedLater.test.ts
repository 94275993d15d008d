import { expect, test } from 'vitest'
import { readInWords, rowsOf } from '#shared/tasks/testing/sampleLines.ts'

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
Buy birthday present for Sam before saturday | Buy birthday present for Sam | due 2026-03-06
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
Cancel netflix trial before the 10th | Cancel netflix trial | due 2026-03-09
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
Dinner easter sunday 1pm | Dinner | 2026-04-05 13:00
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
antibiotics twice a day for 7 days                    | antibiotics twice a day                      | 2026-03-02 DAILY;UNTIL=20260308
antibiotics every 8 hours                             | antibiotics every 8 hours                    |
antibiotics every day for a week 8am                  | antibiotics                                  | 2026-03-03 08:00 DAILY;UNTIL=20260309
mon 16 march 3pm kickoff                              | kickoff                                      | 2026-03-16 15:00
tomorrow between 2 and 4 plumber                      | plumber                                      | 2026-03-03 14:00 120m
plumber comes tomorrow 8am-noon                       | plumber comes                                | 2026-03-03 08:00 240m
half past six dinner                   | dinner                                      | 2026-03-02 18:30
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
dinner christmas eve 7pm | dinner | 2026-12-24 19:00
new year's eve party 9pm | new year's eve party | 2026-12-31 21:00
coffee w Sam monday morning 9:30                      | coffee w Sam                                 | 2026-03-09 09:30
drs appt wed 4th 11:20                                | drs appt                                     | 2026-03-04 11:20
drs appt Weds 4 Mar 11.20                             | drs appt                                     | 2026-03-04 11:20
swim 7-8am tue/thu/sat                                | swim                                         | 2026-03-03 07:00 60m WEEKLY;BYDAY=TU,TH,SA
water plants every 3rd day                            | water plants                                 | 2026-03-02 DAILY;INTERVAL=3
write 500 words every day before 9am                  | write 500 words before 9am                   | 2026-03-02 DAILY
Take a break in 45 | Take a break | 2026-03-02 09:45
Ship v2.0 friday                                      | Ship v2.0                                    | 2026-03-06
Fix issue 12 by tomorrow noon                         | Fix issue 12                                 | 2026-03-03 12:00 due 2026-03-03
call sat repair guy                                   | call sat repair guy                          |
sun salutation 20 min                                 | sun salutation                               | 20m
see you monday                                        | see you                                      | 2026-03-09
pick Tom up fri 5                                     | pick Tom up                                  | 2026-03-06 17:00
Sat on hold with bank, call again tomorrow | Sat on hold with bank, call again | 2026-03-03
Monday motivation post | Monday motivation post |
Sunday school lesson plan | Sunday school lesson plan |
Weekend trip ideas | Weekend trip ideas |
Buy Saturday's paper | Buy Saturday's paper |
Friday prayers 1pm | prayers | 2026-03-06 13:00
Review Q2 numbers | Review Q2 numbers |
Read The Martian ch 5 | Read The Martian ch 5 |
Watch Apollo 13 | Watch Apollo 13 |
Order size 9 shoes | Order size 9 shoes |
Try the 5:2 diet | Try the 5:2 diet |
Mix 1:1 ratio | Mix 1:1 ratio |
Beat 3:45 in the 1500m | Beat 3:45 in the 1500m |
Replace 60w bulbs | Replace 60w bulbs |
2 eggs for cake | 2 eggs for cake |
Print form 1040 | Print form 1040 |
call 911 memorial office | call 911 memorial office |
Fix 2nd gear | Fix 2nd gear |
Sew button on 2nd shirt | Sew button on 2nd shirt |
Take 2 pills | Take 2 pills |
Give Max his bone | Give Max his bone |
Meet May at cafe | Meet May at cafe |
Email April about budget | Email April about budget |
June payroll | June payroll |
Plan for March | Plan for March |
august rush | august rush |
Draft second quarter goals | Draft second quarter goals |
Second hand store run | Second hand store run |
Ask Wed Mart for a quote | Ask Wed Mart for a quote |
Learn about the Sun | Learn about the Sun |
Pick a date for party | Pick a date for party |
Make time for family | Make time for family |
Time sheet | Time sheet |
Do 10 squats every hour | Do 10 squats every hour |
Day trip to Bath saturday | Day trip to Bath | 2026-03-07
Night shift sunday 10pm-6am | Night shift | 2026-03-08 22:00 480m
Morning run 6:45 | Morning run | 2026-03-03 06:45
morning standup 9am tomorrow | morning standup | 2026-03-03 09:00
Evening walk 7 | Evening walk 7 |
Afternoon nap 2pm 20 min | Afternoon nap | 2026-03-02 14:00 20m
Dinner reservation for 4 friday 8pm | Dinner reservation for 4 | 2026-03-06 20:00
Table for 6 saturday at 7:30pm | Table for 6 | 2026-03-07 19:30
Book 2 nights in Rome 3-5 april | Book 2 nights in Rome 3-5 april |
Text her back tonight | Text her back | 2026-03-02 20:00
Get it done by friday | Get it done | due 2026-03-06
Think about it tomorrow | Think about it | 2026-03-03
Bring more wood in sunday | Bring more wood in | 2026-03-08
Log out tomorrow | Log out | 2026-03-03
Put her to bed 7:30pm | Put her to bed | 2026-03-02 19:30
Send them the invoice monday | Send them the invoice | 2026-03-09
Ask about that friday | Ask about that friday |
Fill it up saturday morning | Fill it up | 2026-03-07 09:00
Sort out the black bin tuesday 7am | Sort out the black bin | 2026-03-03 07:00
Take good photos sunday | Take good photos | 2026-03-08
Water palm saturday | Water palm | 2026-03-07
Casual chat with Ben wed 4pm | Casual chat with Ben | 2026-03-04 16:00
Boxing class thu 7pm | Boxing class | 2026-03-05 19:00
Exercise 7:30 | Exercise | 2026-03-03 07:30
Question 5 of homework tonight | Question 5 of homework | 2026-03-02 20:00
Call Ana back tomorrow morning | Call Ana back | 2026-03-03 09:00
Buy cat litter tonight | Buy cat litter | 2026-03-02 20:00
Submit timesheet every friday 4p | Submit timesheet | 2026-03-06 16:00 WEEKLY;BYDAY=FR
dentist 22nd 9a | dentist | 2026-03-22 09:00
Check it monday | Check it | 2026-03-09
Ask him about rent wed 6pm | Ask him about rent | 2026-03-04 18:00
tue 5:30 dance class | dance class | 2026-03-03 17:30
Exercise 45min tomorrow 6:15am | Exercise | 2026-03-03 06:15 45m
Team dinner 10 april at 7 | Team dinner | 2026-04-10 19:00
pick up mom from airport sat 11:40pm | pick up mom from airport | 2026-03-07 23:40
Finish chapter 3 by sunday | Finish chapter 3 | due 2026-03-08
Guitar 20min daily | Guitar | 2026-03-02 20m DAILY
plan week every sunday 6pm | plan week | 2026-03-08 18:00 WEEKLY;BYDAY=SU
Feed the dog every day at 7am and 6pm | Feed the dog at 7am and 6pm | 2026-03-02 DAILY
Holiday in Spain 1-14 august | Holiday in Spain | 2026-08-01 due 2026-08-14
Wash the car in 2 days | Wash the car | 2026-03-04
Watch Black Mirror tonight 9 | Watch Black Mirror | 2026-03-02 21:00
Practice for Friday's recital | Practice for Friday's recital |
Lunch with Dan & Kim thurs 12-1 | Lunch with Dan & Kim | 2026-03-05 12:00 60m
open house sun 2-4pm | open house | 2026-03-08 14:00 120m
Review doc eod tomorrow | Review doc | 2026-03-03
kids home at 3:30 | kids home | 2026-03-02 15:30
some day learn to sail | some day learn to sail |
stay in saturday night | stay in | 2026-03-07 20:00
`),
)('"%s" is %s, %s', (line, title, plan) => {
  expect(readInWords(line)).toEqual({ line, title, plan })
})
