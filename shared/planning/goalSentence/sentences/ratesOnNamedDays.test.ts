import { expect, test } from 'vitest'
import { sentenceInWords, sentencesOf } from '#shared/planning/testing/sentenceInWords.ts'

// So much a day, and which days these are.

test.each(
  sentencesOf(`
learn to code, 1.5h a day mon-fri before work | learn to code | coding, 5 a week, on Mon Tue Wed Thu Fri, 90m, 05:00-09:00 | length "1.5h a day", days "mon-fri", time "before work"
get my inbox under control, 15 mins a day at 9am, weekdays | get my inbox under control | general, 5 a week, on Mon Tue Wed Thu Fri, 15m, 09:00-09:15 | length "15 mins a day", time "at 9am", days "weekdays"
piano 20 minutes a day, 30 on Sundays | Practise piano | instrument, 7 a week, on Sun Mon Tue Wed Thu Fri Sat, 20m, Sun 30m | days "20 minutes a day, 30 on Sundays"
`),
)('$sentence', (expected) => {
  expect(sentenceInWords(expected.sentence)).toEqual(expected)
})
