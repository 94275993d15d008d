import { expect, test } from 'vitest'
import { sentenceInWords, sentencesOf } from '#shared/planning/testing/sentenceInWords.ts'

// Goals that are named by their kind, deeds that somebody is supposed to do, beginnings on a day and jobs beside the time that they leave.

test.each(
  sentencesOf(`
reading goal: 30 books in 2027 | read 30 books | reading, by 2027-12-31, from 2027-01-01, 30 books | amount "30 books", deadline "in 2027"
my savings goal is 3000 by June | save 3000 | savings, by 2027-06-01, 3000 money | amount "3000", deadline "by June"
lift 4 days a week and I'm also supposed to stretch daily | lift | strength, 4 a week, also "stretch daily" | rhythm "4 days a week"
starting couch to 5k next Monday, 3 times a week | start couch to 5k | start_running, from 2026-11-30, 3 a week | start "next Monday", rhythm "3 times a week"
learn Spanish, full time job so weekends only | learn Spanish | language, 2 a week, on Sun Sat, beside "full time job" | days "weekends only"
working full time so evenings only, learn Spanish | learn Spanish | language, 17:00-22:00, beside "working full time" | time "evenings only"
`),
)('$sentence', (expected) => {
  expect(sentenceInWords(expected.sentence)).toEqual(expected)
})
