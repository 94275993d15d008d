import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { daysAwayIn } from '#shared/planning/daysAway.ts'
import type { SentenceContext } from '#shared/planning/goalSentence/context.ts'
import { datesLeftOut } from './datesLeftOut.ts'
import { pauseTold } from './pausesTold.ts'
import { endsPart, isBeforeBracket } from '#shared/planning/goalSentence/words/clauses.ts'
import type { Span } from '#shared/planning/goalSentence/words/wordSpan.ts'

/** Dates that a sentence leaves out, and the words that say so. */
export type TimeAway = { text: string; ranges: readonly (readonly [from: string, to: string])[] }

/** Without one of these no part is looked at. */
const CUE =
  /^(?:away|gone|town|country|travell?ing|busy|can'?t|cannot|except|not|skip|skipping|nothing|none|no|pause|trip)$/
/** Somebody is elsewhere, or the plan has a pause. `off` and `on holiday` may be the very time that is meant for the goal. */
const LEAVES_OUT =
  /^(?:(?:i'm|i am|we're|we are) )?(?:away|gone|out of (?:town|the country)|travell?ing|busy|can't|cannot|except|not|skip|nothing|none|no |pause|without|leave out|take a|(?:on |have |got )?(?:an? |my )?(?:work|business) trip)/i
/** They may stand anywhere in a part. */
const BEGINS_ANYWHERE = /^(?:except|not|no|nothing|skip)\b/i
const BEFORE =
  /^(?:and|but|so|also|though|please|sorry|i|i'm|i've|i'll|we|we're|we'll|am|are|will|be|have|got|only|just|then|because|since|as|oh|ps)$/
const BEHIND = /^(?:then|though|please|sorry|tho|too|unfortunately)$/
/** `away next week | for a wedding`: why, which holds no fact. */
const REASON =
  /^(?:with|for|at|in|to|due|because|visiting|when (?:i|we|it)|as (?:i|we)|since (?:i|we))(?: (?!no\b|not\b|only\b|every\b|each\b|until\b)[a-z']+(?<!days?)){1,5}$/
/** `work trip next week | otherwise | gym every day`, `busy next week | but | then run`. */
const PARTED =
  /^(?:(?:but |and )?(?:otherwise|else|apart from that) |so |but (?!\d)|and (?=(?:i|we|want|need|i'd|then) ))/
/** The joint before it goes with it: `twice a week | but | not next week`. */
const JOINT = /^(?:but|and|so|just|also|though)$/

/**
 * Takes out what says on which dates there is nothing: `I'm away 3 to 7 March`, `not on 24 December`, `skip next week`. What begins at
 * once is a later start, and is left to the words for starts.
 */
export function withoutTimeAway(text: string, words: readonly Word[], context: SentenceContext) {
  const away: TimeAway[] = []
  const left: Word[] = []
  for (let from = 0; from < words.length;) {
    let to = from + 1
    while (to < words.length && (!endsPart(words, to - 1) || isBeforeBracket(words[to - 1]))) to += 1
    const found =
      away.length < MOST_AWAY
        ? (datesOneByOne(text, words, { from, to }, context) ??
          timeAwayIn(text, words, { from, to }, context) ??
          timeAwayTold(text, words, { from, to }, context))
        : null
    to = Math.max(to, found?.span.to ?? 0)
    const { span } = found ?? { span: { from: to, to } }
    left.push(
      ...(found ? partBefore(words, from, span.from) : words.slice(from, to)),
      ...words.slice(span.to, to),
    )
    if (found) away.push({ text: found.text, ranges: found.ranges })
    from = to
  }
  return left.length < FEWEST_WORDS ? { words: [...words], away: [] } : { words: left, away }
}
const MOST_AWAY = 5
/** A goal has two words at least: else the sentence is about the dates. */
const FEWEST_WORDS = 2

/** What is left of a part before a pause ends there, without the joint: `twice a week | but`. */
function partBefore(words: readonly Word[], from: number, to: number): Word[] {
  let end = to
  while (end > from && JOINT.test(words[end - 1]?.plain ?? '')) end -= 1
  const last = words[end - 1]
  return last && end > from ? [...words.slice(from, end - 1), { ...last, text: `${last.text},` }] : []
}

/** `…, not the 24th, | 25th or 31st of December`: a list of dates goes on in the parts behind it. */
function datesOneByOne(text: string, words: readonly Word[], part: Span, context: SentenceContext) {
  for (let at = part.from; at < part.to; at += 1) {
    const found = datesLeftOut(words, at, context)
    const [first, last] = [words[at], words[(found?.to ?? 0) - 1]]
    if (!found || !first || !last) continue
    return {
      text: text.slice(first.start, last.end).replace(/[,;:.!?]+$/, ''),
      ranges: found.ranges,
      span: { from: at, to: found.to },
    }
  }
  return null
}

/** `…, the pool is shut 21 December to 3 January, …`: a part that tells of a pause. */
function timeAwayTold(text: string, words: readonly Word[], part: Span, context: SentenceContext) {
  // `400 a month | but nothing this December`
  const but = words.slice(part.from, part.to).findIndex(({ plain }) => plain === 'but')
  const span = { from: part.from + Math.max(0, but), to: part.to }
  const said = text.slice(words[span.from]?.start, words[span.to - 1]?.end)
  const told = pauseTold(said)
  const found = told === null ? null : daysAwayIn(told, context)
  const [range] = found?.away ?? []
  if (!range || found?.words.length !== told?.length || range[0] <= context.today) return null
  return { text: said.replace(/[,;:.!?]+$/, ''), ranges: [range], span }
}

function timeAwayIn(text: string, words: readonly Word[], part: Span, context: SentenceContext) {
  const own = words.slice(part.from, part.to)
  const [first, last] = [own[0], own.at(-1)]
  if (!first || !last || !own.some(({ plain, escape }) => escape === null && CUE.test(plain))) return null
  const said = text.slice(first.start, last.end)
  const found = daysAwayIn(said, context)
  const [range] = found?.away ?? []
  if (!found || !range || range[0] <= context.today || !LEAVES_OUT.test(found.words)) return null
  const begin = first.start + said.replaceAll('’', "'").indexOf(found.words)
  const end = begin + found.words.length
  const from = own.findIndex((word) => word.end > begin)
  let to = own.findIndex((word) => word.start >= end)
  if (to < 0) to = own.length
  const ahead = own.slice(0, from)
  // `2 evenings a week | but I'm away 1-12 April`
  const lead = ahead.findLastIndex(({ plain }, at) => at > 0 && plain === 'but') + 1
  const isLed = ahead.slice(lead).every(({ plain }) => BEFORE.test(plain))
  if (!isLed && !BEGINS_ANYWHERE.test(found.words)) return null
  // `no time | except 28 March`: then alone
  if (/^(?:time|never|only|nothing)$/.test(own[from - 1]?.plain ?? '')) return null
  while (to < own.length && BEHIND.test(own[to]?.plain ?? '')) to += 1
  const rest = own
    .slice(to)
    .map(({ plain }) => plain)
    .join(' ')
  const parted = PARTED.exec(`${rest} `)?.[0]
  const isBracketed = said.charAt(end) === ')'
  if (REASON.test(rest)) to = own.length
  else if (rest !== '' && parted === undefined && !isBracketed) return null
  const begins = isLed ? lead : from
  return {
    text: text.slice(own[begins]?.start, own[to - 1]?.end).replace(/[,;:.!?]+$/, ''),
    ranges: [range],
    span: { from: part.from + begins, to: part.from + to + (parted?.trim().split(' ').length ?? 0) },
  }
}
