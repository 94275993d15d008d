import { useState } from 'react'

/** What was typed and not sent, as long as the page is open: closing a conversation loses nothing. */
const drafts = new Map<string, string>()

/** The unsent text of one conversation. @param key names the person and the friend */
export function useDraft(key: string): [text: string, set: (text: string) => void] {
  const [text, setText] = useState(() => drafts.get(key) ?? '')
  return [
    text,
    (next) => {
      drafts.set(key, next)
      setText(next)
    },
  ]
}
