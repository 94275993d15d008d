// Measures how many planted faults the tests notice. Works on a copy of the tree.
//   npm run mutate -- --path shared --sample 100 --seed 1
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { changed, placesIn } from './mutations.ts'

/** One change to one file. */
type Mutant = { file: string; source: string; start: number; end: number; text: string }
type Result = 'noticed' | 'timeout' | 'survived'
/** Arguments for vitest: for all tests, and for those to run after a change of one file, until one fails. */
type Suite = { all: string[]; after: (file: string) => string[][] }

const EXCLUDED = /\.test\.ts$|\.d\.ts$|\/testing(\/|\.ts$)|\/sample\.ts$/
const SHARED_TESTS = ['--config', 'scripts/sharedTests.config.ts']
const SERVER_TESTS = ['run', '--project', 'server']
const SUITES: Record<string, Suite> = {
  shared: {
    all: ['run', ...SHARED_TESTS],
    after: (file) => [['related', ...SHARED_TESTS, file]],
  },
  server: {
    all: SERVER_TESTS,
    after: (file) => [[...SERVER_TESTS, `${path.dirname(file)}/`], SERVER_TESTS],
  },
}

const { values } = parseArgs({
  options: {
    path: { type: 'string', default: 'shared' },
    sample: { type: 'string', default: '100' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
  },
})
const [root = 'shared'] = values.path.split('/')
const suite = SUITES[root]
if (suite === undefined) throw new Error(`--path must be in one of: ${Object.keys(SUITES).join(', ')}`)

const folder = mkdtempSync(path.join(tmpdir(), 'gc-mutate-'))
let running: ChildProcess | undefined
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void stop(running).then(() => process.exit(130)))
await measure(suite)

async function measure({ all, after }: Suite) {
  const files = copyTree()
  const mutants = sampleOf(files.filter((file) => file.startsWith(values.path) && !EXCLUDED.test(file)))
  console.log(`${mutants.length} changes in ${values.path}, seed ${values.seed}`)
  const limit = await timeLimit(all)
  const survivors: Mutant[] = []
  let timeouts = 0
  for (const [index, mutant] of mutants.entries()) {
    const result = await tryMutant(mutant, after(mutant.file), limit)
    if (result === 'timeout') timeouts += 1
    if (result === 'survived') survivors.push(mutant)
    console.log(`${index + 1}/${mutants.length} ${result} ${described(mutant)}`)
  }
  const noticed = mutants.length - survivors.length
  console.log(
    `\nSurvivors:\n${survivors.map((mutant) => `${described(mutant)}\n${diffOf(mutant)}`).join('\n')}`,
  )
  console.log(
    `\n${noticed} of ${mutants.length} noticed, ${timeouts} of them by running too long (seed ${values.seed})`,
  )
}

/** Copies all files that git does not ignore, and links the installed packages. Returns the files' paths. */
function copyTree(): string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--deduplicate'], {
    encoding: 'utf8',
  })
  const files = listed.split('\n').filter((file) => file !== '' && existsSync(file))
  for (const file of files) cpSync(file, path.join(folder, file))
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'))
  return files
}

function sampleOf(files: string[]): Mutant[] {
  const random = randomFrom(Number(values.seed))
  const places = files
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => {
      const source = readFileSync(file, 'utf8')
      return placesIn(file, source).map((place) => ({ file, source, ...place }))
    })
  return places
    .map((place) => ({ place, order: random() }))
    .toSorted((a, b) => a.order - b.order)
    .slice(0, Number(values.sample))
    .map(({ place: { replacements, ...place } }) => ({
      ...place,
      text: replacements[Math.floor(random() * replacements.length)] ?? '',
    }))
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

/** Milliseconds after which a mutant counts as an endless loop: three times what all tests take without a change. */
async function timeLimit(all: string[]): Promise<number> {
  const began = Date.now()
  if ((await runTests(all, 3_600_000)) !== 'survived')
    throw new Error('The tests fail without any change: fix them first.')
  return 10_000 + 3 * (Date.now() - began)
}

async function tryMutant(mutant: Mutant, runs: string[][], limit: number): Promise<Result> {
  const copy = path.join(folder, mutant.file)
  writeFileSync(copy, changed(mutant.source, mutant, mutant.text))
  try {
    for (const args of runs) {
      const result = await runTests(args, limit)
      if (result !== 'survived') return result
    }
    return 'survived'
  } finally {
    writeFileSync(copy, mutant.source)
  }
}

function runTests(args: string[], limit: number): Promise<Result> {
  const flags = ['--run', '--bail', '1', '--maxWorkers', '1', '--passWithNoTests', '--reporter', 'dot']
  const child = spawn('vitest', [...args, ...flags], { cwd: folder, stdio: 'ignore', detached: true })
  running = child
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => void stop(child), limit)
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      clearTimeout(timer)
      resolve(code === 0 ? 'survived' : signal === null && code !== 130 ? 'noticed' : 'timeout')
    })
  })
}

/** Asks vitest to stop, so that it stops its database too; kills it with all that it started after five seconds. */
async function stop(child: ChildProcess | undefined): Promise<void> {
  if (child?.pid === undefined || child.exitCode !== null) return
  const { pid } = child
  const stopped = new Promise((resolve) => child.once('exit', resolve))
  process.kill(-pid, 'SIGINT')
  const timer = setTimeout(() => process.kill(-pid, 'SIGKILL'), 5_000)
  await stopped
  clearTimeout(timer)
}

function described({ file, source, start }: Mutant): string {
  return `${file}:${source.slice(0, start).split('\n').length}`
}

function diffOf({ source, start, end, text }: Mutant): string {
  const from = source.lastIndexOf('\n', start - 1) + 1
  const lineEnd = source.indexOf('\n', end)
  const to = lineEnd < 0 ? source.length : lineEnd
  return `- ${source.slice(from, to).trim()}\n+ ${(source.slice(from, start) + text + source.slice(end, to)).trim()}`
}
