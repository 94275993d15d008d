import { addDays, dayOfWeek } from '#shared/time/civil.ts'

/** Easter Sunday of a year, by the anonymous Gregorian algorithm (https://en.wikipedia.org/wiki/Date_of_Easter). */
export function easterSunday(year: number): string {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const ofCentury = year % 100
  const skipped = Math.floor(century / 4)
  const moon = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - skipped - moon + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const days = epact + weekday - 7 * late + 114
  return `${year}-${padded(Math.floor(days / 31))}-${padded((days % 31) + 1)}`
}

/** Easter Sunday of the Orthodox churches, from 1900 to 2099, by the Julian calendar (https://en.wikipedia.org/wiki/Date_of_Easter). */
export function orthodoxEaster(year: number): string {
  const moon = (19 * (year % 19) + 15) % 30
  const weekday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7
  const days = moon + weekday + 114
  const julian = `${year}-${padded(Math.floor(days / 31))}-${padded((days % 31) + 1)}`
  return addDays(julian, DAYS_BEHIND)
}
/** So many days the Julian calendar is behind in these centuries. */
const DAYS_BEHIND = 13

/** Advent of a year: from the fourth Sunday before Christmas Day to Christmas Eve. */
export function adventOf(year: number): { from: string; to: string } {
  const eve = `${year}-12-24`
  return { from: addDays(eve, -dayOfWeek(eve) - 21), to: eve }
}

/** Lent of a year: from Ash Wednesday to the day before Easter Sunday. */
export function lentOf(year: number): { from: string; to: string } {
  const easter = easterSunday(year)
  return { from: addDays(easter, -46), to: addDays(easter, -1) }
}

/** The fourth Thursday of November. */
export function thanksgiving(year: number): string {
  const first = `${year}-11-01`
  return addDays(first, ((4 - dayOfWeek(first) + 7) % 7) + 21)
}

function padded(value: number): string {
  return String(value).padStart(2, '0')
}
