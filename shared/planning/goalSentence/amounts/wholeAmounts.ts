import type { Word } from '#shared/tasks/quickAdd/words.ts'
import type { Amount, Per } from './amounts.ts'
import { isCountable } from './units.ts'
import type { Found, FoundOf } from '#shared/planning/goalSentence/found.ts'
import { isVerb } from '#shared/planning/goalSentence/words/verbs.ts'
import { endsPart } from '#shared/planning/goalSentence/words/clauses.ts'
import type { Span } from '#shared/planning/goalSentence/words/wordSpan.ts'

/** `two pages every weekday`: what a larger work is made of. */
const MOST_OF_A_DAY: Record<string, number> = {
  page: 100,
  chapter: 10,
  word: 5000,
  lesson: 10,
  book: 2,
  audiobook: 2,
  course: 1,
}
/** `300 pages on weekdays` are more than anybody reads in a day. */
function isOfADay({ unit, value }: Pick<Amount, 'unit' | 'value'>): boolean {
  const one = unit.replace(/s$/, '')
  return Object.hasOwn(MOST_OF_A_DAY, one) && !isForLong({ unit, value })
}

/** Whether it is more than anybody reads in a day. */
export function isForLong({ unit, value }: Pick<Amount, 'unit' | 'value'>): boolean {
  const one = unit.replace(/s$/, '')
  return Object.hasOwn(MOST_OF_A_DAY, one) && value > (MOST_OF_A_DAY[one] ?? 0)
}

/** So many words may lie between an amount and how often it is. */
const MOST_BETWEEN = 4

/** An amount with its place; `per` null for all of it. */
export type WholeAmount = Amount & Span & { per: Per | null; behind: number }

/** The amount of the whole, or that of each month, week or day: not `5 km three times a week` or `a 10 km race`. */
export function wholeAmount(found: readonly Found[], words: readonly Word[]): WholeAmount | null {
  const at = indexOfWhole(found)
  const own = found[at]
  if (own?.kind !== 'amount') return null
  const { per } = own.value
  if (per === 'other') return null
  if (per !== null) return { ...own.value, per, from: own.from, to: own.to, behind: own.behind }
  // `15 pages | in the evening | on weekdays`
  const part = found[at + 1]
  const isOfPart = part?.kind === 'window' && part.from === own.to && found[at + 2]?.from === part.to
  const [next, end] = isOfPart ? [found[at + 2], part.to] : [part, own.to]
  const isOfWork =
    next !== undefined &&
    words[own.to]?.plain === 'of' &&
    next.from - own.to <= MOST_BETWEEN &&
    !words.slice(own.to, next.from).some(({ text }) => /[,;:.]$/.test(text))
  const isBeside =
    next !== undefined && (next.from === end || isOfWork) && !/[,;]$/.test(words[own.to - 1]?.text ?? '')
  const hasLength = found.some(({ kind }) => kind === 'length')
  if (
    isBeside &&
    next.kind === 'rhythm' &&
    (next.value.isDaily || (next.value.perWeek > 3 && isOfADay(own.value))) &&
    own.value.kind === 'work' &&
    !hasLength &&
    !isForLong(own.value)
  )
    return { ...own.value, per: 'day', from: own.from, to: own.to, behind: own.to }
  if (
    isBeside &&
    next.kind === 'rhythm' &&
    (own.value.kind === 'distance' || !hasLength) &&
    !isForLong(own.value)
  )
    return null
  const before = words[own.from - 1]?.plain ?? ''
  const isNamed =
    /^(?:a|an|the|my)$/.test(before) || (before === 'of' && isOuting(words[own.from - 2]?.plain))
  if (isNamed && own.value.kind === 'distance') return null
  if (own.value.kind === 'distance' && isAtOnce(words, own.to)) return null
  const several = severalSums(words, own) ?? sumsOfThings(words, own)
  if (several) return { ...own.value, ...several, per: null, from: own.from, behind: several.to }
  const value = sumOfList(found.slice(at), words) ?? own.value.value - startBefore(words, own)
  return { ...own.value, value, per: null, from: own.from, to: own.to, behind: own.behind }
}

/** `get my book from | 30k | to 80k words`: so much is there already; 0 where nothing says it. */
function startBefore(words: readonly Word[], { from, to, value }: FoundOf<'amount'>): number {
  const isRange = words[from - 1]?.plain === 'to' && words[from - 3]?.plain === 'from'
  if (!isRange || value.kind === 'distance' || /^(?:per|a|an|in)$/.test(words[to]?.plain ?? '')) return 0
  const start = sumOf(words[from - 2]?.plain ?? '') ?? 0
  return start < value.value ? start : 0
}

/** `2000 on my card and 500 to my brother`: sums that `and` joins come to one, each with what it is for. Null where there is one only. */
function severalSums(words: readonly Word[], own: FoundOf<'amount'>): { value: number; to: number } | null {
  if (own.value.kind !== 'money') return null
  let [value, to] = [own.value.value, own.to]
  for (;;) {
    const between = words.slice(to, to + MOST_BETWEEN_SUMS)
    const and = between.findIndex(({ plain }) => /^(?:and|plus|&|\+)$/.test(plain))
    const sum = and < 0 ? null : sumOf(between[and + 1]?.plain ?? '')
    const thing = between.slice(0, Math.max(0, and))
    const isThing = thing.every(({ plain }, at) => /^[a-z'-]+$/.test(plain) && !endsPart(thing, at))
    const isFor = thing.length === 0 || /^(?:for|on|to|towards?)$/.test(thing[0]?.plain ?? '')
    const [behind, next] = [between[and + 1], words[to + and + 2]]
    const isWhole =
      next === undefined ||
      /[,;.]$/.test(behind?.text ?? '') ||
      /^(?:for|on|to|towards?|by|before|until)$/.test(next.plain)
    if (sum === null || !isThing || !isFor || !isWhole) break
    value += sum
    to += and + 2
  }
  return to > own.to ? { value, to } : null
}
const MOST_BETWEEN_SUMS = 7

/** `my card 3200 and my overdraft 800`, `a loan (5000), a card (1200)`: of each thing its sum. */
function sumsOfThings(words: readonly Word[], own: FoundOf<'amount'>): { value: number; to: number } | null {
  if (own.value.kind !== 'money' || !isThingOwed(words[own.from - 1]?.plain)) return null
  let [value, to] = [own.value.value, own.to]
  for (;;) {
    const isJoined = /^(?:and|plus|&|\+)$/.test(words[to]?.plain ?? '')
    if (!isJoined && !endsPart(words, to - 1)) break
    const begin = isJoined ? to + 1 : to
    const at = [1, 2, 3].find((count) => sumOf(words[begin + count]?.plain ?? '') !== null)
    const things = words.slice(begin, begin + (at ?? 0)).map(({ plain }) => plain)
    const end = begin + (at ?? 0) + 1
    const isWhole =
      end >= words.length ||
      endsPart(words, end - 1) ||
      /^(?:and|plus|by|before|until|in|within|over)$/.test(words[end]?.plain ?? '')
    if (at === undefined || !things.every(isThingOwed) || !isWhole) break
    value += sumOf(words[end - 1]?.plain ?? '') ?? 0
    to = end
  }
  if (to === own.to) return null
  // In brackets the sums are no part of the title.
  const isBracketed = endsPart(words, own.from - 1)
  return { value, to: isBracketed ? to : own.to }
}

function isThingOwed(plain = ''): boolean {
  return (
    /^[a-z][a-z'-]+$/.test(plain) &&
    !NO_DEBT.test(plain) &&
    !isVerb(plain) &&
    !/^(?:for|on|about|around|roughly|another|other|maybe|month|week|year|only)$/.test(plain)
  )
}

function sumOf(plain: string): number | null {
  const [, digits, thousands] = /^[$€£]?(\d[\d.,]*)(k?)$/.exec(plain) ?? []
  const sum = Number((digits ?? '').replaceAll(',', '')) * (thousands === 'k' ? 1000 : 1)
  return sum > 0 ? sum : null
}

/** `3k card, 1.5k overdraft and 8k car loan`: of several debts the whole is what they come to. Null where there is no such list. */
function sumOfList(found: readonly Found[], words: readonly Word[]): number | null {
  const sums = found.filter(
    (one): one is FoundOf<'amount'> =>
      one.kind === 'amount' && one.value.kind === 'money' && one.value.per === null,
  )
  if (sums.length < 2 || sums.some(({ value }) => value.unit !== sums[0]?.value.unit)) return null
  // `2000 on my card, 300 for the hotel`: behind a comma that may be for something else.
  const isApart = sums.some(
    ({ from, to }, at) =>
      at > 0 && endsPart(words, from - 1) && /^(?:for|to|on|towards?)$/.test(words[to]?.plain ?? ''),
  )
  const isList = !isApart && sums.every(({ to }, at) => isNamedSum(words, to, sums[at + 1]?.from ?? null))
  return isList ? sums.reduce((whole, { value }) => whole + value.value, 0) : null
}

/** Whether no more than a thing and a comma, or `and`, stand between a sum and the next one. */
function isNamedSum(words: readonly Word[], from: number, next: number | null): boolean {
  let to = from
  while (to < (next ?? words.length) && (to === from || !endsPart(words, to - 1))) to += 1
  const isJoined = (at: number) => /^(?:and|plus|&|\+)$/.test(words[at]?.plain ?? '')
  if (next !== null && to < next && !(to + 1 === next && isJoined(to))) return false
  const end = next !== null && isJoined(to - 1) ? to - 1 : to
  const thing = words.slice(from, Math.min(end, from + MOST_OF_THING)).map(({ plain }) => plain)
  return (
    thing.length > 0 &&
    (next === null || (end - from <= MOST_OF_THING && (endsPart(words, to - 1) || isJoined(to - 1)))) &&
    (!NO_DEBT.test(thing[0] ?? '') || (next === null && thing[0] === 'to')) &&
    (next === null || thing.every((plain) => /^[a-z-]+$/.test(plain) && !NO_DEBT.test(plain)))
  )
}
const MOST_OF_THING = 4
/** Behind one of these a sum is no further one. */
const NO_DEBT =
  /^(?:already|saved|left|have|has|had|got|need|by|at|of|in|until|till|min|max|minimum|maximum|paid|down|first|then|from|to|or|maybe|now|so|is|was|each|every|a|per|it|them|that|extra|more|less|off|back)$/

/** The first amount; of money that of the whole, where it comes later: `save 600 a month until I have 15k`. */
function indexOfWhole(found: readonly Found[]): number {
  const first = found.findIndex(({ kind }) => kind === 'amount')
  const own = found[first]
  if (own?.kind !== 'amount' || own.value.per === null) return first
  const { kind, unit } = own.value
  const isOfKind = (other: Amount) =>
    kind === 'money' ? other.kind === kind : other.unit.replace(/s$/, '') === unit.replace(/s$/, '')
  const whole = found.findIndex(
    (one, at) => at > first && one.kind === 'amount' && isOfKind(one.value) && one.value.per === null,
  )
  return whole < 0 ? first : whole
}

/** `10 new words each day`: where the sentence names no length, and nothing parts them, the amount is that of a day. */
export function ofEachDay(
  amount: ReturnType<typeof wholeAmount>,
  found: readonly Found[],
  words: readonly Word[],
): ReturnType<typeof wholeAmount> {
  if (!amount || amount.per !== null || amount.kind === 'money') return amount
  if (found.some(({ kind }) => kind === 'length')) return amount
  const before = found.find((one) => one.kind === 'rhythm' && one.value.isDaily && one.to <= amount.from)
  if (before && isAlone(words, amount))
    return namesUnit(words.slice(0, before.from), amount.unit) ? amount : { ...amount, per: 'day' }
  if (!isCountable(amount.unit)) return amount
  const daily = found.find((one) => one.kind === 'rhythm' && one.value.isDaily && one.from >= amount.to)
  if (!daily || daily.from - amount.to > MOST_BETWEEN) return amount
  // `practise handwriting, 2 pages, every evening`
  if (daily.from === amount.to && isAlone(words, amount)) return { ...amount, per: 'day' }
  const isParted = words.slice(amount.to - 1, daily.from).some(({ text }) => /[,;:]$/.test(text))
  return isParted ? amount : { ...amount, per: 'day' }
}

/** `one chapter every day, | 20 chapters`: what there is of them. */
function namesUnit(words: readonly Word[], unit: string): boolean {
  return words.some(
    ({ plain }, at) =>
      plain.replace(/s$/, '') === unit.replace(/s$/, '') &&
      /^(?:an?|one|two|three|\d+)$/.test(words[at - 1]?.plain ?? ''),
  )
}

/** `every day, | 3 pages`: an amount as a part of its own. */
function isAlone(words: readonly Word[], { from, to }: Span): boolean {
  const isEnd = to >= words.length || /[,;:.]$/.test(words[to - 1]?.text ?? '')
  const isLeast = words[from - 2]?.plain === 'at' && words[from - 1]?.plain === 'least'
  return isEnd && /[,;:]$/.test(words[isLeast ? from - 3 : from - 1]?.text ?? '')
}

/** `a hike of 100 km` */
function isOuting(plain = ''): boolean {
  return /^(?:hike|trek|walk|ride|tour|run|race|swim|trip|trail|distance)$/.test(plain)
}

/** `cycle 100 km in one go`, `swim 2 km without stopping`, `a 10 km race`: a distance to manage, no sum. */
function isAtOnce(words: readonly Word[], at: number): boolean {
  if (isOnTrail(words, at)) return true
  const next = words
    .slice(at, at + 3)
    .map(({ plain }) => plain)
    .join(' ')
  return /^(?:in one|in a (?:day|go|single)|at once|in a row|without|non-?stop|(?:bike |charity |trail |cycle )?(?:race|run|ride|swim|walk|hike|event)|in under|in less)\b/.test(
    next,
  )
}

/** `hike 100 km on the West Highland Way`: the length of a way that has a name. */
function isOnTrail(words: readonly Word[], at: number): boolean {
  const next = words
    .slice(at, at + 7)
    .map(({ plain }) => plain)
    .join(' ')
  return /^(?:on|along|of) (?:the|a|an|our|this) (?:[a-z'-]+ ){0,4}(?:way|trail|path|route|pass|camino|coast|ridge|circuit|loop|tour)\b/.test(
    next,
  )
}
