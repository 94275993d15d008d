import { DATES } from './dates.ts'
import { DAYS } from './days.ts'
import { CORRECTS_WORDS, FILLER } from './marks.ts'
import { HOURS } from './times.ts'

const BEGIN = `^(?:(?:${FILLER}|${CORRECTS_WORDS})[,.:…-]{0,3}\\s{1,4}){0,4}`
const END = '\\s{0,4}[,:;.–—-]{1,3}\\s{1,4}'

const FORMS = [DAYS, DATES, HOURS].flatMap(({ source }) => [
  new RegExp(
    `${BEGIN}not\\s{1,4}(?:${source})[,;:–—-]{0,2}\\s{1,4}(?:(?:but|rather|i meant?|it'?s)\\s{1,4}){0,2}(${source})${END}`,
    'i',
  ),
  new RegExp(`${BEGIN}(${source}),?\\s{1,4}(?:and\\s{1,4})?not\\s{1,4}(?:${source})${END}`, 'i'),
])
const SAYS_SO = new RegExp(`\\b${CORRECTS_WORDS}`, 'i')

/**
 * `Sorry, not Thursday, I meant Friday: gym on Mondays and Fridays`: what is corrected was said before, and the sentence says what is meant.
 *
 * @returns the sentence without it; with what is meant behind it, where it does not name it
 */
export function withoutLeadingCorrection(text: string): string {
  for (const form of FORMS) {
    const [lead = '', meant = ''] = form.exec(text) ?? []
    if (lead === '' || !SAYS_SO.test(lead)) continue
    const rest = text.slice(lead.length)
    const word = /[a-z]{3}|\d+/i.exec(meant.replace(/^(?:on|every|each|by|at|the)\s+/i, ''))?.[0] ?? meant
    if (new RegExp(`\\b${word}`, 'i').test(rest)) return rest
    return `${rest.replace(/[\s,;:.!]+$/, '')}, ${/^[a-z]+day/i.test(meant) ? 'on ' : ''}${meant}`
  }
  return text
}
