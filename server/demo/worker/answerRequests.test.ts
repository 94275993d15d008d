import { Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import { expect, test } from 'vitest'
import type { Answer } from '#shared/demo/messages.ts'
import { createAnswers } from './answerRequests.ts'

let isAborted = false
const app = new Hono()
  .post('/tasks', async (c) => c.json({ got: await c.req.json() }, 201))
  .delete('/tasks', (c) => c.body(null, 204))
  .get('/events', (c) =>
    streamSSE(c, async (stream) => {
      const ended = new Promise<void>((resolve) => stream.onAbort(resolve))
      await stream.write(': hello\n\n')
      await ended
      isAborted = true
    }),
  )
const demo = {
  personId: 'person',
  request: async (path: string, init: RequestInit) => app.request(path, init),
  close: async () => {},
}
const request = (id: string, method: string, path: string, body: string | null = null) =>
  ({
    kind: 'request',
    id,
    request: { method, path, headers: { 'content-type': 'application/json' }, body },
  }) as const

function answersOf() {
  const sent: (Answer & { tab: string })[] = []
  const answers = createAnswers(demo, (tab, message) => void sent.push({ tab, ...message }))
  return { answers, sent }
}

test('an answer is a head, its text and an end, for the tab that asked', async () => {
  const { answers, sent } = answersOf()
  await answers.answer('one', request('1', 'POST', '/tasks', '{"title":"x"}'))
  expect(sent).toEqual([
    { tab: 'one', kind: 'head', id: '1', status: 201, headers: { 'content-type': 'application/json' } },
    { tab: 'one', kind: 'chunk', id: '1', text: '{"got":{"title":"x"}}' },
    { tab: 'one', kind: 'end', id: '1', isCut: false },
  ])
  await answers.answer('two', request('2', 'DELETE', '/tasks'))
  expect(sent.slice(3)).toEqual([
    { tab: 'two', kind: 'head', id: '2', status: 204, headers: {} },
    { tab: 'two', kind: 'end', id: '2', isCut: false },
  ])
})

test('a stream goes on until its tab is gone; those of other tabs stay', async () => {
  const { answers, sent } = answersOf()
  const ends = (tab: string) => sent.filter((message) => message.tab === tab && message.kind === 'end')
  const streams = [
    answers.answer('one', request('1', 'GET', '/events')),
    answers.answer('two', request('2', 'GET', '/events')),
  ]
  await expect.poll(() => sent.filter(({ kind }) => kind === 'chunk').length).toBe(2)
  answers.stopAll('one')
  await streams[0]
  expect(ends('one')).toMatchObject([{ isCut: true }])
  await expect.poll(() => isAborted).toBe(true)
  expect(ends('two')).toEqual([])
  answers.cancel('2')
  await streams[1]
  expect(ends('two')).toHaveLength(1)
})
