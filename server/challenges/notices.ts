import { challengePath } from '#shared/paths.ts'
import { instantOf } from '#shared/time/instantOf.ts'
import { localDate } from '#shared/time/localDate.ts'
import { parseInstant } from '#shared/time/instant.ts'
import type { Db, Tx } from '#server/kit/db/database.ts'
import type { PersonId, UserId } from '#server/kit/db/userId.ts'
import type { Inside } from '#server/deps.ts'
import type { DueKinds } from '#server/kit/due/dueKind.ts'
import { setDue } from '#server/kit/due/setDue.ts'
import { type Person, personOf } from '#server/kit/http/person.ts'
import { createNotice } from '#server/notifications/createNotice.ts'

/** The first date of a challenge has come for one person: a moment of theirs. */
const CHALLENGE_BEGIN = 'challenge_begin'

/** Schedules the notice that a challenge begins for a person who has joined, unless it has. They are locked. */
export async function setBegin(
  { db, now }: Inside,
  { id: ownerId, dayRule }: Person,
  { id, starts_on }: { id: string; starts_on: string },
): Promise<void> {
  if (localDate(now(), dayRule) >= starts_on) return
  const at = parseInstant(instantOf(starts_on, dayRule.dayStart, dayRule.timezone))
  await setDue(db, { ownerId, kind: CHALLENGE_BEGIN, subject: id }, at)
}

/** People who have left are not notified. */
export function unsetBegin(tx: Tx, userId: PersonId, id: string): Promise<void> {
  return setDue(tx, { ownerId: userId, kind: CHALLENGE_BEGIN, subject: id }, null)
}

/** Reschedules the notices of a person whose dates begin at other moments now. */
export async function followMove(inside: Inside, person: Person): Promise<void> {
  const upcoming = await inside.db.query<{ id: string; starts_on: string }>(UPCOMING, [
    person.id,
    localDate(inside.now(), person.dayRule),
  ])
  for (const challenge of upcoming) await setBegin(inside, person, challenge)
}

const UPCOMING = `
  select m.challenge_id as id, m.starts_on from my_challenges m
  where m.user_id = $1 and m.state = 'joined' and m.starts_on > $2 order by m.challenge_id`

export const DUE_BEGINNINGS: DueKinds = {
  [CHALLENGE_BEGIN]: {
    lock: 'person',
    clock: 'trusted',
    retries: { first: 60, longest: 3600, giveUpAfter: 86_400 },
    async run(inside, { ownerId, subject: id }) {
      const person = await personOf(inside.db, ownerId as UserId)
      const challenge = await begun(inside.db, ownerId as UserId, id)
      if (!person || !challenge || (challenge.metric === 'xp' && !person.isGamified)) return
      await tellPerson(inside, person, {
        id,
        event: 'challenge_begins',
        title: `“${challenge.name}” begins today`,
        body: 'What you do from today on counts.',
      })
    },
  },
}

/** A challenge that the person is still in. */
async function begun(
  db: Db,
  userId: UserId,
  id: string,
): Promise<{ name: string; metric: string } | undefined> {
  const [found] = await db.query<{ name: string; metric: string }>(BEGUN, [id, userId])
  return found
}

const BEGUN = `
  select c.name, c.metric from challenges c
  join challenge_members m on m.challenge_id = c.id and m.user_id = $2 and m.state = 'joined'
  where c.id = $1 and c.state = 'open'`

/** Tells a person that a challenge has ended. They are locked. */
export function tellEnd(
  inside: Inside,
  person: Person,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const body = 'Open it to see what came of it.'
  return tellPerson(inside, person, { id, event: 'challenge_ends', title: `“${name}” has ended`, body })
}

type Told = { id: string; event: 'challenge_begins' | 'challenge_ends'; title: string; body: string }

async function tellPerson(inside: Inside, person: Person, { id, event, ...words }: Told): Promise<void> {
  await createNotice(inside, person, {
    kind: 'social',
    event,
    key: `${event}:${id}`,
    ...words,
    url: challengePath(id),
    actions: [],
  })
}
