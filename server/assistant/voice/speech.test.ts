import { afterAll, beforeEach, expect, test } from 'vitest'
import { AssistantRequests, AssistantUsage } from '#shared/assistant/usage.ts'
import { read, startTestServer } from '#server/testing.ts'
import { startVoicePeer } from '#server/testing/voicePeer.ts'

const peer = await startVoicePeer()
const KEY = 'the-key-of-the-operator'
const server = await startTestServer({
  settings: {
    TTS_BASE_URL: peer.url,
    TTS_API_KEY: KEY,
    TTS_VOICE_ID: 'house-voice',
    TTS_MONTHLY_CHARACTERS: 20,
  },
})
const site = await server.listen()
afterAll(async () => {
  await server.close()
  peer.close()
})

type Person = Awaited<ReturnType<typeof server.signUp>>
const AUDIO = Buffer.from([0xff, 0xfb, 0x90, 0x00, 1, 2, 3])
const FRIENDLY = { stability: 0.75, similarity_boost: 0.75, style: 0.2, use_speaker_boost: true }

beforeEach(() => {
  peer.asked.length = 0
  peer.answer = (response) => void response.writeHead(200, { 'content-type': 'audio/mpeg' }).end(AUDIO)
})

const speak = (person: Person, body: unknown = { text: 'Hello' }, voice = 'anna-1') =>
  fetch(`${site}/v1/text-to-speech/${voice}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json', cookie: 'a=b' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const errorOf = async (answer: Response) => {
  const { error } = (await answer.json()) as {
    error: { message: string; param: string | null; code: string }
  }
  return [answer.status, error.code, error.param]
}
const usageOf = (person: Person) => read(AssistantUsage, person.get('/api/assistant/usage'))
const requestsOf = async (person: Person) =>
  (await read(AssistantRequests, person.get('/api/assistant/requests'))).items

test('a text is spoken by the service, which learns the text, the voice and nothing else', async () => {
  const ann = await server.signUp()
  const began = performance.now()
  const answer = await speak(ann)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('audio/mpeg')
  expect(answer.headers.get('x-request-id')).toMatch(/^req_/)
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(AUDIO)
  const [asked] = peer.asked
  expect(asked).toMatchObject({ method: 'POST', url: '/v1/text-to-speech/anna-1' })
  expect(asked?.headers['xi-api-key']).toBe(KEY)
  expect(asked?.headers['authorization']).toBeUndefined()
  expect(asked?.headers['cookie']).toBeUndefined()
  expect(JSON.parse(asked?.body.toString() ?? '')).toEqual({
    text: 'Hello',
    model_id: 'eleven_multilingual_v2',
    voice_settings: FRIENDLY,
  })
  expect((await usageOf(ann)).speech_characters).toEqual({ used: 5, limit: 20, remaining: 15 })
  const [logged] = await requestsOf(ann)
  expect(logged).toMatchObject({
    purpose: 'speech',
    provider: new URL(peer.url).host,
    model: 'eleven_multilingual_v2',
    sent: asked?.body.toString(),
    bytes_sent: asked?.body.byteLength,
    status: 'ok',
    thread_id: null,
  })
  expect(logged?.duration_ms).toBeLessThanOrEqual(performance.now() - began + 1)
  expect(JSON.stringify(logged)).not.toContain(KEY)
})

test('"default" is the voice of the operator, and settings are passed on', async () => {
  const ann = await server.signUp()
  const voice_settings = { stability: 0, similarity_boost: 1, style: 0.5, use_speaker_boost: false }
  expect(
    (await speak(ann, { text: 'Hi', model_id: 'eleven_multilingual_v2', voice_settings }, 'default')).status,
  ).toBe(200)
  expect(peer.asked[0]?.url).toBe('/v1/text-to-speech/house-voice')
  expect(JSON.parse(peer.asked[0]?.body.toString() ?? '')).toMatchObject({ voice_settings })
})

test('bytes are passed on when they come', async () => {
  const ann = await server.signUp()
  const gate = Promise.withResolvers<void>()
  peer.answer = async (response) => {
    response.writeHead(200, { 'content-type': 'audio/mpeg' }).write(Buffer.from([1]))
    await gate.promise
    response.end(Buffer.from([2]))
  }
  const reader = (await speak(ann)).body?.getReader()
  expect((await reader?.read())?.value).toEqual(new Uint8Array([1]))
  gate.resolve()
  expect((await reader?.read())?.value).toEqual(new Uint8Array([2]))
  expect((await reader?.read())?.done).toBe(true)
})

test('a listener who goes away ends the service’s work', async () => {
  const ann = await server.signUp()
  peer.answer = (response) =>
    void response.writeHead(200, { 'content-type': 'audio/mpeg' }).write(Buffer.from([1]))
  const reader = (await speak(ann)).body?.getReader()
  await reader?.read()
  await reader?.cancel()
  await peer.left
})

test.each([
  [{}, 'text'],
  [{ text: '' }, 'text'],
  [{ text: ' \n\u00a0\u200b' }, 'text'],
  [{ text: 'a'.repeat(5001) }, 'text'],
  [{ text: 5 }, 'text'],
  [{ text: 'a', model_id: 'other' }, 'model_id'],
  [{ text: 'a', voice_settings: { ...FRIENDLY, stability: 1.1 } }, 'voice_settings.stability'],
  [{ text: 'a', voice_settings: { ...FRIENDLY, style: -0.1 } }, 'voice_settings.style'],
  [{ text: 'a', voice_settings: { ...FRIENDLY, use_speaker_boost: 1 } }, 'voice_settings.use_speaker_boost'],
  [{ text: 'a', voice_settings: { ...FRIENDLY, speed: 1 } }, 'voice_settings.speed'],
  [{ text: 'a', output_format: 'wav' }, 'output_format'],
  [[], null],
  ['{"text":', null],
])('%j is refused with 422 that names %s', async (body, param) => {
  const answer = await speak(await server.signUp(), body)
  expect(await errorOf(answer)).toEqual([422, 'invalid', param])
  expect(peer.asked).toEqual([])
})

test('the longest text is 5,000 characters', async () => {
  const ann = await server.signUp()
  expect((await speak(ann, { text: '🎉'.repeat(5000) })).status).toBe(200)
})

test.each([
  [401, 401, 'invalid_api_key', 'api_key'],
  [429, 429, 'rate_limit_exceeded', 'rate_limit'],
  [422, 422, 'invalid', 'configuration'],
  [400, 502, 'upstream_error', 'provider'],
  [403, 502, 'upstream_error', 'provider'],
  [404, 502, 'upstream_error', 'provider'],
  [500, 502, 'upstream_error', 'provider'],
  [302, 502, 'upstream_error', 'provider'],
])('%i of the service is %i here, without a word of its body', async (theirs, ours, code, kind) => {
  const ann = await server.signUp()
  peer.answer = (response) =>
    void response
      .writeHead(theirs, { 'content-type': 'application/json', 'retry-after': '7', location: '/elsewhere' })
      .end('{"detail":"SECRET DETAIL"}')
  const answer = await speak(ann)
  const text = await answer.clone().text()
  expect(await errorOf(answer)).toEqual([ours, code, null])
  expect(text).not.toContain('SECRET')
  expect(text).not.toContain(peer.url)
  expect(answer.headers.get('retry-after')).toBe(theirs === 429 ? '7' : null)
  expect(answer.headers.get('x-should-retry')).toBe([401, 502].includes(ours) ? 'false' : null)
  expect((await usageOf(ann)).speech_characters.used).toBe(0)
  expect(await requestsOf(ann)).toMatchObject([{ status: 'failed', kind }])
  expect((await ann.get('/api/profile')).status).toBe(200)
})

test.each([
  ['no audio', 'application/json', 'provider'],
  ['nothing at all', 'audio/mpeg', 'provider'],
  ['a cut line', '', 'network'],
] as const)('a service that answers %s is an upstream error', async (what, type, kind) => {
  const ann = await server.signUp()
  peer.answer = (response) => {
    if (what === 'a cut line') return void response.socket?.destroy()
    response.writeHead(200, { 'content-type': type }).end(what === 'no audio' ? '{"detail":"x"}' : '')
  }
  expect(await errorOf(await speak(ann))).toEqual([502, 'upstream_error', null])
  expect(await requestsOf(ann)).toMatchObject([{ status: 'failed', kind }])
})

test('a service that is away is an upstream error', async () => {
  const away = await startTestServer({ settings: { TTS_BASE_URL: 'http://127.0.0.1:9', TTS_API_KEY: KEY } })
  const ann = await away.signUp()
  expect(await errorOf(await ann.post('/v1/text-to-speech/x', { text: 'a' }))).toEqual([
    502,
    'upstream_error',
    null,
  ])
  await away.close()
})

test('a service that is silent for 15 seconds is an upstream error', { timeout: 40_000 }, async () => {
  const ann = await server.signUp()
  peer.answer = (response) => response.writeHead(200, { 'content-type': 'audio/mpeg' }).flushHeaders()
  const began = performance.now()
  expect(await errorOf(await speak(ann))).toEqual([502, 'upstream_error', null])
  const waited = performance.now() - began
  expect(waited).toBeGreaterThan(14_000)
  expect(waited).toBeLessThan(20_000)
})

test('a budget that is used up refuses; the text that crossed it was spoken', async () => {
  const ann = await server.signUp()
  expect((await speak(ann, { text: 'a'.repeat(15) })).status).toBe(200)
  expect((await speak(ann, { text: 'a'.repeat(15) })).status).toBe(200)
  const refused = await speak(ann, { text: 'a' })
  expect(refused.headers.get('x-should-retry')).toBe('false')
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(86_400)
  expect(await errorOf(refused)).toEqual([429, 'insufficient_quota', null])
  expect((await usageOf(ann)).speech_characters).toEqual({ used: 30, limit: 20, remaining: 0 })
})

test.each([['no/such'], ['a'.repeat(65)], ['a%20b'], ['ä']])('%s is no voice', async (voice) => {
  const answer = await speak(await server.signUp(), { text: 'a' }, voice)
  expect(answer.status).toBe(404)
})

test('where no service is set up, or no voice, the answer says so', async () => {
  const bare = await startTestServer()
  const ann = await bare.signUp()
  const answer = await ann.post('/v1/text-to-speech/x', { text: 'a' })
  expect(answer.headers.get('x-should-retry')).toBe('false')
  expect(await errorOf(answer)).toEqual([503, 'not_configured', null])
  await bare.close()
  const voiceless = await startTestServer({ settings: { TTS_BASE_URL: peer.url } })
  const bob = await voiceless.signUp()
  expect(await errorOf(await bob.post('/v1/text-to-speech/default', { text: 'a' }))).toEqual([
    503,
    'not_configured',
    null,
  ])
  expect((await bob.post('/v1/text-to-speech/x', { text: 'a' })).status).toBe(200)
  await voiceless.close()
})

test('voice is for the plan pro or beta access', async () => {
  const strict = await startTestServer({ settings: { BETA_ACCESS_FOR_ALL: false, TTS_BASE_URL: peer.url } })
  const [ann, bob, cid] = [await strict.signUp(), await strict.signUp(), await strict.signUp()]
  await strict.db.query("update users set plan = 'pro' where id = $1", [bob.id])
  await strict.db.query('update users set beta_access = true where id = $1', [cid.id])
  const ask = (person: Person) => person.post('/v1/text-to-speech/x', { text: 'a' })
  expect(await errorOf(await ask(ann))).toEqual([403, 'forbidden', null])
  expect((await ask(bob)).status).toBe(200)
  expect((await ask(cid)).status).toBe(200)
  expect((await ann.post('/v1/audio/transcriptions', {})).status).toBe(403)
  await strict.close()
})

test('without a session 401 in the shape of these routes; 30 texts a minute are spoken', async () => {
  const limited = await startTestServer({
    settings: { RATE_LIMITS: true, TTS_BASE_URL: peer.url, TTS_MONTHLY_CHARACTERS: 0 },
  })
  const none = await limited.app.request('/v1/text-to-speech/x', { method: 'POST' })
  expect(await errorOf(none)).toEqual([401, 'unauthenticated', null])
  const ann = await limited.signUp()
  for (let count = 0; count < 30; count += 1)
    expect((await ann.post('/v1/text-to-speech/x', { text: 'a' })).status).toBe(200)
  const refused = await ann.post('/v1/text-to-speech/x', { text: 'a' })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await errorOf(refused)).toEqual([429, 'rate_limit_exceeded', null])
  await limited.close()
})
