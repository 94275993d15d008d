import { Readable } from 'node:stream'
import { MINUTE_MS } from '#shared/time/durations.ts'
import type { Deps } from '#server/deps.ts'
import type { SignedInPerson } from '#server/kit/http/person.ts'
import { createFairQueue } from '#server/kit/queue/fairQueue.ts'
import { writeArchive } from './writeArchive.ts'

/** Each holds a connection and a snapshot for as long as it is read, so few are under way at once. */
const inTurn = createFairQueue('exports', {
  total: { running: 3, waiting: 64 },
  account: { running: 1, waiting: 2 },
})

/** Who reads nothing for so long, or is not done after so long, is given up. Milliseconds. */
const READ_WITHIN_MS = 30_000
const DONE_WITHIN_MS = 15 * MINUTE_MS

/**
 * The person's archive as a stream, which is written while it is read. What fails on the way breaks it off, and a zip that was
 * cut off is none.
 *
 * @throws AppError `unavailable` when too many wait; what fails before the first byte
 */
export async function streamExport(deps: Deps, person: SignedInPerson): Promise<ReadableStream> {
  const begun = Promise.withResolvers<Readable>()
  let archive: Readable | null = null
  const work = () =>
    deps.db.transaction(async (tx) => {
      if (archive) throw new Error('A snapshot was lost') // half of the archive may have been read
      await tx.query('set transaction isolation level repeatable read, read only')
      await writeArchive({ ...deps, db: tx }, person, (opened) => {
        archive = opened
        begun.resolve(opened)
      })
    })
  inTurn({ network: 'people', account: person.id }, work).catch((error: unknown) => {
    begun.reject(error)
    if (!archive) return
    archive.destroy()
    deps.log.warn({ reason: String(error) }, 'An export was broken off')
  })
  return Readable.toWeb(read(await begun.promise)) as ReadableStream
}

/**
 * What is read of an archive. Its connection is needed by others, so one that nobody reads is given up, also before its first byte:
 * what is to be done at the end may not depend on a generator that never began.
 */
function read(archive: Readable): Readable {
  const began = performance.now()
  let readAt = began
  async function* bytes() {
    for await (const chunk of archive) {
      readAt = performance.now()
      yield chunk as Buffer
    }
  }
  const timer = setInterval(() => {
    const now = performance.now()
    if (now - readAt > READ_WITHIN_MS || now - began > DONE_WITHIN_MS)
      archive.destroy(new Error('Nobody reads it'))
  }, READ_WITHIN_MS / 10)
  const reading = Readable.from(bytes(), { objectMode: false })
  reading.once('close', () => {
    clearInterval(timer)
    archive.destroy()
  })
  return reading
}
