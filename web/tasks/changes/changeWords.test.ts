import { expect, test } from 'vitest'
import type { TaskChange } from '#shared/tasks/change.ts'
import { sampleTask } from '#shared/tasks/sample.ts'
import { announceChange } from './changeWords.ts'

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

test.each<[string | null, TaskChange, Partial<typeof task>]>([
  ['Task completed! You earned 40 XP!', { kind: 'act', id, action: 'complete', at }, {}],
  ['Task is open again', { kind: 'act', id, action: 'uncomplete', at }, {}],
  [null, { kind: 'act', id, action: 'start', at }, {}],
  [null, { kind: 'act', id, action: 'pause', at }, {}],
  ['Task added to Tue 3 March, 09:30', { kind: 'create', task: { id, title: 'New' }, at }, {}],
  ['Task added to the tray', { kind: 'create', task: { id, title: 'New' }, at }, { scheduled_date: null }],
  ['Task moved to Tue 3 March, 09:30', edit({ scheduled_date: '2026-03-03', scheduled_time: '09:30' }), {}],
  ['Task moved to Tue 3 March', edit({ scheduled_time: null }), { scheduled_time: null }],
  ['Task moved to the tray', edit({ scheduled_date: null }), { scheduled_date: null }],
  ['Task takes 1 h 30 min', edit({ estimated_duration: 90 }), { estimated_duration: 90 }],
  ['Task saved', edit({ title: 'Other', scheduled_time: '10:00' }), {}],
  ['Task moved to the trash', { kind: 'remove', id, scope: 'this', at }, {}],
  ['Task restored', { kind: 'restore', id, at }, {}],
])('%s', (text, change, after) => {
  expect(announceChange(change, { ...task, ...after })?.text ?? null).toBe(text)
})
