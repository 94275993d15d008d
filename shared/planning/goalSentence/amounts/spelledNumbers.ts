import { monthOfName } from '#shared/tasks/quickAdd/dateWords.ts'
import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { isMoney } from './units.ts'
import { numberOf } from './numbers.ts'

/**
 * Words of which the numbers that speech spells out are in digits: `two thousand` is one word, and so are `the twentieth | of
 * February`, `May | twenty second` and `at | half past six`.
 */
export function withDigits(words: readonly Word[]): Word[] {
  const found: Word[] = []
  for (let at = 0; at < words.length;) {
    const read =
      words[at]?.escape === null
        ? (grand(words, at) ?? thousands(words, at) ?? dayOfMonth(words, at) ?? clock(words, at))
        : null
    const [first, last] = [words[at], words[(read?.to ?? at + 1) - 1]]
    if (!first || !last) break
    found.push(read ? { ...first, end: last.end, plain: read.plain, text: read.plain + markOf(last) } : first)
    at = read?.to ?? at + 1
  }
  return found
}

type Read = { plain: string; to: number } | null

function markOf({ text }: Word): string {
  return /[,;:.!?]+$/.exec(text)?.[0] ?? ''
}

function isEnd(words: readonly Word[], at: number): boolean {
  return markOf(words[at] ?? ({ text: '' } as Word)) !== ''
}

/** From one to 99, in one word or two. */
function belowHundred(words: readonly Word[], at: number): { value: number; to: number } | null {
  const plain = words[at]?.plain ?? ''
  const value = /^(?:an?|\d.*\D.*)$/.test(plain) ? (/^an?$/.test(plain) ? 1 : null) : numberOf(plain)
  if (value === null || value > 99) return null
  const one = isEnd(words, at) ? null : numberOf(words[at + 1]?.plain ?? '')
  const isPair = value >= 20 && value % 10 === 0 && /^[a-z]+$/.test(plain) && one !== null && one < 10
  return isPair && /^[a-z]{3,}$/.test(words[at + 1]?.plain ?? '')
    ? { value: value + one, to: at + 2 }
    : { value, to: at + 1 }
}

/** `2.5 grand`, `two and a half grand`, `a grand`, `2 million euros`, `100 thousand euros`: thousands and millions of money. */
function grand(words: readonly Word[], at: number): Read {
  const whole = belowHundred(words, at) ?? decimal(words[at]?.plain ?? '', at) ?? hundreds(words, at)
  if (!whole || isEnd(words, whole.to - 1)) return null
  const isHalf = [0, 1, 2].map((later) => words[whole.to + later]?.plain).join(' ') === 'and a half'
  const to = isHalf ? whole.to + 3 : whole.to
  const [factor = '', next = ''] = [words[to]?.plain, words[to + 1]?.plain]
  const isOfMoney =
    factor === 'grand' ? !/^(?:piano|tour|canyon|prix|total)$/.test(next) : isMoney(next) && !isEnd(words, to)
  const value = isOfMoney ? (whole.value + (isHalf ? 0.5 : 0)) * (OF_MONEY.get(factor) ?? 0) : 0
  return value > 0 ? { plain: String(value), to: to + 1 } : null
}
const OF_MONEY = new Map([
  ['grand', 1000],
  ['thousand', 1000],
  ['million', 1_000_000],
])

function hundreds(words: readonly Word[], at: number): { value: number; to: number } | null {
  const plain = words[at]?.plain ?? ''
  return /^[1-9]\d\d$/.test(plain) ? { value: Number(plain), to: at + 1 } : null
}

function decimal(plain: string, at: number): { value: number; to: number } | null {
  return /^\d{1,3}[.,]\d$/.test(plain) ? { value: Number(plain.replace(',', '.')), to: at + 1 } : null
}

/** `forty thousand`, `a hundred and fifty`, `two thousand five hundred`. */
function thousands(words: readonly Word[], at: number): Read {
  let to = at
  let sum = 0
  for (;;) {
    const part = belowHundred(words, to)
    const factor = { hundred: 100, thousand: 1000 }[words[part?.to ?? to]?.plain ?? '']
    if (!part || factor === undefined || (sum > 0 && sum % 1000 !== 0)) break
    sum += part.value * factor
    to = part.to + 1
    if (isEnd(words, to - 1)) break
    const isMore = words[to]?.plain === 'thousand' && factor === 100
    if (isMore) {
      sum *= 1000
      to += 1
    }
    const behind = words[to]?.plain === 'and' ? to + 1 : to
    const rest = belowHundred(words, behind)
    if (
      rest &&
      !/^an?$/.test(words[behind]?.plain ?? '') &&
      !FACTOR.test(words[rest.to]?.plain ?? '') &&
      (behind > to || sum % 1000 !== 0)
    ) {
      sum += rest.value
      to = rest.to
      break
    }
  }
  return sum > 0 ? { plain: String(sum), to } : null
}
const FACTOR = /^(?:hundred|thousand)$/

const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  )

/** `twentieth | of February`, `May | twenty second`: a day of a month. */
function dayOfMonth(words: readonly Word[], at: number): Read {
  const ordinal = (index: number) => {
    const plain = words[index]?.plain ?? ''
    return plain === 'thirtieth' ? 30 : ORDINALS.indexOf(plain) + 1
  }
  const ten = { twenty: 20, thirty: 30 }[words[at]?.plain ?? ''] ?? 0
  const [tens, ones] = /^(twenty|thirty)-([a-z]+)$/.exec(words[at]?.plain ?? '')?.slice(1) ?? []
  const joined = tens === undefined ? 0 : (tens === 'twenty' ? 20 : 30) + ORDINALS.indexOf(ones ?? '') + 1
  const day =
    joined ||
    (ten > 0 && ordinal(at + 1) > 0 && ordinal(at + 1) < 10
      ? ten + ordinal(at + 1)
      : ten > 0
        ? 0
        : ordinal(at))
  if (day === 0 || day > 31) return null
  const to = at + (ten > 0 ? 2 : 1)
  const of = words[to]?.plain === 'of' ? to + 1 : to
  const isBefore = !isEnd(words, to - 1) && monthOfName(words[of]?.plain ?? '') !== null
  const isBehind = monthOfName(words[at - 1]?.plain ?? '') !== null && !isEnd(words, at - 1)
  return isBefore || isBehind ? { plain: `${day}th`, to } : null
}

/** `between two and four`, `from two to four`: both are hours, unless something is counted. */
function isBetween(words: readonly Word[], at: number, hourIn: (index: number) => number | null): boolean {
  const first = /^(?:between|from)$/.test(words[at - 1]?.plain ?? '') ? at : at - 2
  const [lead, joint] = [words[first - 1]?.plain, words[first + 1]?.plain]
  const isRange =
    (lead === 'between' && joint === 'and') || (lead === 'from' && /^(?:to|till|until)$/.test(joint ?? ''))
  const isCounted =
    /^(?:[a-z]+s|percent|per|and)$/.test(words[first + 3]?.plain ?? '') && !isEnd(words, first + 2)
  return isRange && hourIn(first) !== null && hourIn(first + 2) !== null && !isCounted
}

const BEFORE_CLOCK = /^(?:at|@|from|after|before|until|till|between|around|and|to)$/
const BEHIND_CLOCK = /^(?:in|am|pm|a\.m|p\.m|o'clock|on|every|each|sharp|for|and|to|until|till|)$/

/** `at | six`, `at | seven thirty`, `half past six`, `quarter to eight`. */
function clock(words: readonly Word[], at: number): Read {
  const [first, second] = [words[at]?.plain ?? '', words[at + 1]?.plain ?? '']
  const hourIn = (index: number) => {
    const hour = numberOf(words[index]?.plain ?? '')
    return hour !== null && hour <= 12 ? hour : null
  }
  const quarter = /^(?:half|quarter)$/.test(first) && /^(?:past|to)$/.test(second) ? hourIn(at + 2) : null
  if (quarter !== null) {
    const minutes = quarter * 60 + (first === 'half' ? 30 : second === 'to' ? -15 : 15)
    return { plain: `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`, to: at + 3 }
  }
  // `at half 6`, `by half ten`
  const before = words[at - 1]?.plain ?? ''
  const half = first === 'half' && (before === 'by' || BEFORE_CLOCK.test(before)) ? hourIn(at + 1) : null
  if (
    half !== null &&
    second !== 'a' &&
    second !== 'an' &&
    !/^(?:hours?|pages?|minutes?)$/.test(words[at + 2]?.plain ?? '')
  )
    return { plain: `${half}:30`, to: at + 2 }
  const hour = /^[a-z]+$/.test(first) && !/^an?$/.test(first) ? hourIn(at) : null
  if (hour === null || !BEFORE_CLOCK.test(words[at - 1]?.plain ?? '')) return null
  const minutes = { thirty: 30, fifteen: 15, 'forty-five': 45 }[second]
  const to = minutes === undefined ? at + 1 : at + 2
  const next = isEnd(words, to - 1) ? '' : (words[to]?.plain ?? '')
  const isAt = /^(?:at|@)$/.test(words[at - 1]?.plain ?? '')
  const isOfNight = next === 'at' && words[to + 1]?.plain === 'night'
  const isBehindPart = /^(?:evenings?|nights?|mornings?|afternoons?)$/.test(words[at - 2]?.plain ?? '')
  const isClock =
    isBetween(words, at, hourIn) ||
    minutes !== undefined ||
    isOfNight ||
    (isBehindPart && next === '') ||
    /^(?:in|am|pm|a\.m|p\.m|o'clock|sharp)$/.test(next) ||
    (isAt && BEHIND_CLOCK.test(next))
  if (!isClock) return null
  return { plain: minutes === undefined ? String(hour) : `${hour}:${minutes}`, to }
}
