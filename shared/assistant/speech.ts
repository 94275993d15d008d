import * as z from 'zod/mini'
import { VOICE_SETTINGS } from '#shared/settings/voices.ts'

/** Longest text that is spoken at once, in characters. */
export const LONGEST_SPEECH = 5000
const SPEECH_MODEL = 'eleven_multilingual_v2'

const Part = z.number().check(z.gte(0), z.lte(1))
const { friendly } = VOICE_SETTINGS

/** Anything but white space and characters that cannot be seen: what has none of it would cost and say nothing. */
const HAS_SOUND = /[^\p{Z}\p{C}]/u

/** What is spoken, and how; what is not said is friendly. */
export const SpeechRequest = z.strictObject({
  text: z.string().check(
    z.refine((text) => HAS_SOUND.test(text)),
    z.refine((text) => text.length <= LONGEST_SPEECH || Array.from(text).length <= LONGEST_SPEECH),
  ),
  model_id: z._default(z.literal(SPEECH_MODEL), SPEECH_MODEL),
  voice_settings: z._default(
    z.strictObject({
      stability: z._default(Part, friendly.stability),
      similarity_boost: z._default(Part, friendly.similarity_boost),
      style: z._default(Part, friendly.style),
      use_speaker_boost: z._default(z.boolean(), friendly.use_speaker_boost),
    }),
    friendly,
  ),
})
