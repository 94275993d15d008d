import { expect, test } from 'vitest'
import { readInWords, rowsOf } from '#shared/tasks/testing/sampleLines.ts'

test.each(
  rowsOf(`
swim lessons saturdays til easter | swim lessons | 2026-03-07 WEEKLY;BYDAY=SA;UNTIL=20260405
easter monday roast at nans 1pm | easter monday roast at nans | 2026-04-06 13:00
hot cross buns good friday | hot cross buns | 2026-04-03
boxing day walk 11am | boxing day walk | 2026-12-26 11:00
drinks nye 9pm | drinks | 2026-12-31 21:00
order turkey before xmas | order turkey | due 2026-12-24
cards posted by christmas | cards posted | due 2026-12-25
send flowers before valentines | send flowers | due 2027-02-13
finish report by mid april | finish report | due 2026-04-15
finish report by the middle april figures | finish report by the middle april figures |
thaw turkey 3 days before easter | thaw turkey | 2026-04-02
buy christmas presents | buy christmas presents |
gym every day 6am from easter | gym every day 6am from easter |
submit timesheet every friday 4pm except good friday | submit timesheet except good friday | 2026-03-06 16:00 WEEKLY;BYDAY=FR
mothers day lunch 12.30 | mothers day lunch 12.30 |
`),
)('"%s" has its feast: %s, %s', (line, title, plan) => {
  expect(readInWords(line)).toEqual({ line, title, plan })
})

test.each(
  rowsOf(`
theatre w/ mum thurs matinee 2.30 | theatre w/ mum matinee | 2026-03-05 14:30
theatre w/ mum sat matinee 2.30pm | theatre w/ mum matinee | 2026-03-07 14:30
chat with the mon group 2.30pm | chat with the mon group 2.30pm |
football practice sat astro 2.30pm | football practice astro | 2026-03-07 14:30
meet mum sun garden centre 2pm | meet mum garden centre | 2026-03-08 14:00
buy more sun lotion 2pm | buy more sun lotion | 2026-03-02 14:00
wed 4th parents consult 4.20 ms patel | parents consult ms patel | 2026-03-04 16:20
thurs run 5.30 miles | run 5.30 miles | 2026-03-05
send rsvp to beth by 20th, wedding is 6 june | send rsvp to beth, wedding is 6 june | due 2026-03-20
haircut 5:15 fri, was thurs | haircut | 2026-03-06 17:15
essay due monday 11:59pm 1500 words | essay 1500 words | 2026-03-09 23:59 due 2026-03-09
meet estate agent at flat 5.45 thurs | meet estate agent at flat | 2026-03-05 17:45
pick mum up from heathrow T5 thurs flight lands 6.10am | pick mum up from heathrow T5 flight lands | 2026-03-05 06:10
send friday report 5pm | send friday report 5pm |
email the friday report 5pm | email the friday report 5pm |
10am coffee tues w mel at gails | coffee w mel at gails | 2026-03-03 10:00
retro fri 3-4, snacks! | retro, snacks! | 2026-03-06 15:00 60m
mop fri 3-4 floors | mop fri 3-4 floors |
two weeks on friday flight to malaga | flight to malaga | 2026-03-20
hotel for two weeks on friday | hotel for two weeks | 2026-03-06
10k race sun 29 mar start 9.30 bib pickup sat | 10k race start bib pickup sat | 2026-03-29 09:30
mums party 14 march order cake thurs | mums party 14 march order cake | 2026-03-05
pay £12 school trip by thurs 5th cash only | pay £12 school trip cash only | due 2026-03-05
get 2nd shingles jab from 20th april onwards | get 2nd shingles jab | 2026-04-20
photos from 20th april | photos from 20th april |
jury duty 3/23 report 8am | jury duty report | 2026-03-23 08:00
read 3/12 of notes 8am | read 3/12 of notes | 2026-03-03 08:00
library books due back 3/13 | library books | due 2026-03-13
gutters guy b/t 10-12 thursday | gutters guy | 2026-03-05 10:00 120m
put bins out mon night collected tues | put bins out mon night collected tues |
bins out mon night | bins out | 2026-03-09 20:00
iron school shirts sunday eve x5 | iron school shirts x5 | 2026-03-08 18:00
car in for bodywork mon 16 - weds 18 | car in for bodywork | 2026-03-16 due 2026-03-18
room mon 3 - tues 5 | room mon 3 - tues 5 |
sofa man 9-1 thurs or he cancels | sofa man or he cancels | 2026-03-05 09:00 240m
tea sat or sun | tea sat or sun |
thurs 7.30 curry w/ lads, taxi 7 | curry w/ lads, taxi 7 | 2026-03-05 19:30
problem set due wed 11:59 | problem set | 2026-03-04 23:59 due 2026-03-04
problem set due wed 11:59am | problem set | 2026-03-04 11:59 due 2026-03-04
work shift sat 4p-close | work shift | 2026-03-07 16:00
laundry thurs nt | laundry | 2026-03-05 20:00
appt tuesday the 10th @ 845 am | appt | 2026-03-10 08:45
bus 1030 am thurs | bus | 2026-03-05 10:30
buy 845 am radios | buy 845 am radios |
potty train weekend of the 14th | potty train | 2026-03-14
babysitter 530 to 10 sat | babysitter | 2026-03-07 17:30 270m
order 315 to 10 shops | order 315 to 10 shops |
mom & dad arrive fri 3/13 leave tues 3/17 | mom & dad arrive leave tues 3/17 | 2026-03-13
kids to dads fri back sun | kids to dads back sun | 2026-03-06
dad back sun | dad back | 2026-03-08
peer review thurs in class bring 2 copies | peer review in class bring 2 copies | 2026-03-05
tell boss out fri 3/13 | tell boss out fri 3/13 |
charge camera, trip is sat | charge camera, trip is sat |
quiz night is thursday | quiz night is | 2026-03-05
match sun ko 10.30 leave 9.15 | match ko leave 9.15 | 2026-03-08 10:30
leave 9.15 for the match sun | leave for the match | 2026-03-08 09:15
guides thurs 7-8.30 bring torch | guides bring torch | 2026-03-05 19:00 90m
ferry to Islay 1-8 aug | ferry to Islay | 2026-08-01 due 2026-08-08
late night shopping thurs till 9 w mum | late night shopping till 9 w mum | 2026-03-05
read mon till 9 chapters done | read mon till 9 chapters done |
see room 2.15 thurs | see room 2.15 | 2026-03-05
get sam from footy 4 today | get sam from footy | 2026-03-02 16:00
learn from chapter 4 today | learn from chapter 4 | 2026-03-02
holiday monday 30th to sunday 5th | holiday | 2026-03-30 due 2026-04-05
`),
)('"%s" has its day: %s, %s', (line, title, plan) => {
  expect(readInWords(line)).toEqual({ line, title, plan })
})
