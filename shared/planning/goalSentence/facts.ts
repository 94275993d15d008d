import { parseCount } from '#shared/tasks/quickAdd/numbers.ts'
import type { Word } from '#shared/tasks/quickAdd/words.ts'
import type { ReadAs } from '#shared/planning/understood.ts'
import { type Amount, amount, moneyNumber, type Per, perTime } from './amounts.ts'
import { type Deadline, deadline, onWeekday } from './deadlines.ts'
import { exclusion } from './exclusions.ts'
import { lateOf, type LengthOf, lengthOfWhat, sessionsInAll, sessionsOfLength } from './lengths.ts'
import { levelAt } from './levels.ts'
import { type Rhythm, rhythm, withDays } from './rhythms.ts'
import { start } from './starts.ts'
import { spareTime, targetAt } from './targets.ts'
import { type DayWindow, dayWindow } from './times.ts'
import type { SentenceContext } from './context.ts'
import { isVerb } from './verbs.ts'

/** What a sentence says of a goal, as it says it. Lengths are minutes. */
export type Facts = {
  deadline: Deadline | null
  /** Another date that the sentence names as its last. */
  otherDeadline: Deadline | null
  start: string | null
  rhythm: Rhythm | null
  /** Weekdays to leave out. */
  notOn: readonly number[]
  window: DayWindow | null
  length: { minutes: number; of: LengthOf } | null
  amount: (Omit<Amount, 'kind'> & { per: Per | null }) | null
  level: string | null
}
/** The words from `from` up to `to` (exclusive). */
export type Span = { from: number; to: number }
/** Words that say something, which are no part of what the goal is. */
export type Claim = Span & { as: ReadAs }

type Value =
  | { kind: 'deadline'; value: Deadline }
  | { kind: 'start'; value: string }
  | { kind: 'rhythm'; value: Rhythm }
  | { kind: 'not on'; value: readonly number[] }
  | { kind: 'window'; value: DayWindow }
  | { kind: 'length'; value: { minutes: number; of: LengthOf } }
  | { kind: 'of'; value: LengthOf }
  | { kind: 'amount'; value: Amount & { per: Per | 'other' | null }; behind: number }
  | { kind: 'level'; value: true }
  | { kind: 'target'; value: true }
  | { kind: 'spare time'; value: true }
type Found = Span & Value
type FoundOf<Kind extends Value['kind']> = Extract<Found, { kind: Kind }>

/** So many words may lie between a length and what it is the length of: `5 hours of Spanish lessons a week`. */
const MOST_BETWEEN = 4
/** A length beyond this is that of all sessions: `study 40 hours by June`. */
const LONGEST_SESSION = 16 * 60

/** Of what a sentence is about, as far as its grammar depends on it. */
export type Subject = {
  /** `on Friday` is the date of an exam or a party, and no rhythm. */
  isDated: boolean
  /** `200 a month` is an amount of money. */
  isMoney: boolean
  /** `no phone after 9pm` is about the time itself. */
  isQuit: boolean
}

/**
 * What the words of a sentence say, from left to right. Negations are read first at each word; of each kind the first counts, and
 * what is left of the others stays unread. Its cost is linear.
 */
export function factsIn(
  words: readonly Word[],
  context: SentenceContext,
  subject: Subject,
): { facts: Facts; claims: Claim[]; amount: Span | null; targets: Span[] } {
  const found = withoutAsides(foundIn(words, context, subject), words)
  const first = <Kind extends Value['kind']>(kind: Kind) =>
    found.find((one): one is FoundOf<Kind> => one.kind === kind)
  const lengthFound = first('length')
  const rhythms = rhythmsIn(found)
  const deadlines = found.filter((one): one is FoundOf<'deadline'> => one.kind === 'deadline')
  const ofFound = found.find(
    (one): one is FoundOf<'of'> =>
      one.kind === 'of' &&
      (isBehind(one, lengthFound) || (one.value === 'day' && isAfterNumber(words, one.from))),
  )
  const ownLength =
    lengthFound && withOf(lengthFound.value, isBehind(ofFound, lengthFound) ? ofFound?.value : undefined)
  const amountFound = wholeAmount(found, words)
  const perDay = amountFound?.per === 'day' || ownLength?.of === 'day' || ofFound?.value === 'day'
  const said = rhythms.map(({ value }) => value).reduce<Rhythm | null>(joined, null)
  const windows = found.filter((one): one is FoundOf<'window'> => one.kind === 'window').slice(0, 1)
  const exclusions = found.filter((one): one is FoundOf<'not on'> => one.kind === 'not on')
  const starts = found.filter((one): one is FoundOf<'start'> => one.kind === 'start').slice(0, 1)
  const level = first('level')
  return {
    facts: {
      deadline: deadlines[0]?.value ?? null,
      otherDeadline: deadlines[1]?.value ?? null,
      start: starts[0]?.value ?? null,
      rhythm: said ?? (perDay ? { perWeek: 7, weekdays: null, isDaily: true } : null),
      notOn: [...new Set(exclusions.flatMap(({ value }) => value))].toSorted((one, other) => one - other),
      window: windows[0]?.value ?? rhythms.find(({ value }) => value.window)?.value.window ?? null,
      length: ownLength ?? null,
      amount: amountFound && { value: amountFound.value, unit: amountFound.unit, per: amountFound.per },
      level: level ? textOf(words, level) : null,
    },
    amount: amountFound && { from: amountFound.from, to: amountFound.to },
    targets: found.filter(({ kind }) => kind === 'target'),
    claims: [
      ...claimed('length', lengthFound && ownLength?.of !== 'total' ? lengthFound : undefined),
      ...claimed('total', lengthFound && ownLength?.of === 'total' ? lengthFound : undefined),
      ...rhythms.flatMap((one) => claimed(one.value.weekdays ? 'days' : 'rhythm', one)),
      ...deadlines.slice(0, 2).flatMap((one) => claimed('deadline', one)),
      ...exclusions.flatMap((one) => claimed('days', one)),
      ...windows.flatMap((one) => claimed('time', one)),
      ...starts.flatMap((one) => claimed('start', one)),
      ...claimed('rhythm', ofFound),
      ...claimed('level', level),
      ...claimed('time', first('spare time')),
      ...(amountFound && amountFound.behind > amountFound.to
        ? [{ from: amountFound.to, to: amountFound.behind, as: 'amount' as const }]
        : []),
    ],
  }
}

function claimed(as: ReadAs, one: Span | undefined): Claim[] {
  return one ? [{ from: one.from, to: one.to, as }] : []
}

function textOf(words: readonly Word[], { from, to }: Span): string {
  return words
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ')
    .replace(/[.,;:!?]+$/, '')
    .slice(0, 200)
}

/** The first, and where it names days all others that do: `Mondays at home, Fridays at the club`. */
function rhythmsIn(found: readonly Found[]): FoundOf<'rhythm'>[] {
  const all = found.filter(
    (one): one is FoundOf<'rhythm'> => one.kind === 'rhythm' && !isOfSecondLength(one, found),
  )
  const named = all.filter(({ value }) => value.weekdays)
  if (named.length === 0) return all.slice(0, 1)
  const counted = all.filter(({ value }) => !value.weekdays)
  const days = new Set(named.flatMap(({ value }) => value.weekdays ?? [])).size
  // `3 times a week, the long run on Sundays`: the day is one session's, and stays unread.
  const often = counted[0]
  if (often && !often.value.isDaily && often.value.perWeek > days) return [often]
  return [...named, ...counted.slice(0, 1)]
}

/** What sessions are called: `lessons on Wednesdays` are the sessions of the goal. */
export const SESSION_WORD =
  /^(?:sessions?|lessons?|workouts?|runs?|classes|class|practices?|training|each|about|around|for|at|least|most|maybe|with|of|and|i|can|want|to|do|it|just|a|the|per|time|times)$/

/** `…, long runs up to 3 hours`: a length in a part of its own that is about something else is not that of all sessions. */
function withoutAsides(found: readonly Found[], words: readonly Word[]): Found[] {
  const isClaimed = (at: number) => found.some(({ from, to }) => from <= at && at < to)
  return found.filter(({ kind, from }) => {
    if (kind !== 'length') return true
    let begin = from
    while (begin > 0 && !/[,;:.]$/.test(words[begin - 1]?.text ?? '')) begin -= 1
    if (begin === 0 || !words.slice(0, begin).some((_, at) => !isClaimed(at))) return true
    const own = words.slice(begin, from).filter((_, at) => !isClaimed(begin + at))
    return own.every(({ plain }) => SESSION_WORD.test(plain)) || own.some(({ plain }) => isVerb(plain))
  })
}

/** `half an hour a day and 2 hours on Saturdays`: the days of another length are not those of all. */
function isOfSecondLength(one: Span, found: readonly Found[]): boolean {
  const lengths = found.filter(({ kind }) => kind === 'length')
  return lengths.slice(1).some(({ to, from }) => one.from === to || one.to === from)
}

/** `twice a week, Tuesdays and Thursdays`: the days say more. `every day` with days says the days. */
function joined(sum: Rhythm | null, next: Rhythm): Rhythm {
  if (!sum) return next
  return sum.weekdays && next.weekdays ? withDays(sum, next) : sum.weekdays ? sum : next
}

/** Negations first, so that no list of days reaches into them: `on weekdays, Mondays off`. */
function foundIn(words: readonly Word[], context: SentenceContext, subject: Subject): Found[] {
  const exclusions = walk(words, 0, words.length, (at) => {
    const out = exclusion(words, at, context)
    return out ? [{ kind: 'not on', from: at, ...out }] : []
  })
  const found: Found[] = []
  let from = 0
  for (const { from: begin, to } of [...exclusions, { from: words.length, to: words.length }]) {
    const before = words.slice(0, begin)
    found.push(...walk(before, from, begin, (at) => foundAt(before, at, context, subject)))
    from = to
  }
  return [...found, ...exclusions].toSorted((one, other) => one.from - other.from)
}

/** What is read at each word from left to right; words of what was read are not read again. */
function walk(words: readonly Word[], from: number, end: number, readAt: (at: number) => Found[]): Found[] {
  const found: Found[] = []
  let at = from
  while (at < end) {
    const ones = words[at]?.escape === null ? readAt(at) : []
    const to = Math.max(at, ...ones.map((one) => one.to))
    const isPlain = words.slice(at, to).every(({ escape }) => escape === null)
    if (to > at && isPlain) found.push(...ones)
    at = to > at && isPlain ? to : at + 1
  }
  return found
}

/** Behind one of these nothing is wanted that follows: `not in the mornings` is no window. */
const NEGATION = /^(?:not|never|no|without|except|don't|dont|can't|cant|cannot|won't|wont|isn't|nor|avoid)$/

function isNegated(words: readonly Word[], from: number): boolean {
  let at = from
  while (
    at > 0 &&
    /^(?:in|on|at|the|during|for|my|any|to|after|before|past|between|until)$/.test(words[at - 1]?.plain ?? '')
  )
    at -= 1
  const [before, second] = [words[at - 1]?.plain ?? '', words[at - 2]?.plain ?? '']
  return (
    NEGATION.test(before) ||
    (before === 'of' && second === 'instead') ||
    (before === 'than' && second === 'rather')
  )
}

function foundAt(words: readonly Word[], from: number, context: SentenceContext, subject: Subject): Found[] {
  if (isNegated(words, from)) return []
  const target = targetAt(words, from, subject)
  if (target !== null) return [{ kind: 'target', from, to: target, value: true }]
  const spare = spareTime(words, from, context)
  if (spare) return [{ kind: 'spare time', from, ...spare }]
  const knows = levelAt(words, from)
  if (knows !== null) return [{ kind: 'level', from, to: knows, value: true }]
  const day = subject.isDated ? onWeekday(words, from, context) : null
  if (day) return [{ kind: 'deadline', from, to: day.to, value: { date: day.value } }]
  const begins = start(words, from, context)
  if (begins) return [{ kind: 'start', from, ...begins }]
  const sessions = sessionsOfLength(words, from, context)
  if (sessions) {
    const { count, minutes } = sessions.value
    const { to } = sessions
    return [
      { kind: 'rhythm', from, to, value: { perWeek: count, weekdays: null } },
      { kind: 'length', from, to, value: { minutes, of: 'session' } },
    ]
  }
  const inAll = sessionsInAll(words, from, context)
  if (inAll) return [{ kind: 'length', from, to: inAll.to, value: { minutes: inAll.value, of: 'total' } }]
  const often = rhythm(words, from, context)
  if (often) return [{ kind: 'rhythm', from, ...often }]
  const long = lengthOfWhat(words, from, context)
  if (long) return [{ kind: 'length', from, ...long }]
  const until = deadline(words, from, context)
  if (until) return [{ kind: 'deadline', from, ...until }]
  const when = dayWindow(words, from, context)
  if (when) return [{ kind: 'window', from, ...when }]
  const much = amount(words, from, context) ?? (subject.isMoney ? moneyNumber(words, from, context) : null)
  if (much && !isBudget(words, from)) {
    const endsClause = /[,;:.]$/.test(words[much.to - 1]?.text ?? '')
    const per = endsClause ? null : perTime(words, much.to, context)
    const behind = per?.to ?? much.to
    const isTotal = !per && lateOf(words, much.to, context)?.value === 'total'
    return isTotal
      ? [{ kind: 'amount', from, to: much.to, value: { ...much.value, per: null }, behind: much.to }]
      : [{ kind: 'amount', from, to: much.to, value: { ...much.value, per: per?.value ?? null }, behind }]
  }
  const of = lateOf(words, from, context)
  return of ? [{ kind: 'of', from, ...of }] : []
}

/** `a budget of 300 euros` is no work to be done. */
function isBudget(words: readonly Word[], at: number): boolean {
  return words
    .slice(Math.max(0, at - 3), at)
    .some(({ plain }) => /^(?:budget|costs?|spend|spending|under)$/.test(plain))
}

function isBehind(one: Span | undefined, length: Span | undefined): boolean {
  if (one === undefined || length === undefined) return false
  const between = one.from - length.to
  return between >= 0 && between <= MOST_BETWEEN
}

/** `20 pages a day`; but `plan a day trip` names no rhythm. */
function isAfterNumber(words: readonly Word[], at: number): boolean {
  return words
    .slice(Math.max(0, at - 4), at)
    .some(({ plain }) => /^\d/.test(plain) || (parseCount(plain) !== null && !/^an?$/.test(plain)))
}

function withOf(length: { minutes: number; of: LengthOf }, of: LengthOf | undefined) {
  const whose = length.of === 'session' && of !== undefined ? of : length.of
  return {
    ...length,
    of: whose === 'session' && length.minutes > LONGEST_SESSION ? ('total' as const) : whose,
  }
}

/** The amount of the whole, or that of each month, week or day: not `5 km three times a week` or `a 10 km race`. */
function wholeAmount(
  found: readonly Found[],
  words: readonly Word[],
): (Amount & Span & { per: Per | null; behind: number }) | null {
  const at = found.findIndex(({ kind }) => kind === 'amount')
  const own = found[at]
  if (own?.kind !== 'amount') return null
  const { per } = own.value
  if (per === 'other') return null
  if (per !== null) return { ...own.value, per, from: own.from, to: own.to, behind: own.behind }
  const next = found[at + 1]
  const isBeside = next !== undefined && next.from === own.to && !/[,;]$/.test(words[own.to - 1]?.text ?? '')
  const hasLength = found.some(({ kind }) => kind === 'length')
  if (isBeside && next.kind === 'rhythm' && (own.value.kind === 'distance' || !hasLength)) return null
  const isNamed = /^(?:a|an|the|my)$/.test(words[own.from - 1]?.plain ?? '')
  if (isNamed && own.value.kind === 'distance') return null
  if (own.value.kind === 'distance' && isAtOnce(words, own.to)) return null
  return { ...own.value, per: null, from: own.from, to: own.to, behind: own.to }
}

/** `cycle 100 km in one go`, `swim 2 km without stopping`, `a 10 km race`: a distance to manage, no sum. */
function isAtOnce(words: readonly Word[], at: number): boolean {
  const next = words
    .slice(at, at + 3)
    .map(({ plain }) => plain)
    .join(' ')
  return /^(?:in one|at once|in a row|without|non-?stop|race|run|ride|swim|walk|hike|event|in under|in less)\b/.test(
    next,
  )
}
