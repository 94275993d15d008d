import type { Word } from '#shared/tasks/quickAdd/words.ts'
import type { Found, Subject } from './found.ts'
import { clauseText, endsPart, reaches } from './words/clauses.ts'
import type { SentenceContext } from './context.ts'
import { challengeAt } from './challenges.ts'
import { dateWithDay } from './dates/bareDates.ts'
import { dayBeforeThen } from './dates/beforeThat.ts'
import { dateOfOccasion, ONCE } from './dates/dateOfOccasion.ts'
import { datesAt, daysAheadAt, quitDay } from './dates/datesFound.ts'
import { daysOfEachMonth } from './dates/nthDays.ts'
import { deedOfOneDay } from './dates/deedOfOneDay.ts'
import { daysApart, eitherDay } from './rhythms/daysApart.ts'
import { deadline } from './dates/deadlines.ts'
import { isSincePast } from './dates/sincePast.ts'
import { exclusion } from './times/exclusions.ts'
import { withReason } from './times/reasonOfDays.ts'
import { amountAt, untilSoMuch } from './foundAmounts.ts'
import { isAway, isBoundOfRefused, isNegated, isOfWithout, isRefusedDeed } from './times/negations.ts'
import { lessonBeforePractice, lessonsAndOtherDays } from './ownLessons.ts'
import { lateOf, lengthOfWhat } from './rhythms/lengths.ts'
import { wholeEffort } from './rhythms/wholeEffort.ts'
import { isOfOtherLength } from './rhythms/lengthsOfDays.ts'
import { andOneMore, onceBehindOne, sessionsAt, setOf } from './rhythms/sessionsFound.ts'
import { levelAt } from './amounts/levels.ts'
import { isOfSome, isQualified } from './rhythms/daysOfSome.ts'
import { mixedDays } from './rhythms/mixedDays.ts'
import { OCCASION } from './occasions.ts'
import { rarelyAt } from './rhythms/rarelyAt.ts'
import { onADay, rhythm } from './rhythms/rhythms.ts'
import { countAndDays, longOne } from './rhythms/oneOn.ts'
import { daysOfParts } from './rhythms/daysOfParts.ts'
import { ownDaysIn } from './rhythms/ownDays.ts'
import { restOnDay } from './rhythms/restOnDay.ts'
import { pausesIn } from './dates/pauses.ts'
import { start } from './dates/starts.ts'
import { whatBegins } from './dates/whatBegins.ts'
import { targetAt } from './amounts/targets.ts'
import { knownAnyway } from './knownAnyway.ts'
import { dayWindow } from './times/times.ts'
import { partOfDaysRefused } from './times/partOfDaysRefused.ts'
import { timeOfRefused, withoutMaybe } from './times/partOfRefused.ts'
import { isHourOfOther } from './times/hoursOfOthers.ts'
import { againAsLong, anotherPart } from './rhythms/lengthsOfDays.ts'
import { lengthFound } from './rhythms/lengthFound.ts'
import { boundFound, targetFound } from './foundTargets.ts'
import { afterTold } from './times/afterTold.ts'
import { beforeHour } from './times/beforeHour.ts'
import { boundOnDays } from './times/boundOnDays.ts'
import { isTimeOffered } from './times/daysWithTime.ts'
import { toldTimes } from './times/toldTimes.ts'
import { whenNot } from './times/whenNot.ts'

/**
 * What words say, from left to right. Negations first, so that no list of days reaches into them: `on weekdays, Mondays off`.
 */
export function foundIn(words: readonly Word[], context: SentenceContext, subject: Subject): Found[] {
  const ends = reaches(words)
  const lessons = lessonsAndOtherDays(words, context)
  const ofDays = subject.isQuit ? [] : ownDaysIn(words, context)
  const ofParts = [
    ...dayBeforeThen(words, ends, context),
    ...daysOfParts(words),
    ...ofDays,
    ...whatBegins(words, ends, context),
    ...pausesIn(words, ends, context),
  ]
  const rest = restOnDay(words)
  const lesson = lessonBeforePractice(words, context)
  const exclusions = walk(words, 0, words.length, (at) => {
    if (rest?.from === at) return [rest]
    const taught = lessons.find(({ from }) => from === at)
    if (taught) return [taught]
    if (lesson?.from === at) return [{ kind: 'mixed', ...lesson, value: true }]
    const bound = boundOnDays(words, at)
    if (bound !== null) return [{ kind: 'mixed', from: at, to: bound, value: true }]
    const apart = daysApart(words.slice(0, ends[at]), at)
    // `…, cardio | not on consecutive days`: of one kind alone
    const isOfKind = at > 1 && endsPart(words, at - 2) && /^[a-z]{4,}$/.test(words[at - 1]?.plain ?? '')
    if (apart !== null && isOfKind) return [{ kind: 'mixed', from: at, to: apart, value: true }]
    if (apart !== null) return [{ kind: 'apart', from: at, to: apart, value: true }]
    const said = exclusion(words.slice(0, ends[at]), at, context)
    const out = withReason(withoutMaybe(said, words, at, context), words, context)
    if (!out || isTimeOffered(words, at, out.to)) return []
    const otherLength = isOfOtherLength(words, at, out.to)
    if (otherLength !== null) return [{ kind: 'mixed', from: at, to: otherLength, value: true }]
    // `not on sunday evenings`, `but saturdays at 9am`: neither all of these days nor that time on all days.
    const isApart = /[,;:.]$/.test(words[out.to - 1]?.text ?? '')
    const part = isApart ? null : timeOfRefused(words, at, out.to, context)
    if (!part) return [{ kind: 'not on', from: at, ...out }]
    const left = subject.isQuit ? null : partOfDaysRefused(words, { from: at, to: part.to }, out.value)
    return [left ?? { kind: 'mixed', from: at, to: part.to, value: true }]
  })
  const ofPart = (at: number) => {
    const said = ofParts.filter((one) => one.from === at)
    return said.length > 0 ? said : null
  }
  // `guitar practice: | Monday 20 minutes, Saturday 1 hour`: what is before them takes none of them.
  const nextOfDays = (at: number) => ofDays.find((one) => one.from > at)?.from ?? words.length
  const never = [...whenNot(words), ...toldTimes(words)]
  const found: Found[] = []
  let from = 0
  for (const { from: begin, to } of [...exclusions, { from: words.length, to: words.length }]) {
    const first = from
    const readAt = (at: number) =>
      ofPart(at) ??
      (isAway(words, first, at) || never.some((part) => part.from <= at && at < part.to)
        ? []
        : foundAt(words.slice(0, Math.min(begin, ends[at] ?? begin, nextOfDays(at))), at, context, subject))
    found.push(...walk(words, from, begin, readAt))
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

function foundAt(words: readonly Word[], from: number, context: SentenceContext, subject: Subject): Found[] {
  if (isLoosePreposition(words, from)) return []
  // `10 minutes of scales | and 20 of pieces`
  const other = anotherPart(words, from)
  if (other !== null) return [{ kind: 'mixed', from, to: other, value: true }]
  const bound = subject.limit ?? subject.budget
  if (bound?.from === from) return boundFound(subject, from, bound.to)
  if (isNegated(words, from)) return []
  const monthly = daysOfEachMonth(words, from)
  if (monthly !== null) return [{ kind: 'mixed', from, to: monthly, value: true }]
  const target = targetAt(words, from, subject)
  if (target !== null) return targetFound(words, from, target)
  const known = knownAnyway(words, from, context)
  if (known) return [known]
  const knows = levelAt(words, from)
  if (knows !== null) return [{ kind: 'level', from, to: knows, value: true }]
  const occasion = dateOfOccasion(words, from, context, subject)
  if (occasion) return [occasion]
  const once = deedOfOneDay(words, from, context)
  if (once) return once
  // `quit smoking on New Year's Day`, `start running on 1 January` begin then.
  const quits = quitDay(words, from, context, subject)
  if (quits) return [quits]
  const dates = datesAt(words, from, context)
  if (dates) return dates
  const begins = start(words, from, context)
  if (begins) return [{ kind: 'start', from, ...begins }]
  const sessions = sessionsAt(words, from, context)
  if (sessions) return sessions
  const challenge = challengeAt(words, from, context)
  if (challenge) return challenge
  const daysAhead = daysAheadAt(words, from, context)
  if (daysAhead) return daysAhead
  const ofOne = onceBehindOne(words, from, context) ?? longOne(words, from, context)
  if (ofOne) return [ofOne]
  const dayOfDate = dateWithDay(words, from, context)
  if (dayOfDate) return [{ kind: 'deadline', from, ...dayOfDate }]
  const either = subject.isDated ? null : eitherDay(words, from, context)
  if (either) return either.value
  const often = rhythmAt(words, from, context, subject)
  if (often) return often
  const long = lengthAt(words, from, context)
  if (long) return lengthFound(words, from, long, context)
  const until = deadline(words, from, context)
  if (until && !isSincePast(words, from))
    return [{ kind: 'deadline', from, value: until.value, to: behindClock(words, from, until.to, context) }]
  const when = windowAt(words, from, context)
  if (when) return [when]
  const reached = untilSoMuch(words, from)
  const much = amountAt(words, reached ?? from, context, subject)
  if (much.length > 0)
    return reached === null ? much : [{ kind: 'per', from, to: reached, value: true }, ...much]
  const of = lateOf(words, from, context)
  // `on a night | out`
  return of && words[of.to]?.plain !== 'out' ? [{ kind: 'of', from, ...of }] : []
}

/** How long: all of the work, a length again by its number alone, or one with what it is the length of. */
const lengthAt: typeof lengthOfWhat = (words, from, context) =>
  wholeEffort(words, from, context) ?? againAsLong(words, from) ?? lengthOfWhat(words, from, context)

/** How often; days that no rhythm has, days of something narrower, and what one session is made of are none. Null where nothing is said of it. */
function rhythmAt(
  words: readonly Word[],
  from: number,
  context: SentenceContext,
  subject: Subject,
): Found[] | null {
  // `plan the party for 15 May, | every other Sunday`; but `an exam | on the first Monday of the month`
  const isRegular =
    !subject.isDated || /^(?:every|each|once|twice|fortnightly)$/.test(words[from]?.plain ?? '')
  const rarely = !isRegular || subject.isMoney || subject.isQuit ? null : rarelyAt(words, from, context)
  if (rarely) return [{ kind: 'rhythm', from, ...rarely }]
  const often = subject.isDated ? rhythm(words, from, context) : onADay(words, from, context)
  if (often && ((often.value.isDaily && isRefusedDeed(words, from)) || isBoundOfRefused(words, from)))
    return []
  if (often?.value.weekdays && isOfWithout(words, from)) return []
  if (often && isOfChange(words, from)) return []
  // `stop snacking, | weekends are fine`: then there may be some.
  const isAllowed = subject.isQuit && often && ALLOWED.test(clauseText(words, often.to, 2))
  const isBehindAllowed =
    subject.isQuit &&
    /^(?:allowed|permitted|fine|ok|okay)$/.test(words[from - 1]?.plain ?? '') &&
    !/^(?:not|never|isn't|aren't)$/.test(words[from - 2]?.plain ?? '')
  const isOfRest = often?.value.weekdays?.join() === '0,6' && saysWorkdays(words, from)
  if (isAllowed && isOfRest) {
    const behind = /^(?:are|is)$/.test(words[often.to]?.plain ?? '') ? 2 : 1
    return [{ kind: 'rest', from, to: often.to + behind, value: true }]
  }
  if (isAllowed) {
    const isSaid = /^(?:are|is)$/.test(words[often.to]?.plain ?? '')
    return [{ kind: 'mixed', from, to: often.to + (isSaid ? 2 : 1), value: true }]
  }
  // `no sugar on weekdays, allowed | on weekends`
  if (isBehindAllowed && often?.value.weekdays)
    return [{ kind: isOfRest ? 'rest' : 'mixed', from: from - 1, to: often.to, value: true }]
  // `stop checking emails after 7 | and on weekends`: then not at all, and on the other days after that hour.
  const isAlso = subject.isQuit && often?.value.weekdays && words[from - 1]?.plain === 'and'
  if (isAlso && HOUR_BEFORE.test(clauseText(words, from - 4, 4).slice(0, -4)))
    return [{ kind: 'mixed', from: from - 1, to: often.to, value: true }]
  const counted = subject.isQuit
    ? null
    : countAndDays(words, from, often, { ...context, isDated: subject.isDated })
  if (counted) return [counted]
  const mixed = mixedDays(words, from, often?.to ?? null)
  if (mixed !== null) return [{ kind: 'mixed', from, to: mixed, value: true }]
  const isOnlyOf =
    words[from - 1]?.text === 'only' &&
    from > 1 &&
    !endsPart(words, from - 2) &&
    (often?.value.weekdays?.length ?? 0) > 1
  if (often && isOfSome(words, from, often.value, subject.isQuit))
    return isOnlyOf ? [{ kind: 'mixed', from: from - 2, to: often.to, value: true }] : []
  const set = often && setOf(words, often.to, context)
  if (set) return [{ kind: 'target', from, to: set, value: true }]
  const more =
    often && often.value.weekdays === null && often.value.perWeek < 7 ? andOneMore(words, often.to) : null
  if (often && more !== null)
    return [{ kind: 'rhythm', from, to: more, value: { ...often.value, perWeek: often.value.perWeek + 1 } }]
  return often && [{ kind: 'rhythm', from, ...often }]
}

/** Whether what is before says that it is of Monday to Friday: `no sugar on weekdays, | weekends are fine`. */
function saysWorkdays(words: readonly Word[], to: number): boolean {
  const text = clauseText(words, 0, to)
  return (
    /\b(?:weekdays|workdays|mon(?:day)?s?(?:-| to | till | until | through | - )fri(?:day)?s?)\b/.test(
      text,
    ) || /\bduring the week$/.test(clauseText(words, Math.max(0, to - 6), Math.min(6, to)))
  )
}

/** `my shifts change | weekly`; but `for a job change, | weekly` is how often. */
function isOfChange(words: readonly Word[], from: number): boolean {
  const before = words[from - 1]?.plain ?? ''
  return /^(?:changes?|var(?:y|ies)|differs?|rotates?|changing)$/.test(before) && !endsPart(words, from - 1)
}

const HOUR_BEFORE =
  /\b(?:after|before|past|until|till|from) (?:\d{1,2}(?::\d\d)?(?:am|pm)?|work|dinner|bed|lunch|midnight)$/
const ALLOWED =
  /^(?:(?:are|is) (?:fine|ok|okay|allowed|free|different|exempt|excluded|cheat)|(?:fine|ok|okay|allowed|exempt|excluded))(?: |$)/

/** A part of the day; several hours of one, and one of two parts, are asked about. */
function windowAt(words: readonly Word[], from: number, context: SentenceContext): Found | null {
  const behindTold = afterTold(words, from)
  if (behindTold) return behindTold
  // `until I'm at 4` is no hour.
  const isOfMe = /^(?:i'm|am|we're|it's)$/.test(words[from - 1]?.plain ?? '')
  // `at 8 | hours a week`
  const isLength =
    words[from]?.plain === 'at' && /^(?:h|hrs?|hours?|mins?|minutes?)$/.test(words[from + 2]?.plain ?? '')
  const isNoTime = isOfMe || isLength || isQualified(words, from) || isHourOfOther(words, from)
  const when = isNoTime ? null : (beforeHour(words, from, context) ?? dayWindow(words, from, context))
  // `not after 8pm | on school nights`: on other days it may be later.
  const isRefused = when !== null && /^(?:not|never|nothing|no)$/.test(words[from]?.plain ?? '')
  const days = isRefused && !endsPart(words, when.to - 1) ? rhythm(words, when.to, context) : null
  if (days?.value.weekdays) return { kind: 'mixed', from, to: days.to, value: true }
  const hours = when && words[from]?.plain === 'at' ? severalHours(words, when.to) : null
  if (when && hours !== null) return { kind: 'mixed', from, to: hours, value: true }
  // `nap time 1 to 3 or | after 8`, `before 8 or after 6`: nobody knows which of the two
  const other = when && words[when.to]?.plain === 'or' ? dayWindow(words, when.to + 1, context) : null
  if (other) return { kind: 'mixed', from, to: other.to, value: true }
  const choice = when && eitherTime(words, from)
  if (when && choice !== null) return { kind: 'mixed', from: choice, to: when.to, value: true }
  return when && { kind: 'window', from, ...when }
}

/** `at 10, | 1 and 4`: several hours of a day. @returns the index behind them, or null */
function severalHours(words: readonly Word[], at: number): number | null {
  const found = HOURS.exec(
    `${words
      .slice(at, at + 5)
      .map(({ plain }) => plain)
      .join(' ')} `,
  )?.[0]
  return found === undefined ? null : at + found.trim().split(' ').length
}
const HOURS =
  /^(?:(?:and|or|&) \d{1,2}(?:[:.]\d\d)?(?:am|pm)?|\d{1,2}(?:[:.]\d\d)?(?:am|pm)? (?:and|or|&) \d{1,2}(?:[:.]\d\d)?(?:am|pm)?)(?= )(?! (?:hours?|hrs?|h|mins?|minutes?|times?|x|km|pages?|sessions?|days?|weeks?)\b)/

/** `either early morning or | after 8pm`: a plan has one part of the day. @returns the index of `either`, or null */
function eitherTime(words: readonly Word[], at: number): number | null {
  if (words[at - 1]?.plain !== 'or') return null
  const back = [3, 4, 5, 6].find((steps) => words[at - steps]?.plain === 'either')
  if (back !== undefined) return at - back
  return /^\d{1,2}(?:[:.]\d\d)?(?:am|pm)?$/.test(words[at - 2]?.plain ?? '') ? at - 1 : null
}

/** `deadline 15 December | 5pm`, `by Friday | at noon`: the hour is that of the date. */
function behindClock(words: readonly Word[], from: number, to: number, context: SentenceContext): number {
  const isDue = words
    .slice(Math.max(0, from - 1), to)
    .some(({ plain }) => /^(?:by|due|deadline|before|until|booked|scheduled)$/.test(plain))
  // `an interview next Monday | at 10 am`
  const isOfOccasion = words
    .slice(Math.max(0, from - 1), to)
    .some(({ plain }) => OCCASION.test(plain) || ONCE.test(plain))
  if (!(isDue || isOfOccasion) || endsPart(words, to - 1)) return to
  const time = dayWindow(words, to, context)
  return time?.value.to === null ? time.to : to
}

/** `never ran before, 3 days a week`: no fact begins with the last word of a part. */
function isLoosePreposition(words: readonly Word[], at: number): boolean {
  return (
    endsPart(words, at) &&
    /^(?:in|on|at|by|before|after|until|till|for|from|past)$/.test(words[at]?.plain ?? '')
  )
}
