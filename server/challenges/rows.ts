import type { ChallengeKind, Metric } from '#shared/challenges/challenge.ts'
import type { Period } from '#shared/challenges/period.ts'
import type { Db, Tx } from '#server/kit/db/database.ts'
import { instantSql } from '#server/kit/db/instantSql.ts'
import { lockThing } from '#server/kit/db/lockThing.ts'
import type { PersonId } from '#server/kit/db/userId.ts'

/** How somebody is part of a challenge. Who declined was invited, and may still join. */
export type MemberState = 'invited' | 'joined' | 'left' | 'declined'

/** A challenge as it is stored, with what one person is in it. */
export type ChallengeRow = {
  id: string
  name: string
  kind: ChallengeKind
  metric: Metric
  starts_on: string
  ends_on: string
  /** An instant. */
  ends_at: string
  target: number | null
  team_id: string | null
  created_by: PersonId | null
  /** `ended`: its result is fixed. */
  state: 'open' | 'ended' | 'cancelled'
  version: number
  joined: PersonId[]
  /** Whom the viewer, who has made it, has asked and who never joined. */
  invited: PersonId[]
  mine: MemberState | null
  /** Whether what its end brings them is still to be given. */
  owed: boolean
}

/** Makes changes of one challenge wait for each other. */
export const lockChallenge = (tx: Tx, id: string): Promise<void> => lockThing(tx, 'challenge', id)

/** Challenges by id, as one person is in them. Whether that person may see them is the caller's to decide. */
export function readRows(db: Db, viewer: PersonId, ids: readonly string[]): Promise<ChallengeRow[]> {
  return db.read<ChallengeRow>(ROWS, [ids, viewer])
}

/** The same for one that is there. */
export async function readRow(db: Db, viewer: PersonId, id: string): Promise<ChallengeRow> {
  const [row] = await readRows(db, viewer, [id])
  if (!row) throw new Error(`No challenge ${id}`)
  return row
}

const ROWS = `
  with unsettled as (
    select o.challenge_id from my_challenges o where o.user_id = $2 and o.state = 'joined' and not o.settled
  )
  select c.id, c.name, c.kind, c.metric, c.starts_on, c.ends_on, ${instantSql('c.ends_at')} as ends_at, c.target, c.team_id,
    c.created_by, c.state, c.version,
    array(select m.user_id from challenge_members m where m.challenge_id = c.id and m.state = 'joined') as joined,
    array(
      select m.user_id from challenge_members m
      where m.challenge_id = c.id and m.state in ('invited', 'declined') and c.created_by = $2 and c.state = 'open'
    ) as invited,
    (select m.state from challenge_members m where m.challenge_id = c.id and m.user_id = $2) as mine,
    c.state = 'ended' and c.id in (select challenge_id from unsettled) as owed
  from challenges c where c.id = any($1::uuid[])`

/** What the rules of time ask of a row. */
export function periodOf({ starts_on, ends_on, ends_at, state }: ChallengeRow): Period {
  return { starts_on, ends_on, ends_at, isCancelled: state === 'cancelled' }
}
