import { expect, test } from 'vitest'
import { sentenceInWords, sentencesOf } from '#shared/planning/testing/sentenceInWords.ts'

// What is done already or went wrong before, and how much there is of what was named.

test.each(
  sentencesOf(`
10 minutes of scales and 20 of pieces on the flute, 5 days a week | Practise scales | instrument, 5 a week, 10m, unread "and 20 of pieces on the flute" | length "10 minutes", rhythm "5 days a week"
compose a 3 minute piece for cello, deadline end of February | compose a 3 minute piece for cello | instrument, by 2027-02-28 | deadline "end of February"
declare my freelance income, 31 January deadline, weekends | declare my freelance income | general, by 2027-01-31, 2 a week, on Sun Sat | deadline "31 January", days "weekends"
read aloud to my daughter every bedtime | read aloud to my daughter | reading, 7 a week, 20:00-24:00 | rhythm "every bedtime"
read 20 books this year, have read 5 | read 20 books | reading, by 2026-12-31, 20 books, have read 5 | amount "20 books", deadline "this year", level "have read 5"
finish 12 lessons, done 4 already | finish 12 lessons | general, 12 lessons, done 4 already | amount "12 lessons", level "done 4 already"
have read time with my kids | have read time with my kids | reading
I've failed my theory test twice, third time is on December 19 | pass my theory test | exam, by 2026-12-19 | deadline "on December 19"
for my PhD I need to read 3 papers a week | read 3 papers | reading, 3 papers a week | amount "3 papers", amount "a week"
for my wedding I want to lose 5 kg by June | lose 5 kg | weight, by 2027-06-01 | deadline "by June"
I have 1 hour and half per day, learn German | learn German | language, 7 a week, 90m | length "I have 1 hour and half per day"
I'd like an hour of maths on Mondays | Work on maths | general, 1 a week, on Mon, 60m | length "an hour", days "on Mondays"
digitise my CDs, 300 of them, 10 a day | digitise my CDs | general, by 2026-12-23, 7 a week, 300 cds | amount "300 of them", amount "10 a day", rhythm "a day"
translate my grandad's letters, there are 60 of them | translate my grandad's letters | general, 60 letters | amount "there are 60 of them"
prepare for parenthood: read 3 books, build the crib by 1 April | prepare for parenthood: read 3 books, build the crib | reading, by 2027-04-01, 3 books | amount "3 books", deadline "by 1 April"
`),
)('$sentence', (row) => {
  expect(sentenceInWords(row.sentence)).toEqual(row)
})
