import { expect, test } from 'vitest'
import { goalPlan } from './goalPlan.ts'
import { patternFor } from '#shared/planning/patterns/patterns.ts'
import { TODAY, understoodGoal } from '#shared/planning/testing/aPlan.ts'
import type { PartOfPlan } from '#shared/planning/placing/toPlace.ts'
import { addDays, daysBetween } from '#shared/time/civil.ts'
import { weekOfPlan } from './weeklyLoad.ts'

/** A training that is followed to its end: its phases, and by week the minutes and those of the longest session. */
function training(text: string) {
  const goal = understoodGoal(text, { rhythm: 'pattern', minutes: 'pattern' })
  const weeks: number[] = []
  const longest: number[] = []
  const titles: string[][] = []
  let part: PartOfPlan | null = null
  for (;;) {
    const plan = goalPlan(goal, TODAY, part)
    for (const { key, ideal, minutes, title } of plan.steps) {
      if (key === 'kickoff' || ideal === null) continue
      const week = weekOfPlan(TODAY, ideal)
      weeks[week] = (weeks[week] ?? 0) + minutes
      longest[week] = Math.max(longest[week] ?? 0, minutes)
      titles[week] = [...(titles[week] ?? []), title]
    }
    const end = plan.phases.at(-1)?.to ?? ''
    if (plan.covers_until >= end) return { phases: plan.phases, weeks, longest, titles }
    part = { from: addDays(plan.covers_until, 1), behind: 0, highest: Math.max(...weeks) }
  }
}

test.each([
  'run a marathon in 52 weeks',
  'run a half marathon in 34 weeks',
  'train for a triathlon in 50 weeks',
  'cycle 100 km in one go in 45 weeks',
])('%s: the last tenth is kept, and no more than three weeks of it are a taper', (text) => {
  const { phases, weeks, titles } = training(text)
  const [first, last] = [phases[0], phases.at(-1)]
  const days = daysBetween(first?.from ?? '', last?.to ?? '') + 1
  expect(daysBetween(last?.from ?? '', last?.to ?? '') + 1).toBeGreaterThanOrEqual(days / 10)
  const highest = Math.max(...weeks)
  const light = weeks.length - 1 - weeks.findLastIndex((minutes) => minutes >= highest * 0.75)
  expect(light, weeks.join()).toBe(3)
  const own = new Set(titles.slice(-3).flatMap((some) => some.map((title) => title.split(' ')[0])))
  const before = titles.at(-4)?.map((title) => title.split(' ')[0]) ?? []
  expect(before.some((word) => !own.has(word))).toBe(true)
})

test.each([
  ['run a marathon in 52 weeks', 180],
  ['run a half marathon in 40 weeks', 130],
  ['run 10k in 30 weeks', 100],
  ['run a 5k race in 30 weeks', 75],
  ['swim 2 km without stopping in 30 weeks', 90],
  ['row 5 km on the machine in 30 weeks', 90],
  ['do 20 dips in a row in 30 weeks', 40],
])('%s: the longest session is as long as the aim asks, and comes near the end', (text, most) => {
  const { longest, weeks } = training(text)
  expect(Math.max(...longest)).toBeGreaterThan(most * 0.75)
  expect(Math.max(...longest)).toBeLessThanOrEqual(most)
  const highest = Math.max(...weeks)
  expect(weeks.filter((minutes) => minutes === highest).length, weeks.join()).toBeLessThanOrEqual(8)
  expect(weeks.findIndex((minutes) => minutes === highest)).toBeGreaterThan(weeks.length / 2)
})

test('sessions that cannot get longer are lighter all the same before the date', () => {
  const { weeks, longest, titles } = training('start running in 12 weeks')
  expect(weeks.at(-1), weeks.join()).toBeLessThanOrEqual(Math.max(...weeks) * 0.8)
  // Five minutes of walking come before what the title says.
  const run = Number(/(\d+) min in one piece/.exec(titles.at(-1)?.at(-1) ?? '')?.[1])
  expect(run + 5).toBeLessThanOrEqual(longest.at(-1) ?? 0)
})

test('a lift with the own weight on the bar is no training without weights', () => {
  const first = (what: string) => patternFor('strength', what).phases[0]?.kinds[0]?.title
  expect(first('Bench press my own bodyweight')).toBe(first('Get stronger at the gym'))
  expect(first('Get stronger with bodyweight training')).not.toBe(first('Get stronger at the gym'))
})
