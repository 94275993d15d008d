import { boundedSlices } from './boundedAnswer.ts'
import { ModelFailure } from './model.ts'
import { isWorthAnotherTry, kindOfStatus } from './failureOf.ts'

/** One request to a provider, watched. */
export type Exchange = {
  fetch: typeof fetch
  signal: AbortSignal
  /** The failure that ended it; null while there is none. */
  failure: () => ModelFailure | null
  close: () => void
}

type Bounds = {
  /** Gives up when no byte came for so long. Milliseconds. */
  silenceMs: number
  headers: Record<string, string>
  onSent: (body: string) => void
  /** The run's own. */
  signal: AbortSignal
}

const ATTEMPTS = 2
const PAUSE_MS = 300

/**
 * Sends a request with our own headers and nothing else, once more where it was refused at the door, and gives up when nothing
 * comes. Redirects are not followed: the key is for one address.
 */
export function createExchange({ silenceMs, headers, onSent, signal }: Bounds): Exchange {
  const silence = new AbortController()
  let failure: ModelFailure | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const all = AbortSignal.any([signal, silence.signal])

  function fail(found: ModelFailure): ModelFailure {
    failure ??= found
    return found
  }
  function heard() {
    clearTimeout(timer)
    timer = setTimeout(() => {
      fail(new ModelFailure('network', 'No byte came for too long'))
      silence.abort()
    }, silenceMs)
  }

  async function attempt(address: Parameters<typeof fetch>[0], body: RequestInit['body']): Promise<Response> {
    heard()
    return fetch(address, {
      method: 'POST',
      headers,
      body: body ?? null,
      redirect: 'manual',
      signal: all,
    })
  }

  async function send(address: Parameters<typeof fetch>[0], init?: RequestInit): Promise<Response> {
    onSent(typeof init?.body === 'string' ? init.body : '')
    for (let tries = 1; ; tries += 1) {
      const isLast = tries === ATTEMPTS
      try {
        const answer = await attempt(address, init?.body)
        if (answer.ok) return watched(answer, heard, (error) => fail(failureOf(error)))
        await answer.body?.cancel()
        if (isLast || !isWorthAnotherTry(answer.status))
          throw fail(new ModelFailure(kindOfStatus(answer.status), `Status ${answer.status}`))
      } catch (error) {
        if (error instanceof ModelFailure || all.aborted) throw error
        if (isLast || !wasRefused(error)) throw fail(new ModelFailure('network', reasonOf(error)))
      }
      await pause(all)
    }
  }

  return { fetch: send, signal: all, failure: () => failure, close: () => clearTimeout(timer) }
}

/** An answer within bounds that says with each piece that it goes on, and when it is cut off. */
function watched(answer: Response, heard: () => void, cut: (error: unknown) => ModelFailure): Response {
  const { body, status, headers } = answer
  heard()
  const reader = body?.getReader()
  const slices = boundedSlices(heardPieces(reader, heard))
  const pieces = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { value } = await slices.next()
        if (value) controller.enqueue(value)
        else controller.close()
      } catch (error) {
        controller.error(cut(error))
        await reader?.cancel().catch(() => {}) // where it broke off, there is nothing to cancel
      }
    },
    cancel: (reason) => reader?.cancel(reason),
  })
  return new Response(pieces, { status, headers })
}

type Reader = ReadableStreamDefaultReader<Uint8Array>

/** The pieces of a body; each says that it goes on, and so does its end. */
async function* heardPieces(reader: Reader | undefined, heard: () => void): AsyncGenerator<Uint8Array> {
  for (;;) {
    const piece = await reader?.read()
    heard()
    if (!piece?.value) return
    yield piece.value
  }
}

/** A connection that was refused has sent nothing yet. */
function wasRefused(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : null
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED'
}

function failureOf(error: unknown): ModelFailure {
  return error instanceof ModelFailure ? error : new ModelFailure('network', reasonOf(error))
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'The connection failed'
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, PAUSE_MS)
    function done() {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    signal.addEventListener('abort', done)
  })
}
