import type { Database, Db, Tx } from '#server/db/database.ts'
import { unboundTables } from './unboundTables.ts'

/** The columns that find a row by something that only its owner has, or that a provider vouches for: it says whose the row is. */
const FOUND_BY: Record<string, readonly string[]> = {
  refresh_tokens: ['token_hash'],
  secrets: ['hash'],
  identities: ['subject'],
}

/** A statement that means the rows of many people says so, with its reason, for instance for an hourly job. */
const ACROSS_PEOPLE = /\/\* across people: [^*]+ \*\//

/** A database that refuses statements on people's rows that do not say whose they mean. */
export type BindingDatabase = Database & {
  /** What was refused, also where the error was caught. */
  refused: readonly string[]
}

/** @param owned the tables that have a column `user_id` */
export function bindingPeople(db: Database, owned: ReadonlySet<string>): BindingDatabase {
  const refused: string[] = []
  const known = new Map<string, string | null>()

  function check(text: string) {
    const fault = known.get(text) ?? faultOf(text, owned)
    known.set(text, fault)
    if (fault === null) return
    refused.push(fault)
    throw new Error(fault)
  }

  function guarded<D extends Db>(inner: D): D {
    return {
      ...inner,
      query: async (text: string, values?: readonly unknown[]) => {
        check(text)
        return inner.query(text, values)
      },
      read: async (text: string, values?: readonly unknown[]) => {
        check(text)
        return inner.read(text, values)
      },
      transaction: <T>(work: (tx: Tx) => Promise<T>) => inner.transaction((tx) => work(guarded(tx))),
    }
  }
  return { ...guarded(db), refused }
}

function faultOf(text: string, owned: ReadonlySet<string>): string | null {
  if (ACROSS_PEOPLE.test(text)) return null
  const unbound = unboundTables(text, owned, FOUND_BY)
  if (unbound.length === 0) return null
  return (
    `A statement names ${unbound.join(', ')} and does not bind user_id. Bind it, or begin the statement with ` +
    `"/* across people: why */" where it means everybody's rows: ${text.trim()}`
  )
}
