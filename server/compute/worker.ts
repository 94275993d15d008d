import { AppError, type ErrorCode } from '#shared/errors.ts'
import { type Call, call } from './functions.ts'

/** What comes back from a thread. Copies of errors keep neither their class nor their fields, so those that are expected are data. */
export type Outcome = { value: unknown } | { refusal: { code: ErrorCode; message: string; details: unknown } }

/** What each thread of the pool runs: one call after the other. */
export default function answerCall(asked: Call): Outcome {
  try {
    return { value: call(asked) }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { code, message, details } = error
    return { refusal: { code, message, details } }
  }
}
