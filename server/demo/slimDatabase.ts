import type { PGlite } from '@electric-sql/pglite'

/** How a database of PGlite is made that takes little room: a log in short pieces, and the locale of the embedded server. */
export const SLIM_INIT_PARAMS = ['--wal-segsize=1', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']

/** Takes out the two databases from which others would be copied: each is a third of the whole, and PGlite opens one alone. */
export async function dropTemplates(engine: Pick<PGlite, 'exec'>): Promise<void> {
  for (const statement of DROP_TEMPLATES) await engine.exec(statement)
}

const DROP_TEMPLATES = [
  'update pg_database set datistemplate = false, datallowconn = true',
  'drop database template0',
  'drop database template1',
]
