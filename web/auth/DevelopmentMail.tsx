import { Inbox } from 'lucide-react'
import { useEffect, useState } from 'react'
import styles from './AuthForms.module.css'

/** While the server keeps its mails instead of sending them (development), the way to that mailbox. */
export function DevelopmentMail() {
  const [exists, setExists] = useState(false)
  useEffect(() => {
    const leaving = new AbortController()
    hasMailbox(leaving.signal).then(setExists, () => {}) // no answer: no mailbox to offer
    return () => leaving.abort()
  }, [])
  if (!exists) return null
  return (
    <a href="/dev/mail" target="_blank" rel="noreferrer" className={styles.mailbox}>
      <Inbox aria-hidden="true" />
      <span>This server runs in development: open its mailbox</span>
    </a>
  )
}

/** A server in production answers this address with a page of the app, not with JSON. */
async function hasMailbox(signal: AbortSignal): Promise<boolean> {
  const response = await fetch('/dev/mailbox', { signal })
  return response.ok && (response.headers.get('content-type') ?? '').includes('json')
}
