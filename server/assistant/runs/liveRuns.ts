import type { Words } from './words.ts'

/** What a stream of a run says: the name of an event, and its data. */
export type RunEvent = { event: string; data: object }

/** Why a run is given up: by its person, its time, its thread's end, another server's hold on it, or this server's end. */
export type StopReason = 'cancelled' | 'expired' | 'deleted' | 'lost' | 'shutdown'

/** A run that this server works on. */
export type LiveRun = {
  /** Aborted when the run is given up. */
  signal: AbortSignal
  /** Why it was given up; null while it goes on. */
  stopped: () => StopReason | null
  stop: (reason: StopReason) => void
  emit: (event: string, data: object) => void
  /** Notes what its model is saying from now on, which grows meanwhile; null when it has said it. */
  say: (words: Words | null) => void
  /** What its model is saying; null when it is silent. */
  words: () => Words | null
  /** What was said last of the run itself; null before anything was. */
  lastRun: () => object | null
  /** Its events from the first one on, as they come, until it is over here. */
  events: () => AsyncGenerator<RunEvent>
  /** Ends its streams. */
  close: () => void
}

/** The runs that this server works on. */
export type LiveRuns = {
  open: (runId: string) => LiveRun
  find: (runId: string) => LiveRun | undefined
  stop: (runId: string, reason: StopReason) => void
  /** Gives all of them up, also those to come, for other servers to take up. Resolves once nothing is done for them any more. */
  stopAll: () => Promise<void>
}

export function createLiveRuns(): LiveRuns {
  const runs = new Map<string, { live: LiveRun; closed: Promise<void> }>()
  let isStopping = false
  return {
    open(runId) {
      const { promise: closed, resolve } = Promise.withResolvers<void>()
      const live = createLiveRun(() => {
        if (runs.get(runId)?.live === live) runs.delete(runId)
        resolve()
      })
      runs.set(runId, { live, closed })
      if (isStopping) live.stop('shutdown')
      return live
    },
    find: (runId) => runs.get(runId)?.live,
    stop: (runId, reason) => runs.get(runId)?.live.stop(reason),
    async stopAll() {
      isStopping = true
      const all = [...runs.values()]
      for (const { live } of all) live.stop('shutdown')
      await Promise.all(all.map(({ closed }) => closed))
    },
  }
}

function createLiveRun(closed: () => void): LiveRun {
  const events: RunEvent[] = []
  const controller = new AbortController()
  let reason: StopReason | null = null
  let isOver = false
  let news = Promise.withResolvers<void>()
  let lastRun: object | null = null
  let words: Words | null = null

  function tell() {
    news.resolve()
    news = Promise.withResolvers()
  }

  return {
    signal: controller.signal,
    stopped: () => reason,
    stop(why) {
      if (reason !== null) return
      reason = why
      controller.abort()
    },
    say: (next) => void (words = next),
    words: () => words,
    lastRun: () => lastRun,
    emit(event, data) {
      events.push({ event, data })
      if (/^thread\.run\.[a-z_]+$/.test(event)) lastRun = data
      tell()
    },
    async *events() {
      for (let next = 0; ;) {
        const more = news.promise
        for (; next < events.length; next += 1) {
          const event = events[next]
          if (event) yield event
        }
        if (isOver) return
        if (next === events.length) await more
      }
    },
    close() {
      isOver = true
      tell()
      closed()
    },
  }
}
