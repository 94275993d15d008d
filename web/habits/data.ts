import { useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { initialValues } from '#shared/entity/fields.ts'
import { pageSchema, type Row } from '#shared/entity/row.ts'
import { applyHabitChange, type AskedHabit, type CheckInChange } from '#shared/habits/change.ts'
import type { DateSaid } from '#shared/habits/checkIn.ts'
import { noFigures } from '#shared/habits/expected.ts'
import { Habit, HABIT_FIELDS, type HabitPatch } from '#shared/habits/habit.ts'
import { scheduleInWords } from '#shared/habits/inWords.ts'
import type { Version } from '#shared/habits/past.ts'
import { ruleOf } from '#shared/habits/rule.ts'
import type { Schedule } from '#shared/habits/schedule.ts'
import { apiOf } from '#web/kit/api.ts'
import { createCollection, type LoadedRows } from '#web/kit/collection/createCollection.ts'
import { newId } from '#web/kit/newId.ts'
import { useNewDay } from '#web/profile/today.ts'
import { type ChangeOptions, useMakeChange } from '#web/kit/workspace/makeChange.ts'
import type { SliceContext } from '#web/kit/workspace/slice.ts'
import { askedOf } from './asked.ts'
import { withCheckIns } from './checkIns.ts'
import { partOnDemand } from '#web/kit/ui/loading/partOnDemand.tsx'

/** Habits on this device, with their check-ins (docs/rules/habits.md, Habits). */
export const habits = createCollection<Habit, AskedHabit, HabitPatch>({
  name: 'habits',
  path: '/api/habits',
  schema: Habit,
  fields: HABIT_FIELDS,
  noun: 'habit',
  titleOf: ({ name }) => name,
  begin,
  apply: (rows, change, beginRow, context) => applyHabitChange(rows, change, beginRow, askedOf(context)),
  order: (a, b) => a.position - b.position || (a.created_at < b.created_at ? -1 : 1),
  derivedFrom: ['domains', 'goals'],
  inWords: (name, value) => (name === 'schedule' ? scheduleInWords(value as Schedule) : String(value)),
  extend: withCheckIns,
  CopyDialog: partOnDemand(async () => (await import('./HabitPanels.tsx')).CorrectionPanel),
})

/** The habits that are not archived, with the changes that wait. Asked for again on a new day. */
export function useHabits(): LoadedRows<Habit> {
  const { rows, ...load } = habits.useRows()
  useNewDay(load.retry)
  return { rows: rows.filter(({ archived }) => !archived), ...load }
}

/** What checks habits in: on screen at once, then sent, and undone like every change. */
export type CheckInActions = {
  /** Sets a date, or takes back what it says (null). @param was what the date holds now */
  check: (
    habit: Habit,
    date: string,
    said: DateSaid | null,
    was: DateSaid | null,
    options?: ChangeOptions,
  ) => void
  /** Adds to a date's count or minutes. Additions of two devices both count. */
  add: (habit: Habit, date: string, amount: number, was: DateSaid | null, options?: ChangeOptions) => void
}

export function useCheckInActions(): CheckInActions {
  habits.useActions()
  const make = useMakeChange<CheckInChange>('habits')
  const now = () => new Date().toISOString()
  return {
    check: ({ id }, date, said, was, options) =>
      make({ kind: 'check', id, date, said, was, at: now() }, options),
    add: ({ id }, date, amount, was, options) =>
      make({ kind: 'add', id, date, amount, addition: newId(), was, at: now() }, options),
  }
}

/** What today holds of a habit; null for nothing. */
export function saidToday({ value_today, skipped_today }: Habit): DateSaid | null {
  if (value_today === null && !skipped_today) return null
  return { value: value_today, skipped: skipped_today }
}

/** Archived habits: few look at them, so they are asked for with the screen that lists them. */
export function useArchivedHabits(): LoadedRows<Habit> {
  const client = useQueryClient()
  const { data, isError, refetch } = useQuery({
    queryKey: ['habits', 'of', 'archived'],
    queryFn: async ({ signal }) =>
      (await apiOf(client).get('/api/habits?archived=true', pageSchema(Habit), { signal })).items,
  })
  const state = data ? 'ready' : isError ? 'failed' : 'loading'
  return { rows: data ?? [], state, retry: () => void refetch() }
}

const Choices = z.object({ items: z.array(z.object({ id: z.string(), title: z.string() })) })

/** The active goals that a habit can belong to. */
export function useGoalChoices(): readonly { id: string; title: string }[] {
  const client = useQueryClient()
  const { data } = useQuery({
    queryKey: ['habits', 'goals'],
    queryFn: ({ signal }) => apiOf(client).get('/api/goals?status=active', Choices, { signal }),
    meta: { kept: true },
  })
  return data?.items ?? []
}

/** A new habit as the server will answer it. */
function begin(asked: AskedHabit & { id: string }, base: Row, context: SliceContext): Habit {
  const values = { ...initialValues(HABIT_FIELDS), ...asked }
  const { kind, schedule } = values
  const rule = ruleOf(values)
  const { aim, target } = 'field' in rule ? { aim: 'at_least' as const, target: null } : rule
  const { start_date = context.today(), position = 1000 } = asked
  const version: Version = { from: start_date, schedule, aim, target }
  return {
    ...values,
    ...base,
    aim,
    target,
    start_date,
    position,
    versions: [version],
    ...noFigures(kind, version, askedOf(context)),
  }
}
