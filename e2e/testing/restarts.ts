import { siteOf } from '#server/site.ts'
import { startTestServer, type TestServer } from '#server/testing.ts'
import { openWorld } from './world.ts'

/** A world whose server can be restarted; the database stays. */
export async function openRestartingWorld() {
  let running: Running | null = null
  let isDown = false
  const world = await openWorld(async (request) => {
    if (isDown || !running) return unreachable()
    const { site, life } = running
    const answer = await site.fetch(request)
    // It was done, and nobody hears of it.
    return life.signal.aborted ? unreachable() : endingWith(answer, life.signal)
  })
  const start = async (): Promise<Running> => {
    const db = { ...world.server.db, close: async () => {} }
    const settings = { SITE_URL: world.baseURL }
    const server = await startTestServer({ db, now: () => new Date(), settings })
    return { server, site: siteOf(server.app, server.settings), life: new AbortController() }
  }
  running = await start()

  /** Requests that are under way are done and not answered, streams are cut; then nothing answers, then another server does. */
  async function restart() {
    const [before, next] = [running, await start()]
    before?.life.abort()
    await wait(60)
    isDown = true
    await before?.server.close()
    running = next
    await wait(200)
    isDown = false
  }

  async function close() {
    await running?.server.close()
    await world.close()
  }
  return { ...world, restart, close }
}

type Running = { server: TestServer; site: ReturnType<typeof siteOf>; life: AbortController }

/** An answer that is cut off when its server ends. */
function endingWith(answer: Response, end: AbortSignal): Response {
  if (!answer.headers.get('content-type')?.startsWith('text/event-stream')) return answer
  const through = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    start: (controller) => end.addEventListener('abort', () => controller.terminate()),
  })
  return new Response(answer.body?.pipeThrough(through) ?? null, answer)
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const unreachable = () => new Response('Bad gateway', { status: 502 })
