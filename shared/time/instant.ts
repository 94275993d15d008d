/** Parses an ISO 8601 instant, such as `2026-03-02T09:00:00.000Z`. */
export function parseInstant(instant: string): Date {
  return new Date(instant) // oxlint-disable-line no-restricted-globals -- the time is a parameter, so this reads no clock
}
