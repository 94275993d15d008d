/**
 * Work that is due, found and claimed. `run` never fails. Of a kind `atOnce` are worked on at once, and `claimed` may be here, of which
 * the others wait.
 */
export type DueWork = { kind: string; atOnce: number; claimed: number; run: () => Promise<unknown> }

/** Looks once for what is due. @param underWay how many of a kind this server has claimed already */
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

type UnderWay = DueWork & { isBegun: boolean; end: PromiseWithResolvers<void> }

/** One look at a time. What ends is followed by another one when there is room for more, which may wait for it. */
export function createDue(): Due {
  const underWay = new Set<UnderWay>()
  let find: Look | null = null
  let timer: ReturnType<typeof setInterval> | undefined
  let looking: Promise<void> | null = null
  let isAwaited = false

  const own = (name: string) => [...underWay].filter(({ kind }) => kind === name)
  const countOf = (name: string) => own(name).length

  function wake() {
    isAwaited = true
    looking ??= lookWhileAwaited()
  }

  async function lookWhileAwaited(): Promise<void> {
    do {
      isAwaited = false
      for (const work of (await find?.(countOf)) ?? []) {
        underWay.add({ ...work, isBegun: false, end: Promise.withResolvers() })
        beginNext(work.kind)
      }
    } while (isAwaited)
    looking = null // in the turn that asked for the last time: a wake after it begins anew
  }

  function beginNext(kind: string) {
    const claimed = own(kind)
    const next = claimed.find(({ isBegun }) => !isBegun)
    if (!next || claimed.filter(({ isBegun }) => isBegun).length >= next.atOnce) return
    next.isBegun = true
    void next.run().then(() => {
      underWay.delete(next)
      next.end.resolve()
      beginNext(kind)
      if (countOf(kind) <= next.claimed / 2 || next.claimed <= next.atOnce) wake()
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
        const claimed = own(kind)
        if (claimed.length === 0 && !looking) return
        await Promise.all(claimed.map(({ end }) => end.promise))
      }
    },
    async stop() {
      find = null
      clearInterval(timer)
      await looking
      await Promise.all([...underWay].map(({ end }) => end.promise))
    },
  }
}
