import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

/** A Monday. */
const CONTEXT = { today: '2026-11-30', weekStart: 1 }
const read = (sentence: string) => understand(sentence, CONTEXT).understood

test.each([
  [
    'nights nurse here, 4 on 4 off. can only train on my days off, say 3 times a week for 40 min',
    { what: 'train', per_week: 3, minutes: 40, unread: ['4 on 4 off', 'on my days off'] },
  ],
  [
    'firefighter, 2 days 2 nights 4 off. gym on my days off, 3x a week',
    { what: 'go to the gym', per_week: 3, between: null, deadline: null },
  ],
  ['I work 4 on 4 off, can only swim on my days off', { what: 'swim' }],
  [
    'paramedic here, shifts. can only work out on my days off, 3 times a week',
    { what: 'work out', per_week: 3 },
  ],
  ['i can only study on my days off, 2 hours, exam on 3 march', { what: 'study', deadline: '2027-03-03' }],
])('%s: of days that come by turns it is asked', (sentence, facts) => {
  const understood = read(sentence)
  expect(understood).toMatchObject({ ...facts, also: [] })
  expect(understood.unread).not.toEqual([])
})

test.each([
  [
    'i work rotating shifts (early, late, night) and never see the gym. want 2 sessions a week of 45 minutes, whichever days, starting in january',
    {
      what: 'go to the gym',
      per_week: 2,
      minutes: 45,
      starts_on: '2027-01-01',
      beside: ['i work rotating shifts (early, late, night)'],
    },
  ],
  ['swim twice a week, whichever days', { what: 'swim', per_week: 2 }],
  ['swim twice a week on whichever days', { what: 'swim', per_week: 2 }],
  ['swim twice a week, whichever 2 days', { what: 'swim', per_week: 2, deadline: null }],
  ['swim twice a week, whichever days except fridays', { per_week: 2, not_on: [5] }],
  ['i never make it to the pool, want twice a week', { what: 'go to the pool', per_week: 2 }],
])('%s', (sentence, facts) => {
  expect(read(sentence)).toMatchObject({ ...facts, also: [], unread: [] })
})

test.each([
  [
    'I come off shift at 6am, so workouts 7-7:45am, three a week, no weekends',
    { per_week: 3, between: ['07:00', '07:45'], not_on: [0, 6], beside: ['I come off shift at 6am'] },
  ],
  ['my shift ends at 6am, so yoga at 7am twice a week', { what: 'do yoga', between: ['07:00', '08:00'] }],
  ['I get home at 6, so piano 7-7:30pm every day', { minutes: 30, between: ['19:00', '19:30'] }],
])('%s: when work ends is beside a goal that has its hour', (sentence, facts) => {
  expect(read(sentence)).toMatchObject({ ...facts, unread: [], beside: [expect.any(String)] })
})

test('what refers to the end of work keeps it', () => {
  expect(read('i come home at 6pm, guitar 30 minutes after that').between).toEqual(['18:00', '24:00'])
  expect(read('finish work by 6pm every day').beside).toBeUndefined()
})

test.each([
  [
    'physio exercises 3 x 10 min per day for 6 wks (new hip)',
    { what: 'do physio exercises', per_week: 7, minutes: 10, deadline: '2027-01-10', beside: ['new hip'] },
  ],
  ['physio exercises daily (new hip)', { what: 'do physio exercises', per_week: 7, beside: ['new hip'] }],
  [
    'knee exercises 10 minutes every morning, surgery was in october',
    { what: 'do knee exercises', deadline: null, beside: ['surgery was in october'] },
  ],
])('%s: why is beside the goal', (sentence, facts) => {
  expect(read(sentence)).toMatchObject({ ...facts, also: [] })
})

test('an earlier night is one of every day, and another goal keeps its own days', () => {
  expect(read('go to bed earlier, no netflix after 22:00 sun to thu')).toMatchObject({
    what: 'go to bed earlier',
    per_week: 7,
    weekdays: null,
    also: ['no netflix after 22:00 sun to thu'],
    unread: [],
  })
})
