import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

/** A Monday. */
const CONTEXT = { today: '2026-11-30', weekStart: 1 }
const read = (sentence: string) => understand(sentence, CONTEXT).understood

test.each([
  // what follows from a story, without a wish
  [
    'I drive a bus and sit ten hours a day, my back is killing me, so please something like stretching three times a week, a quarter of an hour is plenty',
    { what: 'stretch', per_week: 3, minutes: 15 },
  ],
  [
    "we've been engaged for six years and the joke's getting old, wedding is now booked for 12 June, so plan the wedding, 2 hours a week",
    { what: 'plan the wedding', deadline: '2027-06-12' },
  ],
  [
    'my daughter hates vegetables and the dog does too, so fine, cooking a soup every Sunday',
    { what: 'cook a soup', weekdays: [0] },
  ],
  [
    "I can't climb the stairs without a break, so this year swimming twice a week, 45 min",
    { what: 'swim', per_week: 2, minutes: 45 },
  ],
  [
    'the band lost its drummer and now it is me: drums, 40 minutes every day',
    { what: 'practise drums', per_week: 7, minutes: 40 },
  ],
  [
    'since I went freelance nobody tells me to stop, so laptop shut at 6pm on weekdays',
    { what: 'shut the laptop', weekdays: [1, 2, 3, 4, 5] },
  ],
  // with a wish of other words
  [
    "I'm a night nurse and my sleep is a disaster, what I'd love is to stop looking at my phone in bed",
    { what: 'stop looking at my phone in bed', pattern: 'quit' },
  ],
  [
    'my aunt turns 90 on 6 March and I had the bright idea of making a photo book',
    { what: 'make a photo book', deadline: '2027-03-06' },
  ],
  [
    'we adopted a deaf puppy, now the whole family wants to learn sign language, 15 minutes every day',
    { what: 'learn sign language', per_week: 7 },
  ],
  ['Can someone make me floss? Every evening, 2 minutes', { what: 'floss', minutes: 2 }],
  [
    'I thought I might as well run laps on Saturdays, an hour',
    { what: 'run laps', weekdays: [6], minutes: 60 },
  ],
  [
    'got a letter from the tax office, so the tax return has to be done by 31 January',
    { what: 'get the tax return done', deadline: '2027-01-31' },
  ],
  ['my therapist suggested journaling and I rolled my eyes, 10 minutes every day', { what: 'journal' }],
  [
    'my physio, lovely woman, hands like a bear, wants me to do my shoulder exercises 3 times a week',
    { what: 'do my shoulder exercises', per_week: 3 },
  ],
  [
    "I'm a carer for my dad, but if I could get 15 minutes of reading most days I'd feel human again",
    { what: 'do reading', minutes: 15, per_week: 5 },
  ],
  ["I've got a house to pack up by 20 March", { what: 'pack up a house', deadline: '2027-03-20' }],
  [
    "no presents this year we said, so I'm knitting seven pairs of socks before Christmas Eve",
    { what: 'knit seven pairs of socks' },
  ],
  [
    "I've wanted to read War and Peace since I was 17, let me finish it by the end of June",
    { what: 'read War and Peace' },
  ],
  [
    "We live by the sea and I've never surfed, I'd start lessons in April, one a week",
    { what: 'start lessons', per_week: 1 },
  ],
])('what follows from a story is the goal: %s', (sentence, expected) => {
  expect(read(sentence)).toMatchObject(expected)
})

test.each([
  ['My knee is bad, so no running', 'unread', ['no running']],
  ['I want to learn Italian so evenings are best', 'what', 'learn Italian'],
  ['my boss likes reading every day so I want to swim twice a week', 'what', 'swim'],
])('what is refused, or wished in so many words, stays so: %s', (sentence, field, expected) => {
  expect(read(sentence)).toMatchObject({ [field]: expected })
})

test.each([
  // how often and how long, in a clause of its own
  [
    "Bar exam's on 23 February, I failed last time by four points, so this time 5 hours a day six days a week",
    { minutes: 300, per_week: 6 },
  ],
  ['I want to learn the bagpipes, all I need is 20 minutes, four days a week', { minutes: 20, per_week: 4 }],
  [
    "The piano exam is on the 25th of March and my teacher wants 40 minutes a day, but let's try 5 days a week",
    { minutes: 40, per_week: 5 },
  ],
  [
    'I want to record her stories, I visit on Wednesdays and Sundays anyway, so an hour each time',
    { weekdays: [0, 3], minutes: 60 },
  ],
  [
    "I'm booked solid till six, so evenings it is: I want to draw on Thursdays",
    { between: ['17:00', '22:00'], weekdays: [4] },
  ],
  [
    "I'm useless after lunch, so mornings only: I want to learn Italian twice a week",
    { between: ['05:00', '12:00'] },
  ],
  [
    "I'd like to lose 8 kg by the end of May, going to the gym on Tuesday and Friday after work",
    { deadline: '2027-05-31', weekdays: [2, 5] },
  ],
  ['I want to get up at 6, not 7:30 like now, Monday to Friday', { what: 'get up at 6', unread: [] }],
])('how often is read in a clause of its own: %s', (sentence, expected) => {
  expect(read(sentence)).toMatchObject(expected)
})

test.each([
  ['learn 10 easy dinners before I starve', 'before I starve'],
  ["build a treehouse on Saturdays before they're too old to care", "before they're too old to care"],
  ['record her stories on Sundays while she still tells them', 'while she still tells them'],
])('why it is time is shown beside the goal: %s', (sentence, beside) => {
  expect(read(sentence)).toMatchObject({ beside: [beside], unread: [] })
})

test('a condition with a date of its own is asked about', () => {
  expect(read('swim while the pool is still open').unread).toEqual(['while the pool is still open'])
})

test.each([
  ['I talk to my plants and they still die. I want to water them every Saturday', 'water my plants'],
  ["There's a novel in my drawer since 2015, it haunts me, I'd like to finish it", 'finish my novel'],
  ['I used to speak to my sister daily, I want to call her on Sunday evenings', 'call my sister'],
  [
    "We've got a boat that hasn't moved since 2019, I'd like to have it repainted by 1 May",
    'have my boat repainted',
  ],
  ["my son thinks a choir would be good for me, so I'd like to find one", 'find a choir'],
  ["got 20,000 pictures and no system, I'd like to sort them, 45 minutes on Tuesdays", 'sort my pictures'],
])('a title names what the wish refers to: %s', (sentence, what) => {
  expect(read(sentence).what).toBe(what)
})

test('until when somebody is hurt is no end of what is done meanwhile', () => {
  expect(
    read("I'm on crutches until mid January and I'd go mad without it: dumbbells Monday and Thursday"),
  ).toMatchObject({
    what: 'do dumbbells',
    deadline: null,
    weekdays: [1, 4],
  })
})
