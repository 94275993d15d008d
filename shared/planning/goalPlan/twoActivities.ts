import type { PatternKey } from '#shared/planning/patterns/keys.ts'
import type { Pattern } from '#shared/planning/patterns/pattern.ts'
import { patternFor } from '#shared/planning/patterns/patterns.ts'
import { patternOf } from '#shared/planning/patterns/recognition.ts'
import { capitalised } from '#shared/text/capitalised.ts'

/** What can be done by turns, week after week. */
const PRACTISED: readonly PatternKey[] = [
  'start_running',
  'endurance',
  'strength',
  'flexibility',
  'language',
  'instrument',
  'art',
  'coding',
  'reading',
  'writing',
  'calm',
  'skill',
]
/** Each of these is a thing of its own, though one pattern is for all. */
const EACH_ITS_OWN: readonly PatternKey[] = ['language', 'instrument']
const TWO =
  /^((?:(?:learn|practi[sc]e|study|do|play|train|improve|go|start)(?: to| my| playing)? )?)(\p{L}+) (?:and|&|plus) (\p{L}+)$/iu

/**
 * The two activities of a goal like `run and swim` or `learn French and Italian`, where a plan for one would leave out the other. Null
 * where there is one, or where one plan is for both (`draw and paint`).
 */
export function twoActivities(what: string): { first: string; second: string } | null {
  const [, verb = '', first = '', second = ''] = TWO.exec(what.trim()) ?? []
  if (first === '' || second === '') return null
  const [one, other] = [patternNamed(`${verb}${first}`), patternNamed(`${verb}${second}`)]
  if (!PRACTISED.includes(one.key) || !PRACTISED.includes(other.key)) return null
  const isSame = one.phases === other.phases
  if (isSame && !EACH_ITS_OWN.includes(one.key)) return null
  return { first: capitalised(first), second: capitalised(second) }
}

function patternNamed(text: string): Pattern {
  return patternFor(patternOf(text), text)
}
