import { addDays, addMonths, dayOfWeek } from '#shared/time/civil.ts'
import {
  either,
  keyword,
  meaning,
  optional,
  type Phrase,
  sequence,
  term,
} from '#shared/tasks/quickAdd/phrase.ts'
import { weekdayOf } from '#shared/tasks/quickAdd/dateWords.ts'
import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { clock } from '#shared/planning/goalSentence/times/clocks.ts'
import { roughly } from '#shared/planning/goalSentence/amounts/numbers.ts'
import { festival } from './festivals.ts'
import { periodOf, type Point, upcoming } from './namedPeriods.ts'
import {
  after,
  beginOfPoint,
  endOfPoint,
  dayAfterTomorrow,
  point,
  span,
  weekOfMonth,
} from '#shared/planning/goalSentence/amounts/points.ts'
import { forOccasion, leadingOccasion } from '#shared/planning/goalSentence/occasions.ts'
import type { Deadline } from './deadline.ts'
import { clauseText, endsPart } from '#shared/planning/goalSentence/words/clauses.ts'
import { bareDate } from './bareDates.ts'
import { beforeItBegins, forSeason } from './beforeItBegins.ts'
import { dated, takesPlace } from './ownDates.ts'
import { ahead, countdown, fromNow, haveTime, lasting } from './spansAhead.ts'
import { isMonthOfOccasion, monthOfOccasion } from './monthsOfOccasions.ts'
import { nthDay } from './nthDays.ts'
import { wholeFast } from './wholeFasts.ts'
import { inPeriod, isOfOccasion, named, wholeMonth } from './wholePeriods.ts'

const FINISHED = keyword('done', 'finished', 'ready', 'complete', 'completed')
/** `…, done by May`; but in `get the garden ready by May` it is the goal. */
const DONE = optional<string>((words, at, context) =>
  at === 0 || /[,;:.]$|^[-–—]$/.test(words[at - 1]?.text ?? '') ? FINISHED(words, at, context) : null,
)
/** `by Sunday | evening`. */
const PART = optional(keyword('morning', 'afternoon', 'evening', 'night', 'noon'))
const BY = either<unknown>(
  sequence(keyword('in'), keyword('time'), keyword('for')),
  sequence(DONE, keyword('by'), optional(keyword('eod', 'cob', 'eob'))),
  sequence(
    optional(keyword("it's", 'its', 'is', "that's", 'thats', "who's", 'whos')),
    keyword('due'),
    optional(keyword('on', 'by')),
  ),
  keyword('for'),
  sequence(keyword('no', 'not'), keyword('later'), keyword('than')),
  sequence(keyword('on'), keyword('or'), keyword('before')),
)
const UNTIL = either<unknown>(
  sequence(keyword('between', 'from'), keyword('now'), keyword('and', 'until', 'till', 'to')),
  keyword('until', 'till', 'til', 'through'),
  sequence(keyword('up'), keyword('to')),
)

/** `end of May` alone is a date; `the first week of May` is none without its preposition. */
const BARE_END = /^(?:the|end|year.*|month.*|week.*|eoy|eom|eow)$/

const restOfPeriod: Phrase<Point> = meaning(
  sequence(optional(keyword('the', 'this')), keyword('month', 'quarter', 'year')),
  ([, unit], context) => periodOf(unit, 0, context),
)

const restOf: Phrase<Deadline> = dated(
  meaning(
    sequence(
      optional(keyword('for', 'over', 'in', 'during')),
      optional(keyword('the')),
      keyword('rest', 'remainder'),
      keyword('of'),
      either(restOfPeriod, point),
    ),
    ([, , , , { from, to }], { today }) => (from <= today && to > today ? to : null),
  ),
)

const BEFORE_CLOCK = sequence(keyword('by', 'before'), clock, optional(keyword('on')), named)

/** `6 weeks before our flight on 1 August`, `a week before Christmas`. */
function timeBefore(...[words, at, context]: Parameters<Phrase<Deadline>>): ReturnType<Phrase<Deadline>> {
  const read = ROUGH_SPAN(words, at, context)
  if (!read || words[read.to]?.plain !== 'before') return null
  const occasion = forOccasion(words, read.to, context)
  const day = occasion ? null : named(words, read.to + 1, context)
  const date = occasion ? addDays(occasion.value.date, 1) : day && upcoming(day.value, context).from
  const { days, months } = read.value[2]
  return date
    ? { value: { date: addDays(addMonths(date, -months), -days) }, to: (occasion ?? day)?.to ?? at }
    : null
}
const ROUGH_SPAN = sequence(roughly, optional(keyword('a')), span)

/** `for Friday's exam`: the day stays out of the title. */
const possessiveDay: Phrase<Deadline> = (words, at, context) => {
  const [, name] = /^([a-z]+day|tomorrow)'s$/.exec(words[at]?.plain ?? '') ?? []
  if (name === undefined || !/^(?:for|before|at|to)$/.test(words[at - 1]?.plain ?? '')) return null
  const day = point([{ ...(words[at] as Word), plain: name }], 0, context)
  return day && { value: { date: day.value.to }, to: at + 1 }
}

/** `until the pool closes | for summer`: what takes place then is no date of the goal. */
function isOfCondition(words: readonly Word[], at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - 6) && !endsPart(words, before); before -= 1)
    if (/^(?:until|till|when|once|if|unless|while)$/.test(words[before]?.plain ?? '')) return true
  return false
}

/** With what a date begins that is more than its own name. Most words are none of these, and are read no further. */
const BEGINS =
  /^(?:as|by|until|till|til|through|before|in|on|at|for|due|from|between|up|not?|done|finished|ready|completed?|within|during|over|throughout|all|come|of|this|next|coming|rest|remainder|the|end|year.*|month.*|week.*|eoy|eom|eow|it'?s|is|that'?s|who'?s)$/

/** `before | Monday's quiz`. */
const beforeDayOf: Phrase<Deadline> = (words, at, context) => {
  if (words[at]?.text.toLowerCase() !== 'before') return null
  const read = possessiveDay(words, at + 1, context)
  const isNamed = read && !endsPart(words, at + 1) && /^[a-z]{3,}$/.test(words[at + 2]?.plain ?? '')
  return isNamed ? { value: read.value, to: at + 3 } : null
}

const behindPreposition: Phrase<Deadline> = (words, at, context) => {
  const plain = words[at]?.plain ?? ''
  const isOfOther = plain === 'for' && (isOfCondition(words, at) || isMonthOfOccasion(words, at + 1))
  return BEGINS.test(plain) && !isOfOther ? behindAny(words, at, context) : null
}

const AT_BEGIN = dated(
  meaning(sequence(either<unknown>(BY, UNTIL, keyword('at', 'in')), beginOfPoint), ([, { to }]) => to),
)

const WEEK_OF_MONTH = sequence(optional(keyword('in', 'during')), weekOfMonth)

/** `over Christmas`; `over the Easter weekend` is from Friday to Monday. */
const OVER_FESTIVAL = sequence(keyword('at', 'over', 'on', 'during'), optional(keyword('the')), festival)

/** `paint a portrait | as a Christmas gift`. */
const AS_GIFT = sequence(
  keyword('as'),
  optional(keyword('a', 'an', 'my', 'our', 'her', 'his', 'their', 'the')),
  keyword('christmas'),
  keyword('gift', 'gifts', 'present', 'presents'),
)
function asGift(...[words, at, context]: Parameters<Phrase<Deadline>>): ReturnType<Phrase<Deadline>> {
  const read = /^as$/i.test(words[at]?.text ?? '') ? AS_GIFT(words, at, context) : null
  const day =
    read && festival([{ ...(words[at] as Word), plain: 'christmas', text: 'christmas' }], 0, context)
  return day && read ? { value: { date: addDays(day.value.to, -1) }, to: read.to } : null
}

const FOR_MONTH = sequence(keyword('for'), named)

const behindAny: Phrase<Deadline> = either(
  // `start swimming | the first week of January`
  (words, at, context) => {
    const read = /^(?:the|in|during)$/i.test(words[at]?.text ?? '') ? WEEK_OF_MONTH(words, at, context) : null
    return read && { value: { date: read.value[1].to, from: read.value[1].from }, to: read.to }
  },
  beforeDayOf,
  asGift,
  wholeFast,
  forSeason,
  // `go vegan for January` is all of it.
  (words, at, context) => (words[at + 1]?.plain === 'next' ? null : wholeMonth(words, at, context)),
  dated(
    meaning(
      sequence(
        keyword('before', 'by', 'until', 'till'),
        point,
        keyword('ends', 'end', 'is'),
        optional(keyword('over')),
      ),
      ([side, { to }, ends, over]) =>
        ends === 'is' && over === null ? null : side === 'before' ? addDays(to, -1) : to,
    ),
  ),
  dated(meaning(sequence(keyword('before'), weekOfMonth), ([, { from }]) => addDays(from, -1))),
  dated(
    meaning(sequence(keyword('before'), either(endOfPoint, beginOfPoint)), ([, { to }]) => addDays(to, -1)),
  ),
  dated(meaning(sequence(either(BY, UNTIL, keyword('in', 'at')), endOfPoint), ([, { to }]) => to)),
  // `pass my exam at the beginning of June`; but `start at the beginning of June`
  (words, at, context) => {
    const isBegun = /^(?:start|begin|starting|beginning|again)$/.test(words[at - 1]?.plain ?? '')
    return isBegun ? null : AT_BEGIN(words, at, context)
  },
  (words, at, context) =>
    BARE_END.test(words[at]?.plain ?? '')
      ? dated(meaning(endOfPoint, ({ to }) => to))(words, at, context)
      : null,
  // `plan our honeymoon for October`: it is planned when October begins.
  (words, at, context) => {
    const read =
      words[at]?.text.toLowerCase() === 'for' && isOfOccasion(words, at)
        ? FOR_MONTH(words, at, context)
        : null
    const found = read?.value[1]
    return read && found?.isMonth && found.from > context.today
      ? { value: { date: addDays(found.from, -1) }, to: read.to }
      : null
  },
  dated(
    meaning(sequence(BY, named, PART), ([by, found], context) =>
      found.by === 'to' || by === 'for' ? found.to : upcoming(found, context).from,
    ),
  ),
  dated(
    meaning(sequence(UNTIL, named), ([until, found], context) => {
      if (found.by === 'to' || found.hasYear || until === 'through') return found.to
      return upcoming(found, context).from
    }),
  ),
  dated(
    meaning(
      sequence(keyword('before'), named, optional(keyword('starts', 'begins', 'comes', 'arrives', 'season'))),
      ([, found], context) => addDays(upcoming(found, context).from, -1),
    ),
  ),
  // What is due in May is handed in before May begins, as with an exam in May.
  dated(
    meaning(sequence(keyword('due'), keyword('in'), named), ([, , found], context) =>
      addDays(upcoming(found, context).from, -1),
    ),
  ),
  (words, at, context) => {
    const read = OVER_FESTIVAL(words, at, context)
    if (!read) return null
    const date = read.value[2].to
    const isLong = words[read.to - 1]?.plain === 'weekend' && dayOfWeek(date) === 0
    const value: Deadline = isLong
      ? { date: addDays(date, 1), from: addDays(date, -2), isWhole: true }
      : { date }
    return { value, to: read.to }
  },
  dated(meaning(sequence(keyword('on'), named), ([, { from, to }]) => (from === to ? to : null))),
  // `before 5pm Saturday`
  (words, at, context) => {
    const read = BEFORE_CLOCK(words, at, context)
    const day = read?.value[3]
    const isList =
      /^(?:and|or|&)$/.test(words[read?.to ?? at]?.plain ?? '') ||
      weekdayOf(words[read?.to ?? at]?.plain ?? '') !== null
    return read && day && day.from === day.to && !isList ? { value: { date: day.to }, to: read.to } : null
  },
  // `for the rest of the year`
  (words, at, context) =>
    [0, 1, 2].some((later) => /^(?:rest|remainder)$/.test(words[at + later]?.text.toLowerCase() ?? ''))
      ? restOf(words, at, context)
      : null,
  // `by this time next year`
  dated(
    meaning(
      sequence(
        optional(BY),
        keyword('this'),
        keyword('time'),
        keyword('next'),
        keyword('week', 'month', 'year'),
      ),
      ([, , , , unit], { today }) =>
        unit === 'week' ? addDays(today, 7) : addMonths(today, unit === 'month' ? 1 : 12),
    ),
  ),
  inPeriod,
)

/** `do my taxes | for 2025`, `plan the budget | for 2027`: a year that names the thing is no date to reach. */
function namesYear(words: readonly Word[], at: number, today: string): boolean {
  const [before, plain, year = ''] = [-1, 0, 1].map((later) => words[at + later]?.plain ?? '')
  if (plain !== 'for' || !/^20\d\d$/.test(year)) return false
  return year < today.slice(0, 4) || (OF_YEAR.test(before ?? '') && !endsPart(words, at - 1))
}
const OF_YEAR =
  /^(?:tax(?:es)?|returns?|bookkeeping|accounts|accounting|budgets?|vat|invoices|expenses|receipts|calendar|planner|yearbook)$/

/** The last date of a goal: `by 15 March`, `before Friday`, `in 3 months`, `for 4 weeks`, `this year`, `exam Dec 12`. */
export const deadline: Phrase<Deadline> = (words, at, context) => {
  const read = namesYear(words, at, context.today) ? null : anyDeadline(words, at, context)
  // `my albums, 3 years | behind`
  if (read && words[read.to]?.plain === 'behind' && !endsPart(words, read.to - 1)) return null
  return read && { ...read, to: behindLatest(words, read.to) }
}

/** `by 12 May | at the latest`. @returns the index behind it */
function behindLatest(words: readonly Word[], to: number): number {
  const said = /^(?:(?:at )?(?:the )?(?:very )?latest)(?= |$)/.exec(clauseText(words, to, 4))?.[0]
  return said === undefined || endsPart(words, to - 1) ? to : to + said.split(' ').length
}

const anyDeadline: Phrase<Deadline> = either<Deadline>(
  leadingOccasion,
  forOccasion,
  haveTime,
  countdown,
  fromNow,
  timeBefore,
  lasting,
  ahead,
  behindPreposition,
  beforeItBegins,
  takesPlace,
  possessiveDay,
  monthOfOccasion,
  dated(
    meaning(keyword('tomorrow', 'today', 'tonight'), (word, { today }) =>
      word === 'tomorrow' ? addDays(today, 1) : today,
    ),
  ),
  dated(meaning(dayAfterTomorrow, (_, { today }) => addDays(today, 2))),
  dated(nthDay),
  bareDate,
)

/** A date alone as an answer: `Friday`, `June`, `3 weeks`. */
export const bareDeadline: Phrase<string> = either(
  meaning(deadline, (found, { today }) =>
    'date' in found ? found.date : addDays(after(today, found.lasting), -1),
  ),
  meaning(point, (found, context) => (found.by === 'to' ? found.to : upcoming(found, context).from)),
  meaning(sequence(roughly, span), ([, time], { today }) => after(today, time)),
)

/** A weekday on which something is: `on Friday`. */
export const onWeekday: Phrase<string> = meaning(
  sequence(
    keyword('on'),
    point,
    // `on Sunday afternoons` are those of each week.
    optional(term((plain) => (/^(?:morning|afternoon|evening|night)s?$/.test(plain) ? plain : null))),
  ),
  ([, { from, to }, part]) => (from === to && part?.endsWith('s') !== true ? to : null),
)
