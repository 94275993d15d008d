import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Waiting } from './entry.ts'
import type { OfflineSlice } from './offlineSlice.ts'
import { sampleSlice } from './testing/sampleSlice.ts'
import { dependenciesOf, heldBy, nextToSend, sendable } from './sendOrder.ts'

/** A change of a task; a parked one has its reason. */
type Row = { task: number; parked: boolean }
const rows = fc.array(fc.record({ task: fc.integer({ min: 0, max: 3 }), parked: fc.boolean() }), {
  maxLength: 12,
})

test('whatever is parked, the others go in order, and none before an earlier one of its own task', () => {
  fc.assert(
    fc.property(rows, fc.boolean(), (given, isDue) => {
      let waiting = given.map(waits)
      const sent: Waiting[] = []
      for (;;) {
        const next = nextToSend(waiting, (entry) => isDue || entry.parked === undefined, sameTask)
        if (!next) break
        expect(waiting.some((other) => other.key < next.key && sameTask(next, other))).toBe(false)
        sent.push(next)
        waiting = waiting.filter((other) => other !== next)
      }
      const parked = waiting.filter((entry) => entry.parked !== undefined)
      const held = new Set(parked.flatMap((entry) => heldBy(entry, waiting, sameTask)))
      // What is left is parked or waits with something parked, and the person sees all of it.
      expect(waiting.filter((entry) => entry.parked === undefined && !held.has(entry))).toEqual([])
      expect(sent.map(({ key }) => key)).toEqual(sent.map(({ key }) => key).toSorted())
      if (isDue) expect(waiting).toEqual([])
    }),
  )
})

test('a change waits also with one that itself only waits', () => {
  const [first, second, third, other] = [waits({ task: 0, parked: true }, 0), ...[1, 2, 3].map(plain)]
  const chain = new Set(['1<0', '2<1'])
  const dependsOn = (later: Waiting, earlier: Waiting) =>
    chain.has(`${Number(later.key)}<${Number(earlier.key)}`)
  expect(heldBy(first, [first, second, third, other] as Waiting[], dependsOn)).toEqual([second, third])
  expect(nextToSend([first, second, third, other] as Waiting[], isFree, dependsOn)).toBe(other)
})

function waits({ task, parked }: Row, index: number): Waiting {
  return {
    key: String(index).padStart(4, '0'),
    slice: 'tasks',
    change: { id: `task ${task}` },
    before: null,
    ...(parked && { parked: 'Something broke' }),
  }
}

const plain = (index: number) => waits({ task: index, parked: false }, index)

function sameTask(later: Waiting, earlier: Waiting): boolean {
  return idOf(later.change) === idOf(earlier.change)
}

function isFree({ parked }: Waiting): boolean {
  return parked === undefined
}

test('neither a parked change nor what waits with it counts as sendable', () => {
  const waiting = [waits({ task: 0, parked: true }, 0), waits({ task: 0, parked: false }, 1), plain(2)]
  expect(sendable(waiting, sameTask).map(({ key }) => key)).toEqual([waiting[2]?.key])
})

type Made = { id: string; creates?: true; needs?: string; comesOf?: string; follows?: string }

test.each<[string, slice: string, Made, slice: string, Made, boolean]>([
  ['a change of the same row', 'tasks', { id: 'a' }, 'tasks', { id: 'a' }, true],
  ['a change of another row', 'tasks', { id: 'a' }, 'tasks', { id: 'b' }, false],
  ['the same id in another slice', 'tasks', { id: 'a' }, 'goals', { id: 'a' }, false],
  [
    'a row that it names, created',
    'tasks',
    { id: 'a', needs: 'g' },
    'goals',
    { id: 'g', creates: true },
    true,
  ],
  ['a row that it names, edited', 'tasks', { id: 'a', needs: 'g' }, 'goals', { id: 'g' }, false],
  ['the series that it comes of', 'tasks', { id: 'a', comesOf: 's' }, 'tasks', { id: 's' }, true],
  ['what its slice puts it after', 'tasks', { id: 'a', follows: 'b' }, 'tasks', { id: 'b' }, true],
  ['a slice that is not known', 'tasks', { id: 'a', needs: 'g' }, 'newer', { id: 'g', creates: true }, false],
])('%s', (_what, slice, change, otherSlice, other, isDependent) => {
  const sample = (name: string): OfflineSlice<Made> => ({
    ...sampleSlice(name),
    rowId: ({ id }) => id,
    creates: ({ creates }) => creates === true,
    references: ({ needs }) => (needs === undefined ? [] : [needs]),
    comesOf: (later, earlier) => later.change.comesOf === earlier.change.id,
    dependsOn: (later, earlier) => later.change.follows === earlier.change.id,
  })
  const dependsOn = dependenciesOf(
    new Map(['tasks', 'goals'].map((name) => [name, sample(name) as OfflineSlice])),
  )
  const earlier = { key: '1', slice: otherSlice, change: other, before: null }
  expect(dependsOn({ key: '2', slice, change, before: null }, earlier)).toBe(isDependent)
})

function idOf(change: unknown): string {
  return (change as { id: string }).id
}
