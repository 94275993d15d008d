import { newId } from '#server/kit/db/newId.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { DueKind, DueKinds, DueMoment } from '#server/kit/due/dueKind.ts'

/** How a kind of the tests is tried again. Seconds. */
export const RETRIES = { first: 30, longest: 100, giveUpAfter: 1000 }

/** Makes kinds of what is due on a database, each of one's own, which note what they were given. */
export const kindsIn =
  (db: Db) =>
  (options: Partial<DueKind> = {}) => {
    const seen: DueMoment[] = []
    const name = `kind ${newId()}`
    const own = { lock: null, clock: 'any', retries: RETRIES } as const
    const kind = {
      ...own,
      run: async (_inside: unknown, moment: DueMoment) => void seen.push(moment),
      ...options,
    } as DueKind
    const key = () => ({ ownerId: newId(), kind: name, subject: newId() })
    const waiting = () =>
      db.query<{ attempts: number; try_at: Date }>('select * from due_moments where kind = $1', [name])
    return { seen, name, kinds: { [name]: kind } satisfies DueKinds, key, waiting }
  }
