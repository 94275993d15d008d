import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createVitest, type TestModule, type TestSpecification } from 'vitest/node'

/** How a test file went. `killed`: its process used too much processor time. `isLate`: all its errors are time-outs. */
type Outcome = { kind: 'passed' | 'failed' | 'killed'; errors: string[]; isLate: boolean }

/** It kills a server again and again for minutes. Without it a figure can only be lower. */
const LEFT_OUT = ['server/faults.test.ts']
const PATIENT = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 10_000 } } }

/**
 * Keeps vitest, the transformed modules and the tests' database ready, to run single test files after each change.
 *
 * @param folder the copy of the tree
 * @param root the folder in it whose test files are run
 * @param preload the module that their processes load first, with its settings in `process.env`
 */
export async function openTestFiles(folder: string, root: string, preload: string) {
  process.env.NODE_OPTIONS = `--import ${pathToFileURL(preload).href}`
  const vitest = await createVitest('test', {
    ...PATIENT,
    root: folder,
    config: false,
    watch: false,
    include: [`${root}/**/*.test.ts`],
    exclude: LEFT_OUT,
    globalSetup: root === 'server' ? ['server/testing/cluster.ts'] : [],
    reporters: [{}],
    maxWorkers: 1,
    bail: 1,
  })
  const specifications = new Map(
    (await vitest.globTestSpecifications()).map((specification) => [
      path.relative(folder, specification.moduleId),
      specification,
    ]),
  )

  /** Runs a test file until its first failure; again after a failure, since a crowded machine fails tests at times. */
  async function run(file: string): Promise<Outcome> {
    const specification = specifications.get(file)
    if (specification === undefined) throw new Error(`${file} is no test file`)
    const outcome = await runSpecification(specification)
    return outcome.kind === 'failed' ? runSpecification(specification) : outcome
  }

  async function runSpecification(specification: TestSpecification): Promise<Outcome> {
    vitest.state.filesMap.clear() // failures of earlier runs count for `bail`
    vitest.state.idMap.clear()
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications([specification])
    process.exitCode = 0
    return outcomeOf(testModules, unhandledErrors as { message: string }[])
  }

  return {
    files: [...specifications.keys()],
    run,
    /** Makes the next run read a file again. */
    invalidate: (file: string) => vitest.invalidateFile(path.join(folder, file)),
    close: () => vitest.close(),
  }
}

function outcomeOf(modules: readonly TestModule[], unhandled: { message: string }[]): Outcome {
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
  return errors.length === 0 && modules.every((module) => module.ok()) ? 'passed' : 'failed'
}
