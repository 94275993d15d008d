import { expect, test } from 'vitest'
import { sentenceInWords, sentencesOf } from '#shared/planning/testing/sentenceInWords.ts'

// The sentences, or parts of one, that comments of the grammar name as examples: each is read as its rule says.

test.each(
  sentencesOf(`
learn chess before my sister's wedding | learn chess | skill, unread "before my sister's wedding" |
learn chess till it's cleared | learn chess | skill, beside "till it's cleared" |
learn chess until I finish it | learn chess | skill, beside "until I finish it" |
5 hours of Spanish lessons a week | do Spanish lessons | language, 5 a week, 60m, 300m a week | length "5 hours", rhythm "a week"
study 40 hours by June | study | general, by 2027-06-01, 60m, 2400m in all | total "40 hours", deadline "by June"
save 200 a month for a car | save for a car | savings, 200 money a month | amount "200 a month"
learn chess on weekdays, Mondays off | learn chess | skill, 4 a week, on Tue Wed Thu Fri, not on Mon | days "on weekdays", days "Mondays off"
learn chess not on sunday evenings | learn chess | skill, Sun 05:00-17:00 | time "not on sunday evenings"
quit smoking on New Year's Day | quit smoking | quit, from 2027-01-01 | start "on New Year's Day"
start running on 1 January | start running | start_running, from 2027-01-01 | start "on 1 January"
learn chess in my free time | learn chess | skill | time "in my free time"
learn chess 3 hours each weekend | learn chess | skill, 2 a week, on Sun Sat, 90m, 180m a week | length "3 hours", days "each weekend"
learn chess deadline 15 December 5pm | learn chess | skill, by 2026-12-15 | deadline "deadline 15 December 5pm"
learn chess by Friday at noon | learn chess | skill, by 2026-11-27 | deadline "by Friday at noon"
an interview next Monday at 10 am | prepare for an interview | general, by 2026-11-30 | deadline "next Monday at 10 am"
learn chess never ran before, 3 days a week | learn chess | skill, 3 a week, unread "never ran before" | rhythm "3 days a week"
tidy my room this evening | tidy my room | tidy, by 2026-11-23, 17:00-22:00 | deadline "this evening", time "this evening"
pay off 6000 on my card in a year | pay off 6000 on my card | debt, by 2027-11-23, 6000 money | amount "6000", deadline "in a year"
build a website and launch it | build a website and launch it | project |
lose 8 kilos and run 5 km before my wedding in July | lose 8 kilos | weight, by 2027-06-30, also "run 5 km before my wedding in July" | deadline "before my wedding in July"
learn web design from scratch | learn web design | coding, from scratch | level "from scratch"
a triathlon, swim on Mondays, bike on Wednesdays | Train for a triathlon | race, 2 a week, on Mon Wed | days "on Mondays", days "on Wednesdays"
bed at 22:30, wake at 6:30 | go to bed at 22:30, wake at 6:30 | general, 7 a week |
climb Mont Blanc in August; train 4 times a week | climb Mont Blanc | endurance, by 2027-08-31, 4 a week | deadline "in August", rhythm "4 times a week"
a hike in July; train stairs twice a week | Train for a hike | endurance, by 2027-07-31, 2 a week | deadline "in July", rhythm "twice a week"
walk 8,000 steps, sleep 8 hours, drink 2 litres | walk 8,000 steps | general, 8000 steps, also "sleep 8 hours", also "drink 2 litres" | amount "8,000 steps"
learn guitar and write 3 songs by summer | learn guitar and write 3 songs | instrument, by 2027-08-31, 3 songs | amount "3 songs", deadline "by summer"
practise cello daily + theory exam on 20 March | practise cello | instrument, 7 a week, also "theory exam on 20 March" | rhythm "daily"
learn to type faster, want to hit 80 wpm by March | learn to type faster | skill, by 2027-03-01, unread "want to hit 80 wpm" | deadline "by March"
write and give my speech | write and give my speech | presentation |
work on my app, launch by March | work on my app | project, by 2027-02-28 | deadline "launch by March"
learn Python and build a small game | learn Python | coding, also "build a small game" |
learn to bake, 1 loaf every Sunday | learn to bake | skill, 1 a week, on Sun, beside "1 loaf" | days "every Sunday"
buy a house, need 40k deposit, have 12k | buy a house | general, have 12k, unread "need 40k deposit" | level "have 12k"
besides learning guitar I want to write songs | learn guitar | instrument, also "write songs" |
study maths on Mondays and physics on Wednesdays | study maths and physics | general, 2 a week, on Mon Wed | days "on Mondays", days "on Wednesdays"
learn chess, skip when travelling | learn chess | skill, unread "skip when travelling" |
learn chess, submit 1 June | learn chess | skill, by 2027-06-01 | deadline "submit 1 June"
keep the budget below 2000 | keep the budget below 2000 | general |
watch a talk a day and take notes | watch a talk and take notes | general, 7 a week | rhythm "a day"
learn chess, interview at Google on 25 January | learn chess | skill, by 2027-01-25 | deadline "interview at Google on 25 January"
learn chess, tutor on Thursdays | learn chess | skill, 1 a week, on Thu | days "on Thursdays"
tidy up and lay out my clothes | tidy up and lay out my clothes | tidy |
exam Dec 12 | Study for exam | exam, by 2026-12-12 | deadline "Dec 12"
pay off my card, 2400 dollars | pay off my card | debt, 2400 dollars | amount "2400 dollars"
my exam is in May and I want to study | study for my exam | exam, by 2027-04-30 | deadline "in May"
I'm going to be a dad in April and want to paint | paint | art, by 2027-03-31 | deadline "in April"
I've got my driving test on Friday, practise parking | practise parking | general, by 2026-11-27 | deadline "on Friday"
my wife's birthday party - plan it | plan my wife's birthday party | event |
plan my wife's birthday party | plan my wife's birthday party | event |
I don't want to smoke anymore | stop smoking | quit |
revision for my finals | revise for my finals | exam |
revise for my finals | revise for my finals | exam |
a novel draft 50,000 words | Write a novel draft 50,000 words | writing, 50000 words | amount "50,000 words"
save for a car, like 5000 euros | save for a car | savings, 5000 euros | amount "like 5000 euros"
finish my thesis by 31 March, writing mornings only | finish my thesis | writing, by 2027-03-31, 05:00-12:00 | deadline "by 31 March", time "mornings only"
get ready for ski season, leg workouts on Mondays | get ready for ski season | strength, 1 a week, on Mon | days "on Mondays"
learn to draw hands: 15 minutes sketching | learn to draw hands | art, 15m | length "15 minutes"
walk the Camino in May, need to train 3 times a week | walk the Camino | endurance, by 2027-05-31, 3 a week | deadline "in May", rhythm "3 times a week"
learn chess, launch by 15 February | learn chess | skill, by 2027-02-15 | deadline "launch by 15 February"
lose weight, walking 30 minutes with the pram | lose weight | weight, 30m | length "30 minutes"
walk more, so 40 minutes walk | walk more | general, 7 a week, 40m | length "so 40 minutes"
learn chess Friday, 5 June 2027 | learn chess | skill, by 2027-06-05 | deadline "Friday, 5 June 2027"
I have 4 hours a week |  | general, 4 a week, 60m, 240m a week | length "I have 4 hours a week"
learn chess on Wednesdays I go to the gym | learn chess | skill, 1 a week, on Wed, unread "I go to the gym" | days "on Wednesdays"
learn chess, bad back | learn chess | skill, unread "bad back" |
learn chess, hate doing it | learn chess | skill, unread "hate doing it" |
learn chess, neighbours complain after 8 | learn chess | skill, 05:00-20:00 | time "neighbours complain after 8"
1. learn French 2. run 5 km | learn French | language, also "run 5 km" |
I'm so unfit I want to run 5 km | run 5 km | race, 5 km | amount "5 km"
learn chess 2x 60 min | learn chess | skill, 2 a week, 60m | rhythm "2x", length "60 min"
practise 30 minutes a day | practise | general, 7 a week, 30m | length "30 minutes a day"
Mondays in the evening 7 to 9 |  | general, 1 a week, on Mon, 120m, 19:00-21:00 | days "Mondays", time "in the evening", time "7 to 9"
learn chess evenings only, 7 to 9 | learn chess | skill, 120m, 19:00-21:00 | time "evenings only", time "7 to 9"
learn chess Thursdays 9-12 | learn chess | skill, 1 a week, on Thu, 180m, 09:00-12:00 | days "Thursdays", time "9-12"
learn chess evenings from 7 | learn chess | skill, 19:00-22:00 | time "evenings", time "from 7"
learn chess from 8pm | learn chess | skill, 20:00-24:00 | time "from 8pm"
lose weight by walking | lose weight by walking | weight |
work through 14 magazines | work through 14 magazines | general |
learn to skate at 35 | learn to skate at 35 | skill |
learn chess 3 times a year | learn chess | skill, unread "3 times a year" |
learn chess no gym on Mondays | learn chess | skill, not on Mon | days "no gym on Mondays"
Fridays don't work |  | general, not on Fri | days "Fridays don't work"
Mondays I'm away |  | general, not on Mon | days "Mondays I'm away"
take Fridays off |  | general, not on Fri | days "take Fridays off"
I have Mondays free |  | general, 1 a week, on Mon | days "I have Mondays free"
piano, at most 30 minutes a day | Practise piano | instrument, 7 a week, 30m | length "at most 30 minutes a day"
reduce my mile to 7 minutes | reduce my mile to 7 minutes | general |
learn chess but mornings only | learn chess | skill, 05:00-12:00 | time "mornings only"
learn chess but in the mornings | learn chess | skill, 05:00-12:00 | time "in the mornings"
swim 1 km without a break by June | swim 1 km without a break | endurance, by 2027-06-01 | deadline "by June"
skip sugar for a month | skip sugar | quit, by 2026-12-22 | deadline "for a month"
I can't train in the evenings |  | general, 05:00-17:00 | time "I can't train in the evenings"
I hate mornings |  | general, 12:00-24:00 | time "I hate mornings"
learn chess mornings don't work | learn chess | skill, 12:00-24:00 | time "mornings don't work"
learn chess mornings are good | learn chess | skill, 05:00-12:00 | time "mornings are good"
I don't have time in the mornings |  | general, 12:00-24:00 | time "I don't have time in the mornings"
learn chess Tuesday nights from 7 to 9 | learn chess | skill, 1 a week, on Tue, 120m, 19:00-21:00 | days "Tuesday nights", time "from 7 to 9"
I have evenings free |  | general, 17:00-22:00 | time "I have evenings free"
my lunch breaks |  | general, 12:00-14:00 | time "my lunch breaks"
learn chess never after 8pm | learn chess | skill, 05:00-20:00 | time "never after 8pm"
I can't run before 7 |  | start_running, 07:00-24:00 | time "I can't run before 7"
learn chess 2 to 3 hours | learn chess | skill, 120m | length "2 to 3 hours"
learn chess 1h 30m | learn chess | skill, 90m | length "1h 30m"
learn chess an hour instead of 30 minutes | learn chess | skill, 60m | length "an hour instead of 30 minutes"
learn chess weekends plus a weekday evening | learn chess | skill, 3 a week, one on Sun, one on Sat, Mon Tue Wed Thu Fri 17:00-22:00 | rhythm "weekends plus a weekday evening"
run 3x and lift | run | start_running, 3 a week, also "lift" | rhythm "3x"
run three times next week | run | start_running, by 2026-12-06, from 2026-11-30, 3 a week | rhythm "three times", deadline "next week"
learn chess a 4 day split | learn chess | skill, 4 a week | rhythm "a 4 day split"
learn chess 3 times a week, the long run on Sundays | learn chess | skill, 3 a week, unread "the long run on Sundays" | rhythm "3 times a week"
learn chess weekday evenings and Saturday mornings | learn chess | skill, 6 a week, on Mon Tue Wed Thu Fri Sat, Mon Tue Wed Thu Fri 17:00-22:00, Sat 05:00-12:00 | days "weekday evenings and Saturday mornings"
learn chess half an hour a day and 2 hours on Saturdays | learn chess | skill, 7 a week, on Sun Mon Tue Wed Thu Fri Sat, 30m, Sat 120m | days "half an hour a day and 2 hours on Saturdays"
learn chess 1 hour every weekday evening, 2 hours on Sundays | learn chess | skill, 6 a week, on Sun Mon Tue Wed Thu Fri, 60m, Mon Tue Wed Thu Fri 17:00-22:00, Sun 120m | days "1 hour every weekday evening, 2 hours on Sundays"
learn chess Sat 16 January | learn chess | skill, by 2027-01-16 | deadline "Sat 16 January"
learn chess, for the master's that starts in October | learn chess, for the master's | skill, by 2027-09-30 | deadline "that starts in October"
write my speech by 5 June, the wedding is on 12 June | write my speech | presentation, by 2027-06-05 | deadline "by 5 June", deadline "the wedding is on 12 June"
get the garden ready by May | get the garden ready | general, by 2027-05-01 | deadline "by May"
learn chess by Sunday evening | learn chess | skill, by 2026-11-29 | deadline "by Sunday evening"
pass my exam at the beginning of June | pass my exam | exam, by 2027-06-01 | deadline "at the beginning of June"
learn chess next march | learn chess | skill, by 2027-03-31 | deadline "next march"
learn chess next winter | learn chess | skill, by 2027-02-28 | deadline "next winter"
learn chess by autumn | learn chess | skill, by 2027-11-30 | deadline "by autumn"
learn chess the last weekend of June | learn chess | skill, by 2027-06-26 | deadline "the last weekend of June"
learn chess, we're moving to Copenhagen in August | learn chess | skill, by 2027-07-31 | deadline "we're moving to Copenhagen in August"
I have 3 months to learn Italian | learn Italian | language, by 2027-02-23 | deadline "I have 3 months to"
learn chess over 2 months | learn chess | skill, by 2027-01-23 | deadline "over 2 months"
my finals, they start on May 3 | Study for my finals | exam, by 2027-05-03 | deadline "they start on May 3"
learn chess starting in 2 weeks | learn chess | skill, from 2026-12-07 | start "starting in 2 weeks"
revise for my finals, starting 1 March | revise for my finals | exam, from 2027-03-01 | start "starting 1 March"
do a running programme starting Monday | do a running programme | start_running, from 2026-11-30 | start "starting Monday"
the training starts on 3 May | do the training | general, from 2027-05-03 | start "starts on 3 May"
learn chess between 5 January and 20 March | learn chess | skill, by 2027-03-20, from 2027-01-05 | deadline "between 5 January and 20 March"
learn chess during 2027 | learn chess | skill, by 2027-12-31 | deadline "during 2027"
an interview next Thursday | prepare for an interview | general, by 2026-12-03 | deadline "next Thursday"
walk 1000 km | walk 1000 km | general, 1000 km | amount "1000 km"
learn chess one chapter a week | learn chess | skill, 1 a week, 1 chapter a week | amount "one chapter", rhythm "a week", amount "a week"
pushups 50/day | do pushups | strength, 7 a week, 50 pushups a day | amount "50", rhythm "/day", amount "/day"
write cards this week, 5 a day | write cards | general, by 2026-11-29, 7 a week, 5 cards a day | deadline "this week", amount "5", rhythm "a day", amount "a day"
save 1200 for presents, 100 a month | save 1200 for presents | savings, by 2027-11-23, 1200 money | amount "1200", amount "100 a month"
learn chess 3 chords a week | learn chess | instrument, 3 chords a week | amount "3 chords", amount "a week"
learn chess as a complete beginner | learn chess | skill, as a complete beginner | level "as a complete beginner"
I know the basics |  | general, I know the basics | level "I know the basics"
learn chess in July 15 minutes a day | learn chess | skill, by 2027-07-31, 7 a week, 15m | deadline "in July", length "15 minutes a day"
learn chess the last days of June | learn chess | skill, by 2027-06-30, from 2027-06-24 | deadline "the last days of June"
learn chess the beginning of March | learn chess | skill, from 2027-03-01 | start "beginning of March"
learn chess the start of next year | learn chess | skill, from 2027-01-01 | start "start of next year"
learn chess the end of May | learn chess | skill, by 2027-05-31 | deadline "the end of May"
learn chess a couple of months | learn chess | skill, by 2027-01-22 | deadline "couple of months"
learn chess from two to four | learn chess | skill, 14:00-16:00 | time "from two to four"
learn chess at seven thirty | learn chess | skill, 07:30-08:30 | time "at seven thirty"
learn chess quarter to eight | learn chess | skill, 07:45-08:45 | time "quarter to eight"
improve my time from 2:05 to under 1:55 | improve my time from 2:05 to under 1:55 | general |
hold a plank for 3 minutes | hold a plank for 3 minutes | strength |
read before they sleep 15 minutes | read | reading, 15m, beside "before they sleep" | length "15 minutes"
get up earlier, 6 am on workdays | get up earlier, 6 am | general, 5 a week, on Mon Tue Wed Thu Fri | days "on workdays"
a talk at the conference, 25 minutes long | Prepare a talk at the conference, 25 minutes long | presentation |
learn 7 minutes of material | learn 7 minutes of material | general |
5 km three times a week | do 5 km | general, 3 a week | rhythm "three times a week"
save 600 a month until I have 15k | save 15k | savings, by 2028-12-23, 15000 money | amount "600 a month", amount "until I have", amount "15k"
learn chess 10 new words each day | learn chess | skill, 7 a week, 10 words a day | amount "10 new words", rhythm "each day", amount "each day"
my flight on 4 May was cancelled, so I want to run 5 km | run 5 km | race, 5 km | amount "5 km"
Running is my passion, I want to run 5 km by June | run 5 km | race, by 2027-06-01, 5 km | amount "5 km", deadline "by June"
quitting sugar was hard, I want to stay off it until March | stay off | quit, by 2027-03-01 | deadline "until March"
run during the spare hours | run | start_running | time "during the spare hours"
`),
)('$sentence', (row) => {
  expect(sentenceInWords(row.sentence)).toEqual(row)
})
