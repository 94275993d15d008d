import type { Word } from '#shared/tasks/quickAdd/words.ts'
import type { Found } from './found.ts'
import { endsPart } from './words/clauses.ts'
import type { Span } from './words/wordSpan.ts'

/**
 * `2 lessons a week and theory 20 minutes a day`, `lesson once a week, practise 30 minutes on the other days`: where something is
 * practised each day as well, lessons take place anyway and are none of its sessions.
 *
 * @returns what was found without the lessons, and their words
 */
export function withoutLessons(
  found: readonly Found[],
  words: readonly Word[],
): { found: Found[]; lessons: Span[] } {
  const lesson = found.find((one) => one.kind === 'rhythm' && isOfLessons(words, one))
  const isPractised = found.some(
    (one) => one !== lesson && (isDaily(one) || (one.kind === 'length' && one.value.of === 'day')),
  )
  if (!lesson || !isPractised) return { found: [...found], lessons: [] }
  const from = LESSONS.test(words[lesson.from - 1]?.plain ?? '') ? lesson.from - 1 : lesson.from
  return { found: found.filter((one) => one !== lesson), lessons: [{ from, to: lesson.to }] }
}

/** At the begin of a part: of `yoga class on Mondays` it is what is done. */
function isOfLessons(words: readonly Word[], { from, to }: Span): boolean {
  const isLed = LESSONS.test(words[from - 1]?.plain ?? '')
  const begin = isLed ? from - 1 : from
  const isNamed = isLed || words.slice(from, to).some(({ plain }) => LESSONS.test(plain))
  return (
    isNamed &&
    begin > 0 &&
    (endsPart(words, begin - 1) || /^(?:and|plus|&|\+|with)$/.test(words[begin - 1]?.plain ?? ''))
  )
}
const LESSONS = /^(?:lessons?|class(?:es)?|tutorials?)$/

function isDaily(one: Found): boolean {
  return one.kind === 'rhythm' && one.value.perWeek === 7
}
