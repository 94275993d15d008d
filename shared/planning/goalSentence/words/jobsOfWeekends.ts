import { patternOf } from '#shared/planning/patterns/recognition.ts'
import type { Rewriting } from './plainerLeads.ts'
import { isVerb } from './verbs.ts'

const ONE = '(?:just |only |do |doing |about )?(?:one|1|a single)'
const THING =
  '(?!(?:of|day|hour|session|time|more|each|every|half|evening|morning|afternoon|night|weekend|long|short|week)\\b)[a-z-]{3,}'
const EACH_WEEKEND = '(?:each|every|per|a) weekend(?![a-z])'
const NAMED_FIRST = '(?:one|1|two|2|three|3) (?:jobs?|tasks?|things?|chores?|items?|rooms?|of (?:these|them))'

/** `rake leaves, fix the fence, | one job each weekend`: once on it. */
const ONCE_A_WEEKEND: Rewriting = (all, pause = '', thing = '', ...groups) => {
  const before = (groups.at(-1) ?? '').slice(0, Number(groups.at(-2)))
  // `eat healthier, one walk each weekend`: a deed of its own.
  const isDeed = thing.split(' ').some((word) => isVerb(word.toLowerCase())) || patternOf(thing) !== 'general'
  return before.trim() === '' || isDeed ? all : `${pause}one each weekend`
}

/** How many jobs of a list are done each weekend. */
export const JOBS_OF_WEEKENDS: readonly (readonly [form: RegExp, plain: string | Rewriting])[] = [
  // `one job each weekend: rake leaves, fix the fence`
  [
    new RegExp(
      `^(\\s*)(${NAMED_FIRST} (?:each|every|per|a|on) (?:weekend|week|month|(?:mon|tues|wednes|thurs|fri|satur|sun)days?))(?::| [-–]) (.{6,200}?)[.!]?$`,
      'gi',
    ),
    '$1$3, $2',
  ],
  [
    new RegExp(
      `([,;.]\\s+| [-–] )an? (room|job|task|thing|drawer|shelf|box|chore|item|cupboard) ${EACH_WEEKEND}`,
      'gi',
    ),
    ONCE_A_WEEKEND,
  ],
  [new RegExp(`([,;.]\\s+| [-–] )${ONE} (${THING}(?: ${THING})?) ${EACH_WEEKEND}`, 'gi'), ONCE_A_WEEKEND],
]
