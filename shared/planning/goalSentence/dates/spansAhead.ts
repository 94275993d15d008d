import { endsPart } from '#shared/planning/goalSentence/words/clauses.ts'
import {
  keyword,
  either,
  meaning,
  optional,
  type Phrase,
  sequence,
  term,
} from '#shared/tasks/quickAdd/phrase.ts'
import { dateUnit, monthOfName, weekdayOf } from '#shared/tasks/quickAdd/dateWords.ts'
import { addDays } from '#shared/time/civil.ts'
import { nextWeekday } from '#shared/time/nextWeekday.ts'
import type { Deadline } from './deadline.ts'
import { number, roughly } from '#shared/planning/goalSentence/amounts/numbers.ts'
import { after, span } from '#shared/planning/goalSentence/amounts/points.ts'
import { DATED, OCCASION } from '#shared/planning/goalSentence/occasions.ts'

/** How long from today, behind the number: `12 weeks from now`. */
export const fromNow: Phrase<Deadline> = (words, at, context) => {
  const read = SPAN_FROM_NOW(words, at, context) ?? SPAN_FROM_DAY(words, at, context)
  // `800 | a month from now on`
  return read && words[read.to]?.plain !== 'on' ? read : null
}
const SPAN_FROM_NOW: Phrase<Deadline> = meaning(
  sequence(roughly, span, keyword('from'), keyword('now', 'today')),
  ([, time], { today }) => ({ date: after(today, time) }),
)

/** `a week from Thursday`. */
const SPAN_FROM_DAY: Phrase<Deadline> = meaning(
  sequence(
    span,
    keyword('from'),
    optional(keyword('this', 'next')),
    term((plain) => weekdayOf(plain)),
  ),
  ([time, , , day], { today }) => ({ date: after(nextWeekday(addDays(today, 1), day), time) }),
)

/** `I have 3 months to | learn Italian`, `got 6 weeks till | my exam`. */
export const haveTime: Phrase<Deadline> = (words, at, context) =>
  HAVE.test(words[at]?.text ?? '') ? haveAnyTime(words, at, context) : null
const HAVE = /^(?:i|we|i['’]ve|we['’]ve|have|got|only)$/i

const haveAnyTime: Phrase<Deadline> = either(
  meaning(
    sequence(keyword('i', 'we', "i've", "we've"), keyword('have', 'got'), span, keyword('to')),
    ([, , time], { today }) => ({ date: after(today, time) }),
  ),
  meaning(
    sequence(
      optional(keyword('i', 'we', "i've", "we've")),
      keyword('have', 'got', 'only'),
      optional(keyword('got', 'only', 'about', 'just')),
      span,
      optional(keyword('left')),
      keyword('till', 'til', 'until', 'before'),
    ),
    ([, , , time], { today }) => ({ date: after(today, time) }),
  ),
)

/** `3 months to go until | my marathon`, `8 weeks left to | prepare for my test`. */
export const countdown: Phrase<Deadline> = (words, at, context) =>
  /^(?:\d|an?$|only$|just$|about$|two$|three$|four$|five$|six$|eight$|ten$)/.test(words[at]?.plain ?? '') &&
  [1, 2].some((later) => /^(?:day|week|month)s?$/.test(words[at + later]?.plain ?? ''))
    ? (timeLeft(words, at, context) ?? untilOccasion(words, at, context))
    : null

/** `6 weeks till my cousin's wedding`, which says no more than how far away it is. */
function untilOccasion(...[words, at, context]: Parameters<Phrase<Deadline>>): ReturnType<Phrase<Deadline>> {
  const read = SPAN_UNTIL(words, at, context)
  if (!read) return null
  const behind = words.slice(read.to, read.to + MOST_OF_NAME)
  const occasion = behind.findIndex(({ plain }) => OCCASION.test(plain))
  const to = read.to + occasion + 1
  const isDated = occasion >= 0 && /^(?:on|in|is)$/.test(words[to]?.plain ?? '')
  return occasion < 0 || isDated ? null : { value: { date: after(context.today, read.value[1]) }, to }
}
const MOST_OF_NAME = 4
const SPAN_UNTIL = sequence(
  optional(keyword('only', 'just', 'about')),
  span,
  keyword('til', 'till', 'until', 'to'),
  keyword('my', 'our', 'the'),
)

const timeLeft: Phrase<Deadline> = meaning(
  sequence(
    optional(keyword('only', 'just', 'about')),
    span,
    either<unknown>(sequence(keyword('to'), keyword('go')), keyword('left', 'remaining')),
    optional(keyword('until', 'till', 'til', 'before', 'to')),
  ),
  ([, time], { today }) => ({ date: after(today, time) }),
)

/** How long from today: `in 3 weeks`, `within the next 10 days`, `over 2 months`, `in a year`. */
export const ahead: Phrase<Deadline> = either(
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
      optional(keyword('the', 'about', 'less', 'under')),
      optional(keyword('next', 'coming', 'following', 'than')),
      span,
      optional(keyword('time')),
    ),
    ([, , , , time], { today }): Deadline => ({ date: after(today, time), ahead: time }),
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

const WHOLE_SPAN = sequence(
  optional(keyword('for')),
  optional(keyword('the', 'whole', 'entire', 'full')),
  span,
)
const SHORT_SPAN = sequence(number, keyword('week', 'month'))

/** How long it goes on, from its first day: `for 4 weeks`, `for the next month`, `12 weeks` as a part of its own, `30-day`. */
export const lasting: Phrase<Deadline> = either(
  meaning(sequence(keyword('for'), keyword('the'), keyword('next', 'coming'), dateUnit), ([, , , time]) => ({
    lasting: time,
  })),
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
  // `go | a month | without sugar`
  (words, at, context) => {
    if (!/^(?:go|going|live|last|survive|spend|do)$/.test(words[at - 1]?.plain ?? '')) return null
    const read = WHOLE_SPAN(words, at, context)
    return read && words[read.to]?.plain === 'without'
      ? { value: { lasting: read.value[2] }, to: read.to }
      : null
  },
  // `complete 12 week strength program`
  (words, at, context) => {
    const isSpan = /^(?:week|month)$/i.test(words[at + 1]?.text ?? '')
    const read = isSpan ? SHORT_SPAN(words, at, context) : null
    const isProgramme =
      read && words.slice(read.to, read.to + 3).some(({ plain }) => /^program(?:me)?$/.test(plain))
    if (!isProgramme || /^(?:an?|the|my)$/.test(words[at - 1]?.plain ?? '')) return null
    const [count, unit] = read.value
    return {
      value: { lasting: unit === 'week' ? { days: 7 * count, months: 0 } : { days: 0, months: count } },
      to: read.to,
    }
  },
  (words, at, context) => {
    if (
      /^(?:an?|of|half)$/.test(words[at]?.plain ?? '') ||
      (!endsPart(words, at - 1) &&
        /^(?:of|every|each|last|past|after|been|i'?m|am|we're|she's)$/.test(words[at - 1]?.plain ?? '')) ||
      /^(?:realistically|only|just|maybe|probably)$/.test(words[at - 1]?.plain ?? '') ||
      // `once I've been here | 5 years`
      words.slice(Math.max(0, at - 3), at).some(({ plain }) => /^(?:been|lived|worked)$/.test(plain)) ||
      // `on the | three days | I work from home`
      (words[at - 2]?.text === 'on' && /^(?:the|those|my|our)$/.test(words[at - 1]?.plain ?? ''))
    )
      return null
    // `exam 2 weeks from Friday`
    if (DATED.test(words[at - 1]?.plain ?? '') && words[at + 2]?.plain === 'from') return null
    const read = span(words, at, context)
    // `20 minutes each, | 12 weeks pregnant`
    const isBehindEach = /^(?:each|every)$/.test(words[at - 1]?.plain ?? '')
    if (isBehindEach && read && read.to < words.length && !endsPart(words, read.to - 1)) return null
    // `100 days of code`; but `4 weeks of physio`
    if (
      words[read?.to ?? at]?.plain === 'of' &&
      ((at > 0 && !/^(?:do|start|begin|complete|finish|try)$/.test(words[at - 1]?.plain ?? '')) ||
        read?.value.days === undefined ||
        read.value.days % 7 > 0 ||
        !/^weeks?$/.test(words[at + 1]?.plain ?? ''))
    )
      return null
    const last = words[(read?.to ?? at) - 1]?.plain ?? ''
    const [next, second] = [words[read?.to ?? at]?.plain ?? '', words[(read?.to ?? at) + 1]?.plain ?? '']
    const isRate =
      /^(?:a|per|each|every|old|off|straight|out|between|apart)$/.test(next) ||
      (/^(?:next|this)$/.test(next) && monthOfName(second) !== null) ||
      (next === 'in' && (second === 'a' || monthOfName(second) !== null)) ||
      (next === 'on' && /^(?:\d|and|off)/.test(second)) // `5 days on 2 days off`
    return read && !isRate && /s$|-/.test(last) ? { value: { lasting: read.value }, to: read.to } : null
  },
)
