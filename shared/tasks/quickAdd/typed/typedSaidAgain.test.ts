import { expect, test } from 'vitest'
import { readInWords, rowsOf } from '#shared/tasks/testing/sampleLines.ts'

// Lines that say a day once more, or put another one in its place, and the days of what else happens.
test.each(
  rowsOf(`
gym tues, no thurs 3pm | gym | 2026-03-05 15:00
haircut sunday, no tues | haircut | 2026-03-03
gym tues, no weds this week | gym tues, no weds this week |
gym tues, no class weds | gym tues, no class weds |
mot fri 3pm - was tues | mot | 2026-03-06 15:00
mot now fri 3pm | mot | 2026-03-06 15:00
call Jo now fri | call Jo now fri |
dentist rescheduled for weds 4pm | dentist | 2026-03-04 16:00
gym sat 3pm (not tmrw) | gym | 2026-03-07 15:00
gym sat 7pm not 4 | gym | 2026-03-07 19:00
feed sat 7pm not 4 kids | feed not 4 kids | 2026-03-07 19:00
gym fri 3pm no 10.30 | gym | 2026-03-06 10:30
gym fri 7pm no 8.30 | gym | 2026-03-06 20:30
iron shirt by 12th, no tmrw | iron shirt | due 2026-03-03
buy gift fri exam is 28 march | buy gift exam is 28 march | 2026-03-06
buy wine thurs before match next fri | buy wine before match next fri | 2026-03-05
make salad fri before school trip sat 14th | make salad before school trip sat 14th | 2026-03-06
call mum before school on friday | call mum before school | 2026-03-06
clean house fri, mum arrives sat | clean house, mum arrives sat | 2026-03-06
tip run sunday shuts 5 | tip run shuts 5 | 2026-03-08
meeting about extension - weds, thurs if not | meeting about extension - weds, thurs if not |
cook double sunday freeze half | cook double freeze half | 2026-03-08
put clocks fwd 28th night | put clocks fwd | 2026-03-28 20:00
12th night tickets | 12th night tickets |
weds eve zumba w jas 7 to 8 church hall £6 | zumba w jas church hall £6 | 2026-03-04 19:00 60m
fri night babysit 3 to 4 kids | babysit 3 to 4 kids | 2026-03-06 20:00
jas sleepover fri pick her up 10 sat | jas sleepover pick her up 10 sat | 2026-03-06
class tues 7pm 10 wks £90 | class £90 | 2026-03-03 19:00 WEEKLY;BYDAY=TU;UNTIL=20260511
jury service mon 9am 2 wks | jury service 2 wks | 2026-03-09 09:00
mum thurs lunch | mum lunch | 2026-03-05
plan big thurs lunch | plan big thurs lunch |
leaflet drop 14/15 march | leaflet drop | 2026-03-14 due 2026-03-15
read 3/4 march notes | read 3/4 march notes |
prom dress fitting sat 2 + shoes | prom dress fitting + shoes | 2026-03-07 14:00
feed sat 2 + 3 kids | feed 2 + 3 kids | 2026-03-07
vet 2 arpil 3pm | vet | 2026-04-02 15:00
quick mtg 9.15 tmrw re q2 budget 15 mins max | quick mtg re q2 budget max | 2026-03-03 09:15 15m
send thank you to Pat by end of wkend | send thank you to Pat | due 2026-03-08
10-2 shift sat cover for Lou | shift cover for Lou | 2026-03-07 10:00 240m
drs 9.50 w jack then school by 11 tues | drs w jack then school by 11 | 2026-03-03 09:50
run 8.30 sun then brunch at 11 | run then brunch at 11 | 2026-03-08 08:30
lecture moved fri 10 now 11 same room | lecture same room | 2026-03-06 11:00
2 week notice milk order stop from 16th | 2 week notice milk order stop | 2026-03-16
photos from 3rd | photos from 3rd |
run tues 5k thurs 8k sun 10 miles | run tues 5k thurs 8k sun 10 miles |
flat viewing 6.30 tues 14 elm rd | flat viewing 14 elm rd | 2026-03-03 18:30
viewing 12 Hill Rd fri 3pm | viewing 12 Hill Rd | 2026-03-06 15:00
coffee fri 11 with avenue crew | coffee with avenue crew | 2026-03-06 11:00
gym sat 14th jab 3 | gym jab 3 | 2026-03-14
maths hw p 42 q 1-10 due thurs | maths hw p 42 q 1-10 | due 2026-03-05
flat inspection 19th between 9-12 tidy | flat inspection tidy | 2026-03-19 09:00 180m
bbc maestro sub cancel b4 29th or £80 | bbc maestro sub cancel or £80 | due 2026-03-28
car insurance auto renews 30th shop around now | car insurance auto renews shop around now | 2026-03-30
came 2nd shop around now | came 2nd shop around now |
wake ella 7 mon tues fri 7.30 weds thurs | wake ella 7 mon tues fri 7.30 weds thurs |
email the landlord by the end of the day tomorrow | email the landlord | due 2026-03-03
2026-03-18T14:00 demo w/ client | demo w/ client | 2026-03-18 14:00
demo 2026-13-18T14:00 | demo 2026-13-18T14:00 |
dad visiting thurs-mon | dad visiting | 2026-03-05 due 2026-03-09
kids at dads thurs-sun | kids at dads | 2026-03-05 due 2026-03-08
work thurs-mon | work | 2026-03-02 WEEKLY;BYDAY=MO,TH,FR,SA,SU
call dads work mon-fri | call dads work | 2026-03-02 WEEKLY;BYDAY=MO,TU,WE,TH,FR
`),
)('"%s" is %s, %s', (line, title, plan) => {
  expect(readInWords(line)).toEqual({ line, title, plan })
})
