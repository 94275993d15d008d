import { expect, test } from 'vitest'
import type { ActivityItem } from '#shared/activity/activity.ts'
import { afterCheer } from './cheerAction.ts'
import { cheersInWords, titleOf } from './words.ts'

const card = (name: string) => ({
  user_id: crypto.randomUUID(),
  handle: name.toLowerCase(),
  name,
  avatar: '🧙',
  avatar_url: null,
})
const ITEM: ActivityItem = {
  id: crypto.randomUUID(),
  kind: 'streak',
  data: { days: 7 },
  person: card('Ann'),
  created_at: '2026-03-02T12:00:00.000Z',
  cheers: 2,
  cheered: false,
  cheered_by: [],
}

test('a cheer counts once, and is taken back once', () => {
  const cheered = afterCheer(ITEM, { kind: 'cheer' })
  expect(cheered).toEqual({ ...ITEM, cheers: 3, cheered: true })
  expect(afterCheer(cheered, { kind: 'cheer' })).toEqual(cheered)
  expect(afterCheer(cheered, { kind: 'take_back' })).toEqual(ITEM)
  expect(afterCheer(ITEM, { kind: 'take_back' })).toEqual(ITEM)
  expect(afterCheer(undefined, { kind: 'cheer' })).toBe(undefined)
})

test('what was reached, in words', () => {
  const goal = (title: string | null): ActivityItem => ({
    ...ITEM,
    kind: 'goal',
    data: { goal_id: null, title },
  })
  expect(titleOf(ITEM)).toBe('a streak of 7 days')
  expect(titleOf({ ...ITEM, kind: 'level', data: { level: 4 } })).toBe('level 4')
  expect(titleOf(goal(null))).toBe('a goal')
  expect(titleOf(goal('Run'))).toBe('the goal “Run”')
})

test.each([
  [0, [], null],
  [1, ['Ben'], 'Ben cheered'],
  [2, ['Ben', 'Cleo'], 'Ben and Cleo cheered'],
  [3, ['Ben', 'Cleo', 'Dan'], 'Ben, Cleo and Dan cheered'],
  [4, ['Ben', 'Cleo', 'Dan'], 'Ben, Cleo, Dan and 1 more cheered'],
])('%i cheers by %j are “%s”', (cheers, names, words) => {
  expect(cheersInWords({ ...ITEM, cheers, cheered_by: names.map(card) })).toBe(words)
})
