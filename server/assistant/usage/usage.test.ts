import { afterAll, expect, test } from 'vitest'
import { AssistantRequests, AssistantUsage } from '#shared/assistant/usage.ts'
import { runJobs } from '#server/kit/jobs/runJobs.ts'
import { read, startTestServer } from '#server/testing.ts'
import { takeBudget } from './budgets.ts'
import { countTokens } from './countTokens.ts'
import { recordRequest, type SentRequest } from './requestLog.ts'
import { assistantUsage } from './slice.ts'

const server = await startTestServer({
  settings: { AI_MONTHLY_TOKENS: 100, TTS_MONTHLY_CHARACTERS: 0, ACCESS_TOKEN_TTL: 31_536_000 },
})
afterAll(server.close)

type Person = Awaited<ReturnType<typeof server.signUp>>
const usageOf = (person: Person) => read(AssistantUsage, person.get('/api/assistant/usage'))
const requestsOf = (person: Person, query = '') =>
  read(AssistantRequests, person.get(`/api/assistant/requests${query}`))
const caller = ({ id }: Person) => ({ id }) as Parameters<typeof recordRequest>[1]

const REQUEST: SentRequest = {
  at: new Date('2026-03-02T09:00:00Z'),
  threadId: 'thread_00000000000000000000000000000001',
  runId: 'run_00000000000000000000000000000001',
  provider: 'openai',
  model: 'gpt',
  sent: '{"messages":[]}',
  usage: { input: 40, output: 10 },
  kind: null,
  durationMs: 120.4,
}
const record = (person: Person, request: Partial<SentRequest> = {}) =>
  recordRequest(server.deps, caller(person), { ...REQUEST, ...request })

test('at first nothing is used, and the budgets are those of the operator', async () => {
  expect(await usageOf(await server.signUp())).toEqual({
    month: '2026-03',
    resets_at: '2026-04-01T00:00:00.000Z',
    tokens: { used: 0, limit: 100, remaining: 100 },
    speech_characters: { used: 0, limit: null, remaining: null },
    transcription_seconds: { used: 0, limit: 7200, remaining: 7200 },
  })
})

test('what went out is listed newest first, page by page, and counted', async () => {
  const ann = await server.signUp()
  await record(ann)
  await record(ann, {
    purpose: 'speech',
    usage: { input: 0, output: 0 },
    speechCharacters: 12,
    kind: 'network',
    at: new Date('2026-03-02T09:01:00Z'),
    threadId: null,
    runId: null,
  })
  await record(ann, {
    purpose: 'transcription',
    transcriptionSeconds: 2.1,
    bytesSent: 9000,
    sent: 'audio/webm, 9000 bytes',
  })
  const { items } = await requestsOf(ann)
  expect(items).toHaveLength(3)
  expect(items[0]).toMatchObject({ purpose: 'speech', status: 'failed', kind: 'network', thread_id: null })
  expect(items).toContainEqual({
    id: expect.any(String),
    at: '2026-03-02T09:00:00.000Z',
    thread_id: REQUEST.threadId,
    run_id: REQUEST.runId,
    provider: 'openai',
    model: 'gpt',
    purpose: 'chat',
    sent: '{"messages":[]}',
    bytes_sent: 15,
    input_tokens: 40,
    output_tokens: 10,
    status: 'ok',
    kind: null,
    duration_ms: 120,
  })
  const first = await requestsOf(ann, '?limit=2')
  const second = await requestsOf(ann, `?limit=2&cursor=${first.next_cursor}`)
  expect([...first.items, ...second.items]).toEqual(items)
  expect(second.next_cursor).toBeNull()
  expect((await ann.get('/api/assistant/requests?cursor=x')).status).toBe(400)
  expect(await usageOf(ann)).toMatchObject({
    tokens: { used: 100, remaining: 0 },
    speech_characters: { used: 12 },
    transcription_seconds: { used: 3, remaining: 7197 },
  })
})

test('requests of the same moment are all listed once', async () => {
  const ann = await server.signUp()
  for (let count = 0; count < 5; count += 1) await record(ann, { usage: { input: 0, output: 0 } })
  const ids: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page: Awaited<ReturnType<typeof requestsOf>> = await requestsOf(
      ann,
      `?limit=2${cursor && `&cursor=${cursor}`}`,
    )
    ids.push(...page.items.map(({ id }) => id))
    cursor = page.next_cursor
  }
  expect(new Set(ids).size).toBe(5)
  expect(ids).toHaveLength(5)
})

test('the log is emptied, what was used stays counted, and others keep theirs', async () => {
  const [ann, bob] = [await server.signUp(), await server.signUp()]
  await record(ann)
  await record(bob)
  expect((await ann.delete('/api/assistant/requests')).status).toBe(204)
  expect((await ann.delete('/api/assistant/requests')).status).toBe(204)
  expect((await requestsOf(ann)).items).toEqual([])
  expect((await requestsOf(bob)).items).toHaveLength(1)
  expect((await usageOf(ann)).tokens.used).toBe(50)
})

test('after 30 days a request is forgotten', async () => {
  const ann = await server.signUp()
  const day = (days: number) => new Date(REQUEST.at.getTime() - days * 86_400_000)
  await record(ann, { at: day(31) })
  await record(ann, { at: day(29) })
  expect((await requestsOf(ann)).items).toHaveLength(1)
  await runJobs({ ...server.deps, readClock: async () => REQUEST.at }, [assistantUsage])
  const left = await server.db.query('select 1 from assistant_requests where user_id = $1', [ann.id])
  expect(left).toHaveLength(1)
})

test('long, broken and odd values are kept as far as they can be', async () => {
  const ann = await server.signUp()
  const sent = `${'a'.repeat(19_990)}\0\ud800${'b'.repeat(100)}`
  await record(ann, { sent, usage: { input: Number.NaN, output: 1.2 } })
  const [kept] = (await requestsOf(ann)).items
  expect(kept?.sent).toHaveLength(19_999)
  expect(kept).toMatchObject({ input_tokens: 0, output_tokens: 2 })
})

test('a used-up budget refuses until the next month; what crosses it was finished', async () => {
  const lone = await startTestServer({ settings: { AI_MONTHLY_TOKENS: 60, ACCESS_TOKEN_TTL: 31_536_000 } })
  const ann = await lone.signUp()
  const take = () => takeBudget(lone.deps, caller(ann))
  await take()
  await recordRequest(lone.deps, caller(ann), { ...REQUEST, usage: { input: 40, output: 10 } })
  await take()
  await recordRequest(lone.deps, caller(ann), { ...REQUEST, usage: { input: 40, output: 10 } })
  const month = 29 * 86_400 + 15 * 3600
  await expect(take()).rejects.toMatchObject({ code: 'insufficient_quota', retryAfter: month })
  await takeBudget(lone.deps, caller(await lone.signUp()))
  lone.wait(month)
  await take()
  expect((await read(AssistantUsage, ann.get('/api/assistant/usage'))).tokens.used).toBe(0)
  await lone.close()
})

test.each([
  ['', 0],
  ['a', 1],
  ['abcd', 1],
  ['abcde', 2],
])('%j counts as %i tokens', (text, tokens) => {
  expect(countTokens(text)).toBe(tokens)
})

test('without a session there is neither', async () => {
  expect((await server.app.request('/api/assistant/usage')).status).toBe(401)
  expect((await server.app.request('/api/assistant/requests')).status).toBe(401)
})
