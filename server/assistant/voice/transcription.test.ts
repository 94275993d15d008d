import { afterAll, beforeEach, expect, test } from 'vitest'
import { AssistantRequests, AssistantUsage } from '#shared/assistant/usage.ts'
import { read, startTestServer } from '#server/testing.ts'
import { clientOf } from '#server/testing/assistant.ts'
import { type Asked, startVoicePeer } from '#server/testing/voicePeer.ts'

const peer = await startVoicePeer()
const KEY = 'the-key-of-the-operator'
const server = await startTestServer({
  settings: {
    STT_BASE_URL: `${peer.url}/v1`,
    STT_API_KEY: KEY,
    STT_MODEL: 'whisper-1',
    STT_MONTHLY_SECONDS: 20,
  },
})
const site = await server.listen()
afterAll(async () => {
  await server.close()
  peer.close()
})

type Person = Awaited<ReturnType<typeof server.signUp>>
type Fields = Record<string, string>

beforeEach(() => {
  peer.asked.length = 0
  answerWith({ text: 'Hello there', language: 'english', duration: 2.5 })
})

function answerWith(body: unknown, status = 200, type = 'application/json') {
  peer.answer = (response) =>
    void response
      .writeHead(status, { 'content-type': type })
      .end(typeof body === 'string' ? body : JSON.stringify(body))
}
const recording = (bytes = 8000, name = 'a.webm', type = 'audio/webm;codecs=opus') =>
  new File([new Uint8Array(bytes)], name, { type })

function transcribe(person: Person, file: File | string | null = recording(), fields: Fields = {}) {
  const body = new FormData()
  if (file !== null) body.set('file', file)
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  return fetch(`${site}/v1/audio/transcriptions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}` },
    body,
  })
}
const formOf = ({ headers, body }: Asked) =>
  new Response(body, { headers: { 'content-type': String(headers['content-type']) } }).formData()
const errorOf = async (answer: Response) => {
  const { error } = (await answer.json()) as { error: { param: string | null; code: string } }
  return [answer.status, error.code, error.param]
}
const usageOf = async (person: Person) =>
  (await read(AssistantUsage, person.get('/api/assistant/usage'))).transcription_seconds
const requestsOf = async (person: Person) =>
  (await read(AssistantRequests, person.get('/api/assistant/requests'))).items

test('a recording becomes text; the service learns no more than it needs, and nothing of it is kept', async () => {
  const ann = await server.signUp()
  const began = performance.now()
  const answer = await transcribe(ann, recording(), {
    model: 'whatever',
    language: 'en-US',
    prompt: 'Goals',
    temperature: '0.2',
  })
  expect([answer.status, await answer.json()]).toEqual([200, { text: 'Hello there' }])
  const asked = peer.asked[0]
  if (!asked) throw new Error('nothing was asked')
  expect(asked).toMatchObject({ method: 'POST', url: '/v1/audio/transcriptions' })
  expect(asked.headers.authorization).toBe(`Bearer ${KEY}`)
  const form = await formOf(asked)
  const { file, ...fields } = Object.fromEntries(form.entries())
  expect(fields).toEqual({
    model: 'whisper-1',
    language: 'en',
    prompt: 'Goals',
    temperature: '0.2',
    response_format: 'verbose_json',
  })
  expect(file).toMatchObject({ size: 8000, type: 'audio/webm', name: 'a.webm' })
  expect(await usageOf(ann)).toEqual({ used: 3, limit: 20, remaining: 17 })
  const logged = await requestsOf(ann)
  expect(logged[0]?.duration_ms).toBeLessThanOrEqual(performance.now() - began + 1)
  expect(logged).toMatchObject([
    {
      purpose: 'transcription',
      model: 'whisper-1',
      sent: 'audio/webm, 8000 bytes',
      bytes_sent: 8000,
      status: 'ok',
    },
  ])
})

test('the text alone, or with its language and length', async () => {
  const ann = await server.signUp()
  const plain = await transcribe(ann, recording(), { response_format: 'text' })
  expect(plain.headers.get('content-type')).toMatch(/^text\/plain/)
  expect(await plain.text()).toBe('Hello there')
  const verbose = await transcribe(ann, recording(), { response_format: 'verbose_json' })
  expect(await verbose.json()).toEqual({ text: 'Hello there', language: 'english', duration: 2.5 })
})

test('the unmodified package openai transcribes, and reads each refusal', async () => {
  const ann = await server.signUp()
  const { audio } = clientOf(site, ann.token)
  const ask = { file: recording(), model: 'whisper-1' }
  expect(await audio.transcriptions.create({ ...ask, language: 'en' })).toEqual({ text: 'Hello there' })
  expect(await audio.transcriptions.create({ ...ask, response_format: 'verbose_json' })).toEqual({
    text: 'Hello there',
    language: 'english',
    duration: 2.5,
  })
  expect(await audio.transcriptions.create({ ...ask, response_format: 'text' })).toBe('Hello there')
  await expect(audio.transcriptions.create({ ...ask, file: recording(0) })).rejects.toMatchObject({
    status: 400,
    code: 'invalid',
    param: 'file',
  })
  answerWith({}, 401)
  await expect(audio.transcriptions.create(ask)).rejects.toMatchObject({
    status: 401,
    code: 'invalid_api_key',
    type: 'authentication_error',
    requestID: expect.stringMatching(/^req_/),
  })
})

test('where the service does not say how long a recording is, its bytes do', async () => {
  answerWith({ text: '' })
  const ann = await server.signUp()
  const answer = await transcribe(ann, recording(9000), { response_format: 'verbose_json', language: 'de' })
  expect(await answer.json()).toEqual({ text: '', language: 'de', duration: 2.25 })
  expect((await usageOf(ann)).used).toBe(3)
})

test.each([
  ['a.webm', ''],
  ['a.ogg', ''],
  ['a.mp3', ''],
  ['a.mp4', ''],
  ['a.m4a', ''],
  ['a.wav', ''],
  ['a.FLAC', 'application/octet-stream'],
  ['blob', 'audio/ogg;codecs=opus'],
  ['blob', 'audio/mpeg'],
  ['blob', 'audio/mp4'],
  ['blob', 'audio/x-m4a'],
  ['blob', 'audio/x-wav'],
  ['blob', 'video/webm'],
])('%s of the type "%s" is taken', async (name, type) => {
  expect((await transcribe(await server.signUp(), recording(10, name, type))).status).toBe(200)
})

test.each([
  [null, {}, 'file'],
  ['text', {}, 'file'],
  [recording(0), {}, 'file'],
  [recording(10, 'a.txt', ''), {}, 'file'],
  [recording(10, 'a.webm', 'text/html'), {}, 'file'],
  [recording(10, 'a', ''), {}, 'file'],
  [recording(), { language: 'english' }, 'language'],
  [recording(), { prompt: 'a'.repeat(1001) }, 'prompt'],
  [recording(), { response_format: 'srt' }, 'response_format'],
  [recording(), { temperature: '1.01' }, 'temperature'],
  [recording(), { temperature: '-0.01' }, 'temperature'],
  [recording(), { temperature: 'warm' }, 'temperature'],
] as [File | string | null, Fields, string][])(
  'form %# is refused and names %s',
  async (file, fields, param) => {
    expect(await errorOf(await transcribe(await server.signUp(), file, fields))).toEqual([
      400,
      'invalid',
      param,
    ])
    expect(peer.asked).toEqual([])
  },
)

test.each<Fields>([{ temperature: '0' }, { temperature: '1' }, { prompt: 'a'.repeat(1000) }])(
  'form %# is at the bounds',
  async (fields) => {
    expect((await transcribe(await server.signUp(), recording(), fields)).status).toBe(200)
  },
)

test('what is no form, or a broken one', async () => {
  const ann = await server.signUp()
  const send = (type: string, body: string) =>
    fetch(`${site}/v1/audio/transcriptions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ann.token}`, 'content-type': type },
      body,
    })
  expect(await errorOf(await send('application/json', '{}'))).toEqual([415, 'unsupported_media_type', null])
  expect(await errorOf(await send('multipart/form-data; boundary=x', 'rubbish'))).toEqual([
    400,
    'invalid',
    null,
  ])
  expect(await errorOf(await send('multipart/form-data', 'rubbish'))).toEqual([400, 'invalid', null])
})

test('25 MB are taken, and no byte more', { timeout: 60_000 }, async () => {
  const ann = await server.signUp()
  const most = 25 * 1024 * 1024
  expect((await transcribe(ann, recording(most))).status).toBe(200)
  expect(await errorOf(await transcribe(ann, recording(most + 1)))).toEqual([413, 'too_large', 'file'])
  expect((await errorOf(await transcribe(ann, recording(most + 100_000))))[0]).toBe(413)
})

test.each([
  [401, 401, 'invalid_api_key', 'api_key'],
  [429, 429, 'rate_limit_exceeded', 'rate_limit'],
  [422, 422, 'invalid', 'configuration'],
  [400, 502, 'upstream_error', 'provider'],
  [500, 502, 'upstream_error', 'provider'],
])('%i of the service is %i here', async (theirs, ours, code, kind) => {
  const ann = await server.signUp()
  answerWith('{"error":{"message":"SECRET"}}', theirs)
  const answer = await transcribe(ann)
  expect(await answer.clone().text()).not.toContain('SECRET')
  expect(await errorOf(answer)).toEqual([ours, code, null])
  expect((await usageOf(ann)).used).toBe(0)
  expect(await requestsOf(ann)).toMatchObject([{ status: 'failed', kind }])
})

test.each([['no JSON'], [{}], [{ text: 5 }], ['']])('an answer of %j is an upstream error', async (body) => {
  answerWith(body)
  expect(await errorOf(await transcribe(await server.signUp()))).toEqual([502, 'upstream_error', null])
})

test('a budget that is used up refuses until the next month', async () => {
  answerWith({ text: 'Hello', duration: 25 })
  const ann = await server.signUp()
  expect((await transcribe(ann)).status).toBe(200)
  expect(await errorOf(await transcribe(ann))).toEqual([429, 'insufficient_quota', null])
})

test('where no service is set up the answer says so', async () => {
  const bare = await startTestServer()
  const address = await bare.listen()
  const ann = await bare.signUp()
  const body = new FormData()
  body.set('file', recording())
  const answer = await fetch(`${address}/v1/audio/transcriptions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ann.token}` },
    body,
  })
  expect(await errorOf(answer)).toEqual([503, 'not_configured', null])
  await bare.close()
})
