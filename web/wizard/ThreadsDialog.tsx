import { Trash2 } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { Confirm } from '#web/kit/ui/overlays/Confirm.tsx'
import { Dialog } from '#web/kit/ui/overlays/Dialog.tsx'
import { Field } from '#web/kit/ui/fields/Field.tsx'
import { formatSavedAt } from '#web/kit/ui/time/formatTimestamp.ts'
import { IconButton } from '#web/kit/ui/IconButton.tsx'
import { LoadNote } from '#web/kit/ui/loading/LoadNote.tsx'
import { useNow } from '#web/kit/ui/time/clock.ts'
import { useThreadActions, useThreads } from './data.ts'
import type { ThreadSummary } from './wire.ts'
import styles from './ThreadsDialog.module.css'

type ThreadsDialogProps = {
  shown: string | null
  onOpen: (threadId: string | null) => void
  onClose: () => void
}

/** Earlier conversations, found by the words that were said in them. */
export function ThreadsDialog({ shown, onOpen, onClose }: ThreadsDialogProps) {
  const [query, setQuery] = useState('')
  const { threads, ...load } = useThreads(useDeferredValue(query))
  const [leaving, setLeaving] = useState<ThreadSummary | null>(null)
  const { remove } = useThreadActions()
  const open = (threadId: string | null) => {
    onOpen(threadId)
    onClose()
  }
  return (
    <Dialog title="Conversations" width="side" open onClose={onClose}>
      <Field label="Search" type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
      <LoadNote load={load} what="Your conversations">
        {threads.length === 0 && (
          <p>{query ? 'No conversation holds these words.' : 'No conversation yet.'}</p>
        )}
      </LoadNote>
      <ul className={styles.threads}>
        {threads.map((thread) => (
          <Row
            key={thread.id}
            thread={thread}
            isShown={thread.id === shown}
            onOpen={() => open(thread.id)}
            onRemove={() => setLeaving(thread)}
          />
        ))}
      </ul>
      <Confirm
        title="Delete this conversation?"
        open={leaving !== null}
        confirmLabel="Delete"
        danger
        onConfirm={() => {
          if (!leaving) return
          void remove(leaving.id)
          if (leaving.id === shown) onOpen(null)
        }}
        onClose={() => setLeaving(null)}
      >
        Its messages cannot be restored. Tasks and plans that came of it stay.
      </Confirm>
    </Dialog>
  )
}

type RowProps = { thread: ThreadSummary; isShown: boolean; onOpen: () => void; onRemove: () => void }

function Row({ thread, isShown, onOpen, onRemove }: RowProps) {
  const now = useNow(60_000).getTime()
  const { title, snippet, last_message_at, created_at } = thread
  const name = title || 'New conversation'
  return (
    <li className={styles.thread} data-shown={isShown || undefined}>
      <button type="button" className={styles.open} aria-current={isShown || undefined} onClick={onOpen}>
        <b dir="auto">{name}</b>
        {snippet && <span dir="auto">{snippet}</span>}
        <small>{formatSavedAt(Date.parse(last_message_at ?? created_at), now)}</small>
      </button>
      <IconButton label={`Delete ${name}`} icon={<Trash2 />} onClick={onRemove} />
    </li>
  )
}
