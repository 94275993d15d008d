import { NotificationPage } from '#shared/notifications/notification.ts'
import type { Deps } from '#server/deps.ts'
import { change } from '#server/kit/db/change.ts'
import { newId } from '#server/kit/db/newId.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import { personOf } from '#server/kit/http/person.ts'
import { createNotice, type NewNotice } from '#server/notifications/createNotice.ts'
import { read } from '#server/testing.ts'

/** Notifies a person. @returns the id of the notification, null when there was one already */
export async function tellPerson(
  deps: Deps,
  { id }: { id: UserId },
  notice: Partial<NewNotice> = {},
): Promise<string | null> {
  const person = await personOf(deps.db, id)
  if (!person) throw new Error('There is no such person')
  return change(deps, person, (_tx, inside) => createNotice(inside, person, { ...aNotice(), ...notice }))
}

const aNotice = (): NewNotice => ({
  kind: 'system',
  event: 'test',
  key: newId(),
  title: 'A test',
  body: 'It arrived.',
  url: '/settings',
  actions: [],
})

/** A page of a person's inbox. */
export const inboxOf = (
  person: { get: (path: string) => Promise<Response> | Response },
  query = '',
): Promise<NotificationPage> => read(NotificationPage, person.get(`/api/notifications${query}`))
