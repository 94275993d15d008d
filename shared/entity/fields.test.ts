import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type Fields, fieldsIn, initialValues, newSchema, patchSchema, pickFields } from './fields.ts'
import { newRow, pageSchema, ROW } from './row.ts'

const FIELDS = {
  name: { schema: z.string(), sql: 'text', label: 'Name' },
  count: { schema: z.int(), initial: 0, sql: 'int', label: 'Count' },
  date: { schema: z.nullable(z.string()), initial: null, sql: 'date', label: 'Date' },
} as const satisfies Fields
const ID = '0194f2a0-0000-7000-8000-000000000001'

test('a create needs the fields without an initial value and fills in the others', () => {
  expect(newSchema(FIELDS).parse({ name: 'a' })).toEqual({ name: 'a', count: 0, date: null })
  expect(newSchema(FIELDS).parse({ id: ID, name: 'a', count: 2, date: 'd' })).toEqual({
    id: ID,
    name: 'a',
    count: 2,
    date: 'd',
  })
  expect(newSchema(FIELDS).safeParse({ count: 1 }).success).toBe(false)
  expect(newSchema(FIELDS).safeParse({ id: 'x', name: 'a' }).success).toBe(false)
})

test('an edit needs no field and sets none that is left out', () => {
  expect(patchSchema(FIELDS).parse({})).toEqual({})
  expect(patchSchema(FIELDS).parse({ date: null })).toEqual({ date: null })
  expect(patchSchema(FIELDS).safeParse({ count: 'x' }).success).toBe(false)
})

test.each([
  [{ version: 1 }, true],
  [{ version: 2_147_483_647 }, true],
  [{ version: 0 }, false],
  [{ version: 2_147_483_648 }, false],
  [{ version: 1.5 }, false],
])('an edit with %j is valid: %s', (patch, isValid) => {
  expect(patchSchema(FIELDS).safeParse(patch).success).toBe(isValid)
})

test.each([
  [2_147_483_647, true],
  [-2_147_483_647, true],
  [2_147_483_648, false],
  [Number.MAX_SAFE_INTEGER, false],
])('the number %i fits into its column: %s', (count, isValid) => {
  expect(patchSchema(FIELDS).safeParse({ count }).success).toBe(isValid)
  expect(newSchema(FIELDS).safeParse({ name: 'a', count }).success).toBe(isValid)
})

test.each([newSchema(FIELDS), patchSchema(FIELDS)])(
  'fields that are not in the list are refused',
  (schema) => {
    expect(schema.safeParse({ name: 'a', user_id: ID }).success).toBe(false)
  },
)

test('values are picked by the list of fields', () => {
  expect(initialValues(FIELDS)).toStrictEqual({ count: 0, date: null })
  const row = { ...newRow(ID, ID, ''), name: 'a', count: 1, date: null }
  expect(pickFields(FIELDS, row)).toEqual({ name: 'a', count: 1, date: null })
  expect(fieldsIn(FIELDS, { date: null, name: 'b', count: undefined })).toEqual(['name', 'date'])
})

test('a new row is of version 1 and not in the trash, and a page holds such rows', () => {
  const row = newRow(ID, ID, '2026-03-02T09:00:00Z')
  expect(row).toEqual({
    id: ID,
    user_id: ID,
    version: 1,
    deleted_at: null,
    created_at: '2026-03-02T09:00:00Z',
    updated_at: '2026-03-02T09:00:00Z',
  })
  expect(pageSchema(z.object(ROW)).parse({ items: [row], next_cursor: null }).items).toEqual([row])
})
