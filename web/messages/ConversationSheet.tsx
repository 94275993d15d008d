import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import type { DirectMessage } from '#shared/messages/message.ts'
import { isDemo } from '#web/demo/mode.ts'
import { newId } from '#web/kit/newId.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Confirm } from '#web/kit/ui/overlays/Confirm.tsx'
import { Dialog } from '#web/kit/ui/overlays/Dialog.tsx'
import { EmptyState } from '#web/kit/ui/loading/EmptyState.tsx'
import { LoadNote } from '#web/kit/ui/loading/LoadNote.tsx'
import { ReportDialog } from '#web/reports/ReportDialog.tsx'
import { messages } from './data.ts'
import { MessageComposer } from './MessageComposer.tsx'
import { MessageList } from './MessageList.tsx'
import { openConversations } from './openConversation.ts'
import { useFriendCard } from './useFriendCard.ts'
import { useMarkRead } from './useMarkRead.ts'
import styles from './Messages.module.css'

type ConversationSheetProps = { friendId: string; onClose: () => void }

/** The conversation with a friend: a sheet on a phone, a panel at the side of a wide window. */
export function ConversationSheet({ friendId, onClose }: ConversationSheetProps) {
  const { card, isGone } = useFriendCard(friendId)
  const { rows, loadOlder, older, ...load } = messages.useFeed(friendId)
  const act = messages.useAct()
  const [deleting, setDeleting] = useState<DirectMessage | null>(null)
  const [reporting, setReporting] = useState<DirectMessage | null>(null)
  useMarkRead(friendId, rows)
  const name = card?.name ?? 'Your friend'
  const at = () => new Date().toISOString()
  const send = (text: string) => act({ kind: 'send', to: friendId, id: newId(), text, at: at() })

  return (
    <Dialog
      title={name}
      open
      width="side"
      onClose={onClose}
      footer={isGone ? undefined : <MessageComposer friendId={friendId} name={name} onSend={send} />}
    >
      <div className={styles.back}>
        <Button look="plain" size="sm" icon={<ArrowLeft aria-hidden="true" />} onClick={openConversations}>
          All messages
        </Button>
      </div>
      {isGone ? (
        <EmptyState title="No friends any more">
          Messages are between friends. Yours are back when you are friends again.
        </EmptyState>
      ) : (
        <LoadNote load={load} what="Your messages">
          {rows.length === 0 && <Nothing name={name} />}
          {loadOlder && (
            <Button busy={older === 'pending'} onClick={loadOlder}>
              {older === 'error' ? 'Try again' : 'Show older messages'}
            </Button>
          )}
          <MessageList
            friendId={friendId}
            name={name}
            rows={rows}
            onDelete={setDeleting}
            onReport={setReporting}
          />
        </LoadNote>
      )}
      <DeleteQuestion
        message={deleting}
        onDelete={({ id }) => act({ kind: 'delete', to: friendId, id, at: at() })}
        onClose={() => setDeleting(null)}
      />
      {reporting && (
        <ReportDialog
          of={{ kind: 'message', id: reporting.id, person: { id: friendId, name } }}
          onClose={() => setReporting(null)}
        />
      )}
    </Dialog>
  )
}

function Nothing({ name }: { name: string }) {
  return (
    <EmptyState title="Say hello.">
      {isDemo()
        ? `${name} is a sample and does not answer.`
        : `${name} gets one note that you wrote, until they look.`}
    </EmptyState>
  )
}

type DeleteQuestionProps = {
  /** What is about to be deleted; null while nothing is. */
  message: DirectMessage | null
  onDelete: (message: DirectMessage) => void
  onClose: () => void
}

function DeleteQuestion({ message, onDelete, onClose }: DeleteQuestionProps) {
  return (
    <Confirm
      title="Delete this message?"
      open={message !== null}
      confirmLabel="Delete"
      danger
      onConfirm={() => message && onDelete(message)}
      onClose={onClose}
    >
      It is gone for both of you, and cannot be brought back.
    </Confirm>
  )
}
