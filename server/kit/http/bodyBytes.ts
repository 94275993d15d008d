import type { Context } from 'hono'
import { AppError } from '#shared/errors.ts'
import { MINUTE_MS } from '#shared/time/durations.ts'
import { releaseChunk } from './chunkMemory.ts'

/** Who sends nothing for so long, or is not done after so long, is cut off. Milliseconds. */
const NEXT_WITHIN_MS = 30_000
const DONE_WITHIN_MS = 10 * MINUTE_MS

/**
 * The bytes of a request's body, whatever they are.
 *
 * @param largest a longer one is refused, where it says so before it is read
 * @throws AppError `too_large`; `invalid` when it does not come
 */
export async function bodyBytes(c: Context, largest: number): Promise<Uint8Array> {
  const announced = Number(c.req.header('content-length') ?? 0)
  if (announced === 0 || announced > largest) {
    const chunks: Uint8Array[] = []
    for await (const chunk of bodyChunks(c, largest)) chunks.push(chunk.slice())
    return Buffer.concat(chunks)
  }
  // Each to its place as it comes: joining 50 MB at the end would hold others up.
  const bytes = new Uint8Array(announced)
  let size = 0
  for await (const chunk of bodyChunks(c, largest)) {
    bytes.set(chunk, size)
    size += chunk.length
  }
  return bytes.subarray(0, size)
}

/**
 * The same as they come, for who keeps them elsewhere than in memory: each part holds until the next one is asked for.
 *
 * @throws AppError as {@link bodyBytes}
 */
export async function* bodyChunks(c: Context, largest: number): AsyncGenerator<Uint8Array> {
  const tooLarge = () => new AppError('too_large', `Request body too large (max ${largest} bytes)`)
  if (Number(c.req.header('content-length') ?? 0) > largest) throw tooLarge()
  const reader = c.req.raw.body?.getReader()
  if (!reader) return
  const began = performance.now()
  let size = 0
  let isWhole = false
  try {
    for (;;) {
      const { done, value } = await inTime(reader.read(), DONE_WITHIN_MS - (performance.now() - began))
      isWhole = done
      if (done) return
      size += value.byteLength
      if (size > largest) throw tooLarge()
      yield value
      releaseChunk(c, value)
    }
  } finally {
    if (!isWhole) void reader.cancel().catch(() => {})
  }
}

async function inTime<T>(reading: Promise<T>, left: number): Promise<T> {
  const late = Promise.withResolvers<never>()
  const message = 'The request body did not come in time'
  const timer = setTimeout(
    () => late.reject(new AppError('invalid', message)),
    Math.max(0, Math.min(NEXT_WITHIN_MS, left)),
  )
  try {
    return await Promise.race([reading, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
