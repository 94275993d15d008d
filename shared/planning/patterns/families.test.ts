import { expect, test } from 'vitest'
import { FAMILIES } from '#shared/planning/testing/families.ts'
import { patternFor } from './patterns.ts'
import { patternOf } from './recognition.ts'

const firstPhase = (text: string) => patternFor(patternOf(text), text).phases[0]?.title

test.each(Object.entries(FAMILIES).flatMap(([phase, goals]) => goals.map((goal) => [goal, phase] as const)))(
  '%s begins with: %s',
  (goal, phase) => {
    expect(firstPhase(goal)).toBe(phase)
  },
)

test.each([
  ['switch to a vegan diet', 'Cook one meal that fits'],
  ['go on a gluten-free diet', 'Cook one meal that fits'],
  ['become a vegetarian', 'Cook one meal that fits'],
  ['lose 4 kg', 'Walk or move for a while'],
  ['eat healthier', 'Vegetables or fruit with two meals'],
])('%s has the habit: %s', (goal, habit) => {
  expect(patternFor(patternOf(goal), goal).habits?.map(({ name }) => name)).toContain(habit)
})

test.each([
  ['climb kilimanjaro', 'endurance'],
  ['write 50 letters to my grandma', 'general'],
  ['do a stand-up comedy set at an open mic', 'presentation'],
  ['organise a neighbourhood cleanup', 'event'],
  ['say no more often', 'behaviour'],
  ['climb a V5', 'skill'],
  ['make my bed every morning', 'general'],
  ['get better at table tennis', 'skill'],
  ['cook a thanksgiving dinner for 12', 'event'],
])('%s is of the kind %s', (goal, key) => {
  expect(patternOf(goal)).toBe(key)
})
