import { plainRule } from '#shared/tasks/repeating/repeatRule.ts'
import { isBehindDay, isClosed } from './clauses.ts'
import type { Reading } from './parser.ts'
import { keyword, type Phrase, sequence } from './phrase.ts'

const COUNTED = /^(?:km|l|\p{L}{3,}s)$/u
/** What is said of how often, how long or for how much. */
const UNCOUNTED = /^(?:times|doses|goes|days|nights|weeks|pounds|euros|dollars|bucks|rooms|calories|cals)$/

const SLASHED = /^\/(?:day|night|d)$/
const ENDS = /^(?:until|till?|for)$/

/** `15 minutes a day`, `1 hr a night`, `20 pages a night`: the day behind a length or what is counted. */
export const perDay: Phrase<Reading> = (words, at, context) => {
  const before = words[at - 1]?.plain ?? ''
  const isBehindLength = /^\d*(?:m|mins?|minutes|hours?|hrs?|h)$/.test(before)
  const isBehindCount =
    /^\d+$/.test(words[at - 2]?.plain ?? '') && COUNTED.test(before) && !UNCOUNTED.test(before)
  const isSlashed = isBehindLength && SLASHED.test(words[at]?.plain ?? '') && !isBehindDay(words, at) // "10 min/day"
  const read = isSlashed
    ? { to: at + 1 }
    : isBehindLength &&
        /^(?:day|night)$/.test(words[at]?.plain ?? '') &&
        ENDS.test(words[at + 1]?.plain ?? '')
      ? keyword('day', 'night')(words, at, context) // "10 min day until 22 april"
      : isBehindLength || (isBehindCount && isClosed(words, at + 2))
        ? sequence(keyword('a', 'each', 'per'), keyword('day', 'night'))(words, at, context)
        : null
  return (
    read && {
      value: { place: 'edge', finding: { kind: 'repeat', rule: plainRule('DAILY'), from: 'schedule' } },
      to: read.to,
    }
  )
}
