import { unitInWords } from './shareInWords.ts'
import type { Understood } from './understood.ts'

/** How much a goal is about: `€5,000`, `12 books`, `3,000 a month`, where nobody said in which money. */
export function amountInWords({ value, unit, per }: NonNullable<Understood['amount']>): string {
  const number = value.toLocaleString('en', { maximumFractionDigits: 2 })
  if (unit === 'times' && value <= 2)
    return `${value === 1 ? 'once' : 'twice'}${per === null ? '' : ` a ${per}`}`
  const much = /^[€$£¥]$/.test(unit)
    ? `${unit}${number}`
    : unit === 'money'
      ? number
      : `${number} ${unitInWords(value, unit)}`
  return per === null ? much : `${much} a ${per}`
}
