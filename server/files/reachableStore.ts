import type { Logger } from 'pino'
import { AppError } from '#shared/errors.ts'
import type { FileStore } from './files.ts'

/** Seconds after which the same may work. */
const RETRY_SECONDS = 30

/**
 * A storage whose failures are expected: it is elsewhere, or a disk is full. What went wrong is written down, and the request
 * that needs the picture gets 503 with Retry-After.
 *
 * @returns the same storage, which throws AppError `unavailable` where it does not answer
 */
export function reachableStore(store: FileStore, log: Logger): FileStore {
  async function reach<T>(doing: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      log.error({ doing, reason: reasonOf(error) }, 'The storage of pictures fails')
      throw new AppError('unavailable', 'Pictures cannot be reached. Please try again in a moment.', {
        retry_after: RETRY_SECONDS,
      })
    }
  }
  return {
    put: (key, bytes) => reach('put', () => store.put(key, bytes)),
    get: (key) => reach('get', () => store.get(key)),
    remove: (key) => reach('remove', () => store.remove(key)),
  }
}

/** What `fetch` says of a service that is not there is in its cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}
