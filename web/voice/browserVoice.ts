import type { Voice } from './speaker.ts'
import { partsToSpeak } from './spokenText.ts'

/** From 0 to 1. */
const VOLUME = 0.8
/** Some browsers fall silent within a longer text. Characters. */
const LONGEST_PART = 200

/** The browser's own voice; null where it has none. */
export function browserVoice(language: string): Voice | null {
  if (!('speechSynthesis' in globalThis)) return null
  return async (text, stopped) => {
    for (const part of partsToSpeak(text, LONGEST_PART)) {
      if (stopped.aborted) return
      await speakPart(part, language, stopped)
    }
  }
}

function speakPart(text: string, language: string, stopped: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const utterance = new SpeechSynthesisUtterance(text)
    utterance.lang = language
    utterance.volume = VOLUME
    const silence = () => {
      speechSynthesis.cancel()
      resolve()
    }
    const end = () => {
      stopped.removeEventListener('abort', silence)
      resolve()
    }
    utterance.addEventListener('end', end)
    utterance.addEventListener('error', end)
    stopped.addEventListener('abort', silence)
    speechSynthesis.speak(utterance)
  })
}
