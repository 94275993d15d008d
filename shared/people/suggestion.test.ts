import { expect, test } from 'vitest'
import { compareSuggestions, type PersonSuggestion } from './suggestion.ts'

const person = (handle: string | null, mutualFriends = 0, sharedTeams = 0, sharedChallenges = 0) =>
  ({ handle, mutualFriends, sharedTeams, sharedChallenges }) as PersonSuggestion
const ordered = (...people: PersonSuggestion[]) =>
  people.toSorted(compareSuggestions).map(({ handle }) => handle)

test('a friend in common counts three, a team two and a challenge one', () => {
  expect(ordered(person('challenge', 0, 0, 1), person('team', 0, 1), person('friend', 1))).toEqual([
    'friend',
    'team',
    'challenge',
  ])
  expect(ordered(person('b', 0, 1, 1), person('a', 1))).toEqual(['a', 'b'])
  expect(ordered(person('a', 1), person('b', 0, 1, 2))).toEqual(['b', 'a'])
})

test('who has as much in common is in the order of handles', () => {
  expect(ordered(person('cid', 1), person('ann', 1), person('bob', 1))).toEqual(['ann', 'bob', 'cid'])
  expect(compareSuggestions(person('ann'), person('ann'))).toBe(0)
})
