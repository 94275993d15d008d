// Measures how many planted faults the tests notice. Works on a copy of the tree.
//   npm run mutate -- --path shared --sample 100 --seed 1,2
// With `--tests shared,server/plans` the test files below those paths run instead of all below the root.
import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { changed, type Place, placesIn } from './mutate/mutations.ts'
import { withProbes } from './mutate/probes.ts'
import { openTestFiles } from './mutate/testFiles.ts'

/** One change to one file. */
type Mutant = { id: number; seed: number; file: string; source: string; place: Place; text: string }
/** `killed`: the change made an endless loop. `no types`: only the compiler notices. `not covered`: no test evaluates the place. */
type Result = 'noticed' | 'killed' | 'no types' | 'survived' | 'not covered'
type TestFiles = Awaited<ReturnType<typeof openTestFiles>>
/** The test files that evaluate each mutant's place, by its number, those most likely to notice a change first. */
type Reached = (mutant: Mutant) => string[]

/** By root, the seconds of processor time without a turn of the event loop after which a process is in an endless loop. */
const ROOTS: Record<string, number> = { shared: 10, server: 20 }
/** A change that so many of a root's nearest test files do not notice has survived: all others would take minutes. */
const MOST_TEST_FILES: Record<string, number> = { shared: 200, server: 20 }
/** Test files of the root itself look at all of it: these run too, unless they take longer. Milliseconds. */
const SHORT = 5000
/** What takes no longer is tried before all others: most of it are tables. */
const QUICK = 50
const EXCLUDED = /\.test\.ts$|\.d\.ts$|\/testing(\/|\.ts$)/

const { values } = parseArgs({
  options: {
    path: { type: 'string', default: 'shared' },
    sample: { type: 'string', default: '100' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    tests: { type: 'string', default: '' },
  },
})
const [root = ''] = values.path.split('/')
if (!(root in ROOTS)) throw new Error(`--path must be in one of: ${Object.keys(ROOTS).join(', ')}`)

const home = process.cwd()
const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'gc-mutate-')))
process.env.MUTATE_CPU_SECONDS = String(ROOTS[root])
process.env.MUTATE_REACHED = path.join(folder, 'reached')
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
const tree = copyTree()
process.chdir(folder)
const below = (values.tests || root).split(',')
const openTests = () => openTestFiles(folder, below, path.join(folder, 'scripts/mutate/worker.mjs'))
const tests = await openTests()
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void tests.close().finally(() => process.exit(130)))
try {
  const files = tree.filter((file) => file.startsWith(values.path) && !EXCLUDED.test(file))
  const places = files.filter((file) => file.endsWith('.ts')).flatMap(placesOf)
  const samples = values.seed.split(',').flatMap((seed) => sampleOf(places, Number(seed)))
  await measure(samples.map((mutant, id) => ({ ...mutant, id })))
} finally {
  await tests.close()
}
process.exit(0)

async function measure(mutants: Mutant[]) {
  if (!compiles()) throw new Error(`The compiler refuses ${root} without any change`)
  const setup = new Set<number>()
  Object.assign(globalThis, { reached: (id: number) => setup.add(id) })
  const reached = await findReached(mutants)
  for (const [seed, sample] of Map.groupBy(mutants, (mutant) => mutant.seed)) {
    console.log(`${sample.length} changes in ${values.path}, seed ${seed}`)
    const results = new Map<Mutant, Result>()
    for (const mutant of sample) {
      const began = performance.now()
      const result = await tryMutant(mutant, reached(mutant), setup.has(mutant.id))
      results.set(mutant, result)
      const seconds = Math.round((performance.now() - began) / 1000)
      console.log(`${results.size}/${sample.length} ${result} ${described(mutant)} (${seconds} s)`)
      if (result === 'survived' || result === 'not covered') console.log(diffOf(mutant))
    }
    const counts = Map.groupBy(results.values(), (result) => result)
    const count = (result: Result) => counts.get(result)?.length ?? 0
    const noticed = count('noticed') + count('killed') + count('no types')
    console.log(
      `${noticed} of ${sample.length} noticed, ${count('no types')} of them by the compiler alone, ${count('killed')} by an endless loop; ${count('not covered')} not covered (seed ${seed})`,
    )
  }
}

/** Copies all files that git does not ignore, and links the installed packages. Returns the files' paths. */
function copyTree(): string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--deduplicate'], {
    encoding: 'utf8',
  })
  const files = listed.split('\n').filter((file) => file !== '' && existsSync(file))
  for (const file of files) cpSync(file, path.join(folder, file))
  symlinkSync(path.join(home, 'node_modules'), path.join(folder, 'node_modules'))
  return files
}

type Unsampled = Omit<Mutant, 'id' | 'seed' | 'text'>

function placesOf(file: string): Unsampled[] {
  const source = readFileSync(path.join(folder, file), 'utf8')
  return placesIn(file, source).map((place) => ({ file, source, place }))
}

function sampleOf(places: Unsampled[], seed: number): Omit<Mutant, 'id'>[] {
  const random = randomFrom(seed)
  return places
    .map((mutant) => ({ mutant, order: random() }))
    .toSorted((a, b) => a.order - b.order)
    .slice(0, Number(values.sample))
    .map(({ mutant }) => {
      const { replacements } = mutant.place
      return { ...mutant, seed, text: replacements[Math.floor(random() * replacements.length)] ?? '' }
    })
}

/** Mulberry32: numbers from 0 to 1, the same for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Runs all test files once, with probes at the places of the sample, without any change. */
async function findReached(mutants: Mutant[]): Promise<Reached> {
  const without = new Set<number>()
  const byFile = Map.groupBy(mutants, ({ file }) => file)
  for (const [file, its] of byFile) {
    const probed = withProbes(file, its[0]?.source ?? '', its)
    for (const id of probed.without) without.add(id)
    write(file, probed.source)
  }
  const found = new Map<string, Set<number>>()
  const milliseconds = new Map<string, number>()
  let files = tests.files
  while (files.length > 0) {
    const { kind, errors, failed, durations } = await tests.run(files)
    for (const [file, duration] of durations) milliseconds.set(file, duration)
    for (const [file, ids] of readReached()) if (files.includes(file)) found.set(file, ids)
    if (kind === 'passed') break
    if (failed === undefined) throw new Error(errors.join('\n'))
    console.log(`Left out, since it fails without any change: ${failed}: ${errors.join('\n')}`)
    found.delete(failed)
    files = files.slice(files.indexOf(failed) + 1)
  }
  for (const [file, [mutant]] of byFile) if (mutant) write(file, mutant.source)
  console.log(`${found.size} of ${tests.files.length} test files pass without any change`)
  const timeOf = (test: string) => milliseconds.get(test) ?? 0
  return ({ id, file }) => {
    const its = [...found.keys()]
      .filter((test) => found.get(test)?.has(id) || without.has(id))
      .toSorted((a, b) => nearness(b, file) - nearness(a, file) || timeOf(a) - timeOf(b))
    const ofRoot = Map.groupBy(its, (test) => test.split('/')[0] ?? '')
    const chosen = [...ofRoot].flatMap(([of, sorted]) =>
      sorted.filter(
        (test, at) =>
          at < (MOST_TEST_FILES[of] ?? Infinity) || (path.dirname(test) === of && timeOf(test) < SHORT),
      ),
    )
    return chosen.toSorted((a, b) => Number(timeOf(b) < QUICK) - Number(timeOf(a) < QUICK))
  }
}

/** By test file, the numbers of the probes that were reached while it ran. */
function readReached(): Map<string, Set<number>> {
  const file = process.env.MUTATE_REACHED ?? ''
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
  rmSync(file, { force: true })
  const byTest = new Map<string, Set<number>>()
  let ids = new Set<number>()
  for (const line of lines) {
    if (/^\d+$/.test(line)) {
      ids.add(Number(line))
      continue
    }
    const test = path.relative(folder, line)
    ids = byTest.get(test) ?? new Set()
    byTest.set(test, ids)
  }
  return byTest
}

/** How many folders two files have in common; one more when a test is named after the file. */
function nearness(test: string, file: string): number {
  const folders = path.dirname(test).split('/')
  const others = path.dirname(file).split('/')
  const common = folders.findIndex((name, index) => name !== others[index])
  const isOwn = test === file.replace(/\.ts$/, '.test.ts')
  return (common < 0 ? folders.length : common) + (isOwn ? 1 : 0)
}

async function tryMutant(mutant: Mutant, testFiles: string[], isInSetup: boolean): Promise<Result> {
  write(mutant.file, changed(mutant.source, mutant.place, mutant.text))
  try {
    if (testFiles.length === 0 && !isInSetup) return compiles() ? 'not covered' : 'no types'
    const { kind, isLate, failed } = await tests.run(testFiles)
    if (kind === 'killed') return 'killed'
    if (kind === 'failed' && !(isLate && failed !== undefined && (await isTooSlow(mutant, failed))))
      return 'noticed'
    if (isInSetup && !(await canSetUp())) return 'noticed'
    return compiles() ? 'survived' : 'no types'
  } finally {
    write(mutant.file, mutant.source)
  }
}

/** Whether the compiler accepts the root's files as they are now. */
function compiles(): boolean {
  const info = path.join(folder, `${root}.tsbuildinfo`)
  const { status } = spawnSync('tsc', ['-p', root, '--incremental', '--tsBuildInfoFile', info], {
    cwd: folder,
  })
  return status === 0
}

/** Whether a test file runs out of time without the change too, on a machine that is busy. */
async function isTooSlow(mutant: Mutant, file: string): Promise<boolean> {
  write(mutant.file, mutant.source)
  const { kind } = await tests.run([file])
  write(mutant.file, changed(mutant.source, mutant.place, mutant.text))
  return kind !== 'passed'
}

/** Whether a new database for the tests can be made: that of this run was made before the change. */
async function canSetUp(): Promise<boolean> {
  const fresh: TestFiles = await openTests()
  try {
    return (await fresh.run(fresh.files.slice(0, 1))).kind === 'passed'
  } catch {
    return false
  } finally {
    await fresh.close()
  }
}

function write(file: string, source: string): void {
  writeFileSync(path.join(folder, file), source)
  tests.invalidate(file)
}

function described({ file, source, place }: Mutant): string {
  return `${file}:${source.slice(0, place.start).split('\n').length}`
}

function diffOf({ source, place: { start, end }, text }: Mutant): string {
  const from = source.lastIndexOf('\n', start - 1) + 1
  const lineEnd = source.indexOf('\n', end)
  const to = lineEnd < 0 ? source.length : lineEnd
  return `- ${source.slice(from, to).trim()}\n+ ${(source.slice(from, start) + text + source.slice(end, to)).trim()}`
}
