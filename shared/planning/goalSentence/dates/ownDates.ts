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
import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { weekdayOf } from '#shared/tasks/quickAdd/dateWords.ts'
import { ahead } from './spansAhead.ts'
import { leaving } from './leaving.ts'
import { clauseText, endsPart } from '#shared/planning/goalSentence/words/clauses.ts'
import type { Deadline } from './deadline.ts'
import { beginsDate, DATED, OCCASION } from '#shared/planning/goalSentence/occasions.ts'
import { severalDayParts } from '#shared/planning/goalSentence/times/dayParts.ts'
import { type Point, upcoming } from './namedPeriods.ts'
import { point, weekOfDay, weekOfMonth } from '#shared/planning/goalSentence/amounts/points.ts'
import { severalDays } from './severalDays.ts'
import { isLeaveFrom } from '#shared/planning/goalSentence/times/negations.ts'
import { isVerb } from '#shared/planning/goalSentence/words/verbs.ts'

/** What has passed is today's or tomorrow's problem: the caller asks about it. */
export const dated = (phrase: Phrase<string | null>): Phrase<Deadline> =>
  meaning(phrase, (date) => (date === null || date > LAST_DATE ? null : { date }))

/** `…, hand in 31 May`, `…, need to submit it by Friday`. */
function handedIn(...[words, at, context]: Parameters<Phrase<Deadline>>): ReturnType<Phrase<Deadline>> {
  const isOwn = at > 0 && (endsPart(words, at - 1) || /^(?:and|but)$/.test(words[at - 1]?.plain ?? ''))
  const isNear =
    isOwn &&
    words.slice(at, at + 5).some(({ plain }) => /^(?:hand|handed|turn|submit|submitted)$/.test(plain))
  const read = isNear ? HAND_IN(words, at, context) : null
  if (!read) return null
  const [, , , , , , , side, { from, to, by }] = read.value
  const date = side === 'before' ? addDays(from, -1) : by === 'from' ? from : to
  return { value: { date }, to: read.to }
}
const HAND_IN = sequence(
  optional(keyword('i', 'we', 'it')),
  optional(keyword('need', 'have', 'must', 'needs', 'has')),
  optional(keyword('to')),
  optional(keyword('be')),
  either<unknown>(
    sequence(keyword('hand', 'turn'), optional(keyword('it', 'this', 'everything')), keyword('in')),
    keyword('handed', 'submit', 'submitted'),
  ),
  optional(keyword('it', 'this')),
  optional(keyword('in')),
  optional(keyword('by', 'on', 'before', 'until', 'till')),
  point,
)

/** `it is on 5 June`, `which takes place on`, `exam Dec 12`: the date of what the goal is about. */
export const takesPlace: Phrase<Deadline> = either(
  // `invitations, have to go out on May 1st`
  (words, at, context) =>
    /^(?:it|they|which|that|have|has|need|needs|must)$/.test(words[at]?.text ?? '')
      ? HAS_TO_GO(words, at, context)
      : null,
  dated(
    meaning(
      sequence(
        optional(keyword('it', 'this', 'that', 'which')),
        optional(keyword('needs', 'has', 'must', 'should', 'need', 'have', 'want')),
        optional(keyword('it', 'to')),
        optional(keyword('to')),
        keyword('be'),
        keyword(
          'ready',
          'done',
          'finished',
          'complete',
          'in',
          'sent',
          'posted',
          'shipped',
          'printed',
          'there',
        ),
        optional(keyword('by', 'on', 'for', 'before', 'until', 'till', 'in')),
        point,
      ),
      ([, , , , , , side, { from, to, by }]) =>
        side === 'before' ? addDays(from, -1) : by === 'from' && side !== 'in' ? from : to,
    ),
  ),
  unlessObject(
    meaning(
      sequence(
        optional(keyword('it', 'its', 'they', 'this', 'that', 'thats', 'which')),
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
        optional(severalDayParts),
      ),
      // `lessons are on Saturday | mornings`
      ([, , , , { from, to }, parts]) => (from === to && parts === null ? to : null),
    ),
  ),
  // `finals which are the week of 14 December`: one gets ready until they begin.
  dated(
    meaning(
      sequence(
        optional(keyword('it', 'they', 'which', 'that')),
        keyword('is', 'are', "it's", "they're"),
        optional(keyword('in', 'on')),
        either(weekOfDay, weekOfMonth),
      ),
      ([, , , { from }]) => addDays(from, -1),
    ),
  ),
  ownDate,
  handedIn,
  leaving,
  (words, at, context) => {
    const isPlaced = isDatedAtPlace(words, at)
    if (!DATED.test(words[at - 1]?.plain ?? '') && !isPlaced) return null
    const read = point(words, at, context) ?? weekOfMonth(words, at, context)
    if (isPlaced && !beginsDate(words, at)) return null
    const isLater = read && read.value.from > context.today
    if (!read || (read.value.from !== read.value.to && !read.value.isMonth && !isLater)) return null
    const isIn = read.value.from !== read.value.to
    const date = isIn ? addDays(upcoming(read.value, context).from, -1) : read.value.to
    return { value: { date }, to: read.to }
  },
)

/** `learn a recipe and cook | it on Saturday`: what a verb acts on takes no place. */
function unlessObject(phrase: Phrase<string | null>): Phrase<Deadline> {
  const read = dated(phrase)
  return (words, at, context) => {
    const isObject =
      /^(?:it|this|that)$/.test(words[at]?.plain ?? '') &&
      /^on$/.test(words[at + 1]?.plain ?? '') &&
      isVerb(words[at - 1]?.plain ?? '') &&
      !endsPart(words, at - 1)
    return isObject ? null : read(words, at, context)
  }
}

const HAS_TO_GO = dated(
  meaning(
    sequence(
      optional(keyword('it', 'they', 'which', 'that')),
      keyword('have', 'has', 'need', 'needs', 'must'),
      optional(keyword('to')),
      either<unknown>(sequence(keyword('go'), keyword('out')), keyword('arrive')),
      optional(keyword('by', 'on', 'before')),
      point,
    ),
    ([, , , , side, { from, to }]) => (side === 'before' ? addDays(from, -1) : to),
  ),
)

/** `half marathon in Edinburgh | May 30th`. */
function isDatedAtPlace(words: Parameters<Phrase<unknown>>[0], at: number): boolean {
  const place = [2, 3].find((back) => /^(?:in|at|with)$/i.test(words[at - back]?.text ?? ''))
  return (
    place !== undefined &&
    DATED.test(words[at - place - 1]?.plain ?? '') &&
    words
      .slice(at - place + 1, at)
      .every((word, nth) => /^[a-z]{3,}$/.test(word.plain) && !endsPart(words, at - place + 1 + nth))
  )
}

const OWN_THING =
  /^(?:deadline|moving|submit|submission|hand-?in|handover|due|talk|presentation|move|launch|date|appointment|course|class|camp|retreat|premiere|performance|show|night|it)$/
const OWN_DATE = sequence(
  optional(keyword('i', 'we', "i've", "we've", 'there')),
  optional(keyword('have', 'got', 'is', 'has')),
  optional(keyword('my', 'the', 'our', 'its', 'a', 'an')),
  optional(
    term((plain) =>
      /^[a-z']{3,}$/.test(plain) &&
      !OCCASION.test(plain.replace(/'s$/, '')) &&
      !isVerb(plain) &&
      !OWN_THING.test(plain.replace(/'s$/, ''))
        ? plain
        : null,
    ),
  ),
  term((typed) => {
    const plain = typed.replace(/'s$/, '')
    return OCCASION.test(plain) || OWN_THING.test(plain) ? true : null
  }),
  optional(keyword('date', 'day')),
  optional(
    sequence(
      keyword('at', 'with', 'to'),
      optional(keyword('the', 'my', 'our')),
      term((plain) => (/^[a-z]{3,}$/.test(plain) ? true : null)),
    ),
  ),
  optional(keyword('is', 'are', 'takes', 'will', 'starts', 'start', 'begins', 'begin')),
  optional(keyword('place', 'be', 'booked', 'scheduled', 'set', 'planned')),
  either<Point | null>(
    firstOfOccasion,
    meaning(sequence(optional(keyword('on', 'in', 'by', 'at', 'for')), point), ([, found]) => found),
    meaning(ahead, (found) => ('date' in found ? { from: found.date, to: found.date, by: 'to' } : null)),
  ),
)

/** `exams | 23 and 24 February`: one gets ready until the first. */
function firstOfOccasion(...[words, at, context]: Parameters<Phrase<Point>>): ReturnType<Phrase<Point>> {
  if (![1, 2].some((back) => OCCASION.test(words[at - back]?.plain ?? ''))) return null
  const read = severalDays(words, at, context)
  return read && { value: { from: read.value.first, to: read.value.first, by: 'to' }, to: read.to }
}

/** `from March 1 | to March 22`: the date that holds no more. */
function formerDate(...[words, at, context]: Parameters<Phrase<Point>>): ReturnType<Phrase<Point>> {
  const to = words.findIndex(({ plain }, index) => index > at + 1 && /^(?:to|until|till)$/.test(plain))
  const read = words[at]?.plain === 'from' && to > 0 ? point(words.slice(0, to), at + 1, context) : null
  return read?.to === to ? read : null
}
const MOVED = /^(?:moved|pushed|postponed|extended|changed|shifted|rescheduled|delayed)$/
/** `…, deadline moved from March 1 to March 22`. */
const MOVED_DATE: Phrase<string> = meaning(
  sequence(
    optional(keyword('my', 'the', 'our', 'its')),
    term((plain) => (OCCASION.test(plain) || OWN_THING.test(plain) ? true : null)),
    optional(keyword('got', 'was', 'is', 'has')),
    optional(keyword('been')),
    term((plain) => (MOVED.test(plain) ? true : null)),
    optional(keyword('back', 'forward', 'up')),
    optional(formerDate),
    keyword('to', 'until', 'till'),
    point,
  ),
  ([, , , , , , , , { from, to }]) => (from === to ? to : null),
)

/** `…, test is 12 jan`, `…, exam date March 14`: a part of its own that says no more than when it is. */
function ownDate(...[words, at, context]: Parameters<Phrase<Deadline>>): ReturnType<Phrase<Deadline>> {
  // `an hour a day | deadline is 12 May`
  const isDeadline =
    words[at]?.plain === 'deadline' &&
    !/^(?:my|our|the|an?|its|before|until|by)$/.test(words[at - 1]?.plain ?? '')
  if (at === 0 || !(isDeadline || /[,;:.!?)]$|^[-–—]$/.test(words[at - 1]?.text ?? ''))) return null
  const isMoved = words.slice(at + 1, at + 5).some(({ plain }) => MOVED.test(plain))
  const moved = isMoved ? MOVED_DATE(words, at, context) : null
  if (moved) return { value: { date: moved.value }, to: moved.to }
  if ([1, 2].some((later) => isLeaveFrom(words, at + later - 1, at + later))) return null
  const read = OWN_DATE(words, at, context)
  const found = read?.value[9]
  // `class on tue + thu`
  const isList =
    /^(?:and|&|\+|or)$/.test(words[read?.to ?? at]?.plain ?? '') &&
    weekdayOf(words[(read?.to ?? at) + 1]?.plain ?? '') !== null
  if (isClubNight(words, at, read?.to ?? at)) return null
  if (!read || !found || isList || (found.from !== found.to && !found.isMonth)) return null
  const date = found.from === found.to ? found.to : addDays(upcoming(found, context).from, -1)
  return { value: { date }, to: read.to }
}

/** `…, club night is Thursday`: that of each week. */
function isClubNight(words: readonly Word[], at: number, to: number): boolean {
  const isDay = weekdayOf(words[to - 1]?.plain ?? '') !== null
  return (
    isDay &&
    /\b(?:club|quiz|games?|poker|choir|band|training|dance|practi[sc]e) night\b/.test(
      clauseText(words, at, 4),
    )
  )
}
