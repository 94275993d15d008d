import { addDays, clockOf, MINUTES_PER_DAY, minutesOf } from '#shared/time/civil.ts'
import { isBeforeThing, TODAY } from './beforeTimes.ts'
import { type Clock, clock, clockIn, halfHour, isOnFace, isSharpStart, militaryIn } from './clock.ts'
import { type Range, range, rangeOf } from './clockRanges.ts'
import { DEPARTURES, isBehindVerbWithIn, isClosed, isDistant, isRefused, isTimeOfThing } from './clauses.ts'
import { compactClock, compactTime, isPaid, militaryTime, spacedTime } from './compactTimes.ts'
import { COUNTED_THINGS } from './counted.ts'
import { dayPart, weekdayOf } from './dateWords.ts'
import { isDateWord } from './dayNames.ts'
import { type Amount, amount, roughly } from './durations.ts'
import { type Parser, parserOf, type Place, type Reading } from './parser.ts'
import { either, keyword, meaning, optional, type Phrase, sequence, term } from './phrase.ts'
import { isTonight } from './nearDays.ts'
import type { Word } from './words.ts'

const HOUR = 60
const NOON = 12 * HOUR
const FIRST_OF_NIGHT = 4 * HOUR // on the clock's face
/** `8.30` beside a day; an amount has other ends, or words of money. */
const DOTTED_CLOCK = /^\d{1,2}\.[0-5][05][,;:!?]?$/
const NEARBY = 6
const TILL_LATE = sequence(keyword('until', 'till', 'til'), keyword('late', 'close', 'closing'))

/** `at 845` */
const compact = term(compactClock)

/** A time without a preposition. One in two words may be the title's ("hire 2 pm experts"), and so may `noon`. */
const bareTime: Phrase<Reading> = (words, at, context) => {
  const read = clock(words, at, context)
  if (!read?.value.isCertain || /^[ap]m[/&+]/.test(words[read.to]?.plain ?? '')) return null // "5:45 am/6 pm"
  const { plain = '', text = '' } = words[at] ?? {}
  const isName = read.to === at + 1 && !/\d/.test(text) // "noon"
  if (isName && /^[A-Z]/.test(text)) return null
  if (isName)
    return { ...read, value: timeAt(read.value, at > 0 && isDateWord(words, at - 1) ? 'anywhere' : 'end') } // "docs wed noon at the store"
  const isOfDay = (at > 0 && isDateWord(words, at - 1)) || isBehindVerbWithIn(words, at) // "sat 6p start", "check in 9p online"
  const isSure =
    isOfDay || isSharpStart(words, at, read.to) || (read.to === at + 1 && !/^\d{1,2}[ap]$/.test(plain)) // "flat 4a"
  return { ...read, value: timeAt(read.value, isSure ? 'anywhere' : 'edge') }
}

/** `alarm for 5am`, `a table for 7pm friday`. */
const timeWithFor: Phrase<Reading> = (words, at, context) => {
  const read = sequence(keyword('for'), clock)(words, at, context)
  const isInWords = read !== null && read.to === at + 4 // "for ten to seven"
  const isBooked =
    DOTTED_CLOCK.test(words[at + 1]?.text ?? '') &&
    /^(?:booked|table|res|reservation|ready|due|arrive|there|alarm|meet)$/.test(words[at - 1]?.plain ?? '') // "carvery booked for 1.15"
  const isClock =
    isBooked ||
    (read?.value[1].isCertain === true && (isInWords || /^\d[^h]*$/.test(words[at + 1]?.text ?? '')))
  if (read === null || !isClock || isTimeOfThing(words, at + 1, read.to)) return null
  return { value: timeAt(read.value[1], 'anywhere', true), to: read.to }
}

/** `xray at 8.45 arrive early weds`: a number with two decimals that is no price. */
const dottedTime: Phrase<Reading> = (words, at, context) => {
  const isDotted = words[at]?.plain === 'at' && DOTTED_CLOCK.test(words[at + 1]?.text ?? '')
  const read = isDotted && !isPaid(words, at) ? clock(words, at + 1, context) : null // "at 7.30 pm"
  return read && { value: timeAt(read.value, 'anywhere', true), to: read.to }
}

/** `7 for 7:30`: when one is there is the time, and when it begins stays in the title. */
const timeForLater: Phrase<Reading> = (words, at, context) => {
  const read = sequence(optional(keyword('at')), clock, keyword('for'), clock)(words, at, context)
  if (read === null) return null
  const [, there, , begins] = read.value
  const wait = (begins.minutes - there.minutes + NOON) % NOON
  const areTimes = there.hasMinutes || begins.hasMinutes
  if (!areTimes || wait === 0 || wait > HOUR) return null
  return { value: afterTime(timeAt(there, 'edge', words[at]?.plain === 'at')), to: read.to - 2 }
}

/** `today before 4pm`, which says until when as `by 4pm` does. Not "2h before 4pm", "before 4pm traffic". */
const timeBefore: Phrase<Reading> = (words, at, context) => {
  const read = sequence(keyword('before'), either(clock, compact))(words, at, context)
  if (read === null || isDistant(words, at) || isRefused(words, at)) return null
  const [, time] = read.value
  if (isBeforeThing(words, at, read.to, time) || !(time.isCertain || isOnFace(time))) return null
  const minutes = time.minutes === 0 ? MINUTES_PER_DAY - 1 : time.minutes // "before midnight"
  const place = (time.isCertain || time.hasMinutes) && at > 1 ? 'closed' : 'beside'
  return { value: timeAt({ ...time, minutes }, place, true, true), to: read.to }
}

/** `call Al in 20`: minutes without their unit at the end of a line without other numbers, but "run 5k in 20". */
const minutesFromNow: Phrase<Pick<Amount, 'minutes'>> = (words, at) => {
  const isLast = at > 0 && at + 2 === words.length && words[at]?.plain === 'in'
  const isMinutes = /^(?:[1-4]0|[1-4]?5)$/.test(words[at + 1]?.plain ?? '')
  const isOnly = isLast && isMinutes && !words.slice(0, at).some(({ plain }) => /\d/.test(plain))
  const isOfVerb = isBehindVerbWithIn(words, at + 1) // "hand in 20"
  return isOnly && !isOfVerb ? { value: { minutes: Number(words[at + 1]?.plain) }, to: at + 2 } : null
}

/** What is done as soon as it can be: "ring mum after 6", but "look after 6". */
const ERRAND = /^(?:call|ring|phone|text|email|pick|collect|fetch|pop|drop)$/

const timeAfter: Phrase<Reading> = (words, at, context) => {
  const read = sequence(optional(keyword('sometime', 'anytime')), keyword('after'), clock)(words, at, context)
  if (read === null) return null
  const [, , time] = read.value
  const place = ERRAND.test(words[0]?.plain ?? '') && at > 1 ? 'closed' : 'beside'
  return time.isCertain || isOnFace(time) ? { value: afterTime(timeAt(time, place)), to: read.to } : null
}

/** `5.30 latest`, `6 at the latest`: until when, as `by 5.30` says. */
const timeAtLatest: Phrase<Reading> = (words, at, context) => {
  const read = sequence(
    clock,
    optional(sequence(keyword('at'), optional(keyword('the')))),
    keyword('latest'),
  )(words, at, context)
  if (read === null) return null
  const [time, isSaid] = read.value
  const isTime = time.isCertain || time.hasMinutes || isSaid !== null
  return isTime &&
    (isClosed(words, read.to) || isDateWord(words, read.to) || TODAY.test(words[read.to]?.plain ?? ''))
    ? { value: timeAt(time, 'anywhere', true, true), to: read.to }
    : null
}

/** The evening hour of `8 til late`, whose end is the title's. */
const timeTillLate: Phrase<Reading> = (words, at, context) => {
  const shift = clockIn(/^(.+)[-–](?:late|close|closing)$/.exec(words[at]?.plain ?? '')?.[1] ?? '') // "sat 4p-close"
  if (shift !== null) return { value: timeAt({ ...shift, isCertain: true }, 'anywhere', true), to: at + 1 }
  const read = sequence(optional(keyword('at', 'from')), clock)(words, at, context)
  const isOpen = read !== null && TILL_LATE(words, read.to, context) !== null
  if (!isOpen) return null
  const [, time] = read.value
  const minutes = isOnFace(time) ? (time.minutes % NOON) + NOON : time.minutes
  const isIn24Hours = { half: 'pm', isCertain: true, isFixed: true } as const
  return { value: timeAt({ ...time, ...isIn24Hours, minutes }, 'anywhere', true), to: read.to }
}

/** What is over by the time behind it: "sale ends sunday midnight" is when sunday is over. */
const ENDING = /^(?:ends?|ending|closes?|closing|expires?|expiring|deadline|due|submit|submission)$/

/** `7am`, `19:00`, `at 7`, `noon`, `7-7:45`, `from 9 to 5`, `after 4pm` beside a date, and `in 2h` when the context has the time. */
export const parseTime: Parser = (words, at, context) => {
  const match = parseAnyTime(words, at, context)
  if (match?.finding.kind !== 'time' || match.finding.time !== 0) return match
  const isEnd = words.slice(Math.max(0, at - NEARBY), at).some(({ plain }) => ENDING.test(plain))
  return isEnd ? { ...match, finding: { ...match.finding, time: MINUTES_PER_DAY - 1 } } : match
}

const parseAnyTime = parserOf(
  either<Reading>(
    timeFromNow(),
    timeTillLate,
    meaning(sequence(keyword('at', 'by', 'from', 'around', '@'), range), ([, times]) =>
      introducedRange(times),
    ),
    meaning(
      sequence(
        keyword('between', 'bet', 'btw', 'btwn', 'bw', 'b/w', 'b/t'),
        clock,
        keyword('and', '&', 'n', '-'),
        clock,
      ),
      ([, from, , to]) => {
        const times = rangeOf(from, to)
        return times && introducedRange(times)
      },
    ),
    meaning(sequence(keyword('between', 'btw', 'btwn', 'bw', 'b/w', 'b/t'), range), ([, times]) =>
      introducedRange(times),
    ), // "between 9-11"
    meaning(sequence(keyword('no', 'not'), keyword('later'), keyword('than'), clock), ([, , , time]) =>
      timeAt(time, time.isCertain ? 'anywhere' : 'closed', true, true),
    ),
    timeForLater,
    timeAtLatest,
    dottedTime,
    introducedTime(),
    timeWithFor,
    timeBefore,
    term((plain) => {
      const typed = plain.startsWith('@') ? plain.slice(1) : ''
      const mention = clockIn(typed) ?? militaryIn(typed)
      return mention && timeAt(mention, 'anywhere', true)
    }),
    term((plain) => {
      const time = plain.startsWith('~') ? clockIn(plain.slice(1)) : null
      return time && timeAt(time, 'beside')
    }), // "tonight ~8"
    timeAfter,
    meaning(
      either<Place>(
        meaning(sequence(keyword('at'), keyword('lunch', 'lunchtime')), () => 'beside'),
        meaning(keyword('lunchtime'), () => 'end'), // "call bank lunchtime"
      ),
      (place) => ({
        place,
        finding: { kind: 'time', time: 12 * HOUR, isOnFace: false, hasMinutes: false },
      }),
    ),
    meaning(sequence(keyword('in'), keyword('the'), dayPart), ([, , minutes]) => ({
      place: 'beside',
      finding: { kind: 'time', time: minutes, isOnFace: false, hasMinutes: false },
    })),
    meaning(range, (times) => (times.isCertain ? { place: 'anywhere', finding: rangeFinding(times) } : null)),
    bareTime,
  ),
)

/** Hours alone, which are times beside a date only: `tomorrow 9`, `this evening 7`, `7 tonight`, `every weekday 8-9`. */
export const parseHour = parserOf((words, at, context) => {
  const times = range(words, at, context)
  if (times !== null) {
    const next = words[times.to]?.plain ?? ''
    const value: Reading = { place: 'beside', finding: rangeFinding(times.value) }
    const isEnded = /[,;]$/.test(words[times.to - 1]?.text ?? '') // "retro fri 3-4, snacks"
    if (/^(?:slot|window|shift)$/.test(next) && isDateWord(words, times.to + 1))
      return { value: { ...value, place: 'anywhere' }, to: times.to } // "plumber 8-1 slot tomorrow"
    const isDay = weekdayOf(next.replace(/s$/, '')) !== null || /^(?:this|weekdays|weekends)$/.test(next) // "18-20 wednesdays"
    const isCount = !isEnded && COUNTED_THINGS.test(next) && !isDay
    return isCount ? null : { value, to: times.to }
  }
  const halfPast = halfHour(words, at, context)
  if (halfPast !== null)
    return {
      value: timeAt(halfPast.value, isDateWord(words, halfPast.to) ? 'anywhere' : 'beside'),
      to: halfPast.to,
    }
  const spaced = spacedTime(words, at)
  if (spaced !== null) return { value: timeAt(spaced, 'anywhere'), to: at + 2 }
  const { plain = '', text = '' } = words[at] ?? {}
  const dayTime = compactTime(words, at)
  if (dayTime !== null) return { value: timeAt(dayTime, 'anywhere'), to: at + 1 } // "train 0742 thurs"
  const time = /^\d/.test(text) ? clockIn(plain) : null
  const isOfNight = time !== null && (time.minutes >= FIRST_OF_NIGHT || time.hasMinutes) // not "3 sets by sun, 1 tonight"
  if (time !== null && isTonight(words[at + 1]))
    return !isOfNight ? null : { value: timeAt(time, 'beside'), to: at + 1 }
  if (time !== null && (DOTTED_CLOCK.test(text) || isDeparture(words, at))) {
    const before = words[at - 1]?.text.toLowerCase() ?? ''
    const isOfWeekday = weekdayOf(before) !== null || /^\d{1,2}(?:st|nd|rd|th)$/.test(before) // "coffee thurs 10.30 costa", "dinner 25th 7.30 nobu"
    return {
      value: timeAt(
        time,
        isPaid(words, at) ? 'behind day' : isOfWeekday || isBeginning(words, at) ? 'anywhere' : 'beside',
      ),
      to: at + 1,
    }
  }
  const behind = words[at + 1]?.plain ?? ''
  const isRate = /^(?:a|per)$/.test(behind) && /^(?:day|night|week|hour|hr)$/.test(words[at + 2]?.plain ?? '') // "tonight 2 a day"
  const isCount =
    isRate || (words[at - 1]?.text.endsWith(',') === true && /^(?:for|every|each|a|per)$/.test(behind)) // "tom eve, 6 for dinner", "tonight, 1 every 8 hrs"
  const isUnderHeading = words[at - 1]?.text.endsWith(':') === true && !isClosed(words, at + 1) // "tonight: 3 loads of wash"
  return time === null || time.minutes < HOUR || isCount || isUnderHeading
    ? null
    : { value: timeAt(time, 'behind day'), to: at + 1 }
})

/** Whether a number with two decimals is when something leaves, to the minute: "bus 7.42 tomorrow". */
function isDeparture(words: readonly Word[], at: number): boolean {
  return /^\d{1,2}\.[0-5]\d[,;]?$/.test(words[at]?.text ?? '') && DEPARTURES.has(words[at - 1]?.plain ?? '')
}

/** Whether the word before says that something begins then: "sun meet 9.15 school". */
function isBeginning(words: readonly Word[], at: number): boolean {
  return /^(?:meet|doors|kick-?off|k\/?o|starts?|leave|arrive|lands|pick-?up|drop-?off)$/.test(
    words[at - 1]?.plain ?? '',
  )
}

function introducedTime(): Phrase<Reading> {
  return meaning(
    sequence(
      keyword('at', 'by', 'from', 'starting', 'around', 'about', '@'),
      optional(keyword('about', 'around', 'at')),
      either(militaryTime, clock, compact),
    ),
    ([preposition, , time]): Reading | null => {
      const isDeadline = preposition === 'by'
      if (isDeadline && time.minutes === 0)
        return timeAt({ ...time, minutes: MINUTES_PER_DAY - 1 }, 'anywhere', true, true) // "by midnight": when the day is over
      if (time.isCertain) return timeAt(time, 'anywhere', true, isDeadline)
      // "tomorrow from 9", "fri 20th from 5.30", but "a letter from 7"
      if (preposition === 'from' || preposition === 'starting')
        return isOnFace(time) ? timeAt(time, time.hasMinutes ? 'beside' : 'behind day', true) : null
      const mayBegin = preposition === 'at' || preposition === '@'
      const isNumber = time.minutes % HOUR === 0 && !isOnFace(time) // "keep it at 19"
      return timeAt(time, isNumber ? 'beside' : mayBegin ? 'edge' : 'closed', true, isDeadline)
    },
  )
}

/** `in 2h`, `in around 5 hours`, `2 hours from now`. */
function timeFromNow(): Phrase<Reading> {
  const fromNow: Phrase<Reading> = meaning(
    either<{ length: Pick<Amount, 'minutes'>; place: Place }>(
      meaning(sequence(keyword('in'), roughly, amount), ([, , length]) => ({ length, place: 'edge' })),
      meaning(minutesFromNow, (length) => ({ length, place: 'closed' })),
      meaning(sequence(amount, keyword('from'), keyword('now')), ([length]) => ({
        length,
        place: 'closed',
      })),
    ),
    ({ length, place }, { today, now }): Reading | null => {
      if (now === undefined) return null
      const minutes = minutesOf(now) + length.minutes
      const date = addDays(today, Math.floor(minutes / MINUTES_PER_DAY))
      const time = minutesOf(clockOf(minutes))
      return {
        place,
        isIntroduced: true,
        finding: { kind: 'time', time, isOnFace: false, hasMinutes: true, date },
      }
    },
  )
  return (words, at, context) => {
    const read = fromNow(words, at, context)
    return /^(?:before|after|ahead)$/.test(words[read?.to ?? at]?.plain ?? '') ? null : read // "check in 24h before 6:40"
  }
}

/** Hours alone are numbers first ("raise it from 3 to 5"), unless they go round the clock: `from 9 to 5`. */
function introducedRange(times: Range): Reading {
  const place: Place = times.isCertain ? 'anywhere' : times.wraps ? 'closed' : 'beside'
  return { place, isIntroduced: true, finding: rangeFinding(times) }
}

function rangeFinding({ time, length, isOnFace: isDoubtful, hasMinutes }: Range): Reading['finding'] {
  return { kind: 'time', time, length, isOnFace: isDoubtful, hasMinutes }
}

function timeAt(time: Clock, place: Place, isIntroduced = false, isDeadline = false): Reading {
  return {
    place,
    isIntroduced,
    finding: {
      kind: 'time',
      time: time.minutes,
      isOnFace: isOnFace(time),
      hasMinutes: time.hasMinutes,
      ...(isDeadline && { isDeadline }),
    },
  }
}

function afterTime({ finding, ...reading }: Reading): Reading {
  return { ...reading, finding: finding.kind === 'time' ? { ...finding, isAfter: true } : finding }
}
