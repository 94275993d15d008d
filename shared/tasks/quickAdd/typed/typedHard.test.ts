import { expect, test } from 'vitest'
import { readInWords, rowsOf } from '#shared/tasks/testing/sampleLines.ts'

// Lines that were read wrongly when they were first typed: two tasks in one line, times and days in unusual places, slips.
test.each(
  rowsOf(`
mum's bday 5 april buy gift by 3rd | mum's bday 5 april buy gift | due 2026-04-03
5 april party buy gift by 28th | 5 april party buy gift | due 2026-03-28
monday draft report due friday | draft report | 2026-03-09 due 2026-03-13
party saturday, buy gift by friday | party saturday, buy gift | due 2026-03-06
buy wine before friday dinner | buy wine before friday dinner |
pack the night before friday | pack the night before friday |
9am call her before friday | 9am call her | due 2026-03-05
rent review 1st of every quarter | rent review | 2026-04-01 MONTHLY;INTERVAL=3;BYMONTHDAY=1
pension check first monday of every quarter | pension check | 2026-04-06 MONTHLY;INTERVAL=3;BYDAY=1MO
close books last day of each quarter | close books | 2026-03-31 MONTHLY;INTERVAL=3;BYMONTHDAY=-1
offsite mon 9a to fri 5p | offsite | 2026-03-09 09:00 due 2026-03-13
fri 10p to sat 6a night shift | night shift | 2026-03-06 22:00 480m
weekly 1:1 with Sam on thursdays | 1:1 with Sam | 2026-03-05 WEEKLY;BYDAY=TH
biweekly 1:1 with Jo every thursday | 1:1 with Jo | 2026-03-05 WEEKLY;INTERVAL=2;BYDAY=TH
weekly review fri 4p | weekly review | 2026-03-06 16:00
tom 6am - 9:30 long run w/ Sun | long run w/ Sun | 2026-03-03 06:00 210m
a week from friday return ladder | return ladder | 2026-03-13
noon on the 14th pi day bake off | pi day bake off | 2026-03-14 12:00
next fri eod final draft | final draft | 2026-03-13
dogs to groomer fri 9, collect 1:30 | dogs to groomer, collect 1:30 | 2026-03-06 09:00
due 15th: march invoice no. 7 | march invoice no. 7 | due 2026-03-15
half past noon tomorrow walk | walk | 2026-03-03 12:30
every 2nd and 4th sat until end of july 9-11 litter pick | litter pick | 2026-03-14 09:00 120m MONTHLY;BYDAY=2SA,4SA;UNTIL=20260731
every first mon of the quarter 10a budget chat | budget chat | 2026-04-06 10:00 MONTHLY;INTERVAL=3;BYDAY=1MO
close books last day of the quarter | close books | 2026-03-31
bins out every tues night, recycling 2nd weds | bins out, recycling 2nd weds | 2026-03-03 20:00 WEEKLY;BYDAY=TU
pills every day 8am, dentist friday | pills, dentist friday | 2026-03-03 08:00 DAILY
Monday 23rd half 9 MOT, bay 4 | MOT, bay 4 | 2026-03-23 09:30
in 2 weeks time, on tues, 11a roof quote | roof quote | 2026-03-17 11:00
1st friday monthly, 7:30 whist night | whist night | 2026-03-06 19:30 MONTHLY;BYDAY=1FR
alternate thursdays 4:45 swim squad from 12 march | swim squad | 2026-03-12 16:45 WEEKLY;INTERVAL=2;BYDAY=TH
tom noon-1 lunch w/ Tom | lunch w/ Tom | 2026-03-03 12:00 60m
cancel gym membership before april | cancel gym membership | due 2026-03-31
dinner at Rosa's saturday 7 | dinner at Rosa's | 2026-03-07 19:00
sat 7 march, dog show 10 to 4 | dog show | 2026-03-07 10:00 360m
in her flat, 4 Sun St, fri after 6 | in her flat, 4 Sun St | 2026-03-06 18:00
30 april - 3 may at Dad's, ferry 6:25 | at Dad's, ferry 6:25 | 2026-04-30 due 2026-05-03
eod 15th: close march books | close march books | 2026-03-15
pick 2 reading ch 4-6 before thurs 9a | pick 2 reading ch 4-6 | 2026-03-05 09:00 due 2026-03-05
tomorow nite 9 stargazing on the moor | stargazing on the moor | 2026-03-03 21:00
thrus 5:15 pick her up from gate 22 | pick her up from gate 22 | 2026-03-05 17:15
moondays 7a swim | swim | 2026-03-09 07:00 WEEKLY;BYDAY=MO
12 setpember exam | exam | 2026-09-12
weekends only: long ride 8a | long ride | 2026-03-07 08:00 WEEKLY;BYDAY=SA,SU
eow ask more about the second mortgage | ask more about the second mortgage | 2026-03-06
quarter to eight tom: school bus 24 | school bus 24 | 2026-03-03 07:45
tom: email 2nd draft to Cat | email 2nd draft to Cat | 2026-03-03
fill in p45 friday at latest | fill in p45 | due 2026-03-06
tuesdays and fridays 6a row except tues 17 march | row except tues 17 march | 2026-03-03 06:00 WEEKLY;BYDAY=TU,FR
quick sync 11:45-12 noon thurs | quick sync | 2026-03-05 11:45 15m
lunch 12 noon thurs | lunch | 2026-03-05 12:00
book 11:20 train for sun 22 march | book 11:20 train | 2026-03-22
monthly on the last sunday: descale kettle 20m | descale kettle | 2026-03-29 20m MONTHLY;BYDAY=-1SU
Sun 8 march: clean black shoes for monday | clean black shoes for monday | 2026-03-08
read chapter 5 before 9pm today | read chapter 5 | 2026-03-02 21:00 due 2026-03-02
mon ami cafe 1:15 tues w/ Dee | mon ami cafe w/ Dee | 2026-03-03 13:15
tomorrow: second interview, floor 14, 2:30 | second interview, floor 14 | 2026-03-03 14:30
sunday 7am feed neighbour's dog til 15 march | feed neighbour's dog til 15 march | 2026-03-08 07:00
noon-ish sat: try new cafe | try new cafe | 2026-03-07 12:00
22:00 to 06:00 nights mon 9 - wed 11 march | nights | 2026-03-09 22:00 480m due 2026-03-11
half five fri, sun terrace drinks | sun terrace drinks | 2026-03-06 17:30
mondays thru thursdays 5a row 5k | row 5k | 2026-03-03 05:00 WEEKLY;BYDAY=MO,TU,WE,TH
site visit 18th - 20th | site visit | 2026-03-18 due 2026-03-20
wed 18th-fri 20th site visit unit 12 | site visit unit 12 | 2026-03-18 due 2026-03-20
clean 2nd - 4th floors | clean 2nd - 4th floors |
eow tidy desk !low ~15m | tidy desk | 2026-03-06 15m !low
eod report monday 5pm | eod report | 2026-03-09 17:00
the sun rises 6:42, photo walk tomorrow at 6 | the sun rises 6:42, photo walk | 2026-03-03 06:00
mon-wed 9-5 course room B12 | course room B12 | 2026-03-02 09:00 480m WEEKLY;BYDAY=MO,TU,WE
the 2nd of april - second dose, 4:10 | second dose | 2026-04-02 16:10
it rains on sunday? move bbq to sat | it rains on sunday? move bbq to sat |
tom 9ish ring helpline 0333 200 4 | ring helpline 0333 200 4 | 2026-03-03 09:00
20m stretch every morning at 7 except sun | stretch | 2026-03-03 07:00 20m WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA
water 5 cacti on the 1st and 15th, 7p | water 5 cacti | 2026-03-15 19:00 MONTHLY;BYMONTHDAY=1,15
mon eve choir 7-9, bring 12 copies | choir, bring 12 copies | 2026-03-09 19:00 120m
march 1 next year: renew passport | renew passport | 2027-03-01
dinner 7ish tom w/ the Goods | dinner w/ the Goods | 2026-03-03 19:00
eod mon 9th - 2 forms for passport | 2 forms for passport | 2026-03-09
the second saturday in june: Otto's 5th bday 3p | Otto's 5th bday | 2026-06-13 15:00
sun noon till 4, march for clean air | march for clean air | 2026-03-08 12:00 240m
by 15 may 2nd draft of ch 4-5 | 2nd draft of ch 4-5 | due 2026-05-15
2nd half of report by weds 5 | 2nd half of report | 2026-03-04 17:00 due 2026-03-04
dog food sat, not the good brand | dog food, not the good brand | 2026-03-07
the dog sat, then it slept | the dog sat, then it slept |
half 1 lunch monday w/ the 3 Marys | lunch w/ the 3 Marys | 2026-03-09 13:30
daily 8a eye drops | eye drops | 2026-03-03 08:00 DAILY
weekly thurs 8a choir | choir | 2026-03-05 08:00 WEEKLY;BYDAY=TH
by friday 2nd draft of talk | 2nd draft of talk | due 2026-03-06
flu jab sat 14th bet 9 and 11 | flu jab | 2026-03-14 09:00 120m
mon-fri except fri 9a standup | standup | 2026-03-02 09:00 WEEKLY;BYDAY=MO,TU,WE,TH
pick 12 eggs up fri on way home at 6 | pick 12 eggs up on way home | 2026-03-06 18:00
water, sun, repeat: ferns every 4 days 7a | water, sun, repeat: ferns | 2026-03-03 07:00 DAILY;INTERVAL=4
may 2 wedding 1:30 St Mark's, car at noon | wedding St Mark's, car at noon | 2026-05-02 13:30
week from thurs noon march planning | march planning | 2026-03-12 12:00
tom eve, 6 for dinner: shop at 4 | 6 for dinner: shop at 4 | 2026-03-03 18:00
tomorrow morning: bake, school run at 3 | bake, school run at 3 | 2026-03-03 09:00
sunday morning long run, back by 2pm | long run, back by 2pm | 2026-03-08 09:00
friday afternoon drinks at 6 | drinks | 2026-03-06 18:00
walk her dog tues n thurs 7a | walk her dog | 2026-03-03 07:00 WEEKLY;BYDAY=TU,TH
mondays n weds 10a swim til end of june | swim | 2026-03-02 10:00 WEEKLY;BYDAY=MO,WE;UNTIL=20260630
gym 6-7:30 tom, then 2 eggs | gym, then 2 eggs | 2026-03-03 18:00 90m
check in 3pm tom hotel sol | check in hotel sol | 2026-03-03 15:00
lunch 1pm tom and ann | lunch tom and ann | 2026-03-02 13:00
2 weeks from tom 11a scan | scan | 2026-03-17 11:00
a week from tom ring bank | ring bank | 2026-03-10
dinner at 7 fri in Bath | dinner in Bath | 2026-03-06 19:00
friday in 2 weeks dentist | dentist | 2026-03-20
wed in 3 weeks: scan 2:10 | scan | 2026-03-25 14:10
next month on the 4th, boiler 9-12 | boiler | 2026-04-04 09:00 180m
tonight: 3 loads wash | 3 loads wash | 2026-03-02 20:00
thurs off school, dentist 3:50 | off school, dentist | 2026-03-05 15:50
mtg w/ April thurs 2 to 3 room 6 | mtg w/ April room 6 | 2026-03-05 14:00 60m
take bins out thurs nite not weds | take bins out | 2026-03-05 20:00
due eod thurs: slides 4 to 9 | slides 4 to 9 | due 2026-03-05
every weeknight 9:30p plan next day | plan next day | 2026-03-02 21:30 WEEKLY;BYDAY=MO,TU,WE,TH,FR
weeknights 9p stretch | stretch | 2026-03-02 21:00 WEEKLY;BYDAY=MO,TU,WE,TH,FR
3rd thurs of every month 7:30 book group | book group | 2026-03-19 19:30 MONTHLY;BYDAY=3TH
tonight 9 call Ian re sat 14th | call Ian re sat 14th | 2026-03-02 21:00
mtg moved from tues to thurs 2p | mtg | 2026-03-05 14:00
buy card before mum's bday on 12 april | buy card before mum's bday on 12 april |
by 6 fri: order 2 cakes | order 2 cakes | 2026-03-06 18:00 due 2026-03-06
sun: read ch 4-6, bath 8p | read ch 4-6, bath | 2026-03-08 20:00
cook more, sat 6p start | cook more, start | 2026-03-07 18:00
sat off, fri late shift 2p-10p | sat off, fri late shift 2p-10p |
fri wk: 2 day course starts 9a | 2 day course starts | 2026-03-13 09:00
tom at half 8 - 3 kids to school | 3 kids to school | 2026-03-03 08:30
monday morn 10 past 8 train | train | 2026-03-09 08:10
lift for Ann at 25 to 6 fri | lift for Ann | 2026-03-06 17:35
open sat 10 to 6 | open | 2026-03-07 10:00 480m
the 21st 9-5 stall at fair | stall at fair | 2026-03-21 09:00 480m
choir tues eves 7:30 until 30 june | choir | 2026-03-03 19:30 WEEKLY;BYDAY=TU;UNTIL=20260630
end of next month new phone, 24 mths | new phone, 24 mths | 2026-04-30
`),
)('"%s" is %s, %s', (line, title, plan) => {
  expect(readInWords(line)).toEqual({ line, title, plan })
})
