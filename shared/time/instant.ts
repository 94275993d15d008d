/** The moment that ISO 8601 text names, such as `2026-03-02T09:00:00.000Z`. */
export function momentOf(instant: string): Date {
  return new Date(instant) // oxlint-disable-line no-restricted-globals -- told the time, so this reads no clock
}
