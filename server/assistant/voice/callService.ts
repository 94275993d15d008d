import { OpenAiError } from '../openAiErrors.ts'

/** Why a call failed, as the log of requests says it. */
export type ServiceFailure = 'api_key' | 'rate_limit' | 'network' | 'configuration' | 'provider'

/** A service did not do what it was asked for; what the caller is answered, and why it failed. */
export class ServiceError extends Error {
  readonly answer: OpenAiError
  readonly kind: ServiceFailure

  constructor(answer: OpenAiError, kind: ServiceFailure) {
    super(answer.message)
    this.name = 'ServiceError'
    this.answer = answer
    this.kind = kind
  }
}

/** An answer whose first bytes are here. Stopping before the end cancels it. */
export type ServiceAnswer = {
  /** Content type, in small letters, without parameters. */
  type: string
  first: Uint8Array
  /** The bytes behind the first ones; null at the end. Fails when none come for as long as the first ones may take. */
  next: () => Promise<Uint8Array | null>
  cancel: () => void
}

const LONGEST_WAIT_SECONDS = 3600
const USUAL_WAIT_SECONDS = 5

/**
 * Calls a service of the operator's and waits for the first bytes of its answer. Nothing of a failure's body is passed on.
 *
 * @param silenceMs how long no byte may come
 * @throws ServiceError
 */
export async function callService(
  url: string,
  request: RequestInit,
  silenceMs: number,
): Promise<ServiceAnswer> {
  const stop = new AbortController()
  const within = async <Answer>(work: Promise<Answer>): Promise<Answer> => {
    const timer = setTimeout(() => stop.abort(), silenceMs)
    try {
      return await work
    } catch {
      throw failed('network')
    } finally {
      clearTimeout(timer)
    }
  }
  const response = await within(fetch(url, { ...request, redirect: 'manual', signal: stop.signal }))
  const cancel = () => stop.abort()
  if (response.status !== 200) {
    cancel()
    throw refused(response)
  }
  const reader = response.body?.getReader()
  const next = async () => {
    const chunk = await within(reader?.read() ?? Promise.resolve(END))
    return chunk.done ? null : chunk.value
  }
  let first = await next()
  while (first !== null && first.byteLength === 0) first = await next()
  if (first === null) throw failed('provider')
  return { type: typeOf(response), first, next, cancel }
}

const END = { done: true, value: undefined } as const

/** For an answer that is none of the kind that was asked for. */
export function failed(kind: 'network' | 'provider'): ServiceError {
  return new ServiceError(new OpenAiError('upstream_error', 'The voice service gave no usable answer.'), kind)
}

function refused({ status, headers }: Response): ServiceError {
  if (status === 401)
    return new ServiceError(
      new OpenAiError(
        'invalid_api_key',
        'The key of the voice service is invalid. Please tell the operator.',
      ),
      'api_key',
    )
  if (status === 429)
    return new ServiceError(
      new OpenAiError(
        'rate_limit_exceeded',
        'The voice service is busy. Please wait a moment and try again.',
        {
          retryAfter: waitOf(headers.get('retry-after')),
        },
      ),
      'rate_limit',
    )
  if (status === 422)
    return new ServiceError(new OpenAiError('unprocessable', 'Invalid request parameters'), 'configuration')
  return failed('provider')
}

function waitOf(header: string | null): number {
  const seconds = Number(header ?? Number.NaN)
  return seconds >= 1 && seconds <= LONGEST_WAIT_SECONDS ? Math.ceil(seconds) : USUAL_WAIT_SECONDS
}

function typeOf({ headers }: Response): string {
  return headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
}
