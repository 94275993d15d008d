import { expect, test } from 'vitest'
import { AppError } from '#shared/errors.ts'
import type { TaskChange } from '#shared/tasks/change.ts'
import { sampleTask } from '#shared/tasks/testing/sampleTask.ts'
import { describeParked } from '#web/kit/offline/describeParked.ts'
import type { Waiting } from '#web/kit/offline/entry.ts'
import { explainRefusal } from '#web/kit/offline/explainRefusal.ts'
import type { OfflineSlice } from '#web/kit/offline/offlineSlice.ts'
import { offlineTasks } from './offlineTasks.ts'
import { openSampleTasks } from '#web/tasks/testing/sampleTasks.ts'

const slice: OfflineSlice = offlineTasks(openSampleTasks())

const at = '2026-03-02T09:00:00.000Z'
const task = sampleTask({ title: 'Seen' })
const { id } = task
const waits = (key: string, change: TaskChange, before: Waiting['before'] = task): Waiting => ({
  key,
  slice: 'tasks',
  change,
  before,
})
const rename = (title: string): TaskChange => ({ kind: 'edit', id, patch: { title }, scope: 'this', at })
const gone = new AppError('not_found', 'There is no such task')

test('what somebody else deleted keeps what was typed, with all that was done to it later', () => {
  const first = waits('1', rename('Mine'))
  const later = waits('2', { kind: 'edit', id, patch: { xp_reward: 77 }, scope: 'this', at })
  const other = waits('3', { kind: 'act', id: crypto.randomUUID(), action: 'start', at })
  const { refused, alsoOut } = explainRefusal(slice, first, gone, [first, later, other])
  expect(refused).toMatchObject({
    title: 'Mine',
    reason: 'This task was deleted on another device meanwhile.',
    copy: { title: 'Mine', xp_reward: 77 },
  })
  expect(alsoOut).toEqual(['2'])
})

test('a refused create says what is wrong with its fields, and nothing that was typed is lost', () => {
  const create = waits('1', { kind: 'create', task: { id, title: 'New', xp_reward: 0 }, at }, null)
  const refusal = new AppError('invalid', 'Not valid', [
    { field: 'xp_reward', message: 'A task earns at least 1 XP' },
  ])
  const { refused } = explainRefusal(slice, create, refusal, [create])
  expect(refused).toMatchObject({
    title: 'New',
    reason: 'A task earns at least 1 XP.',
    copy: { title: 'New', xp_reward: 0 },
    theirs: null,
  })
  expect(refused.copy).not.toHaveProperty('id')
})

test('a conflict shows both values, and later changes of the task still go', () => {
  const theirs = { ...task, title: 'Theirs', version: 9 }
  const [mine, later] = [waits('1', rename('Mine')), waits('2', { kind: 'act', id, action: 'start', at })]
  const { refused, alsoOut } = explainRefusal(
    slice,
    mine,
    new AppError('conflict', 'Changed meanwhile', theirs),
    [mine, later],
  )
  expect(refused.theirs).toMatchObject({ title: 'Theirs', version: 9 })
  expect(alsoOut).toEqual([])
  expect(slice.contested(mine.change, theirs)).toEqual([{ label: 'Title', mine: 'Mine', theirs: 'Theirs' }])
})

test('a parked new task takes along what was done to it, in its copy and when it goes', () => {
  const create = waits('1', { kind: 'create', task: { id, title: 'New' }, at }, null)
  const elsewhere = { key: '3', slice: 'goals', change: {}, before: null }
  const held = [waits('2', rename('Renamed')), elsewhere]
  expect(describeParked(slice, { ...create, parked: 'Something broke' }, held)).toEqual({
    title: 'Renamed',
    words: [
      'This new task has not been saved: the server answers, but fails at this. It said: “Something broke”',
      '2 later changes wait with it.',
    ],
    copy: expect.objectContaining({ title: 'Renamed' }),
    alsoOut: ['2'],
  })
})

test('a parked step of the timer goes alone, and there is nothing to copy', () => {
  const start = waits('1', { kind: 'act', id, action: 'start', at })
  const held = [waits('2', { kind: 'act', id, action: 'complete', at })]
  expect(describeParked(slice, { ...start, parked: 'Something broke' }, held)).toMatchObject({
    title: 'Seen',
    words: [expect.stringMatching(/^Its start has not been saved/), '1 later change waits with it.'],
    copy: null,
    alsoOut: [],
  })
})
