import { addDays, LAST_DATE } from '#shared/time/civil.ts'
import {
  either,
  keyword,
  meaning,
  optional,
  type Phrase,
  sequence,
  term,
} from '#shared/tasks/quickAdd/phrase.ts'
import { dateUnit, monthOfName } from '#shared/tasks/quickAdd/dateWords.ts'
import { roughly } from './numbers.ts'
import { festival } from './festivals.ts'
import { after, endOfPoint, point, type Point, span, upcoming } from './points.ts'
import { DATED, forOccasion, haveOccasion, leadingOccasion, OCCASION } from './occasions.ts'
import type { Deadline } from './deadline.ts'
import { bareDate, isCount } from './bareDates.ts'
import { beforeItBegins, forSeason } from './beforeItBegins.ts'
import { isVerb } from './verbs.ts'
import type { Word } from '#shared/tasks/quickAdd/words.ts'

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
  sequence(keyword('due'), optional(keyword('on', 'by'))),
  keyword('for'),
  sequence(keyword('no', 'not'), keyword('later'), keyword('than')),
  sequence(keyword('on'), keyword('or'), keyword('before')),
)
const UNTIL = either<unknown>(
  keyword('until', 'till', 'til', 'through'),
  sequence(keyword('up'), keyword('to')),
)

/** A date behind its preposition, and `by June 3 times a week`, which names the month alone. */
const named: Phrase<Point> = (words, at, context) => {
  const found = point(words, at, context)
  if (!found || (found.value.isHolidays && /^(?:before|by|until|till|til)$/.test(words[at - 1]?.plain ?? '')))
    return null
  const counts = found.to > at + 1 && !found.value.isMonth && isCount(words, at + 1, context)
  if (!counts) return found
  const month = point(words.slice(0, at + 1), at, context)
  return month ?? found
}

/** What has passed is today's or tomorrow's problem: the caller asks about it. */
const dated = (phrase: Phrase<string | null>): Phrase<Deadline> =>
  meaning(phrase, (date) => (date === null || date > LAST_DATE ? null : { date }))

/** `end of May` alone is a date; `the first week of May` is none without its preposition. */
const BARE_END = /^(?:the|end|year.*|month.*|week.*|eoy|eom|eow)$/

const ALL_OF = either<unknown>(
  sequence(keyword('all'), optional(keyword('of'))),
  sequence(
    optional(keyword('the')),
    keyword('whole', 'entire'),
    optional(keyword('month')),
    optional(keyword('of')),
  ),
)
const wholeMonth: Phrase<Deadline> = meaning(
  either<readonly [unknown, unknown, Point]>(
    sequence(keyword('for', 'during'), ALL_OF, named),
    sequence(keyword('for'), optional(ALL_OF), named),
    sequence(keyword('all', 'throughout'), optional(keyword('of', 'through')), named),
  ),
  ([, , found], { today }) =>
    found.isMonth && found.from > today ? { date: found.to, from: found.from, isWhole: true } : null,
)

const behindPreposition: Phrase<Deadline> = either(
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
  dated(meaning(sequence(keyword('before'), endOfPoint), ([, { to }]) => addDays(to, -1))),
  dated(meaning(sequence(either(BY, UNTIL, keyword('in', 'at')), endOfPoint), ([, { to }]) => to)),
  (words, at, context) =>
    BARE_END.test(words[at]?.plain ?? '')
      ? dated(meaning(endOfPoint, ({ to }) => to))(words, at, context)
      : null,
  dated(
    meaning(sequence(BY, named, PART), ([by, found], context) =>
      found.by === 'to' || by === 'for' ? found.to : upcoming(found, context).from,
    ),
  ),
  dated(
    meaning(sequence(UNTIL, named), ([, found], context) => {
      if (found.by === 'to' || found.hasYear) return found.to
      return upcoming(found, context).from
    }),
  ),
  dated(
    meaning(sequence(keyword('before'), named), ([, found], context) =>
      addDays(upcoming(found, context).from, -1),
    ),
  ),
  // What is due in May is handed in before May begins, as with an exam in May.
  dated(
    meaning(sequence(keyword('due'), keyword('in'), named), ([, , found], context) =>
      addDays(upcoming(found, context).from, -1),
    ),
  ),
  dated(meaning(sequence(keyword('at', 'over'), festival), ([, { to }]) => to)),
  dated(meaning(sequence(keyword('on'), named), ([, { from, to }]) => (from === to ? to : null))),
  inPeriod,
)

/** An exam by its own name: `the MCAT in January`. */
const EXAM_NAME =
  /^(?:toefl|ielts|delf|dele|jlpt|gmat|gre|lsat|mcat|usmle|cpa|cfa|hsk|topik|sats?|gcses?|a-?levels)$/

/** `draw every day for 15 minutes | in January`: on each day of it. */
const DAILY =
  /\b(?:every (?:single )?(?:day|morning|evening|night)|each day|daily|(?:a|per|each|every) (?:day|week)|weekly)(?:(?: for)? \w+(?: \w+)?)?$/
const IN_PERIOD = sequence(optional(keyword('in', 'during', 'over', 'within')), point)
/** `in May`, `this summer`, `during 2027`: its last date; of an occasion the day before it begins. */
function inPeriod(...[words, at, context]: Parameters<Phrase<Deadline>>): ReturnType<Phrase<Deadline>> {
  const read = IN_PERIOD(words, at, context)
  if (!read) return null
  const [preposition, found] = read.value
  const word = words[at]?.plain ?? ''
  if (preposition === null && !/^(?:this|next|coming)$/.test(word)) return null
  // `an interview next Thursday`
  if (found.from === found.to) return preposition === null ? { value: { date: found.to }, to: read.to } : null
  // `24 books next year`: what is counted then is counted from its beginning.
  const isYear = found.from.endsWith('-01-01') && found.to.endsWith('-12-31')
  if (isYear && found.from > context.today && isCounted(words, at))
    return { value: { date: found.to, from: found.from, isWhole: true }, to: read.to }
  const isDaily =
    (found.isMonth || word === 'next') &&
    found.from > context.today &&
    DAILY.test(
      words
        .slice(Math.max(0, at - 6), at)
        .map(({ plain }) => plain)
        .join(' '),
    )
  if ((preposition === 'in' || word === 'next') && isDaily)
    return { value: { date: found.to, from: found.from, isWhole: true }, to: read.to }
  const isOccasion = words
    .slice(Math.max(0, at - 3), at)
    .some(({ plain }) => OCCASION.test(plain) || EXAM_NAME.test(plain))
  const date = isOccasion && found.from > context.today ? addDays(found.from, -1) : found.to
  return { value: { date, from: found.from }, to: read.to }
}

/** `read 24 books`, `walk 1000 km`. */
function isCounted(words: readonly Word[], at: number): boolean {
  return [2, 3].some((back) => /^\d[\d.,]*k?$/.test(words[at - back]?.plain ?? '')) && !isMonth(words[at - 1])
}

/** How long from today, behind the number: `12 weeks from now`. */
const fromNow: Phrase<Deadline> = meaning(
  sequence(roughly, span, keyword('from'), keyword('now', 'today')),
  ([, time], { today }) => ({ date: after(today, time) }),
)

/** How long from today: `in 3 weeks`, `within the next 10 days`, `over 2 months`, `in a year`. */
const ahead: Phrase<Deadline> = either(
  meaning(
    sequence(keyword('in', 'within', 'over', 'during'), keyword('the'), keyword('next', 'coming'), dateUnit),
    ([, , , unit], { today }) => ({ date: after(today, unit) }),
  ),
  countedAhead(),
)

function countedAhead(): Phrase<Deadline> {
  const read = meaning(
    sequence(
      keyword('in', 'within', 'over', 'during'),
      roughly,
      optional(keyword('the', 'about', 'less')),
      optional(keyword('next', 'coming', 'following', 'than')),
      span,
    ),
    ([, , , , time], { today }): Deadline => ({ date: after(today, time) }),
  )
  return (words, at, context) => {
    const found = read(words, at, context)
    // `cycle to Paris in 4 days | in September`: that long it takes.
    const isDuration =
      found !== null &&
      /^(?:in|next|this)$/.test(words[found.to]?.plain ?? '') &&
      monthOfName(words[found.to + 1]?.plain ?? '') !== null
    return isDuration ? null : found
  }
}

/** How long it goes on, from its first day: `for 4 weeks`, `for the next month`, `12 weeks` as a part of its own, `30-day`. */
const lasting: Phrase<Deadline> = either(
  meaning(
    sequence(
      keyword('for'),
      roughly,
      optional(keyword('the')),
      optional(keyword('next', 'coming')),
      span,
      optional(either<unknown>(keyword('straight'), sequence(keyword('in'), keyword('a'), keyword('row')))),
    ),
    ([, , , , time]) => ({ lasting: time }),
  ),
  (words, at, context) => {
    if (
      /^(?:an?|of|half)$/.test(words[at]?.plain ?? '') ||
      /^(?:of|every|each|last|past|after)$/.test(words[at - 1]?.plain ?? '')
    )
      return null
    const read = span(words, at, context)
    if (words[read?.to ?? at]?.plain === 'of') return null // `100 days of code`
    const last = words[(read?.to ?? at) - 1]?.plain ?? ''
    const [next, second] = [words[read?.to ?? at]?.plain ?? '', words[(read?.to ?? at) + 1]?.plain ?? '']
    const isRate =
      /^(?:a|per|each|every|old|off|straight)$/.test(next) ||
      (/^(?:next|this)$/.test(next) && monthOfName(second) !== null) ||
      (next === 'in' && (second === 'a' || monthOfName(second) !== null)) ||
      (next === 'on' && /^(?:\d|and|off)/.test(second)) // `5 days on 2 days off`
    return read && !isRate && /s$|-/.test(last) ? { value: { lasting: read.value }, to: read.to } : null
  },
)

/** `it is on 5 June`, `which takes place on`, `exam Dec 12`: the date of what the goal is about. */
const takesPlace: Phrase<Deadline> = either(
  dated(
    meaning(
      sequence(
        optional(keyword('it', 'they', 'this', 'that', 'which')),
        optional(
          keyword(
            'is',
            'are',
            "it's",
            "that's",
            'takes',
            'take',
            'happens',
            'starts',
            'start',
            'begins',
            'begin',
            'starting',
            'beginning',
          ),
        ),
        optional(keyword('place')),
        keyword('on', 'at'),
        point,
      ),
      ([, , , , { from, to }]) => (from === to ? to : null),
    ),
  ),
  ownDate,
  (words, at, context) => {
    if (!DATED.test(words[at - 1]?.plain ?? '')) return null
    const read = point(words, at, context)
    const isLater = read && read.value.from > context.today
    if (!read || (read.value.from !== read.value.to && !read.value.isMonth && !isLater)) return null
    const isIn = read.value.from !== read.value.to
    const date = isIn ? addDays(upcoming(read.value, context).from, -1) : read.value.to
    return { value: { date }, to: read.to }
  },
)

const OWN_DATE = sequence(
  optional(keyword('i', 'we', "i've", "we've", 'there')),
  optional(keyword('have', 'got', 'is', 'has')),
  optional(keyword('my', 'the', 'our', 'its', 'a', 'an')),
  optional(
    term((plain) =>
      /^[a-z']{3,}$/.test(plain) &&
      !OCCASION.test(plain.replace(/'s$/, '')) &&
      !isVerb(plain) &&
      plain !== 'deadline'
        ? plain
        : null,
    ),
  ),
  term((typed) => {
    const plain = typed.replace(/'s$/, '')
    return OCCASION.test(plain) ||
      /^(?:deadline|talk|presentation|move|launch|date|appointment|course|class|camp|retreat|it)$/.test(plain)
      ? true
      : null
  }),
  optional(keyword('date', 'day')),
  optional(keyword('is', 'are', 'takes', 'will', 'starts', 'start', 'begins', 'begin')),
  optional(keyword('place', 'be')),
  either<Point | null>(
    meaning(sequence(optional(keyword('on', 'in')), point), ([, found]) => found),
    meaning(ahead, (found) => ('date' in found ? { from: found.date, to: found.date, by: 'to' } : null)),
  ),
)

/** `…, test is 12 jan`, `…, exam date March 14`: a part of its own that says no more than when it is. */
function ownDate(...[words, at, context]: Parameters<Phrase<Deadline>>): ReturnType<Phrase<Deadline>> {
  if (at === 0 || !/[,;:.!?)]$|^[-–—]$/.test(words[at - 1]?.text ?? '')) return null
  const read = OWN_DATE(words, at, context)
  const found = read?.value[8]
  if (!read || !found || (found.from !== found.to && !found.isMonth)) return null
  const date = found.from === found.to ? found.to : addDays(upcoming(found, context).from, -1)
  return { value: { date }, to: read.to }
}

/** The last date of a goal: `by 15 March`, `before Friday`, `in 3 months`, `for 4 weeks`, `this year`, `exam Dec 12`. */
export const deadline: Phrase<Deadline> = either<Deadline>(
  leadingOccasion,
  haveOccasion,
  forOccasion,
  fromNow,
  lasting,
  ahead,
  behindPreposition,
  beforeItBegins,
  takesPlace,
  dated(
    meaning(keyword('tomorrow', 'today', 'tonight'), (word, { today }) =>
      word === 'tomorrow' ? addDays(today, 1) : today,
    ),
  ),
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
    optional(term((plain) => (/^(?:morning|afternoon|evening)$/.test(plain) ? true : null))),
  ),
  ([, { from, to }]) => (from === to ? to : null),
)

function isMonth(word: Word | undefined): boolean {
  return monthOfName(word?.plain ?? '') !== null
}
