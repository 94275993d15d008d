import type { Rewriting } from './plainerLeads.ts'
import { CLOCK } from './typedDays.ts'

const HOUR = `(?:${CLOCK}(?: ?[ap]m)?|noon|midday|midnight)`
const PART = '(?: in the (?:morning|afternoon|evening)| at night)?'
const WHO =
  '(?:(?:the|my|our) )?(?:(?:downstairs|upstairs|next[- ]door|old|strict|lovely) )?(?:neighbou?rs?|landlord|landlady|flat ?mates?|room ?mates?|house ?mates?|wife|husband|partner|parents?|mum|mom|dad|family|building|house rules|girlfriend|boyfriend|hoa|council|people (?:up|down)stairs|neighbou?rs? (?:up|down)stairs)'
const NOISE =
  '(?:it|that|this|noise|music|loud (?:noise|music)|the (?:noise|music|drums?|sound)|drums|drumming|practice|practi[sc]ing|me (?:playing|practi[sc]ing|drumming|singing)|(?:me|us)(?: (?:to )?(?:play|practi[sc]e|make noise|drum|sing|do it|do that|work|use it))?)'
const PERMITS = `(?:(?: is| are|['’]s|['’]re)?(?: only| just)? (?:ok|okay|fine|cool|happy|alright|good) with ${NOISE}|(?: only| just)? (?:allows?|lets?|permits?|tolerates?|accepts?|puts? up with) ${NOISE}|(?: is| are)? don['’]?t mind ${NOISE}| doesn['’]?t mind ${NOISE})`
const PLACE =
  '(?:the |my |our )?(?:(?:local|swimming|climbing|community|public|uni|university|leisure|sports) )?(?:gym|pool|library|studio|workshop|club|courts?|track|range|rink|hall|makerspace|lab|sauna|centre|center|venue|wall|dojo|allotment|darkroom|kiln|velodrome)'
const IS_OPEN = `(?:${PLACE}(?: is| are|['’]s)?(?: only| just)? (?:open|available|accessible|bookable)(?: to (?:the public|me|us|members))?|(?:i|we) can only (?:use|get into|book|access|have) ${PLACE}|(?:i['’]?m|i am) only allowed (?:to (?:make noise|play|practi[sc]e|use it|drum|be loud)|in)|(?:noise|music|loud music|practice) is (?:only )?allowed)`

/** `only between 4 and 6 in the afternoon`, `until 8pm`, `after 6`. */
const WINDOW = `(?: only)? (?:(?:between |from )?(${HOUR})(?: and | to | ?- ?| ?– ?| till | until )(${HOUR})(${PART})|(until|till|til|before|up to|after|from) (${HOUR})(${PART}))(?: only)?`
const END = '(?=\\s*(?:[,;.!)]|$)| so\\b| but\\b)'

const BEHIND = '([,;.]\\s*(?:and |but )?|\\s-\\s|,? (?:and|but) )'
const AT_ALL = '(^\\s*|[,;.]\\s*(?:and |but )?|\\s-\\s|,? (?:and|but) )'

/** The window in which it can be done. */
const ONLY_THEN: Rewriting = (all, pause = '', from, to, part, side, hour = '', partBehind) => {
  const joint = pause.trim() === '' || /[,;.]/.test(pause) ? pause.replace(/(?:and|but) $/, '') : ', '
  if (from !== undefined && to !== undefined) return `${joint}only between ${from} and ${to}${part ?? ''}`
  if (side === undefined) return all
  return `${joint}${/^(?:after|from)$/i.test(side) ? 'not before' : 'not after'} ${hour}${partBehind ?? ''}`
}

/**
 * When others allow it, and when the place is open: `neighbours only ok with it between 4 and 6 in the afternoon`, `the library closes at
 * 8`. It is the time in which it can be done.
 */
export const PERMITTED_HOURS: readonly (readonly [form: RegExp, plain: string | Rewriting])[] = [
  // `neighbours are not ok with it after 8pm`
  [
    new RegExp(
      `${AT_ALL}${WHO}(?:(?: is| are| isn['’]?t| aren['’]?t)(?: not)? (?<=not |n['’]?t )(?:ok|okay|fine|cool|happy|alright) with ${NOISE}| (?:don['’]?t|doesn['’]?t|won['’]?t|do not|does not) (?:like|want|allow|tolerate|let) ${NOISE}|(?: really)? (?:minds?|hates?|objects? to|complains? about) ${NOISE}) ((?:between|after|before|from) ${HOUR}(?:(?: and | to | ?- ?)${HOUR})?${PART})${END}`,
      'gi',
    ),
    '$1not $2',
  ],
  [new RegExp(`${AT_ALL}${WHO}${PERMITS}${WINDOW}${END}`, 'gi'), ONLY_THEN],
  [new RegExp(`${BEHIND}${IS_OPEN}${WINDOW}${END}`, 'gi'), ONLY_THEN],
  [
    new RegExp(
      `${BEHIND}${PLACE} opens (?:at )?(${HOUR})(?: and|,)? (?:closes|shuts)(?: at)? (${HOUR})${END}`,
      'gi',
    ),
    '$1only between $2 and $3',
  ],
  [
    new RegExp(
      `${BEHIND}${PLACE} (?:closes|shuts|is closed|is shut)(?: at| from| after)? (${HOUR})(${PART})${END}`,
      'gi',
    ),
    '$1not after $2$3',
  ],
  [
    new RegExp(`${BEHIND}${PLACE} (?:only )?opens (?:at )?(${HOUR})(${PART})${END}`, 'gi'),
    '$1not before $2$3',
  ],
  [
    new RegExp(
      `${BEHIND}quiet hours (?:are |is )?(?:from )?(${HOUR})(?: to | ?- ?| ?– ?| till | until )(${HOUR})${END}`,
      'gi',
    ),
    '$1only between $3 and $2',
  ],
  [new RegExp(`${BEHIND}quiet hours (?:start|begin)s?(?: at)? (${HOUR})${END}`, 'gi'), '$1not after $2'],
]
