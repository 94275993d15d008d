import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import { HOUR_MS } from '#shared/time/durations.ts'
import { deleteOldLogs, isRunning, lastFailure, launchServer, type ServerPlace } from './serverProcess.ts'

/** How long the embedded server has not been answering. */
export type DatabaseTrouble = { seconds: number }

type World = { place: ServerPlace; administrator: pg.ClientConfig; log: Logger }

const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 5_000
const ANSWER_WITHIN_MS = 5_000
const LOGGED_EVERY_MS = 60_000

/**
 * Starts a server again when it dies, whether we started it or adopted it.
 *
 * A connection is kept open, whose end tells of the server's. Then starting is tried until it succeeds, with a growing pause:
 * on a full disk that may take until somebody has made room.
 */
export function watchServer(world: World) {
  const { place, administrator, log } = world
  const stopping = new AbortController()
  let lostAt: number | null = null

  async function watch() {
    while (!stopping.signal.aborted) {
      const connection = await openConnection(administrator)
      if (connection) {
        lostAt = null
        await untilEnded(connection, stopping.signal)
      } else {
        lostAt ??= performance.now()
        await startAgain(world, stopping.signal)
      }
    }
  }

  function cleanUp() {
    try {
      deleteOldLogs(place.data)
    } catch (error) {
      log.warn({ reason: String(error) }, 'Old logs of the embedded database cannot be deleted')
    }
  }

  const cleaning = setInterval(cleanUp, HOUR_MS).unref()
  const watching = watch()
  return {
    trouble: (): DatabaseTrouble | null =>
      lostAt === null ? null : { seconds: (performance.now() - lostAt) / 1000 },
    async stop() {
      clearInterval(cleaning)
      stopping.abort()
      await watching
    },
  }
}

async function startAgain({ place, administrator, log }: World, signal: AbortSignal) {
  log.error('The embedded database has died; it is being started again')
  let server: ChildProcess | null = null
  let logged = performance.now()
  for (let pause = FIRST_PAUSE_MS; !signal.aborted; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    if (!server || !isRunning(server)) server = tryToLaunch(place, log)
    await sleep(pause, undefined, { signal }).catch(() => {})
    const connection = await openConnection(administrator)
    if (connection) {
      await connection.end()
      return log.warn('The embedded database runs again')
    }
    if (performance.now() < logged + LOGGED_EVERY_MS) continue
    logged = performance.now()
    log.error({ reason: lastFailure(place.data) }, 'The embedded database cannot be started yet')
  }
  if (server && isRunning(server)) server.kill('SIGINT')
}

function tryToLaunch(place: ServerPlace, log: Logger): ChildProcess | null {
  try {
    return launchServer(place)
  } catch (error) {
    log.error({ reason: String(error) }, 'The embedded database cannot be started')
    return null
  }
}

async function openConnection(administrator: pg.ClientConfig): Promise<pg.Client | null> {
  const client = new pg.Client({ ...administrator, connectionTimeoutMillis: ANSWER_WITHIN_MS })
  client.on('error', () => {}) // its end is what counts
  return client.connect().then(
    () => client,
    () => null,
  )
}

async function untilEnded(connection: pg.Client, signal: AbortSignal) {
  await once(connection, 'end', { signal }).catch(() => connection.end())
}
