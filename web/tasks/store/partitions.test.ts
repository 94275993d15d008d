import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleTask } from '#shared/tasks/testing/sampleTask.ts'
import { addDays } from '#shared/time/civil.ts'
import {
  monthPartition,
  monthsBeside,
  monthsOf,
  overduePartition,
  partitionOf,
  partitionsOf,
  RUNNING_PARTITION,
  TRAY_PARTITION,
} from './partitions.ts'

test('a month asks for its first to its last day', () => {
  expect(monthPartition('2026-02').query).toBe('from=2026-02-01&to=2026-02-28')
  expect(monthPartition('2028-02').query).toBe('from=2028-02-01&to=2028-02-29')
})

test.each([
  [{ from: '2026-06-07', to: '2026-06-13' }, ['2026-06']],
  [{ from: '2026-06-28', to: '2026-07-04' }, ['2026-06', '2026-07']],
  [{ from: '2026-06-01', to: '2026-06-07' }, ['2026-05', '2026-06']],
  [{ from: '2026-12-27', to: '2027-01-02' }, ['2026-12', '2027-01']],
])('%j needs %j: also the month of the day before, whose tasks may go on past midnight', (range, months) => {
  expect(monthsOf(range)).toEqual(months)
})

test.each([
  ['a week in the middle of a month', '2026-06-14', '2026-06-20', []],
  ['a week after which a month ends', '2026-06-21', '2026-06-27', ['2026-07']],
  ['the first week of a month', '2026-06-07', '2026-06-13', ['2026-05']],
  ['six weeks around December', '2026-11-29', '2027-01-09', ['2026-10', '2027-02']],
])('beside %s are the months that a step from it needs', (_name, from, to, months) => {
  expect(monthsBeside({ from, to })).toEqual(months)
})

test('a task is in exactly the partitions that are named for it', () => {
  const today = '2026-05-05'
  const day = fc.integer({ min: -400, max: 400 }).map((days) => addDays(today, days))
  const status = fc.constantFrom('pending' as const, 'in_progress' as const, 'completed' as const)
  fc.assert(
    fc.property(fc.option(day), status, (scheduled_date, its) => {
      const task = sampleTask({ scheduled_date, scheduled_time: null, status: its })
      const named = partitionsOf(task).filter((key) => partitionOf(key, today).belongs(task))
      const month = monthPartition((scheduled_date ?? today).slice(0, 7))
      const partitions = [TRAY_PARTITION, RUNNING_PARTITION, overduePartition(today), month]
      expect(named.toSorted()).toEqual(
        partitions
          .filter((partition) => partition.belongs(task))
          .map(({ key }) => key)
          .toSorted(),
      )
    }),
  )
})
