import type { Word } from '#shared/tasks/quickAdd/words.ts'
import type { SentenceContext } from '#shared/planning/goalSentence/context.ts'
import { dayPartWindow } from './dayParts.ts'
import { dayWindow } from './times.ts'

/**
 * `not on sunday | evenings`, `not on mondays | after 6pm`, `but saturdays | at 9am`: the time of the days that are refused; that of
 * `every weekday except Wednesday at 5` is that of the others.
 */
export function timeOfRefused(words: readonly Word[], at: number, behind: number, context: SentenceContext) {
  const side = words[behind]?.plain ?? ''
  const isOfDays =
    words[at]?.plain === 'but'
      ? /^(?:at|in|after|before)$/.test(side)
      : /^(?:after|before|until|till)$/.test(side) && !/^(?:except|excluding)$/.test(words[at]?.plain ?? '')
  return dayPartWindow(words, behind, context) ?? (isOfDays ? dayWindow(words, behind, context) : null)
}
