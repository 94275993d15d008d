import { ArrowLeft, History, MessageSquarePlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { PATHS } from '#shared/paths.ts'
import { TaskActionsProvider } from '#web/tasks/TaskActions.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { Chat } from '#web/wizard/Chat.tsx'
import { useAssistantStatus, useChat } from '#web/wizard/data.ts'
import styles from './GoalWizard.module.css'

const ThreadsDialog = lazy(async () => ({
  default: (await import('#web/wizard/ThreadsDialog.tsx')).ThreadsDialog,
}))

/** The goal wizard: the conversation with the assistant, over the whole height of the window. */
export function GoalWizard() {
  const { threadId, conversation } = useChat()
  const [isListOpen, setIsListOpen] = useState(false)
  return (
    <TaskActionsProvider>
      <div className={styles.wizard}>
        <header className={styles.head}>
          <ButtonLink to={PATHS.dashboard} look="plain" size="sm" icon={<ArrowLeft aria-hidden="true" />}>
            <span className={styles.wide}>Back to dashboard</span>
            <span className={styles.narrow}>Back</span>
          </ButtonLink>
          <h1 tabIndex={-1}>Goal Wizard</h1>
          <WhoAnswers />
          <IconButton
            label="New conversation"
            icon={<MessageSquarePlus />}
            onClick={() => void conversation.open(null)}
          />
          <IconButton label="Conversations" icon={<History />} onClick={() => setIsListOpen(true)} />
        </header>
        <Chat />
      </div>
      <Suspense>
        {isListOpen && (
          <ThreadsDialog
            shown={threadId}
            onOpen={(id) => void conversation.open(id)}
            onClose={() => setIsListOpen(false)}
          />
        )}
      </Suspense>
    </TaskActionsProvider>
  )
}

/** Names the model, or says that the product's own planner answers. */
function WhoAnswers() {
  const status = useAssistantStatus()
  if (!status) return null
  return status.model === null ? (
    <Badge tone="neutral">Built-in planner, no AI provider</Badge>
  ) : (
    <Badge tone="neutral">{status.model}</Badge>
  )
}
