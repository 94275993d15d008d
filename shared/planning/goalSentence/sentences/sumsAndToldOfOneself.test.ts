import { expect, test } from 'vitest'
import { sentenceInWords, sentencesOf } from '#shared/planning/testing/sentenceInWords.ts'

// Several sums that are one, how far somebody is already, and what is told of oneself or of others.

test.each(
  sentencesOf(`
save 500 for a bike and 300 for a helmet | save 500 for a bike and 300 for a helmet | savings, 800 money | amount "500 for a bike and 300"
pay off 2000 on visa and 500 to my brother by June | pay off 2000 on visa and 500 to my brother | debt, by 2027-06-01, 2500 money | amount "2000 on visa and 500", deadline "by June"
pay off 2000 and 500 to my brother | pay off 2000 and 500 to my brother | debt, 2500 money | amount "2000 and 500"
save 500 and read 20 pages a day | save 500 | savings, 7 a week, 500 money, also "read 20 pages a day" | amount "500", rhythm "a day"
save 3000 for a car and 12 books to read | save 3000 | savings, 3000 money, unread "for a car and 12 books to read" | amount "3000"
save 20k by June, 5k of it for a car | save 20k | savings, by 2027-06-01, 20000 money, beside "5k of it for a car" | amount "20k", deadline "by June"
get my book from 30k to 80k words by the end of June | get my book from 30k to 80k words | writing, by 2027-06-30, 50000 words | amount "80k words", deadline "by the end of June"
increase my savings from 2k to 10k by June | increase my savings from 2k to 10k | savings, by 2027-06-01, 8000 money | amount "10k", deadline "by June"
cut my spending on lunches from 60 to 20 a week | cut my spending on lunches from 60 to 20 a week | quit
reduce my debt from 5k to 2k by June | reduce my debt from 5k to 2k | debt, by 2027-06-01, 2000 money | amount "2k", deadline "by June"
write in my diary, never managed it longer than a week | write in my diary | writing
learn Swedish with my partner, she is Swedish | learn Swedish with my partner | language
learn Swedish with my partner, she is busy | learn Swedish with my partner | language, unread "she is busy"
learn C++ for a game I wanna make, nights only | learn C++ for a game I wanna make | project, 20:00-24:00 | time "nights only"
I'm so unfit I want to run 5 km | run 5 km | race, 5 km | amount "5 km"
quit weed, I smoke every night | quit weed | quit, I smoke every night | level "I smoke every night"
catch up on 8 missed lectures before Monday's quiz | catch up on 8 missed lectures | course, by 2026-11-30, 8 lectures | amount "8 missed lectures", deadline "before Monday's quiz"
prepare for Monday's quiz | prepare for quiz | exam, by 2026-11-30 | deadline "Monday's"
learn 5 recipes from my grandmother before she moves in February | learn 5 recipes from my grandmother | general, by 2027-01-31, 5 recipes | amount "5 recipes", deadline "before she moves in February"
paint the portrait of my grandma as a Christmas gift | paint the portrait of my grandma | general, by 2026-12-24 | deadline "as a Christmas gift"
plan the Christmas gift shopping | plan the Christmas gift shopping | event
learn to draw people, I can only do landscapes | learn to draw people | art, I can only do landscapes | level "I can only do landscapes"
learn piano, I can only do mornings | learn piano | instrument, 05:00-12:00 | time "I can only do mornings"
learn piano, I can only play on Sundays | learn piano | instrument, 1 a week, on Sun | days "I can only play on Sundays"
my English is bad. I want speak better, every day 30 minutes | speak better English | language, 7 a week, 30m | rhythm "every day", length "30 minutes"
I'm in my final year so dissertation due 4 May, 15 hours a week | Write dissertation | writing, by 2027-05-04, 7 a week, 135m, 900m a week | deadline "due 4 May", length "15 hours a week"
study theory 30 minutes Monday to Thursday, drive with my dad on Sundays, test on 3 February | study theory | general, by 2027-02-03, 4 a week, on Mon Tue Wed Thu, 30m, also "drive with my dad on Sundays, test on 3 February" | length "30 minutes", days "Monday to Thursday", deadline "test on 3 February"
read 20 minutes a day by June and write an essay on Sundays, exam is 3 June | read | reading, by 2027-06-01, 7 a week, 20m, also "write an essay on Sundays, exam is 3 June" | length "20 minutes a day", deadline "by June"
`),
)('$sentence', (row) => {
  expect(sentenceInWords(row.sentence)).toEqual(row)
})
