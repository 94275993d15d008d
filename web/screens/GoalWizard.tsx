import { ArrowLeft, History, MessageSquarePlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { PATHS } from '#shared/paths.ts'
import { ASSISTANT_NAME } from '#shared/product.ts'
import { useProfile } from '#web/profile/data.ts'
import { ProGate } from '#web/profile/ProGate.tsx'
import { useSettings } from '#web/settings/data.ts'
import { TaskActionsProvider } from '#web/tasks/TaskActions.tsx'
import { ButtonLink } from '#web/kit/ui/ButtonLink.tsx'
import { IconButton } from '#web/kit/ui/IconButton.tsx'
import { useIsCompact } from '#web/kit/ui/viewport.ts'
import { partOnDemand } from '#web/kit/ui/loading/partOnDemand.tsx'
import { useHearMode } from '#web/voice/useHearMode.ts'
import { Chat } from '#web/wizard/Chat.tsx'
import { useChat } from '#web/wizard/data.ts'
import { WhoAnswers } from '#web/wizard/WhoAnswers.tsx'
import styles from './GoalWizard.module.css'

const ThreadsDialog = partOnDemand(async () => (await import('#web/wizard/ThreadsDialog.tsx')).ThreadsDialog)

/** The goal wizard: the conversation with the assistant, over the whole height of the window. */
export function GoalWizard() {
  const { threadId, conversation } = useChat()
  const { id: userId } = useProfile()
  const [isHearing, setIsHearing] = useHearMode(userId)
  const isCompact = useIsCompact()
  const [isListOpen, setIsListOpen] = useState(false)
  return (
    <TaskActionsProvider>
      <div className={styles.wizard}>
        <header className={styles.head}>
          <ButtonLink to={PATHS.dashboard} look="plain" size="sm" icon={<ArrowLeft aria-hidden="true" />}>
            <span className={styles.back}>Back to dashboard</span>
          </ButtonLink>
          <h1 tabIndex={-1}>Goal Wizard</h1>
          {!isCompact && <WhoAnswers />}
          <ReadOrHear isHearing={isHearing} onChange={setIsHearing} />
          <IconButton
            label="New conversation"
            icon={<MessageSquarePlus />}
            onClick={() => void conversation.open(null)}
          />
          <IconButton label="Conversations" icon={<History />} onClick={() => setIsListOpen(true)} />
        </header>
        {isHearing && (
          <output className={styles.hearing}>
            Audio mode enabled. {ASSISTANT_NAME} will speak automatically.
          </output>
        )}
        <Chat userId={userId} isHearing={isHearing} />
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

/** Whether replies are read by the person, or heard. */
function ReadOrHear({ isHearing, onChange }: { isHearing: boolean; onChange: (isHearing: boolean) => void }) {
  const { settings } = useSettings()
  if (settings?.textToSpeechEnabled === false) return null
  return (
    <ProGate name="Hearing replies">
      <fieldset className={styles.mode}>
        <legend>How replies are shown</legend>
        {[false, true].map((mode) => (
          <button
            key={String(mode)}
            type="button"
            aria-pressed={isHearing === mode}
            onClick={() => onChange(mode)}
          >
            {mode ? 'Hear' : 'Read'}
          </button>
        ))}
      </fieldset>
    </ProGate>
  )
}
