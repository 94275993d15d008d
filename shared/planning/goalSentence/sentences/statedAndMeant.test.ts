import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

/** A Monday. */
const CONTEXT = { today: '2026-11-30', weekStart: 1 }
const read = (sentence: string) => understand(sentence, CONTEXT).understood

test.each([
  [
    'Everyone at work speaks spanish at lunch except me and I just sit there nodding. 15 min a day should be doable so that I understand them by summer',
    { what: 'Learn Spanish', per_week: 7, minutes: 15, between: null, unread: [] },
  ],
  [
    'So the piano from my grandad has been standing in our living room since 2019. Half an hour on tuesdays and fridays',
    { what: 'Practise piano', minutes: 30, weekdays: [2, 5], unread: [] },
  ],
  [
    'used to draw for hours as a kid, then came school, job, mortgage. i miss it. half an hour on sunday mornings is realistic',
    { what: 'draw', minutes: 30, weekdays: [0] },
  ],
  [
    'Physio showed me some exercises for my back and I did them exactly once. Ten minutes in the mornings',
    { what: 'do exercises for my back', minutes: 10 },
  ],
  [
    'i owe my brother 1200, he would be fine with 200 a month starting december',
    { what: 'pay back my brother', pattern: 'debt', starts_on: '2026-12-01' },
  ],
])('of what is only stated the title is what it is about: %s', (sentence, facts) => {
  expect(read(sentence)).toMatchObject(facts)
})

test.each([
  ['i booked a trip in june, learn Italian 3 times a week', { what: 'learn Italian', also: [], per_week: 3 }],
  [
    'kid 2 arrives in may and the spare room is still full of boxes. it has to be empty before then',
    { what: 'get the spare room empty', also: [], deadline: '2027-04-30' },
  ],
  [
    'Boss cut my hours so im starting oven cleaning on the side, need to get 10 paying customers by end of march',
    { what: 'get 10 paying customers', deadline: '2027-03-31', unread: [] },
  ],
  [
    "Mum's 80th is on 12 June and i promised her a memory book with stories from all 14 cousins",
    { what: 'make Mum a memory book with stories from all 14 cousins', deadline: '2027-06-12' },
  ],
  [
    'moved to lisbon in september and i still order coffee in english, i want B1 portuguese by end of next year',
    { what: 'reach B1 portuguese', deadline: '2027-12-31' },
  ],
])('the first part that says what is done is the goal: %s', (sentence, facts) => {
  expect(read(sentence)).toMatchObject(facts)
})

test.each([
  [
    'Mum cooks every single day with half my kitchen. i want to get there, 4 evenings a week to start',
    { what: 'cook', per_week: 4 },
  ],
  [
    'All my colleagues talk about etfs and i just nod. understanding them would be a start, an hour on sundays',
    { what: 'understand etfs', weekdays: [0], minutes: 60 },
  ],
  [
    "I smoke a pack a day, quit twice, last time for my son. he's turning 10 and that's the day i want to be done with it",
    { what: 'stop smoking', pattern: 'quit' },
  ],
  [
    "we're getting married on 19 june and i still havent written my vows, i keep starting them and then delete everything",
    { what: 'write my vows', deadline: '2027-06-19' },
  ],
])('a wish means what was told before it: %s', (sentence, facts) => {
  expect(read(sentence)).toMatchObject(facts)
})

test.each([
  [
    'we wanna buy a house eventually so need 20k for the deposit in 2 years, can put away around 800 every month',
    { what: 'save 20k for the deposit', pattern: 'savings', deadline: '2028-11-30' },
  ],
  ['need 600 for flights by march', { what: 'save 600 for flights', pattern: 'savings' }],
])('a sum that is needed is saved: %s', (sentence, facts) => {
  expect(read(sentence)).toMatchObject(facts)
})

test.each([
  ['walk the dog, 45 min at 6:30am daily xcept thursdays', { per_week: 6, not_on: [4] }],
  ['retake chemistry in january (the 22nd)', { deadline: '2027-01-22' }],
  ['cycle 3 times a week, one of them sunday', { per_week: 3, one_on: [[0]], unread: [] }],
  [
    'gym wed + fri 6 to 7pm and one long walk of 2 hours on sunday',
    { weekdays: [3, 5], minutes: 60, also: ['go for one long walk of 2 hours on sunday'] },
  ],
  [
    'read 1 book a month and jog sunday mornings, both til end of Q2',
    { deadline: '2027-06-30', also: ['jog sunday mornings til end of Q2'] },
  ],
])('days and dates in other words: %s', (sentence, facts) => {
  expect(read(sentence)).toMatchObject(facts)
})

test.each([
  [
    "i wake up at 3am worrying about money most nights, so i'd like to do a proper budget, maybe half an hour on saturdays",
    { what: 'do a proper budget', minutes: 30, weekdays: [6], unread: [] },
  ],
  [
    "I've been saying I'll write that novel since college, 500 words a day",
    { what: 'write that novel', unread: [] },
  ],
  ['doctor said walk, so 30 mins at lunch, every workday', { what: 'walk', minutes: 30, unread: [] }],
  [
    'cardiac rehab walks 5 days a week, start at 10 minutes, mornings only',
    { per_week: 5, minutes: 10, unread: [] },
  ],
  [
    'no sugar mon to fri till valentines, weekends i eat what i want',
    { pattern: 'quit', weekdays: [1, 2, 3, 4, 5], unread: [] },
  ],
  [
    'read 24 books next year, half an hour in bed, not on nights i work (fri, sat)',
    { not_on: [5, 6], minutes: 30 },
  ],
  [
    'stretch, sessions of 10 mins, 3 a day',
    { minutes: 10, amount: { value: 3, unit: 'times', per: 'day' }, unread: [] },
  ],
  [
    'do physio exercises for my knee twice a day, 10 mins each, 6 weeks',
    { deadline: '2027-01-10', unread: [] },
  ],
  ['stretch 3 times a week, 10 mins each, 6 weeks', { deadline: '2027-01-10', amount: null }],
  [
    'rebuild my portfolio with 5 new case studies',
    { what: 'rebuild my portfolio with 5 new case studies', unread: [] },
  ],
  ['run 3 times a week with a rest day between', { per_week: 3, unread: [] }],
  ['the garage is so full the car does not fit in, end of march', { what: 'clear out the garage' }],
])('nothing is asked that was said: %s', (sentence, facts) => {
  expect(read(sentence)).toMatchObject(facts)
})
