import { listed } from '#shared/text/listed.ts'
import { WEEKDAY_NAMES } from '#shared/time/names.ts'

const WORKDAYS = [1, 2, 3, 4, 5]
const WEEKEND = [0, 6]

/** `weekdays and Saturdays`, `Mondays and Fridays`, `all days`. @param days 0 Sunday to 6 Saturday */
export function weekdaysInWords(days: readonly number[]): string {
  const isAll = (some: readonly number[]) => some.every((day) => days.includes(day))
  if (isAll(WORKDAYS) && isAll(WEEKEND)) return 'all days'
  const groups = [
    ...(isAll(WORKDAYS) ? [{ name: 'weekdays', days: WORKDAYS }] : []),
    ...(isAll(WEEKEND) ? [{ name: 'weekends', days: WEEKEND }] : []),
  ]
  const others = days
    .filter((day) => !groups.some((group) => group.days.includes(day)))
    .toSorted((one, other) => ((one + 6) % 7) - ((other + 6) % 7))
  return listed([...groups.map(({ name }) => name), ...others.map((day) => `${WEEKDAY_NAMES[day]}s`)])
}
