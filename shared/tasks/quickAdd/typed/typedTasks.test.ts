import { expect, test } from 'vitest'
import { readInWords, rowsOf } from '#shared/tasks/testing/sampleLines.ts'

// Lines as people type them, and what they expect.

test.each(
  rowsOf(`
pay rent 1st of every month                        | pay rent     | 2026-04-01 MONTHLY;BYMONTHDAY=1
gym mwf 7am                                        | gym          | 2026-03-04 07:00 WEEKLY;BYDAY=MO,WE,FR
gym m/w/f 7am                                      | gym          | 2026-03-04 07:00 WEEKLY;BYDAY=MO,WE,FR
yoga tu/th 6pm                                     | yoga         | 2026-03-03 18:00 WEEKLY;BYDAY=TU,TH
yoga tue/thu 6pm                                   | yoga         | 2026-03-03 18:00 WEEKLY;BYDAY=TU,TH
yoga tue thu 6pm                                   | yoga         | 2026-03-03 18:00 WEEKLY;BYDAY=TU,TH
yoga tue, thu 6pm                                  | yoga         | 2026-03-03 18:00 WEEKLY;BYDAY=TU,TH
gym mon wed fri 7am                                | gym          | 2026-03-04 07:00 WEEKLY;BYDAY=MO,WE,FR
gym on mon, wed and fri at 7pm                     | gym          | 2026-03-02 19:00 WEEKLY;BYDAY=MO,WE,FR
standup every weekday 8-9                          | standup      | 2026-03-03 08:00 60m WEEKLY;BYDAY=MO,TU,WE,TH,FR
standup mon - fri 9am                              | standup      | 2026-03-02 09:00 WEEKLY;BYDAY=MO,TU,WE,TH,FR
standup mon-fri 9:15                               | standup      | 2026-03-02 09:15 WEEKLY;BYDAY=MO,TU,WE,TH,FR
mon to fri 9am standup                             | standup      | 2026-03-02 09:00 WEEKLY;BYDAY=MO,TU,WE,TH,FR
trash every thurs                                  | trash        | 2026-03-05 WEEKLY;BYDAY=TH
team sync 2nd and 4th tuesday                      | team sync    | 2026-03-10 MONTHLY;BYDAY=2TU,4TU
team sync 2nd and 4th tuesday 10am                 | team sync    | 2026-03-10 10:00 MONTHLY;BYDAY=2TU,4TU
book club first friday of every other month        | book club    | 2026-03-06 MONTHLY;INTERVAL=2;BYDAY=1FR
book club 1st tue of every 2 months                | book club    | 2026-03-03 MONTHLY;INTERVAL=2;BYDAY=1TU
water plants every 3 days                          | water plants | 2026-03-02 DAILY;INTERVAL=3
every other day pushups                            | pushups      | 2026-03-02 DAILY;INTERVAL=2
call mom every sunday 5pm                          | call mom     | 2026-03-08 17:00 WEEKLY;BYDAY=SU
call mom sundays 5pm                               | call mom     | 2026-03-08 17:00 WEEKLY;BYDAY=SU
gym every tue & thu at 6pm                         | gym          | 2026-03-03 18:00 WEEKLY;BYDAY=TU,TH
vitamins daily                                     | vitamins     | 2026-03-02 DAILY
vitamins every morning                             | vitamins     | 2026-03-02 09:00 DAILY
report every friday until end of may               | report       | 2026-03-06 WEEKLY;BYDAY=FR;UNTIL=20260531
german every tue 18:00-19:30 until end of june     | german       | 2026-03-03 18:00 90m WEEKLY;BYDAY=TU;UNTIL=20260630
pay rent monthly on the 1st                        | pay rent     | 2026-04-01 MONTHLY;BYMONTHDAY=1
rent on the 1st of each month                      | rent         | 2026-04-01 MONTHLY;BYMONTHDAY=1
clean filter every 3 months                        | clean filter | 2026-03-02 MONTHLY;INTERVAL=3
every 2 weeks on friday pay cleaner                | pay cleaner  | 2026-03-06 WEEKLY;INTERVAL=2;BYDAY=FR
pay cleaner every 2 weeks friday                   | pay cleaner  | 2026-03-06 WEEKLY;INTERVAL=2;BYDAY=FR
pay cleaner every fortnight                        | pay cleaner  | 2026-03-02 WEEKLY;INTERVAL=2
pay cleaner once a week                            | pay cleaner  | 2026-03-02 WEEKLY
review weekly on friday                            | review       | 2026-03-06 WEEKLY;BYDAY=FR
pills daily at 7                                   | pills        | 2026-03-03 07:00 DAILY
pills every night 10pm                             | pills        | 2026-03-02 22:00 DAILY
run each weekday 7:30                              | run          | 2026-03-03 07:30 WEEKLY;BYDAY=MO,TU,WE,TH,FR
hike every sat and sun 9am                         | hike         | 2026-03-07 09:00 WEEKLY;BYDAY=SA,SU
meditate every day for 30 days                     | meditate     | 2026-03-02 DAILY;UNTIL=20260331
yoga tuesdays and thursdays 6pm                    | yoga         | 2026-03-03 18:00 WEEKLY;BYDAY=TU,TH
gym weekdays 7am                                   | gym          | 2026-03-03 07:00 WEEKLY;BYDAY=MO,TU,WE,TH,FR
every mon,wed,fri 6:30am swim                      | swim         | 2026-03-04 06:30 WEEKLY;BYDAY=MO,WE,FR
haircut every! 6 weeks                             | haircut      | 2026-03-02 WEEKLY;INTERVAL=6 from completion
walk dog every day 7am                             | walk dog     | 2026-03-03 07:00 DAILY
feed cat every morning                             | feed cat     | 2026-03-02 09:00 DAILY
call her every sunday                              | call her     | 2026-03-08 WEEKLY;BYDAY=SU
check in every friday 4pm                          | check in     | 2026-03-06 16:00 WEEKLY;BYDAY=FR
meditate every day 20m                             | meditate     | 2026-03-02 20m DAILY
backup every last friday of the month 5pm          | backup       | 2026-03-27 17:00 MONTHLY;BYDAY=-1FR
every monday and thursday 18:30 spanish for 45 min | spanish      | 2026-03-02 18:30 45m WEEKLY;BYDAY=MO,TH
`),
)('the repetition in "%s" is %s, %s', (line, title, plan) => {
  expect(readInWords(line)).toEqual({ line, title, plan })
})

test.each(
  rowsOf(`
Gym tomorrow 7am p1 #health ~45m          | Gym                         | 2026-03-03 07:00 45m #health !high
Review PR !high ~30m #work                | Review PR                   | 30m #work !high
p1 #work !high ~30m call Ann              | call Ann                    | 30m #work !high
Pay bills friday #finance p2              | Pay bills                   | 2026-03-06 #finance !medium
call her tomorrow 9:30 30min !high        | call her                    | 2026-03-03 09:30 30m !high
Walk dog tomorrow 7am for 30m xp:20       | Walk dog                    | 2026-03-03 07:00 30m 20xp
essay tomorrow 2-4pm due fri #learning    | essay                       | 2026-03-03 14:00 120m due 2026-03-06 #learning
Buy milk, eggs and bread tomorrow 6pm     | Buy milk, eggs and bread    | 2026-03-03 18:00
submit it today 5pm !1                    | submit it                   | 2026-03-02 17:00 !high
standup mon-fri 9:15 15min #work          | standup                     | 2026-03-02 09:15 15m WEEKLY;BYDAY=MO,TU,WE,TH,FR #work
Tomorrow 9am: call the dentist about bill | call the dentist about bill | 2026-03-03 09:00
Flight to Rome 15/5 06:40 #travel         | Flight to Rome              | 2026-05-15 06:40 #travel
1:1 with Sam tomorrow 3pm                 | 1:1 with Sam                | 2026-03-03 15:00
pick up kids 3:15 every weekday           | pick up kids                | 2026-03-02 15:15 WEEKLY;BYDAY=MO,TU,WE,TH,FR
`),
)('everything in "%s" is %s, %s', (line, title, plan) => {
  expect(readInWords(line)).toEqual({ line, title, plan })
})

test.each(
  rowsOf(`
dog days                     | dog days                     |
dog days of summer essay     | dog days of summer essay     |
Good Friday                  | Good Friday                  |
black friday                 | black friday                 |
black friday shopping list   | black friday shopping list   |
easter monday lunch idea     | easter monday lunch idea     |
cyber monday deals           | cyber monday deals           |
some day                     | some day                     |
learn piano some day         | learn piano some day         |
one day visit Rome           | one day visit Rome           |
trip in May                  | trip in May                  |
may call mom                 | may call mom                 |
march report                 | march report                 |
sun cream                    | sun cream                    |
buy sun hat                  | buy sun hat                  |
sat nav                      | sat nav                      |
second draft                 | second draft                 |
call tom                     | call tom                     |
text tom about car           | text tom about car           |
first aid kit                | first aid kit                |
EOD report template          | EOD report template          |
apartment 9a keys            | apartment 9a keys            |
Seat 12a                     | Seat 12a                     |
Fix flat 4p                  | Fix flat 4p                  |
iPhone 15 case               | iPhone 15 case               |
Windows 11 update            | Windows 11 update            |
10k run                      | 10k run                      |
3 sets of 12                 | 3 sets of 12                 |
50 pushups                   | 50 pushups                   |
Half marathon                | Half marathon                |
Sunday roast                 | Sunday roast                 |
Midnight snack               | Midnight snack               |
Listen to Yesterday          | Listen to Yesterday          |
monday.com setup             | monday.com setup             |
Watch The Day After Tomorrow | Watch The Day After Tomorrow |
Read 5 am club               | Read 5 am club               |
9/11 documentary             | 9/11 documentary             |
get more sun                 | get more sun                 |
look where the cat sat       | look where the cat sat       |
add 3/4 cup sugar            | add 3/4 cup sugar            |
send friday report 5pm |  send friday report 5pm |
Sunday roast 1pm | Sunday roast 1pm |
prepare for Monday slides 3pm | prepare for Monday slides 3pm |
christmas eve dinner 7pm | christmas eve dinner | 2026-12-24 19:00
black friday 9am | black friday 9am |
notes from last friday 3pm | notes from last friday 3pm |
`),
)('the title "%s" is %s, %s', (line, title, plan) => {
  expect(readInWords(line)).toEqual({ line, title, plan })
})
