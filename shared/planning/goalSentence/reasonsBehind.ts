import { patternOf } from '#shared/planning/patterns/recognition.ts'
import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { isFinite } from './tellings.ts'
import { clauseText, endsPart } from './words/clauses.ts'
import { MONTH } from './words/monthNames.ts'
import { MOST_WORDS } from './words/mostWords.ts'
import { baseOf, beginsTitle } from './words/verbs.ts'
import { isPortionAlone, portionIn } from './portionsBehind.ts'
import { stepWithin } from './stepsBehind.ts'
import type { Claim, Span } from './words/wordSpan.ts'
import { WISH } from './words/wishWords.ts'

const WHO = "(?:i|we|me and my [a-z'-]+|my [a-z'-]+ and (?:i|me)|you)"
/** Days and places of which a condition is told: `so the mornings are free`. */
const NO_TIMES =
  '(?!(?:only|mornings?|evenings?|afternoons?|nights?|weekends?|weekdays?|days?|gym|pool|class|club|week|[a-z]+days?)\\b)'
const OTHERS = `(?:he|she|they|it|(?:my|our|the|his|her) ${NO_TIMES}[a-z'-]+(?: (?!can|will|stop|does|is|are|do|don't|get|won't|looks?|feels?)${NO_TIMES}[a-z'-]+)?)`
const SMALL = '(?:(?:finally|really|just|also|then|both|all|always|easily|at least|one day|maybe) )*'
const CAN = "can(?!'t|not)|could|stop|no longer|don'?t|won'?t|wouldn'?t|never|will be able to"
const I_DO = `${CAN}|am able to|are able to|understand|know|feel|look|see|fit|sleep|finish|earn|spend less|save|lose|pass|stay|live|keep|eat|enjoy|remember|forget|vote|learn|have(?! (?:only|to|(?:about |around |only |at least )?[$€£]?\\d+\\S*|an?)\\b)|get(?! (?:up|to bed|home|back|off|[$€£]?\\d+\\S*)\\b)`
const THEY_DO = `${CAN}|stops|doesn'?t|isn'?t|aren'?t|(?:is|are)(?! (?:closed|away|out|free|off|busy|at|in|on|my|for|no|only|open|asleep|too)\\b)|gets?|has|have|sees?|looks?|feels?|sleeps?|knows?|learns?|grows?|lasts?|stays?`
/** `so I can train on Sundays` says when. */
const NO_SESSION =
  '(?! only\\b)(?! (?:time (?:on|in|at)|(?:just|do|train|make|manage|come|start|begin|practi[sc]e|study|meet) ?(?:on|at|in|after|before|between|from|\\d|(?:mon|tue|wed|thu|fri|sat|sun)|it\\b|$)))'
/** What the goal is good for; `so I can only run on Sundays` is a condition. */
const REASON = new RegExp(
  `^so (?:that )?(?:${WHO} ${SMALL}(?:${I_DO})(?= |$)${NO_SESSION}|${OTHERS} ${SMALL}(?:${THEY_DO})(?= |$)|(?:(?:i'm|i am|we're|we are) (?:able to|ready|less|more|not|no longer|fit|strong|independent)|(?:i|we)(?:'ll| will) (?:be able|finally|never|not)|(?<=that )(?:when|if|once) (?:i|we|they|he|she))(?= |$))`,
)
/** `write every morning | so the evenings are free`: when it is not done. */
const LEAVES_FREE =
  /^so (?:that )?(?:the|my|our) (?:mornings?|afternoons?|evenings?|nights?|weekends?|[a-z]+days?) (?:is|are|stays?) (?:free|off|mine|for [a-z]+|open)(?= |$)/
/** `so I don't play | after 8pm`: the hour is no time to play. */
const REFUSES_HOUR =
  /\b(?:don'?t|won'?t|never|not|no longer|can'?t) (?:[a-z']+ ){0,5}?(?:(?:after|before|past|until|till|between|from) (?:about |around )?\d|in the (?:mornings?|afternoons?|evenings?)|at night)/
const LONGEST_LEAD = 12
const LONGEST_DEED = 24
/** How often, when or how long. */
const OFTEN =
  /^(?:daily|weekly|weekdays?|weekends?|evenings?|mornings?|afternoons?|nights|once|twice|\d+x|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?s?)$/
const EACH =
  /^(?:(?:every|each|per|a|on) (?:single )?(?:day|week|month|morning|evening|night|afternoon|weekend|weekday|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)|(?:before|after) (?:work|school|uni|breakfast|lunch|dinner|bed)|at \d[\d:.]*(?:am|pm)?)$/
/** It begins a condition, and says here what is not so any more, or in which case it is of use. */
const NEGATES = /^(?:not|no|never|without|if|when|whenever|while|don'?t|won'?t|doesn'?t|isn'?t|aren'?t)$/
/** It begins a condition where no date follows: `so I don't panic | on holiday`. */
const LEADS = /^(?:on|in|at|for|with|before|after|during|by|until|till|within|once)$/
const OF_DATE = new RegExp(
  `^(?:\\d.*|${MONTH}|spring|summer|autumn|winter|christmas|easter|weeks?|months?|years?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|then|time|we|i|they|he|she|my|our|his|her)$`,
)
/** `so I don't spend | 300 | a month`. */
const NUMBER = /^[$€£]?\d[\d.,]*k?$/
const EVERY = /^(?:an?|per|each|every|times|hours?|minutes?|euros?|pounds?|dollars?)$/

/** Where what the goal is good for begins and ends: `learn to cook | so i stop ordering takeaways`. */
function reasonsIn(words: readonly Word[]): Span[] {
  const found: Span[] = []
  for (let at = 1; at < Math.min(words.length, MOST_WORDS); at += 1) {
    if (!beginsReason(words, at)) continue
    let to = at + 1
    while (to < words.length && !endsPart(words, to - 1)) to += 1
    if (!words.slice(at, to).some(({ plain }) => plain === 'only')) found.push({ from: at, to })
    at = to - 1
  }
  return found
}

function beginsReason(words: readonly Word[], at: number): boolean {
  const word = words[at]
  if (word?.plain !== 'so' || (word.escape !== null && word.escape !== KEPT)) return false
  const text = `${clauseText(words, at, LONGEST_LEAD)} `
  return (REASON.test(text) || LEAVES_FREE.test(text)) && isOfDeed(words, at)
}

/** Whether a deed stands before it; of `the office is closed so I can write` the deed is behind. */
function isOfDeed(words: readonly Word[], at: number): boolean {
  let from = endsPart(words, at - 1) ? at - 1 : at
  while (from > 0 && at - from < LONGEST_DEED && !endsPart(words, from - 1)) from -= 1
  const text = clauseText(words, from, at - from).replace(/[,;]$/, '')
  const [first = ''] = text.replace(WISH, '').split(' ', 1)
  if (/^(?:work|finish|start|teach)$/.test(first) && /^(?:i|we) /.test(text)) return false
  if (beginsTitle(first) || baseOf(first) !== null || WANTS.test(text)) return true
  if (isFinite(text)) return false
  // `3x a week | get fit`, `gym 3x a week`
  return (
    (/^\d/.test(first) && text.split(' ').some((plain) => beginsTitle(plain))) ||
    patternOf(text.split(' ').slice(0, 2).join(' ')) !== 'general'
  )
}

/** `I want a dog`; but `I have a baby | so I can run only at 6` is told. */
const WANTS = /^(?:(?:i|we)(?:'d| would)? )?(?:(?:really|just|also) )*(?:want|need|like|wanna)\b/

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
    (LEADS.test(words[at]?.plain ?? '') && !isDateAhead(words, at)) ||
    (NUMBER.test(words[at]?.plain ?? '') && EVERY.test(words[at + 1]?.plain ?? '')) ||
    (isSaidOutside && often.some((count, from) => from <= at && at < from + count))
  const free = reasons.filter(({ from }) => {
    const text = clauseText(words, from, LONGEST_LEAD)
    return LEAVES_FREE.test(text) || REFUSES_HOUR.test(text)
  })
  const isFree = (at: number) => free.some(({ from, to }) => from <= at && at < to)
  return words.map((word, at) => {
    if (!isIn(at) || word.escape !== null) return word
    // `clear the attic so we can rent it out | from June`: by then it is done.
    if (word.plain === 'from' && MONTH_NAME.test(words[at + 1]?.plain ?? '') && isUsedFrom(words, at))
      return { ...word, plain: 'by' }
    return isKept(at) || isFree(at) ? { ...word, escape: KEPT } : word
  })
}

/** `so we can rent it out | from June`; `so we stop ordering in | from January` begins then. */
function isUsedFrom(words: readonly Word[], at: number): boolean {
  return words.slice(Math.max(0, at - 5), at).some(({ plain }) => USED.test(plain))
}
const USED = /^(?:rent|let|sell|use|live|move|sleep|host|open|work)$/

/** Whether one of the next words of a part may be of a date. */
function isDateAhead(words: readonly Word[], at: number): boolean {
  return clauseText(words, at + 1, 3)
    .split(' ')
    .some((plain) => OF_DATE.test(plain))
}

/** So many words say how often, when in the day or on which days from an index on. */
function oftenAt(words: readonly Word[], at: number): number {
  if (OFTEN.test(words[at]?.plain ?? '')) return 1
  return [3, 2].find((count) => EACH.test(clauseText(words, at, count))) ?? 0
}
const MONTH_NAME = new RegExp(`^${MONTH}$`)
/** No number of a quotation. */
const KEPT = -1

/** Whether a part begins with what the goal is good for. */
export function isReason(words: readonly Word[], { from }: Span): boolean {
  return words[from]?.plain === 'so' && reasonsIn(words).some((reason) => reason.from === from)
}

/**
 * The parts of a goal without what it is good for, `learn French | so I can talk to my in-laws`, and how much of it is done each time,
 * `declutter the house | one room | a week`: both are shown beside it.
 */
export function withoutReasons(
  words: readonly Word[],
  goal: readonly Span[],
  claims: readonly Claim[],
): { goal: Span[]; reasons: Span[] } {
  const found = reasonsIn(words)
  const begins = found.map(({ from }) => from)
  const reasons: Span[] = []
  const left = goal.flatMap((span): Span[] => {
    // `so I can walk the dog | every morning | before work`
    if (found.some(({ from, to }) => from < span.from && span.to <= to)) {
      reasons.push(span)
      return []
    }
    // `declutter the house by June, | one drawer | a day`
    if (span !== goal[0] && isPortionAlone(words, span, { claims, first: goal[0] })) {
      reasons.push(span)
      return []
    }
    const at =
      begins.find((begin) => span.from <= begin && begin < span.to) ??
      portionIn(words, span, claims) ??
      stepWithin(words, span)
    if (at === null || (at === span.from && goal[0] === span)) return [span]
    // `so | i can run before work`: a fact has taken the rest.
    // `clear the loft | one box | a day, there are 40 boxes`: it is a share.
    const isShare = portionIn(words, span, claims) === at && isNamedAgain(words, span)
    if (span.to > at + 1 && !isShare) reasons.push({ from: at, to: span.to })
    return at === span.from ? [] : [{ from: span.from, to: at }]
  })
  return { goal: left, reasons }
}

/** Whether the last word of a part is also named behind it. */
function isNamedAgain(words: readonly Word[], { to }: Span): boolean {
  const thing = words[to - 1]?.plain ?? ''
  return words.slice(to).some(({ plain }) => plain.startsWith(thing))
}
