import { expect, test } from 'vitest'
import { readInWords, rowsOf } from '#shared/tasks/testing/sampleLines.ts'

test.each(
  rowsOf(`
party at 7.30 pm every mon                  | party            | 2026-03-02 19:30 WEEKLY;BYDAY=MO
physio 27 march half past 7 in the evening  | physio           | 2026-03-27 19:30
yoga half 7 in the morning                  | yoga             | 2026-03-03 07:30
physio 6-8 pm                               | physio           | 2026-03-02 18:00 120m
yoga wednesday 6-8 pm                       | yoga             | 2026-03-04 18:00 120m
walk dog at 10 oclock sat                   | walk dog         | 2026-03-07 10:00
watch second half 3pm fri                   | watch second half | 2026-03-06 15:00
clean oven 0730                             | clean oven       | 2026-03-03 07:30
choir, 1930 next tuesday                    | choir            | 2026-03-10 19:30
water plants fortnightly 0730               | water plants     | 2026-03-03 07:30 WEEKLY;INTERVAL=2
clean oven tues/thurs 1930                  | clean oven       | 2026-03-03 19:30 WEEKLY;BYDAY=TU,TH
call 1930                                   | call 1930        |
pack for camp 0900-1100                     | pack for camp    | 2026-03-02 09:00 120m
evening class 6 to 8pm                      | evening class    | 2026-03-02 18:00 120m
guitar lesson 9am to 11am march 6           | guitar lesson    | 2026-03-06 09:00 120m
read 20 pages 7p every week                 | read 20 pages    | 2026-03-02 19:00 WEEKLY
read chapter 7                              | read chapter 7   |
email Dr Patel tues 3rd half 10             | email Dr Patel   | 2026-03-03 10:30
team sync thur 11 p3                        | team sync        | 2026-03-05 11:00 !low
gym every thurs 11 (30m)                    | gym              | 2026-03-05 11:00 30m WEEKLY;BYDAY=TH
viewing 12 noon 2 may                       | viewing          | 2026-05-02 12:00
yoga for 1 hour 27 mar, 1930                | yoga             | 2026-03-27 19:30 60m
gym thurs am bring cash                     | gym bring cash   | 2026-03-05 09:00
`),
)('a time with other facts: "%s" is %s, %s', (line, title, plan) => {
  expect(readInWords(line)).toEqual({ line, title, plan })
})

test.each(
  rowsOf(`
gym about 30 min 7:00pm wed                 | gym              | 2026-03-04 19:00 30m
yoga at 7, about 30 min                     | yoga             | 2026-03-03 07:00 30m
read an article about 30 minute meals       | read an article about 30 minute meals |
call Jo 1hr 30 today                        | call Jo          | 2026-03-02 90m
physio 7:30pm half an hour                  | physio           | 2026-03-02 19:30 30m
wash car an hour the 14th                   | wash car         | 2026-03-14 60m
extend parking an hour fri                  | extend parking an hour | 2026-03-06
team sync takes 45 min around 3pm           | team sync        | 2026-03-02 15:00 45m
weekly shop allow 2h 9 march                | weekly shop      | 2026-03-09 120m
charger takes 2 hours to charge             | charger takes 2 hours to charge |
`),
)('a length with other facts: "%s" is %s, %s', (line, title, plan) => {
  expect(readInWords(line)).toEqual({ line, title, plan })
})

test.each(
  rowsOf(`
dentist at weekends                         | dentist          | 2026-03-07 WEEKLY;BYDAY=SA,SU
viewing mondays wednesdays fridays          | viewing          | 2026-03-02 WEEKLY;BYDAY=MO,WE,FR
gym, mons                                   | gym              | 2026-03-02 WEEKLY;BYDAY=MO
choir mons til 31st                         | choir            | 2026-03-02 WEEKLY;BYDAY=MO;UNTIL=20260331
gym mon, wed, fri til 31st                  | gym              | 2026-03-02 WEEKLY;BYDAY=MO,WE,FR;UNTIL=20260331
run mon-thu starting 9th march              | run              | 2026-03-09 WEEKLY;BYDAY=MO,TU,WE,TH
choir, tues/thurs starting on 9 march       | choir            | 2026-03-10 WEEKLY;BYDAY=TU,TH
pack for camp mon-thu for 6 weeks           | pack for camp    | 2026-03-02 WEEKLY;BYDAY=MO,TU,WE,TH;UNTIL=20260412
pay rent thurs every week from 9 march      | pay rent         | 2026-03-12 WEEKLY;BYDAY=TH
guitar lesson tues weekly from april        | guitar lesson    | 2026-04-07 WEEKLY;BYDAY=TU
change bed sheets daily, not thurs          | change bed sheets | 2026-03-02 WEEKLY;BYDAY=MO,TU,WE,FR,SA,SU
dentist mon-fri 18:00-20:00 but not thurs   | dentist          | 2026-03-02 18:00 120m WEEKLY;BYDAY=MO,TU,WE,FR
dentist weekdays except thurs, 1 hr         | dentist          | 2026-03-02 60m WEEKLY;BYDAY=MO,TU,WE,FR
mon/wed/fri sort recycling                  | sort recycling   | 2026-03-02 WEEKLY;BYDAY=MO,WE,FR
once a month clean oven                     | clean oven       | 2026-03-02 MONTHLY
monthly pay rent                            | pay rent         | 2026-03-02 MONTHLY
take bins out fortnightly - bring cash      | take bins out - bring cash | 2026-03-02 WEEKLY;INTERVAL=2
tea with Nan fortnightly on tues eve        | tea with Nan     | 2026-03-03 18:00 WEEKLY;INTERVAL=2;BYDAY=TU
meds, tues/thurs half 7                     | meds             | 2026-03-03 07:30 WEEKLY;BYDAY=TU,TH
send report mon, wed, fri half an hour      | send report      | 2026-03-02 30m WEEKLY;BYDAY=MO,WE,FR
viewing last day of the month from 10:30 to 12 | viewing       | 2026-03-31 10:30 90m
by the 6th call the gp                      | call the gp      | due 2026-03-06
swim lesson 27.11.                          | swim lesson      | 2026-11-27
swim lesson 3 days from now                 | swim lesson      | 2026-03-05
`),
)('days with other facts: "%s" is %s, %s', (line, title, plan) => {
  expect(readInWords(line)).toEqual({ line, title, plan })
})

test.each(
  rowsOf(`
pick up Nan 11 fri                          | pick up Nan      | 2026-03-06 11:00
collect Leo 3 weds                          | collect Leo      | 2026-03-04 15:00
coffee w jan 11 thurs                       | coffee w jan     | 2026-03-05 11:00
read Dune 2 fri                             | read Dune 2      | 2026-03-06
call Jo 7pm thurs no 8                      | call Jo          | 2026-03-05 20:00
call Jo 7pm thurs no 8 bus                  | call Jo no 8 bus | 2026-03-05 19:00
meet Al weds lunch                          | meet Al lunch    | 2026-03-04
homework mon-thu each eve                   | homework         | 2026-03-02 18:00 WEEKLY;BYDAY=MO,TU,WE,TH
swim camp mon tue weds 9-11 next week       | swim camp        | 2026-03-09 09:00 120m WEEKLY;BYDAY=MO,TU,WE;UNTIL=20260315
stretch 10 min/day                          | stretch          | 2026-03-02 15m DAILY
revise thurs sat sun 2 hrs each             | revise           | 2026-03-05 120m WEEKLY;BYDAY=TH,SA,SU
mot due 14th book asap                      | mot book asap    | due 2026-03-14
wash car thurs 12 noon                      | wash car         | 2026-03-05 12:00
viewing wed 1 hr                            | viewing          | 2026-03-04 60m
swim 1hr 5 march                            | swim             | 2026-03-05 60m
meet Al tues next week 10 am                | meet Al          | 2026-03-10 10:00
tea with Nan at 7 daily, till may 1         | tea with Nan     | 2026-03-02 19:00 DAILY;UNTIL=20260501
read chapter 4 tuesdays                     | read chapter 4   | 2026-03-03 WEEKLY;BYDAY=TU
clean oven for 1h @ 7pm                     | clean oven       | 2026-03-02 19:00 60m
march report fri 27 nov, 7pm, 1 hr          | march report     | 2026-11-27 19:00 60m
second draft 27/3                           | second draft     | 2026-03-27
at 7.30am, #health in 2 weeks call Jo       | call Jo          | 2026-03-16 07:30 #health
end of month call Jo                        | call Jo          | 2026-03-31
`),
)('what surrounds a fact of "%s": %s, %s', (line, title, plan) => {
  expect(readInWords(line)).toEqual({ line, title, plan })
})
