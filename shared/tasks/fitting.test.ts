import { expect, test } from 'vitest'
import { notFitting } from './fitting.ts'

const task = (id: string, estimated_duration: number, more: object = {}) => ({
  id,
  estimated_duration,
  priority: 'medium' as const,
  scheduled_time: null as string | null,
  ...more,
})
const LONG = task('long', 240)
const TIMED = task('timed', 180, { scheduled_time: '09:00' })
const HIGH = task('high', 120, { priority: 'high' })

test('what a day has room for is what matters, then what has a time, then the most important', () => {
  const all = [LONG, HIGH, TIMED]
  expect([...notFitting(all, [])]).toEqual(['long'])
  expect([...notFitting(all, ['long'])]).toEqual(['high'])
  expect([...notFitting(all, [], 540)]).toEqual([])
  expect([...notFitting(all, [], 300)]).toEqual(['long'])
  expect([...notFitting([TIMED, LONG], ['long'], 240)]).toEqual(['timed'])
  expect([...notFitting([LONG, TIMED], [], 240)]).toEqual(['long'])
  expect([...notFitting([task('a', 480), task('b', 15)], [])]).toEqual(['b'])
})
