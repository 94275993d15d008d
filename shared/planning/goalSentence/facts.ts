import type { Candidate } from '#shared/tasks/quickAdd/candidates.ts'
import { parseCount } from '#shared/tasks/quickAdd/numbers.ts'
import type { ReadingContext } from '#shared/tasks/quickAdd/reading.ts'
import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { type Amount, amount, perLongerTime } from './amounts.ts'
import { deadline, examDay } from './deadlines.ts'
import { lateOf, type LengthOf, lengthOfWhat, sessionsOfLength } from './lengths.ts'
import { type Rhythm, rhythm, withDays } from './rhythms.ts'

/** What a sentence says of a goal, as it says it. Lengths are minutes. */
export type Facts = {
  deadline: string | null
  rhythm: Rhythm | null
  length: { minutes: number; of: LengthOf } | null
  amount: Omit<Amount, 'kind'> | null
}
/** The words from `from` up to `to` (exclusive) that say it, which are no part of what the goal is. */
export type Span = Pick<Candidate, 'from' | 'to'>

type Found = Span &
  (
    | { kind: 'deadline'; value: string }
    | { kind: 'rhythm'; value: Rhythm }
    | { kind: 'length'; value: { minutes: number; of: LengthOf } }
    | { kind: 'of'; value: LengthOf }
    | { kind: 'amount'; value: Amount }
  )

/** So many words may lie between a length and what it is the length of: `5 hours of Spanish lessons a week`. */
const MOST_BETWEEN = 4
/** A length beyond this is that of all sessions: `study 40 hours by June`. */
const LONGEST_SESSION = 12 * 60

/** What the words of a sentence say, from left to right; of each kind the first counts. Its cost is linear. */
export function factsIn(
  words: readonly Word[],
  context: ReadingContext,
  isExam: boolean,
): { facts: Facts; taken: Span[] } {
  const found = foundIn(words, context, isExam)
  const first = <Kind extends Found['kind']>(kind: Kind) =>
    found.find((one): one is Extract<Found, { kind: Kind }> => one.kind === kind)
  const lengthFound = first('length')
  const rhythms = rhythmsIn(found)
  const deadlineFound = first('deadline')
  const ofFound = found.find(
    (one) =>
      one.kind === 'of' &&
      (isBehind(one, lengthFound) || (one.value === 'day' && isAfterNumber(words, one.from))),
  )
  const of = ofFound?.kind === 'of' ? ofFound.value : undefined
  const ownLength = lengthFound && withOf(lengthFound.value, isBehind(ofFound, lengthFound) ? of : undefined)
  const implied: Rhythm | null =
    ownLength?.of === 'day' || of === 'day' ? { perWeek: 7, weekdays: null } : null
  const amountFound = totalAmount(found, words, context)
  return {
    facts: {
      deadline: deadlineFound?.value ?? null,
      rhythm: rhythms.map(({ value }) => value).reduce<Rhythm | null>(joined, null) ?? implied,
      length: ownLength ?? null,
      amount: amountFound && { value: amountFound.value, unit: amountFound.unit },
    },
    taken: [lengthFound, ...rhythms, deadlineFound, ofFound].filter((one) => one !== undefined),
  }
}

/** The first, and where it names days all others that do: `swim on Mondays, run on Fridays`. */
function rhythmsIn(found: readonly Found[]) {
  const all = found.flatMap((one) => (one.kind === 'rhythm' ? [one] : []))
  return all[0]?.value.weekdays ? all.filter(({ value }) => value.weekdays) : all.slice(0, 1)
}

function joined(sum: Rhythm | null, next: Rhythm): Rhythm {
  return sum ? withDays(sum, next) : next
}

function foundIn(words: readonly Word[], context: ReadingContext, isExam: boolean): Found[] {
  const found: Found[] = []
  let at = 0
  while (at < words.length) {
    const ones = words[at]?.escape === null ? foundAt(words, at, context, isExam) : []
    const to = ones[0]?.to ?? at
    const isPlain = words.slice(at, to).every(({ escape }) => escape === null)
    if (to > at && isPlain) found.push(...ones)
    at = to > at && isPlain ? to : at + 1
  }
  return found
}

function foundAt(words: readonly Word[], from: number, context: ReadingContext, isExam: boolean): Found[] {
  const day = isExam ? examDay(words, from, context) : null
  if (day) return [{ kind: 'deadline', from, ...day }]
  const sessions = sessionsOfLength(words, from, context)
  if (sessions) {
    const { count, minutes } = sessions.value
    const { to } = sessions
    return [
      { kind: 'rhythm', from, to, value: { perWeek: count, weekdays: null } },
      { kind: 'length', from, to, value: { minutes, of: 'session' } },
    ]
  }
  const often = rhythm(words, from, context)
  if (often) return [{ kind: 'rhythm', from, ...often }]
  const long = lengthOfWhat(words, from, context)
  if (long) return [{ kind: 'length', from, ...long }]
  const until = deadline(words, from, context)
  if (until) return [{ kind: 'deadline', from, ...until }]
  const much = amount(words, from, context)
  if (much) return [{ kind: 'amount', from, ...much }]
  const of = lateOf(words, from, context)
  return of ? [{ kind: 'of', from, ...of }] : []
}

function isBehind(one: Span | undefined, length: Span | undefined): boolean {
  if (one === undefined || length === undefined) return false
  const between = one.from - length.to
  return between >= 0 && between <= MOST_BETWEEN
}

/** `20 pages a day`; but `plan a day trip` names no rhythm. */
function isAfterNumber(words: readonly Word[], at: number): boolean {
  return words
    .slice(Math.max(0, at - 3), at)
    .some(({ plain }) => /^\d/.test(plain) || (parseCount(plain) !== null && !/^an?$/.test(plain)))
}

function withOf(length: { minutes: number; of: LengthOf }, of: LengthOf | undefined) {
  const whose = length.of === 'session' && of !== undefined ? of : length.of
  return {
    ...length,
    of: whose === 'session' && length.minutes > LONGEST_SESSION ? ('total' as const) : whose,
  }
}

/** The amount of the whole: not `20 pages a day`, `5 km three times a week` or `a 10 km race`. */
function totalAmount(
  found: readonly Found[],
  words: readonly Word[],
  context: ReadingContext,
): Amount | null {
  const at = found.findIndex(({ kind }) => kind === 'amount')
  const own = found[at]
  if (own?.kind !== 'amount') return null
  const next = found[at + 1]
  const isBeside = next !== undefined && next.from === own.to && !/[,;]$/.test(words[own.to - 1]?.text ?? '')
  if (isBeside && next.kind === 'of' && next.value !== 'total') return null
  if (perLongerTime(words, own.to, context)) return null
  const hasLength = found.some(({ kind }) => kind === 'length')
  if (isBeside && next.kind === 'rhythm' && (own.value.kind === 'distance' || !hasLength)) return null
  const isNamed = /^(a|an|the|my)$/.test(words[own.from - 1]?.plain ?? '')
  return isNamed && own.value.kind === 'distance' ? null : own.value
}
