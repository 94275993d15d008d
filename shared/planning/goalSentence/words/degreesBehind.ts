import type { Rewriting } from './plainerLeads.ts'

const WORDS = 'one|two|three|four|five|six|seven|eight|ten|once|twice'
const NUMBER = `(?:[$€£]?\\d[\\d.,]*k?|${WORDS}|an?|half an)`
const COUNT = `(?:[1-9]\\d?|two|three|four|five|six|seven)`
const A_WEEK = '(?:a|per|each|every) (?:week|day|month)'
const AT_FIRST =
  '(?:for (?:now|a start|starters|the moment|the time being|the first (?:weeks?|months?))|to (?:start|begin)(?: (?:with|off))?|at first|in the beginning|initially)'
const HEDGES =
  "(?:(?:well|ok|okay|or|but|maybe|just|only|rather|actually|let['’]?s say|say|perhaps|and|hm+)[,.]? ){0,3}"
const END = '(?=\\s*(?:[,;.!)]|$)|\\s[-–—]\\s| (?:and|but|so) )'

/** `3 times a week, well, 2 for now`: of two numbers the one that somebody begins with. */
const FOR_NOW: Rewriting = (all, before = '', number = '', unit = '', now = '') => {
  // `walk 20 minutes, twice at first`: of another kind.
  if (
    /^(?:once|twice)$/i.test(now) &&
    !/^(?:once|twice)?(?: ?x| times?)? (?:a|per|each|every) /i.test(`${number}${unit}`)
  )
    return all
  if (/^(?:once|twice)$/i.test(number) && !/^(?:once|twice)$/i.test(now))
    return `${before}${now} times${unit}`
  if (/^(?:once|twice)$/i.test(now)) return `${before}${now}${unit.replace(/^ ?(?:x|times?)(?= )/i, '')}`
  return `${before}${now}${unit}`
}

/** What is as often, as long or as much as somebody says behind a first number, or instead of one. */
export const DEGREES_BEHIND: readonly (readonly [form: RegExp, plain: string | Rewriting])[] = [
  // `gym 3 a week`
  [
    new RegExp(
      `\\b(gym|yoga|pilates|swim|run|walk|cycle|lift|train|spin|boxing|crossfit|climb|swimming|running|climbing|cycling|workouts?|work out|stretch|meditate) (${COUNT}) (?=(?:a|per) week)`,
      'gi',
    ),
    '$1 $2 times ',
  ],
  // `not 5 but 3 workouts a week`, `save not 200 but 300 a month`
  [
    new RegExp(
      `\\bnot (?:only |just )?(?:${NUMBER})(?: ?(?:times|x|mins?|minutes?|hours?|hrs?|h|am|pm|days?|euros?|pounds|dollars))?,? but (?:only |just |rather )?(?=(?:[$€£]?\\d{1,6}(?:[.,]\\d{1,3})?k?|${WORDS}|an?|half an) ?[a-z])`,
      'gi',
    ),
    '',
  ],
  // `not 5 workouts but 3 a week`
  [
    new RegExp(
      `\\bnot (?:${COUNT}) ([a-z]{4,}s),? but (?:only |just )?(${COUNT}) (?=(?:a|per) (?:week|day|month))`,
      'gi',
    ),
    '$2 $1 ',
  ],
  // `3 workouts a week not 5`
  [
    new RegExp(
      `\\b(${COUNT} [a-z]{3,}s ${A_WEEK}),? (?:and |but )?not ${COUNT}(?: times| x)?(?!, ?\\d)${END}`,
      'gi',
    ),
    '$1',
  ],
  [
    new RegExp(
      `(^|\\s)(${NUMBER})((?: ?(?:x|times?|days?|sessions?|mins?|minutes?|hours?|hrs?|h|pages?|words|km|reps|euros?|pounds|dollars|[a-z]{3,12}s))?(?: ${A_WEEK}|/(?:week|day|month)| daily| weekly| monthly))(?:[,;.]| -| –|\\.\\.\\.| or) ?${HEDGES}(${NUMBER})(?: ?(?:x|times))? ${AT_FIRST}${END}`,
      'gi',
    ),
    FOR_NOW,
  ],
  // `20 pages a day, realistically 5 days`
  [
    new RegExp(
      `(?<=\\b(?:a day|per day|daily|every day|each day)[,;.]? (?:but )?(?:more )?)realistically (?:only |more like |about )?([2-6]|two|three|four|five|six) days${END}`,
      'gi',
    ),
    '$1 days a week',
  ],
  // `10k steps a day, realistically | 5 days a week`
  [
    new RegExp(
      `(^\\s*|[,;.]\\s*|\\s[-–] |\\()(?:but )?(?:more )?realistically,? (?:more like |it['’]?s |about )?(?=(?:only |just |at least |at most )?(?:\\d|${WORDS}|an hour|half an hour|on |in the |by |until |every |not |weekends|weekdays|mornings|evenings|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\\b))`,
      'gi',
    ),
    '$1',
  ],
]
