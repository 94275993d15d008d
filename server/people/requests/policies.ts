import type { Db } from '#server/kit/db/database.ts'
import type { OtherUserId } from '#server/kit/db/userId.ts'
import type { Person } from '#server/kit/http/person.ts'
import { policy, type Seen } from '#server/kit/http/policy.ts'

export const NO_SUCH_REQUEST = 'No such request'

type State = 'open' | 'accepted' | 'declined' | 'ended'
type Viewer = Pick<Person, 'id'>

/** A request that somebody was sent. */
export type SeenIncoming = Seen<'request', { id: string; from: OtherUserId; state: State; expiresAt: Date }>

/** A request is answered by whom it is for. */
export const incomingPolicy = policy(
  'request',
  NO_SUCH_REQUEST,
  async (db: Db, { id: me }: Viewer, { id }: { id: string }) => {
    const [row] = await db.query<Omit<SeenIncoming, symbol>>(INCOMING, [me, id])
    return row ?? null
  },
)

const INCOMING = `
  select id, sent_by as "from", state, expires_at as "expiresAt" from friend_requests
  where user_id = $1 and id = $2 and sent_by <> $1`

/** A request that somebody sent. `to` is null where it is for nobody. */
export type SeenOutgoing = Seen<
  'sent_request',
  { id: string; to: OtherUserId | null; state: State; expiresAt: Date }
>

/** A request is taken back by who sent it. */
export const outgoingPolicy = policy(
  'sent_request',
  NO_SUCH_REQUEST,
  async (db: Db, { id: me }: Viewer, { id }: { id: string }) => {
    const [row] = await db.query<Omit<SeenOutgoing, symbol>>(OUTGOING, [me, id])
    return row ?? null
  },
)

const OUTGOING = `
  select id, other_id as "to", state, expires_at as "expiresAt" from friend_requests
  where user_id = $1 and id = $2 and sent_by = $1`
