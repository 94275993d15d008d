import { pluralDay } from '#shared/tasks/quickAdd/weekdays.ts'
import { weekdayName } from '#shared/tasks/quickAdd/dateWords.ts'
import { either, keyword, optional, type Phrase, sequence } from '#shared/tasks/quickAdd/phrase.ts'
import type { Word } from '#shared/tasks/quickAdd/words.ts'
import type { Found } from '#shared/planning/goalSentence/found.ts'
import { clauseText, endsPart } from '#shared/planning/goalSentence/words/clauses.ts'
import { anyPart } from '#shared/planning/goalSentence/dates/namedDays.ts'
import type { Span } from '#shared/planning/goalSentence/words/wordSpan.ts'
import type { Rhythm } from './rhythm.ts'

/** Whether `never two days in a row`, `with a rest day in between` begins at a word. @returns the index behind it, or null */
export function daysApart(words: readonly Word[], at: number): number | null {
  const before = words.slice(Math.max(0, at - 3), at).map(({ plain }) => plain)
  // `no | rest day between`
  const isRefused =
    words[at]?.plain === 'rest' && /\b(?:no|not|never|without|don't|need)\b/.test(before.join(' '))
  if (!BEGINS.test(words[at]?.text ?? '') || isRefused) return null
  const found = APART.exec(`${clauseText(words, at, 11)} `)?.[0]
  return found === undefined ? null : at + found.trim().split(' ').length
}
const BEGINS = /^(?:but|and|just|not|never|no|with|always|at|leave|leaving|keep|rest)$/i
const APART =
  /^(?:(?:but|and|just|always|leave|leaving|keep|with) )*(?:(?:(?:i |we )?(?:do not|don't|can't|cannot) )?(?:never|not|no)(?: (?:on|do|doing|train|training|running|gym|lifting|workouts?|runs?|it|sessions?))* (?:two|2|consecutive|back[- ]to[- ]back|successive)(?: days?)?(?: (?:in a row|running|after each other|straight|back to back|one after the other))?|(?:at least )?(?:(?:an?|one|1) (?:(?:rest|free|full|easy) )?day|rest days?)(?: (?:off|of rest|rest|free))? (?:in[- ]?between(?: (?:them|sessions|runs|workouts|each|each one))?|between(?: (?:them|sessions|runs|workouts|each|each one)| (?=$))))(?= |$)/

/** The same rhythm with a day between two sessions at least; null where a week has no room for it. */
export function apart(rhythm: Rhythm | null): Rhythm | null {
  if (!rhythm) return null
  const { weekdays, perWeek } = rhythm
  if (weekdays) return weekdays.some((day) => weekdays.includes((day + 1) % 7)) ? null : rhythm
  return perWeek > MOST_APART ? null : { ...rhythm, everyDays: Math.max(2, rhythm.everyDays ?? 2) }
}
const MOST_APART = 4

const day = either(pluralDay, weekdayName)
const EITHER_DAY = sequence(
  optional(keyword('on', 'every', 'each')),
  optional(keyword('either')),
  day,
  keyword('or'),
  day,
  anyPart,
)

/** `on Saturday or Sunday`: once a week, and on no other day. */
export const eitherDay: Phrase<Found[]> = (words, at, context) => {
  const weekend = ONCE_A_WEEKEND.exec(
    /^(?:once|one)$/i.test(words[at]?.text ?? '') &&
      !/^(?:max|maximum|most)$/.test(words[at - 1]?.plain ?? '')
      ? clauseText(words, at, 6)
      : '',
  )?.[0]
  if (weekend !== undefined) {
    const to = at + weekend.split(' ').length
    // `twice a week after work | and once at the weekend`: beside others, and no rest on all other days.
    const isBeside =
      /^(?:and|plus|&|\+)$/.test(words[at - 1]?.plain ?? '') &&
      words.slice(Math.max(0, at - 8), at - 1).some(({ plain }) => OFTEN.test(plain))
    if (isBeside) return { value: [{ kind: 'mixed', from: at, to, value: true }], to }
    // `one long walk every weekend` names the goal.
    const isGoal = at === 0 && /^one (?!(?:a|per|each|every|weekend|day) )/.test(weekend)
    return { value: onceOn([0, 6], { from: isGoal ? to - 2 : at, to }), to }
  }
  if (!words.slice(at, at + 4).some(({ text }) => /^or$/i.test(text))) return null
  const before = words[words[at - 1]?.plain === 'either' ? at - 2 : at - 1]
  const read = EITHER_DAY(words, at, context)
  if (
    !read ||
    /^(?:by|before|until|till|not|no|never|next|this|due|or|and|plus|&|\+)$/.test(before?.plain ?? '')
  )
    return null
  if (
    words[read.to]?.plain === 'or' ||
    words.slice(at, read.to - 1).some((_, nth) => endsPart(words, at + nth))
  )
    return null
  const [, , one, , other, window] = read.value
  const span = { from: at, to: read.to }
  return {
    value: [
      ...onceOn([one, other], span),
      ...(window ? [{ kind: 'window' as const, ...span, value: window }] : []),
    ],
    to: read.to,
  }
}

const OFTEN = /^(?:once|twice|thrice|times|\dx|weekly|week|days|weekdays|[a-z]+days?)$/

/** `once a weekend`, `one day at the weekend`. */
const ONCE_A_WEEKEND =
  /^(?:(?:once|one) (?:a|per|each|every) weekend|one weekend day|(?:once|one day) (?:at|on|of|over|during) (?:the )?weekends?|one (?:[a-z]+ )?(?:session|run|ride|walk|hike|swim|drive|lesson|class|workout|trip|game|match) (?:a|per|each|every) weekend)(?= |$)/

/** One session a week, on one of some days. */
function onceOn(days: readonly number[], span: Span): Found[] {
  return [
    { kind: 'rhythm', ...span, value: { perWeek: 1, weekdays: null, isImplied: true } },
    { kind: 'not on', ...span, value: [0, 1, 2, 3, 4, 5, 6].filter((each) => !days.includes(each)) },
  ]
}
