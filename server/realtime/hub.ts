import type { Logger } from 'pino'
import type { RowChange } from '#shared/realtime/change.ts'
import { type Db, read } from '#server/db/open.ts'
import type { UserId } from '#server/http/context.ts'
import { createGaps } from './gaps.ts'

/** Rows of a person that changed, with the place of the news in the order of all news. */
export type News = { position: number; changes: RowChange[] }

/** Feeds people's open windows with what changed, whichever server wrote it. */
export type Hub = {
  /** Something was committed here: look at once instead of at the next beat. Cheap when nobody listens. */
  wake(): void
  /** Hears a person's news from now on. Resolves once nothing can be missed; the answer stops it. */
  listen(userId: UserId, tell: (news: News) => void): Promise<() => void>
  /** The position up to which everything was told: resuming from it misses nothing. */
  toldUpTo(): number
  /** Ends all listening. */
  stop(): Promise<void>
}

type World = { db: Db; now: () => Date; log: Logger }
type Row = { position: string; user_id: UserId; changes: string }

const BEAT_MS = 250
const PAGE = 5000

/**
 * Reads the outbox in steps: every 250 ms while somebody listens, and at once when something was committed here.
 *
 * Positions are given out before the commit, so a lower one may appear after a higher one: places that are still
 * empty are looked at again for some seconds.
 */
export function createHub({ db, log }: World): Hub {
  const windows = createWindows()
  const gaps = createGaps()
  let ready: Promise<void> | null = null
  let reading: Promise<void> | null = null
  let isStale = false
  let beat: NodeJS.Timeout | undefined

  async function begin() {
    gaps.reset(await read<{ position: string }>(db, RECENT, []), performance.now())
    clearInterval(beat)
    beat = setInterval(look, BEAT_MS).unref()
  }

  /** One reading at a time; what is asked for meanwhile is one more. */
  function look() {
    isStale = true
    reading ??= readWhileStale().finally(() => (reading = null))
  }

  async function readWhileStale() {
    while (isStale && windows.count() > 0) {
      isStale = false
      try {
        const rows = await read<Row>(db, NEW, [gaps.last(), gaps.open(performance.now()), PAGE])
        isStale ||= rows.length === PAGE
        gaps.fill(rows, performance.now())
        for (const row of rows) windows.deliver(row)
      } catch (error) {
        log.warn({ reason: String(error) }, 'News could not be read; the next beat tries again')
      }
    }
  }

  function rest() {
    if (windows.count() > 0) return
    clearInterval(beat)
    ready = null
  }

  return {
    wake() {
      if (ready) look()
    },
    async listen(userId, tell) {
      const leave = windows.open(userId, tell)
      const stop = () => {
        leave()
        rest()
      }
      await (ready ??= begin()).catch((error: unknown) => {
        stop()
        throw error
      })
      return stop
    },
    toldUpTo: () => gaps.toldUpTo(),
    async stop() {
      windows.close()
      rest()
      await reading
    },
  }
}

/** Who listens here: each person's open windows. */
function createWindows() {
  const windows = new Map<UserId, Set<(news: News) => void>>()
  return {
    count: () => windows.size,
    open(userId: UserId, tell: (news: News) => void): () => void {
      const own = windows.get(userId) ?? new Set()
      windows.set(userId, own.add(tell))
      return () => {
        own.delete(tell)
        if (own.size === 0 && windows.get(userId) === own) windows.delete(userId)
      }
    },
    deliver({ position, user_id, changes }: Row) {
      const own = windows.get(user_id)
      if (!own) return
      const news = { position: Number(position), changes: JSON.parse(changes) as RowChange[] }
      for (const tell of own) tell(news)
    },
    close: () => windows.clear(),
  }
}

const RECENT = 'select position from outbox order by position desc limit 500'

const NEW = `
  select position, user_id, changes::text from outbox
  where position > $1 or position = any($2::bigint[]) order by position limit $3`
