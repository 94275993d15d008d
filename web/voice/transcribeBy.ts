import * as z from 'zod/mini'
import type { Api } from '#web/kit/api.ts'
import type { Transcribe } from './serverRecognition.ts'

const Transcript = z.object({ text: z.string() })
const TIMEOUT_MS = 90_000

/** Lets the server transcribe recordings of a person. */
export function transcribeBy(api: Api): Transcribe {
  return async (recording, language) => {
    const body = new FormData()
    body.set('file', recording, `recording.${endingOf(recording.type)}`)
    body.set('language', language)
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await api.send('/v1/audio/transcriptions', { method: 'POST', body, signal })
    if (!response.ok) throw new Error(`The recording was not transcribed: ${response.status}`)
    return Transcript.parse(await response.json()).text
  }
}

function endingOf(type: string): string {
  return /^\w+\/(\w+)/.exec(type)?.[1] ?? 'webm'
}
