import { expect, test } from 'vitest'
import { summaryOf } from './summaries.ts'

const TODAY = '2026-03-02'
/** What an output of a tool is said as. */
const said = (name: string, output: unknown) => summaryOf([{ name, output: JSON.stringify(output) }], TODAY)
const RUN = { title: 'Run', date: '2026-03-03', time: '07:00:00' }
const LATER = { title: 'Call', date: '2026-03-04', time: null }

test.each<[string, unknown, string]>([
  [
    'move_task',
    { plan_id: 'p', moved: [RUN, LATER] },
    'Here is the change: Run to Tue 3 March, 07:00; Call to Wed 4 March. Nothing moves before you accept it.',
  ],
  [
    'move_task',
    { plan_id: 'p', moved: [{ ...RUN, date: null }] },
    'Here is the change: Run. Nothing moves before you accept it.',
  ],
  [
    'move_task',
    { none: 'swim' },
    'I found no open task that is called ‘swim’. What is it called on your list?',
  ],
  ['ease_day', { tasks: 0, minutes: 0, moved: [] }, 'Nothing is open today. You can rest.'],
  ['ease_day', { tasks: 1, minutes: 30, moved: [] }, 'Today: 1 open task, 30 min. One at a time is enough.'],
  [
    'ease_day',
    { tasks: 5, minutes: 150, plan_id: 'p', moved: [RUN, LATER] },
    'That is a lot. Today: 5 open tasks, 2 h 30 min. The least urgent could wait: Run to Tue 3 March, 07:00; Call to Wed 4 March. Nothing moves before you accept it.',
  ],
  ['what_now', { next: null }, 'Nothing is open for today.'],
  ['get_progress', { today: { completed: 0, total: 0 } }, 'Nothing is planned today.'],
  ['get_progress', { today: { completed: 1, total: 4 } }, 'Today: 1 of 4 done.'],
  ['undo_plan', { title: 'Run', undone: 1, kept: 0 }, 'Undone: Run, 1 change taken back.'],
  [
    'undo_plan',
    { title: 'Run', undone: 3, kept: 1 },
    'Undone: Run, 3 changes taken back. 1 stayed, since it was changed or done.',
  ],
  [
    'undo_plan',
    { title: 'Run', undone: 3, kept: 2 },
    'Undone: Run, 3 changes taken back. 2 stayed, since they were changed or done.',
  ],
  ['undo_plan', { nothing: 'none' }, 'There is no accepted plan in this conversation to undo.'],
  ['undo_plan', { nothing: 'proposed' }, 'The plan is only proposed, so nothing has changed yet.'],
  [
    'undo_plan',
    { nothing: 'task', title: 'Milk' },
    'The last thing here was the task ‘Milk’. You can delete it on its card.',
  ],
  ['move_task', { moved: 'all' }, 'I got an answer that I cannot read, so I do not know whether it worked.'],
  [
    'break_down_goal',
    { plan_id: 'p', placed: [{ scheduled_date: '2026-03-05' }, { scheduled_date: '2026-03-03' }] },
    'Here is a proposal: 2 entries in your free time, Tue 3 March to Thu 5 March.\nNothing changes before you accept it.',
  ],
  [
    'break_down_goal',
    { plan_id: 'p', placed: [{ scheduled_date: '2026-03-03' }, { scheduled_date: '2026-03-03' }] },
    'Here is a proposal: 2 entries in your free time, Tue 3 March.\nNothing changes before you accept it.',
  ],
  ['reschedule_tasks', { plan_id: 'p', placed: 0 }, 'There is nothing to plan.'],
  [
    'change_plan',
    { plan_id: 'p', summary: 'Learn Spanish.', not_applied: ['a', 'b'] },
    'I could not apply ‘a’ and ‘b’.\nLearn Spanish.',
  ],
])('%s answering %j is said as it is', (name, output, words) => {
  expect(said(name, output).text).toBe(words)
})

test.each([
  ['running', 'You are at it: Read.'],
  ['now', 'Now: Read, 10:00, 45 min.'],
  ['fits', 'Next: Read, 45 min. It has no time, and it fits now.'],
  ['later', 'Next: Read, 10:00, 45 min.'],
  ['earlier', 'Still open: Read, 10:00, 45 min.'],
  ['leftover', 'From earlier: Read, Tue 3 March, 45 min.'],
])('what is next, %s', (why, words) => {
  const next = { title: 'Read', minutes: 45, date: '2026-03-03', time: '10:00', why }
  expect(said('what_now', { next }).text).toBe(words)
})

test('a streak is said from two days on, and the XP to the next level are never below none', () => {
  const progress = (days: number, xp: number) =>
    said('get_progress', {
      today: { completed: 1, total: 2 },
      level: 3,
      xp,
      next_level_xp: 300,
      streak: { current: days },
      weekly_xp: 40,
    }).text
  expect(progress(2, 250)).toBe(
    'Today: 1 of 2 done. This week: 40 XP. Your streak: 2 days. Level 3, 50 XP to the next.',
  )
  expect(progress(1, 310)).toBe('Today: 1 of 2 done. This week: 40 XP. Level 3, 0 XP to the next.')
})

test('of more than eight lines the rest is counted', () => {
  const slots = (count: number) =>
    said('find_free_time', {
      slots: Array.from({ length: count }, () => ({ date: '2026-03-03', start: '10:00', end: '11:00' })),
    }).text.split('\n')
  expect(slots(8)).toHaveLength(9)
  expect(slots(9)).toHaveLength(10)
  expect(slots(9).at(-1)).toBe('- and 1 more')
})

test('what may be said next stands on buttons', () => {
  const labels = (name: string, output: unknown) => said(name, output).suggestions?.map(({ label }) => label)
  expect(labels('move_task', { candidates: ['Run', 'Run far'] })).toEqual(['Run', 'Run far'])
  expect(labels('ease_day', { tasks: 1, minutes: 30, moved: [] })).toEqual(['What should I do next?'])
  expect(labels('break_down_goal', { plan_id: 'p', summary: 'x', also: ['swim'] })).toEqual(['swim'])
  expect(labels('what_now', { next: null })).toBe(undefined)
})
