import { DirectMessage } from '#shared/messages/message.ts'
import { createFeed } from '#web/kit/collection/createFeed.ts'

/** What a person does in a conversation. `to` is the friend, `at` ISO 8601. */
export type MessageAction =
  | { kind: 'send'; to: string; id: string; text: string; at: string }
  | { kind: 'delete'; to: string; id: string; at: string }

/** The messages of each conversation on this device, by the friend's id (docs/rules/messages.md, Messages). */
export const messages = createFeed<DirectMessage, MessageAction>({
  name: 'messages',
  path: (friendId) => `/api/messages/${friendId}`,
  schema: DirectMessage,
  keyOf: ({ to }) => to,
  rowId: ({ id }) => id,
  creates: ({ kind }) => kind === 'send',
  apply(row, action, { userId }) {
    const { id, to, at } = action
    if (action.kind === 'delete') return row && { ...row, text: null, deleted_at: at }
    return row ?? { id, from: userId, to, text: action.text, created_at: at, deleted_at: null }
  },
  send: (api, action) =>
    action.kind === 'send'
      ? api.post(`/api/messages/${action.to}`, { id: action.id, text: action.text }, DirectMessage)
      : api.takeBack(`/api/messages/${action.to}/${action.id}`, {}, DirectMessage),
  words: {
    noun: 'message',
    titleOf: ({ text }) => text ?? 'A deleted message',
    describe: ({ kind }) => (kind === 'send' ? 'Your message' : 'Deleting your message'),
    announce: ({ kind }) => (kind === 'delete' ? { text: 'Message deleted', tier: 0 } : null),
  },
})
