import { AppError } from '#shared/errors.ts'
import { fingerprintOf, titleOf } from './fingerprint.ts'
import { scrub, scrubText } from '#shared/reporting/scrub.ts'

/** An envelope as the published clients send it, read and scrubbed. */
export type Envelope = {
  /** The id of its event: 32 hexadecimal digits. */
  eventId: string | null
  sentAt: string | null
  /** The public key that it names by itself, where its address did not. */
  key: string | null
  /** The trace that it belongs to, without a key. */
  trace: Record<string, unknown> | null
  items: EnvelopeItem[]
  /** How many items of which kind could not be scrubbed, so that they are neither kept nor passed on. */
  unreadable: Record<string, number>
}

export type EnvelopeItem = {
  type: string
  header: Record<string, unknown>
  /** JSON, scrubbed. */
  payload: string
  /** What is kept of it, where it is an event or a feedback. */
  report: ReportFacts | null
}

/** What a kept report is found and grouped by. */
export type ReportFacts = {
  kind: 'event' | 'feedback'
  eventId: string | null
  fingerprint: string
  title: string
  release: string | null
  environment: string | null
}

const MOST_ITEMS = 100
const NEWLINE = 10

/**
 * Reads an envelope: a line of JSON, then for each item a line of JSON and a payload, which has the length that its header says
 * or ends with the line.
 *
 * @param bytes unpacked
 * @throws AppError `invalid` when it is no envelope
 */
export function readEnvelope(bytes: Uint8Array): Envelope {
  const reader = { bytes, at: 0 }
  const header = objectOf(lineOf(reader), 'its header')
  const envelope: Envelope = {
    eventId: eventIdOf(header['event_id']),
    sentAt: typeof header['sent_at'] === 'string' ? scrubText(header['sent_at']).slice(0, 40) : null,
    key: keyOf(header['dsn']),
    trace: traceOf(header['trace']),
    items: [],
    unreadable: {},
  }
  for (let count = 0; reader.at < bytes.length; count += 1) {
    const line = lineOf(reader)
    if (line === '') continue
    if (count === MOST_ITEMS) throw unreadable(`more than ${MOST_ITEMS} items`)
    take(envelope, objectOf(line, 'an item’s header'), reader)
  }
  return envelope
}

function take(envelope: Envelope, header: Record<string, unknown>, reader: Reader): void {
  const type = typeof header['type'] === 'string' ? header['type'] : ''
  if (!/^[a-z_]{1,40}$/.test(type)) throw unreadable('an item without a type')
  const payload = parsed(payloadOf(reader, header['length']))
  if (payload === null || type === 'attachment') {
    envelope.unreadable[type] = (envelope.unreadable[type] ?? 0) + 1
    return
  }
  const clean = scrub(payload)
  envelope.eventId ??= isReport(type) ? eventIdOf(fieldOf(payload, 'event_id')) : null
  const { length: _, ...rest } = header
  envelope.items.push({
    type,
    header: scrub(rest) as Record<string, unknown>,
    payload: JSON.stringify(clean),
    report: isReport(type) ? factsOf(type, clean) : null,
  })
}

const isReport = (type: string) => type === 'event' || type === 'feedback' || type === 'user_report'

function factsOf(type: string, clean: unknown): ReportFacts {
  const eventId = eventIdOf(fieldOf(clean, 'event_id'))
  const text = (key: string) => {
    const value = fieldOf(clean, key)
    return typeof value === 'string' ? value.slice(0, 200).replaceAll('\0', '').toWellFormed() : null
  }
  const facts = { eventId, release: text('release'), environment: text('environment') }
  if (type === 'event')
    return {
      ...facts,
      kind: 'event',
      fingerprint: storable(fingerprintOf(clean)),
      title: storable(titleOf(clean)),
    }
  return { ...facts, kind: 'feedback', fingerprint: FEEDBACK, title: FEEDBACK }
}

/** All of it is one group: each is written by somebody, and none is like another. */
export const FEEDBACK = 'Feedback'

const storable = (text: string) => text.replaceAll('\0', '').toWellFormed()

type Reader = { bytes: Uint8Array; at: number }

function lineOf(reader: Reader): string {
  const end = endOfLine(reader)
  const line = textOf(reader.bytes.subarray(reader.at, end))
  reader.at = end + 1
  return line.trim()
}

function payloadOf(reader: Reader, length: unknown): string {
  const hasLength = typeof length === 'number' && Number.isSafeInteger(length) && length >= 0
  const end = hasLength ? reader.at + length : endOfLine(reader)
  if (end > reader.bytes.length) throw unreadable('an item shorter than its header says')
  const payload = textOf(reader.bytes.subarray(reader.at, end))
  reader.at = end + 1
  return payload
}

function endOfLine({ bytes, at }: Reader): number {
  const end = bytes.indexOf(NEWLINE, at)
  return end < 0 ? bytes.length : end
}

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

function objectOf(line: string, what: string): Record<string, unknown> {
  const value = parsed(line)
  if (value === null || Array.isArray(value)) throw unreadable(`${what} is no JSON`)
  return value as Record<string, unknown>
}

function parsed(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}

function unreadable(what: string): AppError {
  return new AppError('invalid', `Could not read the envelope: ${what}`)
}

function eventIdOf(value: unknown): string | null {
  const id = typeof value === 'string' ? value.replaceAll('-', '').toLowerCase() : ''
  return /^[0-9a-f]{32}$/.test(id) ? id : null
}

function keyOf(dsn: unknown): string | null {
  return typeof dsn === 'string' ? (dsn.match(/^https?:\/\/(\w{1,200})[:@]/)?.[1] ?? null) : null
}

function traceOf(trace: unknown): Record<string, unknown> | null {
  if (typeof trace !== 'object' || trace === null) return null
  const { public_key: _, ...rest } = trace as Record<string, unknown>
  return scrub(rest) as Record<string, unknown>
}

function fieldOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined
}
