import { DAYS, daysOf } from './days.ts'
import { CORRECTS_WORDS, FILLER } from './marks.ts'

const SPACE = '\\s{1,4}'
const MARKS = `(?:(?:${FILLER}|${CORRECTS_WORDS})[,.…]{0,3}${SPACE}){0,4}`
const BEFORE_MEANT = `[,;:–—-]{0,2}${SPACE}((?:(?:but|rather|i meant?|make (?:it|that)|it'?s|so|just|only)${SPACE}){0,3})`
const SETS =
  '(?:on\\s{1,4})?(?:weekdays|weekends)(?![a-z])|(?:(?:every|each)\\s{1,4}(?:single\\s{1,4})?day|daily)(?![a-z])'
const SET = `(?:${DAYS.source}|${SETS})`
const FORM = new RegExp(
  `(${SET})[,;.…–—-]{0,3}${SPACE}(${MARKS})not\\s{1,4}(${DAYS.shortest ?? DAYS.source}|${SETS})${BEFORE_MEANT}(${SET})(\\s{1,4}(?:at |for )?(?:\\d|an? |half ))?`,
  'gi',
)
/** `not Wednesday evening` leaves the rest of the day. */
const PART = /morning|afternoon|evening|night|lunch/i

/**
 * `Monday to Friday, no not Friday, Monday to Thursday`: which of the days are not meant, and then those that are. The last of them
 * are the days.
 */
export function withDaysSaidAgain(text: string): string {
  return text.replaceAll(FORM, (all: string, ...groups: (string | undefined)[]) => {
    const [named = '', marks = '', refused = '', lead = '', meant = '', own = ''] = groups
    const [before, without, now] = [namedBy(named), namedBy(refused), namedBy(meant)]
    if (PART.test(refused)) return all
    const left = before.filter((day) => !without.includes(day))
    const isWithin = now.every((day) => left.includes(day))
    // `every day, not Sundays, Saturdays 1 hour`: the others stay, and one has a length of its own.
    const isMeant = left.length === 0 || (isWithin && marks + lead !== '' && own === '')
    const isSaidAgain = isMeant || (isWithin && left.every((day) => now.includes(day)))
    return isSaidAgain ? `${withLead(meant)}${own}` : all
  })
}

/** `every day, no not every day, | Monday to Friday`. */
function withLead(meant: string): string {
  return /^(?:mon|tue|wed|thu|fri|sat|sun)/i.test(meant) ? `on ${meant}` : meant
}

function namedBy(text: string): number[] {
  if (/every|each|daily/i.test(text) && daysOf(text).length === 0) return [0, 1, 2, 3, 4, 5, 6]
  if (/weekdays/i.test(text)) return [1, 2, 3, 4, 5]
  return /weekends/i.test(text) ? [0, 6] : daysOf(text)
}
