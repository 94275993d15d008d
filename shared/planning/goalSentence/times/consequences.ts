import { SOMEBODY } from '#shared/planning/goalSentence/words/noTimeThen.ts'
import { DAYS, PART } from '#shared/planning/goalSentence/words/timesOfWeek.ts'
import { isVerb } from '#shared/planning/goalSentence/words/verbs.ts'

/** So many words of a clause, and those that say the same as the grammar reads it; `isPart`: what is behind them is a part of its own. */
export type Saying = { count: number; plains: string[]; isPart: boolean }

const CLOCK = "\\d{1,2}(?:[:.]\\d\\d)?(?: ?(?:am|pm|o'clock))?"
const HOURS = `(?:(?:from |between )?${CLOCK} (?:to|and|till|until|-|–) ${CLOCK}|${CLOCK}[-–]${CLOCK}|(?:after|before|past|from|until|till|at) (?:${CLOCK}|work|dinner|lunch|school|breakfast))`
const RANGE = '[a-z]{3,9}[-–][a-z]{3,9}|[a-z]{3,9} (?:to|till|until|through) [a-z]{3,9}'
const WEEK = `(?:${DAYS}|(?:${RANGE})(?= |$))`
const ON = '(?:(?:on|in|at|during|for) )?(?:(?:the|my|our|any|all|every|each) )?(?:early |late )?'
const SLOT = `${ON}(?:${WEEK}(?: ${PART}s?)?|${PART}|${HOURS})`
/** Days, parts of the day and hours beside each other, as a group. */
const WHEN = `(${SLOT}(?:(?: (?:and|or|&|\\+))? ${SLOT}){0,3})`
const REST =
  "(?: (?:left|free|for it|for that|for this|for me|open|available|to myself|we have|i have|i've got))*"
/** What stands behind it: what it is for. */
const FOR = `(?: (?:for(?: me)? to|to|for|when i can|when we can|i can|that i can|when i|i|we))`
const SINGLE = '(?:only|one|free|single|usual|best|main|real)'
const SLOTS =
  '(?:days?|times?|slots?|chances?|windows?|evenings?|mornings?|gaps?|nights?|afternoons?|moments?|options?)'

/** What says when there is time, at the beginning of a clause; the group is when. */
const LEFT: readonly RegExp[] = [
  `${WHEN} (?:is|are) (?:(?:my|our|the|a) )?(?:(?:${SINGLE} )+(?:${SLOTS})?|${SLOTS})(?: (?:that's|that is))?${REST}${FOR}?`,
  `(?:my|our|the) (?:${SINGLE} )+${SLOTS}${REST}(?: i have)? (?:is|are) ${WHEN}${FOR}?`,
  `${WHEN} (?:is|are) when${FOR.replace('(?:', '(?:i have time|')}(?: (?:can|could|have time))?(?: (?:to|for))?`,
  `(?:it'?s |that'?s |it is )?(?:only |just )?${WHEN} (?:it is|it has to be|only|then|instead|please|works? best(?: for me)?|works?(?: for me)?|will do|is best|are best|is free|are free|is fine|are fine|is good|are good|is open|are open|is mine|are mine|is left|are left)${FOR}?`,
  `(?:it|that|this)(?:'s| is| has to be| leaves| means| will be| must be| can only be)(?: me)?(?: with)?(?: (?:only|just))? ${WHEN}${REST}(?: only| then)?${FOR}?`,
  `(?:(?:i|we)(?:'ve|'m|'ll)? )?(?:(?:can|could|will|only|just|have|got|get|do|use|manage|make|free|available|left) ){1,4}(?:with )?(?:only |just )?${WHEN}${REST}(?: only)?${FOR}?`,
  `(?:only |just )?${WHEN}(?: (?:is|are))?${FOR}`,
  `(?:only |just )?${WHEN}(?: (?:please|pls|instead|then))?`,
].map((form) => new RegExp(`^${form}(?= |$)`))

/**
 * What a clause says of the time that is left: `sunday is my only day to swim` is `only sunday, swim`. A clause of its own, `i can only
 * paint on Sundays`, stays as it is.
 */
export function consequenceOf(text: string): Saying | null {
  // Cheap, before what costs more.
  if (!(namesDays(text) || namesHours(text))) return null
  if (REFUSED.test(text.replace(/ for me\b/, ''))) return null
  for (const form of LEFT) {
    const [said, when = ''] = form.exec(text) ?? []
    if (said === undefined || when === '') continue
    const behind = text.slice(said.length).trim()
    if (behind !== '' && !isForSomething(said, behind)) continue
    return { count: countOf(said), plains: `only ${when}`.split(' '), isPart: behind !== '' }
  }
  // `i can only | paint on Sundays`, `painting on Sundays`
  const lead = CAN_ONLY.exec(text)?.[0] ?? ''
  const count = lead === '' ? 0 : countOf(lead)
  return OF_WEEK.test(text.slice(lead.length)) ? { count, plains: [], isPart: false } : null
}
const CAN_ONLY = /^(?:(?:i|we)(?:'ll)? )(?:can|could|will)(?: (?:only|just|then))* /
/** What is done, and on which days. */
const OF_WEEK = new RegExp(`^[a-z][a-z' ]* ${WHEN}$`)
/** `so evenings are for family`, `so not on Sundays`: no time for it. */
const REFUSED = new RegExp(
  `\\b(?:not|no|never|none|nothing|can'?t|cannot|won'?t|don'?t|except|busy|tired|out|off)\\b|\\b(?:for|with) (?:(?:the|my|our) )*${SOMEBODY}\\b|\\bonly [a-z]+ (?:when|if)\\b`,
)

const ENDS_FOR = new RegExp(`${FOR}$`)
/** What follows is what the time is for: a clause of its own with a verb of its own is none. */
function isForSomething(said: string, behind: string): boolean {
  return (
    ENDS_FOR.test(said) ||
    isVerb(behind.split(' ', 1)[0] ?? '') ||
    /^(?:and|but|with|for|please|pls|an?|\d+|i'd|i|half) ?/.test(behind)
  )
}

const THAT = "(?:that'?s|that is|then|this is|those are|that being)"
const THAT_TIME = new RegExp(
  `^(?:${THAT} (?:(?:my|our|the) )?(?:${SINGLE} )*(?:${SLOTS}|hours?)${REST}${FOR}?|${THAT} when(?! (?:i|we)(?:'d)? (?:want|would|like|love|plan|hope))(?: (?:i|we))?(?: (?:can|could|will|have time to|do|get to))*|(?:i|we) (?:can |could |want to )?use (?:that|this|the) (?:${SLOTS}|hours?)${FOR}?)(?= |$)`,
)
const AFTER_THAT = /^(.*?) ?\b(?:after (?:that|then)|afterwards|from then(?: on)?)$/
const TOLD_RANGE = new RegExp(
  `(?:from |between )?(${CLOCK})(?: (?:to|till|until|and|-|–) |[-–])(${CLOCK})(?= |$)`,
)
const TOLD_DAYS = new RegExp(`(?:^| )(?:(?:on|every) )?(${WEEK})(?= |$)`)
const TOLD_END = new RegExp(`\\b(?:at|by|until|till|around) (${CLOCK})(?= |$)`)
const IN_BED = /\b(?:bed|asleep|sleep|sleeps|down)\b/

/**
 * What refers to the time that was told: `that's my slot for sewing` behind `the baby sleeps 1 to 3`, `knitting after that` behind `the
 * kids are in bed by 7.30`.
 */
export function thatTimeOf(text: string, told: string): Saying | null {
  const [, days] = TOLD_DAYS.exec(told) ?? []
  const on = days !== undefined && namesDays(days) ? ` on ${days}` : ''
  const said = THAT_TIME.exec(text)?.[0]
  const [, from, to] = TOLD_RANGE.exec(told) ?? []
  if (said !== undefined && from !== undefined && to !== undefined) {
    const isPart = countOf(said) < countOf(text)
    return { count: countOf(said), plains: `between ${from} and ${to}${on}`.split(' '), isPart }
  }
  const [, deed] = AFTER_THAT.exec(text) ?? []
  const [, hour] = TOLD_END.exec(told) ?? []
  if (deed === undefined || hour === undefined || !IN_BED.test(told) || /^(?:i|we|any)\b/.test(deed))
    return null
  const half = /^\d{1,2}(?:[:.]\d\d)?$/.test(hour) && Number.parseInt(hour, 10) < 12
  return {
    count: countOf(text),
    plains: `${deed} after ${hour}${half ? 'pm' : ''}${on}`.trim().split(' '),
    isPart: false,
  }
}

/** Whether words name days of the week. */
export function namesDays(text: string): boolean {
  return OF_DAYS.test(text)
}
const OF_DAYS = new RegExp(`(?:^|[ -])(?:${DAYS}|weekdays?|weeknights?)(?=$|[ -])`)

/** Whether words name an hour or a part of the day. */
export function namesHours(text: string): boolean {
  return OF_HOURS.test(text)
}
const OF_HOURS = new RegExp(`\\d|\\b(?:${PART}|after|before)\\b`)

function countOf(said: string): number {
  return said.trim().split(' ').length
}
