import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { pageSchema } from '#shared/entity/row.ts'
import type { RowChange } from '#shared/realtime/change.ts'
import { patchAnswer } from '#web/kit/patchAnswer.ts'
import type { SliceContext } from '#web/kit/workspace/slice.ts'

/** `created_at` is ISO 8601. */
export type FeedRow = { id: string; created_at: string }

/** The loaded rows of one feed, newest first, and the cursor of the page after them: null when there are no older rows. */
type Feed<Row> = { rows: readonly Row[]; older: string | null }

/** Where the rows of a slice's feeds come from. */
export type FeedSource<Row extends FeedRow> = {
  /** The slice's name, the table in events and the queries' key. It can never be changed. */
  name: string
  /** The list of a feed, newest first: `/api/messages/<user id>`. */
  path: (key: string) => string
  schema: z.ZodMiniType<Row>
}

/** Rows in a page, */
const PAGE = 50
/** and the most that the server gives in one. */
const MOST_ROWS = 1_000

/**
 * The server's rows of several feeds, each by its key (docs/decisions/0076). A feed holds its newest page, and older ones once
 * they were asked for. A change brings in the newest rows down to the changed one. The reads of a feed follow one after another,
 * so no answer replaces a later one.
 */
export function createFeedRows<Row extends FeedRow>(
  { name, path, schema }: FeedSource<Row>,
  { api, client, idle }: SliceContext,
) {
  const page = pageSchema(schema)
  const feed = (key: string) =>
    queryOptions({
      queryKey: [name, key],
      queryFn: () => readNewest(key, known(key).rows.length), // what changed is not known: all that is loaded, in one page
      staleTime: Infinity, // changes are followed
      meta: { kept: true },
    })
  const known = (key: string): Feed<Row> => client.getQueryData(feed(key).queryKey) ?? EMPTY
  const show = (key: string, change: (feed: Feed<Row>) => Feed<Row>) =>
    patchAnswer(client, feed(key).queryKey, change)
  const { inTurn, note } = createReads<Row>(known, show, idle)

  function readNewest(key: string, count: number): Promise<Feed<Row>> {
    const limit = Math.min(MOST_ROWS, Math.max(PAGE, count))
    // What one page cannot bring up to date is asked for again with older pages.
    const merge = count > MOST_ROWS ? (newest: Feed<Row>) => newest : joined<Row>
    return inTurn(key, () => fetchPage(key, `limit=${limit}`), merge)
  }
  function fetchPage(key: string, query: string): Promise<Feed<Row>> {
    const answer = api.get(`${path(key)}?${query}`, page)
    return answer.then(({ items, next_cursor }) => ({ rows: items, older: next_cursor }))
  }
  return {
    feed,
    /** A row of any feed; undefined where it is not loaded. */
    row: (id: string) =>
      client
        .getQueriesData<Feed<Row>>({ queryKey: [name] })
        .flatMap(([, loaded]) => loaded?.rows ?? [])
        .find((row) => row.id === id),
    /** Takes a row as the server has it. */
    put: (key: string, row: Row) => {
      note(key, row)
      show(key, (loaded) => withRow(loaded, row))
    },
    /** Asks for the page after the loaded rows. @throws AppError */
    loadOlder: (key: string) =>
      inTurn(
        key,
        async () => {
          const { older } = known(key)
          return older === null ? EMPTY : fetchPage(key, `cursor=${encodeURIComponent(older)}&limit=${PAGE}`)
        },
        (answer, loaded) => ({ rows: [...loaded.rows, ...answer.rows], older: answer.older }),
      ),
    /** Rows changed elsewhere: asks for the newest ones down to these where a screen shows them, else when the next one does. */
    follow: (changes: readonly RowChange[]) => {
      for (const query of client.getQueryCache().findAll({ queryKey: [name] })) {
        const { queryKey } = query
        const key = String(queryKey[1])
        const { rows } = known(key)
        const places = changes.map(({ id }) => rows.findIndex((row) => row.id === id))
        const again = () => void client.invalidateQueries({ queryKey, exact: true })
        if (!query.isActive()) again()
        // An event comes once: what could not be asked for is asked for with all that is loaded.
        else readNewest(key, Math.max(...places) + 1 + changes.length).catch(again)
      }
    },
  }
}

/** Lets the reads of each feed follow one after another. */
function createReads<Row extends FeedRow>(
  known: (key: string) => Feed<Row>,
  show: (key: string, change: () => Feed<Row>) => void,
  idle: SliceContext['idle'],
) {
  /** The last read of each feed, and the rows written here since it was asked. */
  const reads = new Map<string, { last: Promise<unknown>; written: Row[] }>()
  return {
    /** Asks after the earlier reads, and shows the answer together with what was written here meanwhile. */
    inTurn: (key: string, ask: () => Promise<Feed<Row>>, merge: typeof joined<Row>): Promise<Feed<Row>> => {
      const read = reads.get(key) ?? { last: Promise.resolve(), written: [] }
      const next = async () => {
        await idle() // an answer that overtakes a change on its way would show a step back
        read.written = []
        const answer = await ask()
        const merged = read.written.reduce(withRow<Row>, merge(answer, known(key)))
        show(key, () => merged)
        return merged
      }
      const turn = read.last.then(next, next)
      read.last = turn
      reads.set(key, read)
      return turn
    },
    /** A row was written here. */
    note: (key: string, row: Row) => void reads.get(key)?.written.push(row),
  }
}

const EMPTY: Feed<never> = { rows: [], older: null }

/** The newest rows with the loaded ones below them. After a gap the older ones have to be asked for again. */
function joined<Row extends FeedRow>(newest: Feed<Row>, loaded: Feed<Row>): Feed<Row> {
  const last = newest.rows.at(-1)
  const place = loaded.rows.findIndex(({ id }) => id === last?.id)
  if (newest.older === null || place < 0) return newest
  return { rows: [...newest.rows, ...loaded.rows.slice(place + 1)], older: loaded.older }
}

/** A feed with a row in its place; one below the loaded rows comes with its page. */
function withRow<Row extends FeedRow>({ rows, older }: Feed<Row>, row: Row): Feed<Row> {
  if (rows.some(({ id }) => id === row.id))
    return { rows: rows.map((each) => (each.id === row.id ? row : each)), older }
  const below = rows.findIndex(({ created_at }) => created_at <= row.created_at)
  if (below < 0) return older === null ? { rows: [...rows, row], older } : { rows, older }
  return { rows: [...rows.slice(0, below), row, ...rows.slice(below)], older }
}
