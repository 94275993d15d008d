import { EVENING, MIDNIGHT } from './times/dayParts.ts'
import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { amount, type Per, perTime } from './amounts/amounts.ts'
import { moneyNumber } from './amounts/moneyNumbers.ts'
import { clauseText, endsPart } from './words/clauses.ts'
import type { SentenceContext } from './context.ts'
import type { Found, Subject } from './found.ts'

/** `until I have | 2k`: what is to be reached is the amount of the whole. @returns the index of the amount */
export function untilSoMuch(words: readonly Word[], at: number): number | null {
  if (!/^(?:until|till|til)$/.test(words[at]?.plain ?? '')) return null
  const found = UNTIL_REACHED.exec(`${clauseText(words, at, 6)} `)?.[0]
  return found === undefined ? null : at + found.trim().split(' ').length
}
const UNTIL_REACHED =
  /^(?:until|till|til) (?:i|we|i've|we've|it's|it is|there is)(?: (?:have|got|reach|hit|saved|get|get to|about|around|at|at least)){0,3} (?=[$€£¥]?\d)/

/** An amount with what it is the amount of, which may come a little later: `transfer 150 to savings every month`. */
export function amountAt(
  words: readonly Word[],
  from: number,
  context: SentenceContext,
  subject: Subject,
): Found[] {
  // `a fund of 3 months' expenses, | 150 a week`
  const isBareRate = subject.isMoney && perTime(words, from + 1, context) !== null
  const much =
    (isBareRate ? moneyNumber(words, from, context) : null) ??
    amount(words, from, context) ??
    (subject.isMoney ? moneyNumber(words, from, context) : null)
  if (
    !much ||
    (subject.isQuit && isAllowed(words, from)) ||
    isBudget(words, from, subject.isMoney || much.value.kind !== 'money') ||
    isAge(words, from) ||
    (NUMBERED.test(words[from - 1]?.plain ?? '') && !endsPart(words, from - 1)) ||
    isOfBody(words, from, much.value.unit)
  )
    return []
  const { value, to } = much
  const found = (per: Per | 'other' | null, behind: number): Found => ({
    kind: 'amount',
    from,
    to,
    value: { ...value, per },
    behind,
  })
  if (/[,;:.]$/.test(words[to - 1]?.text ?? '')) return [found(null, to)]
  if (/^(?:left|remaining)$/.test(words[to]?.plain ?? '')) return [found(null, to + 1)]
  // `put away 50 quid | every Friday`
  if (subject.isMoney && EACH_WEEK.test(clauseText(words, to, 2))) return [found('week', to)]
  const per = perTime(words, to, context)
  // `20 words of Italian a day`, `one new song on the guitar per month`
  const isLater =
    subject.isMoney || much.value.kind === 'money' || /^(?:of|on|from|for)$/.test(words[to]?.plain ?? '')
  // `save for a house so | no more than £30 a week | on eating out`: a bound, and no sum to put aside.
  const isBound = per !== null && subject.isMoney && value.kind === 'money' && isAtMost(words, from)
  if (isBound) return [{ kind: 'mixed', from: from - 3, to: per.to, value: true }]
  if (per || !isLater)
    return [found(per?.value ?? null, per?.to ?? to), ...(per ? nightOf(words, per.to) : [])]
  for (let at = to + 1; at <= to + 5 && /^[a-z]+$/.test(words[at - 1]?.text.toLowerCase() ?? ''); at += 1) {
    // `pay off 6000 on my card in a year` says until when.
    const isSpan = /^(?:in|within|over|after|for)$/.test(words[at - 1]?.plain ?? '')
    // `watch 20 lectures on biology | once a week` is how often.
    if (/^(?:once|twice|times)$/.test(words[at - 1]?.plain ?? '')) break
    if (!isSpan && subject.isMoney && EACH_WEEK.test(clauseText(words, at, 2))) return [found('week', to)]
    const late = isSpan ? null : perTime(words, at, context)
    if (late) return [found(late.value, to), { kind: 'per', from: at, to: late.to, value: true }]
  }
  return [found(null, to)]
}

function isAtMost(words: readonly Word[], at: number): boolean {
  return words[at - 1]?.plain === 'than' && /^(?:no|not) more than$/.test(clauseText(words, at - 3, 3))
}

const EACH_WEEK =
  /^(?:(?:every|each) (?:mon|tues|wednes|thurs|fri|satur|sun)day|on (?:mon|tues|wednes|thurs|fri|satur|sun)days)$/

/** `1 chapter every | night`: the part of the day that the amount is for. */
function nightOf(words: readonly Word[], to: number): Found[] {
  const [each, night] = [words[to - 2]?.plain ?? '', words[to - 1]?.plain]
  if (night === 'evening') return [{ kind: 'window', from: to - 1, to, value: EVENING }]
  if (night !== 'night') return []
  const from = /^(?:every|each)$/.test(each) ? '20:00' : EVENING.from
  return [{ kind: 'window', from: to - 1, to, value: { from, to: MIDNIGHT } }]
}

/** `lose 10 pounds`: of weight. */
function isOfBody(words: readonly Word[], from: number, unit: string): boolean {
  return (
    /^pounds?$/.test(unit) &&
    words
      .slice(Math.max(0, from - 3), from)
      .some(({ plain }) => /^(?:los(?:e|ing)|drop|shed|gain)$/.test(plain))
  )
}

/** `stop drinking coke, | one glass on Sundays allowed`: what there may be then is no limit of each day. */
function isAllowed(words: readonly Word[], at: number): boolean {
  const isSaid = /\b(?:allowed|permitted|allow myself|(?:is|are) (?:fine|ok|okay))\b/
  return isSaid.test(clauseText(words, at, 8)) || /^(?:allowed|myself)$/.test(words[at - 1]?.plain ?? '')
}

/** `level 2 bookkeeping course`: the number is a name. Of a book, a part or a chapter it may be how many pages: those are none of these. */
const NUMBERED = /^(?:level|grade|stage|phase|year|key)$/

/** `until she's 17`, `when I turn 40`: how old somebody is. */
function isAge(words: readonly Word[], at: number): boolean {
  return /^(?:she's|he's|i'm|they're|turns?|aged?)$/.test(words[at - 1]?.plain ?? '')
}

const CAP = /\b(?:max(?:imum)?|at most|more than|up to|under|below|less than|not over)$/
/** `a budget of 300 euros` is no work to be done; `save for a trip, it costs 2k` is. */
function isBudget(words: readonly Word[], at: number, isMoneyGoal: boolean): boolean {
  // `renovate the kitchen, max 5000 euros`
  const before = words.slice(Math.max(0, at - 2), at).map(({ plain }) => plain)
  if (!isMoneyGoal && CAP.test(before.join(' '))) return true
  const isSaved = words.slice(0, at).some(({ plain }) => /^sav(?:e|ing)$/.test(plain))
  const budget = isSaved ? /^(?:budget|spend|spending|under)$/ : /^(?:budget|costs?|spend|spending|under)$/
  return words.slice(Math.max(0, at - 3), at).some(({ plain }) => budget.test(plain))
}
