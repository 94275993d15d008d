import { expect, test } from 'vitest'
import { readInWords, rowsOf } from '#shared/tasks/testing/sampleLines.ts'

const expectReading = (line: string, title: string, plan: string) => {
  expect(readInWords(line)).toEqual({ line, title, plan })
}

test.each(
  rowsOf(`
rent every month on the 1st day            | rent         | 2026-04-01 MONTHLY;BYMONTHDAY=1
drinks first friday of every month         | drinks       | 2026-03-06 MONTHLY;BYDAY=1FR
rent 15th of every month                   | rent         | 2026-03-15 MONTHLY;BYMONTHDAY=15
pay every 4th and 10th of the month        | pay          | 2026-03-04 MONTHLY;BYMONTHDAY=4,10
club every month on the 3rd last tuesday   | club         | 2026-03-17 MONTHLY;BYDAY=-3TU
swim every mon and fri for the next month  | swim         | 2026-03-02 WEEKLY;BYDAY=MO,FR;UNTIL=20260401
meet friday next week                      | meet         | 2026-03-13
dinner at 8 in the evening                 | dinner       | 2026-03-02 20:00
nap 12-3am                                 | nap          | 2026-03-03 00:00 180m
call in around 5 hours                     | call         | 2026-03-02 14:00
report 14th at 10:00                       | report       | 2026-03-14 10:00
report by tomorrow 5pm                     | report       | 2026-03-03 17:00 due 2026-03-03
notes from last Friday                     | notes from last Friday |
party @ 12/20/25 19:00                     | party        | 2025-12-20 19:00
Look at 5 flats                            | Look at 5 flats |
Prepare for 2nd interview                  | Prepare for 2nd interview |
Fix every 2nd column                       | Fix every 2nd column |
Compare offers from 3 to 5 shops           | Compare offers from 3 to 5 shops |
yoga mondays                               | yoga         | 2026-03-02 WEEKLY;BYDAY=MO
yoga on tuesdays and thursdays at 7pm      | yoga         | 2026-03-03 19:00 WEEKLY;BYDAY=TU,TH
water plants each day                      | water plants | 2026-03-02 DAILY
hike every other weekend                   | hike         | 2026-03-07 WEEKLY;INTERVAL=2;BYDAY=SA,SU;WKST=MO
trip next weekend                          | trip         | 2026-03-14
call 5 days from now                       | call         | 2026-03-07
invoice end of month                       | invoice      | 2026-03-31
flight 2026/04/05                          | flight       | 2026-04-05
gym tomorrow 7am for 45m #health !high every mon,wed xp:30 due:fri | gym | 2026-03-04 07:00 45m due 2026-03-06 WEEKLY;BYDAY=MO,WE #health !high 30xp
`),
)('"%s" is %s, %s', expectReading)

test.each(
  rowsOf(`
call mom today                             | call mom     | 2026-03-02
Today: call mom                            | call mom     | 2026-03-02
call mom tmr                               | call mom     | 2026-03-03
call mom tmrw at 4pm                       | call mom     | 2026-03-03 16:00
the day after tomorrow call mom            | call mom     | 2026-03-04
dentist wednesday                          | dentist      | 2026-03-04
dentist Wed.                               | dentist      | 2026-03-04
dentist on saturday with Tom               | dentist with Tom | 2026-03-07
dentist this thursday                      | dentist      | 2026-03-05
dentist next tuesday                       | dentist      | 2026-03-10
dentist next week tuesday                  | dentist      | 2026-03-10
dentist next week on tuesday               | dentist      | 2026-03-10
dentist tuesday of next week               | dentist      | 2026-03-10
dentist next sun                           | dentist      | 2026-03-08
dentist this week friday                   | dentist      | 2026-03-06
dentist friday this week                   | dentist      | 2026-03-06
trip this weekend                          | trip         | 2026-03-07
plan garden next month                     | plan garden  | 2026-04-01
plan garden next year                      | plan garden next year |
lunch with Kim on the 20th                 | lunch with Kim | 2026-03-20
lunch with Kim on the 1st at noon          | lunch with Kim | 2026-04-01 12:00
lunch on 20th with Kim                     | lunch with Kim | 2026-03-20
lunch the 20th at 12:30                    | lunch        | 2026-03-20 12:30
lunch 20th                                 | lunch        | 2026-03-20
party 21 march                             | party        | 2026-03-21
party 21st march 2027                      | party        | 2027-03-21
party march 21, 2027                       | party        | 2027-03-21
essay on march 21, 2000 words                 | essay, 2000 words | 2026-03-21
party 21st of march                        | party        | 2026-03-21
party on the 21st of March                 | party        | 2026-03-21
party Sat 21 March                         | party        | 2026-03-21
party saturday, march 21st                 | party        | 2026-03-21
party 1 jan                                | party        | 2027-01-01
party dec 31                               | party        | 2026-12-31
party on may 5                             | party        | 2026-05-05
tax 2026-04-15                             | tax          | 2026-04-15
tax 2026/4/5                               | tax          | 2026-04-05
tax on 2026/04/05 at 9                     | tax          | 2026-04-05 09:00
tax 4/15                                   | tax          | 2026-04-15
tax 15/4                                   | tax          | 2026-04-15
tax 15/4/2027                              | tax          | 2027-04-15
tax on 4/15/27                             | tax          | 2027-04-15
tax 15.4.                                  | tax          | 2026-04-15
tax 15.04.2027                             | tax          | 2027-04-15
tax on 3/4                                 | tax on 3/4   |
visa in 3 days                             | visa         | 2026-03-05
visa in about 2 weeks                      | visa         | 2026-03-16
visa 2 weeks from now                      | visa         | 2026-03-16
visa a week from now                       | visa         | 2026-03-09
visa 3 months from today                   | visa         | 2026-06-02
visa in a year                             | visa         | 2027-03-02
books end of the month                     | books        | 2026-03-31
books at the end of the month              | books        | 2026-03-31
books end of next month                    | books        | 2026-04-30
books end of year                          | books        | 2026-12-31
books by end of month                      | books        | due 2026-03-31
books last day of the month                | books        | 2026-03-31
books on the 15th of the month             | books        | 2026-03-15
books first friday of next month           | books        | 2026-04-03
books on the first friday of the month     | books        | 2026-03-06
`),
)('the date in "%s": %s, %s', expectReading)

test.each(
  rowsOf(`
gym 6pm                                    | gym          | 2026-03-02 18:00
gym 6 pm                                   | gym          | 2026-03-02 18:00
gym 6:15pm                                 | gym          | 2026-03-02 18:15
gym 18:15                                  | gym          | 2026-03-02 18:15
gym at 18.15                               | gym          | 2026-03-02 18:15
gym at 6                                   | gym          | 2026-03-03 06:00
gym at 6 tomorrow                          | gym          | 2026-03-03 06:00
gym tomorrow at 6                          | gym          | 2026-03-03 06:00
gym at 12 with Ben                         | gym with Ben | 2026-03-02 12:00
gym at noon                                | gym          | 2026-03-02 12:00
gym friday noon                            | gym          | 2026-03-06 12:00
gym @ 7pm                                  | gym          | 2026-03-02 19:00
gym @7pm tomorrow                          | gym          | 2026-03-03 19:00
gym tomorrow at 20                         | gym          | 2026-03-03 20:00
gym at 7 in the morning                    | gym          | 2026-03-03 07:00
gym at 7 in the evening tomorrow           | gym          | 2026-03-03 19:00
gym at 11 at night                         | gym          | 2026-03-02 23:00
gym at 3 in the afternoon                  | gym          | 2026-03-02 15:00
gym 7 o'clock tomorrow                     | gym          | 2026-03-03 07:00
gym at 5 o'clock                           | gym          | 2026-03-02 17:00
gym tomorrow morning                       | gym          | 2026-03-03 09:00
gym tomorrow evening at 7                  | gym          | 2026-03-03 19:00
gym friday night at 9                      | gym          | 2026-03-06 21:00
gym tomorrow morning at 7                  | gym          | 2026-03-03 07:00
gym this evening                           | gym          | 2026-03-02 18:00
gym tonight                                | gym          | 2026-03-02 20:00
gym tonight at 8:30                        | gym          | 2026-03-02 20:30
gym in 45 minutes                          | gym          | 2026-03-02 09:45
gym in about an hour                       | gym          | 2026-03-02 10:00
gym 2 hours from now                       | gym          | 2026-03-02 11:00
gym in 1h 15m                              | gym          | 2026-03-02 10:15
shift 10pm-6am                             | shift        | 2026-03-02 22:00 480m
shift 10-1am                               | shift        | 2026-03-02 22:00 180m
shift tomorrow 9-5pm                       | shift        | 2026-03-03 09:00 480m
shift tomorrow from 1 to 3                 | shift        | 2026-03-03 13:00 120m
shift tomorrow 9:00 to 12:30               | shift        | 2026-03-03 09:00 210m
shift from 9 to 5                          | shift        | 2026-03-02 09:00 480m
shift fri from 10 till 2                   | shift        | 2026-03-06 10:00 240m
shift between 2pm and 4pm                  | shift        | 2026-03-02 14:00 120m
nap 2pm for 20 minutes                     | nap          | 2026-03-02 14:00 20m
nap 2pm 20m                                | nap          | 2026-03-02 14:00 20m
nap for about 20 min                       | nap          | 20m
read for 2 hours                           | read         | 120m
read 1.5 hours                             | read         | 90m
read for an hour and a half                | read         | 90m
read for 1 hour and 20 minutes             | read         | 80m
read ~25m                                  | read         | 25m
tomorrow read 2h                           | read         | 2026-03-03 120m
read 90 min friday                         | read         | 2026-03-06 90m
`),
)('the time in "%s": %s, %s', expectReading)

test.each(
  rowsOf(`
run every day                              | run          | 2026-03-02 DAILY
run everyday                               | run          | 2026-03-02 DAILY
run daily at 6am                           | run          | 2026-03-03 06:00 DAILY
run at 6am every day                       | run          | 2026-03-03 06:00 DAILY
run every 2 days                           | run          | 2026-03-02 DAILY;INTERVAL=2
run every two days                         | run          | 2026-03-02 DAILY;INTERVAL=2
run every second day                       | run          | 2026-03-02 DAILY;INTERVAL=2
run each morning                           | run          | 2026-03-02 09:00 DAILY
run every evening at 7                     | run          | 2026-03-02 19:00 DAILY
run each tuesday                           | run          | 2026-03-03 WEEKLY;BYDAY=TU
run every tuesday and thursday             | run          | 2026-03-03 WEEKLY;BYDAY=TU,TH
run every tue/thu                          | run          | 2026-03-03 WEEKLY;BYDAY=TU,TH
run every mon, wed, and fri                | run          | 2026-03-02 WEEKLY;BYDAY=MO,WE,FR
run every mon through fri                  | run          | 2026-03-02 WEEKLY;BYDAY=MO,TU,WE,TH,FR
run every monday to thursday               | run          | 2026-03-02 WEEKLY;BYDAY=MO,TU,WE,TH
run mondays and wednesdays                 | run          | 2026-03-02 WEEKLY;BYDAY=MO,WE
run on mondays                             | run          | 2026-03-02 WEEKLY;BYDAY=MO
run tuesdays 7pm                           | run          | 2026-03-03 19:00 WEEKLY;BYDAY=TU
run weekdays at 6:30                       | run          | 2026-03-03 06:30 WEEKLY;BYDAY=MO,TU,WE,TH,FR
run on weekends                            | run          | 2026-03-07 WEEKLY;BYDAY=SA,SU
run every weekday morning                  | run          | 2026-03-02 09:00 WEEKLY;BYDAY=MO,TU,WE,TH,FR
run every other day                        | run          | 2026-03-02 DAILY;INTERVAL=2
run every other tuesday                    | run          | 2026-03-03 WEEKLY;INTERVAL=2;BYDAY=TU
run every 3 weeks on sat                   | run          | 2026-03-07 WEEKLY;INTERVAL=3;BYDAY=SA
run every 2 weeks on mon and fri           | run          | 2026-03-02 WEEKLY;INTERVAL=2;BYDAY=MO,FR;WKST=SU
run every 3 mondays                        | run          | 2026-03-02 WEEKLY;INTERVAL=3;BYDAY=MO
pay every month                            | pay          | 2026-03-02 MONTHLY
pay monthly                                | pay          | 2026-03-02 MONTHLY
pay every quarter                          | pay          | 2026-03-02 MONTHLY;INTERVAL=3
pay quarterly                              | pay          | 2026-03-02 MONTHLY;INTERVAL=3
pay every 27th                             | pay          | 2026-03-27 MONTHLY;BYMONTHDAY=27
pay every 1st and 15th                     | pay          | 2026-03-15 MONTHLY;BYMONTHDAY=1,15
pay every 1st, 10th and 20th               | pay          | 2026-03-10 MONTHLY;BYMONTHDAY=1,10,20
pay every month on the 5th and 20th        | pay          | 2026-03-05 MONTHLY;BYMONTHDAY=5,20
pay every 3 months on the 1st              | pay          | 2026-04-01 MONTHLY;INTERVAL=3;BYMONTHDAY=1
pay every month on the last day            | pay          | 2026-03-31 MONTHLY;BYMONTHDAY=-1
pay last day of every month                | pay          | 2026-03-31 MONTHLY;BYMONTHDAY=-1
pay on the last day of each month          | pay          | 2026-03-31 MONTHLY;BYMONTHDAY=-1
pay every last weekday of the month        | pay          | 2026-03-31 MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1
pay every month on the last friday         | pay          | 2026-03-27 MONTHLY;BYDAY=-1FR
pay every second last friday               | pay          | 2026-03-20 MONTHLY;BYDAY=-2FR
pay every 1st and 3rd wednesday            | pay          | 2026-03-04 MONTHLY;BYDAY=1WE,3WE
pay second tuesday of each month at 10am   | pay          | 2026-03-10 10:00 MONTHLY;BYDAY=2TU
pay every 3rd day of the month             | pay          | 2026-03-03 MONTHLY;BYMONTHDAY=3
pay every 3rd day                          | pay          | 2026-03-02 DAILY;INTERVAL=3
pay every first day of the month           | pay          | 2026-04-01 MONTHLY;BYMONTHDAY=1
pay every year on 15 april                 | pay          | 2026-04-15 YEARLY;BYMONTHDAY=15;BYMONTH=4
pay every april 15                         | pay          | 2026-04-15 YEARLY;BYMONTHDAY=15;BYMONTH=4
pay every 15 april                         | pay          | 2026-04-15 YEARLY;BYMONTHDAY=15;BYMONTH=4
pay annually                               | pay          | 2026-03-02 YEARLY
pay every! month                           | pay          | 2026-03-02 MONTHLY from completion
pay every! 10 days                         | pay          | 2026-03-02 DAILY;INTERVAL=10 from completion
swim every day for 10 days                 | swim         | 2026-03-02 DAILY;UNTIL=20260311
swim every day for the next 2 weeks        | swim         | 2026-03-02 DAILY;UNTIL=20260315
swim every day until friday                | swim         | 2026-03-02 DAILY;UNTIL=20260306
swim every mon until 1 may                 | swim         | 2026-03-02 WEEKLY;BYDAY=MO;UNTIL=20260501
swim every mon until end of month          | swim         | 2026-03-02 WEEKLY;BYDAY=MO;UNTIL=20260331
swim every mon 8 times                     | swim         | 2026-03-02 WEEKLY;BYDAY=MO;COUNT=8
swim every mon starting next week          | swim         | 2026-03-09 WEEKLY;BYDAY=MO
swim every day from tomorrow               | swim         | 2026-03-03 DAILY
swim every mon at 7 for 45m                | swim         | 2026-03-09 07:00 45m WEEKLY;BYDAY=MO
`),
)('the repetition in "%s": %s, %s', expectReading)

test.each(
  rowsOf(`
essay due friday                           | essay        | due 2026-03-06
essay due:tomorrow                         | essay        | due 2026-03-03
essay due in 3 days                        | essay        | due 2026-03-05
essay by friday noon                       | essay        | 2026-03-06 12:00 due 2026-03-06
essay by the 20th                          | essay        | due 2026-03-20
essay tomorrow due friday                  | essay        | 2026-03-03 due 2026-03-06
essay tomorrow 5pm due friday              | essay        | 2026-03-03 17:00 due 2026-03-06
essay due friday at 5pm #learning          | essay        | 2026-03-06 17:00 due 2026-03-06 #learning
essay #work                                | essay        | #work
essay !high                                | essay        | !high
essay p2                                   | essay        | !medium
p1 essay                                   | essay        | !high
essay xp:50                                | essay        | 50xp
#health run tomorrow !low                  | run          | 2026-03-03 #health !low
run #fitness 7am tomorrow                  | run          | 2026-03-03 07:00 #fitness
7am run tomorrow #fitness                  | run          | 2026-03-03 07:00 #fitness
tomorrow 7am run                           | run          | 2026-03-03 07:00
every monday 7am run                       | run          | 2026-03-09 07:00 WEEKLY;BYDAY=MO
buy milk tomorrow, call Ann                | buy milk, call Ann | 2026-03-03
call Ann tomorrow about the 3rd floor      | call Ann about the 3rd floor | 2026-03-03
look at 5 flats tomorrow at 5              | look at 5 flats | 2026-03-03 17:00
read chapter 5 friday 8pm                  | read chapter 5 | 2026-03-06 20:00
fix every 2nd column every day             | fix every 2nd column | 2026-03-02 DAILY
prepare for 2nd interview on the 12th      | prepare for 2nd interview | 2026-03-12
Friday: call Ann                           | call Ann     | 2026-03-06
pills every day at 8am and 8pm             | pills at 8am and 8pm | 2026-03-02 DAILY
run tue, thu 6am                           | run          | 2026-03-03 06:00 WEEKLY;BYDAY=TU,TH
gym on mon, wed and fri at 7               | gym          | 2026-03-04 07:00 WEEKLY;BYDAY=MO,WE,FR
gym every mon wed fri at 7                 | gym          | 2026-03-04 07:00 WEEKLY;BYDAY=MO,WE,FR
meeting on monday in room 5                | meeting in room 5 | 2026-03-09
meeting at 9 in room 5                     | meeting in room 5 | 2026-03-02 09:00
milk tomorrow in the afternoon at 3        | milk         | 2026-03-03 15:00
start first monday of april                | start        | 2026-04-06
review every 2nd tuesday of the month      | review       | 2026-03-10 MONTHLY;BYDAY=2TU
read every day for fun                     | read for fun | 2026-03-02 DAILY
prepare slides for Friday demo tomorrow    | prepare slides for Friday demo | 2026-03-03
`),
)('everything in "%s": %s, %s', expectReading)
