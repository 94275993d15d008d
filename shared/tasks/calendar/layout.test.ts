import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clockOf } from '#shared/time/civil.ts'
import { type Box, layOutDay, MOST_COLUMNS, NARROW, NARROWEST } from './layout.ts'

type Plan = { id: number; scheduled_time: string | null; estimated_duration: number }

const plan = fc.record({
  id: fc.nat(),
  scheduled_time: fc.option(fc.integer({ min: 0, max: 1439 }).map(clockOf), { freq: 9 }),
  estimated_duration: fc
    .integer({ min: 15, max: 1440 })
    .map((minutes) => Math.min(minutes, 15 + (minutes % 240))),
})
const day = fc.array(plan, { maxLength: 60 })

const at = (scheduled_time: string | null, estimated_duration: number): Plan => ({
  id: 0,
  scheduled_time,
  estimated_duration,
})
const areas = ({ boxes }: { boxes: Box<Plan>[] }) =>
  boxes.map(({ start, end, column, columns, span }) => ({ start, end, column, columns, span }))

function overlap(a: Box<Plan>, b: Box<Plan>): boolean {
  const inTime = a.start < b.end && b.start < a.end
  const left = (box: Box<Plan>) => box.column / box.columns
  const right = (box: Box<Plan>) => (box.column + box.span) / box.columns
  return inTime && left(a) < right(b) - 1e-9 && left(b) < right(a) - 1e-9
}

test('no two boxes cover one another, and none leaves its day', () => {
  fc.assert(
    fc.property(day, day, (tasks, before) => {
      const { boxes } = layOutDay(tasks, before)
      boxes.forEach((a, index) => {
        expect(boxes.slice(index + 1).filter((b) => overlap(a, b))).toEqual([])
        expect(a.start >= 0 && a.start < a.end && a.end <= 1440).toBe(true)
        expect(a.columns <= MOST_COLUMNS && a.column + a.span <= a.columns).toBe(true)
      })
    }),
  )
})

test('every task with a time has its box or is counted in a crowd, exactly once', () => {
  fc.assert(
    fc.property(day, (tasks) => {
      const { boxes, crowds } = layOutDay(tasks)
      const shown = [...boxes.map(({ task }) => task), ...crowds.flatMap((crowd) => crowd.tasks)]
      const timed = tasks.filter((task) => task.scheduled_time !== null)
      expect(shown.length).toBe(timed.length)
      expect(new Set(shown)).toEqual(new Set(timed))
    }),
  )
})

test('the order in which tasks arrive does not change which areas are covered', () => {
  fc.assert(
    fc.property(day, (tasks) => {
      expect(areas(layOutDay(tasks.toReversed()))).toEqual(areas(layOutDay(tasks)))
    }),
  )
})

test('a task alone takes the whole width; two that overlap share it; two that touch do not', () => {
  expect(areas(layOutDay([at('09:00', 60)]))).toEqual([
    { start: 540, end: 600, column: 0, columns: 1, span: 1 },
  ])
  expect(layOutDay([at('09:00', 60), at('09:30', 60)]).boxes.map((box) => [box.column, box.columns])).toEqual(
    [
      [0, 2],
      [1, 2],
    ],
  )
  expect(layOutDay([at('09:00', 60), at('10:00', 60)]).boxes.map((box) => box.columns)).toEqual([1, 1])
})

test('a box widens over free columns to its right', () => {
  const { boxes } = layOutDay([at('09:00', 180), at('09:00', 60), at('11:00', 60), at('09:00', 30)])
  expect(boxes.map(({ start, column, span }) => [start, column, span])).toEqual([
    [540, 0, 1],
    [540, 1, 1],
    [540, 2, 1],
    [660, 1, 2],
  ])
})

test('what goes past midnight is drawn on both days', () => {
  const late = at('23:30', 90)
  expect(areas(layOutDay([late]))).toEqual([{ start: 1410, end: 1440, column: 0, columns: 1, span: 1 }])
  expect(layOutDay([late]).boxes).toMatchObject([{ fromBefore: false }])
  expect(layOutDay([], [late]).boxes).toMatchObject([{ start: 0, end: 60, fromBefore: true }])
  expect(layOutDay([], [at('23:00', 60)]).boxes).toEqual([])
})

test('the fourth of four at once is a crowd of one', () => {
  const { boxes, crowds } = layOutDay(Array.from({ length: 5 }, () => at('09:00', 60)))
  expect(boxes.map(({ column }) => column)).toEqual([0, 1, 2])
  expect(crowds).toMatchObject([{ start: 540, end: 600, tasks: [{}, {}] }])
})

test('what overlaps a crowd joins it, and what begins at its end begins another', () => {
  const three = [at('09:00', 300), at('09:00', 300), at('09:00', 300)]
  const { boxes, crowds } = layOutDay([
    ...three,
    at('09:30', 60),
    at('10:00', 60),
    at('10:15', 15),
    at('11:00', 15),
  ])
  expect(crowds.map(({ start, end, tasks }) => [start, end, tasks.length])).toEqual([
    [570, 660, 3],
    [660, 690, 1],
  ])
  expect(boxes.every(({ crowded }) => crowded)).toBe(true)
  expect(layOutDay(three).boxes.some(({ crowded }) => crowded)).toBe(false)
})

test('a narrow column has room for two, and for one beside a crowd', () => {
  const narrow = (...tasks: Plan[]) => layOutDay(tasks, [], NARROW)
  expect(narrow(at('09:00', 60), at('09:00', 60)).boxes.map(({ columns }) => columns)).toEqual([2, 2])
  const { boxes, crowds } = narrow(at('09:00', 60), at('09:00', 60), at('09:00', 60), at('09:30', 60))
  expect(boxes.map(({ column, columns, crowded }) => [column, columns, crowded])).toEqual([[0, 1, true]])
  expect(crowds.map(({ start, end, tasks }) => [start, end, tasks.length])).toEqual([[540, 630, 3]])
})

test('in the narrowest column tasks that overlap are a crowd alone', () => {
  const { boxes, crowds } = layOutDay([at('09:00', 60), at('09:30', 60), at('11:00', 60)], [], NARROWEST)
  expect(boxes.map(({ start, crowded }) => [start, crowded])).toEqual([[660, false]])
  expect(crowds.map(({ tasks, isAlone }) => [tasks.length, isAlone])).toEqual([[2, true]])
})

test('tasks that do not touch share no columns, and nothing of them is crowded', () => {
  const { boxes } = layOutDay([...Array.from({ length: 4 }, () => at('09:00', 60)), at('10:00', 60)])
  expect(boxes.map(({ columns, crowded }) => [columns, crowded])).toEqual([
    [3, true],
    [3, true],
    [3, true],
    [1, false],
  ])
})

test('a column is free again, and a box may widen, where another ends or begins', () => {
  const rows = (...tasks: Plan[]) =>
    layOutDay(tasks).boxes.map(({ start, column, span }) => [start, column, span])
  expect(rows(at('09:00', 180), at('09:00', 60), at('10:00', 60))).toEqual([
    [540, 0, 1],
    [540, 1, 1],
    [600, 1, 1],
  ])
  expect(rows(at('09:00', 180), at('09:00', 60), at('09:00', 60), at('10:00', 60))).toEqual([
    [540, 0, 1],
    [540, 1, 1],
    [540, 2, 1],
    [600, 1, 2],
  ])
  expect(rows(at('09:00', 180), at('09:00', 60), at('10:00', 90), at('10:00', 60))).toEqual([
    [540, 0, 1],
    [540, 1, 2],
    [600, 1, 1],
    [600, 2, 1],
  ])
})

test('a short task is laid out as if it took 30 minutes, which a finger can hit', () => {
  const columns = (...tasks: Plan[]) => layOutDay(tasks).boxes.map((box) => box.columns)
  expect(columns(at('09:00', 15), at('09:29', 60))).toEqual([2, 2])
  expect(columns(at('09:00', 15), at('09:30', 60))).toEqual([1, 1])
})

// By the square of their number, they would take minutes.
test('200,000 tasks of one day are laid out in a fraction of a second', { timeout: 30_000 }, () => {
  const tasks = Array.from({ length: 200_000 }, (_, index) =>
    at(clockOf((index * 7) % 1380), 30 + (index % 90)),
  )
  const { boxes, crowds } = layOutDay(tasks)
  expect(boxes.length + crowds.reduce((sum, crowd) => sum + crowd.tasks.length, 0)).toBe(200_000)
})
