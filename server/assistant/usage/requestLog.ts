import * as z from 'zod/mini'
import type { AssistantRequests } from '#shared/assistant/usage.ts'
import { Instant } from '#shared/time/schemas.ts'
import { daysBefore } from '#shared/time/durations.ts'
import { change } from '#server/kit/db/change.ts'
import type { Db } from '#server/kit/db/database.ts'
import { instantSql } from '#server/kit/db/instantSql.ts'
import { newId } from '#server/kit/db/newId.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Deps } from '#server/deps.ts'
import { decodeCursor, nextCursor } from '#server/kit/http/cursor.ts'
import type { Person } from '#server/kit/http/person.ts'
import { spend } from './budgets.ts'

const KEPT_DAYS = 30
const LONGEST_SENT = 20_000

/** What went out to a service for a person, and what became of it. */
export type SentRequest = {
  at: Date
  /** What it was for; `chat` where it is not named. */
  purpose?: 'chat' | 'speech' | 'transcription' | 'proof'
  /** Ids as on the wire. */
  threadId?: string | null
  runId?: string | null
  provider: string
  model: string
  /** The body as it was sent, without any key; of audio its size and type. */
  sent: string
  /** Bytes of the body; those of `sent` where it is not named. */
  bytesSent?: number
  /** Tokens, which count against the budget. */
  usage?: { input: number; output: number }
  speechCharacters?: number
  transcriptionSeconds?: number
  /** Why it failed; null when it did not. */
  kind: string | null
  durationMs: number
}

/** Writes a request into the person's log, and counts what it used, in one. */
export async function recordRequest(
  deps: Pick<Deps, 'db' | 'now'>,
  person: Pick<Person, 'id'>,
  request: SentRequest,
): Promise<void> {
  const { usage = { input: 0, output: 0 }, speechCharacters = 0, transcriptionSeconds = 0 } = request
  const { at, purpose = 'chat', threadId = null, runId = null, provider, model, kind, durationMs } = request
  const bytes = request.bytesSent ?? new TextEncoder().encode(request.sent).byteLength
  const tokens = [usage.input, usage.output].map(wholeNumber)
  const row = [at, threadId, runId, provider, model, purpose, storable(request.sent), bytes, ...tokens, kind]
  await change(deps, person, async (tx) => {
    await tx.query(INSERT, [person.id, newId(), ...row, Math.round(durationMs)])
    await spend(tx, person.id, at, {
      tokens: tokens.reduce((sum, each) => sum + each, 0),
      speech_characters: wholeNumber(speechCharacters),
      transcription_seconds: wholeNumber(transcriptionSeconds),
    })
  })
}

const INSERT = `
  insert into assistant_requests (user_id, id, at, thread_id, run_id, provider, model, purpose, sent, bytes_sent, input_tokens,
    output_tokens, kind, duration_ms)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`

const Place = z.tuple([Instant, z.uuid()])
type Listed = z.output<typeof AssistantRequests>['items'][number]

/** The log of a person, newest first. `cursor` is the `next_cursor` of the page before. */
export async function listRequests(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: UserId,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<z.output<typeof AssistantRequests>> {
  const [at, id] = cursor === undefined ? [null, null] : decodeCursor(Place, cursor)
  const rows = await db.read<Listed>(LIST, [userId, keptSince(now()), at, id, limit + 1])
  const items = rows.slice(0, limit)
  return { items, next_cursor: nextCursor(rows, items, (last) => [last.at, last.id]) }
}

const LIST = `
  select id, ${instantSql('at')} as at, thread_id, run_id, provider, model, purpose, sent, bytes_sent, input_tokens,
    output_tokens, case when kind is null then 'ok' else 'failed' end as status, kind, duration_ms
  from assistant_requests
  where user_id = $1 and at > $2 and ($3::timestamptz is null or (date_trunc('milliseconds', at), id) < ($3, $4::uuid))
  order by date_trunc('milliseconds', at) desc, id desc limit $5`

/** Empties the log of a person. What was used stays counted. */
export async function emptyRequests(deps: Pick<Deps, 'db'>, person: Pick<Person, 'id'>): Promise<void> {
  await change(deps, person, (tx) =>
    tx.query('delete from assistant_requests where user_id = $1', [person.id]),
  )
}

/** Forgets what is older than the log goes back. */
export async function forgetOldRequests(db: Db, now: Date): Promise<void> {
  await db.query(FORGET, [keptSince(now)])
}

const FORGET = "/* across people: everybody's old requests */ delete from assistant_requests where at <= $1"

function keptSince(now: Date): Date {
  return daysBefore(now, KEPT_DAYS)
}

/** PostgreSQL keeps neither NUL nor half a surrogate pair. */
function storable(text: string): string {
  return text.slice(0, LONGEST_SENT).replaceAll('\0', '').toWellFormed()
}

function wholeNumber(count: number): number {
  return Number.isFinite(count) ? Math.min(2_147_483_647, Math.max(0, Math.ceil(count))) : 0
}
