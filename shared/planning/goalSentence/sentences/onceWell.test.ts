import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

// What is told until somebody is well, a dry month and what takes place on dates: none of it is a deadline of the goal.

const CONTEXT = { today: '2026-11-30', weekStart: 1 }

function saidBy(sentence: string) {
  return understand(sentence, CONTEXT).understood
}

test.each([
  ['in hospital until 14 Dec, after that I want to walk daily', 'walk', '2026-12-14'],
  ["I've a cast on till 4 January, so piano practice begins after that", 'do piano practice', '2027-01-04'],
  ['on crutches till Christmas, after that swim twice a week', 'swim', '2026-12-25'],
  ['recovering from surgery till January, then pilates twice a week', 'do pilates', '2027-01-01'],
  ['broke my wrist, cast until 4 January, then swim twice a week', 'swim', '2027-01-04'],
  ['cast comes off 4 January, then swim three times a week', 'swim', '2027-01-04'],
])('it begins once somebody is well: %s', (sentence, what, start) => {
  expect(saidBy(sentence)).toMatchObject({
    what,
    starts_on: start,
    deadline: null,
    also: [],
    unread: [],
  })
})

test('without a word on what follows it is asked whether it begins then', () => {
  expect(saidBy('on crutches until 10 January, swim twice a week')).toMatchObject({
    what: 'swim',
    starts_on: null,
    deadline: null,
    unread: ['on crutches until 10 January'],
  })
})

test('what is done until a date and then is none of it', () => {
  expect(saidBy('run until Christmas, then swim twice a week')).toMatchObject({
    what: 'run',
    deadline: '2026-12-25',
    also: ['swim twice a week'],
  })
})

test.each([
  'Dry January then only drink at weekends',
  'Dry January and then only drink at weekends',
  'Dry January, then only drink at weekends',
])('a dry month has no days on which there is some: %s', (sentence) => {
  expect(saidBy(sentence)).toMatchObject({
    starts_on: '2027-01-01',
    deadline: '2027-01-31',
    weekdays: null,
    not_on: null,
    also: ['only drink at weekends'],
    unread: [],
  })
})

test.each([
  ['sing 10 minutes a day, concerts are 13 and 20 December', 'concerts are 13 and 20 December'],
  ['knit 20 minutes a day, fairs on 5 and 12 December', 'fairs on 5 and 12 December'],
])('what takes place on dates is no beginning and no end: %s', (sentence, unread) => {
  expect(saidBy(sentence)).toMatchObject({ per_week: 7, starts_on: null, deadline: null, unread: [unread] })
})

test('exams on several dates are got ready for until the first', () => {
  expect(saidBy('my exams are 5 and 7 June, study 1 hour a day')).toMatchObject({ deadline: '2027-06-05' })
})
