import type { Word } from '#shared/tasks/quickAdd/words.ts'
import type { SentenceContext } from '#shared/planning/goalSentence/context.ts'
import { clauseText } from '#shared/planning/goalSentence/words/clauses.ts'
import { dayPartWindow } from './dayParts.ts'
import { exclusion } from './exclusions.ts'
import { dayWindow } from './times.ts'

/**
 * `not on sunday | evenings`, `not on mondays | after 6pm`, `but saturdays | at 9am`: the time of the days that are refused; that of
 * `every weekday except Wednesday at 5` is that of the others.
 */
export function timeOfRefused(words: readonly Word[], at: number, behind: number, context: SentenceContext) {
  const side = words[behind]?.plain ?? ''
  const hour =
    side === 'when' || side === 'where' ? OTHER_HOUR.exec(clauseText(words, behind, 9))?.[0] : undefined
  if (hour !== undefined) return { to: behind + hour.split(' ').length }
  const isOfDays =
    words[at]?.plain === 'but'
      ? /^(?:at|in|after|before)$/.test(side)
      : /^(?:after|before|until|till)$/.test(side) && !/^(?:except|excluding)$/.test(words[at]?.plain ?? '')
  return dayPartWindow(words, behind, context) ?? (isOfDays ? dayWindow(words, behind, context) : null)
}

/** `except Wednesdays | when it's 8`: what takes place anyway is at another hour then. */
const OTHER_HOUR =
  /^(?:when|where) (?:(?:it'?s|it is|that'?s|i'?m|(?:i|we|he|she|it) (?:finish|get|come|end)(?:e?s)?)(?: (?:work|home|back|off|done|free|in|at|until|till|around|about|only|more|like|from))*|(?:i|we)(?:'?ll| will| can| could)?(?: (?!work|teach|have|leave|am)[a-z]+)(?: it| out)? (?:at|from|after|before)) (?:\d[\d:.]*(?:am|pm)?|five|six|seven|eight|nine|ten|noon|midnight)(?= |$)/

/** `rest on the weekend, | Friday optional`: of a day behind a comma something else is said. */
export function withoutMaybe(
  found: ReturnType<typeof exclusion>,
  words: readonly Word[],
  at: number,
  context: SentenceContext,
): ReturnType<typeof exclusion> {
  if (!found || !MAYBE.test(words[found.to]?.plain ?? '')) return found
  const comma = words.slice(at, found.to - 1).findLastIndex(({ text }) => text.endsWith(','))
  return comma < 0 ? found : exclusion(words.slice(0, at + comma + 1), at, context)
}
const MAYBE = /^(?:optional|maybe|possible|possibly|ok|okay|fine|sometimes|depends|works|if)$/
