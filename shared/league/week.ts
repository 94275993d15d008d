import { addDays, weekOf } from '../time/civil.ts'

/** A week of the league: Monday to Sunday, the same for everybody, whatever their own weeks begin with. */
export type LeagueWeek = { from: string; to: string }

const MONDAY = 1
/** Tuesday 12:00 UTC after the week: its Sunday is over in each zone, and there is half a day for what was done offline. */
const FINAL = { days: 8, time: 'T12:00:00.000Z' }

/** The week of a local date. @returns its Monday and Sunday */
export function leagueWeekOf(date: string): LeagueWeek {
  const { from } = weekOf(date, MONDAY)
  return { from, to: addDays(from, 6) }
}

/** When a week is final, as an instant: what is written from this moment on does not count in it (docs/rules/league.md, League points). */
export function finalMoment({ from }: Pick<LeagueWeek, 'from'>): string {
  return `${addDays(from, FINAL.days)}${FINAL.time}`
}

/** The dates of a week, Monday first. */
export function datesOf({ from }: Pick<LeagueWeek, 'from'>): string[] {
  return Array.from({ length: 7 }, (_, day) => addDays(from, day))
}
