import { MONTH } from './monthNames.ts'

/**
 * A sentence as it was corrected while it was said: `twice a week, actually three times` is `three times a week`. What replaces
 * something is of its kind: a number with its unit, weekdays, or a date.
 */
export function withCorrections(text: string): string {
  if (!CORRECTS.test(text)) return text
  return text.replaceAll(QUANTITY, ofQuantity).replaceAll(DAYS, '$1$3').replaceAll(DATE, '$1 $3')
}

const CORRECTS = /\b(?:no|wait|sorry|mean|meant|rather|scratch|correction|actually|make)\b/i

/** What says that the words before are not meant; `no` alone only where the number or the month ends its part. */
const MARK =
  "(?:\\s*[,;.–—-]+\\s*|\\s+)(?:(?:oh|hm+|um+|ah|well)\\s+)?(?:no,? wait,?(?: no)?|wait,?(?: no| actually)?|no,? sorry|sorry,?(?: no)?(?: i meant?)?|(?:no,? )?i meant?|or rather|scratch that|correction|(?:no,? )?actually(?:,? no)?(?:,? (?:let’?'?s )?make (?:it|that))?|(?:no,? )?make (?:it|that))[,:]?\\s+(?:more like\\s+)?"
const BARE_NO = '\\s*,\\s*no,?\\s+'
const ENDS_PART = /^\s*(?:[,;.!]|$)/

const NUMBER =
  '(?:[$€£]\\s?)?\\d+(?:[.,:]\\d+){0,3}k?|one|two|three|four|five|six|seven|eight|ten|once|twice|half an|an'
const UNIT =
  '\\s?(?:times?|x|mins?|minutes?|h|hrs?|hours?|(?!(?:days?|weeks?)\\s+in\\b)[a-z]{2,12}s)(?![a-z])'
const PER =
  '\\s+(?:a|per|each|every)\\s+(?:week|day|month|night|session)|\\s+(?:weekly|daily|monthly)|/(?:week|day|month)'
const AMOUNT = `(?<![\\w.])(${NUMBER})(?=\\W|x|mins?\\b|h\\b|hrs?\\b|$)(${UNIT})?(${PER})?`
/** `save 5k | by June | , make that 6k` */
const BESIDE = '(?:\\s+(?:by|in|on|until|for)\\s+\\w+)'
const QUANTITY = new RegExp(`${AMOUNT}(${BESIDE}?)(?:${MARK}|(${BARE_NO}))${AMOUNT}(?![a-z])`, 'gi')

function ofQuantity(
  all: string,
  first: string,
  ...[unit, per, beside = '', no, number = '', otherUnit, otherPer, at, text]: (string | undefined)[]
): string {
  const isLast = ENDS_PART.test(text?.slice(Number(at) + all.length) ?? '')
  const [old, meant] = [kindOf(first, unit), kindOf(number, otherUnit)]
  if ((no !== undefined && !isLast) || (old !== meant && meant !== null)) return all
  const isTimes = /^(?:once|twice)$/i.test(number)
  const ofSame = otherUnit ?? (isTimes ? '' : (unit ?? (old === 'times' ? ' times' : '')))
  const currency = /^[$€£]/.exec(first)?.[0] ?? ''
  const sum = /^[$€£]/.test(number) ? '' : currency
  return `${sum}${number}${ofSame}${otherPer ?? per ?? ''}${beside}`
}

/** Of what kind a number is, by its unit; null where none says it. */
function kindOf(number: string, unit: string | undefined): string | null {
  const plain = unit?.trim().toLowerCase() ?? ''
  if (/^(?:once|twice)$/i.test(number) || /^(?:times?|x)$/.test(plain)) return 'times'
  if (/^(?:mins?|minutes?|h|hrs?|hours?)$/.test(plain)) return 'length'
  return plain === '' ? null : plain
}

const WEEKDAY = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?(?![a-z])'
const WEEKDAYS = `${WEEKDAY}(?:(?:\\s*,\\s*|\\s+and\\s+|\\s*/\\s*)${WEEKDAY})*`
const DAYS = new RegExp(
  `\\b((?:(?:on|every|each|this|next|by)\\s+)?)(${WEEKDAYS})${MARK}(?:(?:on|every|each|by)\\s+)?(${WEEKDAYS})`,
  'gi',
)

const NAMED_DATE = `(?:(?:the\\s+)?(?:end|middle|start|beginning)\\s+of\\s+)?(?:(?:\\d{1,2}(?:st|nd|rd|th)?\\s+(?:of\\s+)?)?${MONTH}(?:\\s+\\d{1,2}(?:st|nd|rd|th)?)?|christmas|xmas|new year|easter|(?:next\\s+)?(?:spring|summer|autumn|winter|week|month|year))(?![a-z])`
const DATE = new RegExp(
  `\\b(by|in|until|till|before|on|from|for|starting)\\s+(${NAMED_DATE})(?:${MARK}|${BARE_NO})(?:(?:by|in|until|till|before|on|from|for)\\s+)?(${NAMED_DATE})`,
  'gi',
)
