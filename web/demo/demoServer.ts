import type { DemoFailure, FromDemo, ToDemo } from '#shared/demo/messages.ts'
import { onSessionChange } from '#web/auth/session.ts'
import { trustedScript } from '#web/trustedTypes.ts'
import { basicAnswer } from './basicAnswer.ts'
import { DEMO_BUILD } from './build.ts'
import { createResponses } from './responses.ts'
import { keepDemoSession } from './session.ts'
import { isDemo } from './mode.ts'
import { demoStatus, onDemoStatus, setDemoStatus } from './status.ts'

/**
 * The server of a demo, as this page sees it: a worker (server/demo/worker) that is sent requests and answers them.
 */

let worker: Worker | null = null
const responses = createResponses((message) => tell(message))

/** Starts the worker, unless it runs. */
export function openDemoServer(): void {
  if (worker || demoStatus().phase === 'failed') return
  if (!DEMO_BUILD) return fail('files')
  if (!isSecureContext) return fail('connection')
  try {
    worker = new Worker(trustedScript(DEMO_BUILD.worker), { type: 'module' })
  } catch {
    return fail('worker')
  }
  worker.addEventListener('message', ({ data }: MessageEvent<FromDemo>) => receive(data))
  worker.addEventListener('error', () => demoStatus().phase === 'ready' || fail('worker'))
  tell({ kind: 'open', files: DEMO_BUILD.files })
}

/** Tries again after a failure. */
export function reopenDemoServer(): void {
  closeDemoServer()
  openDemoServer()
}

/** Ends this tab's worker. What it stored stays; another tab's worker goes on. */
export function closeDemoServer(): void {
  worker?.terminate()
  worker = null
  setDemoStatus()
}

/** Throws the demo away and begins another one. All tabs change over to its person. */
export function resetDemo(): void {
  setDemoStatus()
  tell({ kind: 'reset' })
}

/** Asks the demo's server, as `fetch` asks a real one. While it opens, calls wait for it. */
export async function fetchFromDemo(path: string, init: RequestInit): Promise<Response> {
  openDemoServer()
  if (demoStatus().phase === 'failed') return basicAnswer(path, init)
  const failure = Promise.withResolvers<Response>()
  const stop = onDemoStatus(() => {
    if (demoStatus().phase === 'failed') failure.resolve(basicAnswer(path, init))
  })
  return Promise.race([responses.request(path, init), failure.promise]).finally(stop)
}

function receive(message: FromDemo) {
  switch (message.kind) {
    case 'progress': {
      const { loaded, total } = message
      if (demoStatus().phase !== 'failed') setDemoStatus({ phase: 'opening', loaded, total }) // not when another file failed
      return
    }
    case 'ready':
      return enter(message.personId)
    case 'failed':
      return fail(message.reason)
    case 'head':
    case 'chunk':
    case 'end':
      return responses.receive(message)
  }
}

function enter(personId: string) {
  setDemoStatus({ phase: 'ready', personId })
  if (isDemo()) keepDemoSession(personId)
  void keepScripts()
}

/** A worker that runs stays, so that it can begin anew. */
function fail(reason: DemoFailure) {
  setDemoStatus({ phase: 'failed', reason })
}

function tell(message: ToDemo) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  worker?.postMessage(message)
}

/** The service worker answers from this cache; the worker itself keeps the large files there. */
async function keepScripts() {
  const cache = await caches.open('demo')
  const scripts = DEMO_BUILD?.scripts ?? []
  const kept = await Promise.all(scripts.map((address) => cache.match(address)))
  // All or none, since each needs the others; none is tried again at the next start.
  await cache.addAll(scripts.filter((_, index) => !kept[index])).catch(() => {})
}

onSessionChange(() => {
  if (!isDemo()) closeDemoServer()
})
