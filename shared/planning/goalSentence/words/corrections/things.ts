import { WEEKDAY } from './days.ts'
import type { Correction, Kind } from './kind.ts'

const LEAD = '(?:the|my|our|an?)\\s+'
const WORD = '[a-z][a-z-]{2,}(?![a-z])'
const END = '(?=\\s{0,4}(?:[,;.!)]|$))'
const PARTS = new RegExp(`^(${LEAD})?(.+)$`, 'i')

/** What the goal is about, in one word or with its article: `learn French, I mean Spanish`, `the kitchen, no wait, the bathroom`. */
export const THINGS: Kind = {
  source: `(?<![\\w'’])(?:${LEAD}${WORD}(?:\\s${WORD}){0,2}|${WORD})${END}`,
  merged: mergedThings,
}

function mergedThings({ old, meant, mark, isBeside, isNegated, excluded }: Correction): string | null {
  const [, lead = '', thing = ''] = PARTS.exec(old) ?? []
  const [, otherLead = '', other = ''] = PARTS.exec(meant) ?? []
  if (mark !== 'strong' || !isBeside || isNegated || excluded !== null) return null
  if ((lead === '') !== (otherLead === '')) return null
  return [thing, other].some((one) => IS_NO_THING.test(one)) ? null : meant
}

/** Of these none is what somebody wants to do: facts, and what is said beside it. */
const IS_NO_THING = new RegExp(
  `^(?:${WEEKDAY}|morning|afternoon|evening|night|noon|midnight|work|bed|lunch|dinner|breakfast|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|christmas|easter|today|tomorrow|days?|weeks?|months?|years?|daily|weekly|monthly|minutes?|mins?|hours?|times?|once|twice|weekdays?|weekends?|only|alone|instead|maybe|really|please|thanks|thank|seriously|there|here|not|yes|lol|sorry|wait|what|why|when|how|mistake|bad|typo|long|late|busy|again|anyway|everyone|everything|nothing|that|this|then)$|\\b(?:mistake|typo|thing|lot|one|time|message|rant|question|english|spelling|way|bit|week|month|year|day)s?$`,
  'i',
)
