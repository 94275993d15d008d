import type { DemoFiles, FromDemo, ToDemo } from '#shared/demo/messages.ts'
import { deleteBlockStore } from './blockStore.ts'
import { type Asked, type Lead, lockOf, openLead } from './lead.ts'
import { DemoError } from './openEngine.ts'

/**
 * The server of a demo: each tab has one of these workers. The one that gets the lock holds the database and answers for all
 * tabs; when its tab is closed, the next one goes on from what was stored.
 */

declare const self: DedicatedWorkerGlobalScope

const LOCK = 'goal-crusher demo'
const TAB = crypto.randomUUID()
/** A lock is held for as long as the promise is open, so until the worker ends. */
const UNTIL_THE_END = new Promise<never>(() => {})

/** Between the workers: a question to the leader, or an answer to one tab or to all. */
type Envelope = { from: string } & ({ asked: Asked } | { to: string | null; answer: FromDemo })

const channel = new BroadcastChannel(LOCK)
/** Requests of this tab's page without the head of an answer, by their ids. */
const waiting = new Map<string, ToDemo & { kind: 'request' }>()
/** Requests of this tab's page whose answers are under way. */
const receiving = new Set<string>()
/** The tab that answers; null while none is known. */
let leader: string | null = null
let lead: Lead | null = null
/** The files of a demo that could not be opened. */
let failed: DemoFiles | null = null

self.addEventListener('message', ({ data }: MessageEvent<ToDemo>) => {
  if (data.kind === 'open') return void begin(data.files)
  if (data.kind === 'reset' && failed) return void beginAnew(failed)
  if (data.kind === 'request') waiting.set(data.id, data)
  if (data.kind === 'cancel') waiting.delete(data.id)
  if (leader !== null) ask(data)
})

channel.addEventListener('message', ({ data }: MessageEvent<Envelope>) => {
  if ('asked' in data) lead?.handle(data.from, data.asked)
  else if (data.to === null || data.to === TAB) receive(data.from, data.answer)
})

async function begin(files: DemoFiles) {
  // The leader sees by this lock whether the tab is still there.
  await new Promise<void>((resolve) => {
    void navigator.locks.request(lockOf(TAB), () => {
      resolve()
      return UNTIL_THE_END
    })
  })
  tell({ asked: { kind: 'hello' } })
  await takeTheLead(files)
}

/** Waits for the lock, opens the database, and answers for as long as this tab is open. */
async function takeTheLead(files: DemoFiles) {
  await navigator.locks.request(LOCK, async () => {
    try {
      if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
      lead = await openLead(files, send)
      lead.announce(null)
    } catch (error) {
      console.error(error) // oxlint-disable-line no-console -- what the person is shown names no cause
      failed = files
      return toPage({ kind: 'failed', reason: error instanceof DemoError ? error.reason : 'storage' })
    }
    return UNTIL_THE_END
  })
}

/** What is stored could not be opened, by this version or at all: the person lets it go. */
async function beginAnew(files: DemoFiles) {
  failed = null
  await deleteBlockStore()
  await takeTheLead(files)
}

function send(to: string | null, answer: FromDemo) {
  if (to !== TAB) tell({ to, answer })
  if (to === null || to === TAB) receive(TAB, answer)
}

function tell(envelope: { asked: Asked } | { to: string | null; answer: FromDemo }) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  channel.postMessage({ from: TAB, ...envelope } satisfies Envelope)
}

function toPage(message: FromDemo) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  self.postMessage(message)
}

function ask(asked: Asked) {
  if (leader === TAB) lead?.handle(TAB, asked)
  else tell({ asked })
}

/** Hands an answer to the page, unless it no longer waits for it. */
function receive(from: string, message: FromDemo) {
  if (message.kind === 'ready') follow(from)
  if (message.kind === 'head' && !(waiting.delete(message.id) && receiving.add(message.id))) return
  if (message.kind === 'chunk' && !receiving.has(message.id)) return
  if (message.kind === 'end' && !receiving.delete(message.id)) return
  toPage(message)
}

/** A new leader does not know what the one before was asked. */
function follow(next: string) {
  if (leader === next) return
  leader = next
  for (const id of receiving) receive(next, { kind: 'end', id, isCut: true })
  for (const request of waiting.values()) ask(request)
}
