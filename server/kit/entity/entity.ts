import type { Fields, NewOf, PatchOf, ValuesOf } from '#shared/entity/fields.ts'
import type { Row } from '#shared/entity/row.ts'
import type { Db, Tx } from '#server/kit/db/database.ts'
import type { Person } from '#server/kit/http/person.ts'

/** A row of the entity's table, as `row_to_json` makes it. */
export type StoredRow<F extends Fields> = Row & ValuesOf<F>

/** What is asked of a row. */
export type Edit<F extends Fields> = { row: StoredRow<F>; patch: PatchOf<F> }
/** What is set. */
export type Revision<F extends Fields> = { patch: PatchOf<F>; more: Record<string, unknown> }

/**
 * An entity whose rows belong to one person and are few: goals, habits, domains. Its table has the columns of `ROW` and of
 * its fields; the key is (user_id, id). Creating, editing, the trash, versions and limits are the same for all of them
 * (docs/rules/http.md, Rows); what is special is said here.
 */
export type Entity<F extends Fields, Item extends Row> = {
  table: string
  /** As messages call it: `domain`. */
  noun: string
  fields: F
  /** How many a person may have, without the trash and the archive. */
  maxRows: number
  /** How many without the trash alone, where the archive, or what is closed, does not count for `maxRows`. */
  maxRowsInAll?: number
  /** Its field `archived` keeps a row out of lists that do not ask for it. */
  archives?: true
  /** SQL: the rows `e` that count for it, where not all do. */
  limited?: string
  /** SQL: the order of lists; ids break ties. */
  order: string
  /** SQL: further columns that an answer has, of the row `e`. */
  columns?: string
  /** Makes the rows that every person begins with. Called where a person has none. */
  seed?: (tx: Tx, person: Person, now: Date) => Promise<void>
  /** The values of a create whose `chosen` fields are filled in. */
  complete: (tx: Tx, person: Person, asked: NewOf<F>, now: Date) => Promise<ValuesOf<F>>
  /** @throws AppError for values that do not fit together, or name rows that the person does not have. @param before null for a new row */
  check?: (tx: Tx, person: Person, row: ValuesOf<F>, before: StoredRow<F> | null, now: Date) => Promise<void>
  /** Columns of a new row that are no fields and follow from them. */
  begin?: (values: ValuesOf<F>, person: Person, now: Date) => Record<string, unknown>
  /**
   * An edit as it may be made on a row, with the columns that are no fields and follow from it.
   *
   * @throws AppError for an edit that does not fit the row
   */
  revise?: (tx: Tx, person: Person, edit: Edit<F>, now: Date) => Promise<Revision<F>>
  /** What a saved row changes in others. @param row with the new values */
  saved?: (tx: Tx, person: Person, row: StoredRow<F>, now: Date) => Promise<void>
  /** @throws AppError for a row that must stay */
  checkRemoval?: (row: StoredRow<F>) => void
  /** What others lose when a row is moved to the trash, and get back with it. */
  trashed?: (tx: Tx, person: Person, id: string, isTrashed: boolean, now: Date) => Promise<void>
  /** The rows as they are answered, with their derived figures. */
  present: (db: Db, person: Person, rows: readonly StoredRow<F>[], now: Date) => Promise<Item[]>
}
