import * as z from 'zod/mini'

/**
 * A schema for text that people type: trimmed, with its length counted in Unicode code points (docs/rules/http.md, Text).
 * NUL and lone surrogates are refused, since PostgreSQL cannot store them.
 *
 * @param least fewest code points after trimming, with the message for less
 * @param most most code points, with the message for more
 */
export function text(least: [count: number, message: string], most: [count: number, message: string]) {
  return z
    .string({ error: ({ input }) => (input === undefined && least[1] !== '' ? least[1] : undefined) })
    .check(
      z.refine(
        (value) => !value.includes('\0') && value.isWellFormed(),
        'This text holds characters that cannot be stored',
      ),
      z.trim(),
      z.refine((value) => codePoints(value) >= least[0], least[1]),
      z.refine((value) => codePoints(value) <= most[0], most[1]),
    )
}

/** How long a text is: Unicode code points. */
export function codePoints(value: string): number {
  let count = 0
  for (const _ of value) count += 1
  return count
}
