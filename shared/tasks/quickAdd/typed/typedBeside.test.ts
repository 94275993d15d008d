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
`),
)('"%s" is %s, %s', (line, title, plan) => {
  expect(readInWords(line)).toEqual({ line, title, plan })
})
