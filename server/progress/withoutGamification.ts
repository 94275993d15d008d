import type * as z from 'zod/mini'
import { offOf } from '#shared/progress/gamified.ts'
import type { Person } from '#server/kit/http/person.ts'
import type { ShapeOf } from '#server/kit/http/shaped.ts'

/** Takes XP, levels and streaks out of a JSON value, in place. */
type Removal = (value: unknown) => void

/**
 * Takes XP, levels and streaks out of each answer to people without gamification: the fields that its schema declares as such
 * (docs/rules/settings.md, Gamification). It is done to the answer itself, so no operation has to think of it.
 */
export const withoutGamification: ShapeOf = ({ who, answers, contentType }) => {
  if (who.who !== 'person' || contentType !== undefined) return null
  const removals = new Map(
    Object.entries(answers).flatMap(([status, [, body]]) => {
      const removal = removalOf(Object.values(body ?? {})[0])
      return removal ? [[Number(status), removal] as const] : []
    }),
  )
  if (removals.size === 0) return null
  return (caller) => ((caller as Person).isGamified ? null : (status) => removals.get(status) ?? null)
}

/** Whether a person is shown XP, levels and streaks: what an operation is for that shows nothing else. */
export const isGamified = (person: Pick<Person, 'isGamified'>): boolean => person.isGamified

/** Says in a JSON schema what becomes of a field: the `override` of `z.toJSONSchema`. */
export function describeOff({ zodSchema, jsonSchema }: { zodSchema: object; jsonSchema: object }): void {
  const off = offOf(zodSchema)
  if (off) Object.assign(jsonSchema, { off })
}

/** A value of a schema as it is shown to a person. What is not gamified is the same value. */
export function shownTo<Value>(
  person: Pick<Person, 'isGamified'>,
  schema: z.ZodMiniType<Value>,
  value: Value,
): Value {
  if (person.isGamified) return value
  const copy = structuredClone(value)
  removalOf(schema)?.(copy)
  return copy
}

/** What takes the gamified fields out of values of a schema; null where it has none. */
function removalOf(schema: z.ZodMiniType | undefined): Removal | null {
  if (!schema) return null
  const before = known.get(schema)
  if (before !== undefined) return before
  known.set(schema, null) // a schema that holds itself
  const removal = makeRemoval(schema)
  known.set(schema, removal)
  return removal
}

const known = new WeakMap<z.ZodMiniType, Removal | null>()

/** The parts of a schema's definition that hold others. */
type Definition = {
  shape?: Record<string, z.ZodMiniType>
  element?: z.ZodMiniType
  valueType?: z.ZodMiniType
  innerType?: z.ZodMiniType
  out?: z.ZodMiniType
  options?: z.ZodMiniType[]
  left?: z.ZodMiniType
  right?: z.ZodMiniType
}

function makeRemoval(schema: z.ZodMiniType): Removal | null {
  const { shape, element, valueType, innerType, out, options, left, right } = schema._zod.def as Definition
  if (shape) return all(Object.entries(shape).map(([name, field]) => ofField(name, field)))
  if (element ?? valueType) return ofEach(removalOf(element ?? valueType))
  return all([innerType, out, left, right, ...(options ?? [])].map((inner) => removalOf(inner)))
}

function ofField(name: string, schema: z.ZodMiniType): Removal | null {
  const off = offOf(schema)
  const inner = off ? null : removalOf(schema)
  if (!off && !inner) return null
  return (value) => {
    if (!isObject(value) || !(name in value)) return
    if (off === 'absent') delete value[name]
    else if (off === 'null') value[name] = null
    else inner?.(value[name])
  }
}

function ofEach(removal: Removal | null): Removal | null {
  if (!removal) return null
  return (value) => {
    if (isObject(value)) for (const item of Object.values(value)) removal(item)
  }
}

function all(removals: readonly (Removal | null)[]): Removal | null {
  const found = removals.filter((removal) => removal !== null)
  if (found.length === 0) return null
  return (value) => {
    for (const removal of found) removal(value)
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
