import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

const TODAY = { today: '2026-11-23', weekStart: 1 } as const

test.each([
  ["I'd rather do yoga than run, twice a week", 'do yoga'],
  ['id rather draw than watch tv, twice a week', 'draw'],
  ['twice a week I would much rather swim than go to the gym', 'swim'],
  ['I want to learn Italian rather than French, twice a week', 'learn Italian'],
  ['instead of running I want to do yoga, twice a week', 'do yoga'],
  ["we'd rather walk than drive to work, twice a week", 'walk to work'],
  ['id rather read than scroll in bed, twice a week', 'read in bed'],
])('%s: what is meant is the goal', (sentence, what) => {
  expect(understand(sentence, TODAY).understood).toMatchObject({ what, per_week: 2, also: [], unread: [] })
})

test.each([
  'was gonna do dry January but id rather do all of February',
  'I had planned a dry January but I will do it in February',
  'was thinking of doing dry January, now I want to do the whole of February',
])('%s: the month that is meant is the other one', (sentence) => {
  expect(understand(sentence, TODAY).understood).toMatchObject({
    what: 'quit alcohol',
    starts_on: '2027-02-01',
    deadline: '2027-02-28',
    also: [],
  })
})

test.each([
  'take January off dating apps',
  "I'm taking all of January off dating apps",
  'off dating apps for all of January',
  'take a break from dating apps in January',
  'stay off dating apps in January',
])('%s is a month without them', (sentence) => {
  expect(understand(sentence, TODAY).understood).toMatchObject({
    what: 'quit dating apps',
    pattern: 'quit',
    starts_on: '2027-01-01',
    deadline: '2027-01-31',
  })
})

test('a month off beside another goal leaves the goal its own', () => {
  const { understood } = understand(
    'Take January off dating apps and see three friends each month instead',
    TODAY,
  )
  expect(understood).toMatchObject({
    what: 'quit dating apps',
    also: ['see three friends each month instead'],
  })
})

test.each([
  ['in January', '2027-01-01'],
  ['next week', '2026-11-30'],
  ['next month', '2026-12-01'],
  ['in the new year', '2027-01-01'],
  ['in spring', '2027-03-01'],
])('what is quit %s is gone without from then on', (time, starts) => {
  for (const sentence of [
    `quit smoking ${time}`,
    `${time} I want to quit smoking`,
    `I will quit smoking ${time} for good`,
  ]) {
    const { understood } = understand(sentence, TODAY)
    expect(understood, sentence).toMatchObject({ what: 'quit smoking', starts_on: starts, deadline: null })
  }
})

test.each(['no sugar in January', 'quit sugar for January', 'quit sugar for the whole of January'])(
  '%s ends with it',
  (sentence) => {
    expect(understand(sentence, TODAY).understood).toMatchObject({
      starts_on: '2027-01-01',
      deadline: '2027-01-31',
    })
  },
)

test.each(['not 3, 4 times a week', '4 times, not 3 a week', 'not three, four times a week'])(
  'go to the gym %s is as often as was meant',
  (often) => {
    const { understood } = understand(`go to the gym ${often}`, TODAY)
    expect(understood).toMatchObject({ what: 'go to the gym', per_week: 4, unread: [] })
  },
)
