import { AppError } from '#shared/errors.ts'
import type { Envelope } from './envelope.ts'
import type { Deps } from '#server/deps.ts'

/** A service that answers later than this has not got it. Milliseconds. */
const PATIENCE_MS = 5_000

/** What is sent on: an envelope's parts, scrubbed. */
export type Outgoing = Pick<Envelope, 'eventId' | 'sentAt' | 'trace'> & {
  items: readonly Pick<Envelope['items'][number], 'header' | 'payload'>[]
}

/**
 * Hands a scrubbed envelope to the service that SENTRY_DSN names.
 *
 * @returns whether it has it; why not is in the log
 * @throws AppError `rate_limited` with `limits`, what the service says about that, when it wants no more for now
 */
export async function passOn({ log }: Pick<Deps, 'log'>, dsn: string, envelope: Outgoing): Promise<boolean> {
  const { address, key } = targetOf(dsn)
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/x-sentry-envelope' },
      body: textOf(envelope, dsn, key),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    await answer.body?.cancel()
    if (answer.status === 429) throw tooOften(answer)
    if (!answer.ok) log.warn({ status: answer.status }, 'SENTRY_DSN refuses a report; it is kept here')
    return answer.ok
  } catch (error) {
    if (error instanceof AppError) throw error
    log.warn({ reason: error instanceof Error ? error.name : String(error) }, 'SENTRY_DSN cannot be reached')
    return false
  }
}

/** `https://key@host/path/42` as the address of its envelopes and its key. */
function targetOf(dsn: string): { address: string; key: string } {
  const { protocol, host, pathname, username: key } = new URL(dsn)
  const parts = pathname.split('/').filter(Boolean)
  const folder = parts.slice(0, -1).map((part) => `/${part}`)
  const path = `${folder.join('')}/api/${parts.at(-1)}/envelope/`
  return { address: `${protocol}//${host}${path}?sentry_key=${key}&sentry_version=7`, key }
}

function textOf({ eventId, sentAt, trace, items }: Outgoing, dsn: string, key: string): string {
  const header = {
    ...(eventId !== null && { event_id: eventId }),
    ...(sentAt !== null && { sent_at: sentAt }),
    dsn,
    ...(trace && { trace: { ...trace, public_key: key } }),
  }
  const lines = items.flatMap((item) => [
    JSON.stringify({ ...item.header, length: Buffer.byteLength(item.payload) }),
    item.payload,
  ])
  return [JSON.stringify(header), ...lines].join('\n')
}

function tooOften(answer: Response): AppError {
  const seconds = Number(answer.headers.get('retry-after')) || 60
  const limits = answer.headers.get('x-sentry-rate-limits')
  return new AppError('rate_limited', 'Too many reports', { retry_after: seconds, ...(limits && { limits }) })
}
