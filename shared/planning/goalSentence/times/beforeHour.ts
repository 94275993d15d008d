import type { Phrase } from '#shared/tasks/quickAdd/phrase.ts'
import { clockOf, minutesOf } from '#shared/time/civil.ts'
import { clauseText, endsPart } from '#shared/planning/goalSentence/words/clauses.ts'
import { type DayWindow, EARLIEST } from './dayParts.ts'

/**
 * `before the kids wake up at 7`, `before my husband gets home at 6`: the day up to the hour of what others do. Null where that is on a
 * day of its own: `before we leave at 5 on Friday`.
 */
export const beforeHour: Phrase<DayWindow> = (words, at) => {
  if (words[at]?.plain !== 'before') return null
  const [found, deed = '', hour = '', minutes = '0', half] =
    BEFORE_HOUR.exec(clauseText(words, at, MOST_WORDS)) ?? []
  if (found === undefined || Number(hour) > 23) return null
  const to = at + found.split(' ').length
  const isEnd =
    to >= words.length ||
    endsPart(words, to - 1) ||
    !/^(?:on|next|this|tomorrow)$/.test(words[to]?.plain ?? '')
  const end = minutesOf(`${hour.padStart(2, '0')}:${minutes.padStart(2, '0')}`)
  const isLate = half === 'pm' || (half === undefined && end < 12 * 60 && LATE.test(deed))
  const until = clockOf(isLate && end < 12 * 60 ? end + 12 * 60 : end)
  return isEnd && until > EARLIEST ? { value: { from: EARLIEST, to: until }, to } : null
}
const MOST_WORDS = 10
const BEFORE_HOUR =
  /^before (?:(?:my|the|our|his|her|their) )?(?:[a-z'’-]+ ){1,3}?((?:wakes?(?: up)?|gets? (?:up|home|in|back)|comes? (?:home|back)|starts?|begins?|leaves?|is (?:home|up|awake)|are (?:home|up|awake)|opens?)(?: (?:for )?(?:work|school))?) (?:at|around|by) (\d{1,2})(?:[:.](\d\d))?(am|pm)?(?= |$)/
/** What people do in the evening, where the hour leaves it open. */
const LATE = /^(?:gets? (?:home|in|back)|comes? (?:home|back)|is home|are home)/
