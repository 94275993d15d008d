import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

const CONTEXT = { today: '2026-11-23', weekStart: 1 }
const HOURS = [
  ['after 6', ['18:00', '24:00']],
  ['after work', ['17:00', '24:00']],
  ['in the evening', ['17:00', '22:00']],
] as const

test('of two deeds on days of their own an hour is that of its own days', () => {
  for (const [hour, between] of HOURS)
    for (const said of [
      `get decent on the bike: 50k every sunday and a short spin on wednesdays ${hour}`,
      `50k on sundays and a short spin on wednesdays ${hour}`,
      `lower my handicap by june, 50k on sundays and a short spin on wednesdays ${hour}`,
    ]) {
      const { weekdays, between: ofAll, own_days, unread } = understand(said, CONTEXT).understood
      expect({ said, weekdays, ofAll, own_days, unread }).toEqual({
        said,
        weekdays: [0, 3],
        ofAll: null,
        own_days: [{ days: [3], between, minutes: null }],
        unread: [],
      })
    }
})

test('an hour behind days that are not read is not read either', () => {
  for (const said of [
    'intervals sundays, a long run on wednesdays after 6',
    'swim 2k on sundays and 1k on wednesdays after 6',
  ]) {
    const { weekdays, between, unread } = understand(said, CONTEXT).understood
    expect({ said, weekdays, between, unread: unread.length }).toEqual({
      said,
      weekdays: [0],
      between: null,
      unread: 1,
    })
  }
})
