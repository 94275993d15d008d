import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { BaseSequencer, createVitest, type TestModule, type TestSpecification } from 'vitest/node'

/**
 * How some test files went until the first that failed, in `failed`. `killed`: their process was in an endless loop.
 * `isLate`: all errors are time-outs.
 */
type Outcome = {
  kind: 'passed' | 'failed' | 'killed'
  errors: string[]
  isLate: boolean
  failed: string | undefined
  /** By file, the milliseconds of its tests. */
  durations: ReadonlyMap<string, number>
}

/** It kills a server again and again for minutes. Without it a figure can only be lower. */
const LEFT_OUT = ['server/faults.test.ts']
const PATIENT = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 10_000 } } }

/** Test files run in the order in which they are asked for. */
class AsAsked extends BaseSequencer {
  override sort(specifications: TestSpecification[]) {
    return Promise.resolve(specifications)
  }
}

/**
 * Keeps vitest, the transformed modules and the tests' database ready, to run a few test files after each change. The
 * files of one run share a process and its modules, as in `npm test`.
 *
 * @param folder the copy of the tree
 * @param below the files and folders in it whose test files are run
 * @param preload the module that their processes load first, with its settings in `process.env`
 */
export async function openTestFiles(folder: string, below: readonly string[], preload: string) {
  process.env.NODE_OPTIONS = `--import ${pathToFileURL(preload).href}`
  const roots = [...new Set(below.map((name) => name.split('/')[0] ?? ''))]
  const vitest = await createVitest('test', {
    ...PATIENT,
    root: folder,
    config: false,
    watch: false,
    include: roots.map((root) => `${root}/**/*.test.ts`),
    exclude: LEFT_OUT,
    globalSetup: roots.includes('server') ? ['server/testing/cluster.ts'] : [],
    setupFiles: ['scripts/restoreGlobals.ts', 'scripts/mutate/setup.ts'],
    sequence: { sequencer: AsAsked },
    reporters: [{}],
    maxWorkers: 1,
    isolate: false,
    bail: 1,
  })
  const specifications = new Map(
    (await vitest.globTestSpecifications()).map((specification) => [
      path.relative(folder, specification.moduleId),
      specification,
    ]),
  )
  const files = [...specifications.keys()].filter((file) => below.some((name) => file.startsWith(name)))

  /** Runs test files until the first failure; that file again, since a crowded machine fails tests at times. */
  async function run(asked: readonly string[]): Promise<Outcome> {
    const outcome = await runOnce(asked)
    if (outcome.kind !== 'failed') return outcome
    const { failed } = outcome
    const again = await runOnce(failed === undefined ? asked : [failed])
    const rest = failed === undefined ? [] : asked.slice(asked.indexOf(failed) + 1)
    return again.kind === 'passed' && rest.length > 0 ? run(rest) : again
  }

  async function runOnce(asked: readonly string[]): Promise<Outcome> {
    vitest.state.filesMap.clear() // failures of earlier runs count for `bail`
    vitest.state.idMap.clear()
    const chosen = asked.map((file) => {
      const specification = specifications.get(file)
      if (specification === undefined) throw new Error(`${file} is no test file`)
      return specification
    })
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(chosen)
    process.exitCode = 0
    const failed = testModules.find((module) => module.state() === 'failed')
    const nameOf = ({ moduleId }: TestModule) => path.relative(folder, moduleId)
    return {
      ...outcomeOf(testModules, unhandledErrors as { message: string }[]),
      failed: failed && nameOf(failed),
      durations: new Map(testModules.map((module) => [nameOf(module), module.diagnostic().duration])),
    }
  }

  return {
    files,
    run,
    /** Makes the next run read a file again. */
    invalidate: (file: string) => vitest.invalidateFile(path.join(folder, file)),
    close: () => vitest.close(),
  }
}

function outcomeOf(
  modules: readonly TestModule[],
  unhandled: { message: string }[],
): Omit<Outcome, 'failed' | 'durations'> {
  const errors = [
    ...unhandled,
    ...modules.flatMap((module) => [
      ...module.errors(),
      ...[...module.children.allSuites()].flatMap((suite) => suite.errors()),
      ...[...module.children.allTests()].flatMap((test) => test.result().errors ?? []),
    ]),
  ].map(({ message }) => message)
  return { kind: kindOf(modules, errors), errors, isLate: errors.every((text) => /timed out/i.test(text)) }
}

function kindOf(modules: readonly TestModule[], errors: string[]): Outcome['kind'] {
  if (errors.some((message) => /Worker (forks emitted error|exited unexpectedly)/.test(message)))
    return 'killed'
  return errors.length === 0 && modules.every((module) => module.state() !== 'failed') ? 'passed' : 'failed'
}
