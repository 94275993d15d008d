import { expect, test } from 'vitest'
import { sentenceInWords, sentencesOf } from '#shared/planning/testing/sentenceInWords.ts'

// A day with an article, and verbs of doing something again.

test.each(
  sentencesOf(`
finish my NVQ 3 hours a week on a Saturday | finish my NVQ | general, 1 a week, on Sat, 180m, 180m a week | length "3 hours a week", days "on a Saturday"
swim on a Saturday morning | swim | endurance, 1 a week, on Sat, 05:00-12:00 | days "on a Saturday morning"
pass my exam on a Saturday | pass my exam | exam, unread "on a Saturday"
plan a party on a Saturday | plan a party | event, unread "on a Saturday"
start learning guitar, 3 x week 20 mins | start learning guitar | instrument, 3 a week, 20m | rhythm "3 x week", length "20 mins"
renegotiate my salary by March | renegotiate my salary | general, by 2027-03-01 | deadline "by March"
reread Harry Potter, 20 pages a day | reread Harry Potter | reading, 7 a week, 20 pages a day | amount "20 pages", rhythm "a day", amount "a day"
type up grandma's recipes, 5 a week | type up grandma's recipes | general, 5 a week | rhythm "5 a week"
relax every evening | relax | calm, 7 a week, 17:00-22:00 | rhythm "every evening"
have a picnic on a Sunday | have a picnic | general, unread "on a Sunday"
`),
)('$sentence', (row) => {
  expect(sentenceInWords(row.sentence)).toEqual(row)
})
