import fc from 'fast-check'
import { expect, test } from 'vitest'
import { recorderError } from './recorderError.ts'
import {
  advance,
  IDLE,
  LIMIT_REACHED,
  type Recording,
  type RecordingEvent,
  secondsLeft,
  transcriptOf,
} from './recording.ts'

/** The recording after some events, and all effects on the way. */
function after(events: readonly RecordingEvent[], from: Recording = IDLE) {
  const effects: string[] = []
  let recording = from
  for (const event of events) {
    const [next, effect] = advance(recording, event)
    recording = next
    if (effect) effects.push(effect)
  }
  return { recording, effects }
}
const START: RecordingEvent = { type: 'start', at: 1000, lastWordsMs: 2000 }
const heard = (final: string, interim = ''): RecordingEvent => ({ type: 'heard', final, interim })
const failed = (code: string): RecordingEvent => ({ type: 'failed', code })
const ended = (at: number): RecordingEvent => ({ type: 'ended', at })

test('from start to stop, with the last words', () => {
  const { recording, effects } = after([
    START,
    heard('', 'learn'),
    heard('Learn Spanish', ''),
    { type: 'stop', at: 5000 },
    heard('Learn Spanish by June'),
    ended(5200),
  ])
  expect(effects).toEqual(['listen', 'finish'])
  expect(recording).toMatchObject({ phase: 'idle', error: null, note: null })
  expect(transcriptOf(recording)).toBe('Learn Spanish by June')
})

test('a recognition that ends by itself begins again, and nothing that was heard is lost', () => {
  const { recording, effects } = after([
    START,
    heard('Learn', ' Span'),
    ended(9000),
    heard('by June'),
    ended(20_000),
  ])
  expect(effects).toEqual(['listen', 'listen', 'listen'])
  expect(transcriptOf(recording)).toBe('Learn Span by June')
  expect(recording.phase).toBe('listening')
})

test('silence is no error', () => {
  const { recording, effects } = after([START, failed('no-speech'), ended(9000)])
  expect(effects).toEqual(['listen', 'listen'])
  expect(recording.error).toBeNull()
})

test('a lost connection is tried again three times, then it is said', () => {
  const retry: RecordingEvent[] = [failed('network'), ended(2000), { type: 'retryDue', at: 4000 }]
  const { recording, effects } = after([START, heard('Learn'), ...retry, ...retry, ...retry])
  expect(effects).toEqual(['listen', ...[1, 2, 3].flatMap(() => ['retryLater', 'listen'])])
  expect(recording).toMatchObject({ phase: 'listening', retries: 3, said: 'Learn' })
  const last = after([failed('network')], recording)
  expect(last.effects).toEqual(['abort'])
  expect(last.recording).toMatchObject({ phase: 'idle', error: { title: 'Connection Issue' } })
  expect(transcriptOf(last.recording)).toBe('Learn')
})

test('once something was heard again, a lost connection has three tries again', () => {
  const { recording } = after([
    START,
    failed('network'),
    { type: 'retryDue', at: 4000 },
    heard('Learn'),
    failed('network'),
  ])
  expect(recording).toMatchObject({ phase: 'retrying', retries: 1 })
})

test('a stop while it waits for the connection ends it', () => {
  const { recording, effects } = after([
    START,
    heard('Hi'),
    failed('network'),
    { type: 'stop', at: 3000 },
    { type: 'retryDue', at: 4000 },
  ])
  expect(effects).toEqual(['listen', 'retryLater', 'abort'])
  expect(recording).toMatchObject({ phase: 'idle', said: 'Hi' })
})

test.each([
  ['audio-capture', 'Microphone Access'],
  ['not-allowed', 'Permission Denied'],
  ['service-not-allowed', 'Permission Denied'],
  ['aborted', 'Recognition Stopped'],
  ['language-not-supported', 'Speech Recognition Error'],
  ['', 'Speech Recognition Error'],
  ['toString', 'Speech Recognition Error'],
])('%s ends it with "%s", keeps the words and can be tried again', (code, title) => {
  const { recording, effects } = after([START, heard('Learn'), failed(code)])
  expect(effects).toEqual(['listen', 'abort'])
  expect(recording).toMatchObject({ phase: 'idle', error: { title } })
  expect(transcriptOf(recording)).toBe('Learn')
  expect(after([ended(9000)], recording).effects).toEqual([])
  expect(after([{ type: 'start', at: 9000, lastWordsMs: 2000 }], recording)).toMatchObject({
    recording: { phase: 'listening', error: null },
    effects: ['listen'],
  })
})

test('the six errors have a title and a suggestion each; a refusal has its sentence', () => {
  const codes = ['network', 'no-speech', 'audio-capture', 'not-allowed', 'aborted', 'else']
  expect(codes.map((code) => recorderError(code).title)).toEqual([
    'Connection Issue',
    'No Speech Detected',
    'Microphone Access',
    'Permission Denied',
    'Recognition Stopped',
    'Speech Recognition Error',
  ])
  for (const code of codes) expect(recorderError(code).suggestion.length).toBeGreaterThan(20)
  expect(recorderError('not-allowed').suggestion).toBe(
    'Microphone access denied. Please allow microphone access and try again.',
  )
})

test('after ten minutes it stops, says so and keeps the words', () => {
  const late = 1000 + 600_000
  const { recording, effects } = after([
    START,
    heard('Learn'),
    { type: 'tick', at: late - 1 },
    { type: 'tick', at: late },
    ended(late + 100),
  ])
  expect(effects).toEqual(['listen', 'finish'])
  expect(recording).toMatchObject({ phase: 'idle', note: LIMIT_REACHED, error: null })
  expect(transcriptOf(recording)).toBe('Learn')
  expect(after([START, failed('network'), { type: 'tick', at: late }]).recording).toMatchObject({
    phase: 'idle',
    note: LIMIT_REACHED,
  })
})

test('the limit counts from the start, whatever restarts there were', () => {
  const { recording } = after([START, ended(300_000), ended(500_000)])
  expect([1000, 1001, 61_000, 600_500, 700_000].map((now) => secondsLeft(recording, now))).toEqual([
    600, 600, 540, 1, 0,
  ])
  expect(secondsLeft(IDLE, 0)).toBe(600)
})

test('a recognition that never ends after the stop is given up', () => {
  const { recording, effects } = after([
    START,
    heard('Hi'),
    { type: 'stop', at: 5000 },
    { type: 'tick', at: 6999 },
    { type: 'tick', at: 7000 },
  ])
  expect(effects).toEqual(['listen', 'finish', 'abort'])
  expect(recording).toMatchObject({ phase: 'idle', said: 'Hi' })
})

test('a recognition that ends as soon as it began, again and again, is an error and no endless loop', () => {
  const { recording, effects } = after([
    START,
    ...Array.from({ length: 20 }, (_, count) => ended(1000 + count)),
  ])
  expect(effects).toHaveLength(11)
  expect(recording).toMatchObject({ phase: 'idle', error: { title: 'Speech Recognition Error' } })
})

test('what is shown is taken away, and the text is', () => {
  const { recording } = after([
    START,
    heard('Learn'),
    failed('audio-capture'),
    { type: 'dismiss' },
    { type: 'clear' },
  ])
  expect(recording).toMatchObject({ error: null, note: null })
  expect(transcriptOf(recording)).toBe('')
})

test('whatever happens, words are kept, and it listens only when it is asked to', () => {
  const at = fc.nat(700_000)
  const event: fc.Arbitrary<RecordingEvent> = fc.oneof(
    at.map((moment): RecordingEvent => ({ type: 'start', at: moment, lastWordsMs: 2000 })),
    at.map((moment): RecordingEvent => ({ type: 'stop', at: moment })),
    fc.constantFrom('network', 'no-speech', 'aborted', 'x').map(failed),
    at.map(ended),
    at.map((moment): RecordingEvent => ({ type: 'retryDue', at: moment })),
    at.map((moment): RecordingEvent => ({ type: 'tick', at: moment })),
  )
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), (events) => {
      const first = after([START, heard('Learn')]).recording
      let recording = first
      for (const one of events) {
        const [next, effect] = advance(recording, one)
        if (one.type !== 'start') expect(transcriptOf(next)).toBe(transcriptOf(recording))
        if (effect === 'listen') expect(next.phase).toBe('listening')
        if (next.phase === 'idle' && recording.phase === 'idle') expect(effect).toBeNull()
        recording = next
      }
    }),
  )
})
