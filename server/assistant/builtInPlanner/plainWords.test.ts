import { expect, test } from 'vitest'
import { ask } from './testing/ask.ts'
import { calls, labels, text, user } from './testing/talk.ts'

const GOAL = 'learn german by june 3 times a week for 30 minutes'

test.each([`sorry i mean ${GOAL}`, `no wait, I meant: ${GOAL}`, `${GOAL} and have no idea where to start`])(
  '%s: what is no part of the goal is left out',
  (sentence) => {
    expect(calls(ask([user(sentence)]))).toEqual([['break_down_goal', { text: GOAL }]])
  },
)

test.each([
  ['also buy soil', { title: 'buy soil' }],
  ['dont forget to buy soil', { title: 'buy soil' }],
])('%s is a task', (sentence, row) => {
  expect(calls(ask([user(sentence)]))).toEqual([['create_task', row]])
})

test.each([
  ['can you make me rich', /^I did not get that/],
  ['both to tomorrow', /^Which one\? I move one at a time/],
  ['move it to friday', /^Which one\? I move one at a time/],
  ['i cant sleep', /^That is hard/],
  ['im bored', /^That is fine/],
  ['what is this', /^I am the built-in planner/],
  ['i already called mum', /^Good\. Check it off/],
])('%s: plans nothing, and has buttons', (sentence, words) => {
  const answer = ask([user(sentence)])
  expect(text(answer)).toMatch(words)
  expect(labels(answer).length).toBeGreaterThan(1)
})

test('what is most important is what comes next', () => {
  expect(calls(ask([user('whats the most important thing today')]))).toEqual([['what_now', {}]])
})
