import type { NotificationAction, NotificationKind } from '#shared/notifications/notification.ts'

/** What a browser gets in a push, encrypted for it (docs/rules/push.md, Push). */
export type PushMessage = {
  /** The notification's; the newest one's where several are sent at once. */
  id: string
  kind: NotificationKind
  title: string
  body: string
  /** A path of the product. */
  url: string
  /** What is shown under one tag replaces each other. */
  tag: string
  actions: readonly NotificationAction[]
  /** Lets these actions be done without a session. */
  action_token: string
  /** For the badge on the app's icon. */
  unread_count: number
}

/** The largest push, in bytes of its JSON. */
export const LARGEST_PUSH = 3000

/** The JSON of a message, its body and then its title cut until it fits. */
export function pushText(message: PushMessage): string {
  for (const name of ['body', 'title'] as const) {
    const letters = Array.from(message[name])
    for (let kept = letters.length; kept > 0; kept = Math.floor(kept * 0.9)) {
      const words = kept === letters.length ? message[name] : `${letters.slice(0, kept).join('')}…`
      const text = JSON.stringify({ ...message, [name]: words })
      if (byteLength(text) <= LARGEST_PUSH) return text
    }
    message = { ...message, [name]: '' }
  }
  return JSON.stringify(message)
}

/** Bytes of a text in UTF-8. */
function byteLength(text: string): number {
  let bytes = 0
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
  }
  return bytes
}
