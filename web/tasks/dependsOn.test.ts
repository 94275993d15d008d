import { expect, test } from 'vitest'
import type { TaskChange } from '#shared/tasks/change.ts'
import { sampleTask } from '#shared/tasks/sample.ts'
import type { Task } from '#shared/tasks/task.ts'
import { dependsOn } from './dependsOn.ts'
import { onTheirWay } from './onTheirWay.ts'
import { describeStuck } from './stuckWords.ts'

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
  const earlier = { key: '1', change: earlierChange, before: earlierBefore }
  expect(dependsOn({ key: '2', change, before }, earlier)).toBe(isDependent)
})

test('a stuck new task takes along what was done to it, in its copy and when it goes', () => {
  const stuck = { key: '1', change: create, before: null, stuck: 'Something broke' }
  const held = [{ key: '2', change: rename(one), before: one }]
  expect(describeStuck(stuck, held)).toEqual({
    title: 'Renamed',
    words: [
      'This new task has not been saved: the server answers, but fails at this. It said: “Something broke”',
      '1 later change waits with it.',
    ],
    copy: expect.objectContaining({ title: 'Renamed' }),
    goesAlong: ['2'],
  })
})

test('neither what is stuck nor what waits with it is promised to be sent, nor what is not written yet', () => {
  const waiting = [
    { key: '1', change: act(one, 'start'), before: one, stuck: 'Something broke' },
    { key: '2', change: act(one, 'complete'), before: one },
    { key: '3', change: rename(other), before: other },
    { key: '4', change: rename(monday), before: monday },
  ]
  const going = onTheirWay({ waiting, unkept: new Map([['4', 'yet']]) })
  expect(going.map(({ key }) => key)).toEqual(['3'])
  expect(onTheirWay({ waiting, unkept: new Map([['4', 'ever']]) })).toHaveLength(2)
})

test('a stuck step of the timer goes alone, and there is nothing to copy', () => {
  const stuck = { key: '1', change: act(one, 'start'), before: one, stuck: 'Something broke' }
  const held = [{ key: '2', change: act(one, 'complete'), before: one }]
  expect(describeStuck(stuck, held)).toMatchObject({ title: one.title, copy: null, goesAlong: [] })
})

function aTask(recurrence_id: string | null = null): Task {
  return sampleTask({ id: crypto.randomUUID(), recurrence_id })
}
