import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

// How something is done, and how not, stands beside the goal: neither the goal nor a condition of a plan.

const CONTEXT = { today: '2026-11-30', weekStart: 1 }
const read = (sentence: string) => understand(sentence, CONTEXT).understood
const BESIDE = { unread: [], also: [] }

test.each([
  ['dinner with my wife', 'every other friday', 'have dinner with my wife', 'no phones'],
  ['family dinner', 'every sunday', 'have family dinner', 'no screens'],
  ['read in bed', '20 minutes every night', 'read in bed', 'no phone'],
  ['date night', 'every second saturday', 'date night', 'no kids'],
  ['play with my daughter', 'half an hour every evening', 'play with my daughter', 'no phone'],
  ['walk', '30 min daily', 'walk', 'no headphones'],
  ['game night with friends', 'twice a month', 'have game night with friends', 'no alcohol'],
  ['work on my novel', 'weekday mornings', 'work on my novel', 'no internet'],
])('%s, %s: what is put away is beside it', (deed, rhythm, what, away) => {
  const { beside: _beside, read: _read, ...plain } = read(`${deed} ${rhythm}`)
  expect(plain).toMatchObject({ what, ...BESIDE })
  for (const sentence of [
    `${deed}, ${away}, ${rhythm}`,
    `${deed} ${rhythm}, ${away}`,
    `i want to ${what}, ${away}, ${rhythm}`,
  ])
    expect(read(sentence)).toMatchObject({ ...plain, beside: [away] })
})

test.each([
  ['no phones, no tv, every sunday', 'quit phones'],
  ['lose weight, no sugar, every day', 'lose weight'],
  ['sleep better, no phone in bed, every night', 'sleep better'],
  ['train for a marathon, no alcohol, until april', 'train for a marathon'],
])('what is done without for its own sake stays a goal: %s', (sentence, what) => {
  const { also, ...understood } = read(sentence)
  expect(understood.what).toBe(what)
  expect(also).toHaveLength(1)
})

test.each([
  ['20 min sketching each evening, not from photos but from life', 'not from photos but from life'],
  ['run 3 times a week, not on the treadmill but outside', 'not on the treadmill but outside'],
  ['cook 3 times a week, not from packets but from scratch', 'not from packets but from scratch'],
  ['swim tue thu, not for speed but for technique', 'not for speed but for technique'],
  ['play tennis twice a week, not looking to win anything', 'not looking to win anything'],
  ['learn italian, dont need to be fluent, 20 min a day', 'dont need to be fluent'],
  ['not aiming to be a pro or anything, i just want to play guitar', 'not aiming to be a pro or anything'],
  ['work on my game mon wed fri 90 min, not more cause i need sleep', 'not more cause i need sleep'],
  ['work on my game an hour a day, not a minute more', 'not a minute more'],
  ['practise drums at 6pm mon wed, not later', 'not later'],
])('%s', (sentence, beside) => {
  expect(read(sentence)).toMatchObject({ ...BESIDE, beside: [beside] })
})

test.each([
  ['gym, not on mondays but on tuesdays', { weekdays: [2] }],
  ['gym, not in the mornings but in the evenings', { between: ['17:00', '22:00'] }],
])('days and times are none of these: %s', (sentence, facts) => {
  expect(read(sentence)).toMatchObject(facts)
})
