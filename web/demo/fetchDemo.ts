import { AppError, type ErrorCode } from '#shared/errors.ts'
import { profileOfSession } from '#web/profile/data.ts'
import { answer, type DemoCall, type Outcome } from './answer.ts'
import { type DemoState, newDemo } from './state.ts'
import { tellWindows } from './windows.ts'

/** Answers a call as the server would, out of what this browser keeps. One call after the other, in all windows. */
export async function fetchDemo(path: string, { method = 'GET', body }: RequestInit): Promise<Response> {
  const call: DemoCall = {
    method,
    path,
    body: typeof body === 'string' ? JSON.parse(body) : undefined,
    now: new Date(),
    newId: () => crypto.randomUUID(),
  }
  const step = await withState((state) => answer(state, call)).catch((error: unknown) => {
    if (error instanceof AppError) return error
    throw error
  })
  if (step instanceof AppError) {
    const { code, message, details } = step
    return Response.json({ code, message, details }, { status: STATUSES[code] ?? 500 })
  }
  if (method !== 'GET') tellWindows(step.before, step.state)
  const { json } = step
  return json === undefined ? new Response(null, { status: 204 }) : Response.json(json)
}

const STATUSES: Partial<Record<ErrorCode, number>> = { invalid: 400, not_found: 404, conflict: 409 }

const [DATABASE, STORE, KEY] = ['goal-crusher-demo', 'state', 'state']

type Step = Outcome & { before: DemoState }

/** Reads, changes and keeps the state in one transaction, so that two windows do not overtake each other. */
async function withState(work: (state: DemoState) => Outcome): Promise<Step> {
  const database = await openDatabase()
  const transaction = database.transaction(STORE, 'readwrite')
  const store = transaction.objectStore(STORE)
  const reading: IDBRequest<DemoState | undefined> = store.get(KEY)
  const { promise, resolve, reject } = Promise.withResolvers<Step>()
  reading.addEventListener('success', () => {
    // What was kept before tasks could repeat lacks the parts for it.
    const before = { ...newDemo({ ...profileOfSession(), handle: 'demo' }), ...reading.result }
    try {
      const outcome = work(before)
      if (outcome.state !== before || !reading.result) store.put(outcome.state, KEY)
      transaction.addEventListener('complete', () => resolve({ before, ...outcome }))
    } catch (error) {
      reject(error)
    }
  })
  transaction.addEventListener('abort', () =>
    reject(new Error('This browser keeps nothing', { cause: transaction.error })),
  )
  return promise.finally(() => database.close())
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE))
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () =>
      reject(new Error('This browser keeps nothing', { cause: request.error })),
    )
  })
}
