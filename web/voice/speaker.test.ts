import { beforeEach, expect, test, vi } from 'vitest'
import { createSpeaker, type Voice } from './speaker.ts'
import { SpeechError, speechProblemOf } from './speechProblem.ts'

beforeEach(() => void vi.useFakeTimers())

/** A voice in the hands of the test: it speaks until the test says that it is done. */
function scripted(refusal: [status: number, code: string] | null = null) {
  const spoken: string[] = []
  const silenced: string[] = []
  let done = () => {}
  const voice: Voice = (text, stopped) => {
    if (refusal) return Promise.reject(new SpeechError(speechProblemOf(...refusal)))
    spoken.push(text)
    return new Promise((resolve) => {
      done = resolve
      stopped.addEventListener('abort', () => {
        silenced.push(text)
        resolve()
      })
    })
  }
  const finish = async () => {
    done()
    await vi.advanceTimersByTimeAsync(0)
  }
  return { voice, spoken, silenced, finish }
}

test('a new message is spoken after half a second, cleaned; the next one when it is over', async () => {
  const server = scripted()
  const speaker = createSpeaker(server.voice, null)
  speaker.announce('a', '**Hello**\nthere 🎉')
  await vi.advanceTimersByTimeAsync(499)
  expect(server.spoken).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(server.spoken).toEqual(['Hello. there'])
  speaker.announce('b', 'Again')
  speaker.announce('b', 'Again')
  expect(speaker.state()).toEqual({ speaking: 'a', waiting: ['b'], problem: null })
  await server.finish()
  expect(server.spoken).toEqual(['Hello. there', 'Again'])
  await server.finish()
  expect(speaker.state()).toEqual({ speaking: null, waiting: [], problem: null })
  speaker.announce('a', 'Hello')
  await vi.advanceTimersByTimeAsync(1000)
  expect(server.spoken).toHaveLength(2)
})

test('typing or speaking silences it at once, with all that waits', async () => {
  const server = scripted()
  const speaker = createSpeaker(server.voice, null)
  speaker.announce('a', 'One')
  await vi.advanceTimersByTimeAsync(500)
  speaker.announce('b', 'Two')
  speaker.stop()
  await vi.advanceTimersByTimeAsync(5000)
  expect(server.silenced).toEqual(['One'])
  expect(server.spoken).toEqual(['One'])
  expect(speaker.state()).toEqual({ speaking: null, waiting: [], problem: null })
  speaker.announce('c', 'Three')
  speaker.stop()
  await vi.advanceTimersByTimeAsync(5000)
  expect(server.spoken).toEqual(['One'])
})

test('what comes right after the silence is spoken', async () => {
  const server = scripted()
  const speaker = createSpeaker(server.voice, null)
  speaker.toggle('a', 'One')
  speaker.stop()
  speaker.announce('b', 'Two')
  await vi.advanceTimersByTimeAsync(500)
  expect(server.spoken).toEqual(['One', 'Two'])
})

test('the button of a message speaks it at once in place of others, and silences it', async () => {
  const server = scripted()
  const speaker = createSpeaker(server.voice, null)
  speaker.toggle('a', 'One')
  await vi.advanceTimersByTimeAsync(0)
  speaker.toggle('b', 'Two')
  await vi.advanceTimersByTimeAsync(0)
  expect(server.spoken).toEqual(['One', 'Two'])
  expect(server.silenced).toEqual(['One'])
  expect(speaker.state().speaking).toBe('b')
  speaker.toggle('b', 'Two')
  await vi.advanceTimersByTimeAsync(0)
  expect(server.silenced).toEqual(['One', 'Two'])
  expect(speaker.state().speaking).toBeNull()
  speaker.toggle('c', '🎉')
  expect(speaker.state().speaking).toBeNull()
})

test.each<[number, string, string | null, boolean]>([
  [401, 'invalid_api_key', 'Invalid ElevenLabs API key', false],
  [401, 'unauthenticated', 'Please sign in again', false],
  [403, 'forbidden', 'Pro', false],
  [429, 'rate_limit_exceeded', 'rate limit exceeded', true],
  [429, 'insufficient_quota', 'budget for this month', true],
  [422, 'invalid', 'Invalid request parameters', true],
  [502, 'upstream_error', null, true],
  [503, 'not_configured', null, true],
  [404, '', null, true],
  [0, '', null, true],
])('the server refuses with %i %s', async (status, code, text, hasSubstitute) => {
  const [server, browser] = [scripted([status, code]), scripted()]
  const speaker = createSpeaker(server.voice, browser.voice)
  speaker.toggle('a', 'Hello')
  await vi.advanceTimersByTimeAsync(0)
  const { problem, speaking } = speaker.state()
  if (text === null) expect(problem).toBeNull()
  else expect(problem).toContain(text)
  expect(browser.spoken).toEqual(hasSubstitute ? ['Hello'] : [])
  expect(speaking).toBe(hasSubstitute ? 'a' : null)
  speaker.dismiss()
  expect(speaker.state().problem).toBeNull()
})

test('where the server does not speak it is asked once; without any voice nothing happens', async () => {
  let asked = 0
  const off: Voice = () => {
    asked += 1
    return Promise.reject(new SpeechError(speechProblemOf(503, 'not_configured')))
  }
  const browser = scripted()
  const speaker = createSpeaker(off, browser.voice)
  for (const id of ['a', 'b', 'c']) {
    speaker.toggle(id, id)
    await vi.advanceTimersByTimeAsync(0)
  }
  expect([asked, browser.spoken]).toEqual([1, ['a', 'b', 'c']])
  const mute = createSpeaker(null, null)
  mute.toggle('a', 'Hello')
  await vi.advanceTimersByTimeAsync(0)
  expect(mute.state()).toEqual({ speaking: null, waiting: [], problem: null })
})

test('a voice that breaks is reported', async () => {
  const speaker = createSpeaker(() => Promise.reject(new Error('no sound')), null)
  speaker.toggle('a', 'Hello')
  await vi.advanceTimersByTimeAsync(0)
  expect(speaker.state()).toEqual({
    speaking: null,
    waiting: [],
    problem: 'This message could not be read aloud.',
  })
})
