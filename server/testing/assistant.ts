import OpenAI from 'openai'
import { startTestServer, type TestOverrides } from '#server/testing.ts'
import { startModelPeer } from './modelPeer.ts'

type Protocol = 'openai' | 'openai-compatible' | 'anthropic'

/** A server that listens and asks a scripted provider, and the unmodified package `openai` to drive it. */
export async function startAssistant(
  provider: Protocol = 'openai-compatible',
  { settings, ...overrides }: TestOverrides = {},
) {
  const peer = await startModelPeer()
  const server = await startTestServer({
    ...overrides,
    settings: {
      AI_PROVIDER: provider,
      AI_BASE_URL: peer.url,
      AI_API_KEY: 'the-key-of-the-provider',
      AI_MODEL: 'model-1',
      ...settings,
    },
  })
  const site = await server.listen()

  /** A new person with their client. */
  async function person(options: { timezone?: string } = {}) {
    const ann = await server.signUp(options)
    return { ...ann, ai: clientOf(site, ann.token) }
  }

  /** A new person with a thread in which they have asked something. */
  async function asking(content = 'What is up?') {
    const ann = await person()
    const thread = await ann.ai.beta.threads.create({ messages: [{ role: 'user', content }] })
    return { ...ann, thread: thread.id }
  }

  async function close() {
    await server.close()
    await peer.close()
  }
  return { server, peer, site, person, asking, close }
}

export function clientOf(site: string, token: string): OpenAI {
  return new OpenAI({ baseURL: `${site}/v1`, apiKey: token, maxRetries: 0, fetch: answeredSoon })
}

/** The package looks at a run as often as the answer says: here without the half second that spares a server. */
async function answeredSoon(...asked: Parameters<typeof fetch>): Promise<Response> {
  const answer = await fetch(...asked)
  if (!new Headers(asked[1]?.headers).has('x-stainless-poll-helper')) return answer
  const headers = new Headers(answer.headers)
  headers.set('openai-poll-after-ms', '25')
  return new Response(answer.body, { status: answer.status, headers })
}

/** What every run of the tests asks for. */
export const RUN = { assistant_id: 'crushion' }

/** The text of a message. */
export function textOf(message: OpenAI.Beta.Threads.Message | undefined): string {
  return (message?.content ?? []).map((part) => (part.type === 'text' ? part.text.value : '')).join('')
}
