import { CLOCK } from './typedDays.ts'

const AT = `(?:at |around |about |by )+(?:about |around )?${CLOCK}(?: ?[ap]m| o['’]clock)?(?: in the (?:morning|evening|afternoon))?`
const WORK =
  '(?:(?:my|the|a|from|night|late|early|day|work|long) ){0,3}(?:work|shifts?|duty|school|uni|college)'
const OFTEN = '(?:(?:usually|always|only|normally|mostly) )?'
/** When somebody is done with work, or back. */
const IS_DONE = `(?:(?:i|we) ${OFTEN}(?:(?:come|get|go|am|clock) off (?:${WORK} )?|(?:finish|leave|am done with|am done|clock out|knock off) (?:${WORK} )?|(?:get|come|am|arrive) (?:back )?home (?:from work )?)${AT}|(?:(?:my|the) )?(?:night |late |early |day )?(?:shift|work|school|uni)s? (?:ends?|finish(?:es)?|is (?:over|done)) ${AT})`
const FIRST = new RegExp(
  `^(\\s*(?:ok |hi |hey |so )?)(${IS_DONE})(?:,? so|[,;.]| -)\\s{1,3}(?:so )?(?!(?:from|after|before|until|till)\\b)`,
  'i',
)
/** A time of the goal's own that says which half of the day it is in: `7-7:45am`, `6pm`, `19:30`. */
const HAS_HALF = new RegExp(`\\b${CLOCK} ?[ap]m\\b|\\b(?:1[3-9]|2[0-3])[.:]\\d\\d\\b`, 'i')
const HAS_HOUR = new RegExp(`\\bat ${CLOCK}(?![\\d%])`, 'i')
/** `I finish at 6, gym at 7`: which 7 it is follows from the 6. */
const IN_THE_MORNING = /\d ?am\b|in the morning/i
const TELLS_ON =
  /^(?:dinner|supper|lunch|tea|the kids|kids|my [a-z]+|the [a-z]+) (?:is|are|eats?|goes?|starts?|sleeps?|has|have)\b/i
const REFERS =
  /\b(?:after (?:that|it|then|this)|afterwards|straight after|right after|before that|then on|from then|by then)\b/i

/**
 * `I come off shift at 6am, so workouts 7-7:45am`: when work ends is none of the times of a goal that has one. It is `shown` as not used.
 */
export function withoutEndsOfWork(text: string): { text: string; shown: string[] } {
  const [all, before = '', told] = FIRST.exec(text) ?? []
  if (all === undefined || told === undefined) return { text, shown: [] }
  const rest = text.slice(all.length)
  // `I come home at 5, dinner is at 7`: more is told before the goal.
  const hasHour = HAS_HALF.test(rest) || (HAS_HOUR.test(rest) && IN_THE_MORNING.test(told))
  if (!hasHour || REFERS.test(rest) || TELLS_ON.test(rest)) return { text, shown: [] }
  return { text: `${before}${rest}`, shown: [told] }
}
