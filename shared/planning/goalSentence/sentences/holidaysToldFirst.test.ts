import { expect, test } from 'vitest'
import { sentenceInWords, sentencesOf } from '#shared/planning/testing/sentenceInWords.ts'

// A holiday that is told before the goal, and what is put away.

test.each(
  sentencesOf(`
I go on holiday on 3 July, lose 5 kg | lose 5 kg | weight, by 2027-07-03 | deadline "on 3 July"
we go on honeymoon in June, learn Italian 20 minutes a day | learn Italian | language, by 2027-05-31, 7 a week, 20m | deadline "in June", length "20 minutes a day"
put 15% of my salary away | put 15% of my salary away | savings
put the toys away every evening | put the toys away | general, 7 a week, 17:00-22:00 | rhythm "every evening"
`),
)('$sentence', (row) => {
  expect(sentenceInWords(row.sentence)).toEqual(row)
})
