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
take bins out thurs nite not weds | take bins out not weds | 2026-03-05 20:00
due eod thurs: slides 4 to 9 | slides 4 to 9 | due 2026-03-05
every weeknight 9:30p plan next day | plan next day | 2026-03-02 21:30 WEEKLY;BYDAY=MO,TU,WE,TH,FR
weeknights 9p stretch | stretch | 2026-03-02 21:00 WEEKLY;BYDAY=MO,TU,WE,TH,FR
3rd thurs of every month 7:30 book group | book group | 2026-03-19 19:30 MONTHLY;BYDAY=3TH
tonight 9 call Ian re sat 14th | call Ian re sat 14th | 2026-03-02 21:00
mtg moved from tues to thurs 2p | mtg moved from tues to thurs 2p |
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
swim every tues/thurs bar 12 march 6p | swim bar 12 march | 2026-03-03 18:00 WEEKLY;BYDAY=TU,TH
pills every day except 14 march 8am | pills except 14 march | 2026-03-03 08:00 DAILY
every weekday bar friday 7a run | run | 2026-03-03 07:00 WEEKLY;BYDAY=MO,TU,WE,TH
choir mondays barring 6 april 7:30 | choir barring 6 april | 2026-03-02 19:30 WEEKLY;BYDAY=MO
drinks at the bar friday 6p | drinks at the bar | 2026-03-06 18:00
14th … no: fri 13th cinema 8:10 | 14th … no: cinema | 2026-03-13 20:10
dentist tues 3pm, no wait, weds 3pm | dentist tues 3pm, no wait | 2026-03-04 15:00
call Ann fri, sorry thurs 9am | call Ann fri, sorry | 2026-03-05 09:00
mtg mon 9 (make that 10) | mtg mon 9 (make that 10) |
standup moved 9:30 -> 10 tomorrow | standup moved 9:30 -> 10 | 2026-03-03
every evening walk, tea at 7 | walk, tea at 7 | 2026-03-02 18:00 DAILY
sat morning football, kick off 10:30 | football, kick off | 2026-03-07 10:30
tonight: 3 loads wash, bed by 10 | 3 loads wash, bed by 10 | 2026-03-02 20:00
half 7 for 8 sat dinner | half 7 for 8 sat dinner |
check in 9p online | check in online | 2026-03-02 21:00
fri meet sam 4p outside station | meet sam outside station | 2026-03-06 16:00
weds give Sam 10p coin | give Sam 10p coin | 2026-03-04
biweekly call mum friday evening | call mum | 2026-03-06 18:00 WEEKLY;INTERVAL=2;BYDAY=FR
weekly team call fri 4p | weekly team call | 2026-03-06 16:00
monthly pay rent on the 1st | pay rent | 2026-04-01 MONTHLY;BYMONTHDAY=1
vet 9.50 weds, no food from 8 night before | vet, no food from 8 night before | 2026-03-04 09:50
drinks fri 8 til late | drinks til late | 2026-03-06 20:00
revise 2h every day til exams 12 may | revise til exams 12 may | 2026-03-02 120m DAILY
jog 5k mon/weds/fri 6:15 til marathon 26 april | jog 5k til marathon 26 april | 2026-03-04 06:15 WEEKLY;BYDAY=MO,WE,FR
Dr Mayer 10 to 9 tues | Dr Mayer | 2026-03-03 08:50
be home by 10 to 4 weds | be home | 2026-03-04 15:50 due 2026-03-04
shop sat 10 to 6 | shop | 2026-03-07 10:00 480m
leave at 10 to 7 for school run tom | leave for school run | 2026-03-03 06:50
3pm tea jo & tom | tea jo & tom | 2026-03-02 15:00
clean oven b4 sunday | clean oven | due 2026-03-07
call NY 3pm EST tues | call NY 3pm EST | 2026-03-03
call Raj 9am his time weds | call Raj 9am his time | 2026-03-04
story time 3pm fri | story time | 2026-03-06 15:00
gig fri doors 7 | gig doors | 2026-03-06 19:00
3 nights at Mum's from 10 april | 3 nights at Mum's | 2026-04-10
photos from 10 april | photos from 10 april |
parents eve 23rd 5:40, 6:10 | parents eve 5:40, 6:10 | 2026-03-23
weds wk after next dentist | dentist | 2026-03-18
hand in VAT wk after next, weds by 5 | hand in VAT | 2026-03-18 17:00 due 2026-03-18
Renew passport before June | Renew passport | due 2026-05-31
Learn Spanish by December | Learn Spanish | due 2026-11-30
Review book by May | Review book by May |
buy tickets before March madness | buy tickets before March madness |
MOT runs out 28 march - book garage thurs a.m. | MOT runs out 28 march - book garage | 2026-03-05 09:00
passport expires 12 may, renew it by friday | passport expires 12 may, renew it | due 2026-03-06
kids to Dad's fri 5 - sun 6 | kids to Dad's fri 5 - sun 6 |
sun lunch 1ish at the Sun Inn | lunch at the Sun Inn | 2026-03-08 13:00
standup every day this week 9:15 | standup | 2026-03-02 09:15 DAILY;UNTIL=20260307
every fri review this week | review this week | 2026-03-06 WEEKLY;BYDAY=FR
tue lunch moved to thu same time 12:45 | tue lunch moved to thu same time 12:45 |
move mtg from fri to mon 10am | move mtg from fri to mon 10am |
mum back from Spain 14th, collect LGW 16:20 | mum back from Spain, collect LGW | 2026-03-14 16:20
Leo's 4th, party 3pm | Leo's 4th, party 3pm |
gym sat aft 2:30 | gym | 2026-03-07 14:30
by close of play weds: sign off budget v2.1 | sign off budget v2.1 | due 2026-03-04
corn on cob friday | corn on cob | 2026-03-06
pick A up 3:20 mon-thu, 1:15 fri | pick A up 3:20 mon-thu, 1:15 fri |
every 6 mths dentist from 20 march | dentist | 2026-03-20 MONTHLY;INTERVAL=6
rent every 1st, council tax 5th | rent, council tax 5th | 2026-04-01 MONTHLY;BYMONTHDAY=1
early: 5:50 tues train | early: train | 2026-03-03 05:50
early night fri 9:30 | early night | 2026-03-06 21:30
wake me 6.15 sharp tom | wake me | 2026-03-03 06:15
buy 6 sharp knives sat | buy 6 sharp knives | 2026-03-07
parkrun sat 9, then brunch 11 w/ Jan | parkrun, then brunch 11 w/ Jan | 2026-03-07 09:00
band practice sun 3-6, Nick's from 4 | band practice, Nick's from 4 | 2026-03-08 15:00 180m
cover Jo's 7-3 tues, she does my weds | cover Jo's, she does my weds | 2026-03-03 07:00 480m
do not call before 10 weds | do not call before 10 | 2026-03-04
don't open before 25 december | don't open before 25 december |
library bks back sat latest | library bks back | due 2026-03-07
read latest news sat | read latest news | 2026-03-07
next available appt w/ Dr Friday | next available appt w/ Dr Friday |
check in 24h before 6:40 fri flight | check in 24h before 6:40 fri flight |
rehearse 1st half thurs, 2nd half sun | rehearse 1st half thurs, 2nd half sun |
mow verge alternate sats from 21 march | mow verge | 2026-03-21 WEEKLY;INTERVAL=2;BYDAY=SA
12 noon sharp sat: tickets on sale (max 4) | tickets on sale (max 4) | 2026-03-07 12:00
dress fitting (tues 17th, 5ish) | dress fitting | 2026-03-17 17:00
every weekday morn 10m journal | journal | 2026-03-02 09:00 15m WEEKLY;BYDAY=MO,TU,WE,TH,FR
swap tyres wkend of 28th | swap tyres | 2026-03-28
chase invoice 30 days from 15 march | chase invoice 30 days from 15 march |
tennis 7-8:30 tues, Thurs league 8 | tennis 7-8:30 tues, Thurs league 8 |
submit form by midnight fri | submit form | 2026-03-06 23:59 due 2026-03-06
essay due thursday midnight | essay | 2026-03-05 23:59 due 2026-03-05
mot @ 8 / pick up @ 4 thurs | mot @ 8 / pick up @ 4 | 2026-03-05
2pm mtg pushed to 3 today | 2pm mtg pushed to 3 | 2026-03-02
run 3mi m/w/f before 7 | run 3mi | 2026-03-04 07:00 WEEKLY;BYDAY=MO,WE,FR
call Ann before 7 weds | call Ann | 2026-03-04 19:00 due 2026-03-04
cancel trial before it renews 14 march | cancel trial before it renews 14 march |
hol cottage balance due 8 wks before 4 july | hol cottage balance due 8 wks before 4 july |
half 12 thurs lunch w/ Bo | lunch w/ Bo | 2026-03-05 12:30
Leah's sleepover fri, drop 5.30, collect sat 10 | Leah's sleepover fri, drop 5.30, collect sat 10 |
wash kit tonight ready for weds | wash kit ready for weds | 2026-03-02 20:00
book table for friday tonight | book table for friday | 2026-03-02 20:00
rehearse m/t/th 7p thru opening 3 april | rehearse m/t/th 7p thru opening 3 april |
swim mon thu sat, off 1st-8th april | swim, off 1st-8th april | 2026-03-02 WEEKLY;BYDAY=MO,TH,SA
every tues yoga no class 10 march | yoga no class 10 march | 2026-03-03 WEEKLY;BYDAY=TU
paper due in 2 parts: 1st 10 march, 2nd 24 march | paper due in 2 parts: 1st 10 march, 2nd 24 march |
train 0742 thurs, platform 3 | train, platform 3 | 2026-03-05 07:42
let cat in by 9 every nite | let cat in | 2026-03-02 21:00 DAILY
run wkdays 6a | run | 2026-03-03 06:00 WEEKLY;BYDAY=MO,TU,WE,TH,FR
hair 4.15 thurs *patch test 48h before* | hair *patch test 48h before* | 2026-03-05 16:15
tea 5, bath 6, bed 7 tonight | tea 5, bath 6, bed 7 | 2026-03-02 20:00
buy 3 eggs, 2 milks, 4 rolls fri 6pm | buy 3 eggs, 2 milks, 4 rolls | 2026-03-06 18:00
brunch at Eleven sat | brunch at Eleven | 2026-03-07
nursery fees 5th working day monthly | nursery fees | 2026-03-06 MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=5
call abt job mon 1st thing | call abt job 1st thing | 2026-03-09
fri after next haircut 4 | fri after next haircut 4 |
gym M/W/F 6a except holidays | gym except holidays | 2026-03-04 06:00 WEEKLY;BYDAY=MO,WE,FR
April's recital Apr 3 @ 7 | April's recital | 2026-04-03 19:00
2 hr hike sat starting 8 | hike | 2026-03-07 08:00 120m
starting 5 new books | starting 5 new books |
last fri of mo: backup laptop | backup laptop | 2026-03-27
late afternoon thurs - walk w/ Bea | walk w/ Bea | 2026-03-05 14:00
fri late afternoon walk | walk | 2026-03-06 14:00
physio in a fortnight, tues 2:15 | physio | 2026-03-17 14:15
quiz weds - arrive 7.30 for 8 start | quiz - arrive for 8 start | 2026-03-04 19:30
leave 2 eggs for Ann fri | leave 2 eggs for Ann | 2026-03-06
dance sun 22nd hall B | dance hall B | 2026-03-22
half an hour piano mon weds fri after school | piano after school | 2026-03-02 30m WEEKLY;BYDAY=MO,WE,FR
an hour of yoga fri | an hour of yoga | 2026-03-06
post xmas parcels to Oz by 1 dec latest | post xmas parcels to Oz | due 2026-12-01
read by fri latest issue | read by fri latest issue |
wash car sat unless it snows then sun | wash car sat unless it snows then sun |
call Ann friday if no reply by tomorrow | call Ann friday if no reply | due 2026-03-03
tennis lesson at 9 sat | tennis lesson | 2026-03-07 09:00
mtg 3 fri | mtg | 2026-03-06 15:00
1 on 1 mon 1 pm rm 1 | 1 on 1 rm 1 | 2026-03-09 13:00
spin 5:45 am/6 pm weds | spin 5:45 am/6 pm | 2026-03-04
submit 2 wks b4 conf on 20 june | submit 2 wks b4 conf on 20 june |
ballet class sat 9.30 | ballet class | 2026-03-07 09:30
clean fish tank 1st sun each mth | clean fish tank | 2026-04-05 MONTHLY;BYDAY=1SU
3rd draft 2moz | 3rd draft | 2026-03-03
forms by end june | forms | due 2026-06-30
yoga 6-7a t/th this month only | yoga only | 2026-03-03 06:00 60m WEEKLY;BYDAY=TU,TH;UNTIL=20260331
tues: 9 dentist / 11:30 haircut | 9 dentist / 11:30 haircut | 2026-03-03
call w/ accountant, thurs sometime after lunch | call w/ accountant, sometime after lunch | 2026-03-05
8 o'clock mass sun b4 roast | mass b4 roast | 2026-03-08 08:00
walk sat with Jo 3pm | walk with Jo | 2026-03-07 15:00
the dog sat on bed 3pm | the dog sat on bed | 2026-03-02 15:00
sit in sun with Jo 3pm | sit in sun with Jo | 2026-03-02 15:00
nxt tues MOT 8.15 | MOT | 2026-03-10 08:15
wed in April: Jo & Al, 18th 2pm | wed in April: Jo & Al, 18th 2pm |
start taper 3 weeks out from 26 april | start taper 3 weeks out from 26 april |
hand wash jumper tonight, dry flat til thurs | hand wash jumper, dry flat til thurs | 2026-03-02 20:00
mon-wed hotel Leeds ref 0930 | hotel Leeds ref 0930 | 2026-03-09 due 2026-03-11
call the vet back b4 they close at 6 | call the vet back b4 they close at 6 |
tidy before the party at 8 | tidy before the party at 8 |
call NY at 3pm EST tues | call NY at 3pm EST | 2026-03-03
pay Al for 3 hrs @ 15 by fri | pay Al @ 15 | 180m due 2026-03-06
meds at 8, 2 and 8 | meds at 8, 2 and 8 |
Easter Sat train 10:04 seats 21-24 | Easter Sat train 10:04 seats 21-24 |
easter mon 10am walk | easter mon 10am walk |
black fri sales 7am | black fri sales 7am |
set out clothes night before interview thurs | set out clothes night before interview thurs |
pack 2 days before trip fri | pack 2 days before trip fri |
practice presentation 3x before fri | practice presentation 3x | due 2026-03-05
due 5pm fri: history essay 1500 words | history essay 1500 words | 2026-03-06 17:00 due 2026-03-06
due at 5pm on 14 march: form | form | 2026-03-14 17:00 due 2026-03-14
30 mins on taxes each eve this week | on taxes | 2026-03-02 18:00 30m DAILY;UNTIL=20260307
laundry mon, ironing tues, both by 9p | laundry mon, ironing tues, both by 9p |
lunch meeting 12-1 (maybe 1:30) thurs | lunch meeting (maybe 1:30) | 2026-03-05 12:00 60m
swim 1k every tue b4 work, 2k sun | swim 1k b4 work, 2k sun | 2026-03-03 WEEKLY;BYDAY=TU
gym every mon 6a, first one 9 march | gym, first one 9 march | 2026-03-09 06:00 WEEKLY;BYDAY=MO
ten to four tues phone consult | phone consult | 2026-03-03 15:50
nine to five mon-fri |  | 2026-03-02 09:00 480m WEEKLY;BYDAY=MO,TU,WE,TH,FR
Tues 6pm-Weds 6am on call | on call | 2026-03-03 18:00 720m
pick up tux thurs bef 5, wedding sat | pick up tux thurs bef 5, wedding sat |
book hol cottage 1 wk from sat 8 aug, deposit by 31 march | book hol cottage 1 wk from sat 8 aug, deposit | due 2026-03-31
turn mattress 1st of jan, apr, jul, oct | turn mattress 1st of jan, apr, jul, oct |
oboe 1/2 hr every day bar fri | oboe | 2026-03-02 30m WEEKLY;BYDAY=MO,TU,WE,TH,SA,SU
clean windows in & out last sat this month | clean windows in & out | 2026-03-28
kids in bed 7.30, film 8 fri | kids in bed 7.30, film | 2026-03-06 20:00
text Mo, she lands at 6 fri | text Mo, she lands at 6 | 2026-03-06
switch broadband before contract ends 30 April | switch broadband before contract ends 30 April |
Dad's retirement do 17 April from 7 | Dad's retirement do | 2026-04-17 19:00
`),
)('"%s" is %s, %s', (line, title, plan) => {
  expect(readInWords(line)).toEqual({ line, title, plan })
})
