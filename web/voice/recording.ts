import { type RecorderError, recorderError } from './recorderError.ts'

/** Longest recording. Milliseconds. */
const LONGEST_MS = 600_000
/** A lost connection is tried again so many times, so far apart. */
const MOST_RETRIES = 3
export const RETRY_AFTER_MS = 2000
/** A recognition that ends as soon as it has begun, so many times in a row, never works. */
const MOST_QUICK_ENDS = 10
const QUICK_MS = 500

export const LIMIT_REACHED =
  'Recording stopped: 10-minute limit reached. Please start a new recording if needed.'

/**
 * A recording from its start to its end. Recognition may end and begin again within it; `said` is what earlier ones heard,
 * `final` and `interim` are of the one that listens now.
 */
export type Recording = {
  phase: 'idle' | 'listening' | 'retrying' | 'stopping'
  /** When it began, and when the recognition that listens now did: milliseconds of one clock. */
  startedAt: number
  listeningSince: number
  stoppedAt: number
  /** How long the last words may take after the stop. */
  lastWordsMs: number
  said: string
  final: string
  interim: string
  retries: number
  quickEnds: number
  error: RecorderError | null
  /** What else is shown: the limit was reached. */
  note: string | null
}

/** `at` is milliseconds of one clock. */
export type RecordingEvent =
  | { type: 'start'; at: number; lastWordsMs: number }
  | { type: 'stop'; at: number }
  /** What recognition has heard since it listens. */
  | { type: 'heard'; final: string; interim: string }
  | { type: 'failed'; code: string }
  | { type: 'ended'; at: number }
  | { type: 'retryDue'; at: number }
  | { type: 'tick'; at: number }
  | { type: 'dismiss' }
  /** The text was taken over or thrown away. */
  | { type: 'clear' }

/** What is to be done after an event: begin to listen, end with the last words, end at once, or ask again later. */
export type RecordingEffect = 'listen' | 'finish' | 'abort' | 'retryLater'

export const IDLE: Recording = {
  phase: 'idle',
  startedAt: 0,
  listeningSince: 0,
  stoppedAt: 0,
  lastWordsMs: 0,
  said: '',
  final: '',
  interim: '',
  retries: 0,
  quickEnds: 0,
  error: null,
  note: null,
}

type Step = [Recording, RecordingEffect | null]

/** What an event makes of a recording (docs/rules/voice.md, Voice). Pure. */
export function advance(recording: Recording, event: RecordingEvent): Step {
  switch (event.type) {
    case 'start':
      return recording.phase === 'idle' ? started(event) : [recording, null]
    case 'stop':
      return stopped(recording, event.at, null)
    case 'heard':
      return recording.phase === 'listening' || recording.phase === 'stopping'
        ? [{ ...recording, final: event.final, interim: event.interim, retries: 0, quickEnds: 0 }, null]
        : [recording, null]
    case 'failed':
      return failed(recording, event.code)
    case 'ended':
      return ended(recording, event.at)
    case 'retryDue':
      return recording.phase === 'retrying' ? listening(recording, event.at) : [recording, null]
    case 'tick':
      return ticked(recording, event.at)
    case 'dismiss':
      return [{ ...recording, error: null, note: null }, null]
    case 'clear':
      return [{ ...recording, said: '', final: '', interim: '' }, null]
  }
}

/** All that was heard, with what recognition may still change at the end. */
export function transcriptOf({ said, final, interim }: Recording): string {
  return joined(said, final, interim)
}

/** Whole seconds until the limit. */
export function secondsLeft({ phase, startedAt }: Recording, now: number): number {
  if (phase === 'idle') return LONGEST_MS / 1000
  return Math.max(0, Math.ceil((startedAt + LONGEST_MS - now) / 1000))
}

function started({ at, lastWordsMs }: Extract<RecordingEvent, { type: 'start' }>): Step {
  return [{ ...IDLE, phase: 'listening', startedAt: at, listeningSince: at, lastWordsMs }, 'listen']
}

function stopped(recording: Recording, at: number, note: string | null): Step {
  if (recording.phase === 'listening')
    return [{ ...recording, phase: 'stopping', stoppedAt: at, note }, 'finish']
  if (recording.phase === 'retrying') return [over({ ...recording, note }), 'abort']
  return [recording, null]
}

function failed(recording: Recording, code: string): Step {
  if (recording.phase !== 'listening' || code === 'no-speech') return [recording, null]
  if (code === 'network' && recording.retries < MOST_RETRIES)
    return [{ ...kept(recording), phase: 'retrying', retries: recording.retries + 1 }, 'retryLater']
  return [over({ ...recording, error: recorderError(code) }), 'abort']
}

function ended(recording: Recording, at: number): Step {
  if (recording.phase === 'stopping') return [over(recording), null]
  if (recording.phase !== 'listening') return [recording, null]
  const quickEnds = at - recording.listeningSince < QUICK_MS ? recording.quickEnds + 1 : 0
  if (quickEnds >= MOST_QUICK_ENDS) return [over({ ...recording, error: recorderError('other') }), 'abort']
  return listening({ ...recording, quickEnds }, at)
}

function ticked(recording: Recording, at: number): Step {
  const { phase, startedAt, stoppedAt, lastWordsMs } = recording
  if (phase === 'stopping')
    return at - stoppedAt >= lastWordsMs ? [over(recording), 'abort'] : [recording, null]
  if (phase !== 'idle' && at - startedAt >= LONGEST_MS) return stopped(recording, at, LIMIT_REACHED)
  return [recording, null]
}

function listening(recording: Recording, at: number): Step {
  return [{ ...kept(recording), phase: 'listening', listeningSince: at }, 'listen']
}

function over(recording: Recording): Recording {
  return { ...kept(recording), phase: 'idle' }
}

/** What one recognition heard is kept, also words that it had not settled: it may never say them again. */
function kept(recording: Recording): Recording {
  return { ...recording, said: transcriptOf(recording), final: '', interim: '' }
}

function joined(...parts: readonly string[]): string {
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ')
}
