import { useEffect, useRef, useState } from 'react'
import type { DirectMessage } from '#shared/messages/message.ts'

/** The text of the friend's message that arrived last since the conversation was opened; empty before. @param rows newest first */
export function useArrived(friendId: string, rows: readonly DirectMessage[]): string {
  const newest = rows.find(({ from }) => from === friendId)
  const known = useRef<string | undefined>(undefined)
  const [arrived, setArrived] = useState('')
  useEffect(() => {
    const { id, text } = newest ?? {}
    const isNew = known.current !== undefined && id !== known.current
    known.current = id ?? known.current ?? ''
    if (isNew && text) setArrived(text)
  }, [newest])
  return arrived
}
