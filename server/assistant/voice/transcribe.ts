import * as z from 'zod/mini'
import { MIB } from '#shared/numbers/mebibyte.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import { OpenAiError } from '../openAiErrors.ts'
import { takeBudget } from '../usage/budgets.ts'
import { recordRequest } from '../usage/requestLog.ts'
import { callService, failed, type ServiceAnswer, ServiceError } from './callService.ts'
import { transcriptionService } from './configured.ts'
import type { Recording } from './recording.ts'

/** How long the service may be silent, and how much longer for each so many bytes of a recording. Milliseconds. */
const SILENCE_MS = 15_000
const MORE_EACH_BYTES = 100_000
/** Bytes of a second, where the service does not say how long a recording was. */
const BYTES_A_SECOND = 4000
const LARGEST_ANSWER = 4 * MIB

const Answered = z.object({
  text: z.string(),
  language: z.nullish(z.string()),
  duration: z.nullish(z.union([z.number(), z.string()])),
})

/** What a recording says, and how long it is in seconds. */
export type Transcript = { text: string; language: string | null; duration: number }

/** Lets the service transcribe a recording, which is not kept. Its seconds count once the text is here. @throws OpenAiError */
export async function transcribe(deps: Deps, person: Person, recording: Recording): Promise<Transcript> {
  const { settings } = deps
  const service = transcriptionService(settings)
  if (service === null) throw new OpenAiError('not_configured', 'No transcription is set up here.')
  await takeBudget(deps, person, 'transcription_seconds')
  const at = deps.now()
  const began = performance.now()
  const { file, type } = recording
  const record = (kind: string | null, transcriptionSeconds = 0) =>
    recordRequest(deps, person, {
      at,
      purpose: 'transcription',
      provider: new URL(service).host,
      model: settings.STT_MODEL,
      sent: `${type}, ${file.size} bytes`,
      bytesSent: file.size,
      transcriptionSeconds,
      kind,
      durationMs: performance.now() - began,
    })
  try {
    const silence = SILENCE_MS + (1000 * file.size) / MORE_EACH_BYTES
    const answer = await callService(
      `${service}/audio/transcriptions`,
      requestOf(recording, settings),
      silence,
    )
    const { text, language, duration } = await readAnswer(answer)
    const seconds = Number(duration ?? Number.NaN)
    const length = seconds > 0 ? seconds : file.size / BYTES_A_SECOND
    await record(null, Math.ceil(length))
    return { text, language: language ?? recording.language, duration: length }
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    await record(error.kind)
    throw error.answer
  }
}

function requestOf(recording: Recording, { STT_API_KEY, STT_MODEL }: Deps['settings']): RequestInit {
  const { file, type, language, prompt, temperature, format } = recording
  const body = new FormData()
  body.set('file', new File([file], file.name || 'recording', { type }))
  body.set('model', STT_MODEL)
  // Only these models answer how long a recording is.
  const isVerbose = format === 'verbose_json' || STT_MODEL.includes('whisper')
  body.set('response_format', isVerbose ? 'verbose_json' : 'json')
  if (language !== null) body.set('language', language)
  if (prompt !== null) body.set('prompt', prompt)
  if (temperature !== null) body.set('temperature', String(temperature))
  return {
    method: 'POST',
    body,
    headers: STT_API_KEY === undefined ? {} : { authorization: `Bearer ${STT_API_KEY}` },
  }
}

async function readAnswer({ first, next, cancel }: ServiceAnswer): Promise<z.output<typeof Answered>> {
  const decoder = new TextDecoder()
  let text = decoder.decode(first, { stream: true })
  for (let chunk = await next(); chunk !== null; chunk = await next()) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > LARGEST_ANSWER) {
      cancel()
      throw failed('provider')
    }
  }
  const result = z.safeParse(Answered, parsedJson(text + decoder.decode()))
  if (!result.success) throw failed('provider')
  return result.data
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
