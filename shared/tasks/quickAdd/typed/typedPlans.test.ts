import { expect, test } from 'vitest'
import { readInWords, rowsOf } from '#shared/tasks/testing/sampleLines.ts'

// Lines with days left out, corrections, later clauses and names, in which a day or an hour is easily taken for another.
test.each(
  rowsOf(`
swim every tues/thurs bar 12 march 6p | swim bar 12 march | 2026-03-03 18:00 WEEKLY;BYDAY=TU,TH
pills every day except 14 march 8am | pills except 14 march | 2026-03-03 08:00 DAILY
every weekday bar friday 7a run | run | 2026-03-03 07:00 WEEKLY;BYDAY=MO,TU,WE,TH
choir mondays barring 6 april 7:30 | choir barring 6 april | 2026-03-02 19:30 WEEKLY;BYDAY=MO
drinks at the bar friday 6p | drinks at the bar | 2026-03-06 18:00
14th … no: fri 13th cinema 8:10 | cinema | 2026-03-13 20:10
dentist tues 3pm, no wait, weds 3pm | dentist | 2026-03-04 15:00
call Ann fri, sorry thurs 9am | call Ann | 2026-03-05 09:00
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
revise 2h every day til exams 12 may | revise | 2026-03-02 120m DAILY;UNTIL=20260512
jog 5k mon/weds/fri 6:15 til marathon 26 april | jog 5k | 2026-03-04 06:15 WEEKLY;BYDAY=MO,WE,FR;UNTIL=20260426
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
tue lunch moved to thu same time 12:45 | lunch same time | 2026-03-05 12:45
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
hol cottage balance due 8 wks before 4 july | hol cottage balance | due 2026-05-09
half 12 thurs lunch w/ Bo | lunch w/ Bo | 2026-03-05 12:30
Leah's sleepover fri, drop 5.30, collect sat 10 | Leah's sleepover fri, drop 5.30, collect sat 10 |
wash kit tonight ready for weds | wash kit ready for weds | 2026-03-02 20:00
book table for friday tonight | book table for friday | 2026-03-02 20:00
rehearse m/t/th 7p thru opening 3 april | rehearse | 2026-03-02 19:00 WEEKLY;BYDAY=MO,TU,TH;UNTIL=20260403
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
call Ann friday if no reply by tomorrow | call Ann if no reply by tomorrow | 2026-03-06
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
Easter Sat train 10:04 seats 21-24 | Easter Sat train seats 21-24 | 2026-04-04 10:04
easter mon 10am walk | walk | 2026-04-06 10:00
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
pick up tux thurs bef 5, wedding sat | pick up tux, wedding sat | 2026-03-05 17:00 due 2026-03-05
book hol cottage 1 wk from sat 8 aug, deposit by 31 march | book hol cottage 1 wk from sat 8 aug, deposit | due 2026-03-31
turn mattress 1st of jan, apr, jul, oct | turn mattress 1st of jan, apr, jul, oct |
oboe 1/2 hr every day bar fri | oboe | 2026-03-02 30m WEEKLY;BYDAY=MO,TU,WE,TH,SA,SU
clean windows in & out last sat this month | clean windows in & out | 2026-03-28
kids in bed 7.30, film 8 fri | kids in bed 7.30, film | 2026-03-06 20:00
text Mo, she lands at 6 fri | text Mo, she lands at 6 | 2026-03-06
switch broadband before contract ends 30 April | switch broadband before contract ends 30 April |
Dad's retirement do 17 April from 7 | Dad's retirement do | 2026-04-17 19:00
cook for 6, sat, eat 8ish | cook for 6, eat | 2026-03-07 20:00
eat breakfast at 8 | eat breakfast | 2026-03-03 08:00
monthly review last weekday 4:30 | review | 2026-03-31 16:30 MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1
haircut b4 wedding on 18 april | haircut b4 wedding on 18 april |
finish before lunch on friday | finish before lunch | 2026-03-06
mail Ro's gift by 9th so it's there by 14th | mail Ro's gift so it's there by 14th | due 2026-03-09
tap class 4:15 mon & 5 thurs | tap class 4:15 mon & 5 thurs |
2 day course starts thurs 9 room 4 | 2 day course starts room 4 | 2026-03-05 09:00
Fri 20/3 - Sun 22/3 camping w/ scouts | camping w/ scouts | 2026-03-20 due 2026-03-22
toddler group 10-11.30 weds | toddler group | 2026-03-04 10:00 90m
cook sunday, eat mon-wed | cook sunday, eat mon-wed |
mow lawn sunday, bins every tues | mow lawn sunday, bins every tues |
2l a day from today | 2l a day from today |
appt 9.15 2 march next yr | appt | 2027-03-02 09:15
ballet exam 14.3. 9:20 hair up | ballet exam hair up | 2026-03-14 09:20
band 8-11 fri, load in 5 | band, load in 5 | 2026-03-06 20:00 180m
run mon wed fri, long 1 sun 8a | run, long 1 sun 8a | 2026-03-02 WEEKLY;BYDAY=MO,WE,FR
pills every day, dentist friday 3pm | pills, dentist friday 3pm | 2026-03-02 DAILY
swap my 7-3 for Lou's sun | swap my 7-3 for Lou's sun |
dinner at Lou's sun 7pm | dinner at Lou's | 2026-03-08 19:00
jury svc wk of 13 april call 5pm day before | jury svc wk of 13 april call 5pm day before |
book campsite for 2 nts from fri 22 may | book campsite for 2 nts from fri 22 may |
4pm pickup tues, 3 other days | pickup, 3 other days | 2026-03-03 16:00
rinse 2x daily til appt 11th | rinse 2x daily | 2026-03-02 DAILY;UNTIL=20260311
email timetable b4 term 20 april | email timetable b4 term 20 april |
finish before work 20 april | finish before work | 2026-04-20
hand back keys noon 31st latest | hand back keys | 2026-03-31 12:00 due 2026-03-31
hoover b4 Ma comes at 2 sat | hoover b4 Ma comes at 2 | 2026-03-07
sun up 6:40 sat - photos at pier | sun up - photos at pier | 2026-03-07 06:40
gym 6:15 tom am, skip if still sick | gym, skip if still sick | 2026-03-03 06:15
tom first thing: bins | first thing: bins | 2026-03-03
scan tom 9 a.m. at clinic | scan at clinic | 2026-03-03 09:00
1pm-3pm shift sun, paid by fri | 1pm-3pm shift sun, paid | due 2026-03-06
drive Sun 5 hrs to Cornwall leave 6 | drive Sun 5 hrs to Cornwall leave 6 |
read the Sun at 9am | read the Sun | 2026-03-02 09:00
dinner 6 thurs at Al's, 8 of us | dinner at Al's, 8 of us | 2026-03-05 18:00
check tyres 1st sun of every mo | check tyres | 2026-04-05 MONTHLY;BYDAY=1SU
order by weds 6 for sat | order for sat | 2026-03-04 18:00 due 2026-03-04
quarter to 7 alarm mon-fri, 8 sat | alarm, 8 sat | 2026-03-03 06:45 WEEKLY;BYDAY=MO,TU,WE,TH,FR
toddler group 9.30 weds | toddler group | 2026-03-04 09:30
sun-up swim 6.10 tues w/ Wren | sun-up swim w/ Wren | 2026-03-03 06:10
cut fringe b4 photo day thurs | cut fringe b4 photo day thurs |
clean before guests tomorrow | clean before guests | 2026-03-03
swim before work thurs | swim before work | 2026-03-05
get tix 9am fri for gig fri 12 june | get tix for gig fri 12 june | 2026-03-06 09:00
buy tickets tomorrow 10am for concert 8 may | buy tickets for concert 8 may | 2026-03-03 10:00
call Ann mon 9am re sat 14th | call Ann re sat 14th | 2026-03-09 09:00
`),
)('"%s" is %s, %s', (line, title, plan) => {
  expect(readInWords(line)).toEqual({ line, title, plan })
})
