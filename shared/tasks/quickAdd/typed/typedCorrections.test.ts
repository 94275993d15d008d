import { expect, test } from 'vitest'
import { parseQuickAdd } from '#shared/tasks/quickAdd/quickAdd.ts'
import { readInWords, rowsOf } from '#shared/tasks/testing/sampleLines.ts'

// Lines whose day or time is corrected on the way, and lines with the times of what leaves.
test.each(
  rowsOf(`
coffee w sam tues no wait thurs 10.30 | coffee w sam | 2026-03-05 10:30
coffee w ann tmrw - actually thurs 11 | coffee w ann | 2026-03-05 11:00
party fri, wait no sat 8pm | party | 2026-03-07 20:00
dinner 7 sorry 7.30 thurs at Jo's | dinner at Jo's | 2026-03-05 19:30
call jo tues. no, weds | call jo | 2026-03-04
vet friday, oops, i mean monday 4pm | vet | 2026-03-09 16:00
swim tues 4pm, actually it's at 5 | swim | 2026-03-03 17:00
tell Sam no wait at the vet fri | tell Sam no wait at the vet | 2026-03-06
gym tues, no weds this week | gym tues, no weds this week |
ring plumber abt boiler b4 12 tmrw | ring plumber abt boiler | 2026-03-03 12:00 due 2026-03-03
leave early thurs for train 6:10 | leave early for train 6:10 | 2026-03-05
up at 5 fri for the flight at 9:40 | up for the flight at 9:40 | 2026-03-06 05:00
train 6:10pm thurs for the weekend | train for the weekend | 2026-03-05 18:10
bus 6.42 tmrw dont miss | bus 6.42 dont miss | 2026-03-03
bus 7.42 tmrw dont miss | bus dont miss | 2026-03-03 07:42
bus 42 tmrw dont miss | bus 42 dont miss | 2026-03-03
lift 6.50 tues | lift 6.50 | 2026-03-03
lift 6.50 tues eve | lift | 2026-03-03 18:50
lift to work 6.50 tues | lift to work | 2026-03-03 18:50
drinks sat 7 til late | drinks til late | 2026-03-07 19:00
away sat 7 til mon 9 | away sat 7 til mon 9 |
9.15 assembly fri year 2 | assembly year 2 | 2026-03-06 09:15
haircuts boys 10 & 10.20 sat | haircuts boys 10 & 10.20 | 2026-03-07
walk 30 mins lunchtime mon tues thurs | walk | 2026-03-02 12:00 30m WEEKLY;BYDAY=MO,TU,TH
lunchtime concert tickets fri | lunchtime concert tickets | 2026-03-06
mum arrives fri train gets in 6.12pm | mum arrives train gets in | 2026-03-06 18:12
dad back thurs needs lift from station | dad back needs lift from station | 2026-03-05
put back tuesday bin | put back tuesday bin |
drop car at garage 8 tues collect after 4 | drop car at garage collect after 4 | 2026-03-03 08:00
lunch at the Ivy 1 sat | lunch at the Ivy | 2026-03-07 13:00
meet at gate 8 fri | meet at gate 8 | 2026-03-06
take pill 1hr b4 bed | take pill 1hr b4 bed |
revise 1hr b4 bed | revise b4 bed | 60m
text landlord re damp pics b4 noon | text landlord re damp pics | 2026-03-02 12:00 due 2026-03-02
cash up before 4pm traffic | cash up before 4pm traffic |
swimming gala sat 14 warm up 8.30 race 9.15 | swimming gala warm up 8.30 race 9.15 | 2026-03-14
feed sat 14 kids | feed sat 14 kids |
nursery closed fri work from home | nursery closed work from home | 2026-03-06
guitar practice half an hour every evening mon-thu | guitar practice | 2026-03-02 18:00 30m WEEKLY;BYDAY=MO,TU,WE,TH
save half an hour every evening | save half an hour | 2026-03-02 18:00 DAILY
wash kit tonite training tmrw 5 | wash kit training tmrw 5 | 2026-03-02 20:00
ask boss abt leave 3-14 aug | ask boss abt leave 3-14 aug |
book cottage 12-14 may | book cottage 12-14 may |
collect kids early weds 2.30 not 3.15 | collect kids early | 2026-03-04 14:30
gym early thurs 6.30 | gym early | 2026-03-05 06:30
phone insurance co they shut at 5 | phone insurance co they shut at 5 |
meet the band at 5 | meet the band | 2026-03-02 17:00
water garden alternate days | water garden | 2026-03-02 DAILY;INTERVAL=2
spin class mon 7-7.45am wk of 16th | spin class wk of 16th | 2026-03-16 07:00 45m
spin class mon 7am w/c 16th | spin class w/c 16th | 2026-03-16 07:00
dentist w/c 16 march | dentist w/c 16 march |
cubs 6-7.30 every tues term time only | cubs term time only | 2026-03-03 18:00 90m WEEKLY;BYDAY=TU
badminton 7-9 thurs leisure centre | badminton leisure centre | 2026-03-05 19:00 120m
revise ch 3-5 thurs papers | revise ch 3-5 thurs papers |
car in for service tues drop 8.15 | car in for service drop | 2026-03-03 08:15
mum's scan weds 9.40, no 9.50 | mum's scan | 2026-03-04 09:50
vet fri 4pm, no 9.50 on account | vet, no 9.50 on account | 2026-03-06 16:00
get petrol tonight not tmrw | get petrol | 2026-03-02 20:00
babysit Kim's 2 fri 7-11ish | babysit Kim's 2 | 2026-03-06 19:00 240m
hockey away match sun meet 9.15 school | hockey away match meet school | 2026-03-08 09:15
10k run sat 7am rest day sun | 10k run rest day sun | 2026-03-07 07:00
bike service drop thurs am pick up fri pm | bike service drop pick up fri pm | 2026-03-05 09:00
choir thursdays 7.45 except 26th | choir except 26th | 2026-03-05 19:45 WEEKLY;BYDAY=TH
clean fish tank sun (every 2 wks) | clean fish tank | 2026-03-08 WEEKLY;INTERVAL=2
see Grandma, sun lunch 1pm | see Grandma, lunch | 2026-03-08 13:00
buy aftersun, sun hats 1pm | buy aftersun, sun hats | 2026-03-02 13:00
pay cleaner thurs 40 quid | pay cleaner 40 quid | 2026-03-05
football training u9s sat 9-10 astro | football training u9s astro | 2026-03-07 09:00 60m
team retro alt fridays 2pm | team retro | 2026-03-06 14:00 WEEKLY;INTERVAL=2;BYDAY=FR
check alt text fri | check alt text | 2026-03-06
sourdough feed 8a 8p every day | sourdough feed 8a 8p | 2026-03-02 DAILY
dance show fri 5 sat 2 | dance show fri 5 sat 2 |
phone council bins missed tues | phone council bins missed tues |
set aside two hours on sunday afternoon for taxes | set aside for taxes | 2026-03-08 14:00 120m
every other thursday starting this week clean the fridge | clean the fridge | 2026-03-05 WEEKLY;INTERVAL=2;BYDAY=TH
order the turkey no later than the twentieth | order the turkey | due 2026-03-20
be at the station for ten to seven on friday | be at the station | 2026-03-06 18:50
order pizza for ten on friday | order pizza for ten | 2026-03-06
tomorrow physio 9.40 | physio | 2026-03-03 09:40
thurs: lunch money 12.50 | lunch money 12.50 | 2026-03-05
Lidl run tonight ~8 | Lidl run | 2026-03-02 20:00
board games at ours sat from 7 bring snacks | board games at ours bring snacks | 2026-03-07 19:00
drinks leaving do Mo fri straight after work | drinks leaving do Mo straight after work | 2026-03-06
wfh weds plumber before noon | wfh plumber | 2026-03-04 12:00 due 2026-03-04
prep board pack thurs-fri, book room | prep board pack, book room | 2026-03-05 due 2026-03-06
gym thurs-fri | gym | 2026-03-05 WEEKLY;BYDAY=TH,FR
kids to dads fri 5 back sun 6 | kids to dads back sun 6 | 2026-03-06 17:00
kids to dads tues 5 back sun 6 | kids to dads back sun 6 | 2026-03-03 17:00
drop Gran shopping round thurs about 4 | drop Gran shopping round | 2026-03-05 16:00
talk about 4 things tues | talk about 4 things | 2026-03-03
lamb out freezer sat nite 4 sun roast | lamb out freezer 4 sun roast | 2026-03-07 20:00
curry w/ Ash weds, cash only | curry w/ Ash, cash only | 2026-03-04
church ash weds, no meat | church ash weds, no meat |
pack swim bag thursday night ready for fri | pack swim bag ready for fri | 2026-03-05 20:00
barbers sat am walk in | barbers walk in | 2026-03-07 09:00
email notes of fri am call | email notes of fri am call |
half day fri finish 12.30 | half day finish | 2026-03-06 12:30
renew books b4 midnight tonight | renew books | 2026-03-02 23:59 due 2026-03-02
pick up cake fri 13th for party sat 14th | pick up cake for party sat 14th | 2026-03-13
`),
)('"%s" is %s, %s', (line, title, plan) => {
  expect(readInWords(line)).toEqual({ line, title, plan })
})

test('a corrected day is one chip, and without it both days stay in the title', () => {
  const context = { today: '2026-03-02', weekStart: 0 }
  const line = 'coffee tues no wait thurs'
  expect(parseQuickAdd(line, context).chips.map(({ text }) => text)).toEqual(['tues no wait thurs'])
  expect(parseQuickAdd(line, { ...context, ignored: ['tues no wait thurs'] })).toMatchObject({
    title: line,
    chips: [],
  })
})
