import { afterEach, beforeEach, expect, test } from 'vitest'
import { forgetEarlyAnswers, takeEarlyAnswer } from './earlyAnswers.ts'

let profile: AbortController
let tasks: AbortController

beforeEach(() => {
  profile = new AbortController()
  tasks = new AbortController()
  globalThis.earlyAnswers = {
    account: 'ada',
    token: 'a token',
    answers: new Map([
      ['/api/profile', { response: Promise.resolve(Response.json('profile of ada')), stop: profile }],
      ['/api/tasks', { response: Promise.resolve(Response.json('tasks of ada')), stop: tasks }],
    ]),
  }
})
afterEach(() => forgetEarlyAnswers())

const asking = (account: string, token: string, request: RequestInit = {}): RequestInit => ({
  ...request,
  headers: { 'x-account': account, authorization: `Bearer ${token}` },
})
const byAda = asking('ada', 'a token')

test('an early answer is taken once', async () => {
  expect(await (await takeEarlyAnswer('/api/profile', byAda))?.json()).toBe('profile of ada')
  expect(takeEarlyAnswer('/api/profile', byAda)).toBeUndefined()
  expect(takeEarlyAnswer('/api/stats', byAda)).toBeUndefined()
  expect(await (await takeEarlyAnswer('/api/tasks', byAda))?.json()).toBe('tasks of ada')
})

test.each([
  ['another account', asking('bob', 'a token')],
  ['another token', asking('ada', 'a newer token')],
  ['a change', asking('ada', 'a token', { method: 'POST', body: '{}' })],
])('a call with %s gets none and ends them all', (_name, request) => {
  expect(takeEarlyAnswer('/api/profile', request)).toBeUndefined()
  expect(takeEarlyAnswer('/api/profile', byAda)).toBeUndefined()
  expect([profile.signal.aborted, tasks.signal.aborted]).toEqual([true, true])
})

test('with the session of somebody else, or of nobody, they are forgotten', () => {
  forgetEarlyAnswers('ada')
  expect(globalThis.earlyAnswers).toBeDefined()
  forgetEarlyAnswers('bob')
  expect([globalThis.earlyAnswers, profile.signal.aborted]).toEqual([undefined, true])
})

test('an answer that was taken ends with the call that took it, and not with the others', () => {
  const call = new AbortController()
  void takeEarlyAnswer('/api/profile', { ...byAda, signal: call.signal })
  forgetEarlyAnswers()
  expect([profile.signal.aborted, tasks.signal.aborted]).toEqual([false, true])
  call.abort(new Error('left'))
  expect(profile.signal.reason).toEqual(new Error('left'))
})
