import { beforeEach, expect, test, vi } from 'vitest'
import { createRecorder } from './recorder.ts'
import type { Recognition, RecognitionEvents } from './recognition.ts'
import { transcriptOf } from './recording.ts'

beforeEach(() => void vi.useFakeTimers())

/** A recognition in the hands of the test. */
function scripted() {
  const heardOf: (RecognitionEvents & { language: string })[] = []
  const log: string[] = []
  const recognition: Recognition = {
    lastWordsMs: 2000,
    listen(language, events) {
      heardOf.push({ ...events, language })
      log.push('listen')
      return { finish: () => log.push('finish'), abort: () => log.push('abort') }
    },
  }
  const current = () => {
    const last = heardOf.at(-1)
    if (!last) throw new Error('nothing listens')
    return last
  }
  return { recognition, current, first: () => heardOf[0], log }
}
const recorderOn = (script: ReturnType<typeof scripted>) =>
  createRecorder(script.recognition, () => Date.now())

test('it listens in the language, reports each change, and ends with the words', () => {
  const script = scripted()
  const recorder = recorderOn(script)
  const texts: string[] = []
  recorder.subscribe(() => texts.push(transcriptOf(recorder.recording())))
  recorder.start('de-DE')
  expect(script.current().language).toBe('de-DE')
  script.current().heard('', 'Hallo')
  script.current().heard('Hallo', '')
  recorder.stop()
  script.current().ended()
  expect(script.log).toEqual(['listen', 'finish'])
  expect(texts.at(-1)).toBe('Hallo')
  expect(recorder.recording().phase).toBe('idle')
  expect(vi.getTimerCount()).toBe(0)
})

test('a lost connection is tried again two seconds later; what the lost one still says is not heard', () => {
  const script = scripted()
  const recorder = recorderOn(script)
  recorder.start('en-US')
  script.current().failed('network')
  vi.advanceTimersByTime(1999)
  expect(script.log).toEqual(['listen', 'abort'])
  vi.advanceTimersByTime(1)
  expect(script.log).toEqual(['listen', 'abort', 'listen'])
  script.first()?.heard('late', '')
  script.first()?.ended()
  expect(transcriptOf(recorder.recording())).toBe('')
  expect(script.log).toHaveLength(3)
})

test('ten minutes, also over restarts', () => {
  const script = scripted()
  const recorder = recorderOn(script)
  recorder.start('en-US')
  for (let minute = 0; minute < 9; minute += 1) {
    vi.advanceTimersByTime(60_000)
    script.current().ended()
  }
  expect(recorder.recording().phase).toBe('listening')
  vi.advanceTimersByTime(60_000)
  expect(recorder.recording()).toMatchObject({
    phase: 'stopping',
    note: expect.stringContaining('10-minute'),
  })
  vi.advanceTimersByTime(2000)
  expect(recorder.recording().phase).toBe('idle')
  expect(vi.getTimerCount()).toBe(0)
})

test('closed, it stops at once and says nothing more', () => {
  const script = scripted()
  const recorder = recorderOn(script)
  recorder.start('en-US')
  recorder.close()
  expect(script.log).toEqual(['listen', 'abort'])
  script.current().ended()
  expect(script.log).toHaveLength(2)
  expect(vi.getTimerCount()).toBe(0)
})
