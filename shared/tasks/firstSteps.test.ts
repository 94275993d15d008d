import { expect, test } from 'vitest'
import { firstStepsDone } from './firstSteps.ts'
import { sampleTask } from './testing/sampleTask.ts'

test.each([
  ['nothing', [], 0, []],
  ['a task', [sampleTask()], 0, ['add']],
  ['a running task', [sampleTask({ status: 'in_progress' })], 0, ['add', 'start']],
  ['a paused task', [sampleTask({ elapsed_seconds: 5 })], 0, ['add', 'start']],
  ['a completed task', [sampleTask({ status: 'completed' })], 0, ['add', 'complete']],
  [
    'a timed and completed task',
    [sampleTask({ status: 'completed', actual_duration: 0 })],
    0,
    ['add', 'start', 'complete'],
  ],
  ['XP of tasks that are not here', [], 25, ['add', 'complete']],
] as const)('%s', (_, tasks, xp, steps) => {
  expect([...firstStepsDone(tasks, xp)]).toEqual(steps)
})
