import { dayOfWeek } from '#shared/time/civil.ts'
import type { Word } from '#shared/tasks/quickAdd/words.ts'
import type { Found } from './found.ts'
import { endsPart } from './words/clauses.ts'
import type { Span } from './words/wordSpan.ts'

/**
 * `2 lessons a week and theory 20 minutes a day`, `30 minutes Mon to Thu, lesson on Fridays`: where something is practised each day, or
 * on other days, lessons take place anyway and are none of its sessions.
 *
 * @returns what was found without the lessons, and their words
 */
export function withoutLessons(
  found: readonly Found[],
  words: readonly Word[],
): { found: Found[]; lessons: Span[] } {
  const lesson = found.find((one) => isOfWeek(one) && lessonAround(words, one) !== null)
  const span = lesson && lessonAround(words, lesson)
  if (!lesson || !span) return { found: [...found], lessons: [] }
  const others = found.filter((one) => one.to <= span.from || one.from >= span.to)
  const isPractised = others.some(
    (one) =>
      isDaily(one) || (one.kind === 'length' && one.value.of === 'day') || isOnOtherDays(one, daysOf(lesson)),
  )
  return isPractised ? { found: others, lessons: [span] } : { found: [...found], lessons: [] }
}

/** The part of a sentence around the days of a lesson, with its hour; of `yoga class on Mondays` it is what is done. */
function lessonAround(words: readonly Word[], { from, to }: Span): Span | null {
  let begin = from
  while (begin > 0 && from - begin < LONGEST_LEAD && !isEnd(words, begin - 1)) begin -= 1
  const isApart = begin > 0 && isEnd(words, begin - 1)
  const text = words
    .slice(begin, to)
    .map(({ plain }) => plain)
    .join(' ')
  const [said, thing] = LESSON.exec(text) ?? []
  // `an Italian class` beside pottery is another goal.
  const isOfGoal = thing === undefined || words.slice(0, begin).some(({ plain }) => plain === thing)
  if (!isApart || said === undefined || !isOfGoal) return null
  let end = to
  while (end < words.length && !endsPart(words, end - 1) && OF_HOUR.test(words[end]?.plain ?? '')) end += 1
  return { from: begin, to: end }
}
const LONGEST_LEAD = 7
const LESSON =
  /^(?:(?:i|we|i've|we've|have|got|a|an|one|two|the|my|our|there's|\d|weekly|group|private|online) )*(?:([a-z]+) )?(?:lessons?|class(?:es)?) (?:(?:is|are|always|usually|only) )*(?:(?:on|every|each) |(?=[a-z\d]))/
const OF_HOUR =
  /^(?:at|from|to|till|until|-|–|\d[\d:.]*(?:am|pm)?(?:[-–]\d[\d:.]*(?:am|pm)?)?|am|pm|evenings?|mornings?|afternoons?|nights?)$/

/** A part ends with a word, or a joint leads to the next; `30 min. | lesson on Fridays` does too. */
function isEnd(words: readonly Word[], at: number): boolean {
  const word = words[at]
  return (
    endsPart(words, at) ||
    (word?.plain === 'min' && word.end - word.start > word.text.length) ||
    (word?.escape === null && /^(?:and|plus|&|\+|with|but)$/.test(word.plain))
  )
}

/** Days of the week, of which one alone may be read as a date: `class on Friday`. */
function isOfWeek(one: Found): boolean {
  return one.kind === 'rhythm' || daysOf(one) !== null
}

function daysOf(one: Found): readonly number[] | null {
  if (one.kind === 'rhythm') return one.value.weekdays
  if (one.kind !== 'deadline' || !('date' in one.value)) return null
  return [dayOfWeek(one.value.date)]
}

function isOnOtherDays(one: Found, days: readonly number[] | null): boolean {
  return (
    one.kind === 'rhythm' &&
    days !== null &&
    one.value.weekdays !== null &&
    one.value.weekdays.every((day) => !days.includes(day))
  )
}

function isDaily(one: Found): boolean {
  return one.kind === 'rhythm' && one.value.perWeek === 7
}
