import { type Refused, refusedOf, type Waiting, waitingOf } from './entry.ts'

/** Goes up when the shape of what is kept changes: answers are then asked for anew, and changes that wait stay. */
const VERSION = 1

/** What the browser keeps of one person on this device. Each person has their own database. */
export type DeviceStore = {
  /** The server's answers, by key, so that the app can be opened without a network. */
  answer: (key: string) => Promise<unknown>
  /** All answers whose key begins like this. */
  answers: (prefix: string) => Promise<Map<string, unknown>>
  /** Keeps values by their keys, all or none. */
  keepAnswers: (values: Record<string, unknown>) => Promise<void>
  /** Changes that the server has not confirmed, oldest first; all of them or only the first so many. */
  waiting: (count?: number) => Promise<Waiting[]>
  addWaiting: (entry: Waiting) => Promise<void>
  /** Takes changes out, because they arrived or because they were refused; both in one step. */
  takeOut: (keys: readonly string[], refused?: Refused) => Promise<void>
  /** Writes down why a change is parked, unless it was taken out meanwhile. */
  setParked: (key: string, reason: string) => Promise<void>
  /** Refused changes that the person has not decided about. */
  refused: () => Promise<Refused[]>
  dismiss: (key: string) => Promise<void>
  /** Without keys all of them. Changes that wait or were refused stay, since they would be lost. */
  forgetAnswers: (keys?: readonly string[]) => Promise<void>
  /** Removes everything, also changes that wait. Nothing can be kept any more. */
  erase: () => Promise<void>
}

/** Opens the person's store. Where the browser allows no database, everything is in memory, and no change counts as kept. */
export async function openDeviceStore(userId: string): Promise<DeviceStore> {
  try {
    return databaseStore(await openDatabase(nameOf(userId)))
  } catch {
    const addWaiting = () => Promise.reject(new Error('This browser keeps nothing'))
    return { ...memoryStore(), addWaiting }
  }
}

/**
 * Removes the kept answers of everyone else who was signed in on this device, in case that failed when they signed out.
 * Their changes that wait stay for their next sign-in.
 */
export async function forgetOthers(userId: string): Promise<void> {
  // Firefox could not list databases before version 126.
  const databases = (await indexedDB.databases?.()) ?? []
  for (const { name } of databases) {
    if (!name?.startsWith(PREFIX) || name === nameOf(userId)) continue
    const database = await openDatabase(name)
    const isPersons = database.objectStoreNames.contains('answers') // the demo's is not
    if (isPersons) await databaseStore(database).forgetAnswers()
    database.close()
  }
}

const STORES = ['answers', 'waiting', 'refused'] as const
type StoreName = (typeof STORES)[number]

const PREFIX = 'goal-crusher-'
const nameOf = (userId: string) => PREFIX + userId

function openDatabase(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, VERSION)
  request.addEventListener('upgradeneeded', () => {
    const { result: database } = request
    if (database.objectStoreNames.contains('answers')) database.deleteObjectStore('answers')
    for (const store of STORES)
      if (!database.objectStoreNames.contains(store)) database.createObjectStore(store)
  })
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('The database cannot be opened')),
    )
    request.addEventListener('blocked', () => reject(new Error('Another tab has an older database open')))
  })
}

function databaseStore(database: IDBDatabase): DeviceStore {
  database.addEventListener('versionchange', () => database.close()) // a newer version in another tab may go ahead

  const reading = async <Result>(store: StoreName, ask: (store: IDBObjectStore) => IDBRequest<Result>) => {
    const request = ask(database.transaction(store).objectStore(store))
    return new Promise<Result>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () =>
        reject(request.error ?? new Error('The device store cannot be read')),
      )
    })
  }
  const writing = async (stores: StoreName[], durability: IDBTransactionDurability, write: Write) => {
    const transaction = database.transaction(stores, 'readwrite', { durability })
    write((name) => transaction.objectStore(name))
    transaction.commit() // without it the browser waits for the page before it writes, and a page that is closed then loses it
    return end(transaction)
  }
  const changing = async (store: StoreName, key: string, change: (value: unknown) => unknown) => {
    const transaction = database.transaction(store, 'readwrite', { durability: 'strict' })
    const request = transaction.objectStore(store).openCursor(key)
    request.addEventListener('success', () => request.result?.update(change(request.result.value)))
    return end(transaction)
  }
  const startingWith = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uFFFF`)

  return {
    answer: (key) => reading('answers', (store) => store.get(key)),
    answers: async (prefix) => {
      const [keys, values] = await Promise.all([
        reading('answers', (store) => store.getAllKeys(startingWith(prefix))),
        reading('answers', (store) => store.getAll(startingWith(prefix))),
      ])
      return new Map(keys.map((key, index) => [key as string, values[index]]))
    },
    keepAnswers: (values) =>
      writing(['answers'], 'relaxed', (store) => {
        for (const [key, value] of Object.entries(values)) store('answers').put(value, key)
      }),
    waiting: async (count) => (await reading('waiting', (store) => store.getAll(null, count))).map(waitingOf),
    addWaiting: (entry) => writing(['waiting'], 'strict', (store) => store('waiting').put(entry, entry.key)),
    takeOut: (keys, refused) =>
      writing(['waiting', 'refused'], 'strict', (store) => {
        for (const key of keys) store('waiting').delete(key)
        if (refused) store('refused').put(refused, refused.key)
      }),
    setParked: (key, reason) =>
      changing('waiting', key, (entry) => ({ ...waitingOf(entry), parked: reason })),
    refused: async () => (await reading('refused', (store) => store.getAll())).map(refusedOf),
    dismiss: (key) => writing(['refused'], 'strict', (store) => store('refused').delete(key)),
    forgetAnswers: (keys) =>
      writing(['answers'], 'strict', (store) => {
        for (const key of keys ?? [startingWith('')]) store('answers').delete(key)
      }),
    erase: () => erase(database),
  }
}

async function erase(database: IDBDatabase): Promise<void> {
  // Emptied first: a tab that the browser has suspended would hold up the deletion.
  const transaction = database.transaction(STORES, 'readwrite', { durability: 'strict' })
  for (const name of STORES) transaction.objectStore(name).clear()
  await end(transaction)
  database.close()
  indexedDB.deleteDatabase(database.name)
}

function end(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () =>
      reject(transaction.error ?? new Error('The device store cannot be written')),
    )
  })
}

type Write = (store: (name: StoreName) => IDBObjectStore) => void

/** The same in memory, for browsers without a database and for tests. */
export function memoryStore(): DeviceStore {
  const answers = new Map<string, unknown>()
  const waiting = new Map<string, Waiting>()
  const refused = new Map<string, Refused>()
  const inOrder = <Row extends { key: string }>(rows: Map<string, Row>) =>
    [...rows.values()].toSorted((a, b) => (a.key < b.key ? -1 : 1))
  return {
    answer: async (key) => answers.get(key),
    answers: async (prefix) => new Map([...answers].filter(([key]) => key.startsWith(prefix))),
    keepAnswers: async (values) => {
      for (const [key, value] of Object.entries(values)) answers.set(key, value)
    },
    waiting: async (count) => inOrder(waiting).slice(0, count),
    addWaiting: async (entry) => void waiting.set(entry.key, entry),
    takeOut: async (keys, refusal) => {
      for (const key of keys) waiting.delete(key)
      if (refusal) refused.set(refusal.key, refusal)
    },
    setParked: async (key, reason) => {
      const entry = waiting.get(key)
      if (entry) waiting.set(key, { ...entry, parked: reason })
    },
    refused: async () => inOrder(refused),
    dismiss: async (key) => void refused.delete(key),
    forgetAnswers: async (keys) => {
      for (const key of keys ?? [...answers.keys()]) answers.delete(key)
    },
    erase: async () => {
      for (const kept of [answers, waiting, refused]) kept.clear()
    },
  }
}
