import { parseCount } from '#shared/tasks/quickAdd/numbers.ts'
import {
  either,
  keyword,
  meaning,
  optional,
  type Phrase,
  sequence,
  term,
} from '#shared/tasks/quickAdd/phrase.ts'

const UNDER_TWENTY = [
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

const single = term(numberOf)
const tens = term((plain) => tensOf(plain))
const pair: Phrase<number> = meaning(sequence(tens, single), ([ten, one]) => (one < 10 ? ten + one : null))
const few: Phrase<number> = either(
  meaning(sequence(optional(keyword('a')), keyword('couple'), optional(keyword('of'))), () => 2),
  meaning(sequence(optional(keyword('a')), keyword('few')), () => 3),
)

/** A whole number from 1 to 9999: `3`, `three`, `forty five`, `forty-five`, `a couple of`; `a` is one. */
export const number: Phrase<number> = either(pair, few, single)

/** A number, or the lower one of two: `3-4`, `3 to 4`, `two or three`. */
export const leastNumber: Phrase<number> = either(
  term((plain) => {
    const [least, most] = plain.split(/[-–]/).map(Number)
    return least !== undefined && most !== undefined && least > 0 && least < most ? least : null
  }),
  meaning(sequence(number, keyword('to', 'or'), number), ([least, , most]) => (least < most ? least : null)),
  number,
)

/** `about`, `at least`, `up to`: what is said of a number without a change of what is meant. */
export const roughly = optional(
  either<unknown>(
    keyword('about', 'around', 'roughly', 'approximately', 'approx', 'circa', 'ca', 'max', 'maximum'),
    sequence(
      optional(keyword('but', 'so')),
      keyword('no', 'not', 'never'),
      keyword('more', 'longer'),
      keyword('than'),
    ),
    sequence(keyword('at'), keyword('least', 'most')),
    sequence(keyword('up'), keyword('to')),
    sequence(optional(keyword('an')), keyword('extra')),
  ),
)

/** The whole number that one word says, from 1 to 9999: `3`, `three`, `forty-five`; null for any other word. */
export function numberOf(word: string): number | null {
  const count = parseCount(word)
  if (count !== null) return count
  const teen = UNDER_TWENTY.indexOf(word)
  if (teen >= 0) return 10 + teen
  const [ten, one] = word.split('-')
  const whole = tensOf(ten ?? '')
  if (whole === null || one === undefined) return whole
  const rest = parseCount(one)
  return rest !== null && rest < 10 && /^[a-z]{3,}$/.test(one) ? whole + rest : null
}

function tensOf(word: string): number | null {
  const at = TENS.indexOf(word)
  return at < 0 ? null : 20 + 10 * at
}
