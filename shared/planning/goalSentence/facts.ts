import { minutesOf } from '#shared/time/civil.ts'
import { parseCount } from '#shared/tasks/quickAdd/numbers.ts'
import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { TIMES_A_DAY } from '#shared/planning/goalPlan/habitPlan.ts'
import type { ReadAs } from '#shared/planning/understood.ts'
import { type Amount, isCountable, type Per } from './amounts.ts'
import type { SentenceContext } from './context.ts'
import type { Deadline } from './deadlines.ts'
import { type Found, foundIn, type FoundOf, type Subject, type Value } from './findings.ts'
import type { LengthOf } from './lengths.ts'
import { type Rhythm, withDays } from './rhythms.ts'
import type { DayWindow } from './dayParts.ts'
import { inCommon } from './times.ts'
import { isVerb } from './verbs.ts'
import type { Span } from './wordSpan.ts'

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
  /** Of an amount of money that is named whole: how much of it in each month, week or day, `6000 euros, 250 a month`. */
  share: { value: number; per: Per } | null
  level: string | null
}
/** Words that say something, which are no part of what the goal is. */
export type Claim = Span & { as: ReadAs }

/** So many words may lie between a length and what it is the length of: `5 hours of Spanish lessons a week`. */
const MOST_BETWEEN = 4
/** A length beyond this is that of all sessions: `study 40 hours by June`. */
const LONGEST_SESSION = 16 * 60

/**
 * What the words of a sentence say, from left to right. Negations are read first at each word; of each kind the first counts, and
 * what is left of the others stays unread. Its cost is linear.
 */
export function factsIn(
  words: readonly Word[],
  context: SentenceContext,
  subject: Subject,
): { facts: Facts; claims: Claim[]; amount: Span | null; targets: Span[]; mixed: Span[] } {
  const found = withoutAsides(foundIn(words, context, subject), words)
  const first = <Kind extends Value['kind']>(kind: Kind) =>
    found.find((one): one is FoundOf<Kind> => one.kind === kind)
  const lengthFound = first('length')
  const rhythms = rhythmsIn(found)
  const deadlines = found.filter((one): one is FoundOf<'deadline'> => one.kind === 'deadline')
  const ofFound = found.find((one) => isOfIt(one, lengthFound, words))
  const ownLength =
    lengthFound && withOf(lengthFound.value, isBehind(ofFound, lengthFound) ? ofFound?.value : undefined)
  const amountFound = ofEachDay(wholeAmount(found, words), found, words)
  const shareFound = deadlines.length === 0 ? shareOf(found, amountFound) : undefined
  // `save 200 a month for a car`: how much in each month is no part of the title.
  const isRate = amountFound?.kind === 'money' && amountFound.per !== null
  const perDay = amountFound?.per === 'day' || ownLength?.of === 'day' || ofFound?.value === 'day'
  const said = rhythms.map(({ value }) => value).reduce<Rhythm | null>(joined, null)
  const { window, windows } = windowIn(found, rhythms, words)
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
      window,
      length: ownLength ?? lengthOfWindow(windows[0]?.value),
      amount: amountOf(subject.limit ?? amountFound) ?? timesADay(said),
      share: shareFound ? { value: shareFound.value.value, per: shareFound.per } : null,
      level: level ? textOf(words, level) : null,
    },
    amount: amountFound && !isRate ? { from: amountFound.from, to: amountFound.to } : null,
    targets: found.filter(({ kind }) => kind === 'target'),
    mixed: found.filter(({ kind }) => kind === 'mixed'),
    claims: withLeadIn(
      [
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
        ...claimed('amount', first('per')),
        ...(deadlines.length > 0 ? claimed('deadline', first('then')) : []),
        ...claimed('amount', shareFound && { from: shareFound.from, to: shareFound.behind }),
        ...claimed('amount', amountFound && behindAmount(amountFound, isRate)),
      ],
      words,
    ),
  }
}

/** The words that say of what an amount is; all of it, where it is none of the title's. */
function behindAmount({ from, to, behind }: Span & { behind: number }, isRate: boolean): Span {
  return { from: isRate ? from : to, to: behind }
}

/** `in the mornings before 8`: windows that have time in common are one; of others the first counts, and the rest stays unread. */
function windowIn(found: readonly Found[], rhythms: readonly FoundOf<'rhythm'>[], words: readonly Word[]) {
  // `sleep before 11 on weeknights`: the hour is what is to be reached.
  const isHour = found.some(
    ({ kind, from, to }) => kind === 'target' && SLEEP.test(words[from]?.plain ?? '') && to > from,
  )
  const inRhythm = isHour ? null : (rhythms.find(({ value }) => value.window)?.value.window ?? null)
  const [first, ...others] = found.filter((one): one is FoundOf<'window'> => one.kind === 'window')
  if (!first) return { window: inRhythm, windows: [] }
  let window = first.value
  const windows = [first]
  for (const other of others) {
    const common = inCommon(window, other.value)
    if (!common) continue
    window = common
    windows.push(other)
  }
  return { window: (inRhythm && inCommon(window, inRhythm)) ?? window, windows }
}

const SLEEP = /^(?:sleep|bed|asleep|up)$/

/** How much of a whole amount comes in each month, week or day. */
function shareOf(
  found: readonly Found[],
  whole: { kind: Amount['kind']; per: Per | null } | null,
): (FoundOf<'amount'> & { per: Per }) | undefined {
  if (whole?.kind !== 'money' || whole.per !== null) return undefined
  for (const one of found) {
    if (one.kind !== 'amount') continue
    const { kind, per } = one.value
    if (kind === 'money' && per !== null && per !== 'other') return { ...one, per }
  }
  return undefined
}

/** `7-8pm`: what stands from its beginning to its end is as long. */
function lengthOfWindow(window: DayWindow | undefined): Facts['length'] {
  if (!window?.isSession || window.to === null) return null
  return { minutes: minutesOf(window.to) - minutesOf(window.from), of: 'session' }
}

function amountOf(found: NonNullable<Facts['amount']> | null): Facts['amount'] {
  return found && { value: found.value, unit: found.unit, per: found.per }
}

/** `twice a day` is counted. */
function timesADay(said: Rhythm | null): Facts['amount'] {
  return said?.perDay === undefined ? null : { value: said.perDay, unit: TIMES_A_DAY, per: 'day' }
}

function claimed(as: ReadAs, one: Span | null | undefined): Claim[] {
  return one && one.to > one.from ? [{ from: one.from, to: one.to, as }] : []
}

/** `I have | 4 hours a week`, `mostly | on weekends`, `right | after waking up`: words that only lead to a fact belong to it. */
function withLeadIn(claims: readonly Claim[], words: readonly Word[]): Claim[] {
  return claims.map((claim) => {
    const before = words
      .slice(Math.max(0, claim.from - 4), claim.from)
      .map(({ plain, text }) => (/[,;:.!?]$/.test(text) ? `${plain},` : plain))
      .join(' ')
    const lead = LEAD_IN.exec(before)?.[1]
    const isFree = claims.every(
      ({ to }) => to <= claim.from - (lead?.split(' ').length ?? 0) || to > claim.from,
    )
    const from = lead && isFree ? claim.from - lead.split(' ').length : claim.from
    const behind = words
      .slice(claim.to, claim.to + 3)
      .map(({ plain }) => plain)
      .join(' ')
    const tail = TAIL.exec(/[,;:.!?]$/.test(words[claim.to - 1]?.text ?? '') ? '' : behind)?.[0]
    const to =
      tail &&
      claims.every((other) => other.from >= claim.to + tail.split(' ').length || other.from < claim.to)
        ? claim.to + tail.split(' ').length
        : claim.to
    return { ...claim, from, to }
  })
}

/** `mornings | preferred`, `Saturdays | are best`. */
const TAIL =
  /^(?:preferred|preferably|if possible|max|maximum|tops|at most|at least|minimum|or so|ish|i guess|i think|(?:are|is|would be|work|works) (?:best|ideal|good|great|fine|better))(?= |$)/
const LEAD_IN =
  /(?:^|[ ,])((?:(?:from|mostly|mainly|usually|ideally|preferably|probably|right|straight|directly|shortly|like|maybe|perhaps|say|approx)|(?:i|we|i'd) (?:prefer|would prefer|'d prefer|have|got|can|could|can do|can spare|can (?:only )?(?:work|practi[sc]e|study|train)(?: on it)?|(?:have )?only have|have time|am free|am available|have about)|(?:but )?(?:only have|have (?:only|just|about|around))|i'?(?:ve got|m free|m available|ve)))$/

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
  const said = found.filter(
    (one): one is FoundOf<'rhythm'> => one.kind === 'rhythm' && !isOfSecondLength(one, found),
  )
  const all = said.length > 1 ? said.filter(({ value }) => !value.isImplied) : said
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
  /^(?:sessions?|lessons?|workouts?|runs?|classes|class|practices?|training|each|about|around|for|at|least|most|maybe|i've|we|we've|got|have|my|spare|find|manage|with|of|and|i|can|want|to|do|it|just|a|the|per|time|times|like|perhaps|say|max|only)$/

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

/** `a week` behind a length or a number says what it is the length of. */
function isOfIt(one: Found, length: Span | undefined, words: readonly Word[]): one is FoundOf<'of'> {
  if (one.kind !== 'of') return false
  return isBehind(one, length) || (one.value === 'day' && isAfterNumber(words, one.from))
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

function withOf(length: FoundOf<'length'>['value'], of: LengthOf | undefined) {
  const whose = length.of === 'session' && of !== undefined && !length.isEach ? of : length.of
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

/** `10 new words each day`: where the sentence names no length, and nothing parts them, the amount is that of a day. */
function ofEachDay(
  amount: ReturnType<typeof wholeAmount>,
  found: readonly Found[],
  words: readonly Word[],
): ReturnType<typeof wholeAmount> {
  if (!amount || amount.per !== null || !isCountable(amount.unit)) return amount
  if (found.some(({ kind }) => kind === 'length')) return amount
  const daily = found.find((one) => one.kind === 'rhythm' && one.value.isDaily && one.from >= amount.to)
  if (!daily || daily.from - amount.to > MOST_BETWEEN) return amount
  const isParted = words.slice(amount.to - 1, daily.from).some(({ text }) => /[,;:]$/.test(text))
  return isParted ? amount : { ...amount, per: 'day' }
}

/** `cycle 100 km in one go`, `swim 2 km without stopping`, `a 10 km race`: a distance to manage, no sum. */
function isAtOnce(words: readonly Word[], at: number): boolean {
  const next = words
    .slice(at, at + 3)
    .map(({ plain }) => plain)
    .join(' ')
  return /^(?:in one|in a (?:day|go|single)|at once|in a row|without|non-?stop|race|run|ride|swim|walk|hike|event|in under|in less)\b/.test(
    next,
  )
}
