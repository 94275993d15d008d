import { clockOf } from '#shared/time/civil.ts'
import type { Word } from '#shared/tasks/quickAdd/words.ts'
import type { FoundOf } from '#shared/planning/goalSentence/found.ts'
import { endsPart } from '#shared/planning/goalSentence/words/clauses.ts'
import { isOccupationAt } from '#shared/planning/goalSentence/words/occupations.ts'
import { MIDNIGHT } from './dayParts.ts'

/**
 * `I teach until 4 so study after that`, `I finish work at 6, gym afterwards`: there is time from the hour at which what is told at
 * the beginning ends.
 */
export function afterTold(words: readonly Word[], at: number): FoundOf<'window'> | null {
  if (!/^(?:after|from|since|afterwards)/i.test(words[at]?.text ?? '')) return null
  const isAfter = /^(?:after|from|since)$/.test(words[at]?.plain ?? '')
  const isThat = isAfter && /^(?:that|then)$/.test(words[at + 1]?.plain ?? '')
  if (!isThat && words[at]?.plain !== 'afterwards') return null
  if (at < 3 || !isOccupationAt(words, 0)) return null
  const to = isThat ? at + 2 : at + 1
  // `after that | week`
  if (
    to < words.length &&
    !endsPart(words, to - 1) &&
    /^(?:day|week|month|year|date|time|i|we|it)$/.test(words[to]?.plain ?? '')
  )
    return null
  const from = endOfTold(words, at)
  return from === null ? null : { kind: 'window', from: at, to, value: { from, to: MIDNIGHT } }
}

/** When what is told ends: `until 4`, `finish at 5:30`. */
function endOfTold(words: readonly Word[], before: number): string | null {
  for (let at = 1; at < Math.min(before, MOST_TOLD); at += 1) {
    const [, hours, minutes = '0', half] = HOUR.exec(words[at]?.plain ?? '') ?? []
    const side = words[at - 1]?.plain ?? ''
    const isEnd =
      /^(?:until|till|to)$/.test(side) ||
      (/^(?:at|by|around)$/.test(side) && words.slice(0, at).some(({ plain }) => ENDS.test(plain)))
    if (hours === undefined || !isEnd) continue
    const hour = Number(hours) % 12
    // What ends between 1 and 8 does so in the afternoon; a shift may end at any other hour.
    const isLater = half === 'pm' || (half === undefined && hour >= 1 && hour <= 8)
    if (half === undefined && !isLater && Number(hours) < 12) return null
    return clockOf(
      (Number(hours) > 12 ? Number(hours) : hour + (isLater || (half === undefined && hour === 0) ? 12 : 0)) *
        60 +
        Number(minutes),
    )
  }
  return null
}
const MOST_TOLD = 12
const HOUR = /^(\d{1,2})(?::([0-5]\d))?(am|pm)?$/
const ENDS = /^(?:finish(?:es)?|ends?|home|off|out|done|back|leave|close[sd]?|stop|asleep|bed|shuts?)$/
