import { expect, test } from 'vitest'
import { derivedProfile } from './derived.ts'

const user = (user_metadata: Record<string, unknown>, email?: string) => ({
  id: '0195a000-0000-7000-8000-000000000001',
  email,
  created_at: '2026-03-02T09:00:00Z',
  user_metadata,
})

test.each([
  [{ name: 'Ada', full_name: 'Ada Lovelace' }, 'ada@example.com', 'Ada'],
  [{ name: '  ', full_name: 'Ada Lovelace' }, 'ada@example.com', 'Ada Lovelace'],
  [{ name: ' Ada ' }, 'ada@example.com', 'Ada'],
  [{ name: 7 }, 'ada@example.com', 'ada'],
  [{}, undefined, 'Goal Crusher'],
  [{}, '@example.com', 'Goal Crusher'],
])('from %j and %s comes the name %s', (metadata, email, name) => {
  expect(derivedProfile(user(metadata, email), 'Europe/Vienna').name).toBe(name)
})

test('a derived profile starts at level 1 without XP, as a wizard', () => {
  expect(derivedProfile(user({}, 'ada@example.com'), 'Europe/Vienna')).toEqual({
    id: '0195a000-0000-7000-8000-000000000001',
    email: 'ada@example.com',
    name: 'ada',
    handle: '',
    plan: 'free',
    avatar: '🧙',
    created_at: '2026-03-02T09:00:00Z',
    level: 1,
    xp: 0,
    joinDate: '2026-03-02T09:00:00Z',
    betaAccess: true,
    timezone: 'Europe/Vienna',
    week_start: 0,
    day_start: '00:00',
    first_steps: 'closed',
    avatar_url: null,
    deletion_at: null,
  })
  expect(derivedProfile(user({}), 'UTC').email).toBe('')
})
