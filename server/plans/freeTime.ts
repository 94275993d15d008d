import * as z from 'zod/mini'
import { invalidField } from '#shared/errors.ts'
import type { Hours } from '#shared/planning/availability.ts'
import { roomOf } from '#shared/planning/placing/calendar.ts'
import { type FreeSlot, freeSlots } from '#shared/planning/placing/freeTime.ts'
import { addDays } from '#shared/time/civil.ts'
import { CivilDate, ClockTime } from '#shared/time/schemas.ts'
import type { Deps } from '#server/deps.ts'
import { decodeCursor, nextCursor } from '#server/kit/http/cursor.ts'
import type { Person } from '#server/kit/http/person.ts'
import { readCalendar, todayOf, without } from './calendar.ts'

const MOST_DAYS = 92
const USUAL_DAYS = 28

export type FreeTimeAsked = {
  minutes: number
  from?: string | undefined
  to?: string | undefined
  hours: Hours
  /** A task that is to be moved: its own time is free for it. */
  except?: string | undefined
  limit: number
  cursor?: string | undefined
}
const Cursor = z.tuple([CivilDate, ClockTime])

/**
 * A person's free times, in order (docs/rules/plans.md, Placing). Without dates the next four weeks.
 *
 * @throws AppError `invalid` for a range that ends before it begins, or of more than 92 dates
 */
export async function readFreeTime(
  deps: Deps,
  person: Person,
  { minutes, hours, except, limit, cursor, ...asked }: FreeTimeAsked,
): Promise<{ items: FreeSlot[]; next_cursor: string | null }> {
  const from = asked.from ?? todayOf(deps, person)
  const to = asked.to ?? addDays(from, USUAL_DAYS - 1)
  if (to < from) throw invalidField('to', 'A range ends after it begins')
  if (to >= addDays(from, MOST_DAYS)) throw invalidField('to', `A range has at most ${MOST_DAYS} dates`)
  const [date, start] = cursor === undefined ? ['', ''] : decodeCursor(Cursor, cursor)
  const calendar = without(await readCalendar(deps, person, { from, to }), new Set(except ? [except] : []))
  const all = freeSlots(roomOf(calendar), hours, minutes)
  const rest = all.filter((slot) => `${slot.date} ${slot.start}` > `${date} ${start}`)
  const items = rest.slice(0, limit)
  return { items, next_cursor: nextCursor(rest, items, (last) => [last.date, last.start]) }
}
