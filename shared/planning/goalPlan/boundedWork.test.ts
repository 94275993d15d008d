import { expect, test } from 'vitest'
import { planGoal } from '#shared/planning/planGoal.ts'
import { daysBetween } from '#shared/time/civil.ts'

const CONTEXT = { today: '2026-11-23', weekStart: 1 }
const OPEN = { rhythm: 'pattern', minutes: 'pattern', unread: 'ignore' } as const
const planOf = (text: string) => planGoal(text, CONTEXT, OPEN).plan
const sessionsOf = (text: string) => planOf(text)?.phases.reduce((sum, { sessions }) => sum + sessions, 0)

test.each([
  ['visit 10 museums by june', 10],
  ['watch 20 classic films by june', 20],
  ['send 12 handwritten letters by june', 12],
  ['donate blood three times next year', 3],
  ['donate blood twice next year', 2],
  ['see five plays by june', 5],
  // So many times are so many sessions, whatever their kind.
  ['go to the gym 10 times in december', 10],
  ['go to the gym 100 times next year', 100],
  ['swim 12 times by the end of january', 12],
  ['run 15 times in december', 15],
  ['visit my grandparents 4 times before easter', 4],
  ['do 5 parkruns before easter', 5],
  ['take 10 driving lessons by april', 10],
  ['do 3 mock interviews next week', 3],
  // One time takes many of them.
  ['read the quran twice by june', 136],
  // Without a date one a week.
  ['visit 10 museums', 10],
  // More than five a week take several in one session.
  ['solve 30 sudokus in 2 weeks', 10],
  // A journey is prepared, and is no number of visits.
  ['visit japan in april', 24],
  // What is prepared for a day is spread over the time before it, what has no day is done sooner.
  ['prepare my talk for 5 may', 16],
  ['prepare my talk for 5 december', 5],
  ['write my best man speech by june', 12],
  ['paint the fence by june', 10],
  ['write a thank you letter by june', 3],
  ['clean the garage by june', 12],
  ['clean the house by june', 54],
  ['renovate the kitchen by june', 54],
  ['buy a house by june', 81],
  ['buy a car by june', 24],
])('%s: %i sessions', (text, sessions) => {
  expect(sessionsOf(text)).toBe(sessions)
})

test('they are spread over the whole time, and each says which one it is', () => {
  const [, first, second] = planOf('visit 10 museums by june')?.steps ?? []
  expect([first?.title, second?.title]).toEqual([
    'Easy one (museum 1 of 10)',
    'One to look forward to (museum 2 of 10)',
  ])
  expect([first?.minutes, first?.amount]).toEqual([60, { value: 1, unit: 'museums' }])
  expect(daysBetween(first?.ideal ?? '', second?.ideal ?? '')).toBe(19)
})

test('a rhythm that was named holds', () => {
  const { plan } = planGoal('cook 10 new dishes by march, on sundays', CONTEXT, { minutes: 60 })
  expect(plan?.phases.reduce((sum, { sessions }) => sum + sessions, 0)).toBe(14)
})
