import { expect, test } from 'vitest'
import {
  applyEntityChange,
  changedPart,
  contestedFields,
  type EntityChange,
  inverseEntityChange,
  rowIdOf,
} from './change.ts'
import { newRow, type Row } from './row.ts'

type Note = Row & { text: string }
type New = { text: string }
type Patch = { text?: string; version?: number }
type Change = EntityChange<New, Patch>

const AT = '2026-03-02T09:00:00.000Z'
const LATER = '2026-03-02T10:00:00.000Z'
const begin = ({ id, text }: New & { id: string }, at: string): Note => ({ ...newRow(id, 'me', at), text })
const note = (id: string, fields: Partial<Note> = {}): Note => ({ ...begin({ id, text: id }, AT), ...fields })
const apply = (rows: readonly Note[], change: Change) => applyEntityChange(rows, change, begin)

test('of a patch only what gives a row another value is a change', () => {
  const row = note('a', { text: 'as it was' })
  expect(changedPart({ text: 'as it was', version: 7 }, row)).toEqual({ version: 7 })
  expect(changedPart({ text: ' as it was ' }, row)).toBeNull()
  expect(changedPart({ text: 'new' }, row)).toEqual({ text: 'new' })
})

test('a create adds its row once', () => {
  const change: Change = { kind: 'create', row: { id: 'b', text: 'new' }, at: LATER }
  const rows = apply([note('a')], change)
  expect(rows).toEqual([note('a'), { ...newRow('b', 'me', LATER), text: 'new' }])
  expect(apply(rows, change)).toBe(rows)
  expect(rowIdOf(change)).toBe('b')
})

test.each<[string, Change, Partial<Note>, Partial<Note>]>([
  ['edit', { kind: 'edit', id: 'a', patch: { text: 'x', version: 7 }, at: LATER }, {}, { text: 'x' }],
  ['remove', { kind: 'remove', id: 'a', at: LATER }, {}, { deleted_at: LATER }],
  ['restore', { kind: 'restore', id: 'a', at: LATER }, { deleted_at: AT }, { deleted_at: null }],
])('%s writes one row and leaves the others', (_name, change, before, after) => {
  const [other, row] = [note('z'), note('a', { version: 3, ...before })]
  const rows = apply([other, row], change)
  expect(rows).toEqual([other, { ...row, ...after, version: 4, updated_at: LATER }])
  expect(rows[0]).toBe(other)
  expect(rowIdOf(change)).toBe('a')
})

test.each<[string, Change, Partial<Note>]>([
  [
    'an edit of a removed row',
    { kind: 'edit', id: 'a', patch: { text: 'x' }, at: LATER },
    { deleted_at: AT },
  ],
  ['a second remove', { kind: 'remove', id: 'a', at: LATER }, { deleted_at: AT }],
  ['a restore of a row that was not removed', { kind: 'restore', id: 'a', at: LATER }, {}],
])('%s changes nothing', (_name, change, before) => {
  const row = note('a', before)
  expect(apply([row], change)[0]).toBe(row)
})

test('the inverse of a change brings the row back', () => {
  const row = note('a', { text: 'old' })
  const edit: Change = { kind: 'edit', id: 'a', patch: { text: 'x', version: 1 }, at: AT }
  expect(inverseEntityChange(edit, row)).toEqual({ kind: 'edit', id: 'a', patch: { text: 'old' }, at: AT })
  expect(inverseEntityChange({ kind: 'remove', id: 'a', at: AT }, row)).toEqual({
    kind: 'restore',
    id: 'a',
    at: AT,
  })
  const remove = { kind: 'remove', id: 'a', at: AT }
  expect(inverseEntityChange({ kind: 'restore', id: 'a', at: AT }, row)).toEqual(remove)
  expect(inverseEntityChange({ kind: 'create', row: { id: 'a', text: '' }, at: AT }, row)).toEqual(remove)
})

test.each<[string, object, object, object, string[]]>([
  ['nothing changed elsewhere', { text: 'mine' }, { text: 'old' }, { text: 'old' }, []],
  ['both gave the same value', { text: 'mine' }, { text: 'old' }, { text: 'mine' }, []],
  ['another device gave a third value', { text: 'mine' }, { text: 'old' }, { text: 'theirs' }, ['text']],
  ['the server trimmed it', { text: ' mine ' }, { text: 'old' }, { text: 'mine' }, []],
  ['the old value was trimmed', { text: 'mine' }, { text: 'old ' }, { text: 'old' }, []],
  ['an object with the same content', { list: [1] }, { list: [2] }, { list: [1] }, []],
  ['an object with other content', { list: [1] }, { list: [2] }, { list: [3] }, ['list']],
  ['the version', { version: 1 }, { version: 1 }, { version: 2 }, []],
  ['a field that was not edited', { text: 'mine' }, { text: 'a', n: 1 }, { text: 'a', n: 2 }, []],
])('contested fields: %s', (_name, patch, before, current, fields) => {
  expect(contestedFields(patch, before, current)).toEqual(fields)
})
