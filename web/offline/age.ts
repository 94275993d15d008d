/** What is younger than this needs no words. Milliseconds. */
const YOUNG_MS = 60 * 60 * 1000

/**
 * From when something is, in words: `Tue 3 March, 17:20`, with the year when it was another; null when it is too young to speak of.
 *
 * @param since milliseconds of the clock
 * @param zone the person's own, unless the device's is meant
 */
export function ageInWords(since: number, now: number, zone?: string): string | null {
  if (now - since < YOUNG_MS) return null
  const year = (moment: number) => dateFormat({ year: 'numeric' }, zone).format(moment)
  const parts: Intl.DateTimeFormatOptions = {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    ...(year(since) !== year(now) && { year: 'numeric' }),
  }
  const date = dateFormat(parts, zone).format(since).replaceAll(',', '')
  return `${date}, ${dateFormat({ hour: '2-digit', minute: '2-digit' }, zone).format(since)}`
}

function dateFormat(parts: Intl.DateTimeFormatOptions, timeZone: string | undefined) {
  return new Intl.DateTimeFormat('en-GB', { ...parts, ...(timeZone !== undefined && { timeZone }) })
}
