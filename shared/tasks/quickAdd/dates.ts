import { CivilDate } from '#shared/time/schemas.ts'
import { addDays, addMonths, dayOfWeek, MINUTES_PER_DAY, monthOf } from '#shared/time/civil.ts'
import { calendarDate, dayOfMonth, twoDates } from './calendarDates.ts'
import { dayPart, monthOfName } from './dateWords.ts'
import { partOfIt, roughPart, shortPart } from './dayParts.ts'
import { isDateWord } from './dayNames.ts'
import { dayBeforeFeast } from './daysBeforeFeasts.ts'
import { isClosed, isDistant, isRefused } from './clauses.ts'
import { endOfSpan } from './dueSpans.ts'
import { feastDay } from './feasts.ts'
import { parserOf, type Reading } from './parser.ts'
import { either, keyword, meaning, optional, type Phrase, sequence, term } from './phrase.ts'
import { parseCount } from './numbers.ts'
import type { DayReading } from './nearDays.ts'
import { dateOfWeekdayBefore } from './comingWeekdays.ts'
import { dayOfMonth as dayOfNamedMonth, relativeDate } from './relativeDates.ts'
import { timedDays } from './timedDays.ts'
import { withoutEnd } from './words.ts'
import { clockTime } from './clock.ts'
import { hourAtEnd, lastMinute } from './dueTimes.ts'

/** Months that are names of people too: "a poem by May", but "before June". */
const NAMES = new Set(['april', 'may', 'june', 'august'])
/** Behind a number these say how long something lasts that begins `from` a day. */
const STAY = /^(?:nights?|days?|weeks?|wks?|fortnight)$/
const NEAR = 6
const anyDay = either<DayReading>(twoDates, feastDay, dayBeforeFeast, relativeDate, calendarDate)

/** The number of a day behind its part, where both are one day: "sat night 28th". */
function sameDay(
  ...[words, at, context, date]: [...Parameters<Phrase<DayReading>>, string]
): ReturnType<Phrase<DayReading>> {
  const read = /^\d/.test(words[at]?.text ?? '')
    ? either<DayReading>(calendarDate, dayOfMonth)(words, at, context)
    : null
  return read !== null && read.value.until === undefined && dayOfWeek(read.value.date) === dayOfWeek(date)
    ? read
    : null
}

/** A date, and the part of the day behind it: `tomorrow`, `friday evening`. */
const dateAlone: Phrase<DayReading> = (words, at, context) => {
  const before = roughPart(words, at, context)
  const isNoun = words[at + 1]?.plain === 'night' // "early night fri"
  const ofPart = before && !isNoun && anyDay(words, before.to, context)
  if (ofPart && ofPart.value.time === undefined)
    // "late afternoon thurs"
    return { value: { ...ofPart.value, place: 'edge', time: before.value }, to: ofPart.to }
  const read = anyDay(words, at, context)
  const isHeading = read !== null && words[read.to - 1]?.text.endsWith(':') === true // "17 march: evening class"
  const part = read && read.value.time === undefined && !isHeading ? partOfIt(words, read.to, context) : null
  if (read === null || part === null) return read
  const numbered = sameDay(words, part.to, context, read.value.date)
  if (numbered !== null)
    return { value: { ...numbered.value, place: 'edge', time: part.value }, to: numbered.to }
  const isHalf =
    part.to === read.to + 1 && /^(?:[ap]\.?m|morn|aft|arvo|eve)$/.test(words[read.to]?.plain ?? '') // "barbers sat am walk in"
  return { value: { ...read.value, place: isHalf ? 'anywhere' : 'edge', time: part.value }, to: part.to }
}

/** A date behind a preposition, where `the 15th` counts too. */
export const introducedDate: Phrase<DayReading> = either(
  (words, at, context) => {
    const read = dateAlone(words, at, context)
    const own = words.slice(at, read?.to)
    const isOfMonth =
      own.some(({ plain }) => monthOfName(plain) !== null) && own.some(({ plain }) => /^\d/.test(plain))
    const isEnd = own[0]?.plain === 'end' || own[1]?.plain === 'end' // "by end of month accountant wants receipts"
    return read && (isOfMonth || isEnd) && read.value.place === 'closed'
      ? { ...read, value: { ...read.value, place: 'edge' } } // "by 5 may", but "5 may come"
      : read
  },
  meaning(sequence(optional(keyword('the')), either(dateAlone, dayOfMonth)), ([, day]) => day),
)

/** `from tomorrow`, and `3 nights at Mum's from 10 april`; but "photos from Sunday". */
const dayFrom: Phrase<Reading> = (words, at, context) => {
  const read = sequence(keyword('from'), introducedDate)(words, at, context)
  if (read === null || /^(?:book|reserve|hire|rent)$/.test(words[0]?.plain ?? '')) return null // "book campsite from 22 may"
  const around = words.slice(Math.max(0, at - NEAR), at)
  const isStay = around.some(
    ({ plain }, index) => STAY.test(plain) && parseCount(around[index - 1]?.plain ?? '') !== null,
  )
  const [, day] = read.value
  const isCounted = /^(?:days?|weeks?|wks?|fortnight|out|away|on|later)$/.test(words[at - 1]?.plain ?? '') // "30 days from 15 march"
  const isOpen = /^onwards?$/.test(words[read.to]?.plain ?? '') // "jab from 20th april onwards"
  const isBegun = [words[0], words[at - 1]].some((word) =>
    /^(?:stop|start|begin|pause|resume|switch|cancel|suspend)$/.test(word?.plain ?? ''),
  ) // "stop newspaper from 1 april"
  return (day.place === 'anywhere' || isStay || isOpen || isBegun) && !isCounted
    ? { value: planned(day, true), to: isOpen ? read.to + 1 : read.to }
    : null
}

/** `tomorrow`, `next thu`, `on the 15th`, `in 3 days`, `2 march`, `2.3.`, `tonight`: the planned date. */
export const parsePlannedDate = parserOf(
  either<Reading>(
    meaning(timedDays, (days) => planned(days, false)),
    term((plain) => {
      const [, date = '', hour, minute] = /^(\d{4}-\d\d-\d\d)t([01]\d|2[0-3]):([0-5]\d)$/.exec(plain) ?? []
      const isDate = hour !== undefined && CivilDate.safeParse(date).success
      return isDate
        ? planned({ date, time: Number(hour) * 60 + Number(minute), place: 'anywhere' }, false)
        : null
    }), // "2026-03-18T14:00"
    meaning(sequence(keyword('on', 'for', 'starting', 'beginning', '@'), introducedDate), ([, day]) =>
      planned(day, true),
    ),
    dayFrom,
    meaning(sequence(keyword('the'), either<DayReading>(calendarDate, dayOfNamedMonth)), ([, day]) =>
      planned(day, false),
    ),
    meaning(dateAlone, (day) => planned(day, false)),
    meaning(sequence(optional(keyword('the')), dayOfMonth, dayPart), ([, day, time]) =>
      planned({ ...day, place: 'closed', time }, false),
    ), // "28th night"
    meaning(sequence(optional(keyword('the')), dayOfMonth, shortPart), ([, day, time]) =>
      planned({ ...day, place: 'edge', time }, false),
    ), // "15th am"
    meaning(sequence(optional(keyword('the')), dayOfMonth), ([, day]) =>
      planned({ ...day, place: 'ordinal' }, false),
    ),
  ),
)

/** The first day of a repetition, or of a line: `every saturday from april`, `from monday gym every day`. */
export const parseFirstDay = parserOf(
  either<Reading>(
    meaning(
      sequence(keyword('next'), optional(keyword('is', 'on', 'one')), calendarDate),
      ([, , day]): Reading => planned({ ...day, place: 'edge' }, true),
    ), // "every 3 years next 1 feb 2027"
    meaning(
      sequence(
        keyword('from', 'starting', 'beginning', 'starts', 'begins'),
        optional(keyword('on')),
        either(
          introducedDate,
          dateOfWeekdayBefore,
          meaning(sequence(keyword('this'), keyword('week', 'wk')), (_, { today }): DayReading => ({
            date: today,
            place: 'edge',
          })),
          meaning(term(monthOfName), (month, { today }) => firstOfMonth(month, today)),
        ),
      ),
      ([, , day]): Reading => planned({ ...day, place: 'edge' }, true),
    ),
  ),
)

/** `may to sept`, `june - aug`: the months in which something repeats. */
export const parseSeason = parserOf(
  meaning(
    either<readonly [number, number]>(
      meaning(
        sequence(
          optional(keyword('from')),
          term(monthOfName),
          keyword('to', 'till', 'til', 'until', 'through', 'thru', '-', '–'),
          term(monthOfName),
        ),
        ([, first, , last]) => [first, last],
      ),
      term((plain) => {
        const [first, last, ...more] = plain.split(/[-–]/).map(monthOfName)
        return first && last && more.length === 0 ? [first, last] : null
      }),
    ),
    ([first, last], { today }): Reading | null => {
      const date = first === Number(today.slice(5, 7)) ? today : firstOfMonth(first, today).date
      const until = monthOf(addMonths(date, (last - first + 12) % 12)).to
      return first === last ? null : planned({ date, until, place: 'anywhere' }, false)
    },
  ),
)

/** `due in tomorrow`, but "due in 3 days". */
const dueIn: Phrase<'due'> = (words, at, context) => {
  const isDay = isDateWord(words, at + 2) || words[at + 2]?.plain === 'today'
  const read = isDay ? sequence(keyword('due'), keyword('in'))(words, at, context) : null
  return read && { value: 'due', to: read.to }
}

/** `VAT return - deadline 7 April`, but "the deadline 7 April". */
const deadline: Phrase<string> = (words, at, context) =>
  /[-–—,;:]$/.test(words[at - 1]?.text ?? '') ? keyword('deadline')(words, at, context) : null

/** Whether only a weekday or a day of the month was typed. */
function bareDay({ place }: DayReading): 'weekday' | 'day of month' | undefined {
  if (place === 'closed') return 'day of month'
  return place === 'weekday' || place === 'plain weekday' ? 'weekday' : undefined
}

/** `before friday`, `before the 10th`: due the day before, and with a time on that day. */
const dueBefore: Phrase<Reading> = (words, at, context) => {
  const read = sequence(keyword('before'), introducedDate, optional(clockTime))(words, at, context)
  if (read === null || isDistant(words, at) || isRefused(words, at)) return null
  const [, day, clockOfDay] = read.value
  const time = clockOfDay ?? day.time
  const isEnd = words.slice(at, read.to).some(({ plain }) => plain === 'end' || /^eo[dwmy]$/.test(plain))
  const date = time === undefined && !isEnd ? addDays(day.date, -1) : day.date
  if (date < context.today) return null
  return {
    value: { place: 'closed', isIntroduced: true, finding: { kind: 'due', date, time, isBefore: true } },
    to: read.to,
  }
}

const atLatest = sequence(optional(keyword('at')), optional(keyword('the')), keyword('latest'))

/** `friday at latest`, `sat latest`. */
const dayAtLatest: Phrase<Reading> = (words, at, context) => {
  const read = sequence(
    optional(clockTime),
    introducedDate,
    optional(sequence(keyword('at'), optional(keyword('the')))),
    keyword('latest'),
  )(words, at, context)
  const [time, day, isSaid] = read?.value ?? []
  if (read === null || day === undefined || (isSaid === null && !isClosed(words, read.to))) return null
  if (isDateWord(words, read.to)) return null // "tues latest weds"
  const finding: Reading['finding'] = { kind: 'due', date: day.date, time: time ?? undefined }
  return { value: { place: 'edge', isIntroduced: true, finding }, to: read.to }
}

/** `due:fri`, `due tomorrow`, `by 2 march`, `by tomorrow 5pm`: the due date, on which it is planned at a time. `by june` is in May. */
export const parseDueDate = parserOf(
  either<Reading>(
    meaning(
      sequence(
        either<'mark' | 'due' | 'by'>(
          meaning(sequence(keyword('due'), keyword('back')), () => 'due'),
          dueIn,
          meaning(
            sequence(
              optional(keyword('next', 'its', "it's", 'it’s')),
              dueMark(),
              optional(keyword('on', 'by')),
            ),
            ([, isMark]) => (isMark ? 'mark' : 'due'),
          ),
          meaning(deadline, () => 'due'),
          meaning(keyword('by'), () => 'by'),
          meaning(sequence(keyword('no'), keyword('later'), keyword('than')), () => 'by'),
        ),
        introducedDate,
        optional(either(lastMinute, clockTime, hourAtEnd)),
        optional(atLatest),
      ),
      ([preposition, day, time]): Reading => ({
        place:
          preposition === 'mark' ||
          day.place === 'anywhere' ||
          bareDay(day) === undefined ||
          (preposition === 'due' && time !== null)
            ? 'anywhere' // "MOT due 17/04 book garage", "essay due mon 11:59pm 1500 words"
            : introducedPlace(day),
        isIntroduced: true,
        finding: {
          kind: 'due',
          date: day.date,
          time: time === 0 ? MINUTES_PER_DAY - 1 : (time ?? day.time), // "by friday midnight"
          bare: bareDay(day),
        },
      }),
    ),
    meaning(
      sequence(
        keyword('due'),
        optional(keyword('at', 'by')),
        clockTime,
        optional(keyword('on')),
        introducedDate,
      ),
      ([, , time, , { date }]): Reading => ({
        place: 'anywhere',
        isIntroduced: true,
        finding: { kind: 'due', date, time: time === 0 ? MINUTES_PER_DAY - 1 : time },
      }),
    ), // "due 5pm friday"
    meaning(endOfSpan, (date): Reading => ({
      place: 'closed',
      isIntroduced: true,
      finding: { kind: 'due', date },
    })),
    dueBefore,
    dayAtLatest,
    meaning(
      sequence(keyword('latest'), optional(keyword('on', 'by')), introducedDate),
      ([, , { date }]): Reading => ({ place: 'closed', isIntroduced: true, finding: { kind: 'due', date } }),
    ), // "tues, latest weds"
    meaning(
      sequence(
        keyword('by', 'due', 'before'),
        term((plain, { text }) => {
          const month = monthOfName(plain)
          const word = withoutEnd(text, ',;:.!?')
          return month === null ? null : { month, isName: word !== plain && NAMES.has(plain) }
        }),
      ),
      ([preposition, { month, isName }], { today }): Reading | null => {
        const date = addDays(firstOfMonth(month, today).date, -1)
        const isThisMonth = month === Number(today.slice(5, 7))
        return isThisMonth || (isName && preposition === 'by')
          ? null
          : { place: 'closed', isIntroduced: true, finding: { kind: 'due', date } }
      },
    ),
  ),
)

function firstOfMonth(month: number, today: string): DayReading {
  const first = `${today.slice(0, 5)}${String(month).padStart(2, '0')}-01`
  return { date: first > today ? first : addMonths(first, 12), place: 'edge' }
}

/** Whether `due` was written as a mark, with its colon. */
function dueMark(): Phrase<boolean> {
  return term((plain, { text }) => (plain === 'due' ? text.endsWith(':') : null))
}

function planned({ place, ...day }: DayReading, isIntroduced: boolean): Reading {
  return {
    place: isIntroduced ? introducedPlace({ ...day, place }) : place,
    isIntroduced,
    finding: { kind: 'date', ...day },
  }
}

/** With its preposition a date may begin the line; `the 2nd` may count things, so it must end its clause. */
function introducedPlace({ place }: DayReading): 'edge' | 'closed' {
  return place === 'closed' ? 'closed' : 'edge'
}
