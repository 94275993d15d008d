import type { Rewriting } from './plainerLeads.ts'
import { DAY } from './typedDays.ts'

const SUM = '((?:[$€£] ?)?\\d[\\d.,]*k?(?: ?(?:euros?|eur|dollars?|usd|pounds|quid|bucks|€|\\$|£))?)'
const OF_READING = '(pages?|chapters?|words|flashcards|cards|problems|questions|exercises|poems|verses)'
/** What people do once a day, and at which they say how much they do. */
const DAILY =
  '(?:before (?:bed|bedtime|sleep|sleeping|breakfast)|in bed|at bedtime|on (?:the|my) (?:train|bus|tube|metro|subway|commute|way to work)|(?:with|over) (?:my )?(?:breakfast|coffee|morning coffee|lunch)|at breakfast|at lunch|(?:in|on) my lunch ?break)'

const LENGTH = '(?:\\d{1,3} ?(?:hours?|hrs?|h|minutes?|mins?|min)|an hour|half an hour)'
const DAYS = `(?:(?:on )?(?:weekdays|workdays|weekends|${DAY}(?:(?: ?[-–] ?| to |,? and |, ?| ?& ?| )${DAY}){0,4}))(?![a-z])`
/** `…, sun 2 hrs`, `… and 2 hours on Sundays`: other days have a length of their own. */
const OTHERS = `(?=(?:,|;| and|, and| then)[^;.]{0,30}\\b(?:${DAYS} (?:for )?${LENGTH}|${LENGTH} ${DAYS}))`

/** `read 20 pages before bed, | 3 times a week`: then not each day. */
const IS_REGULAR =
  /\b(?:daily|weekly|twice|once|(?:\d|two|three|four|five|six) ?(?:x|times)|(?:every|each) (?!evening|morning|night|day)[a-z]+|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekdays|weekends)\b/i

/**
 * Amounts in words that the grammar reads: `put 5000 aside` is `put aside 5000`, and what is read at something that happens each day,
 * `20 pages before bed`, is read each day.
 */
export const PLAINER_AMOUNTS: readonly (readonly [form: RegExp, plain: string | Rewriting])[] = [
  [
    new RegExp(`\\b(put|set|putting|setting|lay) ${SUM} (aside|away)\\b(?! (?:\\d|the|next))`, 'gi'),
    '$1 $3 $2',
  ],
  [
    new RegExp(
      `(?<![\\d.,:-])(\\d{1,2}|ten|twenty|thirty) ${OF_READING} (?=${DAILY}(?! (?:on|every|each|twice|\\d))(?:[,;.!]|$| (?:and|by|until|for)\\b))`,
      'gi',
    ),
    (all, count = '', thing = '', ...groups) =>
      IS_REGULAR.test(groups.at(-1) ?? '') ? all : `${count} ${thing} a day `,
  ],
  // `4 hrs | a day | mon-fri, sun 2 hrs`: that is on each of these days, and on no others.
  [new RegExp(`\\b(${LENGTH}) (?:a|per|each|every) day,? (${DAYS})${OTHERS}`, 'gi'), '$1 $2'],
  [new RegExp(`\\b(${DAYS}) (${LENGTH}) (?:a|per|each|every) day${OTHERS}`, 'gi'), '$1 $2'],
  // `get to 10,000 steps | a day`: they are walked
  [/\bget to (\d[\d.,]*k? steps) (?=(?:a|per|each|every) day\b|daily\b)/gi, 'walk $1 '],
  // `drink 2l | water a day`
  [/\b(\d(?:[.,]\d)? ?(?:l|lit(?:er|re)s?)) (?=(?:water|tea|milk) (?:a|per|each|every) day\b)/gi, '$1 of '],
  // `clean the kitchen every night, | takes 15 mins`
  [
    /(?<=\b(?:(?:every|each) [a-z]+|daily)),? (?:which |it |that )?(?:only |usually )?takes (?:me )?(?:about |around |like |roughly )?(?=(?:\d{1,2} ?(?:minutes?|mins?|min)|half an hour|an hour)(?:[,;.!]|$))/gi,
    ', ',
  ],
  // `practise it 5x before Dec 10`: in all
  [/\b(\d{1,2})x (?=(?:before|by) (?!bed\b|work\b|school\b|breakfast\b|lunch\b|dinner\b))/gi, '$1 times '],
  // `4 runs wk`
  [
    /\b(\d (?:runs|sessions|workouts|swims|rides|walks|classes|lessons|times|days|nights|evenings|mornings)) (?:per |p\/|a )?wk\b/gi,
    '$1 a week',
  ],
  // `3 x 5 min a day`: three times
  [
    /\b([2-5]) ?[x×] ?(\d{1,3}) ?(minutes?|mins?|min) (?:each )?(?:a day|per day|daily|every day|each day)\b/gi,
    '$2 $3 $1 times a day',
  ],
]
