import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** What a provider answers to one request, in the protocol that the request is in. */
export type PeerAnswer = (response: ServerResponse, protocol: Protocol) => Promise<void> | void
type Protocol = 'openai' | 'anthropic'
export type PeerCall = { id?: string; name: string; arguments: string }

/** A request as a provider got it. */
type PeerRequest = {
  path: string
  headers: IncomingHttpHeaders
  text: string
  body: {
    model: string
    store?: boolean
    temperature?: number
    system?: unknown
    messages: { role: string; content: unknown; tool_calls?: { id: string }[]; tool_call_id?: string }[]
    tools?: { name?: string; function?: { name: string } }[]
  }
}

/** A provider that answers by a script, in order; what is not in it is answered with "OK". */
export async function startModelPeer() {
  const received: PeerRequest[] = []
  const script: PeerAnswer[] = []
  const server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      const text = Buffer.concat(pieces).toString()
      const path = request.url ?? ''
      received.push({ path, headers: request.headers, text, body: JSON.parse(text) as PeerRequest['body'] })
      const answer = script.shift() ?? says('OK')
      void answer(response, path.endsWith('/messages') ? 'anthropic' : 'openai')
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    received,
    /** Appends to the script. */
    will: (...answers: PeerAnswer[]) => void script.push(...answers),
    /** Forgets what is left of the script. */
    reset: () => void (script.length = 0),
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Some words, one piece after the other, and the end. @param pauseMs before each of them */
export function says(...pieces: string[]): PeerAnswer {
  return paced(0, ...pieces)
}

export function paced(pauseMs: number, ...pieces: string[]): PeerAnswer {
  return async (response, protocol) => {
    const write = begin(response, protocol)
    for (const piece of pieces) {
      if (pauseMs > 0) await sleep(pauseMs)
      write.text(piece)
    }
    write.end('stop')
  }
}

/** Words, one piece after the other; it waits at each promise among them. */
export function saysWhen(...pieces: (string | Promise<unknown>)[]): PeerAnswer {
  return async (response, protocol) => {
    const write = begin(response, protocol)
    for (const piece of pieces) {
      if (typeof piece === 'string') write.text(piece)
      else await piece
    }
    write.end('stop')
  }
}

/** An answer that does not begin before something has happened. */
export function after(happened: Promise<unknown>, answer: PeerAnswer): PeerAnswer {
  return async (response, protocol) => {
    await happened
    await answer(response, protocol)
  }
}

/** Calls of tools, after some words where there are any. */
export function callsTools(calls: readonly PeerCall[], text = ''): PeerAnswer {
  return (response, protocol) => {
    const write = begin(response, protocol)
    if (text !== '') write.text(text)
    for (const [index, call] of calls.entries()) write.call(index, call)
    write.end('calls')
  }
}

/** Words without an end, and then something that a provider should not do. */
export function breaksOff(pieces: readonly string[], how: (response: ServerResponse) => void): PeerAnswer {
  return (response, protocol) => {
    const write = begin(response, protocol)
    for (const piece of pieces) write.text(piece)
    how(response)
  }
}

/** An answer that was cut off since it grew too long. */
export function isCutByLength(text: string): PeerAnswer {
  return (response, protocol) => {
    const write = begin(response, protocol)
    write.text(text)
    write.end('length')
  }
}

/** A refusal, with words that nobody is to see. */
export function refuses(status: number, text = '{"error":{"message":"SECRET-OF-THE-PROVIDER"}}'): PeerAnswer {
  return (response) => void response.writeHead(status, { 'content-type': 'application/json' }).end(text)
}

const USAGE = { prompt_tokens: 11, completion_tokens: 7, total_tokens: 18 }
const REASONS = {
  openai: { stop: 'stop', calls: 'tool_calls', length: 'length' },
  anthropic: { stop: 'end_turn', calls: 'tool_use', length: 'max_tokens' },
} as const

function begin(response: ServerResponse, protocol: Protocol) {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  return protocol === 'openai' ? beginChunks(response) : beginBlocks(response)
}

function beginChunks(response: ServerResponse) {
  const send = (delta: object, reason: string | null = null, more: object = {}) => {
    const choices = [{ index: 0, delta, finish_reason: reason }]
    const chunk = { id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices, ...more }
    response.write(`data: ${JSON.stringify(chunk)}\n\n`)
  }
  return {
    text: (content: string) => send({ content }),
    call: (index: number, { id = '', name, arguments: args }: PeerCall) =>
      send({ tool_calls: [{ index, id, type: 'function', function: { name, arguments: args } }] }),
    end(reason: keyof (typeof REASONS)['openai']) {
      send({}, REASONS.openai[reason], { usage: USAGE })
      response.end('data: [DONE]\n\n')
    },
  }
}

function beginBlocks(response: ServerResponse) {
  let next = 0
  const send = (type: string, data: object) =>
    void response.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`)
  const block = (content_block: object, delta: object) => {
    const index = next++
    send('content_block_start', { index, content_block })
    send('content_block_delta', { index, delta })
    send('content_block_stop', { index })
  }
  const message = { id: 'm', type: 'message', role: 'assistant', model: 'm', content: [] }
  const usage = { input_tokens: USAGE.prompt_tokens, output_tokens: 1 }
  send('message_start', { message: { ...message, stop_reason: null, stop_sequence: null, usage } })
  return {
    text: (text: string) => block({ type: 'text', text: '' }, { type: 'text_delta', text }),
    call: (_index: number, { id = '', name, arguments: args }: PeerCall) =>
      block({ type: 'tool_use', id, name, input: {} }, { type: 'input_json_delta', partial_json: args }),
    end(reason: keyof (typeof REASONS)['anthropic']) {
      const delta = { stop_reason: REASONS.anthropic[reason], stop_sequence: null }
      send('message_delta', { delta, usage: { output_tokens: USAGE.completion_tokens } })
      send('message_stop', {})
      response.end()
    },
  }
}
