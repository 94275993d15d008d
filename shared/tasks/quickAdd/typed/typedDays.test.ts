import { expect, test } from 'vitest'
import { readInWords, rowsOf } from '#shared/tasks/testing/sampleLines.ts'

// Lines as people type them, and what they expect.

test.each(
  rowsOf(`
Walk dog tomorrow                 | Walk dog                  | 2026-03-03
Feed cat tomorrow                 | Feed cat                  | 2026-03-03
Call her tomorrow                 | Call her                  | 2026-03-03
Check in tomorrow                 | Check in                  | 2026-03-03
Check in friday                   | Check in                  | 2026-03-06
Submit it monday 9am              | Submit it                 | 2026-03-09 09:00
Email him tuesday                 | Email him                 | 2026-03-03
Visit them sunday                 | Visit them                | 2026-03-08
Tell her friday 3pm               | Tell her                  | 2026-03-06 15:00
Be good tomorrow                  | Be good                   | 2026-03-03
Paint it black tomorrow           | Paint it black            | 2026-03-03
Buy some tomorrow                 | Buy some                  | 2026-03-03
Read more tomorrow                | Read more                 | 2026-03-03
Log in tomorrow                   | Log in                    | 2026-03-03
Hand it in friday                 | Hand it in                | 2026-03-06
Turn in essay wed                 | Turn in essay             | 2026-03-04
Give it to her tomorrow           | Give it to her            | 2026-03-03
Drop off car and walk dog fri 4pm | Drop off car and walk dog | 2026-03-06 16:00
Move in saturday                  | Move in                   | 2026-03-07
Hand in tomorrow 5pm              | Hand in                   | 2026-03-03 17:00
call mom tmrw                     | call mom                  | 2026-03-03
call mom tomo                     | call mom                  | 2026-03-03
call mom tomorow                  | call mom                  | 2026-03-03
call mom tommorow 6pm             | call mom                  | 2026-03-03 18:00
call mom 2moro                    | call mom                  | 2026-03-03
call mom tmw                      | call mom                  | 2026-03-03
call mom 2day                     | call mom                  | 2026-03-02
run tom 6am                       | run                       | 2026-03-03 06:00
tom 6am run                       | run                       | 2026-03-03 06:00
call tom 3pm                      | call tom                  | 2026-03-02 15:00
dinner tonite                     | dinner                    | 2026-03-02 20:00
dentist wensday                   | dentist                   | 2026-03-04
dentist weds 10:30                | dentist                   | 2026-03-04 10:30
dentist thrusday 2pm              | dentist                   | 2026-03-05 14:00
dentist tues                      | dentist                   | 2026-03-03
dentist next tues                 | dentist                   | 2026-03-10
dentist next wk                   | dentist                   | 2026-03-09
dentist thurs @ 4                 | dentist                   | 2026-03-05 16:00
dentist 14 mar                    | dentist                   | 2026-03-14
dentist mar 14                    | dentist                   | 2026-03-14
dentist 14th march                | dentist                   | 2026-03-14
dentist 14.3.                     | dentist                   | 2026-03-14
dentist 14.03.2026                | dentist                   | 2026-03-14
dentist 14-03-2026                | dentist                   | 2026-03-14
dentist 3/14                      | dentist                   | 2026-03-14
dentist 14/03                     | dentist                   | 2026-03-14
dentist 03/14/2026 10am           | dentist                   | 2026-03-14 10:00
dentist 2026-03-14                | dentist                   | 2026-03-14
dentist Sat 14 Mar 3pm            | dentist                   | 2026-03-14 15:00
dentist sat 14th                  | dentist                   | 2026-03-14
dentist saturday the 14th at 10   | dentist                   | 2026-03-14 10:00
dentist march 14th 9:30           | dentist                   | 2026-03-14 09:30
dentist 15th                      | dentist                   | 2026-03-15
dentist 15th 3pm                  | dentist                   | 2026-03-15 15:00
dentist the 15th                  | dentist                   | 2026-03-15
15th dentist 3pm                  | dentist                   | 2026-03-15 15:00
15 march dentist                  | dentist                   | 2026-03-15
march 15 dentist 3pm              | dentist                   | 2026-03-15 15:00
friday dentist                    | dentist                   | 2026-03-06
friday dentist 3pm                | dentist                   | 2026-03-06 15:00
fri call the bank                 | call the bank             | 2026-03-06
sat brunch 11am                   | brunch                    | 2026-03-07 11:00
tues pick up parcel               | pick up parcel            | 2026-03-03
Monday call plumber               | call plumber              | 2026-03-09
next week call plumber            | call plumber              | 2026-03-09
tmrw gym 6am                      | gym                       | 2026-03-03 06:00
dentist 4/5 3pm                   | dentist 4/5 3pm           |
trip 12-14 may                    | trip                      | 2026-05-12 due 2026-05-14
trip may 12-14                    | trip                      | 2026-05-12 due 2026-05-14
trip 12 - 14 may                  | trip                      | 2026-05-12 due 2026-05-14
trip 12th to 14th may             | trip                      | 2026-05-12 due 2026-05-14
conference 30 april - 2 may       | conference                | 2026-04-30 due 2026-05-02
thu-sat conference                | conference                | 2026-03-05 due 2026-03-07
hiking trip tue - fri             | hiking trip               | 2026-03-03 due 2026-03-06
report eod                        | report                    | 2026-03-02
send invoice by eod               | send invoice              | due 2026-03-02
send invoice by eod friday        | send invoice              | due 2026-03-06
finish deck eow                   | finish deck               | 2026-03-06
finish deck by end of week        | finish deck               | due 2026-03-06
finish deck by end of day         | finish deck               | due 2026-03-02
invoices eom                      | invoices                  | 2026-03-31
invoices by end of month          | invoices                  | due 2026-03-31
invoices end of may               | invoices                  | 2026-05-31
log run yesterday                 | log run                   | 2026-03-01
called mom yesterday 5pm          | called mom                | 2026-03-01 17:00
plants day after tomorrow         | plants                    | 2026-03-04
plants the day after tomorrow     | plants                    | 2026-03-04
dentist in 2 weeks                | dentist                   | 2026-03-16
dentist in a fortnight            | dentist                   | 2026-03-16
dentist in 10 days                | dentist                   | 2026-03-12
dentist in a couple of days       | dentist                   | 2026-03-04
dentist in 3d                     | dentist                   | 2026-03-05
dentist a week from friday        | dentist                   | 2026-03-13
dentist 2 weeks from monday       | dentist                   | 2026-03-23
dentist a week on tuesday         | dentist                   | 2026-03-10
dentist tomorrow week             | dentist                   | 2026-03-10
garage this weekend               | garage                    | 2026-03-07
garage at the weekend             | garage                    | 2026-03-07
garage over the weekend           | garage                    | 2026-03-07
pay rent on 1st                   | pay rent                  | 2026-04-01
pay rent 1st of april             | pay rent                  | 2026-04-01
plan trip start of next month     | plan trip                 | 2026-04-01
meet Tom friday with Anna         | meet Tom with Anna        | 2026-03-06
call Ann friday about taxes       | call Ann about taxes      | 2026-03-06
move it to friday 9am             | move it to friday 9am     |
essay due tmrw                    | essay                     | due 2026-03-03
essay due next fri                | essay                     | due 2026-03-13
essay by thurs 5pm                | essay                     | 2026-03-05 17:00 due 2026-03-05
taxes before friday | taxes | due 2026-03-05
buy sun cream tomorrow            | buy sun cream             | 2026-03-03
update sat nav sat                | update sat nav            | 2026-03-07
write second draft friday         | write second draft        | 2026-03-06
shop black friday sales tomorrow  | shop black friday sales   | 2026-03-03
bake good friday buns thursday    | bake good friday buns     | 2026-03-05
`),
)('the day in "%s" is %s, %s', (line, title, plan) => {
  expect(readInWords(line)).toEqual({ line, title, plan })
})

test.each(
  rowsOf(`
call tomorrow after 4pm              | call                  | 2026-03-03 16:00
call after 4pm tomorrow              | call                  | 2026-03-03 16:00
call bank tomorrow before noon | call bank | 2026-03-03 12:00 due 2026-03-03
call bank tomorrow after lunch       | call bank after lunch | 2026-03-03
dinner at 7                          | dinner                | 2026-03-02 19:00
dinner at 7 with Ann                 | dinner with Ann       | 2026-03-02 19:00
dinner 7:30                          | dinner                | 2026-03-02 19:30
dinner friday 7:30                   | dinner                | 2026-03-06 19:30
drinks at 8 fri                      | drinks                | 2026-03-06 20:00
movie this evening 7                 | movie                 | 2026-03-02 19:00
this evening 7 movie                 | movie                 | 2026-03-02 19:00
movie tonight 8                      | movie                 | 2026-03-02 20:00
run tomorrow morning 7               | run                   | 2026-03-03 07:00
party sat night 9                    | party                 | 2026-03-07 21:00
dentist tomorrow 9                   | dentist               | 2026-03-03 09:00
dentist tomorrow 3                   | dentist               | 2026-03-03 15:00
standup 9:15                         | standup               | 2026-03-02 09:15
3:30 dentist                         | dentist               | 2026-03-02 15:30
dentist 3:30 tomorrow                | dentist               | 2026-03-03 15:30
school run 2:45                      | school run            | 2026-03-02 14:45
call at 4:45                         | call                  | 2026-03-02 16:45
yoga 5:30 tomorrow                   | yoga                  | 2026-03-03 17:30
yoga 6:30 wed                        | yoga                  | 2026-03-04 18:30
yoga 6:30am wed                      | yoga                  | 2026-03-04 06:30
flight 06:10 friday                  | flight                | 2026-03-06 06:10
breakfast 6:30 tomorrow              | breakfast             | 2026-03-03 06:30
wake up 5:45 tomorrow                | wake up               | 2026-03-03 05:45
run tomorrow morning 6:15            | run                   | 2026-03-03 06:15
shift 3:30-5:30 fri                  | shift                 | 2026-03-06 15:30 120m
meeting 11:30-1 tomorrow             | meeting               | 2026-03-03 11:30 90m
call 4p                              | call                  | 2026-03-02 16:00
gym 9a tomorrow                      | gym                   | 2026-03-03 09:00
meeting 9a-10a fri                   | meeting               | 2026-03-06 09:00 60m
shift 9a-5p                          | shift                 | 2026-03-02 09:00 480m
gym 630pm                            | gym                   | 2026-03-02 18:30
gym 10:30 AM                         | gym                   | 2026-03-02 10:30
gym 7.30pm                           | gym                   | 2026-03-02 19:30
rdv 14h30                            | rdv                   | 2026-03-02 14:30
lunch noon tomorrow                  | lunch                 | 2026-03-03 12:00
lunch 12-1 tomorrow                  | lunch                 | 2026-03-03 12:00 60m
lunch noon-1pm fri                   | lunch                 | 2026-03-06 12:00 60m
deploy tonight midnight              | deploy                | 2026-03-03 00:00
meeting 14-16 tomorrow               | meeting               | 2026-03-03 14:00 120m
meeting tomorrow 2-3                 | meeting               | 2026-03-03 14:00 60m
meeting tomorrow 2-3pm               | meeting               | 2026-03-03 14:00 60m
meeting 10-11:30                     | meeting               | 2026-03-02 10:00 90m
meeting from 2pm to 3pm friday       | meeting               | 2026-03-06 14:00 60m
meeting fri 2pm - 3pm                | meeting               | 2026-03-06 14:00 60m
meeting tomorrow @ 2                 | meeting               | 2026-03-03 14:00
meeting 2pm today                    | meeting               | 2026-03-02 14:00
meeting tomorrow at 14:00 for 30 min | meeting               | 2026-03-03 14:00 30m
call in 20 min                       | call                  | 2026-03-02 09:20
call in an hour                      | call                  | 2026-03-02 10:00
Catch bus 9:40                       | Catch bus             | 2026-03-02 09:40
Book room 7pm                        | Book room             | 2026-03-02 19:00
Exercise 30min                       | Exercise              | 30m
Exercise 30 min tomorrow             | Exercise              | 2026-03-03 30m
Exercise 7am 30min                   | Exercise              | 2026-03-03 07:00 30m
Exercise for 30 min                  | Exercise              | 30m
exercise 1h mon 6pm                  | exercise              | 2026-03-09 18:00 60m
nap 20mins                           | nap                   | 20m
read 1 hr                            | read                  | 60m
study 2 hrs tomorrow                 | study                 | 2026-03-03 120m
gym 1.5h fri 6pm                     | gym                   | 2026-03-06 18:00 90m
30 min walk                          | walk                  | 30m
30min call with Ann tomorrow         | call with Ann         | 2026-03-03 30m
meditate tomorrow 20m                | meditate              | 2026-03-03 20m
deep work 9-11am tomorrow            | deep work             | 2026-03-03 09:00 120m
walk dog 30min tomorrow 7am          | walk dog              | 2026-03-03 07:00 30m
`),
)('the time in "%s" is %s, %s', (line, title, plan) => {
  expect(readInWords(line)).toEqual({ line, title, plan })
})
