import type { Listening, Recognition } from './recognition.ts'
import {
  advance,
  IDLE,
  type Recording,
  type RecordingEffect,
  type RecordingEvent,
  RETRY_AFTER_MS,
} from './recording.ts'

const TICK_MS = 250

/** Records and recognizes; the rules are those of {@link advance}. */
export type Recorder = {
  recording: () => Recording
  /** Calls back after each change. @returns the way to stop */
  subscribe: (tell: () => void) => () => void
  start: (language: string) => void
  stop: () => void
  dismiss: () => void
  /** Forgets the text: it was taken over. */
  clear: () => void
  /** Ends at once: the screen is left. */
  close: () => void
}

/** @param now milliseconds of a clock */
export function createRecorder(
  recognition: Recognition,
  now: () => number = () => performance.now(),
): Recorder {
  const listeners = new Set<() => void>()
  const ear = createEar(recognition, now, tell)
  let recording = IDLE
  let language = 'en-US'
  let ticking: ReturnType<typeof setInterval> | undefined
  let retry: ReturnType<typeof setTimeout> | undefined

  function tell(event: RecordingEvent): void {
    const [next, effect] = advance(recording, event)
    const hasChanged = next !== recording
    recording = next
    if (effect) perform(effect)
    keepTicking()
    if (hasChanged) for (const listener of listeners) listener()
  }

  function perform(effect: RecordingEffect): void {
    if (effect === 'finish') return ear.finish()
    clearTimeout(retry)
    if (effect === 'listen') return ear.listen(language)
    ear.abort()
    if (effect === 'retryLater')
      retry = setTimeout(() => tell({ type: 'retryDue', at: now() }), RETRY_AFTER_MS)
  }

  function keepTicking(): void {
    const isNeeded = recording.phase !== 'idle'
    if (isNeeded === (ticking !== undefined)) return
    clearInterval(ticking)
    ticking = isNeeded ? setInterval(() => tell({ type: 'tick', at: now() }), TICK_MS) : undefined
  }

  return {
    recording: () => recording,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start(chosen) {
      language = chosen
      tell({ type: 'start', at: now(), lastWordsMs: recognition.lastWordsMs })
    },
    stop: () => tell({ type: 'stop', at: now() }),
    dismiss: () => tell({ type: 'dismiss' }),
    clear: () => tell({ type: 'clear' }),
    close() {
      recording = IDLE
      keepTicking()
      clearTimeout(retry)
      ear.abort()
    },
  }
}

/** Listens by one recognition at a time: what an earlier one still says is not heard. */
function createEar(recognition: Recognition, now: () => number, tell: (event: RecordingEvent) => void) {
  let listening: Listening | null = null
  return {
    listen(language: string): void {
      const unlessOver = (event: () => RecordingEvent) => {
        if (listening === own) tell(event())
      }
      const own = recognition.listen(language, {
        heard: (final, interim) => unlessOver(() => ({ type: 'heard', final, interim })),
        failed: (code) => unlessOver(() => ({ type: 'failed', code })),
        ended: () => unlessOver(() => ({ type: 'ended', at: now() })),
      })
      listening = own
    },
    finish: () => listening?.finish(),
    abort(): void {
      const last = listening
      listening = null
      last?.abort()
    },
  }
}
