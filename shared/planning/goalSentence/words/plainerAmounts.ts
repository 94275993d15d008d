import type { Rewriting } from './plainerLeads.ts'

const SUM = '((?:[$€£] ?)?\\d[\\d.,]*k?(?: ?(?:euros?|eur|dollars?|usd|pounds|quid|bucks|€|\\$|£))?)'
const OF_READING = '(pages?|chapters?|words|flashcards|cards|problems|questions|exercises|poems|verses)'
/** What people do once a day, and at which they say how much they do. */
const DAILY =
  '(?:before (?:bed|bedtime|sleep|sleeping|breakfast)|in bed|at bedtime|on (?:the|my) (?:train|bus|tube|metro|subway|commute|way to work)|(?:with|over) (?:my )?(?:breakfast|coffee|morning coffee|lunch)|at breakfast|at lunch|(?:in|on) my lunch ?break)'

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
]
