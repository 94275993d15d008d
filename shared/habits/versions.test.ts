import { expect, test } from 'vitest'
import { addDays } from '#shared/time/civil.ts'
import { archivedSpans, mayReplacePauses, mergedSpans } from './spans.ts'
import { changedVersions, movedVersions } from './versions.ts'

const TODAY = '2026-03-05'

const rule = (n: number) =>
  ({ schedule: { type: 'every_n_days', n }, aim: 'at_least', target: null }) as const
const first = (from: string, n: number) => [{ from, ...rule(n) }] as const

test('a change of the rule begins a version today, the second one of a day replaces it, and an undone one leaves none', () => {
  const began = first('2026-01-01', 2)
  const changed = changedVersions(began, rule(3), TODAY)
  expect(changed).toEqual([...began, { from: TODAY, ...rule(3) }])
  expect(changedVersions(changed, rule(4), TODAY)).toEqual([...began, { from: TODAY, ...rule(4) }])
  expect(changedVersions(changed, rule(2), TODAY)).toEqual(began)
  expect(changedVersions(first(TODAY, 2), rule(3), TODAY)).toEqual(first(TODAY, 3))
  expect(changedVersions(first('2026-04-01', 2), rule(3), TODAY)).toEqual(first('2026-04-01', 3))
})

test('days and parts in another order are the same rule', () => {
  const versions = [
    {
      from: '2026-01-01',
      aim: 'at_least',
      target: null,
      schedule: { type: 'weekdays', days: [1, 3], season: { from: '01-01', to: '02-01' } },
    },
  ] as const
  const same = {
    aim: 'at_least',
    target: null,
    schedule: { season: { to: '02-01', from: '01-01' }, days: [3, 1], type: 'weekdays' },
  } as const
  expect(changedVersions(versions as never, same as never, TODAY)).toEqual(versions)
})

test('the first version begins with the habit, wherever that is moved', () => {
  const versions = [...first('2026-02-01', 2), { from: '2026-03-01', ...rule(3) }] as const
  expect(movedVersions(versions, '2026-01-01')).toEqual([...first('2026-01-01', 2), versions[1]])
  expect(movedVersions(versions, '2026-02-10')).toEqual([...first('2026-02-10', 2), versions[1]])
  expect(movedVersions(versions, '2026-03-01')).toEqual([versions[1]])
  expect(movedVersions(versions, '2026-03-10')).toEqual(first('2026-03-10', 3))
})

test('spans are merged and sorted', () => {
  const span = (from: number, to: number | null) => ({
    from: addDays(TODAY, from),
    to: to === null ? null : addDays(TODAY, to),
  })
  expect(mergedSpans([span(5, 6), span(0, 2), span(3, 4), span(8, 9)])).toEqual([span(0, 6), span(8, 9)])
  expect(mergedSpans([span(5, null), span(0, 9), span(20, 30)])).toEqual([span(0, null)])
  expect(mergedSpans([span(0, 9), span(1, 2)])).toEqual([span(0, 9)])
})

test.each<[string, [number, number | null][], [number, number | null][], boolean]>([
  ['a new one from 7 days ago', [], [[-7, 3]], true],
  ['a new one from 8 days ago', [], [[-8, 3]], false],
  ['one cut short 7 days ago', [[-20, null]], [[-20, -8]], true],
  ['one cut short 8 days ago', [[-20, null]], [[-20, -9]], false],
  ['an old one taken away', [[-20, -15]], [], false],
  [
    'an old one written in two parts',
    [[-20, -15]],
    [
      [-17, -15],
      [-20, -18],
    ],
    true,
  ],
])('pauses may be replaced: %s', (_name, before, after, isAllowed) => {
  const spans = (all: [number, number | null][]) =>
    all.map(([from, to]) => ({ from: addDays(TODAY, from), to: to === null ? null : addDays(TODAY, to) }))
  expect(mayReplacePauses(spans(before), spans(after), TODAY)).toBe(isAllowed)
})

test('archived from today on, until the day on which it is taken up again', () => {
  const resting = archivedSpans([], true, '2026-03-01')
  expect(resting).toEqual([{ from: '2026-03-01', to: null }])
  expect(archivedSpans(resting, true, TODAY)).toEqual(resting)
  expect(archivedSpans(resting, false, TODAY)).toEqual([{ from: '2026-03-01', to: '2026-03-04' }])
  expect(archivedSpans(resting, false, '2026-03-01')).toEqual([])
  expect(archivedSpans([{ from: '2026-03-01', to: '2026-03-04' }], true, TODAY)).toEqual([
    { from: '2026-03-01', to: null },
  ])
})
