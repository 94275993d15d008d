import * as z from 'zod/mini'
import { SpeechRequest } from '#shared/assistant/speech.ts'
import { AppError } from '#shared/errors.ts'
import type { Deps } from '#server/deps.ts'
import { PERSON } from '#server/kit/http/gate.ts'
import type { Limit } from '#server/kit/http/limits.ts'
import type { Person } from '#server/kit/http/person.ts'
import { type Answers, route } from '#server/kit/http/route.ts'
import type { Slice } from '#server/kit/http/slice.ts'
import { jsonPart } from '#server/kit/http/validate.ts'
import { nameAnswer, OpenAiError, OpenAiProblem, paramOf, toOpenAiResponse } from '../openAiErrors.ts'
import { readRecording } from './recording.ts'
import { requirePro } from './requirePro.ts'
import { speak } from './speak.ts'
import { transcribe } from './transcribe.ts'

const VoiceId = z.object({ voiceId: z.string() })
const VOICE_ID = /^[A-Za-z0-9_-]{1,64}$/
const Transcript = z.object({
  text: z.string(),
  language: z.optional(z.nullable(z.string())),
  duration: z.optional(z.number()),
})

const problem = { OpenAiProblem }
const REFUSALS: Answers = {
  401: ['No session; `invalid_api_key`: the key of the operator', problem],
  403: ['Neither the plan pro nor beta access', problem],
  429: ['Too often, or the budget of the month is used up', problem],
  502: ['The service gave no usable answer', problem],
  503: ['No service is set up', problem],
}

/** Speech and transcription, through services of the operator's (docs/wire.md, Voice). */
export const voice: Slice = {
  tag: 'Assistant',
  onError: toOpenAiResponse,
  routes: [
    route({
      method: 'post',
      path: '/v1/text-to-speech/:voiceId',
      summary: 'Speak a text; the audio comes as it is made',
      who: PERSON,
      scope: 'session',
      cost: 5,
      cors: 'any',
      params: VoiceId,
      describedBody: { SpeechRequest },
      contentType: 'audio/mpeg',
      answers: { 200: ['The audio'], 422: ['Invalid request parameters', problem], ...REFUSALS },
      async answer({ c, deps, caller, params: { voiceId } }) {
        if (!VOICE_ID.test(voiceId)) throw new OpenAiError('not_found', 'There is no such voice')
        await admit(deps, caller, 'speech')
        const asked = speechOf(await jsonPart(c).catch(unreadable))
        const audio = await speak(deps, caller, voiceId, asked)
        nameAnswer(c)
        return c.body(audio, 200, { 'content-type': 'audio/mpeg' })
      },
    }),
    route({
      method: 'post',
      path: '/v1/audio/transcriptions',
      summary: 'What a recording says, which is sent as the form that the package openai sends',
      who: PERSON,
      scope: 'session',
      cost: 5,
      cors: 'any',
      answers: { 200: ['The text', { Transcript }], 400: ['A field is wrong', problem], ...REFUSALS },
      async answer({ c, deps, caller }) {
        await admit(deps, caller, 'transcription')
        const recording = await readRecording(c)
        const { text, language, duration } = await transcribe(deps, caller, recording)
        nameAnswer(c)
        if (recording.format === 'text') return c.text(text)
        return c.json(recording.format === 'json' ? { text } : { text, language, duration })
      },
    }),
  ],
}

async function admit(
  deps: Deps,
  { id }: Person,
  limit: Extract<Limit, 'speech' | 'transcription'>,
): Promise<void> {
  await requirePro(deps, id)
  const retryAfter = await deps.limits.take(limit, id)
  if (retryAfter !== null)
    throw new OpenAiError('rate_limit_exceeded', 'Too many requests. Please wait a moment.', { retryAfter })
}

/** @throws OpenAiError `unprocessable` that names the first field that is wrong */
function speechOf(body: unknown): z.output<typeof SpeechRequest> {
  const result = z.safeParse(SpeechRequest, body)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const path = issue?.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys] : (issue?.path ?? [])
  throw invalidParameters(paramOf(path))
}

function unreadable(error: unknown): never {
  throw error instanceof AppError && error.code === 'invalid' ? invalidParameters(null) : error
}

function invalidParameters(param: string | null): OpenAiError {
  return new OpenAiError('unprocessable', 'Invalid request parameters', { param })
}
