import { calendarEnd, calendarHead } from '#shared/calendar/calendar.ts'
import { type CalendarTask, taskEvent } from '#shared/calendar/taskEvent.ts'
import {
  checkInLine,
  dateHeading,
  goalSection,
  habitHeading,
  isInJournal,
  journalEntry,
  taskLine,
} from '#shared/exports/markdown.ts'
import { csvHeader, csvRow } from '#shared/exports/tasksCsv.ts'
import type { Tx } from '#server/kit/db/database.ts'
import type { Inside } from '#server/deps.ts'
import type { SignedInPerson } from '#server/kit/http/person.ts'
import { profileJson } from '#server/profile/profile.ts'
import { readSettings } from '#server/settings/settings.ts'
import { readRows, rowsOf } from './rowsOf.ts'
import { EXPORTED } from './tables.ts'

/** Some text or bytes of a file, and how many rows of it are in there. */
type Chunk = { text: string | Uint8Array; rows: number }

/** A file of the archive, which is written when its turn comes. */
export type ArchiveFile = { path: string; chunks: () => AsyncIterable<Chunk> }

/** The files of a person's export, all but the manifest, in their order. */
export async function archiveFiles(inside: Inside, person: SignedInPerson): Promise<ArchiveFile[]> {
  const tx = inside.db
  const tables = Object.entries(EXPORTED).flatMap(([table, declared]) =>
    'leftOut' in declared
      ? []
      : [
          {
            path: `data/${table}.json`,
            chunks: () => arrayOf(rowsOf(tx, person.id, table, declared)),
          },
        ],
  )
  return [
    { path: 'data/profile.json', chunks: () => one(profileJson(inside, person.id)) },
    { path: 'data/settings.json', chunks: () => one(readSettings(tx, person.id).then(JSON.stringify)) },
    ...tables,
    { path: 'tasks.csv', chunks: () => csvOfTasks(tx, person) },
    { path: 'calendar.ics', chunks: () => calendarOf(inside, person) },
    { path: 'markdown/tasks.md', chunks: () => taskList(tx, person) },
    { path: 'markdown/goals.md', chunks: () => goalList(tx, person) },
    { path: 'markdown/habits.md', chunks: () => habitList(tx, person) },
    { path: 'markdown/journal.md', chunks: () => journal(tx, person) },
    ...(await picturesOf(inside, person)),
  ]
}

/** Pictures as they are kept. One that is deleted while the archive is written is empty. */
async function picturesOf({ db: tx, files }: Inside, { id }: SignedInPerson): Promise<ArchiveFile[]> {
  const own = await tx.query<{ id: string; key: string }>(PICTURES, [id])
  return own.map((picture) => ({
    path: `files/${picture.id}.webp`,
    async *chunks() {
      yield { text: (await files.store.get(picture.key)) ?? '', rows: 1 }
    },
  }))
}

const PICTURES = 'select id, key from files where user_id = $1 order by created_at, id'

async function* one(json: Promise<string>): AsyncGenerator<Chunk> {
  yield { text: `${await json}\n`, rows: 1 }
}

/** A JSON array with one row a line. */
async function* arrayOf(batches: AsyncIterable<readonly string[]>): AsyncGenerator<Chunk> {
  let before = '[\n'
  for await (const rows of batches) {
    yield { text: before + rows.join(',\n'), rows: rows.length }
    before = ',\n'
  }
  yield { text: before === '[\n' ? '[]\n' : '\n]\n', rows: 0 }
}

const EVERY_TASK = EXPORTED['tasks']

async function* csvOfTasks(tx: Tx, { id }: SignedInPerson): AsyncGenerator<Chunk> {
  yield { text: csvHeader(), rows: 0 }
  if (!EVERY_TASK || 'leftOut' in EVERY_TASK) return
  for await (const rows of rowsOf(tx, id, 'tasks', EVERY_TASK))
    yield { text: rows.map((row) => csvRow(JSON.parse(row))).join(''), rows: rows.length }
}

async function* calendarOf({ db: tx, settings }: Inside, person: SignedInPerson): AsyncGenerator<Chunk> {
  const { timezone } = person.dayRule
  const [range] = await tx.query<{ from: string | null; to: string | null }>(DATED_RANGE, [person.id])
  const { from = null, to = null } = range ?? {}
  yield { text: calendarHead(timezone, from !== null && to !== null ? { from, to } : null), rows: 0 }
  const site = new URL(settings.SITE_URL).hostname
  for await (const rows of readRows(tx, DATED_TASKS, person.id)) {
    const events = rows.map((row) => taskEvent(JSON.parse(row) as CalendarTask, { timezone, site }))
    yield { text: events.join(''), rows: rows.length }
  }
  yield { text: calendarEnd(), rows: 0 }
}

const DATED_RANGE = `
  select min(scheduled_date) as "from", max(scheduled_date) as "to" from tasks
  where user_id = $1 and deleted_at is null and scheduled_date is not null`

const UTC = (column: string) => `to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
const DATED_TASKS = `
  select id, title, description, category, status, estimated_duration, scheduled_date, scheduled_time, version,
    ${UTC('created_at')} as created_at, ${UTC('updated_at')} as updated_at
  from tasks where user_id = $1 and deleted_at is null and scheduled_date is not null
  order by scheduled_date, scheduled_time, id`

async function* taskList(tx: Tx, { id }: SignedInPerson): AsyncGenerator<Chunk> {
  yield { text: '# Tasks\n', rows: 0 }
  let date: string | null | undefined
  for await (const rows of readRows(tx, LISTED_TASKS, id)) {
    let text = ''
    for (const row of rows) {
      const task = JSON.parse(row)
      if (task.scheduled_date !== date) text += dateHeading((date = task.scheduled_date))
      text += taskLine(task)
    }
    yield { text, rows: rows.length }
  }
}

const LISTED_TASKS = `
  select title, status, scheduled_date, scheduled_time, estimated_duration, category from tasks
  where user_id = $1 and deleted_at is null order by scheduled_date nulls last, scheduled_time nulls first, id`

async function* goalList(tx: Tx, { id }: SignedInPerson): AsyncGenerator<Chunk> {
  yield { text: '# Goals\n', rows: 0 }
  for await (const rows of readRows(tx, LISTED_GOALS, id))
    yield { text: rows.map((row) => goalSection(JSON.parse(row))).join(''), rows: rows.length }
}

const LISTED_GOALS = `
  select g.title, g.why, g.status, g.start_date, g.target_date, g.metric, array(
    select json_build_object('title', m.title, 'due_date', m.due_date, 'done_at', m.done_at)
    from milestones m where m.user_id = $1 and m.goal_id = g.id order by m.position, m.created_at, m.id
  ) as milestones, array(
    select json_build_object('date', c.date, 'value', c.value, 'note', c.note)
    from goal_checkins c where c.user_id = $1 and c.goal_id = g.id order by c.date, c.created_at, c.id
  ) as check_ins
  from goals g where g.user_id = $1 and g.deleted_at is null order by g.created_at, g.id`

async function* habitList(tx: Tx, { id }: SignedInPerson): AsyncGenerator<Chunk> {
  yield { text: '# Habits\n', rows: 0 }
  let habit: string | undefined
  for await (const rows of readRows(tx, LISTED_CHECK_INS, id)) {
    let text = ''
    let lines = 0
    for (const row of rows) {
      const line = JSON.parse(row)
      if (line.id !== habit) text += habitHeading(line)
      habit = line.id
      if (line.date === null) continue // a habit without a check-in
      text += checkInLine(line)
      lines += 1
    }
    yield { text, rows: lines }
  }
}

const LISTED_CHECK_INS = `
  select h.id, h.name, h.category, h.kind, h.unit, c.date, c.value, c.skipped, c.note
  from habits h left join habit_checkins c on c.user_id = $1 and c.habit_id = h.id
  where h.user_id = $1 and h.deleted_at is null order by h.position, h.created_at, h.id, c.date`

async function* journal(tx: Tx, { id }: SignedInPerson): AsyncGenerator<Chunk> {
  yield { text: '# Journal\n', rows: 0 }
  for await (const rows of readRows(tx, LISTED_RITUALS, id)) {
    const entries = rows.map((row) => JSON.parse(row)).filter(isInJournal)
    yield { text: entries.map(journalEntry).join(''), rows: entries.length }
  }
}

const LISTED_RITUALS = `
  select kind, date, intention, note, mood from rituals
  where user_id = $1 and deleted_at is null order by date, kind, id`
