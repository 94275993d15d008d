import type * as z from 'zod/mini'
import { Manifest, MANIFEST } from '#shared/exports/manifest.ts'
import { EXPORTED_ROWS, IMPORTED_TABLES, type ImportedTable } from '#shared/imports/exportedRows.ts'
import { clean } from '#shared/imports/foreignTask.ts'
import { wireTask } from '#shared/imports/wireTask.ts'
import { searchTextOf } from '#server/assistant/threads/searchText.ts'
import { createChecksum } from '#server/kit/zip/checksum.ts'
import type { OpenZip } from '#server/kit/zip/openZip.ts'
import type { Collector } from '../collectRows.ts'
import { refused, wrongFile } from '../file.ts'
import { jsonRows } from '../jsonRows.ts'
import type { ReadingContext, Source } from '../source.ts'

/** Our own export (docs/rules/exports.md, Import): ids stay what they are. */
export const goalCrusher: Source = {
  name: 'goal-crusher',
  recognises: ({ zip }) => zip?.paths.includes(MANIFEST) ?? false,
  async read({ zip }, collector, context) {
    if (!zip?.paths.includes(MANIFEST))
      throw wrongFile('This is not an export of Goal Crusher: it has no manifest.json')
    const manifest = await readManifest(zip)
    for (const path of Object.keys(manifest.sha256))
      if (!IMPORTED_TABLES.some((table) => path === pathOf(table)))
        for await (const _ of checked(zip, path, manifest));
    for (const table of IMPORTED_TABLES) {
      if (manifest.sha256[pathOf(table)] === undefined) continue
      const bytes = checked(zip, pathOf(table), manifest)
      const rows = table === 'settings' || table === 'profile' ? one(bytes) : jsonRows(bytes)
      await readTable(table, rows, collector, context).catch(unreadable)
    }
  },
}

const pathOf = (table: string) => `data/${table}.json`

async function readManifest(zip: OpenZip): Promise<Manifest> {
  const text = await textOf(zip.read(MANIFEST)).catch(refused)
  const read = Manifest.safeParse(parsed(text))
  if (!read.success) throw wrongFile('The manifest of this export cannot be read')
  return read.data
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The bytes of a file. @throws AppError `invalid` at their end when they are not those that were exported */
async function* checked(zip: OpenZip, path: string, manifest: Manifest): AsyncGenerator<Uint8Array> {
  if (!zip.paths.includes(path)) throw wrongFile(`This export lacks ${path}`)
  const checksum = createChecksum()
  try {
    for await (const chunk of zip.read(path)) {
      checksum.add(chunk)
      yield chunk
    }
  } catch (error) {
    refused(error)
  }
  if (checksum.hex() !== manifest.sha256[path]) throw wrongFile(`${path} was changed since it was exported`)
}

async function* one(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  yield await textOf(bytes)
}

async function textOf(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of bytes) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

async function readTable(
  table: ImportedTable,
  rows: AsyncIterable<string>,
  collector: Collector,
  context: ReadingContext,
): Promise<void> {
  const schema = EXPORTED_ROWS[table] as z.ZodMiniType<Record<string, unknown>>
  for await (const text of rows) {
    const exported: unknown = JSON.parse(text)
    const read = schema.safeParse(exported)
    if (!read.success || isBroken(text, exported)) {
      const [issue] = read.error?.issues ?? []
      const field = issue?.path.join('.') ?? ''
      const message = issue?.message ?? 'It holds characters that cannot be stored'
      collector.problem({ line: null, item: `${table}: ${nameOf(exported)}`.slice(0, 200), field, message })
      continue
    }
    const row = { ...read.data, ...searchOf(table, read.data) }
    const shown = table === 'tasks' ? () => ({ ...wireTask(row as never, context.userId) }) : undefined
    await collector.add(table, row, { key: keyOf(table, row), shown })
  }
}

function nameOf(row: unknown): string {
  if (typeof row !== 'object' || row === null) return ''
  const { title, name, id } = row as Record<string, unknown>
  const found = [title, name, id].find((value) => typeof value === 'string')
  return typeof found === 'string' ? clean(found).slice(0, 150) : ''
}

/** NUL and lone surrogates are valid JSON, yet nothing that a database keeps. Most texts show at once that they have neither. */
function isBroken(text: string, value: unknown): boolean {
  if (!/\\u0000|\\ud[89a-f]/i.test(text)) return false
  const json = JSON.stringify(value)
  return /(?<!\\)(\\\\)*\\(u0000|ud[89a-f])/i.test(json)
}

/** What tells two rows of a table apart: their ids, or what takes the place of one. */
function keyOf(table: ImportedTable, row: Record<string, unknown>): string {
  return (KEYS[table] ?? ['id']).map((name) => row[name]).join(' ')
}

const KEYS: Partial<Record<ImportedTable, readonly string[]>> = {
  streak_days_off: ['local_date', 'reason'],
  transfer_shares: ['recurrence_id'],
  availability: [],
  settings: [],
  profile: [],
}

/** The words of threads and messages as a search compares them, which are no part of an export. */
function searchOf(table: ImportedTable, row: Record<string, unknown>): Record<string, string> {
  if (table === 'threads') return { search: searchTextOf(String(row['title'])) }
  if (table === 'thread_messages') return { search: searchTextOf((row['content'] as string[]).join(' ')) }
  return {}
}

function unreadable(error: unknown): never {
  if (error instanceof SyntaxError) throw wrongFile('A table of this export cannot be read')
  throw error
}
