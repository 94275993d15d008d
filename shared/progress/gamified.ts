import * as z from 'zod/mini'

type Off = 'null' | 'absent'

/** What becomes of a field of an answer for a person without gamification, as the API's description shows it too. */
export const GAMIFIED = z.registry<{ description: string; off: Off }>()

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

function marked<Schema extends z.ZodMiniType>(schema: Schema, off: Off): Schema {
  GAMIFIED.add(schema, { description: `${off === 'null' ? 'Null' : 'Absent'} without gamification`, off })
  return schema
}
