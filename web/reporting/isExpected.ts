import { AppError } from '#shared/errors.ts'
import { isNetworkAway } from '#web/kit/networkReturn.ts'

/** Whether an error is no fault of the program: a refusal, a call that was given up, or a network that is away. */
export function isExpected(error: unknown): boolean {
  if (error instanceof AppError) return error.code !== 'internal'
  if (error instanceof DOMException) return error.name === 'AbortError' || error.name === 'TimeoutError'
  return isMissingCode(error) && isNetworkAway()
}

/** Whether a part of the program could not be loaded. Browsers say it in their own words. */
export function isMissingCode(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script|module script failed|unable to preload css/i.test(
      error.message,
    )
  )
}
