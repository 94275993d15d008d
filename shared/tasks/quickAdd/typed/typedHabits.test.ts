import { expect, test } from 'vitest'
import { readInWords, rowsOf } from '#shared/tasks/testing/sampleLines.ts'

test.each(
  rowsOf(`
antibiotics 3x a day til sunday | antibiotics 3x a day | 2026-03-02 DAILY;UNTIL=20260308
2 tablets twice daily for 5 days | 2 tablets twice daily | 2026-03-02 DAILY;UNTIL=20260306
knock twice for 2 weeks | knock twice for 2 weeks |
brush teeth twice a day | brush teeth twice a day |
vitamin d everyday with breakfast | vitamin d with breakfast | 2026-03-02 DAILY
pilates mondays with Jo | pilates with Jo | 2026-03-02 WEEKLY;BYDAY=MO
catch up weekly with Tom | catch up with Tom | 2026-03-02 WEEKLY
choir tuesdays except april | choir tuesdays except april |
read the daily paper | read the daily paper |
revise 1 hr a night | revise | 2026-03-02 60m DAILY
gardener every fortnight on a weds 10am starting 11th | gardener | 2026-03-11 10:00 WEEKLY;INTERVAL=2;BYDAY=WE
standup evry tues 10am | standup | 2026-03-03 10:00 WEEKLY;BYDAY=TU
book club weds 8pm monthly | book club | 2026-03-04 20:00 MONTHLY;BYDAY=1WE
rota sat 28th monthly | rota | 2026-03-28 MONTHLY
water garden every eve apart from weds | water garden | 2026-03-02 18:00 WEEKLY;BYDAY=MO,TU,TH,FR,SA,SU
gym every day other than sunday | gym | 2026-03-02 WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA
parcel from mum every week | parcel from mum | 2026-03-02 WEEKLY
soccer practice M/W 5:30-7 thru may | soccer practice | 2026-03-02 17:30 90m WEEKLY;BYDAY=MO,WE;UNTIL=20260531
soccer M/W 5:30-7 until may | soccer | 2026-03-02 17:30 90m WEEKLY;BYDAY=MO,WE;UNTIL=20260430
zumba thursdays 6:30 starts march 19 | zumba | 2026-03-19 18:30 WEEKLY;BYDAY=TH
check school email daily 8am mon to fri | check school email | 2026-03-03 08:00 WEEKLY;BYDAY=MO,TU,WE,TH,FR
piano mondays 4pm fortnightly | piano | 2026-03-02 16:00 WEEKLY;INTERVAL=2;BYDAY=MO
pills daily, gym mon wed fri | pills daily, gym mon wed fri |
jog 20 mins alternate mornings | jog | 2026-03-02 09:00 20m DAILY;INTERVAL=2
every single morning take my tablet | take my tablet | 2026-03-02 09:00 DAILY
revise french for forty five minutes tonight | revise french | 2026-03-02 20:00 45m
rotate tires every 6 mo | rotate tires | 2026-03-02 MONTHLY;INTERVAL=6
feed cat every day 7am and 6pm | feed cat 7am and 6pm | 2026-03-02 DAILY
car payment 17th every month autopay check | car payment autopay check | 2026-03-17 MONTHLY;BYMONTHDAY=17
mon/wed/fri pt 7a except holidays | pt except holidays | 2026-03-04 07:00 WEEKLY;BYDAY=MO,WE,FR
flat 7a mon/wed | flat 7a | 2026-03-02 WEEKLY;BYDAY=MO,WE
long run every sun 10am, 12 weeks | long run | 2026-03-08 10:00 WEEKLY;BYDAY=SU;UNTIL=20260530
cut grass every 10 days or so | cut grass or so | 2026-03-02 DAILY;INTERVAL=10
lunch noon with Jo | lunch with Jo | 2026-03-02 12:00
call bank lunchtime | call bank | 2026-03-02 12:00
lunchtime walk with Bea | lunchtime walk with Bea |
`),
)('"%s" is %s, %s', (line, title, plan) => {
  expect(readInWords(line)).toEqual({ line, title, plan })
})

test.each(
  rowsOf(`
flu jab wednesday 11 am | flu jab | 2026-03-04 11:00
flu jab wednesday 11 | flu jab | 2026-03-11
essay due weds no wait thurs 11:59pm | essay | 2026-03-05 23:59 due 2026-03-05
report by tues, actually fri | report | due 2026-03-06
notes by tues, no quiz fri | notes, no quiz fri | due 2026-03-03
mot & service 23/03 drop off b4 8.30 | mot & service drop off | 2026-03-23 08:30 due 2026-03-23
part 1/24 print 8am | part 1/24 print | 2026-03-03 08:00
dad appt 2026-03-18 1420 ward 7 | dad appt ward 7 | 2026-03-18 14:20
order 250 pens 23rd | order 250 pens | 2026-03-23
dentist moved to thurs 3pm | dentist | 2026-03-05 15:00
1-1 w/ priya moved to 3.30 weds | 1-1 w/ priya | 2026-03-04 15:30
meeting moved to 4pm | meeting moved to 4pm |
tue lunch moved to thu | lunch | 2026-03-05
guitar wed 4.15 (30 mins) | guitar | 2026-03-04 16:15 30m
pick up pie (2h drive) fri | pick up pie (2h drive) | 2026-03-06
sat nav update before trip to wales on 21st | sat nav update before trip to wales on 21st |
pack before going out on friday | pack before going out | 2026-03-06
chem test a week friday | chem test | 2026-03-13
dr appt mon 9th 830 bring urine sample | dr appt bring urine sample | 2026-03-09 08:30
mop mon 9th 315 leaflets | mop 315 leaflets | 2026-03-09
kids half day thurs collect 12 | kids half day collect | 2026-03-05 12:00
thurs collect 12 eggs | collect 12 eggs | 2026-03-05
MRI 3/19 7:15AM arrive 15 min early | MRI arrive 15 min early | 2026-03-19 07:15
date w jess thurs 8 no 8:30 | date w jess | 2026-03-05 20:30
meet jo 6 no 7 tonight | meet jo | 2026-03-02 19:00
room 6 no 7 | room 6 no 7 |
swap shifts with Kel sat 14th for sun 15th | swap shifts with Kel sat 14th for sun 15th |
swap tues for thurs | swap tues for thurs |
swap tyres sat | swap tyres | 2026-03-07
run club weds 6.30 | run club | 2026-03-04 18:30
run weds 6.30 | run | 2026-03-04 06:30
tax appt w/ H&R Block 3/28 10AM bring W2s | tax appt w/ H&R Block bring W2s | 2026-03-28 10:00
task 1/13 | task 1/13 |
quick call w/ sara tmrw bw 10 and 11 | quick call w/ sara | 2026-03-03 10:00 60m
tell Raj cant make friday | tell Raj cant make friday |
change clocks sat night 28th | change clocks | 2026-03-28 20:00
quiz sat night 2nd round | quiz sat night 2nd round |
gym 3 times a week friday | gym 3 times a week | 2026-03-06
`),
)('"%s" is when it says: %s, %s', (line, title, plan) => {
  expect(readInWords(line)).toEqual({ line, title, plan })
})
