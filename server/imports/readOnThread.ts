import type { Logger } from 'pino'
import { AppError } from '#shared/errors.ts'
import { MIB } from '#shared/numbers/mebibyte.ts'
import { valueOf } from '#server/compute/outcome.ts'
import { openPool } from '#server/compute/threads.ts'
import type { ReadRows } from './collectRows.ts'
import type { AskedFile } from './readFile.ts'

/** A file of 50 MB takes a few seconds. What takes so long is ended with its thread. Milliseconds. */
const LONGEST_MS = 60_000

let shared: ReturnType<typeof openPool<AskedFile>> | null = null

/**
 * Reads a file away from the event loop. The threads are others than those of the planner, for which people wait.
 *
 * @throws AppError what the reading refuses; `invalid` on `file` when it takes too long or too much memory
 */
export async function readOnThread(log: Logger, asked: AskedFile): Promise<ReadRows> {
  shared ??= openPool<AskedFile>(new URL('./worker.ts', import.meta.url), log, { threads: 2, kept: 0 })
  const bytes = asked.bytes.length
  const signal = AbortSignal.timeout(LONGEST_MS)
  try {
    return valueOf(
      await shared.run(asked, { signal, transferList: movable(asked.bytes) as object }),
    ) as ReadRows
  } catch (error) {
    const isFull = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    if (!signal.aborted && !isFull) throw error
    log.error({ isStuck: signal.aborted, isFull, bytes }, 'The reading of a file was ended')
    const message = 'This file is too much to be read at once'
    throw new AppError('invalid', message, [{ field: 'file', message }])
  }
}

/** A large file is handed over, not copied. A small one may share its memory with others. */
function movable({ buffer, byteLength }: Uint8Array): ArrayBuffer[] {
  const isOwn = buffer instanceof ArrayBuffer && buffer.byteLength === byteLength
  return isOwn && byteLength > MIB ? [buffer] : []
}
