import { DEMO_TOKEN } from '#shared/auth/sessionKey.ts'
import type { People } from '#server/auth/people.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { Migration } from '#server/kit/db/migrate.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import { personOf, type SignedInPerson } from '#server/kit/http/person.ts'

/** The session check of a demo, in which one person signs in, by one token. */
export function createDemoPeople(db: Db): People {
  let person: Promise<SignedInPerson | null> | null = null
  return {
    ofToken: async (token) => (token === DEMO_TOKEN ? (person ??= readDemoPerson(db)) : null),
    ofSession: async () => null,
    forget: () => (person = null),
  }
}

async function readDemoPerson(db: Db): Promise<SignedInPerson | null> {
  const id = await readDemoPersonId(db)
  const person = id && (await personOf(db, id))
  return person && { ...person, sessionId: person.id, deletionAt: null }
}

/** Whose demo this is; null in a database where no demo has begun. */
export async function readDemoPersonId(db: Db): Promise<UserId | null> {
  const [row] = await db.read<{ user_id: UserId }>('select user_id from demo_person')
  return row?.user_id ?? null
}

/** Notes whose demo this is. Call it once, when it begins. */
export async function keepDemoPersonId(db: Db, id: UserId): Promise<void> {
  await db.query('insert into demo_person (user_id) values ($1)', [id])
}

/**
 * A table that only demos have: others may be in the database too, so nobody is found by being its only person. Demos of
 * versions before it have one person, who is kept.
 */
export const DEMO_PERSON: Migration = {
  name: 'demo_0001_person',
  sql: `
    create table demo_person (user_id uuid primary key references users on delete cascade);
    insert into demo_person select id from users;`,
}
