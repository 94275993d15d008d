import { expect, test } from 'vitest'
import { AppError } from '#shared/errors.ts'
import type { TaskChange } from '#shared/tasks/change.ts'
import { sampleTask } from '#shared/tasks/sample.ts'
import type { Waiting } from '#web/offline/queue.ts'
import { explainRefusal } from './refusals.ts'
import { contestedFields } from './refusedFields.ts'

const at = '2026-03-02T09:00:00.000Z'
const task = sampleTask({ title: 'Seen' })
const { id } = task
const waits = (key: string, change: TaskChange, before: Waiting['before'] = task): Waiting => ({
  key,
  change,
  before,
})
const rename = (title: string): TaskChange => ({ kind: 'edit', id, patch: { title }, scope: 'this', at })
const gone = new AppError('not_found', 'There is no such task')

test('what somebody else deleted keeps what was typed, with all that was done to it later', () => {
  const first = waits('1', rename('Mine'))
  const later = waits('2', { kind: 'edit', id, patch: { xp_reward: 77 }, scope: 'this', at })
  const other = waits('3', { kind: 'act', id: crypto.randomUUID(), action: 'start', at })
  const { refused, alsoOut } = explainRefusal(first, gone, [first, later, other])
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
  const { refused } = explainRefusal(create, refusal, [create])
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
  const { refused, alsoOut } = explainRefusal(mine, new AppError('conflict', 'Changed meanwhile', theirs), [
    mine,
    later,
  ])
  expect(refused.theirs).toMatchObject({ title: 'Theirs', version: 9 })
  expect(alsoOut).toEqual([])
  expect(contestedFields(mine.change, theirs)).toEqual([{ label: 'Title', mine: 'Mine', theirs: 'Theirs' }])
})
