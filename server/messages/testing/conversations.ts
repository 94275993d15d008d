import { ConversationPage, DirectMessage, DirectMessagePage } from '#shared/messages/message.ts'
import { read, type TestServer } from '#server/testing.ts'
import { befriend } from '#server/testing/friends.ts'
import type { TestPerson } from '#server/testing/people.ts'

/** Two friends, Ann and Ben. */
export async function twoFriends(server: TestServer): Promise<[TestPerson, TestPerson]> {
  const [ann, ben] = [await server.signUp({ name: 'Ann' }), await server.signUp({ name: 'Ben' })]
  await befriend(ann, ben)
  return [ann, ben]
}

export const conversationsOf = (person: TestPerson, query = '') =>
  read(ConversationPage, person.get(`/api/messages${query}`))

export const messagesOf = (person: TestPerson, friend: TestPerson, query = '') =>
  read(DirectMessagePage, person.get(`/api/messages/${friend.id}${query}`))

/** The texts of a conversation, newest first. */
export const textsOf = async (person: TestPerson, friend: TestPerson) =>
  (await messagesOf(person, friend)).items.map(({ text }) => text)

export const say = (from: TestPerson, to: TestPerson, text: string) =>
  read(DirectMessage, from.post(`/api/messages/${to.id}`, { text }))

/** What is unread in each of somebody's conversations. */
export const unreadOf = async (person: TestPerson) =>
  (await conversationsOf(person)).items.map(({ unread }) => unread)

/** Reads a conversation up to a message. @returns the answer */
export async function readTo(person: TestPerson, friend: TestPerson, up_to: string): Promise<unknown> {
  const answer = await person.post(`/api/messages/${friend.id}/read`, { up_to })
  return answer.json()
}
