import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'
import { typedFor } from './asTyped.ts'

const TODAY = { today: '2026-11-30', weekStart: 1 } as const

test('a part in other words is what was typed there', () => {
  const asTyped = typedFor(
    'piano on mondays, evenings till 9, 20 min',
    'piano on mondays, between 5pm and 9pm, 20 min',
  )
  expect(asTyped('between 5pm and 9pm')).toBe('evenings till 9')
  expect(asTyped('on mondays')).toBe('on mondays')
  expect(asTyped('20 min')).toBe('20 min')
  expect(typedFor('swim', 'swim')('swim')).toBe('swim')
})

test.each([
  'my mate dared me to do the 3 peaks in july, twice a week',
  'half hour of guitar on monday and thursday, evenings till 9',
  'language app: half an hour on my day off (Wednesday)',
  'learn to knit, could do an hour after work mon wed fri',
  'finish my course, 5 hours left, want it over by xmas',
  'need 800 quid for a new laptop by easter, can spare 50 a week',
  'im a trucker, can only do fri sat sun, want to lift for 25 mins',
])('%s: what is read of it is named in its own words', (sentence) => {
  const { read, unread, beside = [] } = understand(sentence, TODAY).understood
  expect(read.length).toBeGreaterThan(1)
  for (const part of [...read.map(({ text }) => text), ...unread, ...beside]) expect(sentence).toContain(part)
})

test('where only a comma was typed between its neighbours, a part keeps the words that were', () => {
  const asTyped = typedFor(
    'words" and weekends Read by 30 June ,',
    'words" and Read by 30 June on weekends ,',
  )
  expect(asTyped('on weekends')).not.toBe('')
})
