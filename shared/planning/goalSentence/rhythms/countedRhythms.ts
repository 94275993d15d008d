import {
  either,
  keyword,
  meaning,
  optional,
  type Phrase,
  sequence,
  term,
} from '#shared/tasks/quickAdd/phrase.ts'
import { patternOf } from '#shared/planning/patterns/recognition.ts'
import { endsPart } from '#shared/planning/goalSentence/words/clauses.ts'
import { length, perDay, perWeek } from './lengths.ts'
import { isCountable } from '#shared/planning/goalSentence/amounts/units.ts'
import { leastNumber, number, roughly } from '#shared/planning/goalSentence/amounts/numbers.ts'
import { dayPartWindow, type DayWindow, EVENING } from '#shared/planning/goalSentence/times/dayParts.ts'
import { isBehindLength, isDoneWeekly } from './doneWeekly.ts'
import { DAILY, DAYS_PER_WEEK, often, type Rhythm, within } from './rhythm.ts'

const SESSIONS =
  /^(times?|x|sessions?|days?|nights?|evenings?|mornings?|afternoons?|lessons?|workouts?|runs?|classes|class|walks?|rides?|swims?)$/

/** What sessions are called, with what is done in them before it: `gym sessions`. */
const NAMED_SESSIONS =
  /^(?:sessions|lessons|workouts|runs|classes|walks|rides|swims|trainings|rehearsals|games|matches)$/
/** One of something in each week: no length and no amount. */
const ONE_THING =
  /^(?!once$|twice$|hours?$|hrs?$|minutes?$|mins?$|times?$|days?$|evening$|morning$|night$|afternoon$|less$|more$|fewer$)[a-z-]*[a-z]$/

type Times = { count: number; window?: DayWindow }

/** `3 times`, `3x`, `x3`, `three evenings`, `once`, `twice`, `3 to 4 times`. */
const times: Phrase<Times> = either<Times>(
  meaning(keyword('once'), () => ({ count: 1 })),
  meaning(keyword('twice'), () => ({ count: 2 })),
  meaning(keyword('thrice'), () => ({ count: 3 })),
  term((plain) => {
    const digits = /^(?:(\d{1,2})(?:[-–]\d{1,2})?x|x(\d{1,2}))$/.exec(plain)
    const count = Number(digits?.[1] ?? digits?.[2])
    return count > 0 ? { count } : null
  }),
  meaning(sequence(leastNumber, dayPartWindow), ([count, window]) => ({
    count,
    window: window.to === '24:00' ? { ...window, from: EVENING.from } : window, // `5 nights a week` are evenings
  })),
  meaning(
    sequence(
      leastNumber,
      optional(
        keyword(
          'training',
          'practice',
          'study',
          'revision',
          'short',
          'long',
          'quick',
          'easy',
          'hard',
          'small',
          'focused',
          'good',
          'proper',
          'dry',
          'sober',
          'meatless',
          'meat-free',
          'alcohol-free',
          'vegan',
        ),
      ),
      term((plain) => (SESSIONS.test(plain) ? plain : null)),
    ),
    ([count]) => ({ count }),
  ),
)

/** `gym 3x`, `run 3x and lift`: what is done so many times is done each week; but `3x 12 squats` is a set. */
const bareTimes: Phrase<Rhythm> = (words, at, context) => {
  const count = Number(
    /^(?:([1-7])x|x([1-7]))$/
      .exec(words[at]?.plain ?? '')
      ?.slice(1)
      .find(Boolean),
  )
  // `gym twice, run twice a week`
  const said = /^(once|twice)\W*$/i.exec(words[at]?.text ?? '')?.[1]?.toLowerCase()
  if (
    said !== undefined &&
    at > 0 &&
    endsPart(words, at) &&
    PRACTISED.test(patternOf(words[at - 1]?.plain ?? ''))
  )
    return { value: often(said === 'once' ? 1 : 2), to: at + 1 }
  if (!(count > 0)) return null
  const next = words[at + 1]?.plain ?? ''
  const isAlone =
    endsPart(words, at) || /^(?:|and|on|in|by|until|till|from|for|before|after|starting|at)$/.test(next)
  return isAlone || length(words, at + 1, context) ? { value: often(count), to: at + 1 } : null
}

/** What is done each week; `read it twice` is not. */
const PRACTISED = /^(?:strength|endurance|start_running|flexibility|calm)$/

/** `3 times in the week`. */
const inTheWeek: Phrase<true> = meaning(
  sequence(keyword('in'), optional(keyword('the', 'a')), keyword('week')),
  () => true,
)

const SO_MANY_A_WEEK = sequence(leastNumber, perWeek)

/** Whether a week or a number of days is named soon behind a word. */
function isNearWeek(words: Parameters<Phrase<unknown>>[0], at: number): boolean {
  return words.slice(at + 1, at + 5).some(({ text }) => /^(?:week|days?)\W*$/i.test(text))
}

const SO_MANY = /^(?:\d.{0,3}|x\d|once|twice|thrice|two|three|four|five|six|a)$/

/** `run three times | next week`, `a 4 day split`. */
const countedOnce: Phrase<Rhythm> = either<Rhythm>(
  (words, at, context) => {
    const read = times(words, at, context)
    // `3 evenings | free next week`
    const to = read && words[read.to]?.plain === 'free' ? read.to + 1 : read?.to
    const next = [0, 1].map((later) => words[(to ?? at) + later]?.plain).join(' ')
    return read && to !== undefined && /^(?:this|next) week$/.test(next)
      ? { value: within(often(read.value.count), read.value.window ?? null), to }
      : null
  },
  meaning(
    sequence(optional(keyword('a')), number, keyword('day', 'days'), keyword('split', 'routine')),
    ([, count]) => (count <= DAYS_PER_WEEK ? often(count) : null),
  ),
)

/** `prepare | 2 lessons a week`: so many of them, however often. */
function isMade(words: Parameters<Phrase<unknown>>[0], at: number): boolean {
  return (
    /^(?:prepare|plan|write|record|film|make|create|design|teach|give|complete|finish)$/.test(
      words[at - 1]?.plain ?? '',
    ) && /^(?:lessons?|class(?:es)?|workouts?)$/.test(words[at + 1]?.plain ?? '')
  )
}
const TIMES_A_WEEK: Phrase<Rhythm> = meaning(
  sequence(
    roughly,
    times,
    either<unknown>(
      perWeek,
      inTheWeek,
      meaning(sequence(keyword('each'), perWeek), () => true),
    ),
  ),
  ([, { count, window }]) => ({ ...often(count), ...(window && { window }) }),
)

/** A week, also where it is mistyped: `3 times a weak`. */
const A_WEEK = /w[a-z]{0,4}k|p\/?w/i
/** `around 3 to 4 focused training sessions each and every week` */
const MOST_BEFORE_WEEK = 12

const DAYS_ON_OFF = /^(\d) days on (\d)(?: days)? off\b/
/** `4 days out of 5`. */
const WORKDAYS = 5

/** So many times: `3 times a week`, `5 days out of 7`, `gym 3x`, `split over 3 days`. */
export const counted: Phrase<Rhythm> = either(
  // `4 days on, 3 off`
  (words, at) => {
    const [, on = '', off = ''] =
      DAYS_ON_OFF.exec(
        /^\d$/.test(words[at]?.text ?? '')
          ? words
              .slice(at, at + 6)
              .map(({ plain }) => plain)
              .join(' ')
          : '',
      ) ?? []
    return Number(on) + Number(off) === DAYS_PER_WEEK
      ? { value: often(Number(on)), to: at + (words[at + 4]?.plain === 'days' ? 6 : 5) }
      : null
  },
  // `5 days out of 7`
  meaning(sequence(number, keyword('days'), keyword('out'), keyword('of'), number), ([count, , , , all]) =>
    (all === DAYS_PER_WEEK || all === WORKDAYS) && count <= all ? often(count) : null,
  ),
  (words, at, context) =>
    isNearWeek(words, at) && SO_MANY.test(words[at]?.plain ?? '') ? countedOnce(words, at, context) : null,
  // `…, at least 3 days`
  (words, at, context) => {
    const isLeast = /^(?:least|most)$/i.test(words[at + 1]?.text ?? '') && words[at]?.text === 'at'
    const count = isLeast ? number(words, at + 2, context) : null
    const isDays =
      count &&
      count.value < DAYS_PER_WEEK &&
      /^(?:days|evenings|nights|mornings|times)$/.test(words[count.to]?.plain ?? '')
    const isEnd = count && (count.to + 1 >= words.length || endsPart(words, count.to))
    return count && isDays && isEnd ? { value: often(count.value), to: count.to + 1 } : null
  },
  // `6 hours a week | split over 3 days`
  meaning(
    sequence(
      keyword('split', 'spread', 'divided'),
      keyword('over', 'across', 'into', 'between', 'in'),
      number,
      keyword('days', 'sessions', 'evenings', 'mornings', 'parts'),
    ),
    ([, , count]) => (count <= DAYS_PER_WEEK ? often(count) : null),
  ),
  // `…, 3 gym sessions a week`, `…, 1 speech a week`
  (words, at, context) => {
    if (at === 0 || !(/[,;:.(]$|^[-–—]$/.test(words[at - 1]?.text ?? '') || words[at - 1]?.plain === 'with'))
      return null
    const count = leastNumber(words, at, context)
    if (!count || count.value > DAYS_PER_WEEK) return null
    // `photography: | one portrait a week`
    if (count.value === 1 && words[at - 1]?.text.endsWith(':')) return null
    for (
      let to = count.to + 1;
      to <= count.to + 3 && /^[a-z-]{3,}$/.test(words[to - 1]?.plain ?? '');
      to += 1
    ) {
      const week = perWeek(words, to, context)
      const isNamed = count.value === 1 ? ONE_THING : NAMED_SESSIONS
      const thing = words[to - 1]?.plain ?? ''
      if (week && isNamed.test(thing) && (count.value > 1 || !isCountable(thing)))
        return { value: often(count.value), to: week.to }
    }
    return null
  },
  // `…, 3 per week`
  (words, at, context) => {
    if (at > 0 && !/[,;:.(]$|^[-–—]$/.test(words[at - 1]?.text ?? '')) return null
    // `12 modules, 2 a week`: so many of them.
    const isOfThem = [2, 3].some((back) => /^\d/.test(words[at - back]?.text ?? ''))
    if (isOfThem && isCountable(words[at - 1]?.plain ?? '')) return null
    const read = SO_MANY_A_WEEK(words, at, context)
    return read && read.value[0] <= DAYS_PER_WEEK ? { value: often(read.value[0]), to: read.to } : null
  },
  (words, at, context) => {
    const isNear = words.slice(at + 1, at + MOST_BEFORE_WEEK).some(({ text }) => A_WEEK.test(text))
    const read = isNear ? TIMES_A_WEEK(words, at, context) : null
    return read && !isMade(words, at) ? read : null
  },
  // `…. 4 evenings. 25 minutes`
  (words, at, context) => {
    const isOwn =
      at > 0 &&
      /[.;,]$/.test(words[at - 1]?.text ?? '') &&
      /^(?:evenings|mornings|afternoons|nights)\W*$/i.test(words[at + 1]?.text ?? '')
    const isEnd = endsPart(words, at + 1) || /^(?:before|after|at)$/.test(words[at + 2]?.plain ?? '')
    const read = isOwn && isEnd ? times(words, at, context) : null
    return read?.value.window
      ? { value: within(often(read.value.count), read.value.window), to: read.to }
      : null
  },
  // `study 5 days week`, `5 day week`
  (words, at) => {
    const isCount =
      /^[2-7]$/.test(words[at]?.plain ?? '') &&
      /^(?:days?|times?|nights?|x)$/.test(words[at + 1]?.plain ?? '')
    const isWeek = words[at + 2]?.plain === 'week' && !endsPart(words, at) && !endsPart(words, at + 1)
    const isOne = /^(?:an?|the|my|our|this|next|first|last)$/.test(words[at - 1]?.plain ?? '')
    return isCount && isWeek && !isOne ? { value: often(Number(words[at]?.plain)), to: at + 3 } : null
  },
  // `study Korean | 6 days, Sundays off`
  (words, at) => {
    const isEnd = /^days[,.]$/i.test(words[at + 1]?.text ?? '') || at + 2 === words.length
    const count = /^[2-6]$/.test(words[at]?.text ?? '') && isEnd && words[at + 1]?.plain === 'days'
    return count &&
      (isBehindLength(words, at) || (isDoneWeekly(words, at) && words[at + 1]?.text.endsWith(',')))
      ? { value: often(Number(words[at]?.text)), to: at + 2 }
      : null
  },
  // `read | 5 nights, 25 min`
  (words, at, context) => {
    const isNights = at > 0 && /^(?:evenings|mornings|afternoons|nights),$/i.test(words[at + 1]?.text ?? '')
    const read = isNights && isDoneWeekly(words, at) ? times(words, at, context) : null
    return read?.value.window
      ? { value: within(often(read.value.count), read.value.window), to: read.to }
      : null
  },
  meaning(sequence(times, perDay), ([{ count, window }]) => ({
    ...within(DAILY, window ?? null),
    ...(count > 1 && { perDay: count }),
  })),
  meaning(
    sequence(
      term((plain) => Number(/^(\d)x$/.exec(plain)?.[1]) || null),
      keyword('week', 'weekly'),
    ),
    ([count]) => often(count),
  ),
  // `25 minutes | x 5 per week`
  (words, at, context) => {
    const isTimes = words[at]?.text === 'x' && /^[1-7]$/.test(words[at + 1]?.text ?? '')
    const week = isTimes ? perWeek(words, at + 2, context) : null
    return week && { value: often(Number(words[at + 1]?.text)), to: week.to }
  },
  // `3x day`
  (words, at) => {
    const count = Number(/^([2-9])x$/i.exec(words[at]?.text ?? '')?.[1])
    const isDay = count > 0 && /^(?:day|daily)$/.test(words[at + 1]?.plain ?? '')
    return isDay ? { value: { ...DAILY, perDay: count }, to: at + 2 } : null
  },
  bareTimes,
)
