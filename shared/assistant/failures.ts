import type { FailureKind, RunError } from './runs.ts'

/** What a run says when its model failed, by the kind of the failure (docs/rules/assistant.md, The assistant). */
const ERRORS: Record<FailureKind, Omit<RunError, 'kind'>> = {
  api_key: {
    code: 'server_error',
    message: '🔑 AI provider API key issue detected. Please check your API key configuration and try again.',
  },
  rate_limit: {
    code: 'rate_limit_exceeded',
    message: '⏱️ AI provider rate limit reached. Please wait a moment and try again.',
  },
  network: {
    code: 'server_error',
    message:
      '🌐 Network connection issue. Please check your internet connection and backend configuration, then try again.',
  },
  configuration: {
    code: 'invalid_prompt',
    message: '⚙️ Backend configuration error. Please check your environment variables and try again.',
  },
  provider: { code: 'server_error', message: 'The AI provider gave no usable answer.' },
}

/** The error of a run that ended by a failure of its model. */
export function runErrorOf(kind: FailureKind): RunError {
  return { ...ERRORS[kind], kind }
}
