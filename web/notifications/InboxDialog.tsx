import { Button } from '#web/kit/ui/Button.tsx'
import { Dialog } from '#web/kit/ui/overlays/Dialog.tsx'
import { EmptyState } from '#web/kit/ui/loading/EmptyState.tsx'
import { LoadNote } from '#web/kit/ui/loading/LoadNote.tsx'
import { useInbox } from './data.ts'
import styles from './Inbox.module.css'
import { NotificationRow } from './NotificationRow.tsx'

/** The person's notifications, newest first, and what can be done about it. */
export function InboxDialog({ onClose }: { onClose: () => void }) {
  const { rows, load, unread, act, readAll } = useInbox()

  /** The focus goes on to a neighbour of the row that leaves. */
  function leave(row: HTMLElement | null) {
    const next = row?.nextElementSibling ?? row?.previousElementSibling ?? row?.closest('dialog')
    if (next instanceof HTMLElement) next.focus()
  }
  /** The button goes, and the focus on to what it has done. */
  function readEverything({ previousElementSibling: said }: HTMLElement) {
    if (said instanceof HTMLElement) said.focus()
    readAll()
  }
  return (
    <Dialog title="Notifications" open width="side" onClose={onClose}>
      <LoadNote load={load} what="Your notifications">
        {rows.length === 0 ? (
          <EmptyState title="Nothing here">
            Reminders that you set, and what happens with your account, stand here for 90 days.
          </EmptyState>
        ) : (
          <>
            <div className={styles.head}>
              <p tabIndex={-1}>{unread === 0 ? 'All read' : `${unread} unread`}</p>
              {unread > 0 && (
                <Button size="sm" onClick={({ currentTarget }) => readEverything(currentTarget)}>
                  Mark all as read
                </Button>
              )}
            </div>
            <ul className={styles.rows}>
              {rows.map((row) => (
                <NotificationRow key={row.id} row={row} act={act} onLeave={leave} onClose={onClose} />
              ))}
            </ul>
            {load.loadOlder && (
              <Button busy={load.older === 'pending'} onClick={load.loadOlder}>
                {load.older === 'error' ? 'Try again' : 'Show more'}
              </Button>
            )}
          </>
        )}
      </LoadNote>
    </Dialog>
  )
}
