import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { AppError, type ErrorCode } from '#shared/errors.ts'
import type { Trouble } from '#web/trouble.ts'
import type { Waiting } from './queue.ts'
import { heldUpBy, nextInTurn, TRIED_FOR_MS, TRIES, triesAfter, verdictOn } from './turns.ts'

const failure = (code: ErrorCode, trouble?: Trouble['trouble']) =>
  new AppError(code, 'It failed', trouble && ({ trouble } satisfies Trouble))

test.each([
  ['a server that broke', failure('internal', 'server'), true, 'again', 'suspicious'],
  ['a gateway that says so', failure('unavailable', 'server'), true, 'again', 'suspicious'],
  ['an answer that never came', failure('unavailable', 'timeout'), true, 'again', 'suspicious'],
  ['no network', failure('unavailable', 'network'), false, 'again', 'again'],
  ['too many calls', failure('rate_limited', 'server'), false, 'again', 'again'],
  ['nobody signed in', failure('unauthenticated'), false, 'again', 'again'],
  ['a fault of the page', new TypeError('not ours'), false, 'again', 'again'],
  ['fields that are wrong', failure('invalid'), false, 'refused', 'refused'],
  ['a task that is gone', failure('not_found'), false, 'refused', 'refused'],
  ['an older version', failure('conflict'), false, 'refused', 'refused'],
] as const)('%s', (_case, error, counts, atFirst, atLast) => {
  const enough = { count: TRIES - 1, since: 0 }
  const tries = triesAfter(error, enough, TRIED_FOR_MS)
  expect(tries.count).toBe(counts ? TRIES : 0)
  expect(verdictOn(error, triesAfter(error, undefined, 0), TRIED_FOR_MS)).toBe(atFirst)
  expect(verdictOn(error, tries, TRIED_FOR_MS)).toBe(atLast)
})

test('many tries within one bad moment say nothing about the change', () => {
  const error = failure('internal', 'server')
  expect(verdictOn(error, { count: 20, since: 0 }, TRIED_FOR_MS - 1)).toBe('again')
})

/** A change of a task; a stuck one has its reason. */
type Row = { task: number; stuck: boolean }
const rows = fc.array(fc.record({ task: fc.integer({ min: 0, max: 3 }), stuck: fc.boolean() }), {
  maxLength: 12,
})

test('whatever is stuck, the others go in order, and none before an earlier one of its own task', () => {
  fc.assert(
    fc.property(rows, fc.boolean(), (given, isDue) => {
      let waiting = given.map(waits)
      const sent: Waiting[] = []
      for (;;) {
        const next = nextInTurn(waiting, () => isDue, sameTask)
        if (!next) break
        expect(waiting.some((other) => other.key < next.key && sameTask(next, other))).toBe(false)
        sent.push(next)
        waiting = waiting.filter((other) => other !== next)
      }
      const stuck = waiting.filter((entry) => entry.stuck !== undefined)
      const held = new Set(stuck.flatMap((entry) => heldUpBy(entry, waiting, sameTask)))
      // What stays is stuck or waits with something stuck, and the person is told about all of it.
      expect(waiting.filter((entry) => entry.stuck === undefined && !held.has(entry))).toEqual([])
      expect(sent.map(({ key }) => key)).toEqual(sent.map(({ key }) => key).toSorted())
      if (isDue) expect(waiting).toEqual([])
    }),
  )
})

test('a change waits also with one that itself only waits', () => {
  const [first, second, third, other] = [waits({ task: 0, stuck: true }, 0), ...[1, 2, 3].map(plain)]
  const chain = new Set(['1<0', '2<1'])
  const dependsOn = (later: Waiting, earlier: Waiting) =>
    chain.has(`${Number(later.key)}<${Number(earlier.key)}`)
  expect(heldUpBy(first, [first, second, third, other] as Waiting[], dependsOn)).toEqual([second, third])
  expect(nextInTurn([first, second, third, other] as Waiting[], () => false, dependsOn)).toBe(other)
})

function waits({ task, stuck }: Row, index: number): Waiting {
  return {
    key: String(index).padStart(4, '0'),
    change: { kind: 'act', id: `task ${task}`, action: 'start', at: '2026-03-02T09:00:00.000Z' },
    before: null,
    ...(stuck && { stuck: 'Something broke' }),
  }
}

const plain = (index: number) => waits({ task: index, stuck: false }, index)

function sameTask(later: Waiting, earlier: Waiting): boolean {
  return 'id' in later.change && 'id' in earlier.change && later.change.id === earlier.change.id
}
