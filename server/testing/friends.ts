import { FriendRequestPage } from '#shared/people/request.ts'
import type { TestPerson } from './people.ts'

/** Makes two people friends: one asks, the other accepts. */
export async function befriend(one: TestPerson, other: TestPerson): Promise<void> {
  const asked = await one.post('/api/friend-requests', { to: other.profile.handle })
  if (asked.status !== 201) throw new Error(`${asked.status}: ${await asked.text()}`)
  const { items } = FriendRequestPage.parse(await (await other.get('/api/friend-requests?limit=1000')).json())
  const request = items.find(({ person }) => person?.user_id === one.id)
  const accepted = await other.post(`/api/friend-requests/${request?.id}/accept`)
  if (accepted.status !== 200) throw new Error(`${accepted.status}: ${await accepted.text()}`)
}

/** Makes two people friends and partners: one asks, the other accepts. */
export async function becomePartners(one: TestPerson, other: TestPerson): Promise<void> {
  await befriend(one, other)
  const asked = await one.post('/api/partners', { user_id: other.id })
  if (asked.status !== 201) throw new Error(`${asked.status}: ${await asked.text()}`)
  const accepted = await other.post(`/api/partners/${one.id}/accept`)
  if (accepted.status !== 200) throw new Error(`${accepted.status}: ${await accepted.text()}`)
}
