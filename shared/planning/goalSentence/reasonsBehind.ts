import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { isFinite } from './tellings.ts'
import { clauseText, endsPart } from './words/clauses.ts'
import { MOST_WORDS } from './words/mostWords.ts'
import { baseOf, beginsTitle } from './words/verbs.ts'
import { portionIn } from './portionsBehind.ts'
import type { Claim, Span } from './words/wordSpan.ts'
import { WISH } from './words/wishWords.ts'

const WHO = "(?:i|we|he|she|they|it|(?:my|our|the) (?!only )[a-z'-]+(?: (?!can|will|stop)[a-z'-]+)?)"
const SMALL = '(?:(?:finally|really|just|also|then|both|all|always|easily|at least|one day|maybe) )*'
/** What the goal is good for; `so I can only run on Sundays` is a condition. */
const REASON = new RegExp(
  `^so (?:that )?(?:${WHO} ${SMALL}(?:can(?!'t|not)|could|stop|no longer|am able to|are able to|will be able to|don'?t|won'?t|wouldn'?t|never|understand|know how|feel|look|sleep|have(?! (?:time|only|to|(?:about |around |only |at least )?[$€£]?\\d+\\S*|an?)\\b)|get(?! (?:up|to bed|[$€£]?\\d+\\S*)\\b))|(?:i'm|i am|we're|we are) (?:able to|ready to|less|more|not|no longer|fit|strong|independent)|(?:i|we)(?:'ll| will) (?:be able|finally|never|not))(?= |$)(?! only\\b)(?! (?:just|do|train|make|manage|come|start|begin|practi[sc]e|study|meet) ?(?:on|at|in|after|before|between|from|\\d|(?:mon|tue|wed|thu|fri|sat|sun)|it\\b|$))`,
)
const LONGEST_LEAD = 12
/** How often, when or how long. */
const OFTEN =
  /^(?:daily|weekly|weekdays?|weekends?|evenings?|mornings?|afternoons?|nights|once|twice|\d+x|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?s?)$/
const EACH =
  /^(?:(?:every|each|per|a|on) (?:single )?(?:day|week|month|morning|evening|night|afternoon|weekend|weekday|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)|(?:before|after) (?:work|school|uni|breakfast|lunch|dinner|bed)|at \d[\d:.]*(?:am|pm)?)$/
/** It begins a condition, and says here what is not so any more. */
const NEGATES = /^(?:not|no|never|without)$/

/** Where what the goal is good for begins and ends: `learn to cook | so i stop ordering takeaways`. */
function reasonsIn(words: readonly Word[]): Span[] {
  return words.slice(0, MOST_WORDS).flatMap(({ plain, escape }, at) => {
    if (plain !== 'so' || escape !== null || at < 2) return []
    if (!REASON.test(`${clauseText(words, at, LONGEST_LEAD)} `) || !isOfDeed(words, at)) return []
    let to = at + 1
    while (to < words.length && !endsPart(words, to - 1)) to += 1
    return [{ from: at, to }]
  })
}

/** Whether a deed stands before it; of `the office is closed so I can write` the deed is behind. */
function isOfDeed(words: readonly Word[], at: number): boolean {
  let from = endsPart(words, at - 1) ? at - 1 : at
  while (from > 0 && !endsPart(words, from - 1)) from -= 1
  const text = clauseText(words, from, at - from).replace(/[,;]$/, '')
  const [first = ''] = text.replace(WISH, '').split(' ', 1)
  if (WISH.test(text) || beginsTitle(first) || baseOf(first) !== null) return true
  // `3x a week | get fit`
  return /^\d/.test(first) && text.split(' ').some((plain) => beginsTitle(plain)) && !isFinite(text)
}

/**
 * The words of a sentence, of which those that say how often in a reason are kept from being read where the sentence says so outside of it:
 * of `learn to cook so i stop ordering uber eats every day, 2 evenings a week` it is two evenings.
 */
export function withReasonsApart(words: readonly Word[]): Word[] {
  const reasons = reasonsIn(words)
  if (reasons.length === 0) return [...words]
  const isIn = (at: number) => reasons.some(({ from, to }) => from <= at && at < to)
  const often = words.slice(0, MOST_WORDS).map((_, at) => oftenAt(words, at))
  const isSaidOutside = often.some((count, at) => count > 0 && !isIn(at))
  const isKept = (at: number) =>
    NEGATES.test(words[at]?.plain ?? '') ||
    (isSaidOutside && often.some((count, from) => from <= at && at < from + count))
  return words.map((word, at) =>
    isIn(at) && isKept(at) && word.escape === null ? { ...word, escape: KEPT } : word,
  )
}

/** So many words say how often, when in the day or on which days from an index on. */
function oftenAt(words: readonly Word[], at: number): number {
  if (OFTEN.test(words[at]?.plain ?? '')) return 1
  return [3, 2].find((count) => EACH.test(clauseText(words, at, count))) ?? 0
}
/** No number of a quotation. */
const KEPT = -1

/**
 * The parts of a goal without what it is good for, `learn French | so I can talk to my in-laws`, and how much of it is done each time,
 * `declutter the house | one room | a week`: both are shown beside it.
 */
export function withoutReasons(
  words: readonly Word[],
  goal: readonly Span[],
  claims: readonly Claim[],
): { goal: Span[]; reasons: Span[] } {
  const begins = reasonsIn(words).map(({ from }) => from)
  const reasons: Span[] = []
  const left = goal.flatMap((span): Span[] => {
    const at = begins.find((begin) => span.from <= begin && begin < span.to) ?? portionIn(words, span, claims)
    if (at === null || (at === span.from && goal[0] === span)) return [span]
    // `so | i can run before work`: a fact has taken the rest.
    if (span.to > at + 1) reasons.push({ from: at, to: span.to })
    return at === span.from ? [] : [{ from: span.from, to: at }]
  })
  return { goal: left, reasons }
}
