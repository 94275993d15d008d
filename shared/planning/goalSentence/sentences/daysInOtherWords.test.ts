import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

const TODAY = { today: '2026-11-23', weekStart: 1 } as const
const GOALS = ['learn guitar', 'swim', 'write my novel'] as const

test.each([
  'sometime at the weekend',
  'once at the weekend',
  'one day at the weekend',
  'whenever on the weekend',
  'Saturday or Sunday',
  'at some point over the weekend',
])('on Mondays and %s: one session of the weekend, on either of its days', (once) => {
  for (const goal of GOALS) {
    const sentence = `${goal} on Mondays and ${once}, 30 min`
    expect(understand(sentence, TODAY).understood, sentence).toMatchObject({
      what: goal,
      per_week: 2,
      minutes: 30,
      weekdays: null,
      one_on: [[1], [0, 6]],
      not_on: [2, 3, 4, 5],
      also: [],
      unread: [],
    })
  }
})

test.each(['around 5', 'about 5', 'around 5ish', 'sometime around 5', '5ish', 'at 5 or so', 'round about 5'])(
  'every Sunday %s is at that hour',
  (hour) => {
    for (const goal of GOALS)
      expect(understand(`${goal} every Sunday ${hour}`, TODAY).understood).toMatchObject({
        what: goal,
        weekdays: [0],
        between: ['17:00', '18:00'],
        unread: [],
      })
  },
)

test.each([
  "I'm off on Wednesdays",
  'im not working Wednesdays',
  'my day off is Wednesday',
  'Wednesdays are free',
])('%s: these are its days, where nothing else says how often', (free) => {
  for (const sentence of [
    `learn guitar, ${free}`,
    `${free}, I want to learn guitar`,
    `learn guitar as ${free}`,
  ])
    expect(understand(sentence, TODAY).understood, sentence).toMatchObject({ weekdays: [3], unread: [] })
})

test.each(['on my day off', 'on days off', "when I'm off", 'on non-work days'])(
  '10 min on workdays, an hour %s: these are the other days',
  (off) => {
    expect(understand(`meditate 10 min on workdays, an hour ${off}`, TODAY).understood).toMatchObject({
      per_week: 7,
      minutes: 10,
      own_days: [{ days: [0, 6], minutes: 60 }],
      unread: [],
    })
  },
)

test.each([
  'I train Tue and Fri',
  'I work out on Tuesdays and Fridays',
  'which is Tue and Fri',
  'gym is Tue and Fri',
])('after every workout, 10 min, %s: on these days', (told) => {
  expect(understand(`stretch after every workout, 10 min, ${told}`, TODAY).understood).toMatchObject({
    what: 'stretch',
    weekdays: [2, 5],
    minutes: 10,
    unread: [],
  })
})

test('what follows a training at once has its days too', () => {
  const { understood } = understand(
    'Stretch for 15 minutes straight after every run; I run Tuesday, Friday and Sunday mornings',
    TODAY,
  )
  expect(understood).toMatchObject({
    what: 'Stretch',
    weekdays: [0, 2, 5],
    minutes: 15,
    between: ['05:00', '12:00'],
    unread: [],
  })
})

test('days that explain an exception stay left out', () => {
  const { understood } = understand('workout every day except if I play football, thats Wed and Sun', TODAY)
  expect(understood.weekdays).toEqual([1, 2, 4, 5, 6])
})

test.each(['no Friday nights', 'not on Friday evenings', 'Friday nights off', "I can't do Friday nights"])(
  '%s: on Fridays the rest of the day is left',
  (refused) => {
    const free = understand(`go to the gym 3 times a week, ${refused}`, TODAY).understood
    expect(free).toMatchObject({
      per_week: 3,
      not_on: null,
      between: null,
      own_days: [{ days: [5], between: ['05:00', '17:00'], minutes: null }],
      unread: [],
    })
    const evenings = understand(`go to the gym 3 times a week in the evenings, ${refused}`, TODAY).understood
    expect(evenings).toMatchObject({ per_week: 3, not_on: [5], between: ['17:00', '22:00'], unread: [] })
  },
)

test.each([
  "I'm on night shift this week and next",
  'busy this week and next',
  'the gym is closed this week and next',
])('%s, so it begins later', (told) => {
  for (const then of ['so start on 7 December', 'so start the week after', 'so only from 7 December'])
    for (const sentence of [`${told}, ${then}: run 3 times a week`, `run 3 times a week, ${told}, ${then}`])
      expect(understand(sentence, TODAY).understood, sentence).toMatchObject({
        what: 'run',
        per_week: 3,
        starts_on: '2026-12-07',
        unread: [],
      })
})

test.each([
  "when it's quiet",
  'whenever I can',
  "when there's time",
  'when I feel like it',
  'when the house is quiet',
])('%s says of no time when it is, and is not asked about', (chance) => {
  const { understood, missing } = understand(`practise the piano 20 min a day, ${chance}`, TODAY)
  expect(understood).toMatchObject({ what: 'practise the piano', per_week: 7, minutes: 20 })
  expect(missing).toEqual([])
})

test.each([
  'the long one Saturday, the others 45 min',
  'long one on Saturdays, the rest 45 minutes',
  'Saturday is the long one, others 45 min',
])('four runs a week, %s', (lengths) => {
  expect(understand(`run four times a week, ${lengths}`, TODAY).understood).toMatchObject({
    what: 'run',
    per_week: 4,
    minutes: 45,
    one_on: [[6]],
    unread: [],
  })
})

test('days off beside another rhythm are not taken for it', () => {
  const { understood } = understand("learn guitar 20 min a day, I'm off on Wednesdays", TODAY)
  expect(understood.weekdays).toBeNull()
})
