import { CircleAlert } from 'lucide-react'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { ProGate, useHasPro } from '#web/profile/ProGate.tsx'
import { useSettings } from '#web/settings/data.ts'
import { useIsCompact } from '#web/kit/ui/viewport.ts'
import { useSpeaker } from '#web/voice/useSpeaker.ts'
import { VoiceInput } from '#web/voice/VoiceInput.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import type { ChatMessage } from './chatMessage.ts'
import { ChatMessages } from './ChatMessages.tsx'
import { Composer } from './Composer.tsx'
import type { Conversation } from './conversation.ts'
import { useAssistantStatus, useChat, useSentenceToPlan } from './data.ts'
import { PlanChanges } from './PlanChanges.tsx'
import { StartingSentences } from './StartingSentences.tsx'
import styles from './Chat.module.css'

type ChatProps = {
  userId: string
  /** New messages are read aloud. */
  isHearing: boolean
}

const INVITATION = 'Tell me a goal, or ask for a task'
const SHORT_INVITATION = 'Tell me a goal'

/** The conversation with the assistant, and the field to go on with it. */
export function Chat({ userId, isHearing }: ChatProps) {
  const { messages, isPending, isFailed, conversation } = useChat()
  const status = useAssistantStatus()
  const canSpeak = useSettings().settings?.textToSpeechEnabled ?? true
  const hasPro = useHasPro()
  const speaker = useSpeaker()
  useReadAloud(messages, isHearing && canSpeak && hasPro ? speaker.announce : null)
  const isCompact = useIsCompact()
  const field = useRef<HTMLTextAreaElement>(null)
  const { isChanging, talk, close } = useTalk(conversation, field)
  const isEmpty = messages.every(({ isUser }) => !isUser)
  const { speaking, problem } = speaker.speaking
  return (
    <div className={styles.chat}>
      <ChatMessages
        messages={messages}
        isPending={isPending}
        talk={talk}
        speech={canSpeak && hasPro ? { speaking, toggle: speaker.toggle } : null}
      >
        {isEmpty && !isPending && <StartingSentences onChoose={talk.say} />}
      </ChatMessages>
      {isFailed && (
        <Problem
          words="The reply did not come. Your message is kept."
          onRetry={() => void conversation.retry()}
          onDismiss={conversation.dismiss}
        />
      )}
      {problem && <Problem words={problem} onDismiss={speaker.dismiss} />}
      {isChanging && !isPending && <PlanChanges onSay={talk.say} onClose={close} />}
      <Composer
        field={field}
        placeholder={isChanging ? 'What should differ?' : isCompact ? SHORT_INVITATION : INVITATION}
        isPending={isPending}
        onTyped={speaker.stop}
        onSend={talk.say}
        onStop={() => void conversation.stop()}
      >
        {(text, set) => (
          <ProGate name="Voice input">
            <VoiceInput
              userId={userId}
              canTranscribe={status?.transcription ?? false}
              text={text}
              onText={set}
              onStart={speaker.stop}
              disabled={isPending}
            />
          </ProGate>
        )}
      </Composer>
    </div>
  )
}

/** What plans and suggestions can say here, and whether a plan is being changed. */
function useTalk(conversation: Conversation, field: RefObject<HTMLTextAreaElement | null>) {
  const [isChanging, setIsChanging] = useState(false)
  useSentenceToPlan()
  const toField = (next: boolean) => {
    setIsChanging(next)
    field.current?.focus()
  }
  const say = (text: string) => {
    setIsChanging(false)
    void conversation.send(text)
  }
  return { isChanging, talk: { say, change: () => toField(true) }, close: () => toField(false) }
}

/** Has each message that comes from now on read aloud. */
function useReadAloud(
  messages: readonly ChatMessage[],
  announce: ((id: string, text: string) => void) | null,
) {
  const known = useRef(new Set(messages.map(({ id }) => id)))
  const hear = useEffectEvent((message: ChatMessage) => announce?.(message.id, message.text))
  useEffect(() => {
    for (const message of messages) {
      if (message.isLoading || known.current.has(message.id)) continue
      known.current.add(message.id)
      if (!message.isUser) hear(message)
    }
  }, [messages])
}

type ProblemProps = { words: string; onRetry?: () => void; onDismiss: () => void }

function Problem({ words, onRetry, onDismiss }: ProblemProps) {
  return (
    <div className={styles.failed} role="alert">
      <CircleAlert aria-hidden="true" />
      <p>{words}</p>
      {onRetry && (
        <Button size="sm" onClick={onRetry}>
          Try Again
        </Button>
      )}
      <Button size="sm" look="plain" onClick={onDismiss}>
        Dismiss
      </Button>
    </div>
  )
}
