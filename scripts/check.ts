// All that can be said of the code without running it.
import { CHECKS } from './checks.ts'
import { inParallel } from './inParallel.ts'

process.exit((await inParallel(CHECKS)) ? 0 : 1)
