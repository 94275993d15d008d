import { expect, test } from 'vitest'
import { highestWeek, weekOfPlan, withinGrowth } from './weeklyLoad.ts'

const session = (week: number, minutes: number, stays = false) => ({ week, minutes, stays })

test('weeks are counted from the first date of the plan', () => {
  expect(['2026-11-25', '2026-12-01', '2026-12-02'].map((date) => weekOfPlan('2026-11-25', date))).toEqual([
    0, 0, 1,
  ])
})

test('the fullest week', () => {
  expect(highestWeek([])).toBe(0)
  expect(highestWeek([session(0, 50), session(1, 30), session(1, 30)])).toBe(60)
})

test.each([
  ['a first week takes what it likes', [session(0, 200)], 0, [200]],
  ['a tenth more stays', [session(1, 55), session(1, 55)], 100, [55, 55]],
  [
    'a fuller week is shortened to a tenth more, in steps of five',
    [session(1, 80), session(1, 80)],
    100,
    [55, 55],
  ],
  ['what stays keeps its length', [session(1, 80, true), session(1, 80)], 100, [80, 30]],
  [
    'where what stays is too much already, the others take a quarter of an hour',
    [session(1, 120, true), session(1, 80)],
    100,
    [120, 15],
  ],
  [
    'a session below a quarter of an hour gets no longer',
    [session(1, 120, true), session(1, 10)],
    100,
    [120, 10],
  ],
  [
    'each week is the measure of the next, in whatever order they come',
    [session(2, 200), session(1, 110)],
    100,
    [120, 110],
  ],
  ['an easier week lowers nothing', [session(1, 40), session(2, 110)], 100, [40, 110]],
])('%s', (_name, sessions, highest, lengths) => {
  expect(withinGrowth(sessions, highest)).toEqual(lengths)
})
