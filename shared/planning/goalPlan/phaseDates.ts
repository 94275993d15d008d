import type { Pattern, PatternPhase } from '#shared/planning/patterns/pattern.ts'
import { uncapitalised } from '#shared/text/capitalised.ts'
import { addDays, DAYS_PER_WEEK, daysBetween } from '#shared/time/civil.ts'

/** A phase with its dates, both included. */
export type DatedPhase = PatternPhase & { from: string; to: string }

/** Plans from so many days on have phases of whole weeks. */
const DAYS_IN_WEEKS = 28
/** Of the time before a date: a tenth, and two days, are kept as room (docs/rules/plans.md, Patterns). */
const SHARE_OF_ROOM = 10
const LEAST_ROOM = 2
/** A taper takes three weeks at most. */
export const LONGEST_TAPER = 21

/**
 * The phases of a plan with their dates, without gap or overlap.
 *
 * @param days how many dates the plan has
 * @param most so many phases at most: a short plan has fewer
 */
export function datedPhases(pattern: Pattern, start: string, days: number, most: number): DatedPhase[] {
  if (pattern.phases.length === 0) return []
  const unit = days >= DAYS_IN_WEEKS ? DAYS_PER_WEEK : 1
  const room = pattern.keepsRoom ? roomBefore(days, unit, pattern) : 0
  const others = Math.floor((days - room) / unit)
  const kept = keptPhases(pattern, Math.min(most, others + (room > 0 ? 1 : 0)))
  const before = room > 0 ? kept.slice(0, -1) : kept
  const units = shared(
    others,
    before.map(({ share }) => share),
  )
  const lengths = [...units.map((count) => count * unit), ...(room > 0 ? [room] : [])]
  let at = 0
  return kept.map((phase, index) => {
    const from = at
    const isLast = index === kept.length - 1
    at = isLast ? days : at + (lengths[index] ?? 0)
    const isReserve = isLast && pattern.load !== undefined && room >= LONGEST_TAPER + DAYS_PER_WEEK
    return {
      ...phase,
      ...(isReserve && reserveBefore(phase)),
      from: addDays(start, from),
      to: addDays(start, at - 1),
    }
  })
}

/**
 * On which dates the phases of work with few sessions may begin: those of its sessions. What lies in the room before a date begins
 * with it.
 *
 * @param dates of the sessions, in order
 */
export function datesToBegin(
  dates: readonly string[],
  { keepsRoom }: Pattern,
  { from, to }: { from: string; to: string },
): string[] {
  const room = addDays(to, 1 - roomBefore(daysBetween(from, to) + 1, 1, {}))
  const before = dates.filter((date) => !keepsRoom || date < room)
  return before.length === dates.length ? before : [...before, room]
}

/**
 * The phases of work with few sessions: each has one at least, and begins on the date of its first.
 *
 * @param dates on which they may begin, in order; as many as there are phases, or more
 */
export function phasesOfDates(
  { phases }: Pattern,
  dates: readonly string[],
  { from, to }: { from: string; to: string },
): DatedPhase[] {
  const counts = shared(
    dates.length,
    phases.map(({ share }) => share),
  )
  const begin = (at: number) => (at === 0 ? from : (dates[sumOf(counts.slice(0, at))] ?? to))
  return phases.map((phase, at) => {
    const isLast = at === phases.length - 1
    return { ...phase, from: begin(at), to: isLast ? to : addDays(begin(at + 1), -1) }
  })
}

/** The last phase of a training so long that its room is more than a taper: first weeks that go on as before. */
function reserveBefore({ title, focus }: PatternPhase): Pick<PatternPhase, 'title' | 'focus'> {
  return {
    title: `Reserve and ${title.toLowerCase()}`,
    focus: `Some weeks in reserve for what illness or travel took; for the last three: ${uncapitalised(focus)}`,
  }
}

/** Days at the end that are kept as room: they begin with a week where the plan has weeks. */
function roomBefore(days: number, unit: number, { load }: Pick<Pattern, 'load'>): number {
  const least = Math.min(Math.max(LEAST_ROOM, Math.ceil(days / SHARE_OF_ROOM)), Math.max(1, days - 1))
  const room = days - Math.floor((days - least) / unit) * unit
  return load ? Math.min(room, Math.max(LONGEST_TAPER - (LONGEST_TAPER % unit), least)) : room
}

/** The phases that matter most, in their order; the last one of those that keep room always. */
function keptPhases({ phases, keepsRoom }: Pattern, most: number): PatternPhase[] {
  const count = Math.max(1, Math.min(most, phases.length))
  const last = phases.at(-1)
  const byShare = phases
    .toSorted((one, other) => other.share - one.share)
    .filter((phase) => !keepsRoom || phase !== last)
  const chosen = new Set([...(keepsRoom && last ? [last] : []), ...byShare].slice(0, count))
  return phases.filter((phase) => chosen.has(phase))
}

/** So many units by shares: at least one each, all of them, and what is over goes where most is missing. */
function shared(units: number, shares: readonly number[]): number[] {
  const whole = shares.reduce((sum, share) => sum + share, 0)
  const wished = shares.map((share) => (units * share) / whole)
  const given = wished.map((wish) => Math.max(1, Math.floor(wish)))
  const missing = (at: number) => (wished[at] ?? 0) - (given[at] ?? 0)
  for (let left = units - sumOf(given); left > 0; left -= 1) {
    const at = indexOfMost(given, missing)
    given[at] = (given[at] ?? 0) + 1
  }
  for (let over = sumOf(given) - units; over > 0; over -= 1) {
    const at = indexOfMost(given, (one) => ((given[one] ?? 0) > 1 ? -missing(one) : -units))
    given[at] = (given[at] ?? 0) - 1
  }
  return given
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}

/** The first index with the highest value. */
function indexOfMost(values: readonly number[], valueOf: (at: number) => number): number {
  return values.reduce((best, _, at) => (valueOf(at) > valueOf(best) ? at : best), 0)
}
