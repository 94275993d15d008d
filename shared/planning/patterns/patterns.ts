import { art } from './art.ts'
import { debt } from './debt.ts'
import { event } from './event.ts'
import { general } from './general.ts'
import { job } from './job.ts'
import type { PatternKey } from './keys.ts'
import { moving } from './moving.ts'
import type { Pattern } from './pattern.ts'
import { presentation } from './presentation.ts'
import { project } from './project.ts'
import { quit } from './quit.ts'
import { race } from './race.ts'
import { savings } from './savings.ts'
import { tidy } from './tidy.ts'
import { writing } from './writing.ts'

/** All patterns by their keys. */
export const PATTERNS: Partial<Record<PatternKey, Pattern>> & { general: Pattern } = {
  art,
  debt,
  event,
  general,
  job,
  moving,
  presentation,
  project,
  quit,
  race,
  savings,
  tidy,
  writing,
}
