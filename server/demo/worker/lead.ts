import type { DemoFiles, FromDemo, ToDemo } from '#shared/demo/messages.ts'
import { createDatabase } from '#server/kit/db/database.ts'
import type { Migration } from '#server/kit/db/migrate.ts'
import { pgliteDriver } from '#server/kit/db/pgliteDriver.ts'
import { type Demo, openDemo } from '../openDemo.ts'
import { createAnswers } from './answerRequests.ts'
import { deleteBlockStore } from './blockStore.ts'
import { openEngine } from './openEngine.ts'

/** What the leading tab is asked, by its own page or by other tabs. */
export type Asked = ToDemo | { kind: 'hello' }
/** Sends to one tab, or to all of them. */
export type Send = (tab: string | null, message: FromDemo) => void

/** The tab that holds the database. */
export type Lead = {
  /** Says to a tab, or to all of them, that it answers, and for whom. */
  announce: (tab: string | null) => void
  handle: (tab: string, asked: Asked) => void
}

/** Opens the database and answers for all tabs. @throws DemoError */
export async function openLead(files: DemoFiles, send: Send): Promise<Lead> {
  let demo = await open(files, send)
  let answers = createAnswers(demo, send)
  const known = new Set<string>()

  function announce(tab: string | null) {
    send(tab, { kind: 'ready', personId: demo.personId })
  }

  /** Another demo: the person has another id, so that no tab takes what it kept of the first one for the second. */
  async function reset() {
    answers.stopAll()
    await demo.close()
    await deleteBlockStore()
    demo = await open(files, send)
    answers = createAnswers(demo, send)
    announce(null)
  }

  /** A tab keeps its lock for as long as it lives; nobody reads what was under way for it. */
  function watch(tab: string) {
    if (known.has(tab)) return
    known.add(tab)
    void navigator.locks.request(lockOf(tab), () => answers.stopAll(tab))
  }

  return {
    announce,
    handle(tab, asked) {
      watch(tab)
      if (asked.kind === 'hello') announce(tab)
      if (asked.kind === 'request') void answers.answer(tab, asked)
      if (asked.kind === 'cancel') answers.cancel(asked.id)
      if (asked.kind === 'reset') void reset()
    },
  }
}

/** The lock that a tab's worker holds. */
export const lockOf = (tab: string) => `goal-crusher demo tab ${tab}`

async function open(files: DemoFiles, send: Send): Promise<Demo> {
  const engine = await openEngine(files, (loaded, total) => send(null, { kind: 'progress', loaded, total }))
  return openDemo({
    db: createDatabase(pgliteDriver(engine)),
    migrations: MIGRATIONS,
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    now: () => new Date(),
  })
}

const MIGRATIONS: Migration[] = Object.entries(
  import.meta.glob<string>('../../kit/db/migrations/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).map(([path, sql]) => ({ name: path.split('/').at(-1) ?? path, sql }))
