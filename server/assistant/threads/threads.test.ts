import OpenAI from 'openai'
import { afterAll, expect, test } from 'vitest'
import { OpenAiProblem } from '#server/assistant/openAiErrors.ts'
import { clientOf, startAssistant, textOf } from '#server/testing/assistant.ts'

const { server, site, person, asking, close } = await startAssistant()
afterAll(close)

test('a thread keeps its messages, its metadata, and the form of their ids', async () => {
  const { ai } = await person()
  const thread = await ai.beta.threads.create({
    messages: [{ role: 'user', content: ' Hello ' }],
    metadata: { a: 'b' },
  })
  expect(thread).toEqual({
    id: expect.stringMatching(/^thread_[0-9a-f]{32}$/),
    object: 'thread',
    created_at: Math.floor(Date.parse('2026-03-02T09:00:00Z') / 1000),
    metadata: { a: 'b' },
    tool_resources: {},
  })
  expect(await ai.beta.threads.retrieve(thread.id)).toEqual(thread)
  expect(await ai.beta.threads.update(thread.id, {})).toEqual(thread)
  expect((await ai.beta.threads.update(thread.id, { metadata: { c: 'd' } })).metadata).toEqual({ c: 'd' })
  const message = await ai.beta.threads.messages.create(thread.id, {
    role: 'assistant',
    content: [
      { type: 'text', text: 'one ' },
      { type: 'text', text: 'two' },
    ],
  })
  expect(message).toEqual({
    id: expect.stringMatching(/^msg_[0-9a-f]{32}$/),
    object: 'thread.message',
    created_at: thread.created_at,
    completed_at: thread.created_at,
    incomplete_at: null,
    thread_id: thread.id,
    run_id: null,
    assistant_id: null,
    status: 'completed',
    incomplete_details: null,
    role: 'assistant',
    content: [
      { type: 'text', text: { value: 'one ', annotations: [] } },
      { type: 'text', text: { value: 'two', annotations: [] } },
    ],
    attachments: [],
    metadata: {},
    receipts: [],
    plan_ids: [],
  })
  const { data } = await ai.beta.threads.messages.list(thread.id)
  expect(data.map(textOf)).toEqual(['one two', ' Hello '])
})

test('lists go from one message to the next, in both directions', async () => {
  const { ai } = await person()
  const contents = ['1', '2', '3', '4', '5']
  const { id } = await ai.beta.threads.create({
    messages: contents.map((content) => ({ role: 'user', content })),
  })
  const all: string[] = []
  for await (const message of ai.beta.threads.messages.list(id, { limit: 2 })) all.push(textOf(message))
  expect(all).toEqual(contents.toReversed())
  const page = await ai.beta.threads.messages.list(id, { limit: 2, order: 'asc' })
  expect(page.data.map(textOf)).toEqual(['1', '2'])
  expect(page.has_more).toBe(true)
  const last = page.data[1]?.id ?? ''
  const next = await ai.beta.threads.messages.list(id, { order: 'asc', after: last })
  expect(next.data.map(textOf)).toEqual(['3', '4', '5'])
  expect(next.has_more).toBe(false)
  const before = await ai.beta.threads.messages.list(id, {
    order: 'asc',
    limit: 1,
    before: next.data[2]?.id ?? '',
  })
  expect([before.data.map(textOf), before.has_more]).toEqual([['4'], true])
  const whole = await server.app.request(`/v1/threads/${id}/messages?limit=2`, auth(ai))
  const ids = next.data.map((message) => message.id).toReversed()
  expect(await whole.json()).toMatchObject({
    object: 'list',
    first_id: ids[0],
    last_id: ids[1],
    has_more: true,
  })
  const none = await ai.beta.threads.create()
  expect(await (await server.app.request(`/v1/threads/${none.id}/messages`, auth(ai))).json()).toEqual({
    object: 'list',
    data: [],
    first_id: null,
    last_id: null,
    has_more: false,
  })
})

const auth = (ai: OpenAI) => ({ headers: { authorization: `Bearer ${ai.apiKey}` } })

test('a message and a thread are deleted once', async () => {
  const { ai, thread } = await asking()
  const [message] = (await ai.beta.threads.messages.list(thread)).data
  const id = message?.id ?? ''
  const which = { thread_id: thread }
  expect(await ai.beta.threads.messages.update(id, { ...which, metadata: { x: 'y' } })).toMatchObject({
    metadata: { x: 'y' },
  })
  const deleted = { id, object: 'thread.message.deleted', deleted: true }
  expect(await ai.beta.threads.messages.delete(id, which)).toEqual(deleted)
  await expect(ai.beta.threads.messages.retrieve(id, which)).rejects.toMatchObject({ status: 404 })
  await expect(ai.beta.threads.messages.delete(id, which)).rejects.toMatchObject({ status: 404 })
  expect(await ai.beta.threads.delete(thread)).toEqual({
    id: thread,
    object: 'thread.deleted',
    deleted: true,
  })
  await expect(ai.beta.threads.delete(thread)).rejects.toMatchObject({
    status: 404,
    code: 'not_found',
    type: 'invalid_request_error',
  })
})

test('rows of somebody else are not there', async () => {
  const { thread, ai } = await asking()
  const [message] = (await ai.beta.threads.messages.list(thread)).data
  const bob = await person()
  const id = message?.id ?? ''
  const attempts = [
    bob.ai.beta.threads.retrieve(thread),
    bob.ai.beta.threads.update(thread, { metadata: {} }),
    bob.ai.beta.threads.delete(thread),
    bob.ai.beta.threads.messages.list(thread),
    bob.ai.beta.threads.messages.create(thread, { role: 'user', content: 'x' }),
    bob.ai.beta.threads.messages.retrieve(id, { thread_id: thread }),
    bob.ai.beta.threads.messages.delete(id, { thread_id: thread }),
    bob.ai.beta.threads.runs.create(thread, { assistant_id: 'a' }),
    bob.ai.beta.threads.runs.list(thread),
  ]
  for (const attempt of await Promise.allSettled(attempts))
    expect(attempt).toMatchObject({ status: 'rejected', reason: { status: 404, code: 'not_found' } })
  expect(await ai.beta.threads.retrieve(thread)).toMatchObject({ id: thread })
})

const long = (count: number) => '🧗'.repeat(count)
const user = (content: unknown, more: object = {}) => ({ role: 'user', content, ...more })

test.each<[what: string, body: unknown, code: string, param: string | null]>([
  ['no role', { content: 'x' }, 'invalid', 'role'],
  ['a role that is none', { role: 'system', content: 'x' }, 'invalid', 'role'],
  ['no content', { role: 'user' }, 'invalid', 'content'],
  ['a blank text', user('  \n'), 'invalid', 'content'],
  ['no parts', user([]), 'invalid', 'content'],
  ['a part without text', user([{ type: 'text' }]), 'invalid', 'content[0].text'],
  ['17 parts', user(Array.from({ length: 17 }, () => ({ type: 'text', text: 'x' }))), 'invalid', 'content'],
  ['a picture', user([{ type: 'image_url', image_url: { url: 'x' } }]), 'unsupported', 'content[0].type'],
  ['an attachment', user('x', { attachments: [{ file_id: 'f' }] }), 'unsupported', 'attachments'],
  ['32,769 characters', user(long(32_769)), 'string_too_long', 'content'],
  ['a field that nobody knows', user('x', { colour: 'red' }), 'invalid', 'colour'],
  ['two of them', user('x', { colour: 'red', size: 1 }), 'invalid', 'colour'],
  ['metadata that is no text', user('x', { metadata: { a: 1 } }), 'invalid', 'metadata.a'],
  ['a long value', user('x', { metadata: { a: 'x'.repeat(513) } }), 'string_too_long', 'metadata.a'],
  [
    '17 pairs',
    user('x', { metadata: Object.fromEntries(Array.from({ length: 17 }, (_, n) => [`k${n}`, 'v'])) }),
    'invalid',
    'metadata',
  ],
])('a message with %s is refused', async (_what, body, code, param) => {
  const { post, thread } = await asking()
  const answer = await post(`/v1/threads/${thread}/messages`, body)
  expect([answer.status, await answer.json()]).toEqual([
    400,
    { error: { message: expect.any(String), type: 'invalid_request_error', param, code } },
  ])
  expect(answer.headers.get('x-request-id')).toMatch(/^req_[0-9a-f]{32}$/)
})

test('a message of 32,768 characters is kept as it came', async () => {
  const { ai, thread } = await asking()
  const message = await ai.beta.threads.messages.create(thread, { role: 'user', content: long(32_768) })
  expect(textOf(message)).toBe(long(32_768))
})

test('in a new thread the wrong message is named, and nothing is made', async () => {
  const ann = await person()
  const answer = await ann.post('/v1/threads', { messages: [user('x'), user('')] })
  expect(await answer.json()).toMatchObject({ error: { param: 'messages[1].content', code: 'invalid' } })
  const many = await ann.post('/v1/threads', { messages: Array.from({ length: 33 }, () => user('x')) })
  expect(await many.json()).toMatchObject({ error: { param: 'messages' } })
  const files = await ann.post('/v1/threads', { tool_resources: { file_search: {} } })
  expect(await files.json()).toMatchObject({ error: { param: 'tool_resources', code: 'unsupported' } })
  expect(await (await ann.get('/api/threads')).json()).toEqual({ items: [], next_cursor: null })
})

test('whatever is wrong below /v1 is said in that shape', async () => {
  const { token, thread } = await asking()
  const own = { authorization: `Bearer ${token}` }
  const json = { ...own, 'content-type': 'application/json' }
  const ask = async (path: string, init: RequestInit): Promise<[number, unknown, string]> => {
    const answer = await fetch(site + path, init)
    const { error } = OpenAiProblem.parse(await answer.json())
    return [answer.status, error.code, answer.headers.get('x-request-id')?.slice(0, 4) ?? '']
  }
  expect(await ask('/v1/threads/x', {})).toEqual([401, 'unauthenticated', 'req_'])
  expect(await ask('/v1/threads/x', { headers: own })).toEqual([404, 'not_found', 'req_'])
  expect(await ask('/v1/nowhere', { headers: own })).toEqual([404, 'not_found', 'req_'])
  expect(await ask('/v1/chat/completions', { method: 'POST', headers: own })).toEqual([
    404,
    'not_found',
    'req_',
  ])
  expect(await ask('/v1/threads', { headers: own })).toEqual([405, 'method_not_allowed', 'req_'])
  expect(await ask('/v1/threads', { method: 'POST', headers: own, body: 'a' })).toEqual([
    415,
    'unsupported_media_type',
    'req_',
  ])
  expect(await ask('/v1/threads', { method: 'POST', headers: json, body: '{' })).toEqual([
    400,
    'invalid',
    'req_',
  ])
  const large = JSON.stringify({ metadata: { a: 'x'.repeat(1_100_000) } })
  expect(await ask('/v1/threads', { method: 'POST', headers: json, body: large })).toEqual([
    413,
    'too_large',
    'req_',
  ])
  expect(await ask(`/v1/threads/${thread}/messages?limit=101`, { headers: own })).toEqual([
    400,
    'invalid',
    'req_',
  ])
  await expect(clientOf(site, 'nonsense').beta.threads.create()).rejects.toThrow(OpenAI.AuthenticationError)
})

test('the same key gives the first answer again, also at once, and only for a day', async () => {
  const { ai, thread, id } = await asking()
  const headers = { 'Idempotency-Key': 'the key' }
  const send = () => ai.beta.threads.messages.create(thread, { role: 'user', content: 'once' }, { headers })
  const [one, two] = await Promise.all([send(), send()])
  expect(two).toEqual(one)
  expect((await ai.beta.threads.messages.list(thread)).data).toHaveLength(2)
  const made = await Promise.all([
    ai.beta.threads.create({}, { headers }),
    ai.beta.threads.create({}, { headers }),
  ])
  expect(made[0]).toEqual(made[1])
  await expect(
    ai.beta.threads.create({}, { headers: { 'Idempotency-Key': 'x'.repeat(256) } }),
  ).rejects.toMatchObject({
    status: 400,
  })
  const age = "update first_answers set created_at = created_at - interval '86401 seconds' where user_id = $1"
  await server.db.query(age, [id])
  expect((await send()).id).not.toBe(one?.id)
})

test('a page of another site may ask with the headers of the client', async () => {
  const asked =
    'authorization,content-type,openai-beta,idempotency-key,xi-api-key,x-stainless-lang,x-stainless-custom-poll-interval,x-evil'
  const preflight = await fetch(`${site}/v1/threads`, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://elsewhere.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': asked,
    },
  })
  const allowed = (preflight.headers.get('access-control-allow-headers') ?? '').toLowerCase().split(',')
  expect(allowed).toEqual(expect.arrayContaining(asked.split(',').slice(0, -1)))
  expect(allowed).not.toContain('x-evil')
  const answer = await fetch(`${site}/v1/threads`, { headers: { origin: 'https://elsewhere.example' } })
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  expect(answer.headers.get('access-control-expose-headers')).toMatch(/openai-poll-after-ms,x-request-id/)
})

test('60 messages a minute, for each person', async () => {
  const limited = await startAssistant('openai-compatible', { settings: { RATE_LIMITS: true } })
  const { ai, thread } = await limited.asking()
  const send = () => ai.beta.threads.messages.create(thread, { role: 'user', content: 'x' })
  for (let sent = 0; sent < 60; sent += 1) await send()
  const refusal = await send().catch((error: unknown) => error)
  expect(refusal).toMatchObject({ status: 429, code: 'rate_limit_exceeded', type: 'rate_limit_error' })
  const { headers } = refusal as { headers: Headers }
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  await (await limited.asking()).ai.beta.threads.create()
  await limited.close()
})
