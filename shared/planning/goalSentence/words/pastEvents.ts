import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { levelAt } from '#shared/planning/goalSentence/amounts/levels.ts'
import { OCCASION } from '#shared/planning/goalSentence/occasions.ts'
import { clauseText, endsPart } from './clauses.ts'
import { MONTH } from './monthNames.ts'
import type { Span } from './wordSpan.ts'
import { MOST_WORDS } from './mostWords.ts'

/**
 * What took place on a date that is past by its verb: `moved here in June, | learn Dutch`. The date is none of the plan's. Nothing where no
 * other words are left.
 */
export function pastEventsIn(words: readonly Word[]): Span[] {
  const spans: Span[] = []
  for (let at = 0; at < Math.min(words.length, MOST_WORDS); at += 1) {
    if (at > 0 && !endsPart(words, at - 1) && !JOINT.test(words[at]?.plain ?? '')) continue
    const to = at + countOfPast(words, at)
    if (to === at) continue
    spans.push({ from: at, to })
    at = to - 1
  }
  const taken = spans.reduce((sum, { from, to }) => sum + to - from, 0)
  return words.length - taken >= FEWEST_LEFT ? spans : []
}
const FEWEST_LEFT = 2
const JOINT = /^(?:because|since|as|and|but|cos|coz|cuz|bc)$/

/** Of how many words such an event consists; 0 where none begins at an index. */
function countOfPast(words: readonly Word[], from: number): number {
  const clause = clauseText(words, from, LONGEST)
  const own = words.slice(from, from + clause.split(' ').length)
  if (own.some(({ escape }, nth) => escape !== null || levelAt(words, from + nth) !== null)) return 0
  const [said] = PAST_EVENT.exec(`${clause} `) ?? []
  const count = said?.trim().split(' ').length ?? 0
  // `I broke my ankle in the summer | so no running yet`: the condition is said of it.
  if (SO_NOT.test(clauseText(words, from + count, 2))) return 0
  return own.slice(0, count).some(({ plain }) => OCCASION.test(plain) && !IS_OVER.test(said ?? ''))
    ? 0
    : count
}
const SO_NOT = /^so (?:no|not|nothing|only|can'?t|cannot)$/
const LONGEST = 16
/** `failed my exam`, `my marathon was in June`. */
const IS_OVER = /\b(?:failed|flunked|passed|finished|ran|did|was|were|missed|birthday|honeymoon)\b/

const WHEN = `(?:(?:back |early |late |just )?(?:in|on|around|since|over|at|last|this|earlier this)(?: (?:in|early|late|the|last|this))* (?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? )?(?:${MONTH}\\b|spring|summer|autumn|winter|year|month|week|christmas|easter|lockdown|20\\d\\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?: \\d{1,2}(?:st|nd|rd|th)?)?(?: (?:this|last) year| 20\\d\\d)?|(?:an?|\\d+|two|three|four|five|six|few|a few|a couple of|several) (?:days|weeks?|months?|years?) (?:ago|back))`
const WHO = "(?:(?:i|we|he|she|they)(?:'ve|'d|'s)?|ive|(?:my|our|his|her|the) (?:[a-z'’-]+ )?[a-z'’-]+)"
const ADVERBS = '(?:(?:just|recently|already|finally|also|only|sadly|actually|both|really|unfortunately) )*'
/** A verb in the past. One that is the same in the present counts with its subject only: `quit smoking in March` is a goal. */
const DID =
  "(?:moved|lost|had(?! to)|dislocated|twisted|strained|slipped|pulled|injured|popped|ruptured|damaged|bruised|shattered|snapped|retired|broke|stopped|gained|started|began|joined|turned|failed|flunked|bought|adopted|gave (?:birth|up)|graduated|finished|sold|tore|sprained|fractured|was(?! (?:gonna|going|supposed|meant|hoping|planning|thinking|moved|postponed|pushed|rescheduled|changed))|were(?! (?:going|supposed|hoping|planning))|died|passed away|ended|left|became|came|went|met|divorced|separated|split up|fell|crashed|inherited|received|returned|arrived|ran|did|got (?:laid|fired|divorced|married|sick|ill|injured|covid|dumped|promoted|hired|made|out|back|rid|into|diagnosed|an? (?:dog|puppy|cat|kitten|[a-z]+ job|job|bike|piano|guitar|camera)|my (?:guitar|piano|bike|camera|licence|diagnosis|results|first [a-z]+))|been (?:off|out|unemployed|ill|sick|single|retired|injured|on|without|in|at|doing|trying)|last [a-z]+(?:ed)?(?= )|(?:have|has|had)(?:n't| not) [a-z]+(?:ed)?|not (?:trained|run|played|been|done|worked)|haven't [a-z]+|havent [a-z]+)"
const OWN_DID = '(?:quit|put on|cut|hurt|read|set up|shut)'
const PAST_EVENT = new RegExp(
  `^(?:(?:because|since|as|and|but|so|cos|coz|cuz|bc) )*(?:(?:${WHO} )?${ADVERBS}${DID}|(?:(?:my|our|the) )?(?:[a-z]+ )?(?:baby|son|daughter|twins|child|grandson|granddaughter)(?: was| were)? born|${WHO} ${ADVERBS}${OWN_DID}|(?<=(?:because|since|cos|coz|cuz|bc) )${OWN_DID})(?: (?:to|from) [a-z]{3,}(?= (?:in|on|last|this|around|since|over|at|a|an|\\d|two|three|few) ))?(?: (?!to |until |till |for |by |so |and |but )[a-z\\d'’-]+){0,5}? ${WHEN}(?= )`,
)
