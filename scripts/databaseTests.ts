import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { neededTests } from './coveredByOthers.ts'

/** Imported by all tests that open a copy of the run's database. */
const OPENS_DATABASE = 'server/testing/database.ts'
const DEMO = 'server/demo/openDemo.ts'
/** The argument of a run that sends each statement at least once. */
export const FEWEST = '--fewest'
/** The tests that such a run needs. */
const CHOICE = 'dist/neededTests.json'
/** What others ask how to reach it. */
const ASKS_FOR_CLUSTER = /\binject\(/
const FOR_EVERY_PART = /^server\/(kit|testing)\//
const TYPES_ONLY = /\b(?:import|export) type [^']+'[^']+'/g
const IMPORT = /\b(?:from|import)\s*\(?\s*'([#.][^']+)'/g

/** They import helpers of the others, and never open the run's database. */
const DATABASE_OF_THEIR_OWN = {
  'server/auth/faults/databaseRestart.test.ts': 'restarts a server of its own',
  'server/demo/demo.test.ts': 'runs on PGlite',
  'server/kit/db/transfer/transfer.test.ts': 'starts the program on servers of its own',
  'server/kit/db/watchServer.test.ts': 'kills a server of its own',
}

/** What they are about are answers of other services, and the time until they come. What is written then, others test too. */
const ABOUT_OTHER_SERVICES = new Set([
  'server/assistant/models/misbehaving.test.ts',
  'server/assistant/models/providers.test.ts',
  'server/assistant/voice/speech.test.ts',
  'server/assistant/voice/transcription.test.ts',
])

/** What they are about is who may call, how often, and what a request may hold. The statements behind it, others send too. */
const ABOUT_REQUESTS = new Set([
  'server/auth/contract/accountEnumeration.test.ts',
  'server/auth/guessing.test.ts',
  'server/auth/rateLimit.test.ts',
  'server/fuzz.test.ts',
  'server/imports/hostileFiles.test.ts',
  'server/people/requests/sameAnswers.test.ts',
  'server/presence/presence.test.ts',
  'server/routes.test.ts',
  'server/tasks/badInput.test.ts',
  'server/tasks/hostileRules.test.ts',
])

/** The tests of which `npm test` is enough. */
const ONCE = new Set([...Object.keys(DATABASE_OF_THEIR_OWN), ...ABOUT_OTHER_SERVICES, ...ABOUT_REQUESTS])

/**
 * The server's tests to which it makes no difference on which database a run is: those of pure functions, those that start a
 * database of their own, and those of other services or of requests. Once, in `npm test`, is enough for them.
 *
 * @returns their paths
 */
export function testsWithoutDatabase(): string[] {
  const imports = new Map<string, string[]>()
  return globSync('server/**/*.test.ts').filter((test) => ONCE.has(test) || !opensDatabase(test, imports))
}

/**
 * The server's tests about parts that no demo has (accounts, exports, pictures, pushes, mails …): they are in a folder of which
 * the demo loads nothing.
 *
 * @returns their paths
 */
export function testsOfPartsWithoutDemo(): string[] {
  const folders = new Set([...loadedBy(DEMO, new Map())].map((file) => path.posix.dirname(file)))
  return globSync('server/*/**/*.test.ts').filter(
    (test) => !FOR_EVERY_PART.test(test) && !folders.has(path.posix.dirname(test)),
  )
}

function opensDatabase(test: string, imports: Map<string, string[]>): boolean {
  return ASKS_FOR_CLUSTER.test(readFileSync(test, 'utf8')) || loadedBy(test, imports).has(OPENS_DATABASE)
}

/** A module and all that it loads, at first or later. */
function loadedBy(file: string, imports: Map<string, string[]>): Set<string> {
  const found = new Set([file])
  for (const each of found) {
    const imported = imports.get(each) ?? importsOf(each)
    imports.set(each, imported)
    for (const one of imported) found.add(one) // which this loop comes to later
  }
  return found
}

/** The modules of the product that a file names. */
function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').replaceAll(TYPES_ONLY, '').matchAll(IMPORT)]
    .map(([, name = '']) =>
      name.startsWith('#') ? name.slice(1) : path.posix.join(path.posix.dirname(file), name),
    )
    .filter((module) => existsSync(module))
}

/**
 * What a run on one more database leaves out.
 *
 * @param cannot the files that have no place in this run
 * @param args of the command: with `--fewest` the tests are left out, too, whose statements others send (coveredByOthers.ts), as the
 *   last `npm test` here found
 * @param tests parts of the names of tests that are left out of their files
 * @returns arguments of vitest, and what its tests find in their environment (skipCovered.ts)
 */
export function leftOut(
  cannot: readonly string[],
  args: readonly string[],
  tests: readonly string[] = [],
): { args: string[]; env: { TEST_CHOICE?: string } } {
  const files = globSync('server/**/*.test.ts').filter((file) => !cannot.includes(file))
  const runsWhole = (file: string) => {
    const text = readFileSync(file, 'utf8')
    return ASKS_FOR_CLUSTER.test(text) || tests.some((name) => text.includes(name))
  }
  const exclude = (excluded: readonly string[]) => excluded.map((file) => `--exclude=${file}`)
  if (!args.includes(FEWEST)) return { args: exclude(cannot), env: {} }
  const needed = neededTests(files.filter((file) => !runsWhole(file)))
  writeFileSync(CHOICE, JSON.stringify(Object.fromEntries(needed)))
  const covered = [...needed].filter(([, names]) => names.length === 0).map(([file]) => file)
  return { args: exclude([...cannot, ...covered]), env: { TEST_CHOICE: CHOICE } }
}
