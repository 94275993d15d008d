import type { FileWrite, StorageBackend, StorageEntry } from '@electric-sql/pglite/memfs-frontend'

const DATABASE = 'demo-postgres'
const STORE = 'blocks'
const BLOCK = 32_768
/** Where a directory has its entry, among the numbers of a file's blocks. */
const DIRECTORY = -1

/** A record: the block of a file at an index, or a directory. Keys are sorted, so parents come before their children. */
type Key = [path: string, index: number]

/**
 * The files of a PostgreSQL data directory in IndexedDB, in blocks of 32 KiB. What one commit changed is written in one
 * transaction, so that a tab that is closed in the middle leaves the state before.
 */
export async function openBlockStore(): Promise<BlockStore> {
  const database = await openDatabase()
  const files = await readFiles(database)
  return {
    isEmpty: files.size === 0,
    init: async () => {},
    async *load() {
      for (const [path, content] of files) yield entryOf(path, content)
    },
    async apply({ ops, files: { wal, data, control } }) {
      const transaction = database.transaction(STORE, 'readwrite', { durability: 'relaxed' })
      const blocks = transaction.objectStore(STORE)
      for (const { op, path } of ops) {
        if (op === 'mkdir') makeDirectory(files, blocks, path)
        else removeAll(files, blocks, path)
      }
      for (const write of [...wal, ...data, ...control]) writeFile(files, blocks, write)
      await completed(transaction)
    },
    close: async () => database.close(),
  }
}

export type BlockStore = StorageBackend & { isEmpty: boolean }

/** Removes all that is stored; other tabs must have closed it. */
export async function deleteBlockStore(): Promise<void> {
  await answered(indexedDB.deleteDatabase(DATABASE))
}

/** What is stored, so that a block can be written whole when a part of it changed; null is a directory. */
type Files = Map<string, Uint8Array | null>

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE))
  return answered(request)
}

async function readFiles(database: IDBDatabase): Promise<Files> {
  const blocks = database.transaction(STORE).objectStore(STORE)
  const [keys, values] = await Promise.all([
    answered(blocks.getAllKeys()) as Promise<unknown> as Promise<Key[]>,
    answered(blocks.getAll()) as Promise<(Uint8Array | null)[]>,
  ])
  const parts = Map.groupBy(keys.keys(), (place) => keys[place]?.[0] ?? '')
  return new Map(
    Array.from(parts, ([path, places]) => {
      const isDirectory = places.some((place) => keys[place]?.[1] === DIRECTORY)
      return [path, isDirectory ? null : joined(places.map((place) => values[place] ?? new Uint8Array()))]
    }),
  )
}

function joined(parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** A copy: the engine goes on to write into what it is given. */
function entryOf(path: string, content: Uint8Array | null): StorageEntry {
  return content ? { kind: 'file', path, data: content.slice() } : { kind: 'dir', path }
}

function makeDirectory(files: Files, blocks: IDBObjectStore, path: string) {
  files.set(path, null)
  blocks.put(null, [path, DIRECTORY] satisfies Key)
}

function removeAll(files: Files, blocks: IDBObjectStore, path: string) {
  for (const each of files.keys()) if (each === path || each.startsWith(`${path}/`)) files.delete(each)
  blocks.delete(IDBKeyRange.bound([path], [path, Infinity]))
  blocks.delete(IDBKeyRange.bound([`${path}/`], [`${path}/\uffff`]))
}

function writeFile(files: Files, blocks: IDBObjectStore, { path, size, full, chunks }: FileWrite) {
  const before = (full ? null : files.get(path)) ?? null
  const content = before?.length === size ? before : resized(before, size)
  for (const { at, data } of chunks) content.set(data, at)
  files.set(path, content)
  const count = Math.max(1, Math.ceil(size / BLOCK)) // an empty file is an empty block
  const changed = blocksOf(chunks)
  if (content !== before) {
    for (let index = firstChanged(before, size); index < count; index += 1) changed.add(index)
    blocks.delete(IDBKeyRange.bound([path, count], [path, Infinity]))
  }
  for (const index of changed)
    blocks.put(content.slice(index * BLOCK, (index + 1) * BLOCK), [path, index] satisfies Key)
}

/** Where a file gets longer or shorter. */
function firstChanged(before: Uint8Array | null, size: number): number {
  return Math.floor(Math.min(before?.length ?? 0, size) / BLOCK)
}

function resized(content: Uint8Array | null, size: number): Uint8Array {
  const next = new Uint8Array(size)
  if (content) next.set(content.subarray(0, size))
  return next
}

function blocksOf(chunks: FileWrite['chunks']): Set<number> {
  const indices = new Set<number>()
  for (const { at, data } of chunks)
    for (let index = Math.floor(at / BLOCK); index * BLOCK < at + data.length; index += 1) indices.add(index)
  return indices
}

function answered<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('This browser keeps nothing')))
  })
}

function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('The device is full')))
  })
}
