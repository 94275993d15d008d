import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { freeCalendar, placedPlan, sessionOf, TODAY, understoodGoal } from '#shared/planning/testing/aPlan.ts'
import { brokenExclusions, brokenRules } from '#shared/planning/goalPlan/rules.ts'
import type { Understood } from '#shared/planning/understood.ts'
import { addDays, dayOfWeek, daysBetween } from '#shared/time/civil.ts'
import { PATTERN_KEYS, type PatternKey } from './keys.ts'
import { PATTERNS } from './patterns.ts'

/** A dated goal of each pattern. */
const goalOf = (pattern: PatternKey, days: number, said: Partial<Understood> = {}): Understood => {
  const deadline = addDays(TODAY, days - 1)
  const goal = understoodGoal(
    `Reach something by ${deadline}`,
    { rhythm: 'pattern', minutes: 'pattern' },
    pattern,
  )
  return { ...goal, what: `Reach ${pattern.replace('_', ' ')}`, ...said }
}
const WEEKS = [4, 11, 30]
const planned = PATTERN_KEYS.filter(
  (key) => (PATTERNS[key].phases.length ?? 0) > 0 && !['savings', 'debt'].includes(key),
)

test('every pattern is there, with sources, and its phases share the whole time', () => {
  for (const key of PATTERN_KEYS) {
    const pattern = PATTERNS[key]
    expect(pattern, key).toBeDefined()
    expect(pattern?.key).toBe(key)
    expect(pattern?.sources.length, key).toBeGreaterThan(0)
    for (const { url } of pattern?.sources ?? []) expect(new URL(url).protocol).toBe('https:')
    const shares = (pattern?.phases ?? []).reduce((sum, { share }) => sum + share, 0)
    if ((pattern?.phases.length ?? 0) > 0) expect(shares, key).toBeCloseTo(1)
    if (pattern?.question)
      expect(pattern.question.suggestions.map(({ level }) => level)).toContain(pattern.question.assumed)
  }
})

test('the phases of each variant share the whole time, and each kind of session says when it is done', () => {
  for (const key of PATTERN_KEYS)
    for (const { of, phases, firstStep, question } of PATTERNS[key].variants ?? []) {
      const name = `${key} ${String(of).slice(0, 60)}`
      const texts = phases.flatMap(({ steps = [], kinds }) => [...steps, ...kinds])
      expect(phases.length === 0 ? 1 : phases.reduce((sum, { share }) => sum + share, 0), name).toBeCloseTo(1)
      for (const { title, note } of [firstStep, ...texts]) {
        expect(note, `${name}: ${title}`).toMatch(/\bDone\b/)
        expect(`${title} ${note}`, name).not.toMatch(/\b(?:missed|failed|should have)\b|!/)
      }
      if (question) expect(question.suggestions.map(({ level }) => level)).toContain(question.assumed)
    }
})

describe.each(planned)('the pattern %s', (key) => {
  test.each(WEEKS)('of %i weeks keeps the rules, at every rhythm and length', (weeks) => {
    for (const per_week of [null, 1, 2, 3, 5, 7])
      for (const minutes of [null, 20, 45]) {
        const goal = goalOf(key, weeks * 7, { per_week, minutes })
        const { plan, kickoff, sessions } = placedPlan(goal)
        const name = `${key}, ${weeks} weeks, ${per_week} × ${minutes}`
        const [first, last] = [plan.phases[0]?.from ?? '', plan.phases.at(-1)?.to ?? '']
        expect(
          brokenRules({ pattern: key, sessions, phases: plan.phases, from: first, to: last }),
          name,
        ).toEqual([])
        expect(kickoff?.row, name).toMatchObject({ scheduled_date: TODAY, estimated_duration: 15 })
        expect(kickoff?.note, name).not.toBe('')
        for (const session of sessions) expect(session.note).not.toMatch(/[{}]|undefined/)
        if (plan.phases.length >= 3 && plan.goal.metric.kind === 'milestones')
          expect(plan.goal.milestones.map(({ due_date }) => due_date)).toEqual(
            plan.phases.map(({ to }) => to),
          )
        const begins = [TODAY, ...plan.phases.map(({ to }) => addDays(to, 1))]
        expect([...plan.phases.map(({ from }) => from), addDays(goal.deadline ?? '', 1)]).toEqual(begins)
      }
  })
})

test('each milestone is something that is true one day, or noted down', () => {
  const isNumber =
    /^(?:Number|Share|How often|Length|Distance|Minutes|Points|Pages|Nights|Your (?:count|best|longest)|The (?:three|heaviest))\b/
  for (const key of planned)
    for (const { title } of placedPlan(goalOf(key, 77)).plan.goal.milestones)
      expect(title, key).not.toMatch(isNumber)
  for (const { title } of placedPlan(goalOf('language', 77)).plan.goal.milestones.slice(0, 1))
    expect(title).toBe('Note down the number of words that you can say from memory')
})

test.each(planned.filter((key) => PATTERNS[key].isTheDay))('%s: its day itself stays free', (key) => {
  for (const days of [2, 3, 10, 28, 84])
    for (const per_week of [1, 3, 7]) {
      const goal = goalOf(key, days, { per_week })
      const { items, plan } = placedPlan(goal)
      expect(plan.phases.at(-1)?.to).toBe(goal.deadline)
      for (const item of items) expect(sessionOf(item).date < (goal.deadline ?? '')).toBe(true)
    }
  const today = goalOf(key, 1, { per_week: 7 })
  expect(placedPlan(today).items.length).toBeGreaterThan(0)
})

const loaded = planned.filter((key) => PATTERNS[key].load)
test.each(loaded)('%s: hard and long days are apart, and every fourth week is a fifth lighter', (key) => {
  for (const per_week of [2, 3, 4, 5]) {
    const { plan } = placedPlan(goalOf(key, 70, { per_week }))
    const heavy = plan.steps.filter(({ sequence }) => sequence !== null && !sequence.endsWith('easy'))
    for (const [at, step] of heavy.entries()) {
      const next = heavy[at + 1]
      if (next)
        expect(daysBetween(step.deadline ?? '', next.not_before ?? ''), `${key} ${per_week}`).toBeGreaterThan(
          1,
        )
    }
    const weeks = Map.groupBy(
      plan.steps.filter(({ key: name }) => name !== 'kickoff'),
      ({ ideal }) => Math.floor(daysBetween(TODAY, ideal ?? TODAY) / 7),
    )
    const sums = [...weeks.values()].map((some) => some.reduce((sum, { minutes }) => sum + minutes, 0))
    expect(sums[3], `${key} ${per_week}: ${sums.join()}`).toBeLessThanOrEqual(
      Math.max(...sums.slice(0, 3)) * 0.81,
    )
    for (const some of weeks.values())
      expect(some.filter(({ sequence }) => sequence?.endsWith('long')).length).toBeLessThanOrEqual(1)
  }
})

const taught = planned.filter((key) => PATTERNS[key].material)
test.each(taught)(
  '%s: each part comes back twice at growing distances, and a trial stands in the last third',
  (key) => {
    const material = PATTERNS[key].material ?? ''
    for (const days of [56, 84]) {
      const { plan } = placedPlan(goalOf(key, days, { per_week: 3 }))
      const sessions = plan.steps.filter(({ key: name }) => name !== 'kickoff')
      const texts = sessions.map(({ title, description }) => `${title}. ${description}`)
      const partsIn = (text: string) =>
        [...text.matchAll(/\d+(?:(?:, \d+)* and \d+)?/g)].flatMap(([found]) =>
          found.split(/, | and /).map(Number),
        )
      const seen = new Map<number, number[]>()
      for (const [at, text] of texts.entries()) {
        const named = text.toLowerCase().includes(material) ? partsIn(text) : []
        for (const part of named) seen.set(part, [...new Set([...(seen.get(part) ?? []), at])])
      }
      const [one = [], two = []] = [seen.get(1), seen.get(2)]
      for (const times of [one, two]) {
        expect(times.length, `${key}: ${texts.join('\n')}`).toBeGreaterThanOrEqual(3)
      }
    }
  },
)

test('what was left out is never planned, in calendars of all kinds', () => {
  const said = fc.record({
    pattern: fc.constantFrom(...planned),
    days: fc.integer({ min: 3, max: 200 }),
    not_on: fc.option(fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 4 })),
    between: fc.option(
      fc.constantFrom<[string, string]>(['05:00', '12:00'], ['17:00', '22:00'], ['12:00', '14:00']),
    ),
    per_week: fc.option(fc.integer({ min: 1, max: 7 })),
    minutes: fc.option(fc.integer({ min: 5, max: 90 })),
    from: fc.integer({ min: 0, max: 20 }),
    hours: fc.uniqueArray(fc.integer({ min: 5, max: 23 }), { minLength: 2, maxLength: 2 }),
  })
  fc.assert(
    fc.property(said, ({ pattern, days, from, hours, ...facts }) => {
      const starts_on = from === 0 ? null : addDays(TODAY, from)
      const goal = goalOf(pattern, days + from + 1, { ...facts, starts_on })
      const [begins = 5, ends = 23] = hours.toSorted((one, other) => one - other)
      const { plan, items } = placedPlan(goal, (range) => {
        const calendar = freeCalendar(range)
        const day: [string, string][] = [
          [`${String(begins).padStart(2, '0')}:00`, `${String(ends).padStart(2, '0')}:00`],
        ]
        const week = Array.from({ length: 7 }, () => day)
        return { ...calendar, availability: { ...calendar.availability, work: week, personal: week } }
      })
      const sessions = items.filter(({ step }) => step !== 'kickoff').map(sessionOf)
      expect(
        brokenExclusions(sessions, { not_on: facts.not_on ?? null, between: facts.between ?? null }),
      ).toEqual([])
      for (const item of items) {
        const { date } = sessionOf(item)
        expect(facts.not_on ?? []).not.toContain(dayOfWeek(date))
        if (starts_on !== null) expect(date >= starts_on).toBe(true)
        if (goal.deadline !== null) expect(date <= goal.deadline).toBe(true)
      }
      const ideals = plan.steps.flatMap(({ ideal }) => ideal ?? [])
      expect(ideals).toEqual(ideals.toSorted())
    }),
    { numRuns: 150 },
  )
})
