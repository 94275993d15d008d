import { expect, test } from 'vitest'
import { parseQuickAdd } from '#shared/tasks/quickAdd/quickAdd.ts'

/** A Monday, in a week that begins on Monday. */
const CONTEXT = { today: '2026-03-02', weekStart: 1, now: '09:00' }

/** Lines as people type them: the line, its title, its date, time, length, due date and rule. */
const LINES = `
Walk dog tomorrow                     | Walk dog             | 2026-03-03
walk the dog tomorrow 7am             | walk the dog         | 2026-03-03 07:00
Feed cat tonight                      | Feed cat             | 2026-03-02 20:00
Call her tomorrow                     | Call her             | 2026-03-03
call him friday 3pm                   | call him             | 2026-03-06 15:00
Check in tomorrow                     | Check in             | 2026-03-03
hand in essay friday                  | hand in essay        | 2026-03-06
move in saturday                      | move in              | 2026-03-07
Submit it monday 9am                  | Submit it            | 2026-03-09 09:00
do it today                           | do it                | 2026-03-02
send them tomorrow at 10              | send them            | 2026-03-03 10:00
read some more tonight                | read some more       | 2026-03-02 20:00
look good friday                      | look good            | 2026-03-06
wear black tomorrow                   | wear black           | 2026-03-03
do that tomorrow                      | do that              | 2026-03-03
she arrives tomorrow 6pm              | she arrives          | 2026-03-03 18:00
pick it up friday                     | pick it up           | 2026-03-06
come over saturday 2pm                | come over            | 2026-03-07 14:00
Exercise 30min                        | Exercise             | 30m
Exercise 30 min tomorrow              | Exercise             | 2026-03-03 30m
task review 45min friday              | task review          | 2026-03-06 45m
Black Friday deals                    | Black Friday deals   |
Good Friday service                   | Good Friday service  |
cyber monday list                     | cyber monday list    |
Easter Monday lunch plan              | Easter Monday lunch plan |
3:30 dentist                          | dentist              | 2026-03-02 15:30
dentist 3:30                          | dentist              | 2026-03-02 15:30
pick up kids 5:15 tomorrow            | pick up kids         | 2026-03-03 17:15
flight 06:20 tomorrow                 | flight               | 2026-03-03 06:20
standup 9:15                          | standup              | 2026-03-02 09:15
yoga 6:30 tomorrow morning            | yoga                 | 2026-03-03 06:30
class 2:00-3:30 friday                | class                | 2026-03-06 14:00 90m
dinner at 7                           | dinner               | 2026-03-02 19:00
dinner with ana friday at 8           | dinner with ana      | 2026-03-06 20:00
breakfast with tom at 8 friday        | breakfast with tom   | 2026-03-06 08:00
movie at 9 tonight                    | movie                | 2026-03-02 21:00
this evening 7 yoga                   | yoga                 | 2026-03-02 19:00
yoga this evening 7                   | yoga                 | 2026-03-02 19:00
call mom tonight 9                    | call mom             | 2026-03-02 21:00
send invoice eod                      | send invoice         | 2026-03-02
report by eod                         | report               | due 2026-03-02
timesheet eow                         | timesheet            | 2026-03-06
close books eom                       | close books          | 2026-03-31
gym 4p                                | gym                  | 2026-03-02 16:00
standup 9a tomorrow                   | standup              | 2026-03-03 09:00
rent 15th                             | rent                 | 2026-03-15
dentist 15th 3pm                      | dentist              | 2026-03-15 15:00
conference 12-14 may                  | conference           | 2026-05-12 due 2026-05-14
trip may 12-14                        | trip                 | 2026-05-12 due 2026-05-14
run tom 6am                           | run                  | 2026-03-03 06:00
call tom 6pm                          | call tom             | 2026-03-02 18:00
log run yesterday                     | log run              | 2026-03-01
water plants tomo                     | water plants         | 2026-03-03
buy milk tmw                          | buy milk             | 2026-03-03
call bank tommorow 10am               | call bank            | 2026-03-03 10:00
gym every mon until end of may        | gym                  | 2026-03-02 WEEKLY;BYDAY=MO;UNTIL=20260531
run every day until end of month      | run                  | 2026-03-02 DAILY;UNTIL=20260331
standup mon - fri 9am                 | standup              | 2026-03-02 09:00 WEEKLY;BYDAY=MO,TU,WE,TH,FR
standup mon-fri 9:30                  | standup              | 2026-03-02 09:30 WEEKLY;BYDAY=MO,TU,WE,TH,FR
gym mon/wed/fri 7am                   | gym                  | 2026-03-04 07:00 WEEKLY;BYDAY=MO,WE,FR
gym mwf 7pm                           | gym                  | 2026-03-02 19:00 WEEKLY;BYDAY=MO,WE,FR
bins 2nd and 4th tuesday              | bins                 | 2026-03-10 MONTHLY;BYDAY=2TU,4TU
book club first friday of every other month | book club      | 2026-03-06 MONTHLY;INTERVAL=2;BYDAY=1FR
tomorrow after 4pm call the bank      | call the bank        | 2026-03-03 16:00
call the bank tomorrow after 4pm      | call the bank        | 2026-03-03 16:00
friday dentist 3pm                    | dentist              | 2026-03-06 15:00
mon 9am standup                       | standup              | 2026-03-09 09:00
tomorrow pay rent                     | pay rent             | 2026-03-03
15 june renew passport                | renew passport       | 2026-06-15
next week call accountant             | call accountant      | 2026-03-09
dentist a week from friday            | dentist              | 2026-03-13
party friday 13th                     | party                | 2026-03-13
vitamins every day except sunday      | vitamins             | 2026-03-02 WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA
clean once a week                     | clean                | 2026-03-02 WEEKLY
payday fortnightly                    | payday               | 2026-03-02 WEEKLY;INTERVAL=2
review biweekly                       | review               | 2026-03-02 WEEKLY;INTERVAL=2
call mom 5ish                         | call mom             | 2026-03-02 17:00
meeting at 1730                       | meeting              | 2026-03-02 17:30
lunch noon tomorrow                   | lunch                | 2026-03-03 12:00
haircut sat 10                        | haircut              | 2026-03-07 10:00
sync tue 2                            | sync                 | 2026-03-03 14:00
wake up 6:00 tomorrow                 | wake up              | 2026-03-03 06:00
mon wed fri gym 6am                   | gym                  | 2026-03-04 06:00 WEEKLY;BYDAY=MO,WE,FR
wed 3-4 team sync                     | team sync            | 2026-03-04 15:00 60m
every weekday 8-9 deep work           | deep work            | 2026-03-03 08:00 60m WEEKLY;BYDAY=MO,TU,WE,TH,FR
call the landlord monday about the leak | call the landlord about the leak | 2026-03-09
first monday of the month rent        | rent                 | 2026-03-02
monthly on the 15th send report       | send report          | 2026-03-15 MONTHLY;BYMONTHDAY=15
do laundry today 30m                  | do laundry           | 2026-03-02 30m
sun cream                             | sun cream            |
sat nav update                        | sat nav update       |
march report                          | march report         |
may call mom                          | may call mom         |
second draft                          | second draft         |
buy dog food                          | buy dog food         |
plan sunday roast                     | plan sunday roast    |
`

test.each(
  LINES.trim()
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()) as [string, string, string]),
)('"%s" is %s, %s', (line, title, plan) => {
  const read = parseQuickAdd(line, CONTEXT)
  const { scheduled_date, scheduled_time, estimated_duration, due_date, recurrence } = read.task
  const said = [
    scheduled_date,
    scheduled_time,
    estimated_duration === undefined ? undefined : `${estimated_duration}m`,
    due_date && `due ${due_date}`,
    recurrence?.rrule.replace('FREQ=', '').replace(/;WKST=\w\w/, ''),
  ]
  expect({ title: read.title, plan: said.filter(Boolean).join(' ') }).toEqual({ title, plan })
})
