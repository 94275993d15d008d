import { expect, test } from 'vitest'
import { NewChallenge } from './challenge.ts'

const ID = '0194f2a0-0000-7000-8000-000000000001'
const asked = { name: 'March', metric: 'tasks', starts_on: '2026-03-02', days: 7, invite: [ID] }

test.each<[string, object, string | null]>([
  ['nothing more', {}, null],
  ['no name', { name: ' ' }, 'name'],
  ['80 characters', { name: 'n'.repeat(80) }, null],
  ['81 characters', { name: 'n'.repeat(81) }, 'name'],
  ['no day', { days: 0 }, 'days'],
  ['90 days', { days: 90 }, null],
  ['91 days', { days: 91 }, 'days'],
  ['a target of 0', { target: 0 }, 'target'],
  ['a target of a million', { target: 1_000_000 }, null],
  ['a higher target', { target: 1_000_001 }, 'target'],
  ['99 friends', { invite: Array.from({ length: 99 }, () => ID) }, null],
  ['100 friends', { invite: Array.from({ length: 100 }, () => ID) }, 'invite'],
  ['a team and friends', { team_id: ID }, 'invite'],
  ['a team', { invite: undefined, team_id: ID }, null],
  ['nobody', { invite: undefined }, 'invite'],
  ['nobody and no team', { invite: undefined, team_id: null }, 'invite'],
  ['one thing together', { kind: 'together', target: 5 }, null],
  ['one thing together without a target', { kind: 'together' }, 'target'],
  ['an unknown metric', { metric: 'steps' }, 'metric'],
])('a challenge of %s', (_name, more, field) => {
  const { error } = NewChallenge.safeParse({ ...asked, ...more })
  expect(error?.issues[0]?.path[0] ?? null).toBe(field)
})

test('a challenge is a race without a target unless it says otherwise', () => {
  expect(NewChallenge.parse(asked)).toMatchObject({ kind: 'race', target: null })
})
