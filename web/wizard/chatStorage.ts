/** What is kept on this device of a chat is good for so long. Milliseconds. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000
/** Raised when the shape of what is kept changes: older entries are removed when they are met. */
const VERSION = 'v1.2'

type Envelope = { version: string; savedAt: number; data: unknown }

const NAMES = ['chat-history', 'thread-id', 'draft'] as const
type Name = (typeof NAMES)[number]

const keyOf = (userId: string, name: Name) => `goal-crusher.${name}.${userId}`

/** What this device has kept of a person's chat; null when there is nothing, it is too old or of another version. */
export function readChat(userId: string, name: Name, now: number): unknown {
  const key = keyOf(userId, name)
  try {
    const text = localStorage.getItem(key)
    if (text === null) return null
    const envelope = envelopeIn(text)
    if (envelope && now - envelope.savedAt < KEPT_MS) return envelope.data
    localStorage.removeItem(key)
  } catch {
    // A storage that is closed to this page is the same as an empty one.
  }
  return null
}

/** Keeps it; null removes it. @param now milliseconds of the clock */
export function keepChat(userId: string, name: Name, data: unknown, now: number): void {
  const key = keyOf(userId, name)
  try {
    if (data === null) localStorage.removeItem(key)
    else
      localStorage.setItem(key, JSON.stringify({ version: VERSION, savedAt: now, data } satisfies Envelope))
  } catch {
    // Storage may be full or forbidden; the server has the conversation.
  }
}

function envelopeIn(text: string): Envelope | null {
  try {
    const value = JSON.parse(text) as Partial<Envelope> | null
    return value?.version === VERSION && typeof value.savedAt === 'number' ? (value as Envelope) : null
  } catch {
    return null
  }
}
