import { expect, test } from 'vitest'
import type { Achievement } from '#shared/achievements/achievement.ts'
import { nearestOf } from './nearest.ts'
import { missingInWords, progressInWords, shareInWords } from './words.ts'

const one = (id: string, current: number, target: number, more: Partial<Achievement> = {}): Achievement => ({
  id,
  title: id,
  description: '',
  rarity: 'common',
  unlocked: false,
  unlocked_at: null,
  current,
  target,
  share: null,
  secret: false,
  pinned: false,
  ...more,
})

test('the three nearest are those with the greatest part done, then those that are listed first', () => {
  const all = [
    one('a', 0, 1),
    one('b', 5, 10),
    one('secret', 9, 10, { secret: true }),
    one('had', 1, 1, { unlocked: true }),
    one('c', 99, 100),
    one('d', 0, 1),
  ]
  expect(nearestOf(all).map(({ id }) => id)).toEqual(['c', 'b', 'a'])
  expect(nearestOf([])).toEqual([])
})

test('progress and what is missing name what they count', () => {
  expect(progressInWords(one('list-maker', 12, 25))).toBe('12 of 25 tasks')
  expect(missingInWords(one('list-maker', 12, 25))).toBe('13 tasks to go')
  expect(missingInWords(one('streak-7', 6, 7))).toBe('1 day to go')
  expect(progressInWords(one('habit-strong', 41, 80))).toBe('41 of 80')
  expect(missingInWords(one('habit-strong', 41, 80))).toBe('39 to go')
  expect(missingInWords(one('habit-strong', 80, 80))).toBe('yours with the next check-in')
  expect(missingInWords(one('first-plan', 0, 1))).toBe('Not yet')
})

test('shares are whole percents, and nothing is said where they are not known', () => {
  expect([null, 0, 0.004, 0.25, 1].map(shareInWords)).toEqual([
    null,
    'Nobody has it yet',
    'Fewer than 1 % have it',
    '25 % have it',
    '100 % have it',
  ])
})
