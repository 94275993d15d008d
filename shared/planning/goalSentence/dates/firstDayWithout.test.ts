import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

const TODAY = { today: '2026-11-23', weekStart: 1 } as const

test.each([
  ['1 january', '2027-01-01'],
  ['on new years day', '2027-01-01'],
  ['next monday', '2026-11-30'],
  ['on monday', '2026-11-30'],
  ['this friday', '2026-11-27'],
  ['tomorrow', '2026-11-24'],
  ['today', '2026-11-23'],
])('what is quit %s is gone without from then on, and not until then', (day, date) => {
  for (const quit of [
    'quit smoking',
    'give up meat',
    'stop biting my nails',
    'been ill for weeks, quit vaping',
  ]) {
    const { understood } = understand(`${quit} ${day}`, TODAY)
    expect(understood, `${quit} ${day}`).toMatchObject({ starts_on: date, deadline: null, weekdays: null })
  }
})

test.each([
  ['stop snacking on fridays', { weekdays: [5], starts_on: null }],
  ['quit smoking by 1 january', { deadline: '2027-01-01', starts_on: null }],
  ['no alcohol on friday', { weekdays: [5], starts_on: null }],
])('%s: days of each week and a last day stay these', (sentence, said) => {
  expect(understand(sentence, TODAY).understood).toMatchObject(said)
})

test('in which months a sum is saved is no date of what it is for', () => {
  const { understood } = understand('save 250 a month for a honeymoon from february till october', TODAY)
  expect(understood).toMatchObject({ starts_on: '2027-02-01', deadline: '2027-10-31' })
})

test('of two levels the one with a number is where the plan begins', () => {
  const { understood } = understand('half marathon on 18 April, beginner, can run 5k, 4 days a week', TODAY)
  expect(understood.level).toBe('can run 5k')
})
