import { type Fields, fieldsIn } from '#shared/entity/fields.ts'

/** SQL: the column of a field. A name with capitals is quoted, since PostgreSQL would write it without, and so is a keyword. */
export function columnOf(name: string): string {
  return /[A-Z]/.test(name) || KEYWORDS.includes(name) ? `"${name}"` : name
}

const KEYWORDS = ['if', 'then']

/** SQL: the columns of an entity's fields, in the order of its list. */
export function columnsOf(fields: Fields): string[] {
  return Object.keys(fields).map(columnOf)
}

/** SQL: the columns with their types, as `jsonb_to_record` wants them. */
export function columnTypesOf(fields: Fields): string {
  return Object.entries(fields)
    .map(([name, { sql }]) => `${columnOf(name)} ${sql}`)
    .join(', ')
}

/** The values of the columns, as parameters. JSON goes as text. */
export function valuesOf(fields: Fields, row: Record<string, unknown>): unknown[] {
  return Object.entries(fields).map(([name, field]) => parameterOf(field.sql, row[name]))
}

/** The columns that a patch sets, with their values as parameters. */
export function assignmentsOf(fields: Fields, patch: Record<string, unknown>) {
  return fieldsIn(fields, patch).map((name) => {
    const { sql = 'text' } = fields[name] ?? {}
    return { name, sql, value: parameterOf(sql, patch[name]) }
  })
}

function parameterOf(sql: string, value: unknown): unknown {
  return sql === 'jsonb' && value !== null && value !== undefined ? JSON.stringify(value) : value
}
