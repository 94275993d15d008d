import { afterAll, describe, expect, test } from 'vitest'
import { runErrorOf } from '#shared/assistant/failures.ts'
import { RUN, startAssistant, textOf } from '#server/testing/assistant.ts'
import { breaksOff, callsTools, paced, type PeerAnswer, refuses, says } from '#server/testing/modelPeer.ts'

const PROVIDERS = ['openai', 'openai-compatible', 'anthropic'] as const
/** What a request needs, and what fetch adds. */
const SENT = [
  'accept',
  'accept-encoding',
  'accept-language',
  'connection',
  'content-length',
  'content-type',
  'host',
  'sec-fetch-mode',
  'user-agent',
]
const SILENT: PeerAnswer = () => {}
const raw =
  (text: string, type = 'text/event-stream'): PeerAnswer =>
  (response) =>
    void response.writeHead(200, { 'content-type': type }).end(text)

describe.each(PROVIDERS)('%s', (provider) => {
  const starting = startAssistant(provider, { settings: { AI_TIMEOUT_MS: 1000 } })
  afterAll(async () => (await starting).close())

  /** Asks once and answers the run, the last message, and what the provider got. */
  async function ask(answers: PeerAnswer[], options: object = {}) {
    const { peer, asking } = await starting
    const ann = await asking('Where to begin?')
    const before = peer.received.length
    peer.reset()
    peer.will(...answers)
    const run = await ann.ai.beta.threads.runs.createAndPoll(ann.thread, { ...RUN, ...options })
    const { data } = await ann.ai.beta.threads.messages.list(ann.thread)
    return { ...ann, run, message: data[0], messages: data, requests: peer.received.slice(before) }
  }

  test('the words, the tokens and the tools come through', async () => {
    const { run, message, requests } = await ask([
      callsTools([{ id: 'call-1', name: 'get_progress', arguments: '{}' }], 'Let me look.'),
      says('You are', ' at level 1.'),
    ])
    expect(run).toMatchObject({
      status: 'completed',
      usage: { prompt_tokens: 22, completion_tokens: 14, total_tokens: 36 },
    })
    expect(textOf(message)).toBe('You are at level 1.')
    expect(requests).toHaveLength(2)
    expect(requests[1]?.text).toContain('weekly_xp')
  })

  test('nothing goes out but the key, the rules and the conversation', async () => {
    const { peer, server } = await starting
    const { email, id, token, sessionId, requests, profile } = await ask([says('x')])
    const [request] = requests
    if (!request) throw new Error('Nothing went out')
    const { headers, body, text, path } = request
    expect(path).toBe(provider === 'anthropic' ? '/messages' : '/chat/completions')
    const key = provider === 'anthropic' ? headers['x-api-key'] : headers.authorization
    expect(key).toBe(`${provider === 'anthropic' ? '' : 'Bearer '}the-key-of-the-provider`)
    expect(Object.keys(headers).toSorted()).toEqual(
      [
        ...SENT,
        ...(provider === 'anthropic' ? ['anthropic-version', 'x-api-key'] : ['authorization']),
      ].toSorted(),
    )
    const everything = JSON.stringify(headers) + text
    for (const secret of [
      email,
      id,
      token,
      sessionId,
      profile.handle,
      server.settings.SECRET_KEY ?? '?',
      peer.url,
    ])
      expect(everything.replace(String(headers.host), '')).not.toContain(secret)
    expect(body.store ?? false).toBe(false)
    const system = provider === 'anthropic' ? body.system : body.messages[0]?.content
    expect(JSON.stringify(system)).toContain('2026-03-02')
    expect(JSON.stringify(system)).not.toContain('Where to begin?')
    expect(body.messages.filter(({ role }) => role === 'system' || role === 'developer')).toHaveLength(
      provider === 'anthropic' ? 0 : 1,
    )
  })

  test.each([
    ['401', 401, 'api_key', 1],
    ['403', 403, 'api_key', 1],
    ['429', 429, 'rate_limit', 2],
    ['400', 400, 'configuration', 1],
    ['404', 404, 'configuration', 1],
    ['422', 422, 'configuration', 1],
    ['500', 500, 'provider', 2],
    ['529', 529, 'provider', 2],
  ] as const)(
    'a refusal with %s fails the run, and its words stay here',
    async (_name, status, kind, tries) => {
      const { run, messages, requests } = await ask([refuses(status), refuses(status)])
      expect(run).toMatchObject({
        status: 'failed',
        last_error: runErrorOf(kind),
        failed_at: expect.any(Number),
      })
      expect(JSON.stringify(run)).not.toContain('SECRET-OF-THE-PROVIDER')
      expect([requests.length, messages.map(textOf)]).toEqual([tries, ['Where to begin?']])
    },
  )

  test('after a refusal that passes, the second attempt answers', async () => {
    const from = performance.now()
    const { run, message, requests } = await ask([refuses(503), says('Here I am')])
    expect([run.status, textOf(message), requests.length]).toEqual(['completed', 'Here I am', 2])
    expect(performance.now() - from).toBeLessThan(3000)
  })

  const faults: [what: string, answer: PeerAnswer, kind: 'network' | 'provider', text: string][] = [
    ['silent from the start', SILENT, 'network', ''],
    ['silent in the middle', breaksOff(['Half'], () => {}), 'network', 'Half'],
    [
      'cut off',
      breaksOff(['Half'], (response) => setTimeout(() => response.destroy(), 50)),
      'network',
      'Half',
    ],
    ['ended before its end', breaksOff(['Half'], (response) => void response.end()), 'network', 'Half'],
    ['no JSON', raw('data: <html>\n\n'), 'provider', ''],
    ['a page', raw('<html><body>Welcome</body></html>', 'text/html'), 'provider', ''],
    ['nothing at all', raw(''), 'provider', ''],
    ['without a choice', raw('data: {"choices":[]}\n\ndata: [DONE]\n\n'), 'provider', ''],
  ]
  test.each(faults)(
    'an answer that is %s fails the run and keeps what came',
    async (_what, answer, kind, text) => {
      const { run, message, messages, requests } = await ask([answer])
      expect(run).toMatchObject({ status: 'failed', last_error: { kind } })
      expect(requests).toHaveLength(1)
      if (text === '') expect(messages.map(textOf)).toEqual(['Where to begin?'])
      else
        expect(message).toMatchObject({ status: 'incomplete', incomplete_details: { reason: 'run_failed' } })
      if (text !== '') expect(textOf(message)).toBe(text)
    },
  )

  test('an answer that comes slowly is waited for', async () => {
    const { run, message } = await ask([paced(350, 'one ', 'two ', 'three ', 'four')])
    expect([run.status, textOf(message)]).toEqual(['completed', 'one two three four'])
  })

  test('a megabyte of text is kept whole', async () => {
    const piece = 'Über 🧗 '.repeat(1300)
    const { run, message } = await ask([says(...Array.from({ length: 100 }, () => piece))])
    expect(run.status).toBe('completed')
    expect(textOf(message) === piece.repeat(100)).toBe(true)
  })

  test('what cannot be stored is left out, and half a character waits for its other half', async () => {
    const [high, low] = ['\ud83e', '\uddd7']
    const { message } = await ask([says('a\0b ', high, low, ' ', low)])
    expect(textOf(message)).toBe('ab 🧗 \ufffd')
  })

  test('of 100 calls at once the first 32 are answered', async () => {
    const calls = Array.from({ length: 100 }, (_, n) => ({
      id: `c${n}`,
      name: 'get_progress',
      arguments: '{}',
    }))
    const { run, ai, thread } = await ask([callsTools(calls), says('Done')])
    expect(run.status).toBe('completed')
    const { data } = await ai.beta.threads.runs.steps.list(run.id, { thread_id: thread, order: 'asc' })
    const details = data[0]?.step_details
    const outputs = details?.type === 'tool_calls' ? details.tool_calls : []
    expect(outputs).toHaveLength(32)
    expect(outputs.every((call) => call.type === 'function' && call.function.output?.includes('level'))).toBe(
      true,
    )
  })

  test('the same call twice is one, in a round and in the next; without an id each is another', async () => {
    const goal = { id: 'same', name: 'create_goal', arguments: '{"title":"Once"}' }
    const { run, get, requests } = await ask([callsTools([goal, goal]), callsTools([goal]), says('Done')])
    expect(run.status).toBe('completed')
    expect(((await (await get('/api/goals')).json()) as { items: unknown[] }).items).toHaveLength(1)
    const outputs = requests.at(-1)?.text.match(/Once/g) ?? []
    expect(outputs.length).toBeGreaterThanOrEqual(4) // two calls with their arguments, two outputs
    const habit = { id: '', name: 'create_habit', arguments: '{"name":"Twice"}' }
    const other = await ask([callsTools([habit, habit]), says('Done')])
    const made = (await (await other.get('/api/habits')).json()) as { items: unknown[] }
    expect(made.items).toHaveLength(provider === 'anthropic' ? made.items.length : 2)
  })

  test('odd calls are answered with an error, and the run goes on', async () => {
    const { run, requests, get } = await ask([
      callsTools([
        { id: '1', name: 'delete_everything', arguments: '{}' },
        { id: '2', name: 'create_goal', arguments: '{"title":' },
        { id: '3', name: 'create_goal', arguments: '[1]' },
        { id: '4', name: 'create_goal', arguments: '{"title":""}' },
        { id: '5', name: 'create_plan', arguments: '{"steps":"many"}' },
        { id: '6', name: 'create_task', arguments: '{"priority":"urgent"}' },
      ]),
      says('I see.'),
    ])
    expect(run.status).toBe('completed')
    const text = requests.at(-1)?.text ?? ''
    expect(text.match(/\\"success\\":false/g)).toHaveLength(6)
    expect(text).toContain('Invalid plan format')
    expect(await (await get('/api/goals')).json()).toMatchObject({ items: [] })
  })
})

test('an address where nobody listens is a matter of the network', async () => {
  const { asking, close } = await startAssistant('openai', {
    settings: { AI_BASE_URL: 'http://127.0.0.1:1' },
  })
  const { ai, thread } = await asking()
  const run = await ai.beta.threads.runs.createAndPoll(thread, RUN)
  expect(run).toMatchObject({ status: 'failed', last_error: runErrorOf('network') })
  expect(JSON.stringify(run)).not.toContain('127.0.0.1')
  await close()
})

test('without a key no authorization goes out', async () => {
  const { asking, peer, close } = await startAssistant('openai', { settings: { AI_API_KEY: undefined } })
  const { ai, thread } = await asking()
  expect(await ai.beta.threads.runs.createAndPoll(thread, RUN)).toMatchObject({ status: 'completed' })
  expect(peer.received.at(-1)?.headers.authorization).toBe(undefined)
  await close()
})
