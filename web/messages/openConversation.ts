import { openPanel } from '#web/palette/openPanel.ts'

/** Opens the conversation with a friend on top of any screen. Its code is loaded with the first use. @param userId the friend's */
export function openConversation(userId: string): void {
  openPanel({ kind: 'messages', friendId: userId })
}

/** Opens the list of conversations. */
export function openConversations(): void {
  openPanel({ kind: 'messages', friendId: null })
}
