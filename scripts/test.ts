// npm test: the checks beside the build, then all tests, or those whose path contains one of the arguments.
import { spawnSync } from 'node:child_process'
import { CHECKS } from './checks.ts'
import { inParallel } from './inParallel.ts'

if (!(await inParallel([...CHECKS, 'build']))) process.exit(1)
const { status } = spawnSync('vitest', ['run', ...process.argv.slice(2)], { stdio: 'inherit' })
process.exit(status ?? 1)
