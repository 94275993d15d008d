import { expect, test } from 'vitest'
import type { Infeasible } from '#shared/planning/plan.ts'
import { placedPlan, understoodGoal } from '#shared/planning/testing/aPlan.ts'
import { summaryOf } from './summary.ts'

const summary = (text: string, infeasible: readonly Infeasible[] = [], advice: string | null = null) => {
  const goal = understoodGoal(text, { conflict: 'ignore' })
  return summaryOf(goal, placedPlan(goal).plan, infeasible, advice)
}

test.each([
  ['on weekdays 30 minutes in the evening', 'on weekdays, 30 minutes, between 17:00 and 22:00.'],
  ['on Sundays and Mondays 45 minutes', 'on Monday and Sunday, 45 minutes.'],
  ['every other day 1 hour', 'every other day, 1 hour.'],
  ['every 3 days 20 minutes', 'every 3 days, 20 minutes.'],
  ['every day 59 minutes', 'every day, 59 minutes.'],
  ['once a week 2 hours', 'once a week, 2 hours.'],
  ['twice a week 90 minutes', 'twice a week, 1 hour 30 minutes.'],
  ['6 times a week 15 minutes', '6 times a week, 15 minutes.'],
  ['3 times a week 30 minutes, not on Sundays or Wednesdays', '3 times a week, 30 minutes, not on'],
  ['3 times a week 30 minutes, not on Sundays or Wednesdays', 'not on Wednesdays and Sundays.'],
  ['3 times a week 30 minutes, from 1 January 2027', 'Learn Spanish from 1 January 2027 by 30 April'],
])('learn Spanish by 30 April 2027, %s: %s', (said, begin) => {
  const sentence = `${summary(`learn Spanish by 30 April 2027, ${said}`).split('. ')[0]}.`
  expect(sentence).toMatch(/^Learn Spanish.* by 30 April 2027: /)
  expect(sentence).toContain(begin)
})

test('a pace that people keep is said for words, and for whole books left out', () => {
  expect(summary('read 2 books in 40 weeks, every day 1 hour')).not.toMatch(/That leaves|That is/)
  expect(summary('read 30 books in 8 weeks, every day 1 hour')).toMatch(/That leaves [\d.]+ hours for each; /)
  const words = summary('write a novel of 10,000 words in 12 weeks, 5 times a week 1 hour')
  expect(words).toMatch(/That is \d{3} words a session\. /)
})

test.each([
  ['read 440 pages in 10 weeks, once a week 1 hour', 'That is 44 pages a session. 10 sessions'],
  [
    'read 441 pages in 10 weeks, once a week 1 hour',
    'That is 44 pages a session, 44 an hour; most people read 20 to 40. Until 10 February 2027 it fits. 10',
  ],
  ['read 220 pages in 10 weeks, once a week 30 minutes', 'That is 22 pages a session. 10 sessions'],
  ['read 441 pages, once a week 1 hour', 'That is 110 pages a session. 4 sessions'],
  ['read 12 books in 10 weeks, every day 1 hour', 'every day, 1 hour. 71 sessions'],
  [
    'read 13 books in 10 weeks, every day 1 hour',
    'That leaves 5.3 hours for each; a book takes most people 6 hours or more. Until 12 February 2027 it fits. 71',
  ],
  [
    'write a novel of 5,500 words in 10 weeks, once a week 1 hour',
    'That is 1,375 words a session, 1,375 an hour; most people write 500 to 1,000. Until 1 March 2027 it fits. 10',
  ],
])('%s: a tenth more than people do is no warning', (sentence, said) => {
  expect(summary(sentence)).toContain(said)
})

test('what a kind of goal usually takes is said where there is less', () => {
  const usual = 'A marathon usually takes 16 weeks or more'
  expect(summary('run a marathon by 14 March 2027, 3 times a week 40 minutes')).not.toContain(usual)
  expect(summary('run a marathon by 13 March 2027, 3 times a week 40 minutes')).toContain(usual)
  expect(summary('run a marathon, 3 times a week 40 minutes')).toContain(`${usual}; name a date, and`)
  const ofBook = 'A book usually takes half a year or more; name a date, and'
  expect(summary('write a novel, 500 words a day, 45 minutes')).toContain(ofBook)
  expect(summary('write a book review, 3 times a week 45 minutes')).not.toContain(ofBook)
  expect(summary('write 500 words a day mon to fri until the end of april, 45 minutes')).toContain(
    '500 words a day',
  )
})

const unplaced = (count: number, offers: Infeasible['offers']): Infeasible => ({
  step: 's1',
  title: 'Listen',
  minutes: 60,
  reason: 'no_time',
  message: 'No free time.',
  task_id: null,
  count,
  offers,
})

test.each<[string, Infeasible[], string]>([
  ['one', [unplaced(1, [])], 'One session has no place: No free time.'],
  [
    'shorter ones',
    [unplaced(3, [{ kind: 'shorten', minutes: 30 }])],
    '3 sessions have no place: No free time. Sessions of 30 minutes would fit.',
  ],
  [
    'later ones',
    [unplaced(2, [{ kind: 'deadline', deadline: '2027-05-01' }])],
    'No free time. Until 1 May 2027 there is room.',
  ],
  [
    'more of a day',
    [unplaced(2, [{ kind: 'capacity', minutes: 120 }])],
    'No free time. With 2 hours a day for this plan they fit.',
  ],
  [
    'other hours',
    [unplaced(2, [{ kind: 'hours', between: ['08:00', '20:00'] }])],
    'No free time. With hours open from 08:00 to 20:00 for this plan they fit.',
  ],
  [
    'the offer for most of them, and all of them counted',
    [unplaced(1, [{ kind: 'drop' }]), unplaced(2, [{ kind: 'shorten', minutes: 45 }])],
    '3 sessions have no place: No free time. Sessions of 45 minutes would fit.',
  ],
  [
    'a cause that has the number already',
    [{ ...unplaced(2, []), message: '2 sessions do not fit into your 1 h a day for personal things.' }],
    '. 2 sessions do not fit into your 1 h a day for personal things.',
  ],
  [
    'and others beside them',
    [
      { ...unplaced(2, []), message: '2 sessions do not fit after the first step.' },
      { ...unplaced(1, []), step: 's2' },
    ],
    '3 sessions have no place: 2 sessions do not fit after the first step.',
  ],
])('what has no place, and what would help: %s', (_, infeasible, said) => {
  const text = 'learn Spanish by 30 April 2027, 3 times a week 30 minutes'
  expect(summary(text, infeasible)).toContain(said)
})

test('the day of an exam is never offered to be later', () => {
  const offers: Infeasible['offers'] = [
    { kind: 'deadline', deadline: '2027-05-01' },
    { kind: 'shorten', minutes: 30 },
  ]
  const said = summary('chemistry exam on 30 April 2027, 3 times a week 30 minutes', [unplaced(2, offers)])
  expect(said).toContain('No free time. Sessions of 30 minutes would fit.')
})

test('advice comes first, and with 90 words what comes last is left out', () => {
  const text = 'learn Spanish by 30 April 2027, 3 times a week 30 minutes'
  expect(summary(text, [], 'Take care.')).toMatch(/^Take care\. Learn Spanish by /)
  const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')
  expect(summary(text, [], words(90))).toBe(words(90))
  expect(summary(text, [], words(60))).not.toContain('It assumes')
})

test('a part says until when it goes, and a whole plan does not', () => {
  const part = 'Placed until 3 January 2027; the next part follows a week before, by what you did.'
  expect(summary('learn Spanish by 30 April 2027, 3 times a week 30 minutes')).toContain(part)
  expect(summary('learn Spanish by 10 January 2027, 3 times a week 30 minutes')).not.toContain('Placed until')
})

test('what takes few sessions is done long before its date, and says so', () => {
  const words = (text: string) => {
    const goal = understoodGoal(text, { rhythm: 'pattern', minutes: 'pattern' })
    return summaryOf(goal, placedPlan(goal).plan, [], null)
  }
  expect(words('renew my passport by 1 April 2027')).toMatch(
    /^Renew my passport by 1 April 2027: twice a week, 45 minutes\. 8 sessions: .*It is done by 20 December 2026, with time to spare\./,
  )
  expect(words('renew my passport by 10 December 2026')).not.toContain('time to spare')
})

test('a rhythm that was named goes on to the date', () => {
  expect(summary('do my taxes by 1 April 2027, on Sundays 45 minutes')).toContain('18 sessions')
})

test.each([
  ['drink less coffee, 2 cups a day', 'at most 2 cups a day'],
  ['drink more water, 8 glasses a day', '8 glasses a day'],
])('%s: how much it may or shall be is said', (text, words) => {
  expect(summary(text)).toContain(words)
})

test('a limit that stands in the title is not said again', () => {
  expect(summary('drink at most 2 cups of coffee a day')).toMatch(/^Drink at most 2 cups of coffee a day\. /)
})
