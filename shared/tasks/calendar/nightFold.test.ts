import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clockOf, minutesOf } from '#shared/time/civil.ts'
import { nightFold } from './nightFold.ts'

const at = (scheduled_time: string | null, estimated_duration = 60) => ({
  scheduled_time,
  estimated_duration,
})
type Timed = ReturnType<typeof at>
const day = (tasks: Timed[], before: Timed[] = []) => ({ tasks, before })
const inWords = (days: ReturnType<typeof day>[], now: number | null = null) => {
  const fold = nightFold(days, now)
  return fold && `${clockOf(fold.from)} ${clockOf(fold.to)}`
}

test.each<[string, ReturnType<typeof day>[], number | null, string | null]>([
  ['a night without tasks', [day([at('06:00'), at('23:00'), at(null)])], null, '00:00 06:00'],
  ['a task before six', [day([at('05:30')])], null, '00:00 05:00'],
  ['another day with an earlier one', [day([at('05:30')]), day([at('04:15')])], null, '00:00 04:00'],
  ['a task past midnight', [day([], [at('23:00', 150)])], null, '02:00 06:00'],
  ['one that ends on the hour', [day([], [at('23:00', 120)])], null, '01:00 06:00'],
  ['the longer of two free runs', [day([at('01:00'), at('05:00', 15)])], null, '02:00 05:00'],
  ['less than two free hours', [day([at('01:00'), at('03:00'), at('05:00')])], null, null],
  ['a short task that is drawn past the hour', [day([at('03:45', 15)])], null, '00:00 03:00'],
  ['the present moment', [day([])], minutesOf('02:10'), '03:00 06:00'],
  ['a present moment in the day', [day([])], minutesOf('12:00'), '00:00 06:00'],
])('the night is folded around %s', (_, days, now, fold) => {
  expect(inWords(days, now)).toBe(fold)
})

test('no task is ever folded away', () => {
  const task = fc.record({
    scheduled_time: fc.integer({ min: 0, max: 1439 }).map(clockOf),
    estimated_duration: fc.integer({ min: 15, max: 1440 }),
  })
  fc.assert(
    fc.property(fc.array(task, { maxLength: 4 }), fc.array(task, { maxLength: 2 }), (tasks, before) => {
      const fold = nightFold([day(tasks, before)], null)
      if (!fold) return
      const spans = [
        ...tasks.map((each) => [minutesOf(each.scheduled_time), each.estimated_duration] as const),
        ...before.map((each) => [minutesOf(each.scheduled_time) - 1440, each.estimated_duration] as const),
      ]
      for (const [start, minutes] of spans)
        expect(start >= fold.to || start + minutes <= fold.from).toBe(true)
    }),
  )
})
