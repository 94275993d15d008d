import { weekdayName, weekdayOf } from '#shared/tasks/quickAdd/dateWords.ts'
import type { Word } from '#shared/tasks/quickAdd/words.ts'
import type { SentenceContext } from '#shared/planning/goalSentence/context.ts'
import type { Found } from '#shared/planning/goalSentence/found.ts'
import { severalDayParts } from '#shared/planning/goalSentence/times/dayParts.ts'
import { OCCASION } from '#shared/planning/goalSentence/occasions.ts'
import { dayWindow, REACHED } from '#shared/planning/goalSentence/times/times.ts'
import { clauseText, endsPart } from '#shared/planning/goalSentence/words/clauses.ts'
import { isVerb } from '#shared/planning/goalSentence/words/verbs.ts'
import type { Span } from '#shared/planning/goalSentence/words/wordSpan.ts'
import { amountOfDays } from './amountOfDays.ts'
import { DAY } from './dayWords.ts'
import { EVERY_DAY, hoursOf, type Slot } from './hoursOfSlots.ts'
import { againAsLong } from './lengthsOfDays.ts'
import { length, perDay } from './lengths.ts'
import { JOINT, whereListParts } from './whereListParts.ts'
import { onDays, type OwnHours } from './rhythm.ts'
import { rhythm } from './rhythms.ts'

/**
 * Days of which each have a time or a length of their own: `Wednesdays after 7 and Saturday mornings`, `2 hours on weekdays and 5 hours
 * on Saturdays`, `evenings and weekends`.
 *
 * @returns of each place the days as a rhythm; where only the hours are said, as `own hours`
 */
export function ownDaysIn(words: readonly Word[], context: SentenceContext): Found[] {
  const found: Found[] = []
  const days = words.map(({ plain }) => DAY.test(plain))
  if (!days.includes(true)) return found
  const sayHours = words.map(({ plain }) => HOURS.test(plain))
  for (let at = 0; at < words.length; at += 1) {
    // `only | evenings and weekends`
    const begin = LEAD.test(words[at]?.plain ?? '') ? at + 1 : at
    // `Mondays, Tuesdays and Fridays`: where nothing near says when or how long, no day has something of its own.
    const isNear = [days, sayHours].every((some) => some.slice(begin, begin + FARTHEST).includes(true))
    const slots = isNear && mayBegin(words, begin) ? slotsFrom(words, begin, context) : []
    // `read | 20 pages on weekdays`; but `write my book | 500 words weekdays`
    const isTitle =
      isVerb(words[begin - 1]?.plain ?? '') &&
      !/^(?:my|an?|the|our|this)$/.test(words[begin - 2]?.plain ?? '')
    const own = slots.length > 1 ? hoursOf(slots) : null
    if (own === null) continue
    const one = foundOf(slots, own, words)
    // What is named first stays in the title.
    const from = (isTitle ? slots[0]?.behindAmount : undefined) ?? at
    const isSame = new Set(own.map(({ days: _days, ...hours }) => JSON.stringify(hours))).size === 1
    found.push(...(isSame ? ofAllDays(own, { from, to: one.to }) : [{ ...one, from }]))
    at = one.to - 1
  }
  return found
}

/** `half an hour on Saturday and half an hour on Sunday`: they have nothing of their own. */
function ofAllDays(own: readonly OwnHours[], span: Span): Found[] {
  const [{ window, minutes, amount: much } = { window: null, minutes: null }] = own
  if (much) return []
  const days = onDays(own.flatMap((one) => one.days))
  const often: Found = { kind: 'rhythm', ...span, value: window ? { ...days, window } : days }
  return minutes === null ? [often] : [often, { kind: 'length', ...span, value: { minutes, of: 'session' } }]
}

/** What a part of the day or a length is said with, so many words from where it begins at most. */
const HOURS =
  /\d|^(?:half|an?|hours?|one|two|three|four|five|ten|fifteen|twenty|thirty|forty|mornings?|afternoons?|evenings?|nights?|weeknights?|lunch\w*|noon|before|after|school|am|pm)$/
const FARTHEST = 12

const LEAD = /^(?:only|just|mostly|mainly|usually|ideally|preferably)$/
const BEGINS =
  /^(?:\d.*|an?|half|one|two|three|four|five|ten|fifteen|twenty|thirty|forty|on|at|in|during|every|each|daily|before|after|from|for|(?:morning|afternoon|evening|night)s|lunchtimes?|over)$/
/** Behind these an hour is what is to be reached, or one that is left out. */
const OTHERWISE =
  /^(?:not?|never|except|no|without|nothing|don't|can't|cannot|won't|off|closed|closes|shuts|opens|open|work|works|working|busy|away|next|this|coming|last|following)$/

function mayBegin(words: readonly Word[], at: number): boolean {
  const plain = words[at]?.plain ?? ''
  if (!DAY.test(plain) && !BEGINS.test(plain)) return false
  if (/^half$/.test(words[at - 1]?.plain ?? '')) return false
  let from = at
  while (from > Math.max(0, at - 3) && !endsPart(words, from - 1)) from -= 1
  // `Tuesdays | after 7 and Mondays at 6`: the time is that of the day before it.
  const isOfDay = from < at && !DAY.test(plain) && DAY.test(words[at - 1]?.plain ?? '')
  const isInList =
    DAY.test(plain) && JOINT.test(words[at - 1]?.plain ?? '') && DAY.test(words[at - 2]?.plain ?? '')
  // `lights out 7:30 | weeknights 8:30 weekends`
  const isOfHour = from < at && /^\d{1,2}(?:[:.]\d\d)?(?:am|pm)?$/.test(words[at - 1]?.plain ?? '')
  // `exam | on Monday at 9 and Thursday at 2`: the dates of what is prepared for
  const day = words[plain === 'on' ? at + 1 : at]?.plain ?? ''
  const isOfOccasion =
    OCCASION.test(words[at - 1]?.plain ?? '') &&
    !endsPart(words, at - 1) &&
    weekdayOf(day) !== null &&
    !day.endsWith('s')
  return (
    !isOfDay &&
    !isInList &&
    !isOfHour &&
    !isOfOccasion &&
    !words.slice(from, at).some(({ plain: before }) => REACHED.test(before) || OTHERWISE.test(before))
  )
}

function slotsFrom(words: readonly Word[], from: number, context: SentenceContext): Slot[] {
  const slots: Slot[] = []
  let at = from
  while (at < words.length) {
    const slot = slotAt(words, at, slots, context)
    if (!slot || !belongs(slot, words, { at, before: slots })) break
    const isContrast = words.slice(at - 2, at).some(({ plain }) => plain === 'but')
    if (isContrast) leaveDays(slots, slot.days)
    slots.push({ ...slot, isContrast })
    const named = slots.flatMap(({ days }) => (days === null || days === 'others' ? [] : days))
    if (new Set(named).size < named.length) return []
    const joint = words[slot.to]?.plain ?? ''
    const isJoined = JOINT.test(joint)
    const isPaused = endsPart(words, slot.to - 1)
    // `evenings only, | tues + thurs`; but `Saturdays 3 hours | Sundays 1 hour`
    const isApart = slot.days === null ? isPaused : isPaused || DAY.test(joint)
    if (!isJoined && !isApart) break
    at = slot.to + (isJoined ? 1 : 0)
    // `but | only half an hour on Wednesdays`
    if (joint === 'but' && /^(?:only|just)$/.test(words[at]?.plain ?? '')) at += 1
  }
  return isOfOthers(slots, words) ? slots : []
}

/** `an hour Monday to Friday | but only half an hour on Wednesdays`: the days behind `but` are none of those before it. */
function leaveDays(slots: readonly Slot[], left: Slot['days']): void {
  if (left === null || left === 'others') return
  for (const slot of slots)
    if (slot.days !== null && slot.days !== 'others' && slot.days.length > left.length)
      slot.days = slot.days.filter((day) => !left.includes(day))
}

/** `in the evenings, | on weekends in the mornings`: behind a pause the first time is that of the other days where the next days have one too. */
function isOfOthers([first, ...others]: readonly Slot[], words: readonly Word[]): boolean {
  if (first?.days !== null || !endsPart(words, first.to - 1)) return true
  const isSame = (window: Slot['window']) =>
    window?.from === first.window?.from && window?.to === first.window?.to
  const behind = words[others.at(-1)?.to ?? first.to]?.plain ?? ''
  const isTold = /^(?:i'?m|i am|we'?re|it's|my|not|no|is|are|isn't|aren't|don't|can't)$/.test(
    words[first.to]?.plain ?? '',
  )
  return (
    !isTold &&
    !/^(?:not|is|are|isn't|aren't|don't|doesn't|can't|never|won't)$/.test(behind) &&
    others.every(
      ({ days, window }) => window !== null && !isSame(window) && days !== null && days !== 'others',
    )
  )
}

function foundOf(slots: readonly Slot[], own: readonly OwnHours[], words: readonly Word[]): Found {
  const end = slots.at(-1)?.to ?? 0
  const to = ALSO.test(words[end]?.plain ?? '') ? end + 1 : end
  const days = own.flatMap((one) => one.days)
  const isChoice = slots.slice(0, -1).some((slot) => words[slot.to]?.plain === 'or')
  const isAllWeek = new Set(days).size === EVERY_DAY.length
  const saysWhen = slots.every(
    ({ minutes, window, amount: much, isEach }) =>
      minutes === null && much === null && window?.to !== null && !isEach,
  )
  // `weekday evenings and weekend mornings` says when, and not that it is on each of these days.
  return isChoice || (isAllWeek && saysWhen)
    ? { kind: 'own hours', from: 0, to, value: own }
    : { kind: 'rhythm', from: 0, to, value: { ...onDays(days), own } }
}

const ALSO = /^(?:too|instead|only|also)$/

/** A length, days and a part of the day in any order, none of them twice. */
function slotAt(
  words: readonly Word[],
  from: number,
  before: readonly Slot[],
  context: SentenceContext,
): Slot | null {
  const slot: Slot = { days: null, window: null, minutes: null, amount: null, isEach: false, to: from }
  for (let part = 0; part < 4; part += 1) {
    const at =
      part === 0
        ? slot.to
        : slot.to +
          (FILLER.exec(`${clauseText(words, slot.to, MOST_FILLER)} `)?.[0].split(' ').length ?? 1) -
          1
    if (at >= words.length || (part > 0 && endsPart(words, at - 1))) break
    const next =
      (slot.minutes === null ? lengthAt(words, at, context, slot.days) : null) ??
      (slot.amount === null && slot.minutes === null
        ? amountOfDays(
            words,
            at,
            { first: before.find((one) => one.amount)?.amount ?? null, isFirst: before.length === 0 },
            context,
          )
        : null) ??
      (slot.days === null ? daysAt(words, at, slot, context) : null) ??
      (slot.window === null ? windowAt(words, at, context) : null)
    if (!next) break
    if (next.amount && part === 0) slot.behindAmount = next.to
    Object.assign(slot, next)
  }
  return slot.to > from ? slot : null
}

/** `on Saturdays | I can do | 2 hours`, `1 hour | of conversation | on Saturdays`. */
const MOST_FILLER = 4
const FILLER =
  /^(?:of (?:conversation|speaking|listening|reading|writing|grammar|vocab(?:ulary)?|theory|scales|technique|revision|practi[sc]e|homework|drills|mocks?|past papers|mock (?:exams|tests)) )?(?:(?:i|we) (?:can|could|have|will|want to|do|got) (?:do |study |practi[sc]e |spend )?|i'll do )?(?:(?:about|around|roughly|maybe|like|just|only|at least|up to|whenever|any ?time) )?/

function lengthAt(
  words: readonly Word[],
  from: number,
  context: SentenceContext,
  days: Slot['days'] = null,
): Partial<Slot> | null {
  const at = words[from]?.plain === 'for' ? from + 1 : from
  const again = againAsLong(words, at)
  if (again) return { minutes: again.value.minutes, to: again.to }
  const all = length(words, at, context)
  // `on Monday 2 hours and | 20 minutes on Sunday`
  const and = words.findIndex(({ plain }, index) => index > at && index < (all?.to ?? 0) && plain === 'and')
  const isOfNext =
    and > 0 && days !== null && all !== null && rhythm(words, all.to, context)?.value.weekdays != null
  const read = isOfNext ? length(words.slice(0, and), at, context) : all
  // `2 hours a week` is no session's.
  const isOfMore = read !== null && OF_MORE.test(clauseText(words, read.to, 2))
  return read && !isOfMore ? { minutes: read.value, to: read.to } : null
}
const OF_MORE = /^(?:an?|per|each|every) (?:week|month|session|year)\b/

function daysAt(
  words: readonly Word[],
  at: number,
  { minutes, window, amount: much }: Slot,
  context: SentenceContext,
): Partial<Slot> | null {
  const others = OTHERS.exec(clauseText(words, at, 5))?.[0]
  if (others !== undefined) return { days: 'others', to: at + others.split(' ').length }
  // `90 minutes each, | mornings only`
  if (words[at]?.plain === 'each' && endsPart(words, at)) return null
  // `evenings Monday to Wednesday | and Sunday morning`
  const joint = window ? words.findIndex(({ plain }, index) => index > at && JOINT.test(plain)) : -1
  const all = rhythm(words, at, context)
  const next = all && nextSlot(words, at, { to: all.to, slot: { window, minutes } }, context)
  const each = beforeEachPart(words, at)
  const end = each ?? (all?.value.window && joint > 0 ? joint : next)
  const read = end === null ? all : rhythm(words.slice(0, end), at, context)
  if (read?.value.weekdays || read?.value.isDaily) {
    const { weekdays, window: own } = read.value
    if (own && window) return null
    // `each weekend | day`
    const to =
      /^days?$/.test(words[read.to]?.plain ?? '') && !endsPart(words, read.to - 1) ? read.to + 1 : read.to
    // `every morning | Monday to Friday`
    const named = weekdays === null && !endsPart(words, to - 1) ? rhythm(words, to, context) : null
    if (named?.value.weekdays && !named.value.window)
      return { days: named.value.weekdays, isEach: true, ...(own && { window: own }), to: named.to }
    return { days: weekdays ?? 'others', isEach: weekdays === null, ...(own && { window: own }), to }
  }
  const day = weekdayName(words, words[at]?.plain === 'on' ? at + 1 : at, context)
  if (day) return { days: [day.value], to: day.to }
  const daily = minutes === null && much === null ? null : perDay(words, at, context)
  return daily && { days: 'others', isRate: true, to: daily.to }
}

/** `7pm on Sundays, | Fridays at 6`: of a list with a time, or a length, on both sides the last days are those of the second. @returns where they begin */
function nextSlot(
  words: readonly Word[],
  at: number,
  { to: listed, slot }: { to: number; slot: Pick<Slot, 'window' | 'minutes'> },
  context: SentenceContext,
): number | null {
  let to = listed
  const isDay = (index: number) => DAY.test(words[index]?.plain ?? '')
  while (isDay(to) || (JOINT.test(words[to]?.plain ?? '') && isDay(to + 1))) to += isDay(to) ? 1 : 2
  if (endsPart(words, to - 1)) return null
  const hasTwo =
    (slot.window !== null && windowAt(words, to, context) !== null) ||
    (slot.minutes !== null && lengthAt(words, to, context) !== null)
  if (!hasTwo) return null
  return whereListParts(words, at, to)
}
const OTHERS = /^(?:on |in )?(?:the |all )?(?:(?:other|remaining) days|rest of the week)\b/

function windowAt(words: readonly Word[], at: number, context: SentenceContext): Partial<Slot> | null {
  if (/^but$/.test(words[at]?.plain ?? '') || OTHERWISE.test(words[at]?.plain ?? '')) return null
  const read = dayWindow(words, at, context) ?? severalDayParts(words, at, context)
  return read && { window: read.value, to: read.to }
}

/** Whether a slot says something of days beside those before it. */
function belongs(
  { days, window, minutes, amount: much, to }: Slot,
  words: readonly Word[],
  { at, before }: { at: number; before: readonly Slot[] },
): boolean {
  // `evenings | and weekends`, `15 minutes in the morning | and 30 on Sundays`; but `Monday to Thursday, 8pm to 9pm | and Saturday 9am`
  if (days === null)
    return before.length === 0 && window !== null && window.to !== null && !window.isSession && much === null
  if (window !== null || minutes !== null || much !== null) return true
  // `Saturdays | and every Sunday afternoon`: the first at any time.
  if (before.length === 0 && days !== 'others' && beforeEachPart(words, at) === to) return true
  // `weekends | and Thursdays after 5`: the first at any time
  const isWeekend = days !== 'others' && days.join() === '0,6'
  if (
    before.length === 0 &&
    isWeekend &&
    JOINT.test(words[to]?.plain ?? '') &&
    weekdayOf((words[to + 1]?.plain ?? '').replace(/s$/, '')) !== null
  )
    return true
  // `Tuesday evenings and Saturdays`: these at any time. `every day but Sunday` leaves one out.
  const isEnd = to >= words.length || endsPart(words, to - 1) || BEHIND.test(words[to]?.plain ?? '')
  return isEnd && words[at - 1]?.plain !== 'but' && before.some((one) => one.window)
}
/** `Saturdays | and every Sunday afternoon`. @returns the index of the joint behind days that are named before such a part, or null */
function beforeEachPart(words: readonly Word[], at: number): number | null {
  let to = /^(?:on|every|each)$/.test(words[at]?.plain ?? '') ? at + 1 : at
  while (DAY.test(words[to]?.plain ?? '')) {
    const isJoined = JOINT.test(words[to + 1]?.plain ?? '')
    if (isJoined && EACH_PART.test(`${clauseText(words, to + 2, 4)} `)) return to + 1
    to += isJoined ? 2 : 1
  }
  return null
}
const EACH_PART =
  /^(?:on )?(?:every|each) (?:mon|tues|wednes|thurs|fri|satur|sun)days? (?:morning|afternoon|evening|night)s? /
const BEHIND = /^(?:for|by|until|till|and|to|from|starting|in|before|so|because|but|plus|only)$/
