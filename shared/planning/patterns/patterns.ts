import { art } from './art.ts'
import { calm } from './calm.ts'
import { coding } from './coding.ts'
import { course } from './course.ts'
import { debt } from './debt.ts'
import { endurance } from './endurance.ts'
import { event } from './event.ts'
import { exam } from './exam.ts'
import { flexibility } from './flexibility.ts'
import { general } from './general.ts'
import { instrument } from './instrument.ts'
import { job } from './job.ts'
import type { PatternKey } from './keys.ts'
import { knownLevel } from './knownLevel.ts'
import { lasting } from './phaseShares.ts'
import { language } from './language.ts'
import { moving } from './moving.ts'
import type { Load, Pattern } from './pattern.ts'
import { presentation } from './presentation.ts'
import { project } from './project.ts'
import { quit } from './quit.ts'
import { race } from './race.ts'
import { reading } from './reading.ts'
import { savings } from './savings.ts'
import { skill } from './skill.ts'
import { behaviour } from './behaviour.ts'
import { startRunning } from './startRunning.ts'
import { strength } from './strength.ts'
import { tidy } from './tidy.ts'
import { weight } from './weight.ts'
import { writing } from './writing.ts'

/** All patterns by their keys. */
export const PATTERNS: Record<PatternKey, Pattern> = {
  race,
  start_running: startRunning,
  strength,
  weight,
  flexibility,
  endurance,
  language,
  exam,
  course,
  reading,
  writing,
  instrument,
  art,
  coding,
  project,
  tidy,
  moving,
  event,
  job,
  presentation,
  savings,
  debt,
  calm,
  quit,
  skill,
  behaviour,
  general,
}

/** The pattern of a goal, with what is its own where it names the words of a variant. @param what the goal's title */
export function patternFor(key: PatternKey, what: string | null, level: string | null = null): Pattern {
  const pattern = PATTERNS[key]
  const variant = pattern.variants?.find(
    ({ of, ofLevel, ofUnknownLevel }) =>
      of?.test(what ?? '') === true ||
      (level === null ? ofUnknownLevel?.test(what ?? '') : ofLevel?.test(level)) === true,
  )
  const load = pattern.load && boundedLoad(pattern.load, what ?? '')
  return withoutKnown({ ...pattern, ...variant, ...(load && { load }) }, level)
}

/** Without the phases that are behind somebody of this level. */
function withoutKnown(pattern: Pattern, level: string | null): Pattern {
  const { skips } = knownLevel(pattern, level) ?? {}
  if (skips === undefined) return pattern
  return {
    ...pattern,
    firstStep: skips.firstStep,
    phases: lasting(pattern.phases.slice(skips.phases), 1),
  }
}

/** A load with the bounds of what the goal names. */
function boundedLoad(load: Load, what: string): Load {
  const bound = load.bounds?.find(({ of }) => of.test(what))
  return bound ? { ...load, longest: bound.longest, mostWeekly: bound.mostWeekly } : load
}
