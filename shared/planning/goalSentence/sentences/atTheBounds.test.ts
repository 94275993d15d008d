import { expect, test } from 'vitest'
import { CONTEXT, sentenceInWords, sentencesOf } from '#shared/planning/testing/sentenceInWords.ts'
import { understand } from '#shared/planning/understand.ts'

// Hours, counts, lengths and dates at the last value that is one, and one beyond it.

test.each(
  sentencesOf(`
run at 7 | run | start_running, 07:00-08:00 | time "at 7"
run at 8 | run | start_running, 08:00-09:00 | time "at 8"
run at 9 | run | start_running, 09:00-10:00 | time "at 9"
run at 10 | run | start_running, 10:00-11:00 | time "at 10"
run at 12 | run | start_running, 12:00-13:00 | time "at 12"
run at 7am | run | start_running, 07:00-08:00 | time "at 7am"
run at 12am | run | start_running, 00:00-01:00 | time "at 12am"
run at 12pm | run | start_running, 12:00-13:00 | time "at 12pm"
run after 7 | run | start_running, 19:00-24:00 | time "after 7"
run after 8 | run | start_running, 20:00-24:00 | time "after 8"
run after 9 | run | start_running, 21:00-24:00 | time "after 9"
run after 10 | run | start_running, 10:00-24:00 | time "after 10"
run after 11 | run | start_running, 11:00-24:00 | time "after 11"
run before 7 | run | start_running, 05:00-07:00 | time "before 7"
run before 8 | run | start_running, 05:00-08:00 | time "before 8"
run before 9am | run | start_running, 05:00-09:00 | time "before 9am"
run until 9 | run | start_running, unread "until 9"
run between 6 and 9 | run | start_running, 18:00-21:00 | time "between 6 and 9"
run between 6 and 8pm | run | start_running, 18:00-20:00 | time "between 6 and 8pm"
run between 9 and 12 | run | start_running, 09:00-12:00 | time "between 9 and 12"
run between 11 and 1 | run | start_running, 11:00-13:00 | time "between 11 and 1"
run from 6 to 7:30 pm | run | start_running, 90m, 18:00-19:30 | time "from 6 to 7:30 pm"
run from 6 to 9 pm | run | start_running, 180m, 18:00-21:00 | time "from 6 to 9 pm"
run from 6 to 9:15 pm | run | start_running, 18:00-21:15 | time "from 6 to 9:15 pm"
run 7-8pm | run | start_running, 60m, 19:00-20:00 | time "7-8pm"
run 7-10pm | run | start_running, 180m, 19:00-22:00 | time "7-10pm"
run 7-10:30pm | run | start_running, 19:00-22:30 | time "7-10:30pm"
run 5-6am | run | start_running, 60m, 05:00-06:00 | time "5-6am"
study from 18:00 to 21:00 | study | general, 180m, 18:00-21:00 | time "from 18:00 to 21:00"
study from 18:00 to 21:01 | study | general, 18:00-21:01 | time "from 18:00 to 21:01"
study 20 to 22 | study | general, 120m, 20:00-22:00 | time "20 to 22"
swim friday nights 11 to 12 | swim | endurance, 1 a week, on Fri, 60m, 23:00-24:00 | days "friday nights", time "11 to 12"
swim on tuesday evenings 10 to 12 | swim | endurance, 1 a week, on Tue, 120m, 22:00-24:00 | days "on tuesday evenings", time "10 to 12"
swim on tuesday evenings 10 to 11:30 | swim | endurance, 1 a week, on Tue, 90m, 22:00-23:30 | days "on tuesday evenings", time "10 to 11:30"
swim on tuesday evenings 5 to 7 | swim | endurance, 1 a week, on Tue, 120m, 17:00-19:00 | days "on tuesday evenings", time "5 to 7"
run 0 times a week | run | start_running, unread "0 times a week"
run 1 time a week | run | start_running, 1 a week | rhythm "1 time a week"
run 7 times a week | run | start_running, 7 a week | rhythm "7 times a week"
run 8 times a week | run | start_running, 7 a week | rhythm "8 times a week"
run 3-4 times a week | run | start_running, 3 a week | rhythm "3-4 times a week"
run twice a day | run | start_running, 7 a week, 2 times a day | rhythm "twice a day"
run every other day | run | start_running, 4 a week, 2-day rhythm | rhythm "every other day"
run every 2 days | run | start_running, 4 a week, 2-day rhythm | rhythm "every 2 days"
run every 3 days | run | start_running, 2 a week, 3-day rhythm | rhythm "every 3 days"
run every 6 days | run | start_running, 1 a week, 6-day rhythm | rhythm "every 6 days"
run every 7 days | run | start_running, 1 a week, 7-day rhythm | rhythm "every 7 days"
run every 8 days | run | start_running, unread "every 8 days"
run every second day | run | start_running, 4 a week, 2-day rhythm | rhythm "every second day"
run every third day | run | start_running, 2 a week, 3-day rhythm | rhythm "every third day"
run every 10 days | run | start_running, unread "every 10 days"
study 1 hour a week | study | general, 1 a week, 60m, 60m a week | length "1 hour a week"
study 2 hours a week | study | general, 2 a week, 60m, 120m a week | length "2 hours a week"
study 61 minutes a week | study | general, 2 a week, 45m, 61m a week | length "61 minutes a week"
study 7 hours a week | study | general, 7 a week, 60m, 420m a week | length "7 hours a week"
study 8 hours a week | study | general, 7 a week, 75m, 480m a week | length "8 hours a week"
study 112 hours a week | study | general, 7 a week, 960m, 6720m a week | length "112 hours a week"
study 113 hours a week | study | general, 7 a week, 975m, 6780m a week, conflict | length "113 hours a week"
study 10 hours a week | study | general, 7 a week, 90m, 600m a week | length "10 hours a week"
study 10 hours a week, 3 times a week | study | general, 3 a week, 210m, 600m a week | length "10 hours a week", rhythm "3 times a week"
study 16 hours | study | general, 960m | length "16 hours"
study 17 hours | study | general, 60m, 1020m in all | total "17 hours"
study 16 hours in total | study | general, 60m, 960m in all | total "16 hours in total"
study 40 hours in total by june | study | general, by 2027-06-01, 60m, 2400m in all | total "40 hours in total", deadline "by june"
study 40 hours in total by june, 45 minutes each | study | general, by 2027-06-01, 45m, 2400m in all | total "40 hours in total", deadline "by june", length "45 minutes each"
study 24 hours a day | study 24 hours a day | general
study 16 hours a day | study | general, 7 a week, 960m | length "16 hours a day"
study 17 hours a day | study | general, 7 a week, 1020m, conflict | length "17 hours a day"
study 1 minute a day | study | general, 7 a week, 1m | length "1 minute a day"
study 1440 minutes a day | study | general, 7 a week, 1440m, conflict | length "1440 minutes a day"
study 30-45 minutes a day | study | general, 7 a week, 30m | length "30-45 minutes a day"
study 45 to 60 minutes on weekdays | study | general, 5 a week, on Mon Tue Wed Thu Fri, 45m | length "45 to 60 minutes", days "on weekdays"
study for half an hour every day | study | general, 7 a week, 30m | length "for half an hour every day"
study for an hour and a half on mondays | study | general, 1 a week, on Mon, 90m | length "for an hour and a half", days "on mondays"
study 90 min on mondays | study | general, 1 a week, on Mon, 90m | length "90 min", days "on mondays"
study 1.5 hours on mondays | study | general, 1 a week, on Mon, 90m | length "1.5 hours", days "on mondays"
study 1h30 on mondays | study | general, 1 a week, on Mon, 90m | length "1h30", days "on mondays"
read 300 pages by june | read 300 pages | reading, by 2027-06-01, 300 pages | amount "300 pages", deadline "by june"
read 300 pages by june, 10 a day | read 300 pages | reading, by 2027-06-01, 300 pages, unread "10 a day" | amount "300 pages", deadline "by june"
read 1 page a day | read 1 page | reading, 7 a week, 1 page a day | amount "1 page", rhythm "a day", amount "a day"
read 300 pages, 10 a day | read 300 pages | reading, by 2026-12-23, 7 a week, 300 pages | amount "300 pages", amount "10 a day", rhythm "a day"
save 6000 euros, 250 a month | save 6000 euros | savings, by 2028-11-23, 6000 euros | amount "6000 euros", amount "250 a month"
save 6000 euros by june, 1000 a month | save 6000 euros | savings, by 2027-06-01, 6000 euros | amount "6000 euros", deadline "by june", amount "1000 a month"
save 6000 euros by june, 250 a month | save 6000 euros | savings, by 2027-06-01, 6000 euros, unread "250 a month" | amount "6000 euros", deadline "by june"
save 1 euro by june | save 1 euro | savings, by 2027-06-01, 1 euro | amount "1 euro", deadline "by june"
walk 10,000 steps a day | walk 10,000 steps | general, 7 a week, 10000 steps a day | amount "10,000 steps", rhythm "a day", amount "a day"
drink 8 glasses of water every day | drink 8 glasses of water | general, 7 a week, 8 glasses a day | amount "8 glasses", amount "every day"
drink at most 2 coffees a day | drink at most 2 coffees a day | quit, 2 coffees a day
limit Instagram to 30 minutes a day | limit Instagram to 30 minutes a day | quit, 30 minutes a day
run a 10 km race in june | run a 10 km race | race, by 2027-05-31 | deadline "in june"
run 100 km in june | run 100 km | start_running, by 2027-06-30, 100 km | amount "100 km", deadline "in june"
hike 100 km on the West Highland Way | hike 100 km on the West Highland Way | endurance
write 50000 words in november | write 50000 words | writing, by 2026-11-30, 50000 words | amount "50000 words", deadline "in november"
write 50k words by 30 november 2027 | write 50k words | writing, by 2027-11-30, 50000 words | amount "50k words", deadline "by 30 november 2027"
write a novel in 1 week | write a novel | writing, by 2026-11-30 | deadline "in 1 week"
write a novel in 2 weeks | write a novel | writing, by 2026-12-07 | deadline "in 2 weeks"
write a novel in 12 months | write a novel | writing, by 2027-11-23 | deadline "in 12 months"
write a novel within 90 days | write a novel | writing, by 2027-02-21 | deadline "within 90 days"
write a novel over the next 3 months | write a novel | writing, by 2027-02-23 | deadline "over the next 3 months"
write a novel for 4 weeks | write a novel | writing, by 2026-12-20 | deadline "for 4 weeks"
write a novel by the 31st | write a novel | writing, by 2026-12-31 | deadline "by the 31st"
write a novel by the 30th | write a novel | writing, by 2026-11-30 | deadline "by the 30th"
write a novel by the 23rd | write a novel | writing, by 2026-12-23 | deadline "by the 23rd"
write a novel by the 24th | write a novel | writing, by 2026-11-24 | deadline "by the 24th"
write a novel by 31 april | write a novel | writing, unread "by 31 april"
write a novel by 30 february | write a novel | writing, unread "by 30 february"
write a novel by 29 february 2028 | write a novel | writing, by 2028-02-29 | deadline "by 29 february 2028"
write a novel by 24 november | write a novel | writing, by 2026-11-24 | deadline "by 24 november"
write a novel by 23 november | write a novel | writing, by 2027-11-23 | deadline "by 23 november"
write a novel by 22 november | write a novel | writing, by 2027-11-22 | deadline "by 22 november"
write a novel by 2026-11-23 | write a novel | writing, by 2026-11-23 | deadline "by 2026-11-23"
write a novel by 2026-11-22 | write a novel | writing, by 2026-11-22, conflict | deadline "by 2026-11-22"
write a novel by 2027 | write a novel | writing, by 2027-01-01 | deadline "by 2027"
write a novel in 2027 | write a novel | writing, by 2027-12-31 | deadline "in 2027"
write a novel by june 2028 | write a novel | writing, by 2028-06-01 | deadline "by june 2028"
write a novel in the first week of march | write a novel | writing, by 2027-03-07 | deadline "in the first week of march"
write a novel by the first monday in may | write a novel | writing, by 2027-05-03 | deadline "by the first monday in may"
write a novel by the second saturday in may | write a novel | writing, by 2027-05-08 | deadline "by the second saturday in may"
write a novel by the last friday of january | write a novel | writing, by 2027-01-29 | deadline "by the last friday of january"
write a novel by mid january | write a novel | writing, by 2027-01-15 | deadline "by mid january"
write a novel by the end of january | write a novel | writing, by 2027-01-31 | deadline "by the end of january"
write a novel by the end of the year | write a novel | writing, by 2026-12-31 | deadline "by the end of the year"
write a novel by the end of next month | write a novel | writing, by 2026-12-31 | deadline "by the end of next month"
write a novel by the end of the week | write a novel | writing, by 2026-11-29 | deadline "by the end of the week"
write a novel this month | write a novel | writing, by 2026-11-30 | deadline "this month"
write a novel this quarter | write a novel | writing, by 2026-12-31 | deadline "this quarter"
write a novel next quarter | write a novel | writing, by 2027-03-31 | deadline "next quarter"
write a novel in q1 | write a novel | writing, by 2027-03-31 | deadline "in q1"
write a novel in q4 2027 | write a novel | writing, by 2027-12-31 | deadline "in q4 2027"
write a novel by easter | write a novel | writing, by 2027-03-28 | deadline "by easter"
write a novel by christmas | write a novel | writing, by 2026-12-25 | deadline "by christmas"
write a novel by new year | write a novel | writing, by 2027-01-01 | deadline "by new year"
write a novel this winter | write a novel | writing, by 2027-02-28 | deadline "this winter"
write a novel by winter | write a novel | writing, by 2027-02-28 | deadline "by winter"
write a novel next summer | write a novel | writing, by 2027-08-31 | deadline "next summer"
write a novel before summer | write a novel | writing, by 2027-05-31 | deadline "before summer"
write a novel from january | write a novel | writing, from 2027-01-01 | start "from january"
write a novel from january to march | write a novel | writing, by 2027-03-31, from 2027-01-01 | deadline "from january to march"
write a novel starting monday | write a novel | writing, from 2026-11-30 | start "starting monday"
write a novel starting next monday | write a novel | writing, from 2026-11-30 | start "starting next monday"
write a novel starting 1 december | write a novel | writing, from 2026-12-01 | start "starting 1 december"
write a novel after 10 january | write a novel | writing, from 2027-01-11 | start "after 10 january"
write a novel from 1 march to 30 april | write a novel | writing, by 2027-04-30, from 2027-03-01 | deadline "from 1 march to 30 april"
write a novel 6 weeks before our flight on 1 august | write a novel | writing, by 2027-06-20 | deadline "6 weeks before our flight on 1 august"
write a novel 2 days before 1 august | write a novel | writing, by 2027-07-30 | deadline "2 days before 1 august"
finish the book 6 weeks before our flight on 1 august | finish the book | general, by 2027-06-20 | deadline "6 weeks before our flight on 1 august"
write a novel by the first weekend in may | write a novel | writing, by 2027-05-01 | deadline "by the first weekend in may"
save 2 million euros by june | save 2 million euros | savings, by 2027-06-01, 2000000 euros | amount "2 million euros", deadline "by june"
save 100 thousand euros by june | save 100 thousand euros | savings, by 2027-06-01, 100000 euros | amount "100 thousand euros", deadline "by june"
save 1.5 million dollars by 2040 | save 1.5 million dollars | savings, by 2040-01-01, 1500000 dollars | amount "1.5 million dollars", deadline "by 2040"
save a million dollars by 2040 | save a million dollars | savings, by 2040-01-01, 1000000 dollars | amount "a million dollars", deadline "by 2040"
save 999 thousand euros by june | save 999 thousand euros | savings, by 2027-06-01, 999000 euros | amount "999 thousand euros", deadline "by june"
sell 2 million records by june | sell 2 million records | general, by 2027-06-01 | deadline "by june"
`),
)('$sentence', (row) => {
  expect(sentenceInWords(row.sentence)).toEqual(row)
})

test('a sentence has ten further goals at most: what comes then belongs to the last', () => {
  const further = [
    'swim twice a week',
    'read 10 pages a day',
    'run on mondays',
    'paint on tuesdays',
    'draw on fridays',
    'write daily',
    'cook on sundays',
    'meditate every day',
    'cycle twice a week',
    'practise piano 20 min a day',
  ]
  const alsoOf = (goals: readonly string[]) =>
    understand(['learn French 30 min a day', ...goals].join(' and '), CONTEXT).understood.also
  expect(alsoOf(further)).toEqual(further)
  const last = 'save 20 euros a week'
  expect(alsoOf([...further, last])).toEqual([...further.slice(0, -1), `${further.at(-1)} and ${last}`])
})
