import { expect, test } from 'vitest'
import { addDays, daysBetween } from '#shared/time/civil.ts'
import { minuteOf } from './placing/block.ts'
import { freeCalendar, placedPlan, sessionOf, TODAY, understoodGoal } from './testing/aPlan.ts'

/** The days after today of the first step and of the sessions of a plan that is made at a time of day. */
function daysOf(text: string, time: string) {
  const { kickoff, sessions } = placedPlan(understoodGoal(text, { minutes: 'pattern' }), (range) => {
    const week = Array.from({ length: 7 }, (): [string, string][] => [['17:00', '22:00']])
    const { availability, ...calendar } = freeCalendar(range)
    return {
      ...calendar,
      earliest: minuteOf(TODAY, time),
      availability: { ...availability, work: week, personal: week },
    }
  })
  const first = kickoff && daysBetween(TODAY, sessionOf(kickoff).date)
  return { first, sessions: sessions.map(({ date }) => daysBetween(TODAY, date)).toSorted((a, b) => a - b) }
}

const KINDS = ['learn Spanish', 'run a half marathon', 'move to Berlin']

test.each(
  KINDS.flatMap((what) => [1, 2, 3, 4, 5].map((count) => `${what} in 11 weeks, ${count} times a week`)),
)('%s: the first session comes the day after the first step, or as soon as the rhythm says', (text) => {
  const [, count = '1'] = /(\d) times/.exec(text) ?? []
  for (const time of ['08:00', '19:30', '21:50', '23:30']) {
    const { first, sessions } = daysOf(text, time)
    expect(first, time).toBe(time < '21:50' ? 0 : 1)
    expect(sessions[0], `${time}: ${sessions.join()}`).toBe((first ?? 0) + 1)
    expect(sessions.filter((day) => day < 7)).toHaveLength(Number(count))
  }
})

test.each([
  ['learn Spanish in 11 weeks, every day', [0, 1, 2]],
  ['learn Spanish in 11 weeks, on Mondays and Thursdays', [0, 3, 7]],
  ['learn Spanish in 11 weeks, every other day', [0, 2, 4]],
])('%s: the days that were said stay', (text, days) => {
  const { first, sessions } = daysOf(text, '08:00')
  expect(first).toBe(0)
  expect(sessions.slice(0, 3)).toEqual(days)
})

test('a plan that leaves no other day begins with both', () => {
  const { first, sessions } = daysOf(`learn Spanish by ${addDays(TODAY, 1)}, every day`, '08:00')
  expect([first, ...sessions]).toEqual([0, 0, 1])
})
