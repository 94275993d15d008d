import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { OCCASION } from '#shared/planning/goalSentence/occasions.ts'
import { clauseText, endsPart } from '#shared/planning/goalSentence/words/clauses.ts'
import { MONTH } from '#shared/planning/goalSentence/words/monthNames.ts'
import { isOccupation } from '#shared/planning/goalSentence/words/occupations.ts'
import { endBefore, replaceWords } from '#shared/planning/goalSentence/words/replacedWords.ts'
import { isVerb } from '#shared/planning/goalSentence/words/verbs.ts'
import { consequenceOf, namesDays, namesHours, type Saying, thatTimeOf } from './consequences.ts'

/** So many words may say what takes the time, and so many what is left. */
const LONGEST_TAKEN = 14
const LONGEST_LEFT = 18
const FEWEST_TAKEN = 2

/**
 * `my husband works saturdays so sundays are for the garden`: of what others do, or what takes place anyway, only the time that it
 * leaves counts where that is said beside it. Where it is not, and where it says less (`they work Saturdays so mornings`), nothing
 * changes.
 *
 * @returns the words without what takes the time, and with what is left as the grammar reads it; `taken`: the words that went
 */
export function withTimesLeft(words: readonly Word[]): { words: Word[]; taken: Word[] } {
  if (!words.some(({ plain }) => MAY_LEAVE.test(plain))) return { words: [...words], taken: [] }
  for (let at = FEWEST_TAKEN; at < words.length; at += 1) {
    const joint = jointAt(words, at)
    if (joint === null) continue
    const from = beginOfPart(words, at)
    const taken = words.slice(from, at)
    const left = at - from <= LONGEST_TAKEN ? leftBy(words, taken, { at: at + joint, joint }) : null
    if (!left) continue
    const rest = words.slice(at + joint)
    replaceWords(rest, { from: 0, to: left.count }, left.plains)
    if (left.isPart) endBefore(rest, left.plains.length)
    // `can't do Saturdays so …` says no more than what is left.
    const isRefused = REFUSED.test(clauseText(taken, 0, 2))
    const kept = words.slice(0, isRefused ? at : from)
    if (isRefused) endBefore(kept, at)
    return { words: [...kept, ...rest], taken: isRefused ? [] : taken }
  }
  return { words: [...words], taken: [] }
}

const MAY_LEAVE = /^(?:so|hence|therefore|thus|leaves|leaving|means?|meaning|that'?s|those)$/

/** How many words say that something follows: `so`, `which leaves`, or none behind a pause. Null where nothing may follow. */
function jointAt(words: readonly Word[], at: number): number | null {
  const said = /^(?:and|so|hence|therefore|thus|which|that|this|it|leaving|means?|meaning)$/.test(
    words[at]?.plain ?? '',
  )
    ? JOINT.exec(`${clauseText(words, at, 5)} `)?.[0]
    : undefined
  if (said !== undefined) return said.trim().split(' ').length
  return endsPart(words, at - 1) ? 0 : null
}
const JOINT =
  /^(?:and so|so|hence|therefore|thus|(?:so )?(?:which|that|this|it) leaves(?: me)?(?: with)?|leaving(?: me)?(?: with)?|(?:which )?mean(?:s|ing)(?: that)?) (?!that (?:i|we|he|she|they) |far |long |much |many )/

/** Where the part begins that ends before an index; a comma between days is no end: `my husband works Fridays, Saturdays`. */
function beginOfPart(words: readonly Word[], at: number): number {
  let from = at - 1
  const isList = (index: number) => [index - 1, index].every((day) => namesDays(words[day]?.plain ?? ''))
  while (from > 0 && !(endsPart(words, from - 1) && !isList(from))) from -= 1
  return from
}

function leftBy(
  words: readonly Word[],
  taken: readonly Word[],
  { at, joint }: { at: number; joint: number },
): Saying | null {
  const told = taken.map(({ plain }) => plain).join(' ')
  if (!isTaken(told)) return null
  const text = clauseText(words, at, LONGEST_LEFT)
  const then = thatTimeOf(text, told)
  if (then) return then
  if (joint === 0) return null
  // `I work till 4 so after 4.30 on Mondays`; what else follows an hour is read with it.
  if (!namesDays(told)) return SIDE_OF_HOUR.test(text) ? consequenceOf(text) : null
  const left = namesDays(text) ? consequenceOf(text) : null
  // `so i can only exercise Thursday to Sunday, | want to lose a stone`: what is done then is how, and not what.
  const behind = at + text.split(' ').length
  return left?.plains.length === 0 && WISHES.test(`${clauseText(words, behind, 3)} `) ? null : left
}
const WISHES = /^(?:(?:and|but) )?(?:(?:i|we) )?(?:want|wanna|need|would|i'd|hoping|trying) /

const SIDE_OF_HOUR = /^(?:only |just )?(?:after|before|from) \d\S* (?:on )?[a-z]+(?:days?|s)?\b/

/** Whether words tell of somebody or something with days or hours, and name neither a wish nor a date. */
function isTaken(told: string): boolean {
  if (REFUSED.test(told) && namesDays(told)) return true
  if (!(namesDays(told) || namesHours(told)) || DATED.test(told) || NO_TELLING.test(told)) return false
  const plains = told.split(' ')
  if (plains.some((one, at) => OCCASION.test(one) && OWN.test(plains[at - 1] ?? ''))) return false
  const plain = told.replace(/^(?:(?:because|since|as|and|but|though) )+/, '')
  const [first = ''] = plain.split(' ', 1)
  return (SOMEBODY.test(plain) && !isVerb(first)) || isOccupation(plain.split(' ')) || LESSONS.test(plain)
}
const REFUSED = /^can't do\b/
const DATED = new RegExp(
  `\\b(?:${MONTH}|\\d+(?:st|nd|rd|th)|next|last|this|today|tomorrow|due|christmas|easter|summer|term)\\b`,
)
const NO_TELLING =
  /\b(?:not|no|never|can'?t|cannot|won'?t|don'?t|want|wants|wanna|would|like|goal|plan|should|must|learn|until i|if|unless)\b/
const OWN = /^(?:my|our|the|an?|his|her|their)$/
const DAY = '(?:(?:on|every|each) )?(?:[a-z]+days?|weekends?) '
const SOMEBODY = new RegExp(
  `^(?:${DAY})?(?:(?:my|our|the|his|her|their|both) (?!only|best|free|first|last)[a-z'-]+ [a-z0-9]|(?:he|she|they|someone|somebody|everyone|everybody)(?:'s)? |(?:husband|wife|hubby|partner|boyfriend|girlfriend|bf|gf|mum|mom|dad|mother|father|gran|grandma|grandpa|nan|parents|kids?|children|boys|girls|baby|toddler|son|daughter|twins|wifey|flatmates?|roommates?|housemates?|neighbou?rs?|brother|sister|boss|cleaner|dog|car|van)(?:'s)? [a-z])`,
)
/** `Night classes Tuesdays`, `naps from 1 to 3`. */
const LESSONS =
  /^(?:[a-z]+ )?(?:class(?:es)?|lessons?|lectures?|choir|band|orchestra|rehearsals?|training|football|course|shifts?|naps?|nap ?time|school|work|club|practice|meetings?|seminars?) (?:(?:is|are|runs?) )?(?:on |every |each |from |between |till |until |ends )?(?:\d|[a-z]+days?\b|mon|tue|wed|thu|fri|sat|sun|weekends?)/
