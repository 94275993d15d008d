import { expect, test } from 'vitest'
import { placedPlan, understoodGoal } from '#shared/planning/testing/aPlan.ts'

const itemsOf = (text: string) =>
  placedPlan(understoodGoal(text, { rhythm: 'pattern', minutes: 'pattern' })).items.filter(
    ({ step }) => step !== 'kickoff',
  )

test.each([
  ['study 12 chapters for my history exam in 8 weeks', 12, 'chapter'],
  ['learn 3 songs on the ukulele in 5 weeks', 3, 'song'],
  ['finish the 8 modules of my course in 6 weeks', 8, 'module'],
])('%s: what is new has its share of all, and nothing else says which one it is', (text, whole, unit) => {
  const items = itemsOf(text)
  const shared = items.filter(({ amount }) => amount !== null)
  expect(shared.reduce((sum, { amount }) => sum + (amount?.value ?? 0), 0)).toBeCloseTo(whole)
  const titled = new RegExp(`\\(.*${unit}`)
  for (const item of items) {
    const title = String(item.row?.['title'])
    expect(titled.test(title), title).toBe(item.amount !== null)
    expect(title).not.toMatch(new RegExp(`^(?:New: )?${unit} \\d`, 'i'))
  }
})

test('an exam without a number of chapters numbers them itself', () => {
  expect(String(itemsOf('study for my history exam in 8 weeks')[0]?.row?.['title'])).toMatch(/^Chapter 1/)
})
