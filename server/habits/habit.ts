import { type FieldError, invalidField } from '#shared/errors.ts'
import { figuresOf } from '#shared/habits/figures.ts'
import {
  type Habit,
  HABIT_FIELDS,
  type HabitPatch,
  MOST_HABITS,
  MOST_HABITS_IN_ALL,
} from '#shared/habits/habit.ts'
import type { Span } from '#shared/habits/past.ts'
import { type Rule, ruleOf } from '#shared/habits/rule.ts'
import { archivedSpans, mayReplacePauses, mergedSpans } from '#shared/habits/spans.ts'
import { changedVersions, movedVersions, type Versions } from '#shared/habits/versions.ts'
import { addMonths, weekOf } from '#shared/time/civil.ts'
import { localDate } from '#shared/time/localDate.ts'
import type { Tx } from '#server/kit/db/database.ts'
import type { Edit, Entity, Revision } from '#server/kit/entity/entity.ts'
import type { Person } from '#server/kit/http/person.ts'
import { checkLinks, forgottenLinks, markGoalsChanged } from '#server/links/links.ts'
import { inSlices, oneAtATime } from './inTurn.ts'
import { pastsOf } from './past.ts'
import { firstCheckIn } from './rows.ts'
import { settleToday } from './settle.ts'
import type { StoredHabit } from './storedHabit.ts'

/** Habits (docs/rules/habits.md, Habits). */
export const habit: Entity<typeof HABIT_FIELDS, Habit> = {
  table: 'habits',
  noun: 'habit',
  fields: HABIT_FIELDS,
  maxRows: MOST_HABITS,
  maxRowsInAll: MOST_HABITS_IN_ALL,
  archives: true,
  order: 'e.position, e.created_at',
  columns: 'e.versions, e.archived_spans, e.past_revision',
  async complete(tx, person, asked, now) {
    const today = localDate(now, person.dayRule)
    const { start_date = today, position = await nextPosition(tx, person) } = asked
    checkStart(start_date, today)
    await checkLinks(tx, person.id, asked)
    markGoalsChanged(tx, person, asked.goal_id)
    return { ...asked, ...fitting(ruleOf(asked)), start_date, position, pauses: mergedSpans(asked.pauses) }
  },
  begin({ schedule, aim, target, start_date, archived }, person, now) {
    const spans = archivedSpans([], archived, localDate(now, person.dayRule))
    return columnsOf([{ from: start_date, schedule, aim, target }], spans)
  },
  revise: (tx, person, edit, now) => revise(tx, person, edit, localDate(now, person.dayRule)),
  saved: (tx, person, row, now) => settleToday(tx, person, row as StoredHabit, now),
  trashed: nameFollowers,
  async present(db, person, rows, now) {
    const asked = { today: localDate(now, person.dayRule), weekStart: person.weekStart }
    const habits = rows as readonly StoredHabit[]
    const { from } = weekOf(asked.today, asked.weekStart)
    const rangeOf = () => ({ from, to: asked.today })
    const figures = await oneAtATime(db, person.id, async () => {
      const pasts = await pastsOf(db, person.id, habits, { ...asked, rangeOf })
      return inSlices(pasts, (past) => figuresOf(past, asked))
    })
    return habits.flatMap((row, index) => {
      const own = figures[index]
      return own ? [presented(row, own)] : []
    })
  },
}

/** A habit as it is answered. */
export function presented(row: StoredHabit, figures: ReturnType<typeof figuresOf>): Habit {
  const { archived_spans: _spans, past_revision: _revision, ...fields } = row
  return { ...fields, versions: [...fields.versions], ...figures }
}

async function revise(
  tx: Tx,
  person: Person,
  { row, patch }: Edit<typeof HABIT_FIELDS>,
  today: string,
): Promise<Revision<typeof HABIT_FIELDS>> {
  const before = row as StoredHabit
  if (patch.kind !== undefined && patch.kind !== before.kind)
    throw invalidField('kind', 'The kind of a habit never changes')
  await checkLinks(tx, person.id, patch)
  const start = patch.start_date ?? before.start_date
  if (start !== before.start_date) await checkMove(tx, person, before, start, today)
  const changes = definedOf(patch)
  const after = { ...before, ...changes }
  const rule = fitting(ruleOf(after))
  const pauses = mergedSpans(after.pauses)
  if (patch.pauses && !mayReplacePauses(before.pauses, pauses, today))
    throw invalidField('pauses', 'Dates of more than 7 days ago stay as they are')
  const moved = start === before.start_date ? before.versions : movedVersions(before.versions, start)
  const spans = archivedSpans(before.archived_spans, after.archived, today)
  if (Object.keys(changes).length === 0) return { patch, more: {} }
  markGoalsChanged(tx, person, before.goal_id, after.goal_id)
  return {
    patch: { ...patch, ...rule, pauses },
    more: { ...columnsOf(changedVersions(moved, rule, today), spans), ...forgottenLinks(patch) },
  }
}

function definedOf(patch: HabitPatch): Partial<StoredHabit> {
  const { version: _, ...fields } = patch
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

/** JSON goes as text. */
function columnsOf(versions: Versions, spans: readonly Span[]): Record<string, unknown> {
  return { versions: JSON.stringify(versions), archived_spans: JSON.stringify(spans) }
}

function fitting(rule: Rule | FieldError): Rule {
  if ('field' in rule) throw invalidField(rule.field, rule.message)
  return rule
}

async function checkMove(tx: Tx, person: Person, { id }: StoredHabit, start: string, today: string) {
  checkStart(start, today)
  const first = await firstCheckIn(tx, person.id, id)
  if (first !== null && start > first)
    throw invalidField('start_date', `There is a check-in of ${first} already`)
}

function checkStart(start: string, today: string) {
  if (start > addMonths(today, 12)) throw invalidField('start_date', 'A habit begins within a year')
}

/** A routine is without the habits that are in the trash, and a goal does not count them. */
async function nameFollowers(tx: Tx, { id: userId }: Person, id: string): Promise<void> {
  const rows = await tx.query<{ table: string; id: string }>(FOLLOWERS, [userId, id])
  for (const row of rows) tx.changed(userId, row.table, row.id, 'update')
}

const FOLLOWERS = `
  select 'routines' as "table", id from routines where user_id = $1 and $2::uuid = any(habit_ids)
  union all
  select 'goals', goal_id from habits where user_id = $1 and id = $2 and goal_id is not null`

const LAST_POSITION = 1000

async function nextPosition(tx: Tx, { id }: Person): Promise<number> {
  const [last] = await tx.query<{ next: number }>(NEXT_POSITION, [id, LAST_POSITION])
  return last?.next ?? 0
}

const NEXT_POSITION = `
  select least($2::int, coalesce(max(position), -1) + 1) as next from habits
  where user_id = $1 and deleted_at is null`
