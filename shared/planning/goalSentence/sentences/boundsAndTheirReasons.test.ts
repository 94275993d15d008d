import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

/** A Monday. */
const CONTEXT = { today: '2026-11-30', weekStart: 1 }
const read = (sentence: string) => understand(sentence, CONTEXT).understood

test.each([
  ['arthritis so max 1 hour', 60, 'arthritis'],
  ['bad back so 30 min max', 30, 'bad back'],
  ['my knees hurt so only 20 minutes', 20, 'my knees hurt'],
  ['adhd so 15 minute sessions', 15, 'adhd'],
])('%s: the bound is read and the reason shown', (clause, minutes, beside) => {
  expect(read(`get the allotment ready by march, weekends only, ${clause}`)).toMatchObject({
    minutes,
    beside: [beside],
    unread: [],
  })
})

test.each([
  ['stop doomscrolling after 10pm', 'I have work at 6'],
  ['in bed by 10', 'my alarm goes off at 6'],
  ['learn to sew, tuesdays 7pm', 'up at 5 for work'],
  ['get to 1500 elo in chess by Q2, an hour on thursdays', 'club night'],
  ['get to 1500 elo in chess by Q2, an hour on thursdays', 'my alarm goes off at 6'],
])('%s, %s: this bears on no plan', (goal, beside) => {
  const own = read(goal)
  expect(read(`${goal}, ${beside}`)).toMatchObject({
    what: own.what,
    between: own.between,
    beside: [beside],
    unread: [],
  })
})

test('when somebody is at work is asked about where the goal has no time', () => {
  expect(read('run 5k by june, 3x a week, early shift at 6')).toMatchObject({
    between: null,
    unread: ['early shift at 6'],
  })
})

test.each([
  'cant even do 12 now',
  "can't do 12 yet",
  'can only do 12 right now',
  'i manage 12 at the moment',
  'can barely do 2',
])('%s: so far somebody is', (level) => {
  expect(read(`do 50 pushups in a row in 100 days, ${level}`)).toMatchObject({ level, also: [], unread: [] })
})

test.each(["can't do 2 hours", 'cant even do 20 min a day'])('%s: so much is too much', (clause) => {
  expect(read(`learn piano, ${clause}`)).toMatchObject({ level: null })
})

test.each([
  ['finish my novel, 80k words, 1000 words every other day', 80_000, 1000, 'day'],
  ['write 80k words, 1000 every other day', 80_000, 1000, 'day'],
  ['finish my novel, 1000 words every other day, 80k words', 80_000, 1000, 'day'],
  ['write my thesis, 20,000 words, 500 words every weekday', 20_000, 500, 'day'],
  ['write a book, 60k words, 500 words twice a week', 60_000, 500, 'day'],
  ['read 1200 pages, 20 pages every weekend', 1200, 20, 'week'],
])('%s: a whole and the share of each session', (sentence, value, share, per) => {
  expect(read(sentence)).toMatchObject({ amount: { value, per: null, share: { value: share, per } } })
  expect(read(sentence).unread).toEqual([])
})
