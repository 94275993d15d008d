import * as z from 'zod/mini'
import type { ThreadSummary } from '#shared/assistant/threads.ts'
import { searchWords } from '#shared/text/searchWords.ts'
import { Instant } from '#shared/time/schemas.ts'
import type { Db } from '#server/kit/db/database.ts'
import { instantSql } from '#server/kit/db/instantSql.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import { decodeCursor, nextCursor } from '#server/kit/http/cursor.ts'
import { AppError } from '#shared/errors.ts'
import { wireId } from '../wireId.ts'

type Listing = { query?: string | undefined; limit: number; cursor?: string | undefined }
type SummaryRow = {
  id: string
  title: string
  message_count: number
  last_message_at: string | null
  active_run_id: string | null
  created_at: string
  latest_at: string
}

const Place = z.tuple([Instant, z.uuid()])

/**
 * A page of a person's threads, the one with the newest message first; with a query those in which each of its words is, in
 * the title or in the messages, with the text around the first of them.
 */
export async function listThreads(
  db: Db,
  userId: UserId,
  { query, limit, cursor }: Listing,
): Promise<{ items: ThreadSummary[]; next_cursor: string | null }> {
  const words = query === undefined ? [] : searchWords(query)
  const found = query === undefined ? null : await threadsWith(db, userId, words)
  const [at, id] = cursor === undefined ? [null, null] : decodeCursor(Place, cursor)
  const rows = await db.read<SummaryRow>(LIST, [userId, found, at, id, limit + 1])
  const shown = rows.slice(0, limit)
  const snippets = await snippetsOf(db, userId, shown, words)
  return {
    items: shown.map((row) => summaryOf(row, snippets.get(row.id) ?? null)),
    next_cursor: nextCursor(rows, shown, (last) => [last.latest_at, last.id]),
  }
}

/** One thread as the list has it. @throws AppError `not_found` */
export async function readSummary(db: Db, userId: UserId, id: string): Promise<ThreadSummary> {
  const [row] = await db.read<SummaryRow>(LIST, [userId, [id], null, null, 1])
  if (!row) throw noSuchThread()
  return summaryOf(row, null)
}

export function noSuchThread(): AppError {
  return new AppError('not_found', 'Thread not found')
}

/** Messages are counted of the threads of the page alone. */
const LIST = `
  with page as materialized (
    select t.id, t.title, t.created_at, t.latest_at from threads t
    where t.user_id = $1 and ($2::uuid[] is null or t.id = any($2::uuid[]))
      and ($3::timestamptz is null or (t.latest_at, t.id) < ($3::timestamptz, $4::uuid))
    order by t.latest_at desc, t.id desc limit $5
  )
  select t.id, t.title, ${instantSql('t.created_at')} as created_at, ${instantSql('t.latest_at')} as latest_at,
    m.message_count, ${instantSql('m.last_message_at')} as last_message_at, (
      select r.id from runs r where r.user_id = $1 and r.thread_id = t.id
        and r.status in ('queued', 'in_progress', 'requires_action', 'cancelling')
    ) as active_run_id
  from page t cross join lateral (
    select count(*)::int as message_count, max(m.created_at) as last_message_at
    from thread_messages m where m.user_id = $1 and m.thread_id = t.id
  ) m
  order by t.latest_at desc, t.id desc`

function summaryOf(row: SummaryRow, snippet: string | null): ThreadSummary {
  const { title, message_count, last_message_at, created_at } = row
  return {
    id: wireId('thread', row.id),
    title,
    snippet,
    message_count,
    last_message_at,
    created_at,
    active_run_id: row.active_run_id && wireId('run', row.active_run_id),
  }
}

/** The ids of the threads that have each of the words; none without words. All texts are looked at once, whatever the words are. */
async function threadsWith(db: Db, userId: UserId, searched: readonly string[]): Promise<string[]> {
  // Where a word is, any part of it is too.
  const words = searched.filter((word) => !searched.some((other) => other !== word && other.includes(word)))
  if (words.length === 0) return []
  const each = words.map((_, index) => `bool_or(strpos(text, $${index + 2}) > 0)`).join(' and ')
  const rows = await db.read<{ id: string }>(`${TEXTS} having ${each}`, [userId, ...words])
  return rows.map(({ id }) => id)
}

const TEXTS = `
  select id from (
    select thread_id as id, search as text from thread_messages where user_id = $1
    union all
    select id, search from threads where user_id = $1
  ) texts group by id`

const LONGEST_SNIPPET = 160

/** By thread, the text around the first of some words that is in a message. */
async function snippetsOf(
  db: Db,
  userId: UserId,
  threads: readonly SummaryRow[],
  words: readonly string[],
): Promise<Map<string, string>> {
  if (words.length === 0 || threads.length === 0) return new Map()
  const ids = threads.map(({ id }) => id)
  const rows = await db.read<{ thread_id: string; text: string }>(FIRST_HITS, [userId, ids, words])
  return new Map(rows.map(({ thread_id, text }) => [thread_id, snippetOf(text, words)]))
}

const FIRST_HITS = `
  select asked.id as thread_id, m.text from unnest($2::uuid[]) as asked (id) cross join lateral (
    select array_to_string(m.content, ' ') as text from thread_messages m
    where m.user_id = $1 and m.thread_id = asked.id
      and exists (select from unnest($3::text[]) as word where strpos(m.search, word) > 0)
    order by m.position limit 1
  ) m`

function snippetOf(text: string, words: readonly string[]): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const small = line.toLowerCase()
  const places = words.map((word) => small.indexOf(word)).filter((place) => place >= 0)
  const first = places.length === 0 ? 0 : Math.min(...places)
  const from = Math.max(0, Math.min(first - LONGEST_SNIPPET / 4, line.length - LONGEST_SNIPPET))
  return line
    .slice(from, from + LONGEST_SNIPPET)
    .toWellFormed()
    .trim()
}
