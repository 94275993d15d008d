import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { ACCOUNT_HEADER } from '#shared/auth/accountHeader.ts'
import { AppError, ERROR_CODES } from '#shared/errors.ts'
import { SENT_AT_HEADER } from '#shared/time/deviceClock.ts'
import { signedOut, type Tokens, tokensOf } from '#web/auth/session.ts'
import { markReachable, markUnreachable } from '#web/kit/offline/connection.ts'
import type { NetworkFailure } from '#web/kit/networkFailure.ts'
import { learnServerClock } from '#web/kit/serverClock.ts'
import { traceHeaders } from '#web/kit/trace.ts'

const Refusal = z.object({
  code: z.enum(ERROR_CODES),
  message: z.string(),
  details: z.optional(z.unknown()),
})

/** After this long without an answer a call counts as failed. */
const TIMEOUT_MS = 20_000

/** `signal` aborts the call; `transport` takes the place of the usual one. */
export type CallOptions = { timeoutMs?: number; signal?: AbortSignal; transport?: Transport }

/** Checks an answer's JSON. @throws ZodError when it is not what was expected */
export type Parse<Value> = (json: unknown) => Value

/** Sends a request to an address of ours. Same parameters, result and errors as `fetch`. */
export type Transport = (path: string, request: RequestInit) => Promise<Response>

/** The calls of one person, as {@link createApi} makes them. */
export type Api = ReturnType<typeof createApi>

/**
 * The only place where the browser calls our server, for one account: each call names it and carries a token of it, or is
 * not made. When the account's session ends so do its calls, those under way included.
 *
 * Every answer is checked; every refusal becomes an AppError with the server's code, sentence and details; no connection,
 * no answer in time and a failing server become AppError `unavailable` (or the server's own code) with NetworkFailure as
 * details. Without a session of this account the error is `unauthenticated`.
 *
 * @param account a person's id
 * @param transport the way to the server: the network, or a demo's worker
 */
export function createApi(account: string, transport: Transport) {
  const ending = new AbortController()
  const caller: Caller = { account, tokens: tokensOf(account), transport, ended: ending.signal }
  const json =
    (method: string) =>
    <Schema extends z.ZodMiniType>(path: string, body: unknown, schema: Schema, options?: CallOptions) =>
      call(caller, path, { method, body: JSON.stringify(body) }, parserOf(schema), options)
  return {
    account,
    get: <Schema extends z.ZodMiniType>(path: string, schema: Schema, options?: CallOptions) =>
      call(caller, path, {}, parserOf(schema), options),
    post: json('POST'),
    patch: json('PATCH'),
    put: json('PUT'),
    /** A deletion that answers what it did. */
    takeBack: json('DELETE'),
    delete: (path: string, options?: CallOptions) =>
      call(caller, path, { method: 'DELETE' }, () => undefined, options),
    /** Sends a file as it is. */
    upload: <Schema extends z.ZodMiniType>(path: string, file: Blob, schema: Schema, options?: CallOptions) =>
      call(caller, path, { method: 'POST', body: file }, parserOf(schema), options),
    /** Fetches a file. */
    download: (path: string, options?: CallOptions) => download(caller, path, options),
    /** Like get, with a check of the caller's: long lists are checked faster than a schema can. */
    read: <Value>(path: string, parse: Parse<Value>, options?: CallOptions) =>
      call(caller, path, {}, parse, options),
    /** An answer that the caller reads itself, whatever its status: one that comes bit by bit, or is no JSON of ours. */
    send: (path: string, request: RequestInit & { signal: AbortSignal }) =>
      sendWithToken(caller, path, { ...request, signal: AbortSignal.any([request.signal, ending.signal]) }),
    /** No call is made any more. */
    end: () => ending.abort(signedOut()),
  }
}

const apis = new WeakMap<QueryClient, Api>()

/** The queries of a client call by this from now on: both are made for the same person. */
export function bindApi(client: QueryClient, api: Api): void {
  apis.set(client, api)
}

/** The calls of the person for whom a query client was made. */
export function apiOf(client: QueryClient): Api {
  const api = apis.get(client)
  if (!api) throw new Error('This query client is nobody’s')
  return api
}

/** The calls of the signed-in person. Only inside the guard. */
export function useApi(): Api {
  return apiOf(useQueryClient())
}

type Caller = { account: string; tokens: Tokens; transport: Transport; ended: AbortSignal }

function call<Value>(
  caller: Caller,
  path: string,
  request: RequestInit,
  parse: Parse<Value>,
  options?: CallOptions,
): Promise<Value> {
  const read = async (response: Response) =>
    parse(response.status === 204 ? undefined : await response.json())
  return ask(caller, path, request, read, options)
}

function download(caller: Caller, path: string, options?: CallOptions): Promise<Blob> {
  return ask(caller, path, {}, (response) => response.blob(), options)
}

async function ask<Value>(
  caller: Caller,
  path: string,
  request: RequestInit,
  read: (response: Response) => Promise<Value>,
  { timeoutMs = TIMEOUT_MS, signal, transport = caller.transport }: CallOptions = {},
): Promise<Value> {
  const { ended } = caller
  const stop = AbortSignal.timeout(timeoutMs)
  const signals = signal ? [ended, stop, signal] : [ended, stop]
  try {
    const response = await sendWithToken({ ...caller, transport }, path, {
      ...request,
      signal: AbortSignal.any(signals),
    })
    if (!response.ok) throw await refusalOf(response)
    markReachable()
    return await read(response)
  } catch (error) {
    if (ended.aborted) throw ended.reason
    if (signal?.aborted) throw error
    const failure = failureOf(error, stop)
    if (failure instanceof AppError && failure.code === 'unavailable') markUnreachable()
    throw failure
  }
}

/** Sends a request with a good token; with another of the same account when the server refuses it, and not a key of the operator's. */
async function sendWithToken(
  { account, tokens, transport }: Caller,
  path: string,
  request: RequestInit & { signal: AbortSignal },
): Promise<Response> {
  const { signal } = request
  const send = async (token: string) => {
    signal.throwIfAborted()
    const asked = Date.now()
    const headers = {
      [ACCOUNT_HEADER]: account,
      authorization: `Bearer ${token}`,
      ...traceHeaders(),
      ...(typeof request.body === 'string' && {
        'content-type': 'application/json',
        [SENT_AT_HEADER]: new Date(asked).toISOString(),
      }),
      ...(request.headers as Record<string, string>),
    }
    const response = await transport(path, { ...request, headers })
    learnServerClock(response.headers.get('date'), asked)
    return response
  }
  // Renewing the session may take longer than a call is allowed to.
  const token = await unlessAborted(tokens.current(), signal)
  const response = await send(token)
  const isRefused = response.status === 401 && response.headers.get('x-should-retry') === null
  return isRefused ? send(await unlessAborted(tokens.insteadOf(token), signal)) : response
}

function unlessAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>()
  signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  return Promise.race([work, promise])
}

async function refusalOf(response: Response): Promise<AppError> {
  const refusal = Refusal.safeParse(await response.json().catch(() => null))
  const isFailing = response.status >= 500 || response.status === 429
  if (isFailing || !refusal.success) {
    // An answer that is not ours comes from a proxy, and counts as a bad connection.
    const code =
      response.status === 429 ? 'rate_limited' : refusal.success ? refusal.data.code : 'unavailable'
    const retryAfterSeconds = Number(response.headers.get('retry-after')) || undefined
    const message = refusal.success ? refusal.data.message : 'The server cannot be reached right now.'
    const errorId = refusal.success ? errorIdIn(refusal.data.details) : undefined
    return new AppError(code, message, {
      cause: 'server',
      retryAfterSeconds,
      errorId,
    } satisfies NetworkFailure)
  }
  return new AppError(refusal.data.code, refusal.data.message, refusal.data.details)
}

/** By which a failure of the server is found in its log. */
function errorIdIn(details: unknown): string | undefined {
  const isNamed = typeof details === 'object' && details !== null && 'error_id' in details
  return isNamed ? String(details.error_id) : undefined
}

/** The errors of the browser in sentences that can be shown. */
function failureOf(error: unknown, stop: AbortSignal): unknown {
  if (stop.aborted)
    return new AppError('unavailable', 'The server took too long to answer.', {
      cause: 'timeout',
    } satisfies NetworkFailure)
  if (error instanceof TypeError)
    return new AppError('unavailable', 'The server cannot be reached right now.', {
      cause: 'network',
    } satisfies NetworkFailure)
  if (error instanceof z.core.$ZodError || error instanceof SyntaxError)
    return new AppError('internal', 'The server gave an answer that this version does not understand.', {
      cause: 'server',
    } satisfies NetworkFailure)
  return error
}

function parserOf<Schema extends z.ZodMiniType>(schema: Schema): Parse<z.output<Schema>> {
  return (json) => schema.parse(json)
}
