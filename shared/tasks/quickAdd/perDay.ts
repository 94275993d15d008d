import { plainRule } from '#shared/tasks/repeating/repeatRule.ts'
import { isBehindDay } from './boundToTitle.ts'
import { isClosed } from './clauses.ts'
import type { Reading } from './parser.ts'
import { keyword, type Phrase, sequence } from './phrase.ts'

const COUNTED = /^(?:km|l|eps?|pgs|\p{L}{3,}s)$/u
/** What there is one of each day: `1 chapter a night`, `read a poem a day`. */
const ONE =
  /^(?:chapter|ch|page|poem|story|psalm|episode|ep|lesson|sheet|worksheet|level|sketch|photo|song|podcast|video|module|unit|puzzle|crossword|sudoku)$/
/** What is said of how often, how long or for how much. */
const UNCOUNTED = /^(?:times|doses|goes|days|nights|weeks|pounds|euros|dollars|bucks|rooms|calories|cals)$/

const SLASHED = /^\/(?:day|night|d)$/
const ENDS = /^(?:until|till?|for)$/

/** `15 minutes a day`, `1 hr a night`, `20 pages a night`: the day behind a length or what is counted. */
export const perDay: Phrase<Reading> = (words, at, context) => {
  const before = words[at - 1]?.plain ?? ''
  const isBehindLength = /^\d*(?:m|mins?|minutes|hours?|hrs?|h)$/.test(before)
  const isBehindCount =
    /^\d+k?$/.test(words[at - 2]?.plain ?? '') && COUNTED.test(before) && !UNCOUNTED.test(before)
  const isBehindOne =
    /^(?:1|one|an?)$/.test(words[at - 2]?.plain ?? '') && ONE.test(before) && isClosed(words, at + 2)
  const isBehindUps =
    /^\d+$/.test(words[at - 3]?.plain ?? '') && /^(?:ups|jumps|curls|raises|lifts|dips)$/.test(before) // "30 sit ups a night"
  const isSlashed = isBehindLength && SLASHED.test(words[at]?.plain ?? '') && !isBehindDay(words, at) // "10 min/day"
  const read = isSlashed
    ? { to: at + 1 }
    : isBehindLength &&
        /^(?:day|night)$/.test(words[at]?.plain ?? '') &&
        ENDS.test(words[at + 1]?.plain ?? '')
      ? keyword('day', 'night')(words, at, context) // "10 min day until 22 april"
      : isBehindLength || isBehindOne || ((isBehindCount || isBehindUps) && isClosed(words, at + 2))
        ? sequence(keyword('a', 'each', 'per'), keyword('day', 'night'))(words, at, context)
        : null
  return (
    read && {
      value: { place: 'edge', finding: { kind: 'repeat', rule: plainRule('DAILY'), from: 'schedule' } },
      to: read.to,
    }
  )
}
