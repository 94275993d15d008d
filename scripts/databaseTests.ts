import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Imported by all tests that open a copy of the run's database. */
const OPENS_DATABASE = 'server/testing/database.ts'
/** What others ask how to reach it. */
const ASKS_FOR_CLUSTER = /\binject\(/
const IMPORT = /\b(?:from|import)\s*\(?\s*'([#.][^']+)'/g

/** They import helpers of the others, and never open the run's database. */
const DATABASE_OF_THEIR_OWN = {
  'server/auth/faults/databaseRestart.test.ts': 'restarts a server of its own',
  'server/demo/demo.test.ts': 'runs on PGlite',
  'server/kit/db/transfer/transfer.test.ts': 'starts the program on servers of its own',
  'server/kit/db/watchServer.test.ts': 'kills a server of its own',
}

/**
 * The server's tests to which it makes no difference on which database a run is: those of pure functions, and those that start
 * a database of their own. Once, in `npm test`, is enough for them.
 *
 * @returns their paths
 */
export function testsWithoutDatabase(): string[] {
  const imports = new Map<string, string[]>()
  return globSync('server/**/*.test.ts').filter(
    (test) => test in DATABASE_OF_THEIR_OWN || !opensDatabase(test, imports),
  )
}

function opensDatabase(test: string, imports: Map<string, string[]>): boolean {
  if (ASKS_FOR_CLUSTER.test(readFileSync(test, 'utf8'))) return true
  const found = new Set([test])
  for (const file of found) {
    const imported = imports.get(file) ?? importsOf(file)
    imports.set(file, imported)
    for (const each of imported) found.add(each) // which this loop comes to later
  }
  return found.has(OPENS_DATABASE)
}

/** The modules of the product that a file names. */
function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)]
    .map(([, name = '']) =>
      name.startsWith('#') ? name.slice(1) : path.posix.join(path.posix.dirname(file), name),
    )
    .filter((module) => existsSync(module))
}
