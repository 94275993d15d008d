import type { Word } from '#shared/tasks/quickAdd/words.ts'
import type { SentenceContext } from './context.ts'
import { endsPart } from './words/clauses.ts'
import { perDay } from './rhythms/lengths.ts'
import { ON_DAYS } from './times/exclusions.ts'
import type { Found } from './found.ts'
import { numberOf } from './amounts/numbers.ts'
import type { Rhythm } from './rhythms/rhythm.ts'
import type { Span } from './words/wordSpan.ts'

/**
 * `my lesson is every Wednesday, practice on the other days`: the days of what takes place anyway, and that the goal is worked at on
 * all others.
 *
 * @returns the days to leave out with the words that say so, and the daily rhythm of `on the other days`; empty unless both are said
 */
export function lessonsAndOtherDays(words: readonly Word[], context: SentenceContext): Found[] {
  const others = otherDays(words)
  if (!others) return []
  for (let at = 0; at < words.length; at += 1) {
    const isLed = at === 0 || endsPart(words, at - 1) || isJoint(words[at - 1])
    const behind = isLed ? (daysOfNamed(words, at, others) ?? leadAt(words, at)) : null
    const read = behind === null ? null : ON_DAYS(words, behind, context)
    if (!read || (others.from >= at && others.from < read.to)) continue
    // `a class on Mondays at 7 | plus 10 minutes on all other days`
    const end = endOfLesson(words, read.to)
    const plus = words.findIndex(({ plain }, index) => index >= read.to && /^(?:plus|\+)$/.test(plain))
    const to = plus < 0 ? end : Math.min(end, plus)
    return [
      { kind: 'not on', from: at, to, value: read.value[1] },
      { kind: 'rhythm', ...others, value: rhythmOfOthers(words, others) },
    ]
  }
  return []
}

/** `on non-gym days, | gym is Mon Wed Fri`: the index of its days. */
function daysOfNamed(words: readonly Word[], at: number, others: Span): number | null {
  const name = words
    .slice(others.from, others.to)
    .flatMap(({ plain }) => /^non-([a-z]+)$/.exec(plain)?.[1] ?? [])
  const own = /^(?:my|the|our)$/.test(words[at]?.plain ?? '') ? at + 1 : at
  const isNamed = name.length > 0 && name[0] === words[own]?.plain
  return isNamed && /^(?:is|are)$/.test(words[own + 1]?.plain ?? '') ? own + 2 : null
}

/**
 * `guitar lesson Mondays at 5, practise 20 minutes a day`: a lesson before what is practised each day is none of its sessions. Whether
 * it changes the plan is asked.
 *
 * @returns the words of the lesson; null where none is named, or nothing is practised each day behind it
 */
export function lessonBeforePractice(words: readonly Word[], context: SentenceContext): Span | null {
  const from = words.findIndex((_, at) => (at === 0 || endsPart(words, at - 1)) && leadAt(words, at) !== null)
  const behind = from < 0 ? null : leadAt(words, from)
  const days = behind === null ? null : ON_DAYS(words, behind, context)
  const isLesson = words.slice(from, behind ?? from).some(({ plain }) => LESSON.test(plain))
  if (!days || !isLesson) return null
  const to = endOfLesson(words, days.to)
  const next = words.slice(to, to + 4).findIndex(({ plain }) => PRACTISES.test(plain))
  const end = words.findIndex((_, at) => at >= to && endsPart(words, at))
  const isEachDay = words
    .slice(to, end < 0 ? words.length : end + 1)
    .some(
      (_, step) =>
        perDay(words, to + step, context) !== null ||
        words[to + step]?.plain === 'every' ||
        isHomework(words, to + step),
    )
  const isOnDays = words
    .slice(to + next, end < 0 ? words.length : end + 1)
    .some((_, step) => step > 0 && ON_DAYS(words, to + next + step, context) !== null)
  // `sing in the choir | every Tuesday`: what is done there stays in the title.
  const begin = GROUP.test(words[from]?.plain ?? '') ? (behind ?? from) : from
  return next >= 0 && (isEachDay || isOnDays) ? { from: begin, to } : null
}
/** `and 1 hour of | homework | a week`. */
function isHomework(words: readonly Word[], at: number): boolean {
  return words[at]?.plain === 'homework' && /^(?:a|per|each|every)$/.test(words[at + 1]?.plain ?? '')
}
const LESSON =
  /^(?:lessons?|class(?:es)?|course|tutor|teacher|coach|rehearsals?|choir|band|orchestra|club|practice)$/
const PRACTISES =
  /^(?:homework|home|alone|myself|practi[sc]e|study|revise|train|rehearse|sing|play|read|review|learn)$/

const LEAD =
  /^(?:my [a-z]+ (?:is )?teach(?:es|ing) (?:me|us)(?: (?:to|how to))? [a-z]+ ?(?=(?:on|every|each|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*)\b)|[a-z]+ (?:lessons?|class(?:es)?|course|rehearsals?|practice) ?(?=(?:on|every|each|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*)\b)|(?:(?:(?:my|our|the) (?:[a-z]+ ){0,2}?)?(?:lessons?|class(?:es)?|course|training|tutor|teacher|coach|rehearsals?|choir|band|orchestra|club)(?:'s)? (?:is|are|meets?|comes?|rehearses?|plays|trains|takes? place)?|(?:i|we) (?:(?:already|usually|always|also) )?(?:play|sing|dance|drum|run|swim|train|row|climb|cycle|volunteer)(?: [a-z]+){0,4}? ?|(?:i|we)(?:'ve)? (?:(?:already|usually|always) )?(?:have|take|got|teach|work|go) (?:(?:my|a|an|the) )?(?:[a-z]+ ){0,3}?(?:lessons?|class(?:es)?|course|training|choir|rehearsals?)?) ?)(?=(?:on|every|each|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*)\b)/

/** `sing in the choir every Tuesday`. */
const IN_GROUP =
  /^(?:sing|play|dance|act|drum) (?:in|with|for) (?:the|a|an|my|our) (?:[a-z]+ )?(?:choir|band|orchestra|ensemble|group|team|club|class) ?(?=(?:on|every|each|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*)\b)/
const GROUP = /^(?:sing|play|dance|act|drum)$/

/** The index of the days in a clause that says when a lesson is; null where none begins at this word. */
function leadAt(words: readonly Word[], at: number): number | null {
  const isLed =
    GROUP.test(words[at]?.plain ?? '') ||
    /^(?:my|our|the|i|we|i've|we've|lessons?|class(?:es)?|course|training|rehearsals?|teacher|tutor|coach)$/.test(
      words[at]?.plain ?? '',
    )
  if (!isLed && !/^(?:lessons?|class(?:es)?|course|rehearsals?|practice)$/.test(words[at + 1]?.plain ?? ''))
    return null
  const lead = (GROUP.test(words[at]?.plain ?? '') ? IN_GROUP : LEAD).exec(
    words
      .slice(at, at + 9)
      .map(({ plain }) => plain)
      .join(' '),
  )?.[0]
  if (lead === undefined) return null
  const to = at + lead.trim().split(' ').length
  return /^(?:every|each)$/.test(words[to]?.plain ?? '') ? to + 1 : to
}

/** `on 2 other days`, or on all of them. */
function rhythmOfOthers(words: readonly Word[], { from, to }: Span): Rhythm {
  const count = words
    .slice(from, to)
    .map(({ plain }) => numberOf(plain))
    .find((number) => number !== null)
  return count === undefined || count === null
    ? { perWeek: 7, weekdays: null, isDaily: true }
    : { perWeek: Math.min(6, count), weekdays: null }
}

/** With its hour, which is the lesson's: `every Wednesday | at 5`. */
function endOfLesson(words: readonly Word[], days: number): number {
  let to = days
  if (endsPart(words, to - 1)) return to
  while (to < words.length && !isJoint(words[to]) && (to === days || !endsPart(words, to - 1))) to += 1
  return to
}

function isJoint(word: Word | undefined): boolean {
  return word?.escape === null && /^(?:and|so|but)$/.test(word.plain)
}

const OTHER = /^(?:other|remaining|rest|except|but|apart|non-[a-z]+)\b/i
const OTHER_DAYS =
  /^(?:(?:on|in|for) )?(?:(?:the|my) )?non-[a-z]+ days(?= |$)|^(?:(?:on|in|for) )?(?:(?:(?:all|all of|each of|most of) )?(?:the|my) )?(?:(?:(?:all|\d|two|three|four) )?(?:other|remaining) days|rest of the (?:week|days))(?: of the week)?(?= |$)|^(?:on )?(?:every day|daily|all days) (?:except(?: for)?|but(?: not)?(?: on)?|apart from) (?:then|that(?: (?:day|one))?|those(?: days)?|lesson days?)(?= |$)/

function otherDays(words: readonly Word[]): Span | null {
  for (let from = 0; from < words.length; from += 1) {
    const isNear = words.slice(from, from + 5).some(({ text }) => OTHER.test(text))
    if (
      !isNear ||
      !/^(?:on|in|for|all|each|every|daily|most|the|my|other|remaining|rest|non-[a-z]+|\d|two|three|four)$/.test(
        words[from]?.plain ?? '',
      )
    )
      continue
    const text = words
      .slice(from, from + 9)
      .map(({ plain }) => plain)
      .join(' ')
    const found = OTHER_DAYS.exec(text)?.[0]
    if (found !== undefined) return { from, to: from + found.split(' ').length }
  }
  return null
}
