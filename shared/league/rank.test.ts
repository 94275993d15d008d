import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { rankPeople } from './rank.ts'

const person = (handle: string, points: number) => ({ handle, points })

test('people with as many points share a rank, in the order of their handles, and the next rank is left out', () => {
  const ranked = rankPeople([person('cat', 50), person('ann', 80), person('dan', 0), person('ben', 80)])
  expect(ranked.map(({ handle, rank }) => [handle, rank])).toEqual([
    ['ann', 1],
    ['ben', 1],
    ['cat', 3],
    ['dan', 4],
  ])
})

test('a rank is one more than how many people have more points', () => {
  const people = fc.uniqueArray(
    fc.record({ handle: fc.stringMatching(/^[a-z0-9_]{3,5}$/), points: fc.nat(5) }),
    {
      selector: ({ handle }) => handle,
    },
  )
  fc.assert(
    fc.property(people, (all) => {
      for (const { rank, points } of rankPeople(all))
        expect(rank).toBe(1 + all.filter((other) => other.points > points).length)
    }),
  )
})
