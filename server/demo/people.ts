import { DEMO_TOKEN } from '#shared/auth/sessionKey.ts'
import type { People } from '#server/auth/people.ts'
import type { Db } from '#server/db/database.ts'
import type { UserId } from '#server/db/userId.ts'
import type { Person } from '#server/http/person.ts'

/** The session check of a demo, which has one person and one token. */
export function createDemoPeople(db: Db): People {
  let person: Promise<Person | null> | null = null
  return {
    ofToken: async (token) => (token === DEMO_TOKEN ? (person ??= readDemoPerson(db)) : null),
    forget: () => (person = null),
  }
}

/** The demo's only person; null in a database where no demo has begun. */
export async function readDemoPerson(db: Db): Promise<Person | null> {
  const [row] = await db.read<Row>('select id, timezone, day_start, week_start from users limit 1')
  if (!row) return null
  const { id, timezone, day_start: dayStart, week_start: weekStart } = row
  return { id, sessionId: id, dayRule: { timezone, dayStart }, weekStart }
}

type Row = { id: UserId; timezone: string; day_start: string; week_start: number }
