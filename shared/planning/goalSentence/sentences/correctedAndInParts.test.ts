import { expect, test } from 'vitest'
import { sentenceInWords, sentencesOf } from '#shared/planning/testing/sentenceInWords.ts'

// What is corrected while it is said, and what has a day or a date of its own beside the goal.

test.each(
  sentencesOf(`
piano twice a week, make that three times | Practise piano | instrument, 3 a week | rhythm "three times a week"
run 4 times a week, sorry 3 times | run | start_running, 3 a week | rhythm "3 times a week"
learn German 20 minutes a day, no 30 | learn German | language, 7 a week, 30m | length "30 minutes a day"
learn German 20 minutes a day, no phone | learn German | language, 7 a week, 20m, beside "no phone" | length "20 minutes a day"
gym 5 days a week, no 2 days in a row | go to the gym | strength, 5 a week, unread "no 2 days in a row" | rhythm "5 days a week"
swim on Tuesdays, I mean Wednesdays | swim | endurance, 1 a week, on Wed | days "on Wednesdays"
swim on Tuesdays, no Sundays | swim | endurance, 1 a week, on Tue, not on Sun | days "on Tuesdays", days "no Sundays"
run Mon and Wed, sorry Tue and Thu | run | start_running, 2 a week, on Tue Thu | days "Tue and Thu"
write my CV by Friday, actually Thursday | write my CV | job, by 2026-11-26 | deadline "by Thursday"
finish my thesis by June, no July | finish my thesis | writing, by 2027-07-01 | deadline "by July"
save $300 a month, actually 350, for a car by June | save money | savings, by 2027-06-01, 350 $ a month | amount "$350 a month", deadline "by June"
save 5k by June, make that 6k | save 6k | savings, by 2027-06-01, 6000 money | amount "6k", deadline "by June"
read 20 pages a day, wait no 10 | read 10 pages | reading, 7 a week, 10 pages a day | amount "10 pages", rhythm "a day", amount "a day"
read 20 pages a day, actually 30 minutes | read 20 pages | reading, 7 a week, 20 pages a day, unread "actually 30 minutes" | amount "20 pages", rhythm "a day", amount "a day"
practise the drums 20 mins, 4 times, no wait 5 times a week | practise the drums | instrument, 5 a week, 20m | length "20 mins", rhythm "5 times a week"
make it to the gym twice a week | make it to the gym | project, 2 a week | rhythm "twice a week"
write my thesis: intro by Christmas, whole thing by end of February | write my thesis | writing, by 2027-02-28, unread "intro by Christmas", beside "whole thing" | deadline "by end of February"
write my thesis, first draft by Christmas, finished by end of February | write my thesis | writing, by 2027-02-28, unread "first draft by Christmas" | deadline "finished by end of February"
record an album: demos by March, all of it by June | record an album | project, by 2027-06-01, unread "demos by March" | deadline "by June"
declutter my wardrobe this weekend, garage next weekend | declutter my wardrobe | tidy, by 2026-11-29, from 2026-11-28, unread "garage next weekend" | deadline "this weekend"
do 20 minutes of Anki every day and one full past paper on Sundays | do Anki | general, 7 a week, 20m, also "one full past paper on Sundays" | length "20 minutes", rhythm "every day"
learn one new recipe a week and cook it on Saturday | learn one new recipe | general, 1 a week, 1 recipe a week, unread "and cook it on Saturday" | amount "one new recipe", rhythm "a week", amount "a week"
pass my test, it's on Saturday | pass my test | exam, by 2026-11-28 | deadline "it's on Saturday"
prepare for my test on 9 January, 30 minutes a day, double the week before | prepare for my test | exam, by 2027-01-09, 7 a week, 30m, unread "double the week before" | deadline "on 9 January", length "30 minutes a day"
stop checking emails after 7 and on weekends | stop checking emails after 7 | quit, unread "and on weekends"
no screens after 9 on weekdays | quit screens after 9 | quit, 5 a week, on Mon Tue Wed Thu Fri | days "on weekdays"
`),
)('$sentence', (row) => {
  expect(sentenceInWords(row.sentence)).toEqual(row)
})
