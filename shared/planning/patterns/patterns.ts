import { general } from './general.ts'
import type { PatternKey } from './keys.ts'
import type { Pattern } from './pattern.ts'
import { race } from './race.ts'

/** All patterns by their keys. */
export const PATTERNS: Partial<Record<PatternKey, Pattern>> & { general: Pattern } = { general, race }
