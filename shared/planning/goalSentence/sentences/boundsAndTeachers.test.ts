import { expect, test } from 'vitest'
import { sentenceInWords, sentencesOf } from '#shared/planning/testing/sentenceInWords.ts'

// Bounds beside a goal, what is looked for, and what others say of it.

test.each(
  sentencesOf(`
save for a house so no more than £30 a week on eating out | save for a house | savings, unread "no more than £30 a week on eating out"
spend no more than 50 a week on food | spend no more than 50 a week on food | quit
my Spanish teacher says I should do 20 minutes a day | Learn Spanish | language, 7 a week, 20m | length "20 minutes a day"
looking for a new job, I can spend an hour every evening except Friday | find a new job | job, 6 a week, on Sun Mon Tue Wed Thu Sat, not on Fri, 60m, 17:00-22:00 | length "I can spend an hour", rhythm "every evening", days "except Friday"
I waste too much time on TikTok, I want max 30 minutes a day | keep to max 30 minutes a day on TikTok | quit, 30 minutes a day
we have our theory exam on 10 February, want to study together on Tuesdays | study together for our theory exam | exam, by 2027-02-10, 1 a week, on Tue | deadline "on 10 February", days "on Tuesdays"
my thesis is due in 5 months, mornings only | Write my thesis | writing, by 2027-04-23, 05:00-12:00 | deadline "in 5 months", time "mornings only"
start saving 100 a month from January for a trip to Japan in 2028 | start saving for a trip to Japan | savings, by 2027-12-31, from 2027-01-01, 100 money a month | amount "100 a month", start "from January", deadline "in 2028"
start running in March | start running | start_running, from 2027-03-01 | deadline "in March"
`),
)('$sentence', (row) => {
  expect(sentenceInWords(row.sentence)).toEqual(row)
})
