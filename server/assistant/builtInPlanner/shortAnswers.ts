import { nextDayOfMonth } from '#shared/planning/daysAway.ts'
import type { Understood } from '#shared/planning/understood.ts'
import { isPlanDate } from '#shared/time/civil.ts'

const OPENING = '^(?:(?:ok(?:ay)?|yes|no|hmm|well|actually|then|please),? )*'
const NUMBER = new RegExp(
  `${OPENING}(?:make (?:it|them|that)|change (?:it|them) to|rather|better|only|just|say|let['’]?s say) (\\d{1,3})(?: (?:please|then|instead))?[\\s.!]*$|${OPENING}(\\d{1,3}) (?:then|please|instead|will do|is fine)[\\s.!]*$`,
  'i',
)
/** `make it Sunday` */
const MADE_DAY = new RegExp(
  `${OPENING}(?:make (?:it|that)(?: only)?|change it to|rather|better|only|just) (?:on )?((?:mon|tues|wednes|thurs|fri|satur|sun)day)s?(?: only)?(?: please)?[\\s.!]*$|${OPENING}(?:on )?((?:mon|tues|wednes|thurs|fri|satur|sun)day)s? only[\\s.!]*$`,
  'i',
)
const DAY = new RegExp(
  `${OPENING}(?:(?:today|tomorrow|now|next (?:week|month)|(?:this|next|on) (?:mon|tues|wednes|thurs|fri|satur|sun)day)(?: please)?)[\\s.!]*$`,
  'i',
)
const OTHER_DAY = new RegExp(
  `${OPENING}(?:(?:can|could) (?:we|i|you) (?:do|make it|have it)|make it|rather|better|on|i(?:['’]d)? (?:prefer|rather))? ?(?:on )?((?:mon|tues|wednes|thurs|fri|satur|sun)day)s?(?: (?:instead|rather|please|is better|would be better))[\\s?.!]*$`,
  'i',
)
/** `3 times`, `make it 3 days` of a plan that goes by weeks; `7 to 8` is when. */
const TIMES = new RegExp(
  `${OPENING}(?:(?:(?:can|could) (?:you|we|i) )?(?:make|change|do|have)(?: (?:it|that))?(?: to)? |rather |better |only |just |let['’]?s (?:do|say) )?(\\d|two|three|four|five|six|seven) ?(?:times|x|days)(?: (?:please|then|instead|is enough|only))*[\\s?.!]*$`,
  'i',
)
const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven']
const HOURS = new RegExp(
  `${OPENING}(?:from )?(\\d{1,2}(?::\\d\\d)?) ?(?:to|-|–) ?(\\d{1,2}(?::\\d\\d)? ?(?:am|pm)?)[\\s.!]*$`,
  'i',
)
const BARE_NUMBER = /^\d[\d.,]*(?: \p{L}+){1,2}(?: (?:a|per|each|every) (?:day|week|month))?[\s.!]*$/u
/** So many sessions a week at most; so many minutes at least. Between the two a number could be either. */
const MOST_A_WEEK = 7
const FEWEST_MINUTES = 10

/**
 * A short remark about a proposal in full words: `make it 20` is minutes, `make it 3` times a week, `Wednesday instead` that day of each week,
 * and `tomorrow` a start, as a plan that ends then is none. What says more stays as it is.
 */
export function inFullWords(text: string): string {
  const number = Number(
    NUMBER.exec(text)
      ?.slice(1)
      .find((found) => found !== undefined) ?? 0,
  )
  if (number >= FEWEST_MINUTES) return `${number} minutes`
  if (number >= 1 && number <= MOST_A_WEEK) return number === 1 ? 'once a week' : `${number} times a week`
  const said = TIMES.exec(text)?.[1]?.toLowerCase() ?? '0'
  const times = NUMBERS.includes(said) ? NUMBERS.indexOf(said) + 2 : Number(said)
  if (times >= 1 && times <= MOST_A_WEEK) return `${times} times a week`
  const hours = HOURS.exec(text)
  if (hours) return `between ${hours[1]} and ${hours[2]}`
  const day = OTHER_DAY.exec(text)?.[1] ?? MADE_DAY.exec(text)?.slice(1).find(Boolean)
  if (day !== undefined) return `${day}s`
  return DAY.test(text)
    ? `start ${text.replace(new RegExp(OPENING, 'i'), '').replace(/^now\b/i, 'today')}`
    : text
}

/** `make it the 16th`, `start on the 16th`: without its month. */
const DAY_OF_MONTH = new RegExp(
  `${OPENING}(?:make (?:it|that)|change (?:it|that) to|move it to|rather|better|start(?: it)?|begin|by|until|till|finish|end)(?: (?:on|by))? (?:the )?(\\d{1,2})(?:st|nd|rd|th)(?: (?:please|instead|rather))*[\\s.!]*$`,
  'i',
)

/** A day of the month is that of the last day that is known, else the next one that comes; of a plan without a last day it is the first. */
export function inFullDates(text: string, { deadline }: Pick<Understood, 'deadline'>, today: string): string {
  const day = Number(DAY_OF_MONTH.exec(text)?.[1] ?? 0)
  if (day < 1 || day > 31) return text
  const isStart =
    /\b(?:start|begin)\b/i.test(text) ||
    (deadline === null && !/\b(?:by|until|till|finish|end)\b/i.test(text))
  const known = isStart ? null : deadline && `${deadline.slice(0, 8)}${String(day).padStart(2, '0')}`
  const date = isPlanDate(known) && known > today ? known : nextDayOfMonth(day, today)
  return date === null ? text : `${isStart ? 'start on' : 'until'} ${date}`
}

/** `half a day each`: so many hours, which the plan then says. */
export function inHours(text: string): string {
  return text
    .replace(/(?<=^|, ?| )(?:all|the whole) day[\s.!]*$/i, '8 hours')
    .replaceAll(/\b(?:half a|a half) day\b/gi, '4 hours')
    .replaceAll(/\b(?:an?|one) (?:whole|full|entire) day\b/gi, '8 hours')
}

/** Whether a message says a number of something and nothing else: `8 glasses`, `make it 9`. */
export function isBareNumber(text: string): boolean {
  return BARE_NUMBER.test(text) || NUMBER.test(text)
}
