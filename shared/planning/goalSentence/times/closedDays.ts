import { optional, keyword, sequence, type Phrase } from '#shared/tasks/quickAdd/phrase.ts'
import { clauseText, endsPart } from '#shared/planning/goalSentence/words/clauses.ts'

const CLOSED =
  /^(?:but )?(?:(?:the|my|our) )?(?:[a-z]+ ){1,2}?(?:(?:is|are|'s) )?(?:always |usually )?(?:closed|shut|not open)(?: on)?(?= )/

/** `…, the pool is closed on Mondays`: nobody can go there then. @param days the weekdays, joined in any way */
export function closedDays(days: Phrase<readonly number[]>): Phrase<readonly number[]> {
  const named = sequence(optional(keyword('on', 'every', 'each')), days)
  return (words, at, context) => {
    if (at === 0 || !(endsPart(words, at - 1) || words[at]?.plain === 'but')) return null
    const isNear = words.slice(at + 1, at + 6).some(({ plain }) => /^(?:closed|shut|open)$/.test(plain))
    const lead = isNear ? CLOSED.exec(`${clauseText(words, at, 9)} `)?.[0] : undefined
    const read = lead === undefined ? null : named(words, at + lead.trim().split(' ').length, context)
    return read && (read.to >= words.length || endsPart(words, read.to - 1))
      ? { value: read.value[1], to: read.to }
      : null
  }
}
