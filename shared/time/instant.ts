/** Parses an ISO 8601 instant, such as `2026-03-02T09:00:00.000Z`. */
export function parseInstant(instant: string): Date {
  return new Date(instant) // oxlint-disable-line no-restricted-globals -- the time is a parameter, so this reads no clock
}

/** The instant that is so many milliseconds after another one. */
export function laterBy(milliseconds: number, instant: Date): Date {
  return new Date(instant.getTime() + milliseconds) // oxlint-disable-line no-restricted-globals -- the time is a parameter, so this reads no clock
}
