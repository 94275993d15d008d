import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

/** A Monday. */
const CONTEXT = { today: '2026-11-30', weekStart: 1 }
const read = (sentence: string) => understand(sentence, CONTEXT).understood

test.each([
  ['build a shed, finish it by june, saturdays', 'build a shed', '2027-06-01'],
  ['work on my portfolio site on weekends, launch it in 6 weeks', 'work on my portfolio site', '2027-01-11'],
  ['walk 8000 steps a day, get there by end of feb', 'walk 8000 steps', '2027-02-28'],
  ["stop smoking, I'm down to 5 a day, want to be at zero by 1 february", 'stop smoking', '2027-02-01'],
  ['quit sugar, want to be off it by march', 'quit sugar', '2027-03-01'],
])('%s: what is said of the goal again gives its date, and is no other goal', (sentence, what, deadline) => {
  expect(read(sentence)).toMatchObject({ what, deadline, also: [], unread: [] })
})

test.each([
  [
    'lower my blood pressure, dr says 30 minutes of brisk walking 5 days a week',
    'lower my blood pressure',
    5,
    30,
  ],
  ['fix my back, physio says 10 minutes of stretching twice a day', 'fix my back', 7, 10],
])('%s: what a doctor says is how often and how long', (sentence, what, per_week, minutes) => {
  expect(read(sentence)).toMatchObject({ what, per_week, minutes, unread: [] })
})

test.each([
  ['learn excel properly within 8 weeks. tues 7-8pm is my only free slot', ['19:00', '20:00']],
  ['learn french, sunday mornings are my only free time', ['05:00', '12:00']],
])('%s: the only time that is free', (sentence, between) => {
  expect(read(sentence)).toMatchObject({ between, per_week: 1, unread: [] })
})

test.each([
  ['30 min on the bike mon-fri and 1 hour on saturday', 'train on the bike', [1, 2, 3, 4, 5, 6], 6],
  ['20 min running on weekdays and 1 hour on sundays', 'run', [0, 1, 2, 3, 4, 5], 0],
])('%s: lengths of days around the thing', (sentence, what, weekdays, day) => {
  expect(read(sentence)).toMatchObject({
    what,
    weekdays,
    own_days: [{ days: [day], between: null, minutes: 60 }],
    unread: [],
  })
})

test.each([
  ['couple of swims a week at 7.30pm 40 min, want to do 1km non stop by 15/3', 'swim 1km non stop'],
  ['2 runs a week, want to do 5k without stopping by may', 'run 5k without stopping'],
  ['guitar practise 20min mon wed fri', 'do guitar practice'],
  ['i keep failing at this but: cook at home 4 nights a week', 'cook at home'],
  ['mum of 2, want to get back into running, tues and thurs after 8pm', 'get back into running'],
  ['theory test booked 9 jan, 20 mins a day on the bus', 'Study for theory test'],
  ['10 lbs by my birthday on 3 march', 'lose 10 lbs'],
  ['cook from scratch 4 nights a week', 'cook from scratch'],
  ['im 3 weeks behind with uni, 2h a day', 'catch up on uni'],
  ['flights booked for 3 march, learn some thai, 15 min a day', 'learn some thai'],
])('%s: %s', (sentence, what) => {
  expect(read(sentence)).toMatchObject({ what, also: [], unread: [] })
})

test.each([
  ['photo albums, 3 years behind lol. one hour every sunday night till its done', '3 years behind'],
  [
    'strength training at home tue + thu 6am 30 min, back after surgery so gently',
    'back after surgery so gently',
  ],
  ['running 3x a week 20 min, back from injury so slowly', 'back from injury so slowly'],
  ['stop buying takeaway on weeknights, its killing my budget', 'its killing my budget'],
  ['ielts 30 january, need 7.5, 90 min a day', 'need 7.5'],
  ['sort out my finances, feels overwhelming, 30 mins on sundays', 'feels overwhelming'],
  ['learn the drums, ive got a kit at home', 'ive got a kit at home'],
  ['save money, im always broke by the end of the month', 'im always broke'],
  ['train my dog every day 2x10 minutes, recall and walking on leash', 'recall and walking on leash'],
])('%s: a remark is shown as not used', (sentence, beside) => {
  expect(read(sentence)).toMatchObject({ beside: [beside], also: [], unread: [] })
})

test('years behind are no years to come', () => {
  expect(read('bookkeeping, 2 years behind, 1h on fridays').deadline).toBeNull()
})

test('how often stands behind a change as behind any other word', () => {
  expect(read('learn sql for a job change, 3 evenings a week, about an hour')).toMatchObject({
    per_week: 3,
    minutes: 60,
    unread: [],
  })
})

test('none of what there is less of on some days is a goal of its own', () => {
  expect(read('drink less alcohol, none on weekdays').also).toEqual(['no alcohol on weekdays'])
  expect(read('less sugar pls, no sweets monday to friday').also).toEqual(['no sweets monday to friday'])
})
