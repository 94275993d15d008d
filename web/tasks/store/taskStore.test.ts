import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyChange, type TaskChange } from '#shared/tasks/change.ts'
import { sampleTask } from '#shared/tasks/testing/sampleTask.ts'
import type { Task } from '#shared/tasks/task.ts'
import { createTaskStore } from './taskStore.ts'
import { monthPartition, overduePartition, TRAY_PARTITION } from './partitions.ts'

const AT = '2026-03-02T09:00:00.000Z'
const MARCH = monthPartition('2026-03')
const USER = '0195a000-0000-7000-8000-00000000aaaa'

test('a list is shown by date, in the order of the day', () => {
  const store = createTaskStore(USER)
  const noon = aTask(1, { scheduled_time: '12:00' })
  const morning = aTask(2, { scheduled_time: '08:00' })
  const any = aTask(3, { scheduled_time: null })
  store.putList(MARCH, [noon, any, morning], store.now())
  expect(store.view().tasksOn('2026-03-02')).toEqual([morning, noon, any])
  expect(store.view().has('2026-03')).toBe(true)
})

test('a change exchanges the arrays of the dates it touches and no other', () => {
  const store = createTaskStore(USER)
  const [moved, still] = [aTask(1, {}), aTask(2, { scheduled_date: '2026-03-05' })]
  store.putList(MARCH, [moved, still], store.now())
  const before = store.view()
  const [monday, thursday] = [before.tasksOn('2026-03-02'), before.tasksOn('2026-03-05')]
  store.setWaiting([anEdit(moved, { scheduled_date: '2026-03-03' })])
  const after = store.view()
  expect(after).not.toBe(before)
  expect(after.tasksOn('2026-03-05')).toBe(thursday)
  expect(after.tasksOn('2026-03-02')).not.toBe(monday)
  expect(after.tasksOn('2026-03-03')).toMatchObject([{ id: moved.id, scheduled_date: '2026-03-03' }])
})

test('an answer that says nothing new changes nothing on screen', () => {
  const store = createTaskStore(USER)
  store.putList(MARCH, [aTask(1, {})], store.now())
  const before = store.view().tasksOn('2026-03-02')
  store.putList(MARCH, [aTask(1, {})], store.now())
  store.put(aTask(1, {}))
  expect(store.view().tasksOn('2026-03-02')).toBe(before)
})

test('a list that was asked for before a change neither brings back nor takes away what the change did', () => {
  const store = createTaskStore(USER)
  const [kept, removed, created] = [aTask(1, {}), aTask(2, {}), aTask(3, {})]
  store.putList(MARCH, [kept, removed], store.now())
  const askedAt = store.now()
  store.confirm({ kind: 'remove', id: removed.id, scope: 'this', at: AT }, null)
  store.confirm({ kind: 'create', task: { id: created.id, title: 'New' }, at: AT }, created)
  store.putList(MARCH, [kept, removed], askedAt)
  expect(idsOn(store, '2026-03-02')).toEqual([kept.id, created.id])
})

test('a row that a later list leaves out is gone, and an older row never replaces a newer one', () => {
  const store = createTaskStore(USER)
  store.putList(MARCH, [aTask(1, { version: 2, title: 'new' }), aTask(2, {})], store.now())
  store.put(aTask(1, { version: 1, title: 'old' }))
  expect(store.view().task(idOf(1))?.title).toBe('new')
  store.putList(MARCH, [aTask(1, { version: 2, title: 'new' })], store.now())
  expect(idsOn(store, '2026-03-02')).toEqual([idOf(1)])
})

test('starting a task pauses the other at once, and it stays paused while the server has not told about it', () => {
  const store = createTaskStore(USER)
  const running = aTask(1, { status: 'in_progress', running_since: '2026-03-02T08:00:00.000Z' })
  const other = aTask(2, {})
  store.putList(MARCH, [running, other], store.now())
  const start: TaskChange = { kind: 'act', id: other.id, action: 'start', at: AT }
  store.setWaiting([start])
  const statuses = () => [running, other].map(({ id }) => store.view().task(id)?.status)
  expect(statuses()).toEqual(['pending', 'in_progress'])
  store.confirm(start, aTask(2, { status: 'in_progress', running_since: AT, version: 2 }))
  store.setWaiting([])
  expect(statuses()).toEqual(['pending', 'in_progress'])
})

test('what waits stands on top of every answer', () => {
  const store = createTaskStore(USER)
  store.setWaiting([anEdit(aTask(1, {}), { title: 'Mine' })])
  store.putList(MARCH, [aTask(1, {})], store.now())
  expect(store.view().task(idOf(1))?.title).toBe('Mine')
  store.put(aTask(1, { version: 5, xp_reward: 99 }))
  expect(store.view().task(idOf(1))).toMatchObject({ title: 'Mine', xp_reward: 99 })
  expect(store.view().unsent).toEqual(new Set([idOf(1)]))
})

test('whatever happens in whatever order, the calendar shows the rows with all changes applied', () => {
  const days = ['2026-03-02', '2026-03-03', '2026-04-01', null]
  const number = fc.integer({ min: 1, max: 6 })
  const step = fc.oneof(
    fc.record({ is: fc.constant('put' as const), number, date: fc.constantFrom(...days) }),
    fc.record({ is: fc.constant('forget' as const), number }),
    fc.record({ is: fc.constant('move' as const), number, date: fc.constantFrom(...days) }),
    fc.record({ is: fc.constant('start' as const), number }),
    fc.record({ is: fc.constant('complete' as const), number }),
    fc.record({ is: fc.constant('remove' as const), number }),
    fc.record({ is: fc.constant('restore' as const), number }),
    fc.record({ is: fc.constant('refused' as const) }),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const store = createTaskStore(USER)
      const rows = new Map<string, Task>()
      let waiting: TaskChange[] = []
      let version = 1
      for (const each of steps) {
        const id = 'number' in each ? idOf(each.number) : ''
        if (each.is === 'put') {
          version += 1
          const row = aTask(each.number, { scheduled_date: each.date, scheduled_time: null, version })
          rows.set(id, row)
          store.put(row)
        } else if (each.is === 'forget') {
          rows.delete(id)
          store.forget(id)
        } else {
          waiting = each.is === 'refused' ? waiting.slice(1) : [...waiting, changeOf(each.is, id, each)]
          store.setWaiting(waiting)
        }
      }
      const expected = waiting
        .reduce((tasks, change) => applyChange(tasks, change, { userId: USER }), [...rows.values()])
        .filter(({ deleted_at }) => deleted_at === null)
      for (const date of days) {
        const shown = date === null ? store.view().tray : store.view().tasksOn(date)
        expect(sorted(shown)).toEqual(sorted(expected.filter((task) => task.scheduled_date === date)))
      }
    }),
  )
})

test('a partition that is let go takes its rows along', () => {
  const store = createTaskStore(USER)
  store.putList(MARCH, [aTask(1, {})], store.now())
  store.putList(TRAY_PARTITION, [aTask(2, { scheduled_date: null, scheduled_time: null })], store.now())
  store.drop(MARCH)
  expect(store.view().has('2026-03')).toBe(false)
  expect(store.view().tasksOn('2026-03-02')).toEqual([])
  expect(store.view().tray).toHaveLength(1)
})

test('what is overdue stays known when its month is let go, and its month has the last word while it is known', () => {
  const store = createTaskStore(USER)
  const late = aTask(1, { scheduled_date: '2026-03-02' })
  const overdue = overduePartition('2026-05-01')
  store.putList(MARCH, [late], store.now())
  store.putList(overdue, [], store.now())
  expect(idsOn(store, '2026-03-02')).toEqual([late.id])
  store.putList(overdue, [late], store.now())
  store.drop(MARCH)
  expect(idsOn(store, '2026-03-02')).toEqual([late.id])
  store.putList(overdue, [], store.now())
  expect(idsOn(store, '2026-03-02')).toEqual([])
})

test('a change among ten thousand tasks touches one day: all others keep their arrays', () => {
  const store = createTaskStore(USER)
  const many = Array.from({ length: 10_000 }, (_, index) =>
    aTask(index + 1, { scheduled_date: `2026-03-${String((index % 31) + 1).padStart(2, '0')}` }),
  )
  store.putList(MARCH, many, store.now())
  const dates = [...new Set(many.map((task) => task.scheduled_date ?? ''))]
  const before = new Map(dates.map((date) => [date, store.view().tasksOn(date)]))
  const [first] = many
  store.setWaiting(first ? [anEdit(first, { title: 'Another title' })] : [])
  const changed = dates.filter((date) => store.view().tasksOn(date) !== before.get(date))
  expect(changed).toEqual([first?.scheduled_date])
})

function changeOf(is: string, id: string, step: object): TaskChange {
  if (is === 'move') {
    const scheduled_date = 'date' in step ? (step.date as string | null) : null
    return { kind: 'edit', id, patch: { scheduled_date, scheduled_time: null }, scope: 'this', at: AT }
  }
  if (is === 'remove') return { kind: 'remove', id, scope: 'this', at: AT }
  if (is === 'restore') return { kind: 'restore', id, at: AT }
  return { kind: 'act', id, action: is === 'start' ? 'start' : 'complete', at: AT }
}

function anEdit({ id }: Task, patch: Extract<TaskChange, { kind: 'edit' }>['patch']): TaskChange {
  return { kind: 'edit', id, patch, scope: 'this', at: AT }
}

function aTask(number: number, fields: Partial<Task>): Task {
  return sampleTask({ id: idOf(number), scheduled_date: '2026-03-02', scheduled_time: '09:00', ...fields })
}

function idOf(number: number): string {
  return `0195a000-0000-7000-8000-${String(number).padStart(12, '0')}`
}

function idsOn(store: ReturnType<typeof createTaskStore>, date: string): string[] {
  return store
    .view()
    .tasksOn(date)
    .map(({ id }) => id)
}

function sorted(tasks: readonly Task[]): Task[] {
  return [...tasks].toSorted((a, b) => (a.id < b.id ? -1 : 1))
}
