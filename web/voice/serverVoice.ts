import { LONGEST_SPEECH } from '#shared/assistant/speech.ts'
import { VOICE_SETTINGS, type VoiceName } from '#shared/settings/voices.ts'
import type { Api } from '#web/kit/api.ts'
import { partsToSpeak } from './spokenText.ts'
import type { Voice } from './speaker.ts'
import { SpeechError, speechProblemOf } from './speechProblem.ts'

/** From 0 to 1. */
const GAIN = 0.8

/** The voice of the server, which speaks in the style that the person has chosen. */
export function serverVoice(api: Api, style: () => VoiceName): Voice {
  return async (text, stopped) => {
    for (const part of partsToSpeak(text, LONGEST_SPEECH)) {
      const audio = await askForSpeech(api, part, style(), stopped)
      await play(audio, stopped)
      if (stopped.aborted) return
    }
  }
}

async function askForSpeech(
  api: Api,
  text: string,
  style: VoiceName,
  stopped: AbortSignal,
): Promise<ArrayBuffer> {
  const body = JSON.stringify({ text, voice_settings: VOICE_SETTINGS[style] })
  const response = await api
    .send('/v1/text-to-speech/default', { method: 'POST', body, signal: stopped })
    .catch(() => null)
  if (!response?.ok) throw new SpeechError(speechProblemOf(response?.status ?? 0, await codeOf(response)))
  return response.arrayBuffer().catch(() => {
    throw new SpeechError(speechProblemOf(0, ''))
  })
}

async function codeOf(response: Response | null): Promise<string> {
  const body: unknown = await response?.json().catch(() => null)
  const { error } = (body ?? {}) as { error?: { code?: unknown } }
  return typeof error?.code === 'string' ? error.code : ''
}

/** Resolves at the end of the sound, or when it was stopped. */
async function play(bytes: ArrayBuffer, stopped: AbortSignal): Promise<void> {
  const context = new AudioContext()
  try {
    const sound = await context.decodeAudioData(bytes)
    if (stopped.aborted) return
    const [source, gain] = [context.createBufferSource(), context.createGain()]
    gain.gain.value = GAIN
    source.buffer = sound
    source.connect(gain).connect(context.destination)
    await new Promise<void>((resolve) => {
      source.addEventListener('ended', () => resolve())
      stopped.addEventListener('abort', () => source.stop())
      source.start()
    })
  } catch {
    throw new SpeechError(speechProblemOf(0, '')) // what is no sound: the browser's own voice takes over
  } finally {
    void context.close()
  }
}
