import { expect, test } from 'vitest'
import { patternFor } from '#shared/planning/patterns/patterns.ts'
import { race } from '#shared/planning/patterns/race.ts'
import { TODAY, understoodGoal } from '#shared/planning/testing/aPlan.ts'
import { goalPlan } from './goalPlan.ts'
import { knownLevel } from '#shared/planning/patterns/knownLevel.ts'

test.each([
  [null, 'can run 5 km'],
  ['can run 10 km', 'can run 10 km'],
  ['from zero', 'can run less than 5 km'],
  ['I am a complete beginner', 'can run less than 5 km'],
  ['I have never run', 'can run less than 5 km'],
  ['longest run so far 8k', 'can run 5 km'],
  ['I ran a half marathon last year', 'can run a half marathon'],
  ['already quite fit', 'can run 5 km'],
  ["haven't run in like 10 yrs", 'can run less than 5 km'],
  ['out of shape', 'can run less than 5 km'],
  ['ran for 10 years', 'can run 5 km'],
])('who says %j: %s', (level, known) => {
  expect(knownLevel(race, level)?.level).toBe(known)
})

test.each([
  ['run a 10 km race by june', [25, 40, 50, 70]],
  ['finish my first triathlon by june', [40, 45, 40]],
  ['start running by june', [30, 20, 30]],
  ['get stronger at the gym by june', [30, 40, 50]],
  ['do 100 push ups by june', [20, 25, 30]],
  ['get stronger at home without weights by june', [30, 40, 50]],
  ['cycle 100 km in one day by june', [25, 45, 65]],
  ['hike the west highland way by june', [30, 45, 70]],
  ['swim a mile by june', [30, 45, 65]],
])('%s: by what one can do already, sessions of the first week have %j minutes', (sentence, minutes) => {
  const goal = understoodGoal(sentence, { rhythm: 'pattern', minutes: 'pattern' })
  const { question } = patternFor(goal.pattern, sentence)
  const planned = question?.suggestions.map(
    ({ level }) => goalPlan({ ...goal, level }, TODAY).assumed.minutes,
  )
  expect(planned).toEqual(minutes)
})

test('a language from A2 brings back what is known', () => {
  const goal = understoodGoal('get my spanish from A2 to B2 by june', {
    rhythm: 'pattern',
    minutes: 'pattern',
  })
  expect(goalPlan(goal, TODAY).phases[0]?.title).not.toBe('Sounds and first words')
})

test('a race of somebody who has not run for years begins with walking', () => {
  const goal = understoodGoal("haven't run in 10 years, want to run 5k by june", {
    rhythm: 'pattern',
    minutes: 'pattern',
  })
  expect(goalPlan(goal, TODAY).phases[0]?.title).toBe('From walking to running')
})

test('a race from zero begins with running and walking by turns, in short sessions', () => {
  const goal = understoodGoal('run a marathon from zero by 1 October 2027', {
    rhythm: 'pattern',
    minutes: 'pattern',
  })
  const { steps, phases } = goalPlan(goal, TODAY)
  expect(phases[0]?.title).toBe('From walking to running')
  const [first, ...others] = steps.filter(({ key }) => key !== 'kickoff')
  expect(first).toMatchObject({ minutes: 20, title: 'Run 1 min, walk 2 min, 20 min in all' })
  expect(others.slice(0, 2).every(({ minutes }) => minutes <= 40)).toBe(true)
  const trained = understoodGoal('run a marathon by 1 October 2027', {
    rhythm: 'pattern',
    minutes: 'pattern',
  })
  expect(goalPlan(trained, TODAY).phases[0]?.title).toBe('Base')
})

test('meditation is one habit, also where its rhythm is left to the plan', () => {
  const goal = understoodGoal('meditate', { deadline: '2027-03-31', rhythm: 'pattern', minutes: 'pattern' })
  const { habits, steps } = goalPlan(goal, TODAY)
  expect(steps).toEqual([])
  expect(habits).toMatchObject([{ name: 'Meditate', schedule: { type: 'times_per_week', times: 5 } }])
})

test('of few sessions for many steps those that are needed come', () => {
  const goal = understoodGoal('move house in 3 weeks', { rhythm: 'pattern', minutes: 'pattern' })
  const titles = goalPlan(goal, TODAY).steps.map(({ title }) => title)
  expect(titles).toContain('Book the transport')
  expect(titles).toContain('Boxes, tape and the first room')
})

test('who wants no weights lifts none', () => {
  const goal = understoodGoal('get stronger at home without weights by June', {
    rhythm: 'pattern',
    minutes: 'pattern',
  })
  const { steps } = goalPlan(goal, TODAY)
  for (const { title, description } of steps)
    expect(`${title} ${description}`).not.toMatch(/deadlift|barbell|dumbbell|heavy|press(?!-)/i)
})

test.each([
  ['run 5k by june', 'can run less than 5 km'],
  ['run 5 km by june', 'can run less than 5 km'],
  ['run a 5k in under 30 minutes by june', 'can run 5 km'],
  ['run a 10k by june', 'can run 5 km'],
  ['run 15k by june', 'can run 5 km'],
])('%s: it is assumed that one %s', (sentence, level) => {
  const goal = understoodGoal(sentence, { rhythm: 3, minutes: 30 })
  expect(goalPlan(goal, TODAY).assumed.level).toBe(level)
})

test('who can run 5 km already gets no walking first', () => {
  const goal = understoodGoal('run 5k by june, i can run 5 km already', { rhythm: 3, minutes: 30 })
  expect(goalPlan(goal, TODAY).phases.map(({ title }) => title)).not.toContain('From walking to running')
})
