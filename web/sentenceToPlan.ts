import { SENTENCE_KEY as KEY } from './sentenceKey.ts'

/** It outlives a sign-up by mail. Milliseconds. */
const KEPT_MS = 24 * 60 * 60 * 1000
const LONGEST = 2000

/** Keeps a sentence about a goal that was typed elsewhere than in the goal wizard, for that to plan it. */
export function keepSentence(text: string): void {
  try {
    const kept = { text: text.trim().slice(0, LONGEST), at: Date.now() }
    if (kept.text !== '') localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // Storage may be full or forbidden: then it is typed once more.
  }
}

/** The sentence that waits, once. */
export function takeSentence(): string | null {
  const text = read()
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Nothing can be read there either.
  }
  return text
}

function read(): string | null {
  try {
    const { text, at } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { text?: unknown; at?: unknown }
    return typeof text === 'string' && typeof at === 'number' && Date.now() - at < KEPT_MS ? text : null
  } catch {
    return null
  }
}
