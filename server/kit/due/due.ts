/** Work that is due, found and claimed. `run` never fails. */
export type DueWork = { kind: string; run: () => Promise<unknown> }

/** Looks once for what is due. @param underWay how many of a kind this server works on already */
type Look = (underWay: (kind: string) => number) => Promise<DueWork[]>

/** Does what is due, in the background of a server (startDue.ts). */
export type Due = {
  /** Looks at once and then again and again. */
  start: (look: Look, pollMs: number) => void
  /** Looks now: something was set that is due already. */
  wake: () => void
  /** Waits until nothing of a kind is under way here and nothing more was found. */
  idle: (kind: string) => Promise<void>
  /** Takes nothing more, and waits for what is under way. */
  stop: () => Promise<void>
}

/** One look at a time. Whatever ends is followed by another one, since more may have waited for its room. */
export function createDue(): Due {
  const underWay = new Set<{ kind: string; end: Promise<void> }>()
  let find: Look | null = null
  let timer: ReturnType<typeof setInterval> | undefined
  let looking: Promise<void> | null = null
  let isAwaited = false

  const countOf = (name: string) => [...underWay].filter(({ kind }) => kind === name).length

  function wake() {
    isAwaited = true
    looking ??= lookWhileAwaited().finally(() => (looking = null))
  }

  async function lookWhileAwaited(): Promise<void> {
    isAwaited = false
    for (const work of (await find?.(countOf)) ?? []) begin(work)
    if (isAwaited && find) await lookWhileAwaited()
  }

  function begin({ kind, run }: DueWork) {
    const work = { kind, end: Promise.resolve() }
    underWay.add(work)
    work.end = run().then(() => {
      underWay.delete(work)
      wake()
    })
  }

  return {
    start(look, pollMs) {
      find = look
      clearInterval(timer)
      timer = setInterval(wake, pollMs)
      if (typeof timer === 'object' && 'unref' in timer) timer.unref()
      wake()
    },
    wake,
    async idle(kind) {
      await new Promise((resolve) => setImmediate(resolve)) // what is woken beside an answer
      for (;;) {
        await looking
        const own = [...underWay].filter((work) => work.kind === kind)
        if (own.length === 0 && !looking) return
        await Promise.all(own.map(({ end }) => end))
      }
    },
    async stop() {
      find = null
      clearInterval(timer)
      await looking
      await Promise.all([...underWay].map(({ end }) => end))
    },
  }
}
