import { monthOfName, weekdayOf } from '#shared/tasks/quickAdd/dateWords.ts'
import type { Word } from '#shared/tasks/quickAdd/words.ts'

/** Whether a part of a sentence ends with a word: a comma, a full stop or a dash follows it. */
export function endsPart(words: readonly Word[], at: number): boolean {
  const text = words[at]?.text ?? ''
  // Most words end so; this is asked some thousand times a sentence.
  if (text === '' || isLetterOrDigit(text.charCodeAt(text.length - 1))) return false
  // `I'm 45. | I want to run`, `my German is A2. | I need B1`; but `on 5. June`
  const next = words[at + 1]
  if (/^(?:[a-z]+|(?:19|20)\d|[1-9])\d\.$/i.test(text) && next && /^[a-z']/.test(next.plain))
    return monthOfName(next.plain) === null
  // `I managed 4. | I'd be happy with 20`
  if (/^\d{1,2}\.$/.test(text) && next && /^(?:i|we|my|it|he|she|they)(?:'|$)/.test(next.plain)) return true
  return /[,;:!?…](?:["”)]*)$|[^.\d]\.$|[a-z]\.{2,}$|^[-–—]$/i.test(text) || endsHours(words, at, text)
}

/** Of ASCII. */
function isLetterOrDigit(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || (code >= 65 && code <= 90)
}

/** `9 to 11. | Then`: a number before a full stop may be a day of a month; behind `to` and `at` it is an hour, which ends its sentence. */
function endsHours(words: readonly Word[], at: number, text: string): boolean {
  const side = words[at - 1]?.text.toLowerCase() ?? ''
  if (!/^\d{1,2}(?:[:.]\d\d)?\.$/.test(text) || !/^(?:to|till|until|at)$/.test(side)) return false
  return (
    (side === 'at' || /^\d{1,2}(?:[:.]\d\d)?$/.test(words[at - 2]?.text ?? '')) &&
    monthOfName(words[at + 1]?.plain ?? '') === null
  )
}

/** Whether the pause behind a word is that of a bracket, `my first triathlon (sprint)`, and no comma that was typed. */
export function isBeforeBracket(word: Word | undefined): boolean {
  return word?.text.endsWith(',') === true && word.end - word.start < word.text.length
}

/** The words from an index on, up to the end of their part of the sentence. */
export function clauseText(words: readonly Word[], at: number, most: number): string {
  let to = at
  while (to < Math.min(words.length, at + most) && (to === at || !endsPart(words, to - 1))) to += 1
  return words
    .slice(at, to)
    .map(({ plain }) => plain)
    .join(' ')
}

/**
 * For each word the index behind the last one that a fact beginning at it may take: none reaches over a semicolon, a colon or the end
 * of a sentence, and over a comma only a list of days (`Mon, Wed and Fri`) or a date (`Friday, 5 June 2027`).
 */
export function reaches(words: readonly Word[]): number[] {
  const ends = Array.from<number>({ length: words.length }).fill(words.length)
  let end = words.length
  for (let at = words.length - 1; at >= 0; at -= 1) {
    if (isBreak(words, at)) end = at + 1
    ends[at] = end
  }
  return ends
}

function isBreak(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]]
  if (!word || !next) return false
  if (/[;:!?]["”)]*$/.test(word.text)) return true
  if (endsHours(words, at, word.text)) return true
  if (/^(?:incl|excl|esp)$/.test(word.plain)) return false
  if (/[^.\d]\.$/.test(word.text)) return !/^\d/.test(next.plain) || !isShortForm(word.plain)
  if (!word.text.endsWith(',')) return false
  // `Monday to Wednesday, Friday is for friends`: of that day alone something is said.
  const isDays = isDay(next.plain) || /^(?:weekends?|weekdays)$/.test(next.plain)
  const isSaidOf = isDays && /^(?:is|are|aren't)$/.test(words[at + 2]?.plain ?? '')
  if (isSaidOf) return true
  const isListed = isDay(next.plain) || /^(?:and|or|nor|&|\+|20\d\d|weekends?|weekdays?)$/.test(next.plain)
  // `December 5, 12 and 19`
  const isDayList =
    DAY_NUMBER.test(word.plain) &&
    DAY_NUMBER.test(next.plain) &&
    /^(?:and|&)$/.test(words[at + 2]?.plain ?? '')
  const isDate = isDay(word.plain) && (/^\d/.test(next.plain) || monthOfName(next.plain) !== null)
  return !isListed && !isDayList && !isDate
}

const DAY_NUMBER = /^(?:[12]?\d|3[01])(?:st|nd|rd|th)?$/

function isShortForm(plain: string): boolean {
  return monthOfName(plain) !== null || isDay(plain) || /^(?:approx|min|mins|hrs?|no|p\.m|a\.m)$/.test(plain)
}

function isDay(plain: string): boolean {
  const [first = '', last, ...more] = plain.split('-')
  // `Tue-Thu`
  if (last !== undefined) return more.length === 0 && [first, last].every((day) => weekdayOf(day) !== null)
  return weekdayOf(plain) !== null || weekdayOf(plain.replace(/s$/, '')) !== null
}
