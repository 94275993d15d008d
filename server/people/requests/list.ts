import * as z from 'zod/mini'
import type { DIRECTIONS, FriendRequest, FriendRequestPage } from '#shared/people/request.ts'
import type { Deps } from '#server/deps.ts'
import { decodeCursor, nextCursor } from '#server/kit/http/cursor.ts'
import type { Person } from '#server/kit/http/person.ts'
import { Instant } from '#shared/time/schemas.ts'
import { cardsOf } from '#server/people/cardsOf.ts'
import { incoming, outgoing, REQUEST_COLUMNS, type RequestRow } from './rows.ts'

type Direction = (typeof DIRECTIONS)[number]
export type RequestListing = { direction: Direction; limit: number; cursor?: string | undefined }

/** A page of somebody's open requests, newest first. What has expired by now is not among them. */
export async function listRequests(
  deps: Deps,
  { id: userId }: Person,
  { direction, limit, cursor }: RequestListing,
): Promise<FriendRequestPage> {
  const Cursor = z.tuple([z.literal(direction), Instant, z.uuid()])
  const [, createdAt, id] = cursor === undefined ? [] : decodeCursor(Cursor, cursor)
  const text = direction === 'incoming' ? INCOMING : OUTGOING
  const found = await deps.db.read<RequestRow>(text, [
    userId,
    deps.now(),
    limit + 1,
    createdAt ?? null,
    id ?? null,
  ])
  const rows = found.slice(0, limit)
  return {
    items: direction === 'incoming' ? await withCards(deps, userId, rows) : rows.map(outgoing),
    next_cursor: nextCursor(found, rows, (last) => [direction, last.created_at, last.id]),
  }
}

/** Who is hidden or gone meanwhile asks for nothing any more. */
async function withCards(
  deps: Deps,
  viewer: Person['id'],
  rows: readonly RequestRow[],
): Promise<FriendRequest[]> {
  const senders = rows.flatMap(({ other_id }) => other_id ?? [])
  const cards = await cardsOf(deps, viewer, senders)
  return rows.flatMap((row) => {
    const card = row.other_id && cards.get(row.other_id)
    return card?.user_id ? [incoming(row, card)] : []
  })
}

const OPEN = `
  r.user_id = $1 and r.state = 'open' and r.expires_at > $2
  and ($4::timestamptz is null or (r.created_at, r.id) < ($4, $5::uuid))
  order by r.created_at desc, r.id desc limit $3`
const INCOMING = `select ${REQUEST_COLUMNS} from friend_requests r where r.sent_by <> r.user_id and ${OPEN}`
const OUTGOING = `select ${REQUEST_COLUMNS} from friend_requests r where r.sent_by = r.user_id and ${OPEN}`
