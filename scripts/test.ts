// npm test: the checks beside the build, then the tests without the further journeys and those of processes; with arguments all tests
// whose path contains one of them.
import { spawnSync } from 'node:child_process'
import { CHECKS } from './checks.ts'
import { inParallel } from './inParallel.ts'

const PROJECTS = ['unit', 'server', 'e2e'].map((name) => `--project=${name}`)

const wanted = process.argv.slice(2)
if (!(await inParallel([...CHECKS, 'build']))) process.exit(1)
const { status } = spawnSync('vitest', ['run', ...(wanted.length > 0 ? wanted : PROJECTS)], {
  stdio: 'inherit',
})
process.exit(status ?? 1)
