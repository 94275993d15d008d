import { withSite } from '#server/http/site.ts'
import { startTestServer, type TestServer } from '#server/testing.ts'
import { openWorld } from './world.ts'

/** A world whose server can be restarted; the database stays. */
export async function openRestartingWorld() {
  let server: TestServer | null = null
  let state: 'up' | 'stopping' | 'down' = 'up'
  const world = await openWorld(async (request) => {
    if (state === 'down') return unreachable()
    if (!server) return null
    const answer = await withSite(server.app, server.settings).fetch(request)
    return isStopping() ? unreachable() : answer // it was done, and nobody hears of it
  })
  const isStopping = () => state !== 'up'

  /** Requests that are under way are done and not answered, then nothing answers, then another server does. */
  async function restart() {
    const db = { ...world.server.db, close: async () => {} }
    const next = await startTestServer({ db, now: () => new Date(), settings: { SITE_URL: world.baseURL } })
    state = 'stopping'
    await wait(60)
    state = 'down'
    await server?.close()
    server = next
    await wait(200)
    state = 'up'
  }

  async function close() {
    await server?.close()
    await world.close()
  }
  return { ...world, restart, close }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const unreachable = () => new Response('Bad gateway', { status: 502 })
