import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { patternOf } from '#shared/planning/patterns/recognition.ts'
import { numberOf } from './amounts/numbers.ts'
import { clauseText, endsPart } from './words/clauses.ts'
import { isVerb } from './words/verbs.ts'
import type { Claim, Span } from './words/wordSpan.ts'

/**
 * `no alcohol in January and | 10k steps daily`, `save 200 a month and | 30 minutes of yoga every morning`: how much of something else
 * is a goal of its own, when what is before it has facts of its own.
 *
 * @param begin the index behind the joint
 * @param before the words of the goal before the joint
 */
export function isThingBeside(
  words: readonly Word[],
  claims: readonly Claim[],
  begin: number,
  before: Span,
): boolean {
  const text = `${clauseText(words, begin, MOST_WORDS)} `
  const own = wordsOf(words, before)
  if (isRuleOfNight(text, own)) return true
  const hasFacts = claims.some(
    ({ as, from, to }) => as !== 'level' && from >= before.from && to <= before.to && to > before.from,
  )
  if (!hasFacts && patternOf(own) !== 'quit') return false
  const [, had] = OFTEN_HAD.exec(text) ?? []
  if (had !== undefined && !OF_SESSIONS.test(had)) return isOfOtherKind(had, own)
  if (isSumBeside(words, claims, begin, before)) return true
  const thing = COUNTED.exec(text)?.groups
  if (!thing || (numberOf(thing.count ?? '') === null && !/^\d/.test(thing.count ?? ''))) return false
  if (thing.body !== undefined) return !own.includes(thing.body)
  const end = endOfPart(words, begin)
  const isOften = claims.some(({ as, from, to }) => OFTEN.test(as) && from >= begin && to <= end)
  if (!(isOften || thing.sleep !== undefined) || EACH_TIME.test(text)) return false
  // `30 min piano daily and 1 hour of maths on weekends`; but `practise piano daily and 1 hour of scales on weekends`
  const verb = words[before.from]?.plain ?? ''
  const isOfUnknownKind = patternOf(thing.what ?? '') === 'general'
  return isOfUnknownKind
    ? !isVerb(verb) && thing.of !== undefined
    : !PRACTISES.test(verb) && isOfOtherKind(thing.what ?? '', own)
}

/** `save 30k by 2029 for a house and | 5k by next summer for a car`, `… and | for a car (5k by next summer)`: each with its own date. */
function isSumBeside(words: readonly Word[], claims: readonly Claim[], begin: number, before: Span): boolean {
  if (!/^(?:save|invest|pay)$/.test(words[before.from]?.plain ?? '') || words[begin - 1]?.plain !== 'and')
    return false
  const isSum = /^(?:[$€£¥]?\d[\d.,]*k?[$€£¥]?|for)$/.test(words[begin]?.plain ?? '')
  const isDate = ({ as, from }: Claim) => as === 'deadline' && from >= before.from
  return (
    isSum &&
    claims.some((one) => isDate(one) && one.to <= begin) &&
    claims.some((one) => isDate(one) && one.from >= begin)
  )
}

function isOfOtherKind(thing: string, own: string): boolean {
  const kind = patternOf(thing)
  return kind === 'general' || kind !== patternOf(own)
}

/** `less sugar and | in bed by 11`: what holds every night, beside a goal that is not of the nights. */
function isRuleOfNight(text: string, own: string): boolean {
  return BEDTIME.test(text) && !/\b(?:bed|sleep|up|wake)\b/.test(own)
}
const BEDTIME = /^(?:(?:be )?in|to) bed (?:by|before|at|no later) /
/** `no phone at dinner and | one date night a month`. */
const OFTEN_HAD =
  /^(?:an?|one|two|1|2) ((?:[a-z]+ ){1,2}?[a-z]+s?) (?:(?:a|per|every|each) (?:day|week|month|fortnight|year)|every (?:other|two) weeks?) $/
/** These are more of the goal itself. */
const OF_SESSIONS =
  /\b(?:long|short|longer|easy|hard|rest|cheat|free|full|extra|off|more|other|big|tests?|mocks?|practice|sessions?|runs?|rides?|swims?|workouts?|days?|hours?|evenings?|nights?(?<!date nights?)|mornings?|afternoons?|weekends?|times?|things?|new|finished)\b/

const PRACTISES = /^(?:practi[sc]e|study|revise|train|learn|prepare|work)$/
const EACH_TIME = /\b(?:instead|(?:each|per)(?: (?:time|session|one))?) ?$/
const MOST_WORDS = 8
const OFTEN = /^(?:rhythm|days|amount|length)$/
/** What is counted of a body in a day; and lengths of something that has a kind. */
const COUNTED =
  /^(?<count>an?|one|half|[\d.,]+k?|[a-z]+)(?: (?:an|a))? (?:(?<body>steps|glasses|litres?|liters?|push-?ups|press-?ups|sit-?ups|pull-?ups|squats|burpees)\b|(?:min|mins|minutes?|hours?|hrs?|h)(?<of> of)? (?<what>(?<sleep>sleep)\b|[a-z]+(?: [a-z]+)?))/

function wordsOf(words: readonly Word[], { from, to }: Span): string {
  return words
    .slice(from, to)
    .map(({ plain }) => plain)
    .join(' ')
}

function endOfPart(words: readonly Word[], from: number): number {
  let end = from + 1
  while (end < words.length && !endsPart(words, end - 1)) end += 1
  return end
}
