import { parseCount } from '#shared/tasks/quickAdd/numbers.ts'
import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { datesThatCount } from './dates/datesThatCount.ts'
import type { Found, FoundOf, Value } from './found.ts'
import type { LengthOf } from './rhythms/lengths.ts'
import type { Rhythm } from './rhythms/rhythm.ts'
import { apart } from './rhythms/daysApart.ts'
import { withOne } from './rhythms/oneOn.ts'
import { joined, rhythmsIn } from './rhythms/saidRhythms.ts'
import { windowIn } from './times/saidWindows.ts'
import { shareOf, wholeInTotal, wholeOfShare, wholeOfThem, wholeOfThings } from './amounts/shares.ts'
import { isMoney } from './amounts/units.ts'
import { ofEachDay, wholeAmount } from './amounts/wholeAmounts.ts'
import { endsPart } from './words/clauses.ts'
import type { Span } from './words/wordSpan.ts'

/** A length beyond this is that of all sessions: `study 40 hours by June`. */
const LONGEST_SESSION = 16 * 60
/** So many words may lie between a length and what it is the length of: `5 hours of Spanish lessons a week`. */
const MOST_BETWEEN = 4

/** Of what was found, what the fields of a goal take. */
export function chosenFrom(found: readonly Found[], words: readonly Word[], everything: readonly Found[]) {
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
  const amounts = amountsIn(found, words)
  const { amountFound } = amounts
  // `read 2 books every month` is how many, and not how often.
  const rhythms = ofLength.filter(({ value }) => !(value.rarely && amountFound?.per))
  // `beginner, | can run 5 km`: how far somebody is says more.
  const level = all('level').find((one) => isCounted(words, one)) ?? all('level')[0]
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
    ...amounts,
    // `save 200 a month for a car`: how much in each month is no part of the title; of `earn 200 a month` it is all.
    isRate:
      amountFound?.kind === 'money' &&
      amountFound.per !== null &&
      !/^(?:make|earn|making|earning)$/.test(words[amountFound.from - 1]?.plain ?? ''),
    ...windowIn(found, rhythms, words),
    exclusions: all('not on'),
    ownHours: all('own hours')[0],
    apart: all('apart').slice(0, 1),
    ones: all('one on').slice(0, 1),
    // The same day may be said in two ways: `not this week, back on Monday`.
    starts: all('start').filter(({ value }, _, [first]) => value === first?.value),
    level,
    otherLevels: all('level').filter((one) => one !== level),
    spareTime: all('spare time')[0],
    rest: all('rest')[0],
    pers: all('per'),
    then: all('then')[0],
  }
}

/** How much in all, and how much of it or of something else each time. */
function amountsIn(found: readonly Found[], words: readonly Word[]) {
  const ofDay = ofEachDay(
    wholeAmount(found, words) ?? wholeOfShare(found, words) ?? wholeOfThem(found, words),
    found,
    words,
  )
  // `one box a day, there are 40 boxes`: these are not those of each day.
  const amountFound = wholeInTotal(ofDay, words) ?? wholeOfThings(found, words)
  const isOfWhole = ofDay !== null && amountFound?.per === null && ofDay.per !== null
  const each = isOfWhole ? { ...ofDay, per: ofDay.per ?? 'day', isOfSession: false } : undefined
  const shareFound = shareOf(found, amountFound, words) ?? each
  return {
    amountFound,
    shareFound,
    // `translate 5 pages a day, it has 320 pages`
    isShareOfTitle:
      shareFound !== undefined &&
      shareFound.from < (amountFound?.from ?? 0) &&
      !endsPart(words, shareFound.from - 1),
    besideAmount: amountBeside(found, amountFound, words),
  }
}

/** `read 24 books next year, | 20 pages a night`: how much of something else there is each time, beside the whole. */
function amountBeside(
  found: readonly Found[],
  whole: { per: unknown; unit: string; from: number } | null,
  words: readonly Word[],
): (Span & { per: 'day' | 'week' }) | undefined {
  if (!whole || whole.per !== null || isMoney(whole.unit)) return undefined
  for (const one of found) {
    if (one.kind !== 'amount' || one.value.kind === 'money' || one.from <= whole.from) continue
    const { per, unit } = one.value
    if ((per !== 'day' && per !== 'week') || unit.replace(/s$/, '') === whole.unit.replace(/s$/, '')) continue
    let from = one.from
    while (/^(?:at|least|min|minimum|about|around|roughly)$/.test(words[from - 1]?.plain ?? '')) from -= 1
    return { from, to: one.behind, per }
  }
  return undefined
}

export type Chosen = ReturnType<typeof chosenFrom>

/** How often, with a day between two sessions where that was said. */
export function saidOf({
  rhythms,
  apart: isApart,
  exclusions,
  ones,
}: Pick<Chosen, 'rhythms' | 'apart' | 'exclusions' | 'ones'>): Rhythm | null {
  const out = exclusions.flatMap(({ value }) => value)
  // `not Wednesdays because my son has football | on Wednesdays`
  const isOut = ({ weekdays }: Rhythm) => weekdays?.every((day) => out.includes(day)) === true
  const said = rhythms
    .flatMap(({ value }) => (isOut(value) ? [] : [value]))
    .reduce<Rhythm | null>(joined, null)
  const all = isApart.length > 0 ? (apart(said) ?? said) : said
  return withOne(all, ones[0]?.value) ?? all
}

/** The text of some words without the mark at its end, at most 200 characters. */
export function textOf(words: readonly Word[], { from, to }: Span): string {
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

function isCounted(words: readonly Word[], { from, to }: Span): boolean {
  return words.slice(from, to).some(({ plain }) => /\d/.test(plain))
}
