import { minutesOf } from '#shared/time/civil.ts'
import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { TIMES_A_DAY } from '#shared/planning/goalPlan/habitPlan.ts'
import type { Amount, Per } from './amounts/amounts.ts'
import { withoutAsides } from './words/asides.ts'
import { endsPart } from './words/clauses.ts'
import type { SentenceContext } from './context.ts'
import { lastDates } from './dates/datesThatCount.ts'
import { countedFrom, type Deadline } from './dates/deadline.ts'
import type { Found, FoundOf, Subject } from './found.ts'
import { foundIn } from './findings.ts'
import { beforeThat, occasionBegins, startInBrackets, untilTheStart } from './dates/beforeThat.ts'
import { inItsPeriod } from './challenges.ts'
import { withoutSeason } from './dates/beforeItBegins.ts'
import { withLeadIn } from './words/leadIns.ts'
import type { LengthOf } from './rhythms/lengths.ts'
import type { OwnHours, Rhythm } from './rhythms/rhythm.ts'
import { withHoursOfDeeds } from './rhythms/hoursOfDeeds.ts'
import { withOneLength } from './rhythms/lengthsOfDays.ts'
import { withOneWindow } from './rhythms/windowsOfDays.ts'
import type { DayWindow } from './times/dayParts.ts'
import { withoutLessons } from './lessonsBeside.ts'
import { laterThanTold } from './times/laterThanTold.ts'
import { withoutTold } from './withoutTold.ts'
import type { Share } from './amounts/shares.ts'
import { usualAmount } from '#shared/planning/ownDays.ts'
import type { Claim, Span } from './words/wordSpan.ts'
import { type Chosen, chosenFrom, saidOf, textOf } from './chosen.ts'
import { claimsOf, unusedOf } from './claims.ts'

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
  /** Weekdays that have a time or a length of their own. */
  own: readonly OwnHours[]
  length: { minutes: number; of: LengthOf; each?: number } | null
  amount: (Omit<Amount, 'kind'> & { per: Per | null }) | null
  /** Of an amount of money that is named whole: how much of it in each month, week or day, `6000 euros, 250 a month`. */
  share: Share | null
  level: string | null
}

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
  /** How much of something else there is each time. */
  beside: Span[]
  /** Facts that no field has taken: a second rhythm, a third date. */
  unused: Claim[]
} {
  const { found: ownFound, lessons } = withoutLessons(foundIn(words, context, subject), words)
  const told = withoutTold(ownFound, words, subject.story)
  const said = inItsPeriod(withOneWindow(withOneLength(told, words), words), context)
  const later = laterThanTold(
    untilTheStart(occasionBegins(startInBrackets(said, words), words), words),
    words,
    subject.story,
  )
  const named = besideLimit(beforeThat(withoutSeason(later, words), words), subject)
  const all = withHoursOfDeeds(named, words, withoutAsides(named, words))
  const chosen = chosenFrom(withoutAsides(all, words), words, all)
  const { found, amountFound, isRate, rhythms, deadlines, windows, starts, lengthFound, ofFound } = chosen
  const taken: (Found | undefined)[] = [
    ...chosen.sameLengths,
    lengthFound,
    ofFound,
    ...rhythms,
    ...deadlines,
    ...windows,
    ...starts,
    chosen.ownHours,
  ]
  const facts = factsOf(chosen, words, subject)
  return {
    facts,
    amount: amountFound && !isRate ? { from: amountFound.from, to: amountFound.to } : null,
    targets: [
      ...found.filter(({ kind, from }) => kind === 'target' && from !== chosen.shareFound?.from),
      ...(chosen.shareFound && chosen.isShareOfTitle ? [chosen.shareFound] : []),
    ],
    mixed: found.filter(({ kind }) => kind === 'mixed' || (kind === 'one on' && !facts.rhythm?.oneOn)),
    beside: [...lessons, ...chosen.otherLevels, ...(chosen.besideAmount ? [chosen.besideAmount] : [])],
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

function factsOf(chosen: Chosen, words: readonly Word[], subject: Subject): Facts {
  const { ownLength, ofFound, amountFound, shareFound, deadlines, exclusions, level, windows } = chosen
  const perDay =
    chosen.isEachDay ||
    [amountFound?.per, chosen.besideAmount?.per].includes('day') ||
    (shareFound?.per === 'day' && !shareFound.isOfSession) ||
    ownLength?.of === 'day' ||
    ofFound?.value === 'day'
  const said = saidOf(chosen)
  const { deadline, otherDeadline } = lastDates(deadlines, words)
  return {
    deadline: countedFrom(deadlines[0], { start: chosen.starts[0], last: deadline }),
    otherDeadline,
    start: chosen.starts[0]?.value ?? null,
    rhythm: said ?? (perDay ? { perWeek: 7, weekdays: null, isDaily: true } : null),
    notOn: [...new Set([...exclusions.flatMap(({ value }) => value), ...(said?.without ?? [])])].toSorted(
      (one, other) => one - other,
    ),
    window: chosen.window,
    own: said?.own ?? chosen.ownHours?.value ?? [],
    length:
      ownLength ??
      lengthOfWindow(windows.find((one) => one.value.isSession && !isOpenLonger(words, one))?.value),
    amount: subject.budget
      ? null
      : (amountOf(subject.limit ?? besideDays(amountFound, said)) ?? timesADay(said)),
    share: shareFound ? { value: shareFound.value, per: shareFound.per } : shareOfDays(amountFound, said),
    level: level ? textOf(words, level) : null,
  }
}

/** `the pool is open Mondays | 7-9am`: nobody swims all of two hours. */
function isOpenLonger(words: readonly Word[], { from: at, value }: FoundOf<'window'>): boolean {
  const { minutes } = lengthOfWindow(value) ?? { minutes: 0 }
  if (minutes <= LONGEST_OPEN) return false
  for (let before = at - 1; before >= Math.max(0, at - 8) && !endsPart(words, before); before -= 1)
    if (/^(?:open|opens|opening)$/.test(words[before]?.plain ?? '')) return true
  return false
}
/** Minutes: in so many of opening hours a session may take all of them. */
const LONGEST_OPEN = 90

/** `7-8pm`: a session from its beginning to its end is as long. */
function lengthOfWindow(window: DayWindow | undefined): Facts['length'] {
  if (!window?.isSession || window.to === null) return null
  return { minutes: minutesOf(window.to) - minutesOf(window.from), of: 'session' }
}

function amountOf(found: NonNullable<Facts['amount']> | null): Facts['amount'] {
  return found && { value: found.value, unit: found.unit, per: found.per }
}

/** `20 pages on weekdays and 50 on Sundays`: that of most days, unless there is more of it in all. */
function besideDays(whole: Chosen['amountFound'], said: Rhythm | null): Facts['amount'] {
  const usual = usualAmount(said?.own ?? [])
  const isWhole = whole?.per === null && said?.own?.every(({ amount }) => whole.value > (amount?.value ?? 0))
  return usual === null || isWhole === true ? whole : usual
}

/** `1200 pages, 15 on weekdays and 40 on Sundays`: so much of the whole in each week. */
function shareOfDays(whole: Chosen['amountFound'], said: Rhythm | null): Share | null {
  if (!said?.own || besideDays(whole, said)?.per !== null) return null
  const weekly = said.own.reduce((sum, { days, amount }) => sum + days.length * (amount?.value ?? 0), 0)
  return weekly > 0 ? { value: weekly, per: 'week' } : null
}

/** `twice a day` is counted. */
function timesADay(said: Rhythm | null): Facts['amount'] {
  return said?.perDay === undefined ? null : { value: said.perDay, unit: TIMES_A_DAY, per: 'day' }
}
