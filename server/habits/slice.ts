import * as z from 'zod/mini'
import {
  CheckedIn,
  CheckInAddition,
  CheckInImport,
  HabitCheckIns,
  ImportedCheckIns,
  PutCheckIn,
} from '#shared/habits/checkIn.ts'
import { Habit, HabitPatch, NewHabit } from '#shared/habits/habit.ts'
import { HabitDays, HabitHistory, HabitTotals, TOTALS_BY } from '#shared/habits/history.ts'
import { HabitStats } from '#shared/habits/stats.ts'
import { SENT_AT_HEADER } from '#shared/time/deviceClock.ts'
import { CivilDate } from '#shared/time/schemas.ts'
import { MIB } from '#shared/numbers/mebibyte.ts'
import { entitySlice } from '#server/kit/entity/entitySlice.ts'
import { limitOf } from '#server/kit/http/cursor.ts'
import { PERSON } from '#server/kit/http/gate.ts'
import { PROBLEM } from '#server/kit/http/problem.ts'
import { route } from '#server/kit/http/route.ts'
import type { Slice } from '#server/kit/http/slice.ts'
import { SentAt } from '#server/progress/actedAt.ts'
import { isGamified } from '#server/progress/withoutGamification.ts'
import { forgetAdditions } from './additions.ts'
import { addToCheckIn, putCheckIn, removeCheckIn } from './checkIn.ts'
import { habit } from './habit.ts'
import { importCheckIns } from './import.ts'
import { forgetFuture } from './settledPasts.ts'
import { readCheckIns, readDays, readHistory, readStats, readStreaks, readTotals } from './reports.ts'

const HabitRange = z.object({ from: CivilDate, to: CivilDate })
const StreaksQuery = z.object({ limit: limitOf() })
const TotalsQuery = z.object({ by: z.enum(TOTALS_BY) })
const HabitStreaks = z.object({
  items: z.array(z.object({ from: z.string(), to: z.string(), length: z.int() })),
})
/** A date of a habit, in the path. */
const DateOfHabit = z.object({ id: z.uuid('An id is a UUID'), date: CivilDate })

/** Bytes of 4,000 check-ins with the longest notes, of characters of four bytes. */
const LARGEST_IMPORT = 9 * MIB

const NO_SUCH_HABIT = ['No such habit', PROBLEM] as const
const checkedIn = {
  200: ['The date and the habit, and what was earned; a repeated call answers the same', { CheckedIn }],
  404: NO_SUCH_HABIT,
  409: ['The date is paused, or the habit archived', PROBLEM],
} as const

const checkIns = [
  route({
    method: 'put',
    path: '/api/habits/:id/check-ins/:date',
    summary:
      'Set what a date says, from 7 days ago to today. `at` is when the person acted, at most 7 days ago',
    who: PERSON,
    scope: 'write',
    cost: 2,
    params: DateOfHabit,
    body: { PutCheckIn },
    answers: checkedIn,
    answer: async ({ c, deps, caller, params, body }) => c.json(await putCheckIn(deps, caller, params, body)),
  }),
  route({
    method: 'delete',
    path: '/api/habits/:id/check-ins/:date',
    summary: 'Take back what a date says; an imported one at any age',
    who: PERSON,
    scope: 'write',
    cost: 2,
    params: DateOfHabit,
    answers: checkedIn,
    answer: async ({ c, deps, caller, params }) => c.json(await removeCheckIn(deps, caller, params)),
  }),
  route({
    method: 'post',
    path: '/api/habits/:id/check-ins/:date/add',
    summary: 'Add to the count or the minutes of a date, once for each id',
    who: PERSON,
    scope: 'write',
    cost: 2,
    params: DateOfHabit,
    headers: { SentAt },
    body: { CheckInAddition },
    largestBody: 1024,
    answers: checkedIn,
    answer: async ({ c, deps, caller, params, headers, body }) =>
      c.json(await addToCheckIn(deps, caller, params, { ...body, sentAt: headers[SENT_AT_HEADER] })),
  }),
  route({
    method: 'post',
    path: '/api/habits/:id/import',
    summary: 'Add check-ins of any dates up to today, all or none; they earn nothing',
    who: PERSON,
    scope: 'write',
    cost: 5,
    body: { CheckInImport },
    largestBody: LARGEST_IMPORT,
    answers: { 200: ['How many were new', { ImportedCheckIns }], 404: NO_SUCH_HABIT },
    answer: async ({ c, deps, caller, params, body }) =>
      c.json(await importCheckIns(deps, caller, params.id, body)),
  }),
]

const reports = [
  route({
    method: 'get',
    path: '/api/habits/stats',
    summary: 'The figures of all habits together',
    who: PERSON,
    scope: 'read',
    cost: 1,
    answers: { 200: ['The figures', { HabitStats }] },
    answer: async ({ c, deps, caller }) => c.json(await readStats(deps, caller)),
  }),
  route({
    method: 'get',
    path: '/api/habits/days',
    summary: 'The dates of a range on which habits are due or checked, at most 62',
    who: PERSON,
    scope: 'read',
    cost: 1,
    query: { HabitRange },
    answers: { 200: ['Them, by date', { HabitDays }] },
    answer: async ({ c, deps, caller, query }) => c.json({ items: await readDays(deps, caller, query) }),
  }),
  route({
    method: 'get',
    path: '/api/habits/:id/history',
    summary: 'Each date of a range, at most 400, with the strength as of it',
    who: PERSON,
    scope: 'read',
    cost: 1,
    query: { HabitRange },
    answers: { 200: ['The dates', { HabitHistory }], 404: NO_SUCH_HABIT },
    answer: async ({ c, deps, caller, params, query }) =>
      c.json({ items: await readHistory(deps, caller, params.id, query) }),
  }),
  route({
    method: 'get',
    path: '/api/habits/:id/check-ins',
    summary: 'The check-ins of a range of dates, at most 400, with their notes',
    who: PERSON,
    scope: 'read',
    cost: 1,
    query: { HabitRange },
    answers: { 200: ['Them, oldest first', { HabitCheckIns }], 404: NO_SUCH_HABIT },
    answer: async ({ c, deps, caller, params, query }) =>
      c.json({ items: await readCheckIns(deps, caller, params.id, query) }),
  }),
  route({
    method: 'get',
    path: '/api/habits/:id/streaks',
    summary: 'The runs of kept units, newest first',
    who: PERSON,
    scope: 'read',
    cost: 1,
    isFor: isGamified,
    query: { StreaksQuery },
    answers: { 200: ['The runs', { HabitStreaks }], 404: NO_SUCH_HABIT },
    answer: async ({ c, deps, caller, params, query }) =>
      c.json({ items: await readStreaks(deps, caller, params.id, query.limit) }),
  }),
  route({
    method: 'get',
    path: '/api/habits/:id/totals',
    summary: 'Sums by week, month or year, newest first',
    who: PERSON,
    scope: 'read',
    cost: 1,
    query: { TotalsQuery },
    answers: { 200: ['The sums', { HabitTotals }], 404: NO_SUCH_HABIT },
    answer: async ({ c, deps, caller, params, query }) =>
      c.json({ items: await readTotals(deps, caller, params.id, query.by) }),
  }),
]

const rows = entitySlice({
  tag: 'Habits',
  path: '/api/habits',
  name: 'Habit',
  entity: habit,
  schemas: { create: NewHabit, patch: HabitPatch, item: Habit },
  more: [...checkIns, ...reports],
})

/** Habits (docs/rules/habits.md, Habits). */
export const habits: Slice = {
  ...rows,
  jobs: { ...rows.jobs, forgetAdditions, forgetFuture },
}
