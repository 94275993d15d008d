import { expect, test } from 'vitest'
import type { ToDemo } from '#shared/demo/messages.ts'
import { createResponses } from './responses.ts'

function opened() {
  const sent: ToDemo[] = []
  const responses = createResponses((message) => void sent.push(message))
  const idOf = (place: number) => {
    const message = sent[place]
    return message?.kind === 'request' ? message.id : ''
  }
  return { ...responses, sent, idOf }
}

test('a request carries what a server reads, and its answer is read like any other', async () => {
  const { request, receive, sent, idOf } = opened()
  const answer = request('/api/tasks', { method: 'POST', headers: { Authorization: 'Bearer x' }, body: '{}' })
  expect(sent).toMatchObject([
    { request: { path: '/api/tasks', method: 'POST', headers: { authorization: 'Bearer x' }, body: '{}' } },
  ])
  const id = idOf(0)
  receive({ kind: 'head', id, status: 201, headers: { 'content-type': 'application/json' } })
  receive({ kind: 'chunk', id, text: '{"a":' })
  receive({ kind: 'chunk', id, text: '1}' })
  receive({ kind: 'end', id, isCut: false })
  const response = await answer
  expect([response.status, response.headers.get('content-type'), await response.json()]).toEqual([
    201,
    'application/json',
    { a: 1 },
  ])
})

test('an answer without a body has none', async () => {
  const { request, receive, idOf } = opened()
  const answer = request('/api/tasks/1', { method: 'DELETE' })
  receive({ kind: 'head', id: idOf(0), status: 204, headers: {} })
  receive({ kind: 'end', id: idOf(0), isCut: false })
  expect((await answer).status).toBe(204)
})

test('an answer that is cut fails while it is read, as a lost connection does', async () => {
  const { request, receive, idOf } = opened()
  const answer = request('/api/events', {})
  receive({ kind: 'head', id: idOf(0), status: 200, headers: {} })
  const text = (await answer).text()
  receive({ kind: 'end', id: idOf(0), isCut: true })
  await expect(text).rejects.toThrow(TypeError)
})

test('who stops waiting, before or while an answer comes, lets the worker know once', async () => {
  const { request, receive, sent, idOf } = opened()
  const before = new AbortController()
  const early = request('/api/stats', { signal: before.signal })
  before.abort(new Error('enough'))
  await expect(early).rejects.toThrow('enough')
  const during = new AbortController()
  const late = request('/api/events', { signal: during.signal })
  receive({ kind: 'head', id: idOf(2), status: 200, headers: {} })
  const text = (await late).text()
  during.abort(new Error('enough'))
  await expect(text).rejects.toThrow('enough')
  expect(sent.map(({ kind }) => kind)).toEqual(['request', 'cancel', 'request', 'cancel'])
})
