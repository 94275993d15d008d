import { expect, test } from 'vitest'
import { readInWords, rowsOf } from '#shared/tasks/testing/sampleLines.ts'

// What a word beside a day or a time makes of it: which half, which range, which of two dates.
test.each(
  rowsOf(`
wash car at wknd | wash car | 2026-03-07
ask hr re mat leave by wk end | ask hr re mat leave | due 2026-03-06
cat worming tablet every 3 months next due 9 april | cat worming tablet | 2026-04-09 due 2026-04-09 MONTHLY;INTERVAL=3
boiler service every year due 9 april | boiler service | 2026-04-09 due 2026-04-09 YEARLY
parkrun 9 every sat in april | parkrun | 2026-04-04 09:00 WEEKLY;BYDAY=SA;UNTIL=20260430
driving lesson moved to mon 2 - 4 | driving lesson | 2026-03-09 14:00 120m
driving lesson mon 2 - 4 | driving lesson | 2026-03-09 14:00 120m
call mon 2 to confirm | call mon 2 to confirm |
tennis thurs eve 1930-2100 | tennis | 2026-03-05 19:30 90m
shift fri 0730-1530 | shift | 2026-03-06 07:30 480m
history essay 1930-1945 | history essay 1930-1945 |
hospital scan 17th march - nothing to eat from midnight | hospital scan - nothing to eat from midnight | 2026-03-17
no food from midnight thurs | no food | 2026-03-05 00:00
op tues 9am nothing to drink after 6 | op nothing to drink after 6 | 2026-03-03 09:00
mocks start 20 apr revise 2hrs/day | mocks start revise 2hrs/day | 2026-04-20
swimming gala sunday all day worcester | swimming gala worcester | 2026-03-08
dad's chemo every 3rd fri from 13/3 10am | dad's chemo | 2026-03-13 10:00 WEEKLY;INTERVAL=3;BYDAY=FR
dad's chemo every 3rd fri from 20/3 10am | dad's chemo | 2026-03-20 10:00 MONTHLY;BYDAY=3FR
rent every 2nd fri from 6 march | rent | 2026-03-06 WEEKLY;INTERVAL=2;BYDAY=FR
pottery class 6 wks from 9 mar mondays 7pm | pottery class 6 wks from 9 mar mondays 7pm |
meal prep suns 2hrs | meal prep | 2026-03-08 120m WEEKLY;BYDAY=SU
tip run suns | tip run | 2026-03-08 WEEKLY;BYDAY=SU
revise for sats | revise for sats |
netball match away thurs back by 6 | netball match away back by 6 | 2026-03-05
be home by 6 thurs for parcel | be home for parcel | 2026-03-05 18:00 due 2026-03-05
hand in notice end of march last day 30 apr | hand in notice end of march last day 30 apr |
sign up for swim sat am slots open 7am thurs | sign up for swim sat am slots open | 2026-03-05 07:00
buy gift for party sat, collect cake 9am fri | buy gift for party sat, collect cake 9am fri |
haircuts for boys sat 9.15 & 9.45 (cash) | haircuts for boys 9.15 & 9.45 (cash) | 2026-03-07
pay deposit (200) by 12th or lose place | pay deposit (200) or lose place | due 2026-03-12
pay deposit by 12th or the 13th | pay deposit by 12th or the 13th |
kids dentist 25.3 15:40 | kids dentist | 2026-03-25 15:40
run 25.3 km in 15:40 | run 25.3 km in 15:40 |
tel interview mon 9 @ 11 | tel interview | 2026-03-09 11:00
drop mia at nursery 7.45 pick up jack 3 weds | drop mia at nursery pick up jack 3 | 2026-03-04 07:45
drop off parcel at 7.45 tonight | drop off parcel | 2026-03-02 19:45
give cat pill am/pm for 10 days | give cat pill am/pm | 2026-03-02 DAILY;UNTIL=20260311
eye drops am & pm til fri | eye drops am & pm | 2026-03-02 DAILY;UNTIL=20260306
stretch am & pm | stretch am & pm |
recital dress rehearsal 2nd may 10-12 show 3pm | recital dress rehearsal show 3pm | 2026-05-02 10:00 120m
therapist 2 weekly tues 5pm from 17th | therapist | 2026-03-17 17:00 WEEKLY;INTERVAL=2;BYDAY=TU
bins 3-weekly mon | bins | 2026-03-02 WEEKLY;INTERVAL=3;BYDAY=MO
take 2 weekly | take 2 | 2026-03-02 WEEKLY
coach trip fri dep 7am ret 6pm | coach trip dep ret 6pm | 2026-03-06 07:00
train fri leaves 7.10 back 18.40 | train leaves back 18.40 | 2026-03-06 07:10
meeting thurs 5th march, moved to 4pm | meeting | 2026-03-05 16:00
meeting moved to 4pm | meeting moved to 4pm |
tues standup moved to 4pm | standup | 2026-03-03 16:00
tell jo tues standup moved to 4pm | tell jo tues standup moved to 4pm |
ring gran every sun 5pm for half hr | ring gran | 2026-03-08 17:00 30m WEEKLY;BYDAY=SU
half hour run tomorrow | run | 2026-03-03 30m
half hour photos | half hour photos |
claim expenses b4 month end | claim expenses | due 2026-03-31
month end report | month end report |
invoices by year end | invoices | due 2026-12-31
french oral practice 10 min day until 22 april | french oral practice | 2026-03-02 15m DAILY;UNTIL=20260422
bake for school fair fri night fair is sat 11-2 | bake for school fair fair is sat 11-2 | 2026-03-06 20:00
pack thurs, flight is fri 6am | pack, flight is fri 6am | 2026-03-05
MOT sat, the garage is shut sun | MOT, the garage is shut sun | 2026-03-07
tel interview mon 16 @ 11 | tel interview | 2026-03-16 11:00
3 hrs @ 15 mon | @ 15 | 2026-03-09 180m
sci hw due tom | sci hw | due 2026-03-03
hw due Tom | hw due Tom |
hang pictures when ed's here (sun aft) | hang pictures when ed's here | 2026-03-08 14:00
leg wax 5 45 fri | leg wax | 2026-03-06 17:45
buy 2 30 tues | buy 2 30 | 2026-03-03
pay 5 45 fri | pay 5 45 | 2026-03-06
sort recycling weekly on wed nights | sort recycling | 2026-03-04 20:00 WEEKLY;BYDAY=WE
pension letter reply deadline 3 apr 26 | pension letter reply deadline | 2026-04-03
lunch 3 apr 12 | lunch | 2026-04-03 12:00
dinner for 26 on 3 apr | dinner for 26 | 2026-04-03
see accountant tues 24th feb 27 | see accountant tues 24th feb 27 |
8.20 bus wed for interview 9.30 | bus for interview 9.30 | 2026-03-04 08:20
meet 7.15 for show 7.30 sat | meet for show 7.30 | 2026-03-07 19:15
pills 8am + 8pm til 14 mar | pills 8am + 8pm | 2026-03-02 DAILY;UNTIL=20260314
carpet fitters 19th 8-10am slot move furniture 18th | carpet fitters slot move furniture 18th | 2026-03-19 08:00 120m
gym thurs 24th | gym thurs 24th |
dentist tues 24th 3pm | dentist | 2026-03-24 15:00
science museum trip 31st - packed lunch + £5 | science museum trip - packed lunch + £5 | 2026-03-31
came 2nd - well done | came 2nd - well done |
fun run came 14th - wow | fun run came 14th - wow |
lab report 2 draft thurs final mon | lab report 2 draft thurs final mon |
drop off donations any day b4 25th | drop off donations any day | due 2026-03-24
drop off donations the day b4 25th | drop off donations the day b4 25th |
stop newspaper from 1 april | stop newspaper | 2026-04-01
stop photos from sunday | stop photos | 2026-03-08
plumber quote - chase if nothing by thurs | plumber quote - chase if nothing by thurs |
call back if poss by 6pm | call back if poss | 2026-03-02 18:00 due 2026-03-02
dry cleaners shut at 1 sat collect suit | dry cleaners shut at 1 sat collect suit |
lunch with ana 1 o clock friday | lunch with ana | 2026-03-06 13:00
mum's flowers delivered 15th am | mum's flowers delivered | 2026-03-15 09:00
apply for council tax rebate w/in 28 days | apply for council tax rebate | due 2026-03-30
call therapist reschedule thurs 3pm | call therapist reschedule thurs 3pm |
half day school closes at 1 fri | half day school closes at 1 | 2026-03-06
call bank today or tomorrow | call bank today or tomorrow |
renew dbs every 3 yrs next 1 feb 2027 | renew dbs | 2027-02-01 YEARLY;INTERVAL=3
bins every 2 wks next 12 march | bins | 2026-03-12 WEEKLY;INTERVAL=2
gym every week next fri | gym | 2026-03-13 WEEKLY
`),
)('"%s" is %s, %s', (line, title, plan) => {
  expect(readInWords(line)).toEqual({ line, title, plan })
})
