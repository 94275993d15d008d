import * as z from 'zod/mini'
import { rounded } from '#shared/numbers/rounded.ts'

const LARGEST = 1_000_000_000
const MOST_UNIT = 20

/** A value of a goal's number: within a billion, three decimals at most. */
export const GoalNumber = z.number('Enter a number').check(
  z.gte(-LARGEST, 'This number is too small'),
  z.lte(LARGEST, 'This number is too large'),
  z.refine((value) => exact(value) === value, 'At most three decimals'),
)

/** A sum or a difference of such values, without what doubles add to it. */
export function exact(value: number): number {
  return rounded(value, 3)
}

/** A value as a whole number of its smallest steps. */
export function inThousandths(value: number): number {
  return Math.round(value * 1000)
}

const Unit = z
  .string('A unit is a word')
  .check(z.trim(), z.maxLength(MOST_UNIT, 'A unit has at most 20 characters'))

/** How a goal is measured (docs/rules/goals.md, Goals). */
export const Metric = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('linked') }),
    z.strictObject({ kind: z.literal('milestones') }),
    z
      .strictObject({
        kind: z.literal('number'),
        start: GoalNumber,
        target: GoalNumber,
        unit: z._default(Unit, ''),
        aggregate: z._default(z.enum(['last', 'sum'], 'Either last or sum'), 'last'),
      })
      .check(
        z.refine(({ start, target }) => start !== target, {
          error: 'The target equals the start',
          path: ['target'],
        }),
      ),
  ],
  'A goal is measured by linked work, milestones or a number',
)
export type Metric = z.infer<typeof Metric>
