import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { numberOf } from '#shared/planning/goalSentence/amounts/numbers.ts'
import type { SentenceContext } from '#shared/planning/goalSentence/context.ts'
import type { DayWindow } from '#shared/planning/goalSentence/times/dayParts.ts'
import { dayWindow } from '#shared/planning/goalSentence/times/times.ts'
import { clauseText, endsPart } from '#shared/planning/goalSentence/words/clauses.ts'
import type { Found } from '#shared/planning/goalSentence/found.ts'
import { DAYS_PER_WEEK, type OwnHours, type Rhythm } from './rhythm.ts'
import { rhythm } from './rhythms.ts'

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6]
const WEEKEND = [0, 6]
const JOINT = /^(?:and|plus|&|\+)$/

/** Days of which one has a session, or each. */
type Ones = { groups: (readonly number[])[]; window: DayWindow | null; to: number }

/**
 * So many times a week, and once more on a day: `2 evenings a week and Saturday mornings`, `twice a week after work and once at the
 * weekend`, `Saturdays and two evenings during the week`.
 *
 * @param often the rhythm that begins here
 */
export function countAndDays(
  words: readonly Word[],
  from: number,
  often: { value: Rhythm; to: number } | null,
  { isDated, ...context }: SentenceContext & { isDated: boolean },
): Found | null {
  const first = isCount(often?.value) ? often : countAt(words, from, context)
  if (first) {
    const late = first.value.window ? null : dayWindow(words, first.to, context)
    const to = late?.to ?? first.to
    const ones = JOINT.test(words[to]?.plain ?? '') ? onesAt(words, to + 1, context) : null
    const window = first.value.window ?? late?.value ?? null
    return ones && foundOf(from, { count: { ...first.value, window }, ones, to: ones.to })
  }
  // `an exam on Friday and two evenings`: the day is its date.
  const ones = often?.value.weekdays && !isDated ? daysOf(often) : null
  const once = ones && daysAndOnce(words, from, ones)
  if (once) return once
  const count = ones && JOINT.test(words[ones.to]?.plain ?? '') ? countAt(words, ones.to + 1, context) : null
  if (!ones || !count) return null
  return foundOf(from, { count: count.value, ones, to: count.to })
}

/** `Mondays and once at the weekend`: on each of the days, and on one of the weekend. */
function daysAndOnce(words: readonly Word[], from: number, { groups, window, to }: Ones): Found | null {
  if (!JOINT.test(words[to]?.plain ?? '')) return null
  const once = /^once at the weekend(?= )/.exec(`${clauseText(words, to + 1, 5)} `)?.[0]
  const named = groups.flat()
  if (once === undefined || named.some((day) => WEEKEND.includes(day))) return null
  const end = to + 1 + once.split(' ').length
  if (!isLast(words, end) && words[end]?.plain !== 'for') return null
  const without = EVERY_DAY.filter((day) => !named.includes(day) && !WEEKEND.includes(day))
  const value = {
    perWeek: groups.length + 1,
    weekdays: null,
    oneOn: [...groups, WEEKEND],
    ...(window && { own: [{ days: named, window, minutes: null }] }),
    ...(without.length > 0 && { without }),
  }
  return { kind: 'rhythm', from, to: end, value }
}

function isCount(said: Rhythm | undefined): boolean {
  return said !== undefined && said.weekdays === null && !said.isDaily && !said.rarely && !said.everyDays
}

/** `two evenings during the week`, `one weekday evening`: of the days that are not named. */
function countAt(
  words: readonly Word[],
  at: number,
  context: SentenceContext,
): { value: Rhythm; to: number } | null {
  const [said, number = '', part = ''] = COUNT.exec(`${clauseText(words, at, 6)} `) ?? []
  const count = numberOf(number) ?? (/^an?$/.test(number) ? 1 : null)
  if (said === undefined || count === null || count >= DAYS_PER_WEEK) return null
  const named = words.findIndex(({ plain }, index) => index >= at && plain.startsWith(part))
  // `one weekday and Sunday`: at any time of it
  const window =
    part === ''
      ? null
      : dayWindow([...words.slice(0, named), ...evening(words[named])], named, context)?.value
  const value: Rhythm = {
    perWeek: count,
    weekdays: null,
    ...(window && { window }),
    ...(OF_WORKDAYS.test(said) && { without: WEEKEND }),
  }
  return { value, to: at + said.trim().split(' ').length }
}
const COUNT =
  /^(an?|one|two|three|four|\d) (?:(?:(?:week(?:day|night)?|midweek|school) )?(mornings?|afternoons?|evenings?|nights?)|weekdays?)(?: (?:a week|per week|each week|(?:in|during) the week|midweek|weekly))?(?= )/

const OF_WORKDAYS = /\b(?:week(?:day|night)s?|midweek|school|(?:in|during) the week)\b/

/** A part of the day in the plural is one on some days. */
function evening(word: Word | undefined): Word[] {
  return word ? [{ ...word, plain: `${word.plain.replace(/s$/, '')}s` }] : []
}

/** `Saturday mornings`, `once at the weekend`, `one long run on Sundays`. */
function onesAt(words: readonly Word[], at: number, context: SentenceContext): Ones | null {
  const once = ONCE.exec(`${clauseText(words, at, 9)} `)?.[0].trim()
  if (once !== undefined && !isOfGoal(words, at, once)) return null
  if (once !== undefined) {
    const to = at + once.split(' ').length
    if (/weekends?(?: (?:morning|afternoon|evening)s?)?$/.test(once)) {
      const window = dayWindow(words, to - 1, context)
      const end = window?.to ?? to
      return isLast(words, end) ? { groups: [WEEKEND], window: window?.value ?? null, to: end } : null
    }
    const days = rhythm(words, to, context)
    return days?.value.weekdays?.length === 1 && isLast(words, days.to) ? daysOf(days) : null
  }
  const days = rhythm(words, at, context)
  const isEnd = days && (isLast(words, days.to) || words[days.to]?.plain === 'for')
  return isEnd && days.value.weekdays && !days.value.own ? daysOf(days) : null
}
const ONCE =
  /^(?:once|one|an?|1)(?: (?:long|longer|big|short|easy|hard|extra|more))?(?: (?:time|session|one|run|ride|swim|walk|hike|workout|class|lesson))? (?:(?:at|on|over) (?:the |a )?weekends?|weekend (?:morning|afternoon|evening)s?|(?=(?:on|every|each) ))/

/** `once at the weekend | for two hours`: what follows would be said of one alone. */
function isLast(words: readonly Word[], to: number): boolean {
  return to >= words.length || endsPart(words, to - 1) || BEHIND.test(words[to]?.plain ?? '')
}
const BEHIND = /^(?:by|until|till|to|from|starting|in|before|so|because)$/

function daysOf({ value, to }: { value: Rhythm; to: number }): Ones {
  return { groups: (value.weekdays ?? []).map((day) => [day]), window: value.window ?? null, to }
}

function foundOf(
  from: number,
  {
    count,
    ones,
    to,
  }: { count: Omit<Rhythm, 'window'> & { window?: DayWindow | null }; ones: Ones; to: number },
): Found | null {
  const perWeek = count.perWeek + ones.groups.length
  const named = ones.groups.flat()
  // `two evenings during the week and Saturdays`: on no Sunday.
  const without = (count.without ?? []).filter((day) => !named.includes(day))
  const others = EVERY_DAY.filter((day) => !named.includes(day) && !without.includes(day))
  if (perWeek > DAYS_PER_WEEK || count.perWeek > others.length) return null
  const own: OwnHours[] = [
    ...(count.window ? [{ days: others, window: count.window, minutes: null }] : []),
    ...(ones.window ? [{ days: named, window: ones.window, minutes: null }] : []),
  ]
  const value = {
    perWeek,
    weekdays: null,
    oneOn: ones.groups,
    ...(own.length > 0 && { own }),
    ...(without.length > 0 && { without }),
  }
  return { kind: 'rhythm', from, to, value }
}

/** `the long one on Sundays`, `my long run is on Sunday`, `one of them on Tuesday`: the day of one of the sessions. */
export function longOne(words: readonly Word[], from: number, context: SentenceContext): Found | null {
  // `go for | a long walk on Sundays` is all of it.
  const isPart = from > 0 && (endsPart(words, from - 1) || BEGINS.test(words[from]?.plain ?? ''))
  const isBehind = words[from - 1]?.plain === 'week'
  const said = isPart || isBehind ? LONG.exec(`${clauseText(words, from, 9)} `)?.[0].trim() : undefined
  if (said === undefined || !isOfGoal(words, from, said)) return null
  const at = from + said.split(' ').length
  const days = rhythm(words, at, context)
  if (days?.value.weekdays === null || !days || days.value.window || days.value.own) return null
  const isMore = /^(?:and|plus|&|\+)/.test(said)
  const isOfWeekend = days.value.weekdays.join() === WEEKEND.join()
  if (days.value.weekdays.length > 1 && !isOfWeekend) return null
  return { kind: 'one on', from, to: days.to, value: { days: days.value.weekdays, isMore } }
}
const BEGINS = /^(?:with|and|plus|&|\+)$/

/** `3 gym sessions a week plus | a swim on Sundays` is another thing. */
function isOfGoal(words: readonly Word[], from: number, said: string): boolean {
  const thing = /\b(?:run|ride|swim|walk|hike)\b/.exec(said)?.[0]
  return thing === undefined || words.slice(0, from).some(({ plain }) => SAME[thing]?.test(plain))
}
const SAME: Record<string, RegExp> = {
  run: /^(?:run|runs|running|jog|jogging|\w*marathon|race|5k|10k)$/,
  ride: /^(?:ride|rides|riding|cycle|cycling|bike|biking)$/,
  swim: /^(?:swim|swims|swimming)$/,
  walk: /^(?:walk|walks|walking|hike|hiking)$/,
  hike: /^(?:walk|walks|walking|hike|hikes|hiking|trek|trekking)$/,
}
const LONG =
  /^(?:(?:with|and|plus|&|\+) )?(?:one of (?:them|these|those|which)|(?:(?:the|my|a|one) )?(?:long|longer|longest|big)(?: (?:one|run|ride|swim|walk|hike|session|training|workout))?) (?:is |being |always |goes )?(?=(?:on|every|each|at|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?)(?: |$))/

/** A number of sessions of which one has its days; null where there is none to give them to. */
export function withOne(
  said: Rhythm | null,
  one: { days: readonly number[]; isMore: boolean } | undefined,
): Rhythm | null {
  if (!said || !one || !isCount(said) || said.oneOn) return null
  const perWeek = said.perWeek + (one.isMore ? 1 : 0)
  return perWeek < 2 || perWeek > DAYS_PER_WEEK ? null : { ...said, perWeek, oneOn: [one.days] }
}
