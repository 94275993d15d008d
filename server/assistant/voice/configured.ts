import type { Settings } from '#server/settings.ts'

const DEFAULT_SPEECH_SERVICE = 'https://api.elevenlabs.io'

type SpeechSettings = Pick<Settings, 'TTS_BASE_URL' | 'TTS_API_KEY'>

/** Where replies are spoken; null where the operator has set up no service. */
export function speechService({ TTS_BASE_URL, TTS_API_KEY }: SpeechSettings): string | null {
  return TTS_BASE_URL ?? (TTS_API_KEY === undefined ? null : DEFAULT_SPEECH_SERVICE)
}

/** Where recordings are transcribed; null where the operator has set up no service. */
export function transcriptionService({ STT_BASE_URL }: Pick<Settings, 'STT_BASE_URL'>): string | null {
  return STT_BASE_URL ?? null
}
