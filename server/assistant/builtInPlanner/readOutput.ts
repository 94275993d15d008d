import * as z from 'zod/mini'

/** The output of a tool in some shape; null where it has another one. */
export function read<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> | null {
  const result = z.safeParse(schema, value)
  return result.success ? result.data : null
}
