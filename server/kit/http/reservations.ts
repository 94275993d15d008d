import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Db } from '#server/kit/db/database.ts'

/** One of a limit, taken beforehand; or, when all are taken, after how many seconds to ask again. */
export type Reservation = { giveBack: () => Promise<void> } | { seconds: number }

/**
 * Reserves one of a limit in the table of limits, however many ask at once and at how many servers.
 *
 * rate-limiter-flexible would count refused tries too, and what it gives back after the end of a window is one more try in
 * the next. These statements share its table.
 *
 * @param lost called with an error of the database, while which each server counts for itself
 */
export function createReservations(
  db: Db,
  { points, duration }: { points: number; duration: number },
  lost: (error: unknown) => void,
): (key: string) => Promise<Reservation> {
  const inMemory = new RateLimiterMemory({ keyPrefix: '', points, duration })

  async function reserveInMemory(key: string): Promise<Reservation> {
    try {
      await inMemory.consume(key)
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      return { seconds: secondsOf(refusal.msBeforeNext) }
    }
    return { giveBack: async () => void (await inMemory.reward(key)) }
  }

  return async function reserve(key) {
    const now = Date.now()
    try {
      const [taken] = await db.query<Window>(RESERVE, [key, now + duration * 1000, now, points])
      if (taken) return { giveBack: () => db.query(GIVE_BACK, [key, taken.expire]).then(() => {}, lost) }
      const [full] = await db.query<Window>(FIND_END, [key])
      return { seconds: secondsOf(Number(full?.expire ?? now) - now) }
    } catch (error) {
      lost(error)
      return reserveInMemory(key)
    }
  }
}

/** Its end in epoch milliseconds, as the driver gives it: it is only compared. */
type Window = { expire: string | number | bigint }

const RESERVE = `
  insert into rate_limits as counted (key, points, expire) values ($1, 1, $2)
  on conflict (key) do update set
    points = case when counted.expire <= $3 then 1 else counted.points + 1 end,
    expire = case when counted.expire <= $3 then excluded.expire else counted.expire end
  where counted.expire <= $3 or counted.points < $4
  returning expire`

const FIND_END = 'select expire from rate_limits where key = $1'

/** Only to the window that it was taken from. */
const GIVE_BACK = 'update rate_limits set points = points - 1 where key = $1 and expire = $2 and points > 0'

const secondsOf = (milliseconds: number) => Math.max(1, Math.ceil(milliseconds / 1000))
