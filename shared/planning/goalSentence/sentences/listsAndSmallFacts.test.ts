import { expect, test } from 'vitest'
import { sentenceInWords, sentencesOf } from '#shared/planning/testing/sentenceInWords.ts'

// What is listed behind a colon, what there is already, and facts of one day alone.

test.each(
  sentencesOf(`
save for a deposit of 25k, have 9k, can do 600 a month | save for a deposit of 25k | savings, by 2029-02-23, 25000 money, have 9k | amount "25k", level "have 9k", amount "can do 600 a month"
save 6000 by November, have £1,200 already, 400 a month | save 6000 | savings, by 2027-11-01, 6000 money, have £1,200 already | amount "6000", deadline "by November", level "have £1,200 already", amount "400 a month"
learn basic Arabic before I move to Dubai for work in September | learn basic Arabic | language, by 2027-08-31 | deadline "before I move to Dubai for work in September"
ditch sugar in my tea from Monday | ditch sugar in my tea | quit, from 2026-11-30 | start "from Monday"
write a business plan, due to the bank on the 18th | write a business plan | writing, by 2026-12-18 | deadline "due to the bank on the 18th"
practise reverse parking with mum on Sunday afternoons until my test | practise reverse parking with mum | exam, 1 a week, on Sun, 12:00-17:00, unread "until my test" | days "on Sunday afternoons"
study for my exam on Sunday afternoon | study for my exam | exam, by 2026-11-29 | deadline "on Sunday afternoon"
I have ADHD so 10 minute chunks only, learn to cook, 3 days a week | learn to cook | skill, 3 a week, 10m | length "so 10 minute chunks", rhythm "3 days a week"
apply to PhD programmes by 15 December, 2h tonight and then 1h a day | apply to PhD programmes | general, by 2026-12-15, 7 a week, 60m, unread "2h tonight and then" | deadline "by 15 December", length "1h a day"
revise two subjects: history on Monday and Wednesday, geography on Tuesday and Thursday | revise two subjects | general, 4 a week, on Mon Tue Wed Thu | days "on Monday and Wednesday", days "on Tuesday and Thursday"
golf: range on Wednesdays, course on Saturdays | golf: range | skill, 2 a week, on Wed Sat | days "on Wednesdays", days "on Saturdays"
learn piano: scales on Tuesdays | learn piano: scales | instrument, 1 a week, on Tue | days "on Tuesdays"
stop ordering takeaways during the week, Fri Sat ok | stop ordering takeaways | quit, 5 a week, on Mon Tue Wed Thu Fri, unread "Fri Sat ok" | days "during the week"
go to a gym on Fri and Sat | go to a gym | strength, 2 a week, on Fri Sat | days "on Fri and Sat"
complete my nanodegree in 4 months at 8 hours per week | complete my nanodegree | general, by 2027-03-23, 7 a week, 75m, 480m a week | deadline "in 4 months", length "8 hours per week"
gym at 8 on Mondays | go to the gym | strength, 1 a week, on Mon, 08:00-09:00 | time "at 8", days "on Mondays"
practise Italian daily but only 5 minutes on busy days | practise Italian | language, 7 a week, unread "but only 5 minutes on busy days" | rhythm "daily"
practise Italian daily, 5 minutes | practise Italian | language, 7 a week, 5m | rhythm "daily", length "5 minutes"
30 day no spend challenge from 1 January | do a no spend challenge | quit, by 2027-01-30, from 2027-01-01, 7 a week | rhythm "30 day", deadline "30 day", start "from 1 January"
30 day yoga challenge | do yoga challenge | flexibility, by 2026-12-22, 7 a week | rhythm "30 day", deadline "30 day"
go to bed without my phone | go to bed without my phone | calm
learn the sax, neighbours hate noise so only between 5 and 7pm | learn the sax | instrument, 17:00-19:00 | time "neighbours hate noise", time "so only between 5 and 7pm"
learn the sax, neighbours hate noise after 8 so only between 5 and 7pm | learn the sax | instrument, 17:00-19:00 | time "neighbours hate noise after 8", time "so only between 5 and 7pm"
`),
)('$sentence', (row) => {
  expect(sentenceInWords(row.sentence)).toEqual(row)
})
