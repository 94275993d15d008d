import { CircleAlert } from 'lucide-react'
import { Button } from '#web/ui/Button.tsx'
import { ChatMessages } from './ChatMessages.tsx'
import { Composer } from './Composer.tsx'
import { useChat } from './data.ts'
import { StartingSentences } from './StartingSentences.tsx'
import styles from './Chat.module.css'

/** The conversation with the assistant, and the field to go on with it. */
export function Chat() {
  const { messages, isPending, isFailed, conversation } = useChat()
  const isEmpty = messages.every(({ isUser }) => !isUser)
  return (
    <div className={styles.chat}>
      <ChatMessages messages={messages}>
        {isEmpty && !isPending && <StartingSentences onChoose={(text) => void conversation.send(text)} />}
      </ChatMessages>
      {isFailed && (
        <div className={styles.failed} role="alert">
          <CircleAlert aria-hidden="true" />
          <p>The reply did not come. Your message is kept.</p>
          <Button size="sm" onClick={() => void conversation.retry()}>
            Try Again
          </Button>
          <Button size="sm" look="plain" onClick={conversation.dismiss}>
            Dismiss
          </Button>
        </div>
      )}
      <Composer
        isPending={isPending}
        onSend={(text) => void conversation.send(text)}
        onStop={() => void conversation.stop()}
      />
    </div>
  )
}
