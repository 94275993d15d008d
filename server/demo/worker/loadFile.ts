import type { DemoFile } from '#shared/demo/messages.ts'

/** The cache of the demo's files; web/sw answers from it too, and drops what a newer build does not name. */
const CACHE = 'demo'

/**
 * A file of the demo, from the cache or the network. What came over the network is kept, so that the next start needs none.
 *
 * @param contentType the file's own, which a host of files may not know
 * @param onBytes called with each piece as it comes; for a cached file at once
 * @throws an Error when it cannot be fetched
 */
export async function loadFile(
  { address, bytes }: DemoFile,
  contentType: string,
  onBytes: (count: number) => void,
): Promise<Response> {
  const cache = await caches.open(CACHE)
  const cached = await cache.match(address)
  if (cached) {
    onBytes(bytes)
    return cached
  }
  const response = await fetch(address)
  if (!response.ok || !response.body) throw new Error(`${address}: ${response.status}`)
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(piece, controller) {
        onBytes(piece.byteLength)
        controller.enqueue(piece)
      },
    }),
  )
  const file = new Response(counted, { headers: { 'content-type': contentType } })
  void cache.put(address, file.clone()).catch(() => {}) // a full device loads it again the next time
  return file
}
