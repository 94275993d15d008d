import { tell } from '#server/kit/audience/tell.ts'
import { change } from '#server/kit/db/change.ts'
import type { OtherUserId } from '#server/kit/db/userId.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import { checkOpen } from './lists.ts'
import { listPolicy, type SeenList } from './policies.ts'
import { lockList } from './tables.ts'

export type Message = { id: string; text: string; user_id: OtherUserId | null }

/** Writes into a list. It counts against the sender's quota. @throws AppError `conflict` when it has ended */
export function post(
  deps: Deps,
  person: Person,
  { id: listId }: SeenList,
  { id, text }: Pick<Message, 'id' | 'text'>,
): Promise<void> {
  return change(deps, person, async (tx, inside) => {
    await lockList(tx, listId)
    await listPolicy.see(tx, person, { id: listId })
    await checkOpen(tx, listId, deps.now())
    await tell(inside, 'list_messages', id, 'insert', listId)
    await tx.query(POST, [listId, id, person.id, text])
  })
}

const POST = `
  insert into list_messages (list_id, id, user_id, text) values ($1, $2, $3, $4) on conflict do nothing`

export function readMessages({ db }: Deps, { id }: SeenList): Promise<Message[]> {
  return db.query<Message>('select id, text, user_id from list_messages where list_id = $1 order by id', [id])
}
