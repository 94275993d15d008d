import type { Correction, Kind } from './kind.ts'

const NUMBER =
  '(?:[$€£]\\s?)?\\d+(?:[.,:]\\d+){0,3}k?|one|two|three|four|five|six|seven|eight|ten|once(?! (?:my|the|our|his|her|its?|i|we|they|he|she|that|this)\\b)|twice|half an|an'
const UNIT =
  '\\s?(?:times?|x|mins?|minutes?|h|hrs?|hours?|(?!(?:days?|weeks?)\\s+in\\b)[a-z]{2,12}s)(?![a-z])'
const PER =
  '\\s+(?:a|per|each|every)\\s+(?:week|day|month|night|session)|\\s+(?:weekly|daily|monthly)|/(?:week|day|month)'
const BEGIN = '(?<![\\w.])'
const NUMBER_END = '(?=\\W|x|mins?\\b|h\\b|hrs?\\b|$)'
const PARTS = new RegExp(`^(${NUMBER})${NUMBER_END}(${UNIT})?(${PER})?$`, 'i')

/** A number, with its unit and its time where they are said: `3 times a week`, `200 a month`, `20 minutes`. */
export const QUANTITIES: Kind = {
  source: `${BEGIN}(?:${NUMBER})${NUMBER_END}(?:${UNIT})?(?:${PER})?(?![a-z])`,
  merged: mergedQuantity,
}

function mergedQuantity({ old, meant, mark, isBeside, isLast }: Correction): string | null {
  const [, first = '', unit, per] = PARTS.exec(old) ?? []
  const [, number = '', otherUnit, otherPer] = PARTS.exec(meant) ?? []
  if (first === '' || number === '' || (IS_YEAR.test(first) && !IS_YEAR.test(number))) return null
  const [kind, otherKind] = [kindOf(first, unit), kindOf(number, otherUnit)]
  if (mark === 'no' && !(isBeside && isLast)) return null
  if (kind !== otherKind && otherKind !== null) return null
  // `learn 20 songs, let's say 3 a week` tells how many at a time.
  const isMany = otherKind === null && otherPer !== undefined && per === undefined
  // `3 times, actually 4 a week` names both as times.
  if (mark !== 'strong' && isMany && kind !== 'times') return null
  if (!isBeside && kind === null && /^(?:an|one|half an)$/i.test(first)) return null
  const isTimes = /^(?:once|twice)$/i.test(number)
  const ofSame = otherUnit ?? (isTimes ? '' : (unit ?? (kind === 'times' ? ' times' : '')))
  const currency = /^[$€£]/.exec(first)?.[0] ?? ''
  const sum = /^[$€£]/.test(number) ? '' : currency
  return `${sum}${number}${ofSame}${otherPer ?? per ?? ''}`
}

const IS_YEAR = /^20\d\d$/

/** Of what kind a number is, by its unit; null where none says it. */
function kindOf(number: string, unit: string | undefined): string | null {
  const plain = unit?.trim().toLowerCase() ?? ''
  if (/^(?:once|twice)$/i.test(number) || /^(?:times?|x)$/.test(plain)) return 'times'
  if (/^(?:mins?|minutes?|h|hrs?|hours?)$/.test(plain)) return 'length'
  return plain === '' ? null : plain
}
