import { expect, test } from 'vitest'
import type { TaskChange } from '#shared/tasks/change.ts'
import { sampleTask } from '#shared/tasks/testing/sampleTask.ts'
import type { Task } from '#shared/tasks/task.ts'
import { dependenciesOf } from '#web/kit/offline/sendOrder.ts'
import { offlineTasks } from './offlineTasks.ts'
import { openSampleTasks } from '#web/tasks/testing/sampleTasks.ts'

const dependsOn = dependenciesOf(new Map([['tasks', offlineTasks(openSampleTasks())]]))

const at = '2026-03-02T09:00:00.000Z'
const [one, other] = [aTask(), aTask()]
const [monday, tuesday] = [aTask('gym'), aTask('gym')]
const act = ({ id }: Task, action: 'start' | 'complete'): TaskChange => ({ kind: 'act', id, action, at })
const rename = ({ id }: Task, scope: 'this' | 'all' = 'this'): TaskChange => ({
  kind: 'edit',
  id,
  patch: { title: 'Renamed' },
  scope,
  at,
})
const create: TaskChange = { kind: 'create', task: { id: one.id, title: 'New' }, at }

test.each([
  ['what is done to a task', act(one, 'complete'), one, 'what was done to it before', rename(one), one, true],
  ['what is done to a task', act(one, 'complete'), one, 'its creation', create, null, true],
  ['what is done to a task', rename(one), one, 'what was done to another', rename(other), other, false],
  [
    'an edit of one occurrence',
    rename(tuesday),
    tuesday,
    'an edit of all',
    rename(monday, 'all'),
    monday,
    true,
  ],
  ['an edit of all', rename(tuesday, 'all'), tuesday, 'an edit of one', rename(monday), monday, true],
  [
    'an edit of one occurrence',
    rename(tuesday),
    tuesday,
    'an edit of another',
    rename(monday),
    monday,
    false,
  ],
  ['a start', act(other, 'start'), other, 'the start of another', act(one, 'start'), one, true],
  ['a completion', act(other, 'complete'), other, 'the start of another', act(one, 'start'), one, false],
] as const)('%s after %s', (_later, change, before, _earlier, earlierChange, earlierBefore, isDependent) => {
  const earlier = { key: '1', slice: 'tasks', change: earlierChange, before: earlierBefore }
  expect(dependsOn({ key: '2', slice: 'tasks', change, before }, earlier)).toBe(isDependent)
})

function aTask(recurrence_id: string | null = null): Task {
  return sampleTask({ id: crypto.randomUUID(), recurrence_id })
}
