import type { Context } from 'hono'
import { AppError } from '#shared/errors.ts'
import type { Envelope } from './envelope.ts'
import type { Deps } from '#server/deps.ts'
import { clientAddress, networkOf } from '#server/kit/http/address.ts'
import { isReportingKey } from './dsn.ts'
import { encryptedFeedback } from './feedbackReport.ts'
import { countDropped, keepReport } from './keepReport.ts'
import { passOn } from './passOn.ts'
import { unpackedBody } from './unpack.ts'

/**
 * Takes an envelope in: scrubs it, then keeps its event or feedback, or passes it on where SENTRY_DSN is set
 * (docs/rules/reporting.md).
 *
 * @returns the id of its event
 * @throws AppError `forbidden` for another key, `rate_limited`, `too_large`, `invalid`, `unsupported_media_type`
 */
export async function receiveEnvelope(c: Context, deps: Deps): Promise<string | null> {
  const shown = keyIn(c)
  if (shown !== undefined) admit(deps, shown)
  const network = networkOf(clientAddress(deps, c))
  await countCall(c, deps, network)
  const bytes = await unpackedBody(c)
  const envelope = await deps.compute({ id: network }, 'readEnvelope', bytes)
  if (shown === undefined) admit(deps, envelope.key ?? '')

  const { SENTRY_DSN } = deps.settings
  if (SENTRY_DSN && (await passedOn(c, deps, SENTRY_DSN, envelope))) return envelope.eventId
  return keepItems(deps, envelope)
}

function admit({ vault }: Pick<Deps, 'vault'>, key: string): void {
  if (!isReportingKey(vault, key)) throw new AppError('forbidden', 'This is not the key of this server')
}

/** Clients put it into the address, others into a header. */
function keyIn(c: Context): string | undefined {
  return c.req.query('sentry_key') ?? c.req.header('x-sentry-auth')?.match(/sentry_key=(\w+)/)?.[1]
}

async function countCall(c: Context, { limits }: Pick<Deps, 'limits'>, network: string): Promise<void> {
  const seconds = await limits.take('envelope', network)
  if (seconds !== null) throw tooOften(c, seconds, `${seconds}::key`)
}

/** @param limits what the published clients read: the seconds, for all kinds of items, of this key */
function tooOften(c: Context, seconds: number, limits: string): AppError {
  c.header('x-sentry-rate-limits', limits)
  return new AppError('rate_limited', 'Too many reports', { retry_after: seconds })
}

async function passedOn(c: Context, deps: Deps, dsn: string, envelope: Envelope): Promise<boolean> {
  try {
    return await passOn(deps, dsn, envelope)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { retry_after: seconds, limits } = error.details as { retry_after: number; limits?: string }
    throw tooOften(c, seconds, limits ?? `${seconds}::key`)
  }
}

/** An envelope has one event or feedback; what comes beside it is counted. */
async function keepItems(deps: Deps, { items, unreadable, eventId }: Envelope): Promise<string | null> {
  const now = deps.now()
  const kept = items.find(({ report }) => report !== null)
  await countDropped(
    deps.db,
    items.filter((item) => item !== kept),
    unreadable,
    now,
  )
  if (!kept?.report) return eventId
  const isFeedback = kept.report.kind === 'feedback'
  return keepReport(
    deps.db,
    {
      ...kept.report,
      eventId: kept.report.eventId ?? eventId,
      person: personOf(kept.payload),
      report: isFeedback ? encryptedFeedback(deps, kept.payload) : kept.payload,
    },
    now,
  )
}

function personOf(payload: string): string | null {
  const { user } = JSON.parse(payload) as { user?: { id?: unknown } }
  return typeof user?.id === 'string' ? user.id.slice(0, 100).replaceAll('\0', '').toWellFormed() : null
}
