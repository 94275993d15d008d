import { AppError, type ErrorCode } from '#shared/errors.ts'

/** What comes back from a thread. Copies of errors keep neither their class nor their fields, so those that are expected are data. */
export type Outcome = { value: unknown } | { refusal: Refusal }
type Refusal = { code: ErrorCode; message: string; details?: unknown }

/** Does work, and answers what it returns or refuses. Faults are thrown on. */
export function outcomeOf(work: () => unknown): Outcome {
  try {
    return { value: work() }
  } catch (error) {
    return refusalOf(error)
  }
}

/** The same for work that waits for something. */
export async function asyncOutcomeOf(work: () => Promise<unknown>): Promise<Outcome> {
  try {
    return { value: await work() }
  } catch (error) {
    return refusalOf(error)
  }
}

function refusalOf(error: unknown): Outcome {
  if (!(error instanceof AppError)) throw error
  const { code, message, details } = error
  return { refusal: { code, message, details } }
}

/** The value of an outcome. @throws AppError what was refused, with its code, sentence and details */
export function valueOf(outcome: Outcome): unknown {
  if ('value' in outcome) return outcome.value
  const { code, message, details } = outcome.refusal
  throw new AppError(code, message, details)
}
