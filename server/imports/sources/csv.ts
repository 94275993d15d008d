import type { ImportProblem } from '#shared/imports/import.ts'
import { type ForeignTask, clean, taskOf, type TaskValues } from '#shared/imports/foreignTask.ts'
import { createContentIds, importedId } from '#shared/imports/importedId.ts'
import { readCsv } from '#shared/imports/readCsv.ts'
import { wireTask } from '#shared/imports/wireTask.ts'
import { STATUSES } from '#shared/tasks/task.ts'
import { Instant } from '#shared/time/schemas.ts'
import { checksumOf } from '#server/kit/zip/checksum.ts'
import { wrongFile } from '../file.ts'
import type { Source } from '../source.ts'

/** Columns that say something of a task, by their names in a header. */
const READ = {
  title: 'title',
  description: 'description',
  category: 'category',
  priority: 'priority',
  estimated_duration: 'duration',
  scheduled_date: 'date',
  scheduled_time: 'time',
  due_date: 'due',
  xp_reward: 'xp',
  accountability_type: 'accountability',
} as const satisfies Record<keyof TaskValues, keyof ForeignTask>

/** Columns that are read beside them, and those of our own export that follow from others or say what an import does not do. */
const ALSO_READ = [
  'id',
  'status',
  'completed_at',
  'actual_duration',
  'created_at',
  'deleted_at',
  'goal_id',
  'domain_id',
]
const LEFT_OUT = [
  'elapsed_seconds',
  'recurrence',
  'recurrence_id',
  'witness_id',
  'version',
  'updated_at',
  'startTime',
  'endTime',
  'user_id',
]
/** How people name columns in tables of their own. The field's own name comes first where a table has both. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  date: 'scheduled_date',
  time: 'scheduled_time',
  minutes: 'estimated_duration',
}
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** A table of tasks with our field names as its header, in any order (docs/rules/exports.md, Import). */
export const csv: Source = {
  name: 'csv',
  recognises: ({ text }) => text !== null && headerOf(text).includes('title'),
  async read({ text }, collector, context) {
    if (text === null) throw wrongFile('This is an archive, not a CSV table')
    const header = headerOf(text)
    if (!header.includes('title')) throw wrongFile('The first line names no column "title"')
    for (const name of header)
      if (name !== '' && !(name in READ) && ![...ALSO_READ, ...LEFT_OUT].includes(name))
        collector.problem({ line: 1, item: name, field: name, message: 'Unknown column: it is left out' })
    const idOf = createContentIds('csv', checksumOf)
    let isHeader = true
    for (const { line, cells } of readCsv(text)) {
      if (isHeader) {
        isHeader = false
        continue
      }
      const said = Object.fromEntries(header.map((name, index) => [name, cellOf(cells[index] ?? '')]))
      const tell = (field: string, message: string) => collector.problem(problem(line, said, field, message))
      if ((said['title'] ?? '').trim() === '') {
        tell('title', 'A task without a title: it is left out')
        continue
      }
      const values = taskOf(foreignTask(said), context.timezone, tell)
      const row = { id: '', ...values, ...stateOf(said, values, context.now, tell) }
      row.id = idIn(said) ?? idOf(JSON.stringify([values, row.status, row.completed_at]))
      await collector.add(
        'tasks',
        { ...row, edited_fields: [] },
        {
          key: row.id,
          shown: () => ({ ...wireTask(row, context.userId) }),
        },
      )
    }
  },
}

type Said = Record<string, string>

function headerOf(text: string): string[] {
  const [first] = readCsv(text)
  const names = (first?.cells ?? []).map((name) => name.trim())
  return names.map((name) => {
    const field = SHORT_NAMES[name]
    return field === undefined || names.includes(field) ? name : field
  })
}

/** An apostrophe that an export put before a formula is none of the text. */
function cellOf(cell: string): string {
  return clean(/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell)
}

function foreignTask(said: Said): ForeignTask {
  const read = Object.entries(READ).map(([column, name]) => [name, said[column]])
  return Object.fromEntries(read) as ForeignTask
}

/** An id of ours stays what it is: the row may be here already. Another one makes one of ours. */
function idIn({ id = '' }: Said): string | null {
  const own = id.trim().toLowerCase()
  if (own === '') return null
  return UUID.test(own) ? own : importedId('csv', own)
}

function stateOf(
  said: Said,
  values: TaskValues,
  now: string,
  tell: (field: string, message: string) => void,
) {
  const status = said['status']?.trim().toLowerCase() ?? ''
  if (status !== '' && !STATUSES.some((known) => known === status))
    tell('status', `Unknown status: ${status}`)
  const completed_at = instantIn(said, 'completed_at', tell)
  const isDone = status === 'completed' || (status === '' && completed_at !== null)
  const created_at = instantIn(said, 'created_at', tell) ?? now
  const minutes = Number(said['actual_duration']?.trim() || Number.NaN)
  return {
    status: isDone ? ('completed' as const) : ('pending' as const),
    completed_at: isDone
      ? (completed_at ?? `${values.scheduled_date ?? created_at.slice(0, 10)}T12:00:00.000Z`)
      : null,
    actual_duration:
      isDone && Number.isInteger(minutes) && minutes >= 0 && minutes < 10_000_000 ? minutes : null,
    completions: isDone ? 1 : 0,
    witness_id: null,
    goal_id: linkIn(said, 'goal_id'),
    domain_id: linkIn(said, 'domain_id'),
    deleted_at: instantIn(said, 'deleted_at', tell),
    created_at,
  }
}

function instantIn(said: Said, name: string, tell: (field: string, message: string) => void): string | null {
  const text = said[name]?.trim() ?? ''
  if (text === '') return null
  const full = /^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T12:00:00Z` : text.replace(' ', 'T')
  const read = Instant.safeParse(full)
  if (read.success) return new Date(full).toISOString()
  tell(name, `Unreadable moment: ${text}`)
  return null
}

function linkIn(said: Said, name: string): string | null {
  const id = said[name]?.trim().toLowerCase() ?? ''
  return UUID.test(id) ? id : null
}

function problem(line: number, said: Said, field: string, message: string): ImportProblem {
  return { line, item: (said['title'] ?? '').trim().slice(0, 200), field, message: message.slice(0, 300) }
}
