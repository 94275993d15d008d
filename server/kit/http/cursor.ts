import * as z from 'zod/mini'
import { invalidField } from '#shared/errors.ts'

/** Where a page ended, as text that clients give back unread. @param values of what the list is sorted by; ASCII */
export function encodeCursor(values: readonly string[]): string {
  return btoa(JSON.stringify(values)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/**
 * Where the next page begins; null when there is none.
 *
 * @param found the rows of this page, and at least one of the next where there is one
 * @param placeOf the values of what the list is sorted by
 */
export function nextCursor<Row>(
  found: readonly unknown[],
  page: readonly Row[],
  placeOf: (last: Row) => readonly string[],
): string | null {
  const last = page.at(-1)
  return last !== undefined && found.length > page.length ? encodeCursor(placeOf(last)) : null
}

/** The values of a cursor in the shape that its list wants. @throws AppError `invalid` */
export function decodeCursor<Schema extends z.ZodMiniType>(schema: Schema, cursor: string): z.output<Schema> {
  try {
    const values: unknown = JSON.parse(atob(cursor.replaceAll('-', '+').replaceAll('_', '/')))
    return schema.parse(values)
  } catch {
    throw invalidField('cursor', 'Unknown cursor')
  }
}

/** How many rows a page has at most. @param usual when the request names none */
export function limitOf(usual = 50) {
  return z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1000)), usual)
}
