import { NARROW, NARROWEST, type Room } from '#shared/tasks/calendar/layout.ts'
import { useMedia } from '#web/kit/ui/viewport.ts'

/** Up to which width of the window a day has less than the 88 px that two fingers need. */
const LESS_THAN_TWO = '(pointer: coarse) and (max-width: 22rem)'
/** And less than 176 px: three tasks and a "+n". */
const THREE_DAYS = '(pointer: coarse) and (max-width: 37rem)'
const SEVEN_DAYS = '(pointer: coarse) and (max-width: 108rem)'

/** How many tasks have room side by side where a window shows some days; undefined where all that a day may show. */
export function useRoom(days: number): Room | undefined {
  const isNarrow = useMedia(narrowFor(days))
  const isNarrowest = useMedia(LESS_THAN_TWO)
  return roomOf(days, isNarrow, isNarrowest)
}

/** The same for the window as it is now, outside of React. */
export function roomNow(days: number): Room | undefined {
  return roomOf(days, matchMedia(narrowFor(days)).matches, matchMedia(LESS_THAN_TWO).matches)
}

function narrowFor(days: number): string {
  return days > 3 ? SEVEN_DAYS : THREE_DAYS
}

function roomOf(days: number, isNarrow: boolean, isNarrowest: boolean): Room | undefined {
  if (days === 1 || !isNarrow) return undefined
  return isNarrowest ? NARROWEST : NARROW
}
