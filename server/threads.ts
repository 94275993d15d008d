import { availableParallelism } from 'node:os'

/**
 * How many threads hashing, signatures and compression share: Node would take four, however many processors there are.
 * It reads the variable when the first of them is needed, which is after every module is loaded.
 */
export const THREADS = Number(
  (process.env.UV_THREADPOOL_SIZE ??= String(Math.max(5, availableParallelism() + 3))),
)
