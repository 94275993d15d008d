import { expect, test } from 'vitest'
import { sentenceInWords, sentencesOf } from '#shared/planning/testing/sentenceInWords.ts'

// What others do, and what somebody does not do, is no level, time or day of the goal.

test.each(
  sentencesOf(`
I never run twice a week now, want to do 3 | do 3 | general | 
my husband can only exercise on sun and mon, run 3 times a week | run | start_running, 3 a week, unread "my husband can only exercise on sun and mon" | rhythm "3 times a week"
learn guitar, mornings free from 9 on Tuesdays | learn guitar | instrument, 1 a week, on Tue, 09:00-12:00 | time "mornings free from 9", days "on Tuesdays"
gym 3x until Christmas | go to the gym | strength, by 2026-12-25, 3 a week | rhythm "3x", deadline "until Christmas"
write a blog, publish every Thursday, never on Mondays | write a blog | writing, 1 a week, on Thu, not on Mon | days "every Thursday", days "never on Mondays"
I cannot make 7pm yet, gym Mondays | go to the gym | strength, 1 a week, on Mon, unread "I cannot make 7pm yet" | days "Mondays"
moving to Berlin in August, need B1 German by June | move to Berlin | moving, by 2027-08-31, also "learn B1 German by June" | deadline "in August"
paint on Wednesdays when the kids are with me | paint | art, 1 a week, on Wed, unread "when the kids are with me" | days "on Wednesdays"
reduce stress, meditate, I do 20 minutes a day | reduce stress, meditate | calm, 7 a week, 20m, beside "I do" | length "20 minutes a day"
`),
)('$sentence', (expected) => {
  expect(sentenceInWords(expected.sentence)).toEqual(expected)
})
