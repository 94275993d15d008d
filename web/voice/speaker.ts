import { SpeechError } from './speechProblem.ts'
import { spokenText } from './spokenText.ts'

/** A new message is spoken so long after it came. Milliseconds. */
const AUTO_SPEAK_MS = 500

/** Speaks a text. Resolves at its end, or when it was stopped. @throws SpeechError */
export type Voice = (text: string, stopped: AbortSignal) => Promise<void>

/** What is spoken: the messages' ids, and what could not be. */
export type Speaking = {
  speaking: string | null
  waiting: readonly string[]
  problem: string | null
}

export type Speaker = {
  state: () => Speaking
  /** Calls back after each change. @returns the way to stop */
  subscribe: (tell: () => void) => () => void
  /** Speaks a message now, in place of all others; the one that is being spoken falls silent. */
  toggle: (id: string, markdown: string) => void
  /** Speaks a message that has just come, after those that wait. The same message once. */
  announce: (id: string, markdown: string) => void
  /** Silence: somebody types, or speaks themselves. */
  stop: () => void
  dismiss: () => void
}

type Waiting = { id: string; text: string }

const SILENCE: Speaking = { speaking: null, waiting: [], problem: null }

/**
 * The queue of what is read aloud (docs/rules/voice.md, Voice).
 *
 * @param byServer null where it does not speak; else the browser's own voice takes over when it fails
 * @param byBrowser null where the browser has none
 */
export function createSpeaker(byServer: Voice | null, byBrowser: Voice | null): Speaker {
  const listeners = new Set<() => void>()
  const announced = new Set<string>()
  let queue: Waiting[] = []
  let state = SILENCE
  let current = new AbortController()
  const speakOne = createMouth(byServer, byBrowser, (problem) => show({ problem }))

  function show(change: Partial<Speaking>): void {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  async function speakAll(stopped: AbortSignal, delayMs: number): Promise<void> {
    if (delayMs > 0) await waited(delayMs, stopped)
    while (!stopped.aborted) {
      const next = queue.shift()
      if (next === undefined) break
      show({ speaking: next.id, waiting: queue.map(({ id }) => id), problem: null })
      await speakOne(next.text, stopped)
    }
    if (!stopped.aborted) show({ speaking: null, waiting: [] })
  }

  function begin(delayMs: number): void {
    current = new AbortController()
    const { signal } = current
    void speakAll(signal, delayMs).catch(() => {
      if (!signal.aborted) show({ speaking: null, waiting: [], problem: NOT_SPOKEN })
    })
  }

  function stop(): void {
    current.abort()
    queue = []
    if (state.speaking !== null || state.waiting.length > 0) show({ speaking: null, waiting: [] })
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    toggle(id, markdown) {
      const wasSpeaking = state.speaking === id
      stop()
      const text = spokenText(markdown)
      if (wasSpeaking || text === '') return
      queue = [{ id, text }]
      begin(0)
    },
    announce(id, markdown) {
      const text = spokenText(markdown)
      if (announced.has(id) || text === '') return
      announced.add(id)
      const isIdle = state.speaking === null && queue.length === 0
      queue.push({ id, text })
      show({ waiting: queue.map((waiting) => waiting.id) })
      if (isIdle) begin(AUTO_SPEAK_MS)
    },
    stop,
    dismiss: () => show({ problem: null }),
  }
}

/** Speaks one text: by the server, else by the browser. @param tell says what the person has to know of a failure */
function createMouth(
  byServer: Voice | null,
  byBrowser: Voice | null,
  tell: (problem: string) => void,
): Voice {
  let server = byServer
  return async (text, stopped) => {
    try {
      if (!server) return await byBrowser?.(text, stopped)
      await server(text, stopped)
    } catch (error) {
      if (stopped.aborted) return
      if (!(error instanceof SpeechError)) throw error
      const { problem } = error
      if (problem.isLasting) server = null
      if (problem.text !== null) tell(problem.text)
      if (problem.hasSubstitute) await byBrowser?.(text, stopped)
    }
  }
}

const NOT_SPOKEN = 'This message could not be read aloud.'

/** Resolves after a time, or when it was stopped. */
function waited(ms: number, stopped: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    stopped.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
