import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

/** A Monday. */
const CONTEXT = { today: '2026-03-02', weekStart: 1 }
const read = (sentence: string) => understand(sentence, CONTEXT).understood

test.each([
  [
    'move house by end of may, need to pack everything and cancel contracts, only have weekends',
    { what: 'move house', weekdays: [0, 6], beside: ['need to pack everything and cancel contracts'] },
  ],
  ['plan my wedding, need to book a venue and find a dress', { what: 'plan my wedding', also: [] }],
  [
    'apply to 5 unis by jan 15, got to write personal statement and do the ucat',
    { what: 'apply to 5 unis', pattern: 'general', also: [] },
  ],
  [
    'start a podcast with my best mate, one episode every two weeks',
    { what: 'start a podcast with my best mate', beside: ['one episode'] },
  ],
])('%s: what is done for a goal is no part of its title and no goal', (sentence, facts) => {
  expect(read(sentence)).toMatchObject({ ...facts, unread: [] })
})

test('a wish behind a goal with steps is a goal of its own', () => {
  expect(read('move house by end of may, and I want to learn to cook').also).toEqual(['learn to cook'])
})

test.each([
  ['my son is 7 and cant ride a bike. want to teach him', 'teach my son to ride a bike'],
  ['my daughter cant swim, teach her before summer', 'teach my daughter to swim'],
  ['my kids gave me a ukulele. i want to play 3 songs by july 18', 'play 3 songs on the ukulele'],
  [
    'the spare room is full of junk. Need to clear it and turn it into a nursery',
    'clear the spare room and turn it into a nursery',
  ],
  ['second year of uni and i failed organic chemistry in january. resit is 1 june', 'pass organic chemistry'],
  ['so tired of scrolling till 1am every night. want to be in bed by 11', 'be in bed by 11'],
  ["the doctor says my blood pressure is too high. so i'm to lose a stone by christmas", 'lose a stone'],
  ["i'm sick of smoking", 'quit smoking'],
  [
    'me and 2 friends from the ward signed up for the yorkshire three peaks on 13 june',
    'Train for the yorkshire three peaks',
  ],
  ['revise for gcse maths starts 14 may', 'revise for gcse maths'],
  ['prepare for ielts need 7.0 exam 23 may', 'prepare for ielts'],
  ['B2 german exam on 20 june', 'pass B2 german exam'],
  ['learn giutar', 'learn guitar'],
])('%s is titled %s', (sentence, title) => {
  expect(read(sentence).what).toBe(title)
})

test.each([
  ['revise for gcse maths, starts 14 may', { deadline: '2026-05-14', starts_on: null }],
  [
    'my daughter is getting married on the 22nd of august, would love to give a short speech',
    { deadline: '2026-08-22', unread: [] },
  ],
  ['dad turns 70 on 3 may, want to make him a photo book', { deadline: '2026-05-03', unread: [] }],
  ['teach my son to ride a bike before the easter holidays', { deadline: '2026-04-04', unread: [] }],
  ['learn german to B1 by november, now A2', { level: 'now A2' }],
  ['learn german to B1, at A2 now', { level: 'at A2 now' }],
  ['cook five dinners. Got all the time in the world', { unread: [] }],
  [
    'learn portugese and get fit before we move to lisbon in september',
    { what: 'learn portuguese', pattern: 'language' },
  ],
  ['read more and also start painting', { also: ['start painting'] }],
])('%s', (sentence, facts) => {
  expect(read(sentence)).toMatchObject(facts)
})

test.each([
  ['quit smoking and run 3 times a week', 'quit smoking', ['run 3 times a week']],
  ['stop snacking and drink 2 litres of water a day', 'stop snacking', ['drink 2 litres of water a day']],
  ['stop ordering takeaway and cook 4 times a week', 'stop ordering takeaway', ['cook 4 times a week']],
  ['quit smoking and drinking', 'quit smoking and drinking', []],
])('%s: what is done beside going without is a goal of its own', (sentence, what, also) => {
  expect(read(sentence)).toMatchObject({ what, pattern: 'quit', also })
})

test.each([
  [
    'save ₦500,000 for rent by December, 50k a month',
    { pattern: 'savings', amount: { value: 500_000, share: { value: 50_000, per: 'month' } } },
  ],
  ['save ₹2 lakh by december', { amount: { value: 200_000, unit: 'rupees' } }],
  ['save A$500 by december', { amount: { value: 500 } }],
  ['put away $200 a fortnight for a house deposit', { amount: { value: 100, per: 'week' } }],
])('%s: money of everywhere', (sentence, facts) => {
  expect(read(sentence)).toMatchObject(facts)
})

test.each([
  ['spend time with my kids, sunday afternoons, phone off', { also: [], beside: ['phone off'] }],
  ['do my tax return before 31 oct, ive put it off for 2 years', { deadline: '2026-10-30', unread: [] }],
  [
    'teach myself photography with the camera i got for xmas',
    { what: 'teach myself photography with the camera i got', deadline: null },
  ],
  ['get the garden going, away til 16 march', { starts_on: '2026-03-16', unread: [] }],
  ['start cycling, 2x a week, knee op on 20 march so nothing before that', { starts_on: '2026-03-20' }],
  ['yoga 4 times a week, start after ramadan', { starts_on: '2026-03-20' }],
  ['play the harmonica. am 74 and never played anything', { between: null, unread: [] }],
  ["trace my family tree, any morning except tuesday's", { not_on: [2], between: ['05:00', '12:00'] }],
  [
    'I failed my accounting exam (ACCA FR) in December. Resit is 9 June',
    { what: 'pass my accounting exam', deadline: '2026-06-09' },
  ],
  ["My grandson says I can't do a pull-up. I intend to do five by Christmas", { what: 'do five pull-ups' }],
  [
    'I need IELTS 6.5 for nursing college. The exam is 18 July',
    { what: 'study for IELTS for nursing college', deadline: '2026-07-18', unread: [] },
  ],
  [
    "A lady sits with him Wednesday 10 to 1 so that's my only time. I'd love to write down our family history",
    { what: 'write down our family history', weekdays: [3] },
  ],
  [
    'Work in the Gulf. Planning to save 200000 by end of August',
    { what: 'save 200000', deadline: '2026-08-31' },
  ],
  [
    'Our show is 29 August and Derek has won nine years running. I want to beat Derek',
    { deadline: '2026-08-29' },
  ],
  ['memorise juz amma, 20 min after fajr daily', { between: ['05:00', '09:00'], unread: [] }],
  ['run a sub 2 hr half in melbourne 11 oct', { pattern: 'race' }],
  ['life in the uk test on 9 may', { pattern: 'exam', what: 'Study for life in the uk test' }],
  ['JAMB is on 18 april', { pattern: 'exam' }],
  ['half an hour of fiddle a night', { pattern: 'instrument' }],
  ['exercise 150 minutes a week', { per_week: 3, minutes: 50 }],
])('of %s', (sentence, facts) => {
  expect(read(sentence)).toMatchObject(facts)
})

test.each([
  [
    'Work in the garden. Planning to do 2 hours every saturday',
    { what: 'Work in the garden', weekdays: [6], minutes: 120 },
  ],
  ["I'm to lose my job in june so find a new one", { what: 'find a new one' }],
  ["I'm to start work at 9 every day, want to run before", { what: 'run' }],
  ['earn $200 a fortnight tutoring maths', { what: 'earn $200 tutoring maths', amount: null }],
  ['mark a maths test by friday', { pattern: 'general' }],
  ["my dog can't walk on the lead. want to teach him", { what: 'teach my dog to walk on the lead' }],
])('near these: %s', (sentence, facts) => {
  expect(read(sentence)).toMatchObject(facts)
})
