import { availableParallelism } from 'node:os'
import pg from 'pg'
import { isStale, prepared } from './prepared.ts'

/** Few, so that statements meet: what is sent together wakes the database once. */
const LANES = Math.max(2, availableParallelism())

type Lane = { client: pg.Client; connected: Promise<unknown>; waiting: number }

/** Connections that many statements share. */
export type Lanes = ReturnType<typeof createLanes>

/**
 * Connections on which statements follow each other without waiting for answers (`pipeline` of the driver).
 *
 * For statements that wait for no lock: one that waits would hold up those behind it. A connection that is lost, or
 * whose prepared statements went stale, is left and replaced by the next statement; what was on its way fails.
 */
export function createLanes(connection: pg.ClientConfig) {
  const lanes = new Set<Lane>()

  function open(): Lane {
    const client = new pg.Client({ ...connection, pipeline: true })
    const lane = { client, connected: client.connect(), waiting: 0 }
    const leave = () => lanes.delete(lane)
    client.on('error', leave).on('end', leave)
    lane.connected.catch(leave)
    lanes.add(lane)
    return lane
  }

  /** The one with the fewest statements on their way; a new one rather than a queue. */
  function choose(): Lane {
    let best: Lane | undefined
    for (const lane of lanes) if (!best || lane.waiting < best.waiting) best = lane
    return best && (best.waiting === 0 || lanes.size >= LANES) ? best : open()
  }

  async function query<Row>(text: string, values: readonly unknown[]): Promise<Row[]> {
    const lane = choose()
    lane.waiting += 1
    try {
      await lane.connected
      return (await lane.client.query(prepared(text, values))).rows as Row[]
    } catch (error) {
      if (isStale(error) && lanes.delete(lane)) void lane.client.end() // after what is still on its way
      throw error
    } finally {
      lane.waiting -= 1
    }
  }

  async function end() {
    await Promise.all(Array.from(lanes, ({ client }) => client.end()))
  }
  return { query, end }
}
