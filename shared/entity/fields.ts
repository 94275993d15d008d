import * as z from 'zod/mini'

/** One field of an entity that its owner may set. Schemas, SQL columns and copies are derived from a list of these. */
export type Field = {
  schema: z.ZodMiniType
  /** The value when a create leaves the field out. Without one the field is required, unless it is `chosen`. */
  initial?: unknown
  /** A create may leave it out: the slice then chooses the value (the next position, a colour by chance). */
  chosen?: true
  /** The type of its column in PostgreSQL. */
  sql: 'text' | 'text[]' | 'uuid[]' | 'int' | 'float8' | 'boolean' | 'date' | 'timestamptz' | 'uuid' | 'jsonb'
  /** Its name on screen. */
  label: string
}
export type Fields = Record<string, Field>

type NewShape<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { initial: unknown }
    ? z.ZodMiniDefault<F[Name]['schema']>
    : F[Name] extends { chosen: true }
      ? z.ZodMiniOptional<F[Name]['schema']>
      : F[Name]['schema']
}
type PatchShape<F extends Fields> = { [Name in keyof F]: z.ZodMiniOptional<F[Name]['schema']> }

/** The fields' values, all of them. */
export type ValuesOf<F extends Fields> = { [Name in keyof F]: z.output<F[Name]['schema']> }

type Chosen<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { chosen: true } ? Name : never
}[keyof F]

/** A create whose initial values are filled in. */
export type NewOf<F extends Fields> = { id?: string | undefined } & Omit<ValuesOf<F>, Chosen<F>> & {
    [Name in Chosen<F>]?: z.output<F[Name]['schema']> | undefined
  }
/** An edit. */
export type PatchOf<F extends Fields> = { version?: number | undefined } & {
  [Name in keyof F]?: z.output<F[Name]['schema']> | undefined
}

/** The largest number of an `int` column. */
const LARGEST_INT = 2_147_483_647
/** The version of the row that an edit was made on: it rises with each write. The bounds are those of its column. */
export const RowVersion = z.int().check(z.gte(1), z.lte(LARGEST_INT))

/** The schema of a create: the fields, those with an initial value optional, and the id that the client made. */
export function newSchema<F extends Fields>(fields: F) {
  const shape = mapped(fields, ({ schema, initial, chosen }) => {
    if (initial !== undefined) return z._default(schema, initial)
    return chosen ? z.optional(schema) : schema
  })
  /** Made by the client, so that a create that is sent twice lands once. */
  return z.strictObject({ id: z.optional(z.uuid()), ...(shape as NewShape<F>) })
}

/** The schema of an edit: what is left out stays. With a `version` a stale edit is refused (409). */
export function patchSchema<F extends Fields>(fields: F) {
  const shape = mapped(fields, ({ schema }) => z.optional(schema))
  return z.strictObject({ ...(shape as PatchShape<F>), version: z.optional(RowVersion) })
}

/** The fields' values of an object that has more. */
export function pickFields<F extends Fields>(fields: F, row: ValuesOf<F>): ValuesOf<F> {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, row[name]])) as ValuesOf<F>
}

/** The initial values of the fields that have one. */
export function initialValues<F extends Fields>(fields: F): InitialOf<F> {
  const known = Object.entries(fields).filter(([, { initial }]) => initial !== undefined)
  return Object.fromEntries(known.map(([name, { initial }]) => [name, initial])) as InitialOf<F>
}

type InitialOf<F extends Fields> = {
  [Name in keyof F as F[Name] extends { initial: unknown } ? Name : never]: z.output<F[Name]['schema']>
}

/** Names of the fields that a patch sets, in the order of the list. */
export function fieldsIn<F extends Fields>(
  fields: F,
  patch: Partial<Record<keyof F, unknown>>,
): (keyof F & string)[] {
  return Object.keys(fields).filter((name) => patch[name] !== undefined)
}

function mapped(fields: Fields, map: (field: Field) => z.ZodMiniType): Record<string, z.ZodMiniType> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, map(withinColumn(field))]))
}

/** A number that its column cannot hold is refused, whether or not the field has bounds of its own. */
function withinColumn(field: Field): Field {
  if (field.sql !== 'int') return field
  const isHeld = (value: unknown) => typeof value !== 'number' || Math.abs(value) <= LARGEST_INT
  const unlessRefused = ({ issues }: { issues: readonly unknown[] }) => issues.length === 0
  const check = z.refine(isHeld, { error: 'This number is too large', when: unlessRefused })
  return { ...field, schema: field.schema.check(check) }
}
