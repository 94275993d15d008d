import { Dialog } from '#web/kit/ui/overlays/Dialog.tsx'
import { ConversationSheet } from './ConversationSheet.tsx'
import { ConversationsList } from './ConversationsList.tsx'

type MessagesSheetProps = {
  /** Whose conversation is open; null for the list of all. */
  friendId: string | null
  onClose: () => void
}

/** Messages on top of any screen. */
export function MessagesSheet({ friendId, onClose }: MessagesSheetProps) {
  if (friendId !== null) return <ConversationSheet key={friendId} friendId={friendId} onClose={onClose} />
  return (
    <Dialog title="Messages" open width="side" onClose={onClose}>
      <ConversationsList />
    </Dialog>
  )
}
