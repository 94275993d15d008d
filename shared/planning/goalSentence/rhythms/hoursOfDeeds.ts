import type { Word } from '#shared/tasks/quickAdd/words.ts'
import type { Found, FoundOf } from '#shared/planning/goalSentence/found.ts'
import type { DayWindow } from '#shared/planning/goalSentence/times/dayParts.ts'
import { endsPart } from '#shared/planning/goalSentence/words/clauses.ts'
import { DAY } from './dayWords.ts'
import { onDays } from './rhythm.ts'

type Days = FoundOf<'rhythm'>

/**
 * `50k every Sunday and a short spin on Wednesdays after 6`, `range Tuesdays after work, 18 holes on Saturdays`: where each of two lists
 * of days has a deed of its own, an hour beside the one is none of the other. Of days that no rhythm can hold the hour behind them is
 * theirs too: `a short one on Thursdays | after 5`.
 *
 * @param found what the words say, from left to right
 * @param counting those of it that are said of the goal
 */
export function withHoursOfDeeds(
  found: readonly Found[],
  words: readonly Word[],
  counting: readonly Found[],
): Found[] {
  const own = withHoursOfUnread(found, words)
  const lists = own.filter((one): one is Days => isNamed(one) && counting.includes(one))
  const [first, second, ...more] = lists
  if (!first || !second || more.length > 0 || !isOtherDeed(own, words, first, second)) return own
  const [hours, others] = [first, second].map((days) => hourOf(own, words, days))
  if (!hours === !others) return own
  return own.flatMap((one): Found[] => {
    if (one === hours || one === others) return []
    if (one === first) return [withHour(first, hours)]
    return one === second ? [withHour(second, others)] : [one]
  })
}

function isNamed(one: Found): boolean {
  return one.kind === 'rhythm' && one.value.weekdays !== null && !one.value.own && !one.value.window
}

/** The hour right behind some days. */
function hourOf(found: readonly Found[], words: readonly Word[], days: Found): FoundOf<'window'> | undefined {
  return endsPart(words, days.to - 1)
    ? undefined
    : found.find((one): one is FoundOf<'window'> => one.kind === 'window' && one.from === days.to)
}

/** Days with the hour that is theirs; without one they are at any time. */
function withHour(days: Days, hour: FoundOf<'window'> | undefined): Days {
  const weekdays = days.value.weekdays ?? []
  const window: DayWindow | null = hour?.value ?? null
  return {
    ...days,
    to: hour?.to ?? days.to,
    value: { ...onDays(weekdays), own: [{ days: weekdays, window, minutes: null }] },
  }
}

/** Whether the second days have something of their own: `… and | a short spin | on Wednesdays`; but `Sundays and also on | Wednesdays`. */
function isOtherDeed(found: readonly Found[], words: readonly Word[], first: Days, second: Days): boolean {
  const hour = hourOf(found, words, first)
  const between = words.slice(hour?.to ?? first.to, second.from)
  const isLed = JOINT.test(between[0]?.plain ?? '') || endsPart(words, (hour?.to ?? first.to) - 1)
  const named = between.filter(({ plain }) => !SAYS_NOTHING.test(plain))
  return (
    isLed &&
    between.length <= MOST_BETWEEN &&
    named.length > 0 &&
    !between.some(({ plain }) => OF_ALL.test(plain)) &&
    !between.some((_, at) => at < between.length - 1 && endsPart(between, at))
  )
}
const MOST_BETWEEN = 6
const JOINT = /^(?:and|&|\+|plus|then)$/
const SAYS_NOTHING =
  /^(?:and|&|\+|plus|then|also|on|the|an?|every|each|or|but|only|just|maybe|usually|again|too|another|one|it|i|we|can|do|for|me|at|in|with|to)$/
/** What is said of both, or of none. */
const OF_ALL = /^(?:not|no|never|except|both|all|always|off|from|until|till|by|before|after|if|when)$/

/** Days that are not read have the hour behind them, which then is not read either. */
function withHoursOfUnread(found: readonly Found[], words: readonly Word[]): Found[] {
  return found.map((one): Found => {
    if (one.kind !== 'window' || !DAY.test(words[one.from - 1]?.plain ?? '') || endsPart(words, one.from - 1))
      return one
    const isRead = found.some(({ kind, from, to }) => kind !== 'mixed' && from < one.from && to >= one.from)
    let from = one.from - 1
    while (from > 0 && !endsPart(words, from - 1) && LEADS_DAY.test(words[from - 1]?.plain ?? '')) from -= 1
    return isRead || isBegun(words, from) ? one : { kind: 'mixed', from, to: one.to, value: true }
  })
}
const LEADS_DAY = /^(?:on|every|each|and|&|[a-z]+days?|mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)$/

/** Whether the part begins with the days: then the hour is that of the goal. */
function isBegun(words: readonly Word[], at: number): boolean {
  return at === 0 || endsPart(words, at - 1)
}
