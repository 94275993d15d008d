import { expect, test } from 'vitest'
import { readInWords, rowsOf } from '#shared/tasks/testing/sampleLines.ts'

// Lines of studies, appointments and the household, and what people expect of them.
test.each(
  rowsOf(`
tidy garage 3h saturday                           | tidy garage                           | 2026-03-07 180m
reply to Kate's text                              | reply to Kate's text                  |
schedule MRI by next friday                       | schedule MRI                          | due 2026-03-13
kids' dentist 17 march 3:45                       | kids' dentist                         | 2026-03-17 15:45
send pics to grandma this evening                 | send pics to grandma                  | 2026-03-02 18:00
Wed: pack gym bag                                 | pack gym bag                          | 2026-03-04
pack gym bag tues night #health                   | pack gym bag                          | 2026-03-03 20:00 #health
haircut in a fortnight                            | haircut                               | 2026-03-16
wash hair every 3 days                            | wash hair                             | 2026-03-02 DAILY;INTERVAL=3
10am mon call supplier                            | call supplier                         | 2026-03-09 10:00
check boiler pressure monthly                     | check boiler pressure                 | 2026-03-02 MONTHLY
take out compost every night                      | take out compost                      | 2026-03-02 20:00 DAILY
test the alarms on the first sunday of each month | test the alarms                       | 2026-04-05 MONTHLY;BYDAY=1SU
Submit thesis 30 sept                             | Submit thesis                         | 2026-09-30
thesis chapter 2 draft by mid april | thesis chapter 2 draft | due 2026-04-15
pay nanny every other friday                      | pay nanny                             | 2026-03-06 WEEKLY;INTERVAL=2;BYDAY=FR
swim lessons sat 10.15-11                         | swim lessons                          | 2026-03-07 10:15 45m
party at Lou's 8ish sat                           | party at Lou's                        | 2026-03-07 20:00
feed fish 2x daily                                | feed fish 2x daily                    |
clean filters every 90 days                       | clean filters                         | 2026-03-02 DAILY;INTERVAL=90
book table 4 thursday 8pm                         | book table 4                          | 2026-03-05 20:00
pick up grandpa train station 18:05 fri           | pick up grandpa train station         | 2026-03-06 18:05
Zoom https://zoom.us/j/123 tomorrow 9am           | Zoom https://zoom.us/j/123            | 2026-03-03 09:00
read "The Monday Effect" tonight                  | read The Monday Effect                | 2026-03-02 20:00
prepare agenda for tomorrow's meeting             | prepare agenda for tomorrow's meeting |
draft agenda tomorrow for friday meeting          | draft agenda for friday meeting       | 2026-03-03
get petrol on the way home                        | get petrol on the way home            |
cook chili sunday 4 hrs                           | cook chili                            | 2026-03-08 240m
photo club every 1st and 3rd wednesday 19:00      | photo club                            | 2026-03-04 19:00 MONTHLY;BYDAY=1WE,3WE
stats hw due weds 5pm                             | stats hw                              | 2026-03-04 17:00 due 2026-03-04
stats hw problem 3-7 thursday                     | stats hw problem 3-7                  | 2026-03-05
english essay 1500 words due 20.03.               | english essay 1500 words              | due 2026-03-20
lecture mon 14-16                                 | lecture                               | 2026-03-09 14:00 120m
lecture every mon 14-16 until 10 july             | lecture                               | 2026-03-02 14:00 120m WEEKLY;BYDAY=MO;UNTIL=20260710
lab tue+thu 8-10am                                | lab                                   | 2026-03-03 08:00 120m WEEKLY;BYDAY=TU,TH
group project meeting today 5.30                  | group project meeting                 | 2026-03-02 17:30
gym after work tomorrow                           | gym after work                        | 2026-03-03
cardio 20m then weights 40m                       | cardio 20m then weights 40m           |
plank 2 min daily                                 | plank                                 | 2026-03-02 15m DAILY
meditation 6:45am weekdays 15m                    | meditation                            | 2026-03-03 06:45 15m WEEKLY;BYDAY=MO,TU,WE,TH,FR
physio thurs 12 mar 13:40                         | physio                                | 2026-03-12 13:40
pills at noon and midnight                        | pills at noon and midnight            |
blood pressure every morning at 7 for 2 weeks     | blood pressure                        | 2026-03-03 07:00 DAILY;UNTIL=20260316
order insulin every 28 days                       | order insulin                         | 2026-03-02 DAILY;INTERVAL=28
renew netflix?                                    | renew netflix?                        |
shopping: milk, eggs, bread                       | shopping: milk, eggs, bread           |
shopping tomorrow: milk, eggs, bread              | shopping: milk, eggs, bread           | 2026-03-03
return call from HR monday morning 9.30           | return call from HR                   | 2026-03-09 09:30
fix tap - wait for plumber sat 8-12               | fix tap - wait for plumber            | 2026-03-07 08:00 240m
water bill 45€ due friday                         | water bill 45€                        | due 2026-03-06
pay 12.50 to Sam tomorrow                         | pay 12.50 to Sam                      | 2026-03-03
pay Sam 20 tomorrow                               | pay Sam 20                            | 2026-03-03
buy 3 m cable                                     | buy 3 m cable                         |
call +44 20 7946 0018 at 10                       | call +44 20 7946 0018                 | 2026-03-02 10:00
meet at gate 7 at 6:10                            | meet at gate 7                        | 2026-03-02 18:10
ride bus 42 to town saturday                      | ride bus 42 to town                   | 2026-03-07
rewatch 24 season 2                               | rewatch 24 season 2                   |
watch 12 angry men friday night                   | watch 12 angry men                    | 2026-03-06 20:00
weekly 1on1 w Priya tues 9:30                     | weekly 1on1 w Priya                   | 2026-03-03 09:30
team standup 9am sharp every weekday              | team standup                    | 2026-03-02 09:00 WEEKLY;BYDAY=MO,TU,WE,TH,FR
anniversary every 4 july                          | anniversary                           | 2026-07-04 YEARLY;BYMONTHDAY=4;BYMONTH=7
taxes!!! by april 15                              | taxes!!!                              | due 2026-04-15
p2 clean desk today                               | clean desk                            | 2026-03-02 !medium
clean desk today !low 15 min                      | clean desk                            | 2026-03-02 15m !low
xp:50 finish deck tomorrow 2h                     | finish deck                           | 2026-03-03 120m 50xp
email re Q1 by eow                                | email re Q1                           | due 2026-03-06
bbq sat from 3pm                                  | bbq                                   | 2026-03-07 15:00
garden sat from 3 to 5                            | garden                                | 2026-03-07 15:00 120m
open shop 8.30 tomorrow                           | open shop                             | 2026-03-03 08:30
close shop 18h30                                  | close shop                            | 2026-03-02 18:30
put chicken in oven in 20 min                     | put chicken in oven                   | 2026-03-02 09:20
take cake out in 35 minutes                       | take cake out                         | 2026-03-02 09:35
check on Ben in an hour                           | check on Ben                          | 2026-03-02 10:00
change password 1 april                           | change password                       | 2026-04-01
april fools prank                                 | april fools prank                     |
visit mom second weekend of april | visit mom | 2026-04-11
museum first sunday in april                      | museum                                | 2026-04-05
bring forms thursday or friday                    | bring forms thursday or friday        |
trip to rome thu 9 apr - sun 12 apr               | trip to rome                          | 2026-04-09 due 2026-04-12
call dad at 6 | call dad | 2026-03-02 18:00
meet Ana tomorrow at 7 | meet Ana | 2026-03-03 19:00
call the office tomorrow at 8 | call the office | 2026-03-03 08:00
breakfast meeting, call Jo at 7 | breakfast meeting, call Jo | 2026-03-03 07:00
log breakfast today 7:30 | log breakfast | 2026-03-02 07:30
log the run today 8:00 | log the run | 2026-03-02 08:00
`),
)('"%s" is %s, %s', (line, title, plan) => {
  expect(readInWords(line)).toEqual({ line, title, plan })
})
