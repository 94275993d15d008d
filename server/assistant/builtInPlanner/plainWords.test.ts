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
  ['swap lunch and standup', /^Which one\? I move one at a time/],
  ['lunch with kim is cancelled', /^I delete nothing/],
  ["tuesday doesn't exist", /^I did not get that/],
  ['saturday only', /^I did not get that/],
  ["I don't know how to use this", /^I am the built-in planner/],
  ['move everything to tomorrow', /^Which one\? I move one at a time/],
  ['move it to friday', /^Which one\? I move one at a time/],
  ['i cant sleep', /^That is hard/],
  ['which days?', /^What is planned stands in your calendar/],
  ['idk', /^Something small is a good start/],
  ['change my life', /^Something small is a good start/],
  ['cancel everything tomorrow', /^I delete nothing/],
  ['im bored', /^That is fine/],
  ['what is this', /^I am the built-in planner/],
  ['i already called mum', /^Good\. Check it off/],
])('%s: plans nothing, and has buttons', (sentence, words) => {
  const answer = ask([user(sentence)])
  expect(text(answer)).toMatch(words)
  expect(labels(answer).length).toBeGreaterThan(1)
})

test.each([
  ['whats my day tomorrow', { from: '2026-03-03', to: '2026-03-03' }],
  ['what is on this weekend', { from: '2026-03-07', to: '2026-03-08' }],
  ['what is tomorrow like', { from: '2026-03-03', to: '2026-03-03' }],
  ['is tomorrow too full?', { from: '2026-03-03', to: '2026-03-03' }],
  ["how's my day", { from: '2026-03-02', to: '2026-03-02' }],
])('%s: what is planned then is shown', (sentence, dates) => {
  expect(calls(ask([user(sentence)]))).toMatchObject([['list_tasks', dates]])
})

test('an hour is one without more words: move gym to 6', () => {
  expect(calls(ask([user('move gym to 6')]))).toMatchObject([
    ['move_task', { what: 'gym', time: expect.stringMatching(/^(06|18):00$/) }],
  ])
})

test('what is most important is what comes next', () => {
  expect(calls(ask([user('whats the most important thing today')]))).toEqual([['what_now', {}]])
})
