// Measures how many planted faults the tests notice. Works on a copy of the tree.
//   npm run mutate -- --path shared --sample 100 --seed 1,2
// With `--tests` only the test files below that path run: sooner done, and what is noticed is a lower bound.
import { execFileSync } from 'node:child_process'
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
/** `killed`: the change made an endless loop. `not covered`: no test evaluates the place. */
type Result = 'noticed' | 'killed' | 'survived' | 'not covered'
type TestFiles = Awaited<ReturnType<typeof openTestFiles>>
/** The test files that evaluate each mutant's place, by its number, those most likely to notice a change first. */
type Reached = (mutant: Mutant) => string[]

/** By root, the seconds of processor time after which a test file is in an endless loop. */
const ROOTS: Record<string, number> = { shared: 10, server: 20 }
/** A change that so many of the nearest test files do not notice has survived: all others would take minutes. */
const MOST_TEST_FILES = 12
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
const openTests = () => openTestFiles(folder, root, path.join(folder, 'scripts/mutate/worker.mjs'))
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
    const noticed = count('noticed') + count('killed')
    console.log(
      `${noticed} of ${sample.length} noticed, ${count('killed')} of them by an endless loop; ${count('not covered')} not covered (seed ${seed})`,
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
  const found: { file: string; ids: Set<number>; ms: number }[] = []
  const files = tests.files.filter((file) => file.startsWith(values.tests))
  for (const file of files) {
    const began = performance.now()
    const { kind, errors } = await tests.run(file)
    const ids = readReached()
    if (kind === 'passed') found.push({ file, ids, ms: performance.now() - began })
    else console.log(`Left out, since it fails without any change: ${file}: ${errors.join('\n')}`)
  }
  for (const [file, [mutant]] of byFile) if (mutant) write(file, mutant.source)
  console.log(`${found.length} of ${files.length} test files pass without any change`)
  return ({ id, file }) =>
    found
      .filter(({ ids }) => ids.has(id) || without.has(id))
      .toSorted((a, b) => nearness(b.file, file) - nearness(a.file, file) || a.ms - b.ms)
      .slice(0, MOST_TEST_FILES)
      .map((test) => test.file)
}

function readReached(): Set<number> {
  const file = process.env.MUTATE_REACHED ?? ''
  const ids = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').map(Number) : []
  rmSync(file, { force: true })
  return new Set(ids)
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
  if (testFiles.length === 0 && !isInSetup) return 'not covered'
  write(mutant.file, changed(mutant.source, mutant.place, mutant.text))
  try {
    for (const file of testFiles) {
      const { kind, isLate } = await tests.run(file)
      if (kind === 'killed') return 'killed'
      if (kind === 'failed' && !(isLate && (await isTooSlow(mutant, file)))) return 'noticed'
    }
    return isInSetup && !(await canSetUp()) ? 'noticed' : 'survived'
  } finally {
    write(mutant.file, mutant.source)
  }
}

/** Whether a test file runs out of time without the change too, on a machine that is busy. */
async function isTooSlow(mutant: Mutant, file: string): Promise<boolean> {
  write(mutant.file, mutant.source)
  const { kind } = await tests.run(file)
  write(mutant.file, changed(mutant.source, mutant.place, mutant.text))
  return kind !== 'passed'
}

/** Whether a new database for the tests can be made: that of this run was made before the change. */
async function canSetUp(): Promise<boolean> {
  const fresh: TestFiles = await openTests()
  try {
    return (await fresh.run(fresh.files[0] ?? '')).kind === 'passed'
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
