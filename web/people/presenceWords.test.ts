import { expect, test } from 'vitest'
import type { PersonOfOthers } from '#shared/people/card.ts'
import { figureWords, presenceWords } from './presenceWords.ts'

const NOW = new Date('2026-03-02T12:00:00Z')
const ANN: PersonOfOthers = {
  user_id: '00000000-0000-4000-8000-000000000001',
  handle: 'ann',
  name: 'Ann',
  avatar: '🧙',
  avatar_url: null,
  level: 4,
  xp: 900,
  streak: 12,
  status: 'offline',
  lastActive: null,
  mutualGoals: 0,
  isFriend: true,
  relation: 'friend',
  accountability: null,
}

test.each([
  ['online', '2026-03-02T11:55:00Z', 'online'],
  ['away', '2026-03-02T11:50:00Z', 'active 10 min ago'],
  ['offline', '2026-03-02T12:00:00Z', 'active just now'],
  ['offline', '2026-03-02T09:30:00Z', 'active 2 h ago'],
  ['offline', '2026-02-27T00:00:00Z', 'active on 27 February'],
  ['offline', null, ''],
  [null, null, ''],
] as const)('%s since %s is told as “%s”', (status, lastActive, words) =>
  expect(presenceWords({ ...ANN, status, lastActive }, NOW)).toBe(words),
)

test.each([
  [{ level: 4, streak: 12 }, 'Level 4 · 12-day streak'],
  [{ level: 1, streak: 1 }, 'Level 1 · 1-day streak'],
  [{ level: 4, streak: 0 }, 'Level 4'],
  [{ level: null, streak: null }, ''],
])('%j is told as “%s”', (figures, words) => expect(figureWords({ ...ANN, ...figures })).toBe(words))
