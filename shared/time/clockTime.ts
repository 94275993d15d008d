/**
 * A wall-clock time as people read it (docs/rules/settings.md, Clock): `14:05`, or `2:05 PM`.
 *
 * @param time `HH:MM`
 */
export function clockTime(time: string, isTwelveHours: boolean): string {
  if (!isTwelveHours) return time
  const [hour, half] = twelveHours(time)
  return `${hour}:${time.slice(3)}\u00A0${half}`
}

/** A full hour in few letters: `14:00`, or `2 PM`. @param time `HH:00` */
export function hourOfClock(time: string, isTwelveHours: boolean): string {
  return isTwelveHours ? twelveHours(time).join('\u00A0') : time
}

/** A text with its clock times as they are read now, whichever way they were written. Nothing else in it may look like one. */
export function inClock(text: string, isTwelveHours: boolean): string {
  return text.replace(WRITTEN, (_, hour: string, minute: string, half?: string) => {
    const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half === 'PM' ? 12 : 0)
    return clockTime(`${String(hours).padStart(2, '0')}:${minute}`, isTwelveHours)
  })
}

const WRITTEN = /\b(\d{1,2}):(\d\d)(?:\u00A0(AM|PM))?\b/g

function twelveHours(time: string): [hour: number, half: 'AM' | 'PM'] {
  const hour = Number(time.slice(0, 2)) % 24 // `24:00` ends a day at midnight
  return [hour % 12 || 12, hour < 12 ? 'AM' : 'PM']
}
