import { addDays, addMonths, daysBetween } from '#shared/time/civil.ts'
import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { type Amount, type Per, valueOf } from './amounts.ts'
import { isMoney } from './units.ts'
import { untilSoMuch } from '#shared/planning/goalSentence/foundAmounts.ts'
import { clauseText, endsPart } from '#shared/planning/goalSentence/words/clauses.ts'
import { numberOf } from './numbers.ts'
import { shareOfSessions, type Whole, wholeAlone } from './sharesOfSessions.ts'
import type { WholeAmount } from './wholeAmounts.ts'
import type { Found, FoundOf } from '#shared/planning/goalSentence/found.ts'
import type { Span } from '#shared/planning/goalSentence/words/wordSpan.ts'

/** How much of a whole amount comes in each month, week or day: `6000 euros, 250 a month`, `300 pages, 10 a day`. */
export type Share = { value: number; per: Per }

type FoundShare = Share &
  Span & {
    behind: number
    /** `per` day: on each that has a session, and not how many there are. */ isOfSession?: boolean
  }

/** The share that a sentence names beside the whole. */
export function shareOf(
  found: readonly Found[],
  whole: (Whole & { per: Per | null }) | null,
  words: readonly Word[],
): FoundShare | undefined {
  if (!whole || whole.per !== null) return undefined
  const counted = countedShare(words, whole.unit)
  if (counted) return counted
  const isOfKind = (unit: string) => areOfOneKind(unit, whole.unit)
  const ofSessions = isMoney(whole.unit)
    ? undefined
    : shareOfSessions(found, whole, words, { numberIn, isOfKind })
  if (ofSessions) return { ...ofSessions, isOfSession: true }
  for (const one of found) {
    const bare = one.kind === 'of' && !isMoney(whole.unit) ? bareShare(one, words) : undefined
    if (bare) return bare
    if (one.kind !== 'amount') continue
    const { unit, per } = one.value
    if (areOfOneKind(unit, whole.unit) && per !== null && per !== 'other')
      return { from: one.from, to: one.to, behind: one.behind, value: one.value.value, per }
  }
  return undefined
}

/** `one box a day`, of 40 boxes; `1000 words per session`: as much on each day that has one. */
function countedShare(words: readonly Word[], unit: string): FoundShare | undefined {
  if (isMoney(unit)) return undefined
  for (const [from, { plain }] of words.entries()) {
    const value = plain === 'one' ? 1 : numberIn(plain)
    if (value === null || !areOfOneKind(words[from + 1]?.plain ?? '', unit)) continue
    const each = EACH.exec(`${clauseText(words, from + 2, 3)} `)?.[0].trim()
    if (each === undefined) continue
    const behind = from + 2 + each.split(' ').length
    const isOfSession = !/ (?:day|night|evening|morning|week)$/.test(each)
    return { value, per: each.endsWith('week') ? 'week' : 'day', isOfSession, from, to: from + 2, behind }
  }
  return undefined
}
const EACH =
  /^(?:(?:an?|per|each|every) (?:(?:[a-z]+ )?(?:session|sitting)|day|night|evening|morning|week)|(?:per|each|every) time|at a time|in (?:one|each|a) (?:go|session|sitting))(?= )/

/** `300 pages, 10 | a day`: the number alone, as a part of its own. */
function bareShare(rate: FoundOf<'of'>, words: readonly Word[]): FoundShare | undefined {
  const from = rate.from - 1
  const value = numberOf(words[from]?.plain ?? '') ?? 0
  const per = rate.value
  if (!(value > 0) || !endsPart(words, from - 1) || (per !== 'day' && per !== 'week')) return undefined
  return { value, per, from, to: from + 1, behind: rate.to }
}

/** `write | 20 thank you notes, | 5 a day`: the whole of which a bare number is the share. */
export function wholeOfShare(
  found: readonly Found[],
  words: readonly Word[],
): (Amount & Span & { per: null; behind: number }) | null {
  const share = found.flatMap((one) => (one.kind === 'of' ? (bareShare(one, words) ?? []) : []))[0]
  if (share === undefined) return null
  // `send 50 applications | by Christmas, | 10 a week`
  let behind = share.from
  for (let one = endingAt(found, behind); one; one = endingAt(found, behind)) behind = one.from
  const unit = /^[a-z]{3,}s$/.exec(words[behind - 1]?.plain ?? '')?.[0]
  if (unit === undefined) return null
  for (let from = behind - 2; from >= behind - 4 && !endsPart(words, from); from -= 1) {
    const value = Number(/^\d{1,5}$/.exec(words[from]?.plain ?? '')?.[0])
    const isFree = found.every(({ from: begin, to }) => to <= from || begin >= behind)
    if (value > share.value && isFree)
      return { value, unit, kind: 'work', per: null, from, to: behind, behind }
  }
  return null
}

function endingAt(found: readonly Found[], end: number): Found | undefined {
  return found.find(({ from, to }) => to === end && from < to)
}

/** `write christmas cards, | 40 of them`, `all lectures, | 14 left`: how many of what was just named. */
export function wholeOfThem(
  found: readonly Found[],
  words: readonly Word[],
): (Amount & Span & { per: null; behind: number }) | null {
  const of = words.findIndex(
    ({ plain }, at) =>
      at > 2 &&
      (/^(?:left|remaining)$/.test(plain) ||
        (plain === 'of' && /^(?:them|those|these)$/.test(words[at + 1]?.plain ?? ''))),
  )
  // `my letters, | there are | 60 of them`
  const isLed = words[of - 3]?.plain === 'there' && words[of - 2]?.plain === 'are'
  const from = of - 1
  const begin = isLed ? of - 3 : from
  const to = words[of]?.plain === 'of' ? of + 2 : of + 1
  const value = Number(/^\d{1,5}$/.exec(words[from]?.plain ?? '')?.[0])
  const unit = /^[a-z]{2,}s$/.exec(words[begin - 1]?.plain ?? '')?.[0]
  const isFree = found.every((one) => one.to <= begin || one.from >= to)
  if (!(value > 0) || unit === undefined || !isFree || !endsPart(words, begin - 1)) return null
  return { value, unit, kind: 'work', per: null, from: begin, to, behind: to }
}

/** `500 words a day, | 80,000 in total`, `500 words a day until | I have 80,000`, `a blanket of | 48 squares, 2 squares an evening`: of what there is so much each time, all of it. */
export function wholeInTotal(each: WholeAmount | null, words: readonly Word[]): WholeAmount | null {
  if (!each || each.kind === 'money') return each
  if (each.per === null) {
    const until = untilDone(words, each.from)
    return until ? { ...each, ...until, behind: until.to } : each
  }
  const { unit, kind } = each
  for (let from = 0; from < words.length; from += 1) {
    const value = numberIn(words[from]?.plain ?? '')
    if (value === null || value <= each.value || from === each.from) continue
    // `a blanket of | 48 squares`
    const isNamed = from < each.from && areOfOneKind(words[from + 1]?.plain ?? '', unit)
    if (isNamed) return { value, unit, kind, per: null, from, to: from + 2, behind: from + 2 }
    if (from < each.behind) continue
    // `until my draft of | 60,000 words | is done`
    const until = isNamedBehind(words, from, unit) ? untilDone(words, from) : null
    if (until) return { value, unit, kind, per: null, from: until.from, to: until.to, behind: until.to }
    const alone = wholeAlone(words, from, (other) => areOfOneKind(other, unit))
    if (alone !== null) return { value, unit, kind, per: null, from, to: alone, behind: alone }
    const total = IN_TOTAL.exec(`${clauseText(words, from + 1, 3)} `)?.[0]
    const begin = reachedBefore(words, from)
    if (total === undefined && (begin === null || !(from + 1 >= words.length || endsPart(words, from))))
      continue
    const to = from + 1 + (total?.trim().split(' ').length ?? 0)
    return { value, unit, kind, per: null, from: begin ?? from, to, behind: to }
  }
  return each
}
const IN_TOTAL = /^(?:words |pages |of them )?(?:in (?:total|all)|altogether|overall|all together|total)(?= )/

function isNamedBehind(words: readonly Word[], at: number, unit: string): boolean {
  return areOfOneKind(words[at + 1]?.plain ?? '', unit)
}

/** `until | my draft of 60,000 words | is done`: from its first word until behind its last one. */
function untilDone(words: readonly Word[], at: number): Span | null {
  let from = at
  while (from > Math.max(0, at - MOST_BEFORE) && !UNTIL.test(words[from]?.plain ?? '')) from -= 1
  const isUntil =
    UNTIL.test(words[from]?.plain ?? '') &&
    !words.slice(from, at).some((_, nth) => endsPart(words, from + nth))
  const done = DONE.exec(`${clauseText(words, at + 2, 4)} `)?.[0].trim()
  if (!isUntil || (done === undefined && at + 2 < words.length && !endsPart(words, at + 1))) return null
  return { from, to: at + 2 + (done?.split(' ').length ?? 0) }
}
const MOST_BEFORE = 6
const UNTIL = /^(?:until|till|til)$/
const DONE =
  /^(?:(?:is|are|have been|has been) )?(?:done|finished|complete|completed|written|read|there|full|ready)(?= )/

/** `until I have | 80,000`. @returns the index of its first word, or null */
function reachedBefore(words: readonly Word[], at: number): number | null {
  const before = [2, 3, 4].find((steps) => untilSoMuch(words, at - steps) === at)
  return before === undefined ? null : at - before
}

function numberIn(plain: string): number | null {
  const [, digits, thousand] = /^(\d[\d,]*)(k)?$/.exec(plain) ?? []
  return digits === undefined ? null : valueOf(digits, thousand)
}

/** `one box a day, | there are 40 boxes`: how many of what was named before, as a part of its own. */
export function wholeOfThings(
  found: readonly Found[],
  words: readonly Word[],
): (Amount & Span & { per: null; behind: number }) | null {
  const from = words.findIndex(({ plain }, at) => {
    const unit = words[at + 1]?.plain ?? ''
    return (
      at > 1 &&
      /^\d{1,4}$/.test(plain) &&
      /^[a-z]{3,}s$/.test(unit) &&
      (at + 2 >= words.length || endsPart(words, at + 1)) &&
      words.slice(0, at).some((word) => areOfOneKind(word.plain, unit))
    )
  })
  if (from < 0) return null
  let begin = from
  while (
    begin > 0 &&
    /^(?:there|are|is|have|got|i|i've|we|we've|about|around|it's|in|all|total)$/.test(
      words[begin - 1]?.plain ?? '',
    ) &&
    !endsPart(words, begin - 1)
  )
    begin -= 1
  const isFree = found.every((one) => one.to <= begin || one.from >= from + 2)
  if (begin === 0 || !endsPart(words, begin - 1) || !isFree) return null
  const unit = words[from + 1]?.plain ?? ''
  return {
    value: Number(words[from]?.plain),
    unit,
    kind: 'work',
    per: null,
    from: begin,
    to: from + 2,
    behind: from + 2,
  }
}

function areOfOneKind(one: string, other: string): boolean {
  return (isMoney(one) && isMoney(other)) || singular(one) === singular(other)
}

/** `boxes` of `box`, as far as two words are compared. */
function singular(plain: string): string {
  return plain.replace(/(?<=x|ch|sh|ss)es$|s$/, '')
}

/**
 * The date on which the last share of a whole is there.
 *
 * @param daysAWeek on so many of them there is one, where they are those of a day
 */
export function lastShareOn(
  whole: number,
  share: Share,
  { start, daysAWeek }: { start: string; daysAWeek: number },
): string {
  const count = Math.min(1200, Math.ceil(whole / share.value))
  if (share.per === 'month') return addMonths(start, count)
  return addDays(start, share.per === 'week' ? 7 * count : Math.ceil((count * 7) / daysAWeek))
}

/** So many shares more or fewer than the time holds are rounding: its first or last month is no whole one. */
const TOLERANCE = 1
/** Who pays less often than the time holds leaves out a part of its first and of its last month. */
const BOTH_ENDS = 1.5
/** Who does more than needed is done so much sooner: nobody means another date by it. */
const SOONER = 0.75
/** Money that is put aside sooner is there sooner. */
const SOONER_OF_MONEY = 0.5
const DAYS: Record<Per, number> = { day: 1, week: 7, month: 365 / 12 }

/** From a date until another; shares of a day are on so many days a week. */
type Time = { from: string; until: string; daysAWeek: number }

/** How many whole shares there are in some time. */
export function sharesUntil({ per }: Share, time: Time): number {
  return Math.max(1, Math.floor(timesIn(per, time)))
}

function timesIn(per: Per, { from, until, daysAWeek }: Time): number {
  const times = (daysBetween(from, until) + 1) / DAYS[per]
  return per === 'day' ? (times * daysAWeek) / 7 : times
}

/**
 * Whether shares from a date until another come to the whole, roughly: else one of the three is not meant so.
 *
 * @param daysAWeek on so many of them there is one, where they are those of a day
 */
export function comesTo(
  whole: number,
  { value, per }: Share,
  { isMoney: isOfMoney, ...time }: Time & { isMoney: boolean },
): boolean {
  const shares = timesIn(per, time)
  const spare = shares - whole / value
  return (
    spare >= -Math.max(TOLERANCE, shares / 50) &&
    spare <= Math.max(BOTH_ENDS, shares * (isOfMoney ? SOONER_OF_MONEY : SOONER))
  )
}
