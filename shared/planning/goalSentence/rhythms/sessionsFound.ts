import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { numberOf } from '#shared/planning/goalSentence/amounts/numbers.ts'
import type { SentenceContext } from '#shared/planning/goalSentence/context.ts'
import type { Found } from '#shared/planning/goalSentence/found.ts'
import { clauseText, endsPart } from '#shared/planning/goalSentence/words/clauses.ts'
import { lengthOfWhat, perDay, perWeek } from './lengths.ts'
import { often } from './rhythm.ts'
import { sessionsInAll, sessionsOfLength, sessionsOfThing } from './sessionCounts.ts'

/** How often and how long in one: `3 sessions of 40 minutes a week`, `three 20 minute sessions of German per week`. */
export function sessionsAt(words: readonly Word[], from: number, context: SentenceContext): Found[] | null {
  const plain = sessionsOfLength(words, from, context)
  const sessions = plain ?? sessionsOfThing(words, from, context)
  if (sessions) {
    const { count, minutes } = sessions.value
    const isDaily = plain?.value.isDaily === true && count > 1
    const { to } = sessions
    const isEach = plain === null ? { isEach: true as const } : {}
    return [
      {
        kind: 'rhythm',
        from,
        to,
        value: isDaily
          ? { perWeek: 7, weekdays: null, isDaily: true, perDay: count }
          : { perWeek: plain?.value.isDaily === true ? 7 : count, weekdays: null },
      },
      { kind: 'length', from, to, value: { minutes, of: 'session', ...isEach } },
    ]
  }
  const ofThing = countedSessions(words, from, context)
  if (ofThing) return ofThing
  const inAll = sessionsInAll(words, from, context)
  return inAll ? [{ kind: 'length', from, to: inAll.to, value: { ...inAll.value, of: 'total' } }] : null
}

/** `3 sessions of | yoga | a week`: what is between stays in the title. */
function countedSessions(words: readonly Word[], from: number, context: SentenceContext): Found[] | null {
  const count = numberOf(words[from]?.plain ?? '')
  const isSessions =
    /^(?:sessions|classes|lessons|workouts)$/.test(words[from + 1]?.plain ?? '') &&
    words[from + 2]?.plain === 'of'
  if (!isSessions || count === null || count < 1 || count > 7) return null
  const week = [4, 5].find((later) => perWeek(words, from + later, context))
  const end = week === undefined ? null : perWeek(words, from + week, context)
  const isParted = words.slice(from, from + (week ?? 0)).some((_, nth) => endsPart(words, from + nth))
  if (week === undefined || !end || isParted) return null
  return [
    { kind: 'rhythm', from, to: from + 3, value: often(count) },
    { kind: 'per', from: from + week, to: end.to, value: true },
  ]
}

/** `one watercolour | a week`, `3 gym sessions | a week`. */
export function onceBehindOne(words: readonly Word[], from: number, context: SentenceContext): Found | null {
  // `a slideshow | a week before that`, `an interview | a week from Thursday`
  if (/^(?:before|from|after)$/i.test(words[from + 2]?.text ?? '')) return null
  const ofSum = /^(?:a|per|each|every|weekly)$/i.test(words[from]?.text ?? '') ? sumOfTwo(words, from) : null
  const sumEnds = ofSum === null ? null : perWeek(words, from, context)
  if (ofSum !== null && sumEnds) return { kind: 'rhythm', from, to: sumEnds.to, value: often(ofSum) }
  // `3 gym days | a week`
  const isDays =
    /^(?:days|evenings|mornings|nights)$/i.test(words[from - 1]?.text ?? '') &&
    /^(?!rest|off|free|recovery|no|more|of|work)[a-z]{3,}$/i.test(words[from - 2]?.text ?? '')
  const isSessions =
    isDays || /^(?:sessions|workouts|classes|trainings)\W*$/i.test(words[from - 1]?.text ?? '')
  const count = isSessions ? numberOf(words[from - 3]?.plain ?? '') : null
  const ofSessions = count !== null && count <= 7 ? perWeek(words, from, context) : null
  if (count !== null && ofSessions)
    return { kind: 'rhythm', from, to: ofSessions.to, value: { perWeek: count, weekdays: null } }
  // `clean out the cupboards, | one a day`
  if (/^one$/i.test(words[from]?.text ?? '')) {
    const often7 = perDay(words, from + 1, context)
    if (often7)
      return { kind: 'rhythm', from, to: often7.to, value: { perWeek: 7, weekdays: null, isDaily: true } }
  }
  const isOne = [2, 3].some((back) => /^(?:one|1|an?)$/.test(words[from - back]?.plain ?? ''))
  if (!isOne) return null
  // `1 chapter every night` names the part of the day too.
  const isEachNight = /^(?:every|each) night$/.test(clauseText(words, from, 2))
  const day = isEachNight ? null : perDay(words, from, context)
  if (day && /^[a-z]{3,}$/.test(words[from - 1]?.plain ?? ''))
    return { kind: 'rhythm', from, to: day.to, value: { perWeek: 7, weekdays: null, isDaily: true } }
  const week = perWeek(words, from, context)
  const isTime = /^(?:hours?|day|week|month|less|more|fewer)$/.test(words[from - 1]?.plain ?? '')
  if (!week || isTime) return null
  return { kind: 'rhythm', from, to: week.to, value: { perWeek: 1, weekdays: null } }
}

/** `one lesson a week | and one practice`: one more in each week. @returns the index behind it, or null */
export function andOneMore(words: readonly Word[], at: number): number | null {
  const isMore =
    /^(?:and|plus|&|\+)$/.test(words[at]?.text ?? '') &&
    /^(?:one|1|an?|another)$/.test(words[at + 1]?.plain ?? '') &&
    SESSION.test(words[at + 2]?.plain ?? '') &&
    (at + 3 >= words.length || endsPart(words, at + 2))
  return isMore ? at + 3 : null
}
const SESSION = /^(?:lesson|session|practi[sc]e|class|workout|training|run|swim|ride|game|match)$/

/** `4 x 8 min | intervals twice a week`: what one session is made of. @returns the index behind it; null for anything else */
export function setOf(words: readonly Word[], to: number, context: SentenceContext): number | null {
  const behind = /^\d*x$/.test(words[to - 1]?.plain ?? '') ? lengthOfWhat(words, to, context) : null
  const isLater =
    behind?.value.of === 'session' &&
    words
      .slice(behind.to)
      .some(
        ({ plain }, nth) =>
          /^(?:once|twice|times|\dx)$/.test(plain) && perWeek(words, behind.to + nth + 1, context) !== null,
      )
  return behind && isLater ? behind.to : null
}

/** `3 strength and 2 cardio sessions | a week`: so many in all; null for anything else. */
function sumOfTwo(words: readonly Word[], at: number): number | null {
  const before = words
    .slice(Math.max(0, at - 6), at)
    .map(({ plain }) => plain)
    .join(' ')
  const [, first = '', last = ''] = TWO_KINDS.exec(before) ?? []
  const [one, other] = [numberOf(first), numberOf(last)]
  return one !== null && other !== null && one + other <= 7 ? one + other : null
}
const TWO_KINDS =
  /(?:^| )(\d|one|two|three|four) [a-z]{3,} (?:and|&|\+|plus) (\d|one|two|three|four) [a-z]{3,}(?: (?:sessions|workouts|classes|trainings|days))?$/
