import { minutesOf } from '#shared/time/civil.ts'
import { parseCount } from '#shared/tasks/quickAdd/numbers.ts'
import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { TIMES_A_DAY } from '#shared/planning/goalPlan/habitPlan.ts'
import { sumThere } from '#shared/planning/goalPlan/alreadyThere.ts'
import type { ReadAs } from '#shared/planning/understood.ts'
import type { Amount, Per } from './amounts/amounts.ts'
import { withoutAsides } from './words/asides.ts'
import type { SentenceContext } from './context.ts'
import { datesThatCount, lastDates } from './dates/datesThatCount.ts'
import { countedFrom, type Deadline } from './dates/deadline.ts'
import type { Found, FoundOf, Subject, Value } from './found.ts'
import { foundIn } from './findings.ts'
import { beforeThat, startInBrackets, untilTheStart } from './dates/beforeThat.ts'
import { inItsPeriod } from './challenges.ts'
import { withoutSeason } from './dates/beforeItBegins.ts'
import { withLeadIn } from './words/leadIns.ts'
import type { LengthOf } from './rhythms/lengths.ts'
import type { Rhythm } from './rhythms/rhythm.ts'
import { withOneLength } from './rhythms/lengthsOfDays.ts'
import { apart } from './rhythms/daysApart.ts'
import { joined, rhythmsIn } from './rhythms/saidRhythms.ts'
import { withOneWindow } from './rhythms/windowsOfDays.ts'
import type { DayWindow } from './times/dayParts.ts'
import { laterThanTold } from './times/laterThanTold.ts'
import { windowIn } from './times/saidWindows.ts'
import { withoutTold } from './stories.ts'
import { comesTo, type Share, shareOf, wholeOfShare, wholeOfThem, wholeOfThings } from './amounts/shares.ts'
import { after } from './amounts/points.ts'
import { ofEachDay, wholeAmount } from './amounts/wholeAmounts.ts'
import type { Claim, Span } from './words/wordSpan.ts'

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
  length: { minutes: number; of: LengthOf; each?: number } | null
  amount: (Omit<Amount, 'kind'> & { per: Per | null }) | null
  /** Of an amount of money that is named whole: how much of it in each month, week or day, `6000 euros, 250 a month`. */
  share: Share | null
  level: string | null
}

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
): {
  facts: Facts
  claims: Claim[]
  amount: Span | null
  targets: Span[]
  mixed: Span[]
  /** Facts that no field has taken: a second rhythm, a third date. */
  unused: Claim[]
} {
  const told = withoutTold(foundIn(words, context, subject), words, subject.story)
  const said = inItsPeriod(withOneWindow(withOneLength(told, words), words), context)
  const later = laterThanTold(untilTheStart(startInBrackets(said, words), words), words, subject.story)
  const all = besideLimit(beforeThat(withoutSeason(later, words), words), subject)
  const chosen = withShareThatFits(chosenFrom(withoutAsides(all, words), words, all), words, context.today)
  const { found, amountFound, isRate, rhythms, deadlines, windows, starts, lengthFound, ofFound } = chosen
  const taken: (Found | undefined)[] = [
    ...chosen.sameLengths,
    lengthFound,
    ofFound,
    ...rhythms,
    ...deadlines,
    ...windows,
    ...starts,
  ]
  return {
    facts: factsOf(chosen, words, subject),
    amount: amountFound && !isRate ? { from: amountFound.from, to: amountFound.to } : null,
    targets: [
      ...found.filter(({ kind }) => kind === 'target'),
      ...(chosen.shareFound && chosen.shareFound.from < (amountFound?.from ?? 0) ? [chosen.shareFound] : []),
    ],
    mixed: found.filter(({ kind }) => kind === 'mixed'),
    unused: all.flatMap((one) => (taken.includes(one) ? [] : unusedOf(one, taken))),
    claims: withLeadIn(claimsOf(chosen), words),
  }
}

/** `30 minutes a day, weekends an hour`: beside a limit another one, and no length of sessions. */
function besideLimit(found: readonly Found[], { limit }: Subject): Found[] {
  const other = limit && found.find(({ kind, from }) => kind === 'length' && from >= limit.to)
  if (!other) return [...found]
  const days = found.find(
    ({ kind, from, to }) => kind === 'rhythm' && (to === other.from || from === other.to),
  )
  const span = { from: Math.min(other.from, days?.from ?? other.from), to: Math.max(other.to, days?.to ?? 0) }
  return found.flatMap((one): Found[] =>
    one === other ? [{ kind: 'mixed', ...span, value: true }] : one === days ? [] : [one],
  )
}

/** Of what was found, what the fields of a goal take. */
function chosenFrom(found: readonly Found[], words: readonly Word[], everything: readonly Found[]) {
  const all = <Kind extends Value['kind']>(kind: Kind) =>
    found.filter((one): one is FoundOf<Kind> => one.kind === kind)
  const lengthFound = all('length')[0]
  const ofLength = rhythmsIn(found, everything).filter((one) => !isOfAnAmount(one, lengthFound))
  const [start] = all('start')
  // `knee operation on 3 December so no running until February`: what is over before the plan begins is no end of it.
  const ahead = all('deadline').filter(
    ({ value }) =>
      start === undefined || !('date' in value) || value.weeks !== undefined || value.date >= start.value,
  )
  const deadlines = datesThatCount(ahead, words)
  const ofFound = found.find((one) => isOfIt(one, lengthFound, words))
  const eachFound = eachOfTotal(all('length'))
  const ownLength =
    lengthFound && withOf(lengthFound.value, isBehind(ofFound, lengthFound) ? ofFound?.value : undefined)
  const ofDay = ofEachDay(
    wholeAmount(found, words) ?? wholeOfShare(found, words) ?? wholeOfThem(found, words),
    found,
    words,
  )
  // `one box a day, there are 40 boxes`: these are not those of each day.
  const amountFound = ofDay ?? wholeOfThings(found, words)
  // `read 2 books every month` is how many, and not how often.
  const rhythms = ofLength.filter(({ value }) => !(value.rarely && amountFound?.per))
  return {
    found,
    lengthFound,
    // `half an hour on Saturday and half an hour on Sunday`
    sameLengths: all('length').filter(
      (one) =>
        one === eachFound ||
        (one !== lengthFound &&
          isSameLength(one, lengthFound) &&
          rhythms.some(({ from, value }) => from === one.to && value.weekdays)),
    ),
    ownLength: ownLength && eachFound ? { ...ownLength, each: eachFound.value.minutes } : ownLength,
    isEachDay: eachFound?.value.of === 'day',
    rhythms,
    deadlines,
    ofFound,
    amountFound,
    shareFound: shareOf(found, amountFound, words),
    // `save 200 a month for a car`: how much in each month is no part of the title; of `earn 200 a month` it is all.
    isRate:
      amountFound?.kind === 'money' &&
      amountFound.per !== null &&
      !/^(?:make|earn|making|earning)$/.test(words[amountFound.from - 1]?.plain ?? ''),
    ...windowIn(found, rhythms, words),
    exclusions: all('not on'),
    apart: all('apart').slice(0, 1),
    // The same day may be said in two ways: `not this week, back on Monday`.
    starts: all('start').filter(({ value }, _, [first]) => value === first?.value),
    level: all('level')[0],
    spareTime: all('spare time')[0],
    rest: all('rest')[0],
    pers: all('per'),
    then: all('then')[0],
  }
}
type Chosen = ReturnType<typeof chosenFrom>

/** `3,000 by August, 350 a month`: a share that comes to something else than the whole is asked about. */
function withShareThatFits(chosen: Chosen, words: readonly Word[], today: string): Chosen {
  const { shareFound, amountFound, deadlines, starts, rhythms, exclusions } = chosen
  const last = deadlines[0]?.value
  if (!shareFound || !amountFound || !last) return chosen
  const from = starts[0]?.value ?? today
  const until = 'date' in last ? last.date : after(from, last.lasting)
  const days = rhythms.find(({ value }) => value.weekdays)?.value.weekdays ?? EVERY_DAY
  const daysAWeek = days.filter((day) => !exclusions.some(({ value }) => value.includes(day))).length
  const there = chosen.level ? sumThere(textOf(words, chosen.level), amountFound.value) : 0
  return comesTo(amountFound.value - there, shareFound, { from, until, daysAWeek })
    ? chosen
    : {
        ...chosen,
        shareFound: undefined,
        ofFound: isWithin(chosen.ofFound, shareFound) ? undefined : chosen.ofFound,
      }
}
function isWithin(one: Span | undefined, share: { from: number; behind: number }): boolean {
  return one !== undefined && one.from >= share.from && one.to <= share.behind
}
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6]

function factsOf(chosen: Chosen, words: readonly Word[], subject: Subject): Facts {
  const { ownLength, ofFound, amountFound, shareFound, deadlines, exclusions, level, windows } = chosen
  const perDay =
    chosen.isEachDay ||
    [amountFound?.per, shareFound?.per].includes('day') ||
    ownLength?.of === 'day' ||
    ofFound?.value === 'day'
  const said = saidOf(chosen)
  const { deadline, otherDeadline } = lastDates(deadlines, words)
  return {
    deadline: countedFrom(deadlines[0], { start: chosen.starts[0], last: deadline }),
    otherDeadline,
    start: chosen.starts[0]?.value ?? null,
    rhythm: said ?? (perDay ? { perWeek: 7, weekdays: null, isDaily: true } : null),
    notOn: [...new Set(exclusions.flatMap(({ value }) => value))].toSorted((one, other) => one - other),
    window: chosen.window,
    length: ownLength ?? lengthOfWindow(windows.find(({ value }) => value.isSession)?.value),
    amount: subject.budget ? null : (amountOf(subject.limit ?? amountFound) ?? timesADay(said)),
    share: shareFound ? { value: shareFound.value, per: shareFound.per } : null,
    level: level ? textOf(words, level) : null,
  }
}

/** How often, with a day between two sessions where that was said. */
function saidOf({
  rhythms,
  apart: isApart,
  exclusions,
}: Pick<Chosen, 'rhythms' | 'apart' | 'exclusions'>): Rhythm | null {
  const out = exclusions.flatMap(({ value }) => value)
  // `not Wednesdays because my son has football | on Wednesdays`
  const isOut = ({ weekdays }: Rhythm) => weekdays?.every((day) => out.includes(day)) === true
  const said = rhythms
    .flatMap(({ value }) => (isOut(value) ? [] : [value]))
    .reduce<Rhythm | null>(joined, null)
  return isApart.length > 0 ? (apart(said) ?? said) : said
}

function claimsOf(chosen: Chosen): Claim[] {
  const { lengthFound, ownLength, rhythms, deadlines, amountFound, shareFound, isRate } = chosen
  return [
    ...claimed(ownLength?.of === 'total' ? 'total' : 'length', lengthFound),
    ...chosen.sameLengths.flatMap((one) => claimed('length', one)),
    ...rhythms.flatMap((one) => claimed(one.value.weekdays ? 'days' : 'rhythm', one)),
    ...deadlines.flatMap((one) => claimed('deadline', one)),
    ...chosen.exclusions.flatMap((one) => claimed('days', one)),
    ...(apart(saidOf(chosen)) ? chosen.apart.flatMap((one) => claimed('rhythm', one)) : []),
    ...chosen.windows.flatMap((one) => claimed('time', one)),
    ...chosen.starts.flatMap((one) => claimed('start', one)),
    ...claimed('rhythm', chosen.ofFound),
    ...claimed('level', chosen.level),
    ...claimed('time', chosen.spareTime),
    ...claimed('days', chosen.rest),
    ...chosen.pers.flatMap((one) => claimed('amount', one)),
    ...(deadlines.length > 0 ? claimed('deadline', chosen.then) : []),
    ...claimed('amount', shareFound && shareOfTitle(shareFound, amountFound)),
    ...claimed('amount', amountFound && behindAmount(amountFound, isRate)),
  ]
}

/** What a fact would have said, had a field for it been free. A challenge's days are those of its length. */
function unusedOf(one: Found, taken: readonly (Found | undefined)[]): Claim[] {
  const isTaken = taken.some((other) => other && other.from < one.to && one.from < other.to)
  const as = UNUSED[one.kind]
  return as === undefined || isTaken ? [] : [{ from: one.from, to: one.to, as }]
}
const UNUSED: Partial<Record<Value['kind'], ReadAs>> = {
  rhythm: 'rhythm',
  length: 'length',
  deadline: 'deadline',
  start: 'start',
  window: 'time',
}

/** `translate 5 pages | a day, it has 320 pages`: what is done each day stays in the title. */
function shareOfTitle(
  share: { from: number; to: number; behind: number },
  whole: Chosen['amountFound'],
): Span {
  const isOfTitle = whole !== null && whole.kind !== 'money' && share.from < whole.from
  return { from: isOfTitle ? share.to : share.from, to: share.behind }
}

/** The words that say of what an amount is; all of it, where it is none of the title's. */
function behindAmount({ from, to, behind }: Span & { behind: number }, isRate: boolean): Span {
  return { from: isRate ? from : to, to: behind }
}

/** `7-8pm`: a session from its beginning to its end is as long. */
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

function textOf(words: readonly Word[], { from, to }: Span): string {
  return words
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ')
    .replace(/[.,;:!?]+$/, '')
    .slice(0, 200)
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

/** `a new song each week, 15 minutes a day`: how often there is a session is said by the length. */
function isOfAnAmount({ value }: FoundOf<'rhythm'>, length: FoundOf<'length'> | undefined): boolean {
  return length?.value.of === 'day' && value.perWeek === 1 && value.weekdays === null
}

/** `about 30 hours left, | 1 hour a night`: of a total, that of each session. */
function eachOfTotal([first, second]: readonly FoundOf<'length'>[]): FoundOf<'length'> | undefined {
  const isEach = first?.value.of === 'total' && /^(?:day|session)$/.test(second?.value.of ?? '')
  return isEach && second && second.value.minutes < first.value.minutes ? second : undefined
}

function isSameLength({ value }: FoundOf<'length'>, first: FoundOf<'length'> | undefined): boolean {
  return value.minutes === first?.value.minutes && value.of === 'session' && first.value.of === 'session'
}

function withOf(length: FoundOf<'length'>['value'], of: LengthOf | undefined) {
  const whose = length.of === 'session' && of !== undefined && !length.isEach ? of : length.of
  return {
    ...length,
    of: whose === 'session' && length.minutes > LONGEST_SESSION ? ('total' as const) : whose,
  }
}
