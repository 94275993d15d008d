import { weekdayOf } from '#shared/tasks/quickAdd/dateWords.ts'
import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { clauseText, endsPart } from '#shared/planning/goalSentence/words/clauses.ts'
import { numberOf } from '#shared/planning/goalSentence/amounts/numbers.ts'

/**
 * Days that no one rhythm can say: `evenings and weekends`, `weekends plus one weekday evening`.
 *
 * @param often the index behind the rhythm that begins here, or null
 * @returns the index behind them
 */
export function mixedDays(words: readonly Word[], at: number, often: number | null): number | null {
  const first = words[at]?.plain ?? ''
  return (
    (GROWING.test(first) ? growing(words, at, first) : null) ??
    (/^(?:over|in|on)$/.test(first) ? someWeekends(words, at) : null) ??
    daysOrParts(words, at) ??
    oneOfTwoLists(words, at, often) ??
    daysOfOtherLength(words, often) ??
    daysOffWork(words, often) ??
    daysAndPart(words, at, often) ??
    daysAndSome(words, often ?? someOfThem(words, at))
  )
}

/** `Thursdays are my day off work`: they may be the days for it, or some of them. */
function daysOffWork(words: readonly Word[], often: number | null): number | null {
  const found =
    often !== null && /^(?:are|is)$/.test(words[often]?.plain ?? '')
      ? /^(?:are|is) (?:my |our )?days? off(?: (?:from )?(?:work|school|uni|college))?/.exec(
          clauseText(words, often, 7),
        )?.[0]
      : undefined
  return found === undefined || often === null ? null : often + found.split(' ').length
}

/** `Saturdays and Wednesday evenings`: the part of the day is said of the one day, and nobody knows when on the others. */
function daysAndPart(words: readonly Word[], at: number, often: number | null): number | null {
  if (often === null || often < at + 4) return null
  const days = words.slice(at, often).map(({ plain }) => plain)
  return DAYS_AND_PART.test(days.join(' ')) ? often : null
}
const DAYS_AND_PART =
  /(?:days|weekends) (?:and|&|plus|or) (?:mon|tues|wednes|thurs|fri|satur|sun)day (?:morning|afternoon|evening|night)s?$/

/** `weekends longer, midweek short`: how the sessions of these days differ, and not on which days they are. */
function daysOfOtherLength(words: readonly Word[], often: number | null): number | null {
  if (often === null || endsPart(words, often - 1)) return null
  let to = often
  while (/^(?:a|bit|much|little|are|can|be|may)$/.test(words[to]?.plain ?? '')) to += 1
  const isLast =
    to + 1 >= words.length || endsPart(words, to) || /^(?:and|but)$/.test(words[to + 1]?.plain ?? '')
  return OTHER_LENGTH.test(words[to]?.plain ?? '') && isLast ? to + 1 : null
}
const OTHER_LENGTH = /^(?:longer|shorter|short|long|more|less|easier|harder|lighter|heavier)$/

/** `Mon/Wed or Tue/Thu`: nobody knows which of the two. */
function oneOfTwoLists(words: readonly Word[], at: number, often: number | null): number | null {
  if (often === null || words[often]?.text !== 'or') return null
  const isDay = (index: number) => weekdayOf((words[index]?.plain ?? '').replace(/s$/, '')) !== null
  const isList = words.slice(at, often).filter((_, nth) => isDay(at + nth)).length > 1
  let to = often + 1
  while (isDay(to) || (/^(?:and|&|\+|\/)$/.test(words[to]?.plain ?? '') && isDay(to + 1))) to += 1
  return isList && to > often + 1 ? to : null
}

/** `over two weekends | in January`: which of them nobody knows. */
function someWeekends(words: readonly Word[], at: number): number | null {
  const isSome = /^(?:over|in|on) (?:\d|two|three|four|a few|a couple of) weekends in$/.exec(
    clauseText(words, at, 4),
  )
  return isSome ? at + 3 : null
}

/** `one push-up a day, | adding one each day`: no rhythm and no amount of a goal grows. */
function growing(words: readonly Word[], at: number, first: string): number | null {
  // `30 minutes earlier | each week`
  if (/^(?:every|each)$/.test(first)) {
    const isEach = /^[a-z]+ (?:day|night|week|month|time|session)$/.test(clauseText(words, at, 2))
    return isEach && COMPARED.test(words[at - 1]?.plain ?? '') ? at + 2 : null
  }
  // `15 miles a day | at the end`
  if (/^\d/.test(first) && !words.slice(at + 3, at + 7).some(({ text }) => /^end\W*$/i.test(text)))
    return null
  const found = at > 0 ? GROWS.exec(`${clauseText(words, at, 9)} `)?.[0] : undefined
  return found === undefined ? null : at + found.trim().split(' ').length
}
const COMPARED = /^(?:earlier|later|longer|faster|further|heavier|higher)$/
const GROWING =
  /^(?:every|each|add|adding|increas(?:e|ing)|rais(?:e|ing)|going|plus|build|building|work|working|ramp|ramping|getting|moving|\d.*)$/
const GROWS =
  /^(?:add|adding|increas(?:e|ing)|rais(?:e|ing)|going up|plus)(?: (?:it|them|by|the|another|about))* (?:an?|\d[\d.,]*k?|one|two|three|five|ten)(?: [a-z%-]+){0,2}? (?:each|every|per|a) (?:single )?(?:day|week|month|time|session)(?= )|^(?:(?:build|work|ramp)(?:ing)?|going|getting|moving) (?:it |them |slowly |gradually )*up to (?:(?:about|around) )?\d\S*(?: [a-z-]+){0,2}? (?:a|per|each|every) (?:day|week|session|run|time)(?: (?:at|by|towards) the end)?(?= )|^\d\S* [a-z]+ (?:a|per|each|every) (?:day|week|session) (?:at|by|towards) the end(?= )(?! of)/

/** `two evenings and one weekend morning`, `weekends plus a weekday evening`: some days, and some of other days. */
function daysAndSome(words: readonly Word[], days: number | null): number | null {
  const some = days !== null && JOINT.test(words[days]?.plain ?? '') ? someOfThem(words, days + 1) : null
  // `weekends and one evening | a week`
  const isOfWeek =
    some !== null &&
    /^(?:a|per|each|every)$/.test(words[some]?.plain ?? '') &&
    words[some + 1]?.plain === 'week'
  return isOfWeek ? some + 2 : some
}

const JOINT = /^(?:and|plus|or|&|\+)$/
const SOME = /^(?:an?|another|either|every|each|sometimes|maybe|occasionally|alternate|some|the|odd|extra)$/
const KIND =
  /^(?:other|extra|more|weekday|weekend|week|school|work|sunday|saturday|free|odd|second|longer|long|short|shorter)$/
const DAY = /^(?:(?:week(?:day|end|night)|workday|day|morning|afternoon|evening|night|lunch|lunchtime)s?)$/

/** `one weekday evening`, `two weekend mornings`. */
function someOfThem(words: readonly Word[], at: number): number | null {
  const first = words[at]?.plain ?? ''
  const isEvery = /^(?:every|each)$/.test(first)
  if (!SOME.test(first) && numberOf(first) === null) return null
  let to = at + 1
  while (to < at + 4 && KIND.test(words[to]?.plain ?? '')) to += 1
  if (!DAY.test(words[to]?.plain ?? ''))
    return to > at + 1 && DAY.test(words[to - 1]?.plain ?? '') && !isEvery ? to : null
  // `every Sunday afternoon`: that is no other than this.
  const isNamed = isEvery && to === at + 2 && weekdayOf(words[at + 1]?.plain ?? '') !== null
  return isNamed || (isEvery && to === at + 1) ? null : to + 1
}

const WEEKDAY = '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tue|wed|thu|fri|sat|sun)'
/** `every second Saturday`, `every other week on Friday`, `once a month`: a plan goes by weeks. */
const RARER = new RegExp(
  `^(?:on )?(?:(?:every|each) (?:second|other|third|fourth|2nd|3rd|4th|two|three|four|2|3|4|first|last) (?:${WEEKDAY}|weekend|week|month)s?(?: (?:on )?(?:the )?${WEEKDAY}s?)?(?: (?:morning|afternoon|evening|night)s?)?|(?:once|twice|thrice) (?:a|per|each|every) (?:month|year|quarter)|(?:the )?(?:first|second|third|fourth|last) ${WEEKDAY} of (?:the|each|every) month|the (?:first|last|\\d{1,2}(?:st|nd|rd|th)) (?:day )?of (?:each|every) month|(?:one|two|three|2|3) (?:${WEEKDAY}|weekend)s? (?:a|per|each|every|of each|of every) month|fortnightly|(?:monthly|quarterly)(?=$))(?= |$)`,
)

/** `once during the week and once at the weekend`. */
const ONCE_OF_EACH =
  /^(?:once|twice|one|two|\d)(?: (?:times?|sessions?|workouts?|classes|class|runs?|swims?|rides?))? (?:(?:in|during|on|at|over) )?(?:the )?(?:week|weekdays?|weekends?|evenings?|mornings?) (?:and|plus|&) (?:once|twice|one|an?|two|\d)(?: (?:long|longer|short|big|hard|easy))?(?: (?:one|run|ride|swim|times?|sessions?|workouts?|classes|class))? (?:(?:in|during|on|at|over) )?(?:the )?(?:week|weekdays?|weekends?|evenings?|mornings?)(?= |$)/

/** `one of them with a tutor on Mondays at 6`: the day of one session alone. */
const ONE_OF_THEM = new RegExp(
  `^one of (?:them|these|those|which)(?: (?!on\\b)[a-z']+){0,5} (?:on |every )?(?:${WEEKDAY}s?|weekends?)(?: at \\S+)?(?= |$)`,
)

/** `4 hours a week, half of it on Sunday`: how much of it falls on one day. */
const PART_OF_IT = new RegExp(
  `^(?:half|most|some|part) (?:of )?(?:it|them|that|this|those) (?:on |at |over )(?:the )?(?:${WEEKDAY}s?|weekends?)(?= |$)`,
)

const PART_OF_DAY = '(?:morning|afternoon|evening|night|noon|lunchtime)s?'
/** `from Friday evening to Sunday evening`: days and nights through. */
const FROM_PART_TO_PART = new RegExp(
  `^(?:from )?${WEEKDAY}s? ${PART_OF_DAY} (?:to|till|until|-|–) ${WEEKDAY}s?(?: ${PART_OF_DAY})?(?= |$)`,
)
/** `one before work and one on Saturday`: each at a time of its own. */
const ONE_AND_ONE = new RegExp(
  `^(?:one|once) (?:(?:before|after|at|in|on|during) )?(?:the )?[a-z]+ and (?:one|once|the other)(?: one)? (?:(?:before|after|at|in|on|during) )?(?:the )?(?:${WEEKDAY}s?|weekends?|work|lunch|morning|evening|afternoon)s?(?= |$)`,
)

/** `evenings and weekends`, `evenings and Sundays`, `mornings or evenings`, `the other days`: no one part of the day and no list of days. */
function daysOrParts(words: readonly Word[], at: number): number | null {
  if (words[at]?.plain === 'either') return daysOrParts(words, at + 1)
  // `a week before that`: of which date nobody can tell here
  const isBefore =
    words[at + 2]?.text === 'before' && /^(?:that|then|it)\W*$/i.test(words[at + 3]?.text ?? '')
  if (isBefore && /^(?:day|week|month)s?$/.test(words[at + 1]?.plain ?? '')) return at + 4
  const next = clauseText(words, at, 7)
  const whole =
    FROM_PART_TO_PART.exec(next)?.[0] ??
    (/^on(?:e|ce) /.test(next)
      ? (ONE_OF_THEM.exec(clauseText(words, at, 12)) ?? ONE_AND_ONE.exec(clauseText(words, at, 9)))?.[0]
      : undefined)
  const share = whole ?? (/^(?:half|most|some|part) /.test(next) ? PART_OF_IT.exec(next)?.[0] : undefined)
  if (share !== undefined) return at + share.split(' ').length
  const some = RARER.exec(next)?.[0]
  // `want to pay | monthly`
  const isPaid = some === 'monthly' && /^(?:pay|save|invest|transfer)$/.test(words[at - 1]?.plain ?? '')
  if (some !== undefined && !isPaid) return at + some.split(' ').length
  const isJoinedLater = words.slice(at + 2, at + 7).some(({ text }) => /^(?:and|plus|&)$/i.test(text))
  const ofEach = isJoinedLater ? ONCE_OF_EACH.exec(clauseText(words, at, 12))?.[0] : undefined
  if (ofEach !== undefined) return at + ofEach.split(' ').length
  const others = /^(?:on |in )?(?:the |all )?(?:other|remaining|rest of the) (?:days|week)\b/.exec(next)?.[0]
  if (others !== undefined) return at + others.split(' ').length
  // `on evenings and weekends`
  const begin = /^(?:on|in|at|during|only|mostly|mainly|usually)$/.test(words[at]?.plain ?? '') ? at + 1 : at
  const own = /^(?:the|my)$/.test(words[begin]?.plain ?? '') ? begin + 1 : begin
  // `lunch | breaks and Sunday evenings`
  const parts = words[own]?.plain === 'lunch' && words[own + 1]?.plain === 'breaks' ? own + 1 : own
  const [first, joint, last] = [0, 1, 2].map((later) => words[parts + later]?.plain ?? '')
  const isPart = (plain: string | undefined) =>
    /^(?:weeknights|lunchtimes|(?:morning|afternoon|evening|night|lunch|break)s)$/.test(plain ?? '')
  const isDays = (plain: string | undefined) =>
    /^(?:weekends|(?:mon|tues|wednes|thurs|fri|satur|sun)days)$/.test(plain ?? '')
  const isJoined = /^(?:and|or|&|\+)$/.test(joint ?? '')
  // `at lunchtimes and on Sunday | evening`
  const day = last === 'on' ? parts + 3 : parts + 2
  const part = `${words[day + 1]?.plain ?? ''}s`.replace(/ss$/, 's')
  if (isJoined && isPart(first) && weekdayOf(words[day]?.plain ?? '') !== null && isPart(part)) return day + 2
  const isMixed = (isPart(first) && (isDays(last) || isPart(last))) || (isDays(first) && isPart(last))
  return isJoined && isMixed ? parts + 3 : null
}
