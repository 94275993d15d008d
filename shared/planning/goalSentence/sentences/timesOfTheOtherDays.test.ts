import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

/** A Monday. */
const CONTEXT = { today: '2026-03-02', weekStart: 1 }
const read = (sentence: string) => understand(sentence, CONTEXT).understood
const WORKDAYS = [1, 2, 3, 4, 5]
const own = (days: number[], from: string, to: string) => ({ days, between: [from, to], minutes: null })

test.each([
  [
    'in the evenings, on weekends in the mornings',
    [own(WORKDAYS, '17:00', '22:00'), own([0, 6], '05:00', '12:00')],
  ],
  ['in the evenings, weekends mornings', [own(WORKDAYS, '17:00', '22:00'), own([0, 6], '05:00', '12:00')]],
  [
    'after 8pm, on saturdays before noon',
    [own([0, 1, 2, 3, 4, 5], '20:00', '24:00'), own([6], '05:00', '12:00')],
  ],
  [
    'before 10am, on sunday the whole day is free',
    [own([1, 2, 3, 4, 5, 6], '05:00', '10:00'), own([0], '06:00', '23:00')],
  ],
  [
    'only before 10 in the morning, sundays any time',
    [own([1, 2, 3, 4, 5, 6], '05:00', '10:00'), own([0], '06:00', '23:00')],
  ],
])('practise piano %s: the first time is that of the other days', (said, hours) => {
  expect(read(`practise piano ${said}`)).toMatchObject({ weekdays: null, own_days: hours, unread: [] })
})

test.each([
  ['in the evenings, tues + thurs', { weekdays: [2, 4], between: ['17:00', '22:00'] }],
  ['in the evenings, every tuesday', { weekdays: [2], between: ['17:00', '22:00'] }],
  ['all day saturday', { weekdays: [6], between: null }],
])('practise piano %s: the days behind have the time before them', (said, facts) => {
  expect(read(`practise piano ${said}`)).toMatchObject({ ...facts, unread: [] })
})

test.each([
  ['tues n thurs eves', { weekdays: [2, 4], between: ['17:00', '22:00'] }],
  ['I have mornings free untill 10', { between: ['05:00', '10:00'] }],
  ['weekday mornings till 7.30', { weekdays: WORKDAYS, between: ['05:00', '07:30'] }],
  ['after 8 in the evening', { between: ['20:00', '24:00'] }],
  ['after 7 in the morning', { between: ['07:00', '12:00'] }],
  ['after closing at 6pm, 1.5 hours at a time', { between: ['18:00', '24:00'], minutes: 90 }],
  ['after my shift ends at 3pm', { between: ['15:00', '24:00'] }],
  ['when they sleep at 8 in the evening I have one hour', { between: ['20:00', '24:00'], minutes: 60 }],
  ['45 min before work so it has to be finished by 6.30am', { between: ['05:00', '06:30'], minutes: 45 }],
  [
    'the hall is only open to the public mon wed fri 7-9am',
    { weekdays: [1, 3, 5], between: ['07:00', '09:00'] },
  ],
  [
    'saturday max 3 hours, sunday max 2',
    { weekdays: [0, 6], minutes: 180, own_days: [{ days: [0], between: null, minutes: 120 }] },
  ],
  ['max 3 hours on saturdays and max 2 hours on sundays', { weekdays: [0, 6], minutes: 180 }],
  ['sundays I can spare', { weekdays: [0] }],
  [
    'weekends and thurs after 5',
    { weekdays: [0, 4, 6], own_days: [{ days: [4], between: ['17:00', '24:00'], minutes: null }] },
  ],
  [
    'an hour mon-fri but only half an hour on wednesdays',
    { weekdays: WORKDAYS, minutes: 60, own_days: [{ days: [3], between: null, minutes: 30 }] },
  ],
  [
    '2h on a tuesday and a quick half hour on fridays',
    { weekdays: [2, 5], own_days: [{ days: [5], between: null, minutes: 30 }] },
  ],
  [
    'tues and thurs before my shift at 9pm, and sunday mornings',
    { own_days: [own([2, 4], '05:00', '21:00'), own([0], '05:00', '12:00')] },
  ],
  ['10 mins a day in my tea break at 3', { minutes: 10, between: ['15:00', '15:10'] }],
  ['15 minutes a day, when she naps around 11', { between: ['11:00', '11:15'] }],
  ['weekdays at first light', { between: ['05:00', '09:00'] }],
  ['mornings b4 school run', { between: ['05:00', '08:00'] }],
  ['not past 8pm kids are asleep', { between: ['05:00', '20:00'] }],
  ['I work fridays and saturdays so those are out', { not_on: [5, 6], weekdays: null }],
  ['tuesday is for the grandkids', { not_on: [2] }],
])('practise piano, %s', (said, facts) => {
  expect(read(`practise piano, ${said}`)).toMatchObject({ what: 'practise piano', ...facts, unread: [] })
})

test('in the hours in which a place is open nobody is all the time', () => {
  expect(read('swim 40 lengths by august, the pool is open mon wed fri 7-9am').minutes).toBeNull()
  expect(read('swim mon wed fri 7-9am').minutes).toBe(120)
})

test.each([
  ["but I'm away 1-12 april", [['2026-04-01', '2026-04-12']]],
  [', none on my birthday 14 april', [['2026-04-14', '2026-04-14']]],
  [', not on 28/29 march when we visit my sister', [['2026-03-28', '2026-03-29']]],
  [', the 14th/15th of March is out', [['2026-03-14', '2026-03-15']]],
  [', no time in the last week of march', [['2026-03-25', '2026-03-31']]],
])('learn chess twice a week %s: nothing on these dates', (said, away) => {
  expect(read(`learn chess twice a week ${said}`.replace(' ,', ','))).toMatchObject({
    away,
    deadline: null,
    unread: [],
  })
})

test.each([
  [
    'learn chess in the mornings, mon wed fri in the mornings, 20 min',
    { weekdays: [1, 3, 5], between: ['05:00', '12:00'] },
  ],
  ['learn guitar in the evenings, mondays before 8am not possible', { unread: ['before 8am not possible'] }],
  ['run mornings until 10 weeks are over', { between: ['05:00', '12:00'] }],
  ['help at first light festival in june', { what: 'help at first light festival', between: null }],
])('near these: %s', (sentence, facts) => {
  expect(read(sentence)).toMatchObject(facts)
})

test('except on some dates of no time they are no dates left out', () => {
  expect(read('learn chess, no time except 28/29 march when we visit grandma').away ?? null).toBeNull()
})
