import { expect, test } from 'vitest'
import { sentenceInWords, sentencesOf } from '#shared/planning/testing/sentenceInWords.ts'

// Numbers, dates and hours that are spelled out.

test.each(
  sentencesOf(`
write a poem by the twentieth of February | write a poem | writing, by 2027-02-20 | deadline "by the twentieth of February"
write a poem by the twenty first of February | write a poem | writing, by 2027-02-21 | deadline "by the twenty first of February"
write a poem by the twenty ninth of January | write a poem | writing, by 2027-01-29 | deadline "by the twenty ninth of January"
write a poem by the thirtieth of January | write a poem | writing, by 2027-01-30 | deadline "by the thirtieth of January"
write a poem by the thirty first of January | write a poem | writing, by 2027-01-31 | deadline "by the thirty first of January"
write a poem by May twenty second | write a poem | writing, by 2027-05-22 | deadline "by May twenty second"
write a poem by the nineteenth of May | write a poem | writing, by 2027-05-19 | deadline "by the nineteenth of May"
write a poem by the first of May | write a poem | writing, by 2027-05-01 | deadline "by the first of May"
write a poem by the twelfth of May | write a poem | writing, by 2027-05-12 | deadline "by the twelfth of May"
run at half past six | run | start_running, 06:30-07:30 | time "at half past six"
run at quarter past six | run | start_running, 06:15-07:15 | time "at quarter past six"
run at quarter to seven | run | start_running, 06:45-07:45 | time "at quarter to seven"
run at six thirty | run | start_running, 06:30-07:30 | time "at six thirty"
run at seven fifteen | run | start_running, 07:15-08:15 | time "at seven fifteen"
run at twelve thirty | run | start_running, 12:30-13:30 | time "at twelve thirty"
read forty five pages a day | read forty five pages | reading, 7 a week, 45 pages a day | amount "forty five pages", rhythm "a day", amount "a day"
read a hundred pages a week | read a hundred pages | reading, 100 pages a week | amount "a hundred pages", amount "a week"
read a hundred and fifty pages a week | read a hundred and fifty pages | reading, 150 pages a week | amount "a hundred and fifty pages", amount "a week"
read two hundred pages a week | read two hundred pages | reading, 200 pages a week | amount "two hundred pages", amount "a week"
read two thousand five hundred pages by june | read two thousand five hundred pages | reading, by 2027-06-01, 2500 pages | amount "two thousand five hundred pages", deadline "by june"
read nine hundred and ninety nine pages by june | read nine hundred and ninety nine pages | reading, by 2027-06-01, 999 pages | amount "nine hundred and ninety nine pages", deadline "by june"
read one thousand pages by june | read one thousand pages | reading, by 2027-06-01, 1000 pages | amount "one thousand pages", deadline "by june"
read ninety nine pages by june | read ninety nine pages | reading, by 2027-06-01, 99 pages | amount "ninety nine pages", deadline "by june"
read nineteen pages a day | read nineteen pages | reading, 7 a week, 19 pages a day | amount "nineteen pages", rhythm "a day", amount "a day"
run three times a week for twenty five minutes | run | start_running, 3 a week, 25m | rhythm "three times a week", length "for twenty five minutes"
run three times a week for twenty minutes | run | start_running, 3 a week, 20m | rhythm "three times a week", length "for twenty minutes"
`),
)('$sentence', (row) => {
  expect(sentenceInWords(row.sentence)).toEqual(row)
})
