import { expect, test } from 'vitest'
import { NewTask, TASK_DEFAULTS, TaskPatch } from './task.ts'

const ASKED = { title: 'Run', scheduled_date: '2026-03-02', scheduled_time: '07:00' }

test('a title is enough, everything else has its default', () => {
  expect(NewTask.parse({ title: ' Run ' })).toEqual({
    title: 'Run',
    description: '',
    category: 'work',
    priority: 'medium',
    estimated_duration: 60,
    scheduled_date: null,
    scheduled_time: null,
    due_date: null,
    xp_reward: 25,
    accountability_type: 'self',
    witness_id: null,
    recurrence: null,
    goal_id: null,
    domain_id: null,
  })
  expect(TASK_DEFAULTS).toMatchObject({ category: 'work', estimated_duration: 60, xp_reward: 25 })
})

test.each([
  [{ title: ' ' }, 'title', 'Title is required'],
  [{ title: 'x'.repeat(201) }, 'title', 'A title has at most 200 characters'],
  [{ description: 'x'.repeat(20_001) }, 'description', 'A description has at most 20,000 characters'],
  [{ category: 'x' }, 'category', 'Unknown category'],
  [{ priority: 'x' }, 'priority', 'Unknown priority'],
  [{ estimated_duration: 14 }, 'estimated_duration', 'A task takes at least 15 minutes'],
  [{ estimated_duration: 1441 }, 'estimated_duration', 'A task takes at most a day'],
  [{ estimated_duration: 15.5 }, 'estimated_duration', 'A duration is a whole number of minutes'],
  [{ xp_reward: 0 }, 'xp_reward', 'A task earns at least 1 XP'],
  [{ xp_reward: 1001 }, 'xp_reward', 'A task earns at most 1,000 XP'],
  [{ scheduled_date: '2026-02-30' }, 'scheduled_date', 'A date looks like 2026-03-02'],
  [{ scheduled_time: '24:00' }, 'scheduled_time', 'A time looks like 09:30'],
  [{ scheduled_date: null }, 'scheduled_date', 'A time needs a date'],
  [
    { scheduled_date: null, scheduled_time: null, recurrence: { rrule: 'FREQ=DAILY' } },
    'scheduled_date',
    'A repeating task needs a first date',
  ],
  [{ accountability_type: 'x' }, 'accountability_type', 'Unknown accountability'],
])('a task with %j is refused', (fields, field, message) => {
  const issues = NewTask.safeParse({ ...ASKED, ...fields }).error?.issues ?? []
  expect(issues.map((issue) => [issue.path[0], issue.message])).toEqual([[field, message]])
})

test.each([
  { title: 'x' },
  { title: 'x'.repeat(200) },
  { description: 'x'.repeat(20_000) },
  { category: 'general' },
  { estimated_duration: 15 },
  { estimated_duration: 1440 },
  { xp_reward: 1 },
  { xp_reward: 1000 },
  { scheduled_time: null },
  { scheduled_date: null, scheduled_time: null },
  { recurrence: { rrule: 'FREQ=DAILY' } },
])('a task with %j is accepted', (fields) => {
  expect(NewTask.safeParse({ ...ASKED, ...fields }).success).toBe(true)
})

test('an edit may set any field, but not the status', () => {
  expect(TaskPatch.parse({ title: ' x ', recurrence: null })).toEqual({ title: 'x', recurrence: null })
  expect(TaskPatch.safeParse({ status: 'completed' }).success).toBe(false)
  expect(TaskPatch.safeParse({ estimated_duration: 14 }).success).toBe(false)
})
