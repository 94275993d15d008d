import { expect, test } from 'vitest'
import type { Infeasible, PlanItem } from '#shared/planning/plan.ts'
import { AppError } from '#shared/errors.ts'
import {
  failureInWords,
  hindrancesIn,
  leftInWords,
  missesInWords,
  offerInWords,
  planAllInWords,
  planInWords,
  undoneInWords,
} from './replanWords.ts'

function itemOn(scheduled_date: string, chosen = true): PlanItem {
  return {
    id: scheduled_date,
    kind: 'update_task',
    task_id: 'task',
    row: null,
    patch: { scheduled_date, scheduled_time: '09:00' },
    before: null,
    step: 's1',
    part: null,
    amount: null,
    phase: null,
    note: '',
    reason_code: 'earliest',
    reason: '',
    warnings: [],
    misses: 1,
    offers: [],
    chosen,
    state: 'proposed',
  }
}

const unfit = {
  step: 's2',
  task_id: 'other',
  title: 'Tax',
  minutes: 60,
  count: 1,
  reason: 'no_time',
  message: '',
  offers: [],
} satisfies Infeasible

test('a proposal in words: how many have a place and when, what is to decide, and what does not fit', () => {
  const [monday, wednesday] = [itemOn('2026-03-02'), itemOn('2026-03-04')]
  expect(planInWords({ items: [monday], infeasible: [] })).toBe('1 placed, Mon 2 Mar')
  expect(planInWords({ items: [wednesday, monday], infeasible: [unfit] })).toBe(
    '2 placed, 2 – 4 Mar; 1 does not fit',
  )
  expect(planInWords({ items: [itemOn('2026-03-02', false)], infeasible: [unfit, unfit] })).toBe(
    '0 placed; 1 to decide; 2 do not fit',
  )
})

test('misses, offers and undos in words', () => {
  expect(missesInWords('Tax', 2)).toBe('“Tax” was missed for the second time.')
  expect(missesInWords('Tax', 7)).toBe('“Tax” was missed for the 7th time.')
  expect(offerInWords({ kind: 'shorten', minutes: 30 }, true)).toBe('Half the size: 30 min')
  expect(offerInWords({ kind: 'deadline', deadline: '2026-03-04' }, false)).toBe(
    'Move its deadline to Wed 4 Mar',
  )
  expect(undoneInWords(1, 0)).toBe('Undone: 1 task is back where it was')
  expect(undoneInWords(3, 1)).toBe('Undone: 3 tasks are back where they were; 1 was touched since and stays')
})

test('why a plan was not accepted names the tasks; a stale plan hinders none of them', () => {
  const taken = new AppError('conflict', 'No', [{ item_id: 'a', reason: 'taken' }])
  expect(failureInWords(taken, () => 'Tax')).toBe(
    '“Tax” has lost its time to something else. Nothing was changed.',
  )
  expect(hindrancesIn(new AppError('conflict', 'Decided', { id: 'plan' }))).toEqual([])
  const offline = new AppError('unavailable', 'No', { cause: 'network' })
  expect(failureInWords(offline, () => '')).toBe('Planning needs a connection. Nothing was changed.')
})

test.each([
  ['the calendar', { missed: 3, earlier: 3, isCounted: false }, '3 left from earlier'],
  ['the agenda', { missed: 3, earlier: 3, isCounted: true }, null],
  [
    'the calendar',
    { missed: 230, earlier: 14_996, isCounted: false },
    '14,996 left from earlier, 230 to plan anew',
  ],
  ['the agenda', { missed: 230, earlier: 14_996, isCounted: true }, '230 to plan anew'],
  ['the agenda, of today alone', { missed: 1, earlier: 0, isCounted: true }, '1 left from earlier'],
])('%s says the same number of what was left: %o', (_, left, words) => {
  expect(leftInWords(left)).toBe(words)
})

test('the button says how many are planned, where a plan does not hold all of them', () => {
  expect(planAllInWords(200)).toBe('Plan them for me')
  expect(planAllInWords(2000)).toBe('Plan the latest 200 for me')
})
