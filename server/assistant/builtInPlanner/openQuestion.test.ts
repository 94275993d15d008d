import { expect, test } from 'vitest'
import type { Message } from './conversation.ts'
import { ask } from './testing/ask.ts'
import { calls, labels, said, text, user } from './testing/talk.ts'

const DEADLINE = 'By when do you want to be there?'
const BEGUN: Message[] = [user('learn French'), said(DEADLINE)]

/** What a tool answered to what the user said last. */
const answeredBy = (name: string, output: object): Message[] => [
  { role: 'assistant', text: '', calls: [{ id: 'call_1', name, arguments: '{}' }] },
  { role: 'tool', id: 'call_1', name, output: JSON.stringify(output) },
]
const ADDED = { id: 'a', title: 'Call the bank', scheduled_date: '2026-03-02', scheduled_time: '15:00' }

test.each([
  ['create_task', ADDED, /^Added: Call the bank/],
  ['find_free_time', { slots: [] }, /^I found no free time there/],
  ['list_tasks', { tasks: [] }, /^There are no tasks/],
])('behind %s the question that was open is asked once more, with a way out', (name, output, first) => {
  const answer = ask([...BEGUN, user('call the bank at 3pm'), ...answeredBy(name, output)])
  expect(text(answer)).toMatch(first)
  expect(text(answer)).toMatch(
    new RegExp(`\\n\\nBack to ‘learn French’\\. By when do you want to be there\\?$`),
  )
  expect(labels(answer)).toContain('Never mind')
})

test('what was asked or done meanwhile is no answer, and the goal goes on where it was', () => {
  const between = ask([...BEGUN, user('call the bank at 3pm'), ...answeredBy('create_task', ADDED)])
  const until = [...BEGUN, user('call the bank at 3pm'), said(text(between)), user('by June')]
  const rhythm = ask(until)
  expect(text(rhythm)).toContain('How often')
  const length = [
    ...until,
    said(text(rhythm)),
    user('twice a week'),
    said('How long should one session take?'),
  ]
  expect(calls(ask([...length, user('30 min')]))).toEqual([
    [
      'break_down_goal',
      { text: 'learn French', answers: { deadline: '2026-06-01', rhythm: 2, minutes: 30 } },
    ],
  ])
})

test('a request that is answered by words leaves the question open, too', () => {
  expect(text(ask([...BEGUN, user('cancel my run tomorrow')]))).toMatch(
    /^I delete nothing.*Back to ‘learn French’/s,
  )
})

test('without an open question nothing is taken up', () => {
  const answer = ask([
    user('learn French'),
    said('All right.'),
    user('x'),
    ...answeredBy('create_task', ADDED),
  ])
  expect(text(answer)).toBe('Added: Call the bank, Mon 2 March, 15:00.')
})
