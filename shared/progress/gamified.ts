import * as z from 'zod/mini'

/** What becomes of a field of an answer for a person without gamification. */
type Off = 'null' | 'absent'

const offs = new WeakMap<object, Off>()

/** A field of answers that is null for a person without gamification (docs/rules/settings.md, Gamification). */
export function nullWithoutGamification<Schema extends z.ZodMiniType>(
  schema: Schema,
): z.ZodMiniNullable<Schema> {
  return marked(z.nullable(schema), 'null')
}

/** A field of answers that is left out for a person without gamification. */
export function absentWithoutGamification<Schema extends z.ZodMiniType>(
  schema: Schema,
): z.ZodMiniOptional<Schema> {
  return marked(z.optional(schema), 'absent')
}

function marked<Schema extends object>(schema: Schema, off: Off): Schema {
  offs.set(schema, off)
  return schema
}

/** What a schema says of its field; undefined where the field is the same for everybody. */
export function offOf(schema: object): Off | undefined {
  return offs.get(schema)
}
