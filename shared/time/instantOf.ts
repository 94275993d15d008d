/**
 * The instant at which a zone's clocks show a date and a time. Of a time that they skip it is as much later as they skip,
 * of one that they show twice the first (docs/rules/time.md, Time and dates).
 *
 * @param date `YYYY-MM-DD`
 * @param time `HH:MM`
 */
export function instantOf(date: string, time: string, timezone: string): string {
  const instant = Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(timezone).toInstant()
  return instant.toString({ fractionalSecondDigits: 3 })
}
