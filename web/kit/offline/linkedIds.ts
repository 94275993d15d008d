import type { Fields } from '#shared/entity/fields.ts'

/** Ids of other rows among the values of some fields. */
export function linkedIds(fields: Fields, values: object): string[] {
  return Object.entries(values).flatMap(([name, value]) =>
    fields[name]?.sql === 'uuid' && typeof value === 'string' ? [value] : [],
  )
}
