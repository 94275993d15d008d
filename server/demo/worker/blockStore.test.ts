import { PGlite } from '@electric-sql/pglite'
import { MemfsFrontendFS } from '@electric-sql/pglite/memfs-frontend'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, test, vi } from 'vitest'
import { deleteBlockStore, openBlockStore } from './blockStore.ts'

vi.stubGlobal('indexedDB', new IDBFactory())
vi.stubGlobal('IDBKeyRange', IDBKeyRange)

type Write = { path: string; text?: string; at?: number; size: number; full?: boolean }

const write = ({ path, text = '', at = 0, size, full = false }: Write) => ({
  path,
  size,
  full,
  truncate: full,
  chunks: text === '' ? [] : [{ at, data: new TextEncoder().encode(text) }],
})

async function stored(): Promise<Record<string, string | null>> {
  const store = await openBlockStore()
  const found: Record<string, string | null> = {}
  for await (const entry of store.load())
    found[entry.path] = entry.kind === 'dir' ? null : new TextDecoder().decode(entry.data)
  await store.close()
  return found
}

async function apply(ops: { op: 'remove' | 'mkdir'; path: string }[], data: Write[] = []) {
  const store = await openBlockStore()
  await store.apply(
    { ops, files: { wal: [], data: data.map(write), control: [] } },
    { relaxedDurability: false },
  )
  await store.close()
}

test('files are kept with their folders, changed in part, made longer and shorter, and removed', async () => {
  await apply(
    [{ op: 'mkdir', path: '/base' }],
    [
      { path: '/base/1', text: 'a'.repeat(70_000), size: 70_000, full: true },
      { path: '/base/1.1', text: 'segment', size: 7, full: true },
      { path: '/empty', size: 0, full: true },
    ],
  )
  await apply([], [{ path: '/base/1', text: 'bb', at: 32_767, size: 70_000 }]) // over the edge of a block
  const whole = `${'a'.repeat(32_767)}bb${'a'.repeat(37_231)}`
  expect(await stored()).toEqual({ '/base': null, '/base/1': whole, '/base/1.1': 'segment', '/empty': '' })

  await apply([], [{ path: '/base/1', text: 'c', at: 70_000, size: 70_001 }])
  expect((await stored())['/base/1']).toBe(`${whole}c`)
  await apply([], [{ path: '/base/1', size: 10 }])
  expect((await stored())['/base/1']).toBe('a'.repeat(10))
  await apply([{ op: 'remove', path: '/base/1' }])
  expect(await stored()).toEqual({ '/base': null, '/base/1.1': 'segment', '/empty': '' })
  await apply([{ op: 'remove', path: '/base' }])
  expect(await stored()).toEqual({ '/empty': '' })
  await deleteBlockStore()
  expect(await stored()).toEqual({})
})

test('a database that was never closed goes on where its last commit was', { timeout: 60_000 }, async () => {
  await deleteBlockStore()
  const first = await PGlite.create({ fs: new MemfsFrontendFS(await openBlockStore()) })
  await first.exec('create table kept (n int)')
  for (let n = 0; n < 500; n += 1) await first.query('insert into kept values ($1)', [n])

  const store = await openBlockStore()
  expect(store.isEmpty).toBe(false)
  const second = await PGlite.create({ fs: new MemfsFrontendFS(store) })
  expect((await second.query('select count(*)::int as count, sum(n)::int as sum from kept')).rows).toEqual([
    { count: 500, sum: 124_750 },
  ])
})
