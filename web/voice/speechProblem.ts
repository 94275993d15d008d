/** Why a text could not be spoken by the server. */
export type SpeechProblem = {
  /** What is shown; null where the browser's own voice takes over without a word. */
  text: string | null
  /** Whether the browser's own voice takes over. */
  hasSubstitute: boolean
  /** Whether asking the server again makes no sense on this page. */
  isLasting: boolean
}

const SILENT: SpeechProblem = { text: null, hasSubstitute: true, isLasting: false }

/** What a refusal of the route means. @param code of its `error` */
export function speechProblemOf(status: number, code: string): SpeechProblem {
  if (code === 'invalid_api_key')
    return {
      text: 'Invalid ElevenLabs API key. Please check your API key configuration.',
      hasSubstitute: false,
      isLasting: false,
    }
  if (code === 'insufficient_quota')
    return { ...SILENT, text: 'Your voice budget for this month is used up. Your device speaks instead.' }
  if (status === 429)
    return { ...SILENT, text: 'Voice rate limit exceeded. Please wait a moment and try again.' }
  if (status === 422) return { ...SILENT, text: 'Invalid request parameters' }
  if (status === 401 || status === 403)
    return {
      text: status === 403 ? 'Voice is part of the plan Pro.' : 'Please sign in again to hear replies.',
      hasSubstitute: false,
      isLasting: false,
    }
  return { ...SILENT, isLasting: status === 503 || status === 404 }
}

/** What a voice throws when the server does not speak. */
export class SpeechError extends Error {
  readonly problem: SpeechProblem

  constructor(problem: SpeechProblem) {
    super(problem.text ?? 'The server does not speak')
    this.name = 'SpeechError'
    this.problem = problem
  }
}
