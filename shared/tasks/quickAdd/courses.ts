import { addDays, addMonths } from '#shared/time/civil.ts'
import { plainRule } from '#shared/tasks/repeating/repeatRule.ts'
import type { Match, Parser } from './parser.ts'
import { parseRepeatEnd } from './repeatEnds.ts'
import type { Word } from './words.ts'

const BEGINNING = /^(?:until|till|til|thru|through|for)$/
const SEVERAL = /^(?:twice|thrice|times|\d{1,2}x?|x\d{1,2})$/
const CLOCK = /^\d{1,2}(?::\d{2}|(?:[:.]\d{2})?[ap]m?)$/
const EACH_DAY = /^(?:a|per|each|every|\/)$/

/**
 * The end of what is done several times a day, which says that it is done daily: "antibiotics 3x a day til sunday", "drops twice
 * daily for 7 days". How often a day stays in the title.
 */
export const parseEndOfCourse: Parser = (words, at, context) => {
  if (!BEGINNING.test(words[at]?.plain ?? '') || !isBehindSeveral(words, at)) return null
  const match: Match | null = parseRepeatEnd(words, at, context)
  if (match?.finding.kind !== 'end') return null
  const { ends } = match.finding
  if (ends.kind !== 'on' && ends.kind !== 'span') return null // "for 5 times": a day, or in all
  const date = ends.kind === 'on' ? ends.date : addDays(addMonths(context.today, ends.months), ends.days - 1)
  const rule = { ...plainRule('DAILY'), ends: { kind: 'on' as const, date } }
  return { ...match, finding: { kind: 'repeat', rule, from: 'schedule' } }
}

const MOST_BETWEEN = 3 // words

/** Whether the words before say how many times a day, and maybe with what: "3 times a day w food". */
function isBehindSeveral(words: readonly Word[], at: number): boolean {
  for (let between = 0; between <= MOST_BETWEEN; between += 1) {
    if (endsSeveral(words, at - between)) return true
    if (!/^\p{L}+$/u.test(words[at - between - 1]?.text ?? '')) return false
  }
  return false
}

function endsSeveral(words: readonly Word[], at: number): boolean {
  const last = words[at - 1]?.plain ?? ''
  if (/^am[/&+]pm$/.test(last)) return true
  const areTimes = [at - 1, at - 3].every((index) => CLOCK.test(words[index]?.plain ?? ''))
  if (areTimes && /^(?:&|and|\+|n)$/.test(words[at - 2]?.plain ?? '')) return true // "8am + 8pm til 14 march"
  if (last === 'pm' && /^(?:&|and|\+|n)$/.test(words[at - 2]?.plain ?? '') && words[at - 3]?.plain === 'am')
    return true
  const isHour = /^(?:at|@|by|from|to|until|till|til)$/.test(words[at - 3]?.plain ?? '')
  if (last === 'daily') return !isHour && SEVERAL.test(words[at - 2]?.plain ?? '') // not "at 7 daily"
  if (last === 'day' && SEVERAL.test(words[at - 2]?.plain ?? '')) return true // "2x day"
  return (
    last === 'day' && EACH_DAY.test(words[at - 2]?.plain ?? '') && SEVERAL.test(words[at - 3]?.plain ?? '')
  )
}
