import type { ReadAs } from '#shared/planning/understood.ts'
import type { Found, Value } from './found.ts'
import { apart } from './rhythms/daysApart.ts'
import type { Claim, Span } from './words/wordSpan.ts'
import { type Chosen, saidOf } from './chosen.ts'

/** The words that the fields of a goal take, each with what it says. */
export function claimsOf(chosen: Chosen): Claim[] {
  const { lengthFound, ownLength, rhythms, deadlines, amountFound, shareFound, isRate } = chosen
  return [
    ...claimed(ownLength?.of === 'total' ? 'total' : 'length', lengthFound),
    ...chosen.sameLengths.flatMap((one) => claimed('length', one)),
    ...rhythms.flatMap((one) => claimed(one.value.weekdays ? 'days' : 'rhythm', one)),
    ...deadlines.flatMap((one) => claimed('deadline', one)),
    ...chosen.exclusions.flatMap((one) => claimed('days', one)),
    ...(apart(saidOf(chosen)) ? chosen.apart.flatMap((one) => claimed('rhythm', one)) : []),
    ...(saidOf(chosen)?.oneOn ? chosen.ones.flatMap((one) => claimed('days', one)) : []),
    ...chosen.windows.flatMap((one) => claimed('time', one)),
    ...claimed('time', chosen.ownHours),
    ...chosen.starts.flatMap((one) => claimed('start', one)),
    ...claimed('rhythm', chosen.ofFound),
    ...claimed('level', chosen.level),
    ...claimed('time', chosen.spareTime),
    ...claimed('days', chosen.rest),
    ...chosen.pers.flatMap((one) => claimed('amount', one)),
    ...(deadlines.length > 0 ? claimed('deadline', chosen.then) : []),
    ...claimed('amount', shareFound && shareBeside(shareFound, chosen)),
    ...claimed('amount', amountFound && behindAmount(amountFound, isRate)),
  ]
}

/** What a fact would have said, had a field for it been free. A challenge's days are those of its length. */
export function unusedOf(one: Found, taken: readonly (Found | undefined)[]): Claim[] {
  const isTaken = taken.some((other) => other && other.from < one.to && one.from < other.to)
  const as = UNUSED[one.kind]
  return as === undefined || isTaken ? [] : [{ from: one.from, to: one.to, as }]
}
const UNUSED: Partial<Record<Value['kind'], ReadAs>> = {
  rhythm: 'rhythm',
  length: 'length',
  deadline: 'deadline',
  start: 'start',
  window: 'time',
  'own hours': 'time',
}

/** `translate 5 pages | a day, it has 320 pages`: what is done each day stays in the title. */
function shareBeside(
  { from, to, behind }: NonNullable<Chosen['shareFound']>,
  { isShareOfTitle, amountFound }: Chosen,
): Span {
  return { from: isShareOfTitle && amountFound?.kind !== 'money' ? to : from, to: behind }
}

/** The words that say of what an amount is; all of it, where it is none of the title's. */
function behindAmount({ from, to, behind }: Span & { behind: number }, isRate: boolean): Span {
  return { from: isRate ? from : to, to: behind }
}

function claimed(as: ReadAs, one: Span | null | undefined): Claim[] {
  return one && one.to > one.from ? [{ from: one.from, to: one.to, as }] : []
}
