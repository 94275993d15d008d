import type { TestServer } from '#server/testing.ts'

const DAY_IN_SECONDS = 24 * 60 * 60

/** Looks at a server some days later, and turns its clock back for the next test. */
export async function daysLater<T>(
  server: Pick<TestServer, 'turnClock'>,
  days: number,
  look: () => Promise<T>,
): Promise<T> {
  server.turnClock(days * DAY_IN_SECONDS)
  try {
    return await look()
  } finally {
    server.turnClock(-days * DAY_IN_SECONDS)
  }
}
