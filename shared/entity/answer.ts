import * as z from 'zod/mini'
import type { Fields } from './fields.ts'

/**
 * The fields of an answer, from the list that its create and its edit follow from: each has the type of its schema, without the
 * bounds, which hold for what is sent. A server of a later version may answer with wider ones.
 *
 * @returns a shape for `z.object`, beside `ROW` and what is derived
 */
export function answerShape<F extends Fields>(fields: F): AnswerShape<F> {
  const shape = Object.entries(fields).map(([name, { schema }]) => [name, withoutBounds(schema)])
  return Object.fromEntries(shape) as AnswerShape<F>
}

type AnswerShape<F extends Fields> = { [Name in keyof F]: z.ZodMiniType<z.output<F[Name]['schema']>> }

/** A boolean, a word of several and a union stay: such a type is what it may hold. */
function withoutBounds(schema: z.core.$ZodType): z.core.$ZodType {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'string') return 'format' in def && def.format === 'uuid' ? z.uuid() : z.string()
  if (def.type === 'number') return 'format' in def && def.format === 'safeint' ? z.int() : z.number()
  if (def.type === 'nullable') return z.nullable(withoutBounds(def.innerType))
  if (def.type === 'array') return z.array(withoutBounds(def.element))
  if (def.type !== 'object') return schema
  const parts = Object.entries(def.shape).map(([name, part]) => [name, withoutBounds(part)])
  return z.object(Object.fromEntries(parts) as z.core.$ZodLooseShape)
}
