import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, expect, inject, test } from 'vitest'
import { startTestServer } from '#server/testing.ts'

const server = await startTestServer()
afterAll(server.close)

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as (options?: { type: 'minor' }) => void
const used = () => getHeapStatistics().used_heap_size / 1024 ** 2

const PAGE = `select repeat(md5(n::text), 20) as text from generate_series(1, 100) n`

// PGlite has a driver of its own.
test.skipIf(inject('pgliteTemplate') !== null)(
  'what was read in a transaction is let go by the fast collection, however much it was',
  async () => {
    await server.db.transaction(async (tx) => {
      await tx.query(PAGE)
      collect()
      const before = used()
      for (let page = 0; page < 200; page += 1) await tx.query(PAGE)
      collect({ type: 'minor' })
      collect({ type: 'minor' })
      expect(used() - before).toBeLessThan(4) // of 12 MiB that were read
    })
  },
)
