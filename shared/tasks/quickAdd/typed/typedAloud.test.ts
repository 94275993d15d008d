import { expect, test } from 'vitest'
import { readInWords, rowsOf } from '#shared/tasks/testing/sampleLines.ts'

// Lines whose days, parts of days and beginnings are written in less usual ways.
test.each(
  rowsOf(`
phone the school 8.30 tomorrow            | phone the school              | 2026-03-03 08:30
physio 10.15 weds                         | physio                        | 2026-03-04 10:15
drop kids at school tomorrow 8.15         | drop kids at school           | 2026-03-03 08:15
pay Sam 8.50 tomorrow                     | pay Sam 8.50                  | 2026-03-03
pick up prescription after 5 tomorrow     | pick up prescription          | 2026-03-03 17:00
pick up Ben after 3 wed                   | pick up Ben                   | 2026-03-04 15:00
focus block 2 hours tomorrow from 9       | focus block                   | 2026-03-03 09:00 120m
water tomatoes every evening 7            | water tomatoes                | 2026-03-02 19:00 DAILY
guitar 30m daily 6pm                      | guitar                        | 2026-03-02 18:00 30m DAILY
Spanish 20m tomorrow                      | Spanish                       | 2026-03-03 20m
swim 50m tomorrow                         | swim 50m                      | 2026-03-03
run 100m tomorrow                         | run 100m                      | 2026-03-03
ring mum 6ish                             | ring mum                      | 2026-03-02 18:00
train to Leeds 8:04 fri                   | train to Leeds                | 2026-03-06 08:04
Read Romans 8:28 tonight                  | Read Romans 8:28              | 2026-03-02 20:00
Fix bike tyre saturday pm                 | Fix bike tyre                 | 2026-03-07 14:00
call plumber tomorrow am                  | call plumber                  | 2026-03-03 09:00
fri eve drinks                            | drinks                        | 2026-03-06 18:00
cut grass sunday arvo                     | cut grass                     | 2026-03-08 14:00
friday am going to the dentist            | am going to the dentist       | 2026-03-06
swim in the morning tomorrow              | swim                          | 2026-03-03 09:00
call mum in the morning                   | call mum in the morning       |
take bins out wed and sun evening         | take bins out                 | 2026-03-04 18:00 WEEKLY;BYDAY=WE,SU
salary review end of march                | salary review                 | 2026-03-31
performance review monday 2pm             | performance review            | 2026-03-09 14:00
meal plan sunday                          | meal plan                     | 2026-03-08
review monday slides                      | review monday slides          |
every 1st and 15th pay nanny              | pay nanny                     | 2026-03-15 MONTHLY;BYMONTHDAY=1,15
2nd saturday of may open house            | open house                    | 2026-05-09
First Monday in May screening             | First Monday in May screening |
all day saturday hike                     | hike                          | 2026-03-07
saturday all day hike                     | hike                          | 2026-03-07
weekend: clean oven                       | clean oven                    | 2026-03-07
sat & sun hiking                          | hiking                        | 2026-03-07 due 2026-03-08
a week tomorrow mot                       | mot                           | 2026-03-10
2 weeks today check up                    | check up                      | 2026-03-16
a week on friday dentist                  | dentist                       | 2026-03-13
from monday gym every day 6am             | gym                           | 2026-03-09 06:00 DAILY
mow lawn every saturday from april        | mow lawn                      | 2026-04-04 WEEKLY;BYDAY=SA
piano every tuesday 5pm starting 17 march | piano                         | 2026-03-17 17:00 WEEKLY;BYDAY=TU
gym every day 6am from easter             | gym every day 6am from easter |
photos from sunday                        | photos from sunday            |
meds twice daily                          | meds twice daily              |
meds 3 times daily                        | meds 3 times daily            |
2nd and 4th monday each month team call 9am | team call                   | 2026-03-09 09:00 MONTHLY;BYDAY=2MO,4MO
first of every month pay rent             | pay rent                      | 2026-04-01 MONTHLY;BYMONTHDAY=1
last working day of the month send invoices | send invoices               | 2026-03-31
water garden every other evening          | water garden                  | 2026-03-02 18:00 DAILY;INTERVAL=2
fortnightly on tuesdays recycling         | recycling                     | 2026-03-03 WEEKLY;INTERVAL=2;BYDAY=TU
thursdays from 5 to 6 pottery             | pottery                       | 2026-03-05 17:00 60m WEEKLY;BYDAY=TH
thursdays from 6 to 8 choir               | choir                         | 2026-03-05 18:00 120m WEEKLY;BYDAY=TH
feed cat every evening except friday      | feed cat                      | 2026-03-02 18:00 WEEKLY;BYDAY=MO,TU,WE,TH,SA,SU
7 to 9 tomorrow evening choir             | choir                         | 2026-03-03 19:00 120m
lesson wednesdays 5pm until 1 july        | lesson                        | 2026-03-04 17:00 WEEKLY;BYDAY=WE;UNTIL=20260701
get car from garage today by 6            | get car from garage           | 2026-03-02 18:00 due 2026-03-02
call bank today before 4pm                | call bank                     | 2026-03-02 16:00 due 2026-03-02
tomorrow before noon ring Ann             | ring Ann                      | 2026-03-03 12:00 due 2026-03-03
prep friday before 3pm meeting            | prep before 3pm meeting       | 2026-03-06
check in 2h before 18:40 tomorrow         | check in 2h before 18:40      | 2026-03-03
not before 9 tomorrow                     | not before 9                  | 2026-03-03
drop van at mechanic 8am thurs, collect at 5 | drop van at mechanic, collect at 5 | 2026-03-05 08:00
leave for airport sat 5.45, flight 8.20   | leave for airport, flight 8.20 | 2026-03-07 17:45
saturday week bbq at Tom's from 2         | bbq at Tom's                  | 2026-03-14 14:00
first thing monday call council           | first thing call council      | 2026-03-09
10 minute tidy every night at half nine   | 10 minute tidy                | 2026-03-02 21:30 DAILY
15th pay rent                             | pay rent                      | 2026-03-15
week after next: dentist                  | dentist                       | 2026-03-16
ask April if she can babysit fri 7-10     | ask April if she can babysit  | 2026-03-06 19:00 180m
choir thursday 7                          | choir                         | 2026-03-05 19:00
watch lecture 7 tonight                   | watch lecture 7               | 2026-03-02 20:00
set alarm for 5am                         | set alarm                     | 2026-03-03 05:00
get tickets for 8pm show friday           | get tickets for 8pm show      | 2026-03-06
pick up cake 5 min before closing friday  | pick up cake 5 min before closing | 2026-03-06
post parcel before 5pm today              | post parcel                   | 2026-03-02 17:00 due 2026-03-02
every tues until end of may: rehearsal 7-9 | rehearsal                    | 2026-03-03 19:00 120m WEEKLY;BYDAY=TU;UNTIL=20260531
sunday: read pages 7-9                    | read pages 7-9                | 2026-03-08
spring clean second weekend of april      | spring clean                  | 2026-04-11
camping last weekend of the month         | camping                       | 2026-03-28
camping first weekend of next month       | camping                       | 2026-04-04
eod tomorrow send quote                   | send quote                    | 2026-03-03
fri 13th film night 9                     | film night                    | 2026-03-13 21:00
every tuesday pub 8                       | pub                           | 2026-03-03 20:00 WEEKLY;BYDAY=TU
late night shopping thurs till 9          | late night shopping till 9    | 2026-03-05
cat sitter 12-14 may 2x a day             | cat sitter 2x a day           | 2026-05-12 due 2026-05-14
16th - dentist 8.50                       | dentist                       | 2026-03-16 08:50
piano tuner coming wed between 1 and 3    | piano tuner coming            | 2026-03-04 13:00 120m
return call to Anita tomorrow at lunchtime | return call to Anita         | 2026-03-03 12:00
thurs 12 march parents eve 5:10-5:30      | parents eve                   | 2026-03-12 17:10 20m
Christmas eve 9am                         | Christmas eve 9am             |
28 feb - 2 march 2027 ski trip            | ski trip                      | 2027-02-28 due 2027-03-02
friday at the latest: return modem        | return modem                  | due 2026-03-06
end of next week hand over keys           | hand over keys                | 2026-03-13
team building 3 june all day                    | team building                       | 2026-06-03
call council monday morning first thing   | call council first thing      | 2026-03-09 09:00
book table 7:30 saturday                  | book table                    | 2026-03-07 19:30
she sat in sun monday, buy aloe today     | she sat in sun monday, buy aloe | 2026-03-02
10 april through 14 april house sit       | house sit                     | 2026-04-10 due 2026-04-14
weekend of 14 march: decorate hall        | decorate hall                 | 2026-03-14
weekdays 6:50 alarm except friday         | alarm                         | 2026-03-03 06:50 WEEKLY;BYDAY=MO,TU,WE,TH
daily 7am run excluding weekends          | run                           | 2026-03-03 07:00 WEEKLY;BYDAY=MO,TU,WE,TH,FR
thru friday cat sit for Bea               | thru friday cat sit for Bea   |
tom morning, 7:15, school bus rota        | school bus rota               | 2026-03-03 07:15
ask tom evening class times               | ask tom evening class times   |
until friday: diet diary every day 9p     | diet diary                    | 2026-03-02 21:00 DAILY;UNTIL=20260306
until friday rest                         | until friday rest             |
replace toothbrush first of the month     | replace toothbrush            | 2026-04-01
3rd and last friday payday check          | payday check                  | 2026-03-20 MONTHLY;BYDAY=3FR,-1FR
14 may-16 may Dublin, flights 7:10 | Dublin, flights 7:10 | 2026-05-14 due 2026-05-16
16-may Dublin 7:10                        | 16-may Dublin 7:10            |
9:30a-10a daily, mon-fri: triage          | triage                        | 2026-03-02 09:30 30m WEEKLY;BYDAY=MO,TU,WE,TH,FR
go to bed by 10:30                        | go to bed                     | 2026-03-02 22:30 due 2026-03-02
make bed at 8                             | make bed                      | 2026-03-03 08:00
tom 6am yoga 45m                          | yoga                          | 2026-03-03 06:00 45m
saturday swim 50m                         | swim 50m                      | 2026-03-07
yoga 45m                                  | yoga 45m                      |
write up lab 5 tonight                    | write up lab 5                | 2026-03-02 20:00
dentist on the twelfth of march at quarter to four | dentist | 2026-03-12 15:45
lunch with Sarah on Wednesday at one o'clock for ninety minutes | lunch with Sarah | 2026-03-04 13:00 90m
take the car to the garage on Monday the sixteenth at eight am | take the car to the garage | 2026-03-16 08:00
read every day until the twentieth of may | read | 2026-03-02 DAILY;UNTIL=20260520
parents' evening on Thursday the fifth from five thirty to six | parents' evening | 2026-03-05 17:30 30m
yoga three times a week on Monday Wednesday and Friday at six in the evening | yoga three times a week | 2026-03-02 18:00 WEEKLY;BYDAY=MO,WE,FR
Dad's birthday is on the third of april remind me a week before | Dad's birthday is remind me a week before | 2026-04-03
hand it in by the twenty first | hand it in | due 2026-03-21
hand it in by the thirty-first of march | hand it in | due 2026-03-31
two thirty minute calls tomorrow | two thirty minute calls | 2026-03-03
finish reading the sixth | finish reading the sixth |
read the Twelfth Night | read the Twelfth Night |
remind me every Sunday evening to plan the week | remind me to plan the week | 2026-03-08 18:00 WEEKLY;BYDAY=SU
set up a call for the nineteenth at eleven fifteen | set up a call | 2026-03-19 11:15
go for a run tomorrow at six thirty in the morning | go for a run | 2026-03-03 06:30
watch the match at a quarter past eight tonight | watch the match | 2026-03-02 20:15
order the cake a week before the twenty-eighth at noon | order the cake a week before the twenty-eighth at noon |
`),
)('"%s" is %s, %s', (line, title, plan) => {
  expect(readInWords(line)).toEqual({ line, title, plan })
})
