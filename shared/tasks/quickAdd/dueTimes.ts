import { MINUTES_PER_DAY } from '#shared/time/civil.ts'
import { isClosed } from './clauses.ts'
import { clock, isOnFace, likelyTime, militaryIn } from './clock.ts'
import type { Phrase } from './phrase.ts'

const HOUR = 60

/** `by weds 5`: the hour behind a day in words, where its clause ends. */
export const hourAtEnd: Phrase<number> = (words, at, context) => {
  const isBehindWord = !/\d/.test(words[at - 1]?.plain ?? '')
  const inDigits = isBehindWord && isClosed(words, at + 1) ? militaryIn(words[at]?.plain ?? '') : null
  if (inDigits !== null) return { value: inDigits.minutes, to: at + 1 } // "due thurs 2359"
  const read =
    isBehindWord && isClosed(words, at + 1) && /^\d/.test(words[at]?.text ?? '')
      ? clock(words, at, context)
      : null
  if (read?.to !== at + 1 || !isOnFace(read.value)) return null
  const time = likelyTime(read.value)
  const isAfterWork = time >= 6 * HOUR && time < 8 * HOUR // "by weds 6" is in the evening, as "by 6" is
  return { value: isAfterWork ? time + 12 * HOUR : time, to: at + 1 }
}

/** `due wed 11:59`: a minute before the day is over. */
export const lastMinute: Phrase<number> = (words, at) => {
  const isTyped = /^11[:.]59$/.test(words[at]?.plain ?? '') && words[at + 1]?.plain !== 'am'
  return isTyped && words[at + 1]?.plain !== 'pm' ? { value: MINUTES_PER_DAY - 1, to: at + 1 } : null
}
