import { expect, test } from 'vitest'
import type { TaskChange } from '#shared/tasks/change.ts'
import { sampleTask } from '#shared/tasks/testing/sampleTask.ts'
import { announceChange, stateAfter } from './changeWords.ts'

const at = '2026-03-02T09:00:00Z'
const task = sampleTask({ scheduled_date: '2026-03-03', scheduled_time: '09:30', xp_reward: 40 })
const { id } = task
const edit = (patch: Extract<TaskChange, { kind: 'edit' }>['patch']): TaskChange => ({
  kind: 'edit',
  id,
  patch,
  scope: 'this',
  at,
})

test.each<[string, TaskChange, Partial<typeof task>]>([
  ['Task completed! You earned 40 XP!', { kind: 'act', id, action: 'complete', at }, {}],
  ['Task is open again', { kind: 'act', id, action: 'uncomplete', at }, {}],
  ['Started: Morning Planning Session', { kind: 'act', id, action: 'start', at }, {}],
  ['Paused: Morning Planning Session', { kind: 'act', id, action: 'pause', at }, {}],
  ['Task added to Tue 3 March, 09:30', { kind: 'create', task: { id, title: 'New' }, at }, {}],
  ['Task added to Unscheduled', { kind: 'create', task: { id, title: 'New' }, at }, { scheduled_date: null }],
  ['Task moved to Tue 3 March, 09:30', edit({ scheduled_date: '2026-03-03', scheduled_time: '09:30' }), {}],
  ['Task moved to Tue 3 March', edit({ scheduled_time: null }), { scheduled_time: null }],
  ['Task moved to Unscheduled', edit({ scheduled_date: null }), { scheduled_date: null }],
  ['Task takes 1 h 30 min', edit({ estimated_duration: 90 }), { estimated_duration: 90 }],
  ['Task saved', edit({ title: 'Other', scheduled_time: '10:00' }), {}],
  ['Task moved to the trash', { kind: 'remove', id, scope: 'this', at }, {}],
  ['Task restored', { kind: 'restore', id, at }, {}],
])('%s', (text, change, after) => {
  expect(announceChange(change, { ...task, ...after }).text).toBe(text)
})

test.each(['start', 'pause', 'reset'] as const)('a %s is read aloud and shows no toast', (action) => {
  expect(announceChange({ kind: 'act', id, action, at }, task).tier).toBe(0)
})

test.each<[string, TaskChange, Partial<typeof task>]>([
  ['back at 09:30', { kind: 'restore', id, at }, {}],
  ['back at 21:30', edit({ scheduled_time: '21:30' }), { scheduled_time: '21:30' }],
  ['back today', edit({ scheduled_time: null }), { scheduled_time: null }],
  ['back on Wed 4 March, 09:30', edit({ scheduled_date: '2026-03-04' }), { scheduled_date: '2026-03-04' }],
  ['back in Unscheduled', edit({ scheduled_date: null }), { scheduled_date: null }],
  ['45 min long again', edit({ estimated_duration: 45 }), { estimated_duration: 45 }],
  ['as it was', edit({ title: 'Other', scheduled_time: '10:00' }), {}],
  ['in the trash', { kind: 'remove', id, scope: 'this', at }, {}],
  ['open again', { kind: 'act', id, action: 'uncomplete', at }, {}],
])('what was undone is %s', (words, change, after) => {
  expect(stateAfter(change, { ...task, ...after }, '2026-03-03')).toBe(words)
})
