import { expect, test } from 'vitest'
import { summaryOf } from './summaries.ts'

const TODAY = '2026-03-02'
const said = (name: string, output: unknown) => summaryOf([{ name, output: JSON.stringify(output) }], TODAY)
const lines = (name: string, output: unknown) => said(name, output).text.split('\n')
const slot = (day: number) => ({ date: `2026-03-0${day}`, start: '09:00', end: '10:00' })
const placed = (...dates: string[]) => dates.map((scheduled_date) => ({ scheduled_date }))
const proposal = (more: object) => ({ plan_id: 'p', ...more })

test('eight lines of an answer are shown, of more the rest is counted', () => {
  const slots = (count: number) =>
    lines('find_free_time', { slots: Array.from({ length: count }, (_, at) => slot(at + 1)) })
  expect(slots(1)).toEqual(['You are free:', '- Sun 1 March, 09:00 to 10:00'])
  expect(slots(8)).toHaveLength(9)
  expect(slots(9)[1]).toBe('- Sun 1 March, 09:00 to 10:00')
  expect(slots(8).at(-1)).toBe('- Sun 8 March, 09:00 to 10:00')
  expect(slots(9).slice(-2)).toEqual(['- Sun 8 March, 09:00 to 10:00', '- and 1 more'])
})

test.each<[string, object, string]>([
  ['nothing', { placed: 0, infeasible: 0 }, 'There is nothing to plan.'],
  [
    'one entry',
    { placed: 1 },
    'Here is a proposal: 1 entry in your free time.\nNothing changes before you accept it.',
  ],
  [
    'entries that are only counted',
    { placed: 13, infeasible: 0 },
    'Here is a proposal: 13 entries in your free time.\nNothing changes before you accept it.',
  ],
  ['an unknown number', {}, 'Here is a proposal.\nNothing changes before you accept it.'],
  [
    'entries of one day',
    { placed: placed('2026-03-04', '2026-03-04') },
    'Here is a proposal: 2 entries in your free time, Wed 4 March.\nNothing changes before you accept it.',
  ],
  [
    'entries of some days, in any order, up to the next year',
    { placed: placed('2026-03-09', '2027-01-05', '2026-03-04') },
    'Here is a proposal: 3 entries in your free time, Wed 4 March to Tue 5 January 2027.\nNothing changes before you accept it.',
  ],
  [
    'what has no place, without reasons',
    { placed: 0, infeasible: 1 },
    'I found no room for any of it.\n1 part does not fit:\nNothing changes before you accept it.',
  ],
  [
    'what has no place, and why',
    {
      placed: placed('2026-03-04'),
      infeasible: [{ title: 'Read', message: 'No time.' }, { title: 'Run' }, {}],
    },
    'Here is a proposal: 1 entry in your free time, Wed 4 March.\n3 parts do not fit:\n- Read: No time.\n- Run\n\nNothing changes before you accept it.',
  ],
  ['a summary of its own', { summary: 'Twice a week.', placed: 2 }, 'Twice a week.'],
  [
    'what was not applied',
    { summary: 'Twice a week.', not_applied: ['soon'] },
    'I could not apply ‘soon’.\nTwice a week.',
  ],
])('a proposal of %s', (_, more, text) => {
  expect(said('break_down_goal', proposal(more))).toEqual({ text })
})

test('further goals of the sentence are buttons; a change of a plan that is followed says that nothing changes yet', () => {
  const both = proposal({ summary: 'Twice a week.', also: ['run'] })
  expect(said('break_down_goal', both).suggestions).toHaveLength(1)
  expect(said('change_accepted_plan', both)).toMatchObject({
    text: 'Twice a week. Nothing changes before you accept it.',
  })
  expect(said('change_accepted_plan', { unchanged: 'All is done.' })).toMatchObject({ text: 'All is done.' })
})

test('the end of a plan says how many open sessions leave', () => {
  const end = (sessions: number) => said('end_plan', { ends: 'Read', sessions }).text
  expect(end(0)).toContain('0 open sessions leave your calendar')
  expect(end(1)).toContain('1 open session leaves your calendar')
  expect(end(2)).toContain('2 open sessions leave your calendar')
  expect(said('end_plan', { unchanged: 'It is over.' }).text).toBe('It is over.')
})

test('what was added is named with its place, and what went wrong with its reason', () => {
  const row = { id: 't', title: 'Read' }
  expect(said('create_task', row).text).toBe('Added: Read.')
  expect(said('create_task', { task: { ...row, scheduled_date: '2026-03-03' } }).text).toBe(
    'Added: Read, Tue 3 March.',
  )
  expect(said('create_task', { ...row, scheduled_date: '2026-03-03', scheduled_time: '09:30:00' }).text).toBe(
    'Added: Read, Tue 3 March, 09:30.',
  )
  expect(said('create_task', { ...row, scheduled_date: null, scheduled_time: '09:30' }).text).toBe(
    'Added: Read.',
  )
  expect(said('create_task', { error: 'No.' }).text).toBe('That did not work: No.')
  expect(said('reschedule_tasks', { error: 'Nothing is overdue' })).toMatchObject({
    text: 'Nothing is overdue.',
    suggestions: [{ label: 'What should I do next?' }],
  })
  expect(said('create_task', { error: { message: 'Not so.' } }).text).toBe('That did not work: Not so.')
  for (const output of ['{', '7', '{}'])
    expect(summaryOf([{ name: 'create_task', output }], TODAY).text).toMatch(
      /^I got an answer that I cannot read/,
    )
  expect(said('fly', {}).text).toMatch(/^I got an answer that I cannot read/)
})

test('several outputs are said one below the other, with the buttons of all', () => {
  const outputs = [
    { name: 'list_tasks', output: '{"tasks":[]}' },
    {
      name: 'break_down_goal',
      output: JSON.stringify(proposal({ summary: 'Twice.', also: ['run', 'swim'] })),
    },
  ]
  const found = summaryOf(outputs, TODAY)
  expect(found.text).toBe('There are no tasks.\nTwice.')
  expect(found.suggestions).toHaveLength(2)
  expect(summaryOf(outputs.slice(0, 1), TODAY)).toEqual({ text: 'There are no tasks.' })
})

test('tasks are listed with what is completed, and that there are more', () => {
  const tasks = [
    { id: 'a', title: 'Read', status: 'pending' },
    { id: 'b', title: 'Run', status: 'completed', scheduled_date: '2026-03-03' },
  ]
  expect(lines('list_tasks', { tasks })).toEqual(['Your tasks:', '- Read', '- Run, Tue 3 March (completed)'])
  expect(lines('list_tasks', { tasks, more: true }).at(-1)).toBe('- and more')
})
