import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

/** A Monday. */
const CONTEXT = { today: '2026-11-30', weekStart: 1 }
const read = (sentence: string) => understand(sentence, CONTEXT).understood

test.each([
  // The goal's own deed again says how often.
  [
    'build an emergency fund of 3000 euros by december, want to save weekly',
    { what: 'build an emergency fund of 3000 euros', per_week: 1, unread: [], also: [] },
  ],
  [
    'save 2000 for a trip by july, would like to put money away every week',
    { what: 'save 2000 for a trip', per_week: 1, also: [] },
  ],
  ['read 12 books by december, want to read every evening', { what: 'read 12 books', per_week: 7, also: [] }],
  ['lose 5 kg by may, want to run weekly', { what: 'lose 5 kg', per_week: null, also: ['run weekly'] }],
  // What is done by now, and the number that is wanted.
  [
    'i go to the gym 3 times a week now, want to do 4',
    { what: 'go to the gym', per_week: 4, level: '3 times a week now', unread: [] },
  ],
  ['i swim once a week, want to go 3 times', { what: 'swim', per_week: 3 }],
  ['at the moment i run 2 times a week, want to get to 4', { what: 'run', per_week: 4, also: [] }],
  ['i do yoga twice a week at the moment, would like to make it 4', { what: 'do yoga', per_week: 4 }],
  ['run twice a week, make it 3', { what: 'run', per_week: 3, level: null }],
  [
    'i currently read 10 pages a day, want to do 20',
    { what: 'read 20 pages', amount: { value: 20, unit: 'pages', per: 'day' } },
  ],
  ['i meditate 5 minutes now, want to do 20', { what: 'meditate', minutes: 20 }],
  ['i do 10 pushups now, want to do 50', { what: 'do 50 pushups' }],
  ['i run 3 times a week now, want to do 10k', { what: 'do 10k', per_week: null }],
  // Until somebody is able to do so much.
  [
    'learn touch typing 15 min a day till i hit 60 wpm',
    { what: 'learn touch typing', minutes: 15, per_week: 7, unread: [], beside: ['till i hit 60 wpm'] },
  ],
  ['run 3 times a week until i can run 10k', { what: 'run', unread: [], beside: ['until i can run 10k'] }],
  ['study german 20 min a day till i reach b2', { unread: [], beside: ['till i reach b2'] }],
  ['run 3x a week till i get under 25 minutes for 5k', { minutes: null, unread: [] }],
  ['stop drinking until i weigh 70 kg', { unread: ['until i weigh 70 kg'] }],
  ['practise until 9', { unread: ['until 9'] }],
  ['walk every day until i hit 10000 steps', { amount: { value: 10_000, unit: 'steps', per: 'day' } }],
  // Small steps each week, and not knowing where to begin.
  [
    'become more confident talking to strangers, idk where to start, maybe 2 small things a week',
    { what: 'become more confident talking to strangers', per_week: 2, unread: [] },
  ],
  ['learn python idk where to start 1 hour a day', { what: 'learn python', minutes: 60, per_week: 7 }],
  ['idk where to start but want to get fit, 2 workouts a week', { what: 'get fit', per_week: 2 }],
  // How old somebody is, said first.
  ['16 yo, want to learn guitar, 20 minutes after school', { what: 'learn guitar', minutes: 20 }],
  ['45yo, get fit, 3 times a week', { what: 'get fit', per_week: 3 }],
  ['34f, want to lift twice a week', { what: 'lift', per_week: 2 }],
  ['17yo student, revise for gcses 1 hour a day', { what: 'revise for gcses', minutes: 60 }],
  [
    'i do 5000 steps now, want to get to 10000 by march',
    { deadline: '2027-03-01', amount: { value: 10_000, unit: 'steps', per: null } },
  ],
  ['i read 1 book a month now, want to read 2', { what: 'read 2 books' }],
  [
    'gym twice a week now, want 3 times by march',
    { what: 'go to the gym', per_week: 3, deadline: '2027-03-01' },
  ],
  // What there is today of what is to be less
  [
    'cut my screen time in half, its 6 hours a day now',
    { what: 'cut my screen time in half', minutes: null, level: 'its 6 hours a day now' },
  ],
  ["watch less tv, it's 4 hours a day", { what: 'watch less tv', minutes: null }],
  ['my screen time is 6 hours a day, cut it in half', { what: 'cut my screen time in half', minutes: null }],
  ['get faster at 5k, best on record 28 min', { minutes: null, level: 'best on record 28 min' }],
  // What grows is asked about.
  ['gym 2x a week to start then 3', { what: 'go to the gym', per_week: 2, unread: ['to start then 3'] }],
  [
    '52m trying to get back into cycling, 2 rides a week',
    { what: 'get back into cycling', minutes: null, per_week: 2 },
  ],
  ['20m, learn french daily', { what: 'learn french', minutes: 20 }],
  ['i go running once a week now, hoping to make it 3', { what: 'go running', per_week: 3 }],
  [
    'i practice spanish 10 min a day currently, want to get to 30',
    { minutes: 30, level: '10 min a day currently' },
  ],
  ['dunno where to begin with my thesis, 2 hours each morning', { what: 'work on my thesis', minutes: 120 }],
  // What somebody does too much, told first
  [
    'smoking for 12 years, costs me 300 a month, want to stop by new year',
    { what: 'quit smoking', deadline: '2027-01-01', unread: [] },
  ],
  [
    'been on it 4 yrs and its costing me £40 a week, quit vaping',
    { what: 'quit vaping', beside: ['been on it 4 yrs and its costing me £40 a week'] },
  ],
  [
    'my back feels like concrete when i get up, want to stretch 10 min',
    { what: 'stretch', minutes: 10, between: null, beside: ['my back feels like concrete when i get up'] },
  ],
  ['i walk 2 km a day now, want to run 5', { what: 'run 5' }],
  ['i swim once a week, want to run 3 times', { what: 'run 3 times' }],
  ['idk where to start, declutter my house by may', { what: 'declutter my house', deadline: '2027-05-01' }],
  ['cut down smoking to 5 a day only', { unread: [], amount: { value: 5, unit: 'times', per: 'day' } }],
])('%s', (sentence, expected) => {
  expect(read(sentence)).toMatchObject(expected)
})
