import { csv } from './sources/csv.ts'
import { goalCrusher } from './sources/goalCrusher.ts'
import type { Source } from './source.ts'

/** In the order in which they are asked whether they know a file. */
export const SOURCES: readonly Source[] = [goalCrusher, csv]
