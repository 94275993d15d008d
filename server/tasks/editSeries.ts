import { invalidField } from '#shared/errors.ts'
import { Recurrence, type RecurrenceScope } from '#shared/tasks/repeating/recurrence.ts'
import {
  datesToMake,
  newSeries,
  ruleAsked,
  type Series,
  seriesEditOf,
  seriesFrom,
  type Split,
  TEMPLATE_FIELDS,
  templatePatch,
} from '#shared/tasks/repeating/series.ts'
import type { Task, TaskPatch } from '#shared/tasks/task.ts'
import { addDays, FIRST_DATE } from '#shared/time/civil.ts'
import { localDate } from '#shared/time/localDate.ts'
import type { Tx } from '#server/kit/db/database.ts'
import { change } from '#server/kit/db/change.ts'
import { type Json, parseJson } from '#server/kit/db/json.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Deps } from '#server/deps.ts'
import { happened } from '#server/kit/facts/happened.ts'
import type { Person } from '#server/kit/http/person.ts'
import { splitShares } from '#server/links/transferShares.ts'
import { forgetLost, forgottenLinks } from '#server/links/links.ts'
import { derivedId } from '#shared/tasks/derivedId.ts'
import { editedColumns, editOne, stale } from './editOne.ts'
import { endSeries, OPEN_FROM, removeUntouched } from './removeSeries.ts'
import { readTask } from './rows.ts'
import { insertOccurrences, insertSeries, lockSeries, occurrenceOn } from './series.ts'
import { moveToTrash } from './trash.ts'

/**
 * Edits a series, sets one up, or ends one.
 *
 * Completed occurrences stay as they are, and so does what was edited for one occurrence alone. A new rule or a move
 * to another date makes a new series from there on, whose id follows from the old one and the date: a repeated
 * request finds nothing left to change. A new rule with the scope `this` means this and the following.
 *
 * @returns the task that was edited
 */
export function editSeries(
  deps: Deps,
  person: Person,
  id: string,
  patch: TaskPatch,
  scope: RecurrenceScope,
): Promise<Json<Task>> {
  const now = deps.now()
  return change(deps, person, async (tx, inside) => {
    const current = await readTask(tx, person.id, id)
    const task = parseJson(current)
    if (patch.version !== undefined && patch.version !== task.version) throw stale(current)

    const series = task.recurrence_id === null ? null : await lockSeries(tx, person.id, task.recurrence_id)
    const edit = series && { task, series, patch, scope }
    const from = series?.id ?? null
    let to: string | null = null
    if (!edit) to = await beginSeries(tx, person, task, patch, now)
    else if (patch.recurrence === null) await leaveSeries(tx, person, edit, now)
    else to = await changeSeries(tx, person, edit, now)
    if (to !== from) await happened(inside, person, 'series.continued', { task_id: id, from, to })
    return readTask(tx, person.id, id)
  })
}

/** What is asked of a series by way of one of its tasks. */
type Edit = { task: Task; series: Series; patch: TaskPatch; scope: RecurrenceScope }

/** A plain task becomes the first occurrence of a series. @returns its id */
async function beginSeries(
  tx: Tx,
  person: Person,
  task: Task,
  patch: TaskPatch,
  now: Date,
): Promise<string | null> {
  const edited = parseJson(await editOne(tx, person.id, task.id, patch, now))
  const date = edited.scheduled_date
  if (!patch.recurrence) return null
  if (date === null) throw invalidField('scheduled_date', 'A repeating task needs a first date')
  const id = derivedId(task.id, `repeat ${date} ${task.version}`)
  const series = { ...newSeries(edited, patch.recurrence, date), id }
  await insertSeries(tx, person.id, series, now)
  await tx.query(
    `update tasks set recurrence_id = $3, occurrence_date = $4, edited_fields = '{}', version = version + 1
     where user_id = $1 and id = $2`,
    [person.id, task.id, series.id, date],
  )
  tx.changed(person.id, 'tasks', task.id, 'update')
  return series.id
}

/** The task goes on alone; with a wider scope the open occurrences beside or after it go, and no more are made. */
async function leaveSeries(tx: Tx, person: Person, { task, series, patch, scope }: Edit, now: Date) {
  const from = scope === 'following' ? await occurrenceDateOf(tx, person.id, task.id) : null
  if (scope === 'this') {
    await tx.query(
      `update recurrences r set except_dates = array_append(except_dates, t.occurrence_date) from tasks t
       where r.user_id = $1 and r.id = $2 and t.user_id = $1 and t.id = $3`,
      [person.id, series.id, task.id],
    )
  } else {
    await endSeries(tx, person, series.id, from)
    const touched = await removeUntouched(tx, person, series.id, from, task.id)
    await moveToTrash(
      tx,
      person,
      touched.filter((other) => other !== task.id),
      now,
    )
  }
  await tx.query(
    `update tasks set recurrence_id = null, occurrence_date = null, edited_fields = '{}'
     where user_id = $1 and id = $2`,
    [person.id, task.id],
  )
  await editOne(tx, person.id, task.id, { title: task.title, ...patch, version: undefined }, now)
}

/**
 * Edits the fields of a series; splits it where it moves, repeats otherwise, or goes on differently from here.
 *
 * @returns the id of the series as which it goes on
 */
async function changeSeries(
  tx: Tx,
  person: Person,
  { task, series, patch, scope }: Edit,
  now: Date,
): Promise<string> {
  if (patch.scheduled_date === null) throw invalidField('scheduled_date', 'A repeating task needs a date')
  const rule = ruleAsked(task, patch)
  const own = await occurrenceDateOf(tx, person.id, task.id)
  const first = await firstOpenDate(tx, person.id, series.id, rule ? localDate(now, person.dayRule) : null)
  const { mustSplit, ...split } = seriesEditOf(series, task, patch, scope, { own, first })

  const template = { ...series.template, ...templatePatch(patch), ...forgottenLinks(patch) }
  const target = mustSplit
    ? await splitSeries(tx, person, task, { ...series, template }, split, now)
    : series.id
  if (!mustSplit) {
    await tx.query(
      'update recurrences set template = $3, rrule = $4, basis = $5 where user_id = $1 and id = $2',
      [
        person.id,
        series.id,
        JSON.stringify(template),
        rule?.rrule ?? series.rrule,
        rule?.from ?? series.basis,
      ],
    )
  }
  if (task.status !== 'completed') await editTarget(tx, person, task, patch, now)
  const from = scope === 'all' ? null : addDays(split.start, split.days)
  await editOpen(tx, person.id, { seriesId: target, from, task, patch }, now)
  return target
}

/**
 * Ends a series before a date and begins a new one there. Occurrences with work or edits of their own move over; the others
 * are made anew where the rule or the dates changed, and else move over as they are.
 *
 * @returns the new series' id
 */
async function splitSeries(
  tx: Tx,
  person: Person,
  task: Task,
  series: Series,
  { start, days, rule }: Split,
  now: Date,
): Promise<string> {
  const isRemade = days !== 0 || rule !== null
  const id = derivedId(series.id, `from ${start} ${days} ${rule?.rrule ?? ''}`)
  const next = { ...seriesFrom(series, { start, days, rule }), id }
  if (next.starts_on < FIRST_DATE)
    throw invalidField('scheduled_date', 'The first date would be out of range')
  if (days !== 0 && rule === null && !Recurrence.safeParse({ rrule: next.rrule }).success)
    throw invalidField('scheduled_date', 'This repetition cannot be moved. Change how it repeats instead.')
  await endSeries(tx, person, series.id, start) // first, so that a person with the most series can still split one
  await insertSeries(tx, person.id, next, now)
  if (isRemade) await removeUntouched(tx, person, series.id, start, task.id)
  await tx.query(MOVE_OVER, [person.id, series.id, start, next.id, days, task.id, now])
  await tx.query(FOLLOW, [person.id, series.id, next.id])
  await splitShares(tx, person.id, { from: series.id, to: next.id })
  if (isRemade && next.basis === 'schedule')
    await makeFirst(tx, person, next, addDays(series.made_until, days), now)
  return next.id
}

/** If-then plans go on waiting for what the series has become. */
const FOLLOW = 'update if_thens set series_id = $3 where user_id = $1 and series_id = $2'

/** The occurrences that were made of the old series are made of the new one, those of the coming weeks at once. */
async function makeFirst(tx: Tx, person: Person, series: Series, madeBefore: string, now: Date) {
  const today = now.toISOString().slice(0, 10)
  const soon = addDays(today, SOON_DAYS)
  const end = madeBefore < soon ? madeBefore : soon
  if (end < series.starts_on) return
  const plan = datesToMake(series, { from: series.starts_on, end, today }, MOST_AT_ONCE)
  const occurrences = plan.dates.map((date) => occurrenceOn(series, date))
  await insertOccurrences(tx, person.id, occurrences, now)
  await tx.query('update recurrences set made_until = $3, ended = $4 where user_id = $1 and id = $2', [
    person.id,
    series.id,
    plan.made_until,
    plan.ended,
  ])
}

const SOON_DAYS = 62
const MOST_AT_ONCE = 500

const MOVE_OVER = `
  update tasks set recurrence_id = $4, occurrence_date = occurrence_date + $5::int, version = version + 1, updated_at = $7,
    scheduled_date = case when id = $6 or 'scheduled_date' = any(edited_fields) then scheduled_date
      else scheduled_date + $5::int end
  where user_id = $1 and (${OPEN_FROM} or (id = $6 and status <> 'completed'))`

/** The task that was edited takes every change; none of them is its own any more. */
async function editTarget(tx: Tx, person: Person, task: Task, patch: TaskPatch, now: Date) {
  await tx.query(
    'update tasks set edited_fields = array(select unnest(edited_fields) except select unnest($3::text[])) where user_id = $1 and id = $2',
    [person.id, task.id, editedColumns(patch).map(({ name }) => name)],
  )
  const before = await tx.query<{ edited_fields: string[] }>(
    'select edited_fields from tasks where user_id = $1 and id = $2',
    [person.id, task.id],
  )
  await editOne(tx, person.id, task.id, { ...patch, version: undefined }, now)
  await tx.query('update tasks set edited_fields = $3 where user_id = $1 and id = $2', [
    person.id,
    task.id,
    before[0]?.edited_fields ?? [],
  ])
}

const REPEATED: ReadonlySet<string> = new Set(TEMPLATE_FIELDS)

/** The other open occurrences take the fields that were not changed for them alone. Dates were moved with the split. */
async function editOpen(
  tx: Tx,
  userId: UserId,
  { seriesId, from, task, patch }: { seriesId: string; from: string | null; task: Task; patch: TaskPatch },
  now: Date,
) {
  const columns = editedColumns(patch).filter(({ name }) => REPEATED.has(name))
  if (columns.length === 0) return
  const values: unknown[] = [userId, seriesId, from, task.id, now]
  const sets = columns.map(({ name, value }) => {
    values.push(value)
    return `${name} = case when '${name}' = any(edited_fields) then ${name} else $${values.length} end`
  })
  const text = `update tasks set ${[...sets, ...forgetLost(patch)].join(', ')}, version = version + 1, updated_at = $5
    where ${OPEN_FROM} and id <> $4 returning id`
  const edited = await tx.query<{ id: string }>(text, values)
  tx.changed(
    userId,
    'tasks',
    edited.map(({ id }) => id),
    'update',
  )
}

async function occurrenceDateOf(tx: Tx, userId: UserId, id: string): Promise<string> {
  const [row] = await tx.query<{ occurrence_date: string }>(
    'select occurrence_date from tasks where user_id = $1 and id = $2',
    [userId, id],
  )
  if (!row) throw new Error(`No occurrence ${id}`)
  return row.occurrence_date
}

/** The date of a series' first open occurrence, on or after a date if one is given. */
async function firstOpenDate(
  tx: Tx,
  userId: UserId,
  id: string,
  from: string | null,
): Promise<string | null> {
  const text = `select min(occurrence_date)::text as date from tasks where ${OPEN_FROM}`
  const [row] = await tx.query<{ date: string | null }>(text, [userId, id, from])
  return row?.date ?? null
}
