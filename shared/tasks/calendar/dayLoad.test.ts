import { expect, test } from 'vitest'
import { DAY_CAPACITY, dayLoad } from './dayLoad.ts'
import type { Task } from '#shared/tasks/task.ts'

const task = (estimated_duration: number, status: Task['status'] = 'pending') => ({
  estimated_duration,
  status,
})

test('the load of a day is what its open tasks take; what is done asks for nothing more', () => {
  expect(dayLoad([])).toEqual({ minutes: 0, share: 0, isOver: false })
  expect(dayLoad([task(150), task(60, 'in_progress'), task(90, 'completed')])).toEqual({
    minutes: 210,
    share: 210 / DAY_CAPACITY,
    isOver: false,
  })
})

test('a day is too full above its capacity, not at it', () => {
  expect(dayLoad([task(DAY_CAPACITY)])).toEqual({ minutes: 480, share: 1, isOver: false })
  expect(dayLoad([task(DAY_CAPACITY), task(15)])).toEqual({ minutes: 495, share: 1, isOver: true })
  expect(dayLoad([task(75)], 60).isOver).toBe(true)
})
