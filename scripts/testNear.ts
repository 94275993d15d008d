// npm run test:near: what a change is most likely to break, in under three minutes. Types, lint and format; all unit tests; and of the
// slices that differ from where the branch left main, the server's tests and the journeys.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import path from 'node:path'
import { allSucceed } from './inParallel.ts'

const LINTED = /\.(ts|tsx|mjs)$/
const ROOTS = /^(shared|server|web|e2e)\//
/** Folders that say where something lies, and not what it is about. */
const NO_SLICES = new Set(['app', 'db', 'http', 'screens', 'styles', 'testing', 'ui'])

const changed = changedFiles()
const linted = changed.filter((file) => LINTED.test(file)).join(' ')
const commands: [string, string][] = [
  ['types', 'npm run --silent check:types'],
  ['build', 'node scripts/build.mjs'],
]
if (linted) {
  commands.push(['lint', `oxlint --type-aware --deny-warnings ${linted}`])
  commands.push(['format', `oxfmt --check ${linted}`])
}
if (!(await allSucceed(commands))) process.exit(1)

const tests = [...globSync('{shared,web,scripts}/**/*.test.ts'), ...serverTests(), ...journeys()]
console.log(`Near ${changed.length} changed files: ${tests.length} files of tests`)
const { status } = spawnSync('vitest', ['run', ...tests], { stdio: 'inherit' })
process.exit(status ?? 1)

/** What differs from the commit at which this branch left main, also what is not committed. */
function changedFiles(): string[] {
  const base = git('merge-base', 'HEAD', 'main')[0] ?? 'HEAD'
  const files = [
    ...git('diff', '--name-only', '--diff-filter=d', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
  return [...new Set(files)].filter((file) => existsSync(file))
}

function git(...args: string[]): string[] {
  try {
    return execFileSync('git', args, { encoding: 'utf8' }).trim().split('\n').filter(Boolean)
  } catch {
    return [] // a clone without a main, or no clone
  }
}

/** The tests of every folder of the server that has the name of a touched slice, and of files beside which they lie. */
function serverTests(): string[] {
  const slices = new Set(changed.flatMap(sliceOf))
  return globSync('server/**/*.test.ts').filter(
    (test) =>
      changed.includes(test) || isBesideChanged(test) || sliceOf(test).some((slice) => slices.has(slice)),
  )
}

function sliceOf(file: string): string[] {
  const [root = '', slice = '', ...rest] = file.split('/')
  return ROOTS.test(`${root}/`) && rest.length > 0 && !NO_SLICES.has(slice) ? [slice] : []
}

function isBesideChanged(test: string): boolean {
  return changed.some((file) => path.dirname(file) === path.dirname(test))
}

/** The journeys that are named after a touched slice, or a folder or file in it: web/tasks/quickAdd leads to quickadd. */
function journeys(): string[] {
  const words = new Set(
    changed
      .filter((file) => ROOTS.test(file))
      .flatMap((file) => file.split('/').slice(1))
      .map((word) => word.split('.')[0]?.toLowerCase() ?? ''),
  )
  const nameOf = (journey: string) => path.basename(journey, '.e2e.ts').toLowerCase()
  return globSync('e2e/*/*.e2e.ts').filter((journey) => words.has(nameOf(journey)))
}
