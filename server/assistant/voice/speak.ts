import type * as z from 'zod/mini'
import type { SpeechRequest } from '#shared/assistant/speech.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import { OpenAiError } from '../openAiErrors.ts'
import { takeBudget } from '../usage/budgets.ts'
import { recordRequest } from '../usage/requestLog.ts'
import { callService, failed, type ServiceAnswer, ServiceError } from './callService.ts'
import { speechService } from './configured.ts'

/** How long the service may be silent. Milliseconds. */
const SILENCE_MS = 15_000
const DEFAULT_VOICE = 'default'

/**
 * Speech as the service makes it, from its first bytes on. Its characters count once they are here.
 *
 * @param voice `default` is that of the operator
 * @throws OpenAiError
 */
export async function speak(
  deps: Deps,
  person: Person,
  voice: string,
  asked: z.output<typeof SpeechRequest>,
): Promise<ReadableStream<Uint8Array>> {
  const { settings } = deps
  const service = speechService(settings)
  const id = voice === DEFAULT_VOICE ? settings.TTS_VOICE_ID : voice
  if (service === null || id === undefined)
    throw new OpenAiError('not_configured', 'No speech service is set up here.')
  await takeBudget(deps, person, 'speech_characters')
  const at = deps.now()
  const began = performance.now()
  const sent = JSON.stringify(asked)
  const record = (kind: string | null, speechCharacters = 0) =>
    recordRequest(deps, person, {
      at,
      purpose: 'speech',
      provider: new URL(service).host,
      model: asked.model_id,
      sent,
      speechCharacters,
      kind,
      durationMs: performance.now() - began,
    })
  try {
    const answer = await askForAudio(`${service}/v1/text-to-speech/${id}`, sent, settings.TTS_API_KEY)
    await record(null, Array.from(asked.text).length)
    return streamOf(answer)
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    await record(error.kind)
    throw error.answer
  }
}

async function askForAudio(url: string, body: string, key: string | undefined): Promise<ServiceAnswer> {
  const headers: Record<string, string> = { accept: 'audio/mpeg', 'content-type': 'application/json' }
  if (key !== undefined) headers['xi-api-key'] = key
  const answer = await callService(url, { method: 'POST', headers, body }, SILENCE_MS)
  if (answer.type.startsWith('audio/')) return answer
  answer.cancel()
  throw failed('provider')
}

/** Bytes are passed on when they come; a caller that goes away ends the service's work. */
function streamOf({ first, next, cancel }: ServiceAnswer): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: (controller) => controller.enqueue(first),
    async pull(controller) {
      const chunk = await next()
      if (chunk === null) controller.close()
      else controller.enqueue(chunk)
    },
    cancel,
  })
}
