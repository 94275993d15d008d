import type { Context } from 'hono'

/**
 * Releases the memory of a part of a body that is kept elsewhere by now. Each part that comes over the network lies in a buffer
 * of its own outside of the heap: left to the collector, 10 MiB of them make it stop everything for a whole collection.
 *
 * @param chunk it is empty afterwards, unless the bytes are the caller's own
 */
export function releaseChunk(c: Context, chunk: Uint8Array): void {
  if (!isOfNetwork(c.env) || !(chunk.buffer instanceof ArrayBuffer)) return
  const isAlone = chunk.byteLength === chunk.buffer.byteLength
  if (isAlone) chunk.buffer.transfer(0)
}

/** Whether a request came to a port. Another was made in this process, where its bytes may be wanted again. */
function isOfNetwork(env: unknown): boolean {
  return typeof env === 'object' && env !== null && 'incoming' in env
}
