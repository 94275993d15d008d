import { expect, test } from 'vitest'
import { sentenceInWords, sentencesOf } from '#shared/planning/testing/sentenceInWords.ts'

// What may be had on some days only, and what is told before the goal: when it ends, on which days it is, what it is for.

test.each(
  sentencesOf(`
eat sweets only on Saturdays | eat sweets only on Saturdays | quit, not on Sat
only drink at weekends | only drink at weekends | quit, not on Sun Sat
beer only on Fridays | have beer only on Fridays | quit, not on Fri
only eat out once a week | only eat out once a week | quit, 1 times a week
limit takeaways to once a week | limit takeaways to once a week | quit, 1 times a week
cut down on alcohol to twice a week | cut down on alcohol to twice a week | quit, 2 times a week
keep takeaways to once a week | keep takeaways to once a week | quit, 1 times a week
only run on Saturdays | only run | start_running, 1 a week, on Sat | days "on Saturdays"
only play the piano once a week | only play the piano | instrument, 1 a week | rhythm "once a week"
play football only on Sundays | play football | skill, 1 a week, on Sun | days "only on Sundays"
cook at home more, only order in on Fridays | cook at home more | general, unread "only order in on Fridays"
keep piano practice to 3 times a week | keep piano practice | instrument, 3 a week | rhythm "3 times a week"
study for the bar, exams 23 and 24 February | study for the bar | exam, by 2027-02-23 | deadline "exams 23 and 24 February"
revise for chemistry, exams are 5 and 9 June | revise for chemistry | exam, by 2027-06-05 | deadline "exams are 5 and 9 June"
bar exam 23 and 24 February | Study for bar exam | exam, by 2027-02-23 | deadline "23 and 24 February"
learn first aid, course is on 12 and 13 December | learn first aid | course, by 2026-12-13, from 2026-12-12, 7 a week | rhythm "on 12 and 13 December", deadline "on 12 and 13 December"
paint the fence on 5 and 6 December | paint the fence | tidy, by 2026-12-06, from 2026-12-05, 7 a week | rhythm "on 5 and 6 December", deadline "on 5 and 6 December"
I teach until 4 so study for my masters after that | study for my masters | general, 16:00-24:00 | time "I teach until 4", time "after that"
I finish work at 6, piano afterwards twice a week | Practise piano | instrument, 2 a week, 18:00-24:00 | time "I finish work at 6", time "afterwards", rhythm "twice a week"
my shift ends at 3 so I can study after that | study | general, 15:00-24:00 | time "my shift ends at 3", time "I can study after that"
I work nights until 10, swim after that | swim | endurance, unread "I work nights until 10", unread "after that"
I play football on Saturdays and want to run on other days | run | start_running, 6 a week, on Sun Mon Tue Wed Thu Fri, not on Sat | days "I play football on Saturdays", rhythm "on other days"
I swim on Tuesdays and want to run 3 times a week on other days | run | start_running, 3 a week, not on Tue | days "I swim on Tuesdays", rhythm "3 times a week", days "on other days"
my guitar lesson is Tuesday so practise every day except then | practise guitar | instrument, 6 a week, on Sun Mon Wed Thu Fri Sat, not on Tue | days "my guitar lesson is Tuesday", rhythm "every day except then"
practise every day except Tuesday | practise | general, 6 a week, on Sun Mon Wed Thu Fri Sat, not on Tue | rhythm "every day", days "except Tuesday"
got my A levels in June and need to revise | revise for my A levels | exam, by 2027-05-31 | deadline "in June"
I have my maths GCSE in June and need to revise an hour a day | revise for my maths GCSE | exam, by 2027-05-31, 7 a week, 60m | deadline "in June", length "an hour a day"
lost my job last month. need to send 3 applications a day | send 3 applications | general, 7 a week, 3 applications a day | amount "3 applications", rhythm "a day", amount "a day"
lose my belly by June | lose my belly | weight, by 2027-06-01 | deadline "by June"
quit my job by March | quit my job | general, by 2027-03-01 | deadline "by March"
I've been putting off my dissertation for months and its due 30 April | Write my dissertation | writing, by 2027-04-30 | deadline "its due 30 April"
stop putting off my dissertation | Write my dissertation | writing
we r saving for a house, need 30k by June 2028 | save for a house | savings, by 2028-06-01, 30000 money | amount "need 30k", deadline "by June 2028"
study for IELTS, my weak point is speaking, an hour a day | study for IELTS | exam, 7 a week, 60m | length "an hour a day"
swim daily, my weak knee hurts | swim | endurance, 7 a week, beside "my weak knee hurts" | rhythm "daily"
get out of debt, owe 6,200 on two cards | get out of debt | debt, 6200 money | amount "owe 6,200 on two cards"
pay off 3k card, 1.5k overdraft | pay off 3k card, 1.5k overdraft | debt, 4500 money | amount "3k"
read more maybe 10 pages a day | read more | reading, 7 a week, 10 pages a day | amount "10 pages", rhythm "a day", amount "a day"
writting my CV this week | write my CV | job, by 2026-11-29 | deadline "this week"
`),
)('$sentence', (row) => {
  expect(sentenceInWords(row.sentence)).toEqual(row)
})
