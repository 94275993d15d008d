import { type ReactNode, Suspense, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { ArrowDown, Volume2, VolumeX } from 'lucide-react'
import { ASSISTANT_NAME } from '#shared/product.ts'
import { usePlan } from '#web/plans/data.ts'
import type { PlanTalk } from '#web/plans/talk.ts'
import { IconButton } from '#web/kit/ui/IconButton.tsx'
import { formatSavedAt } from '#web/kit/ui/time/formatTimestamp.ts'
import { useNow } from '#web/kit/ui/time/clock.ts'
import { useIsCompact } from '#web/kit/ui/viewport.ts'
import { partOnDemand } from '#web/kit/ui/loading/partOnDemand.tsx'
import { CreatedTasks } from './CreatedTasks.tsx'
import type { ChatMessage } from './chatMessage.ts'
import { PLAN_UNDONE, THINKING } from './replies.ts'
import { SpokenSentences } from './SpokenSentences.tsx'
import { Suggestions } from './Suggestions.tsx'
import { WhoAnswers } from './WhoAnswers.tsx'
import styles from './Chat.module.css'

const PlanCard = partOnDemand(async () => (await import('#web/plans/PlanCard.tsx')).PlanCard)
const Markdown = partOnDemand(async () => (await import('./Markdown.tsx')).Markdown)

/** So near to its end the conversation follows what comes. Pixels. */
const NEAR_END = 80

/** What is read aloud now, and what begins and ends it. */
type Speech = { speaking: string | null; toggle: (id: string, text: string) => void }

type ChatMessagesProps = {
  messages: readonly ChatMessage[]
  isPending: boolean
  /** What its plans and suggestions can say. */
  talk: PlanTalk
  /** Null where nothing is read aloud. */
  speech: Speech | null
  children: ReactNode
}

/** The conversation, oldest first. It follows what comes while its end is in sight. */
export function ChatMessages({ messages, isPending, talk, speech, children }: ChatMessagesProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const [isAtEnd, setIsAtEnd] = useState(true)
  const now = useNow(60_000).getTime()
  const look = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) =>
    setIsAtEnd(scrollHeight - scrollTop - clientHeight < NEAR_END)
  const toEnd = () => scroller.current?.scrollTo({ top: scroller.current.scrollHeight })
  const sent = messages.findLast(({ isUser }) => isUser)?.id
  const [followed, setFollowed] = useState(sent)
  // Who sends something wants to see what comes of it, wherever they were reading.
  if (followed !== sent) {
    setFollowed(sent)
    setIsAtEnd(true)
  }
  const isCompact = useIsCompact()
  const asking = messages.at(-1)?.suggestions ?? []
  const hasPlan = (messages.at(-1)?.planIds.length ?? 0) > 0
  const follow = () => {
    const element = scroller.current
    if (!element || !isAtEnd) return
    const { scrollTop, scrollHeight } = element
    element.scrollTo({ top: hasPlan ? Math.max(scrollTop, startOfLast(element)) : scrollHeight })
  }
  useLayoutEffect(follow)
  const followGrowth = useEffectEvent(follow)
  useEffect(() => {
    const list = scroller.current?.querySelector('ol')
    if (!list) return
    const observer = new ResizeObserver(() => followGrowth())
    observer.observe(list)
    return () => observer.disconnect()
  }, [])
  return (
    <div className={styles.middle}>
      <section
        ref={scroller}
        className={styles.scroller}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so keys must reach it
        tabIndex={0}
        aria-label="Conversation"
        onScroll={({ currentTarget }) => look(currentTarget)}
      >
        {isCompact && <WhoAnswers />}
        <ol className={styles.messages}>
          {messages.map((message) => (
            <Message key={message.id} message={message} now={now} talk={talk} speech={speech} />
          ))}
        </ol>
        {asking.length > 0 && !isPending && (
          <Suggestions label="Answers" suggestions={asking} onChoose={talk.say} />
        )}
        {children}
      </section>
      {!isAtEnd && !hasPlan && (
        <div className={styles.toEnd}>
          <IconButton label="Scroll to bottom" icon={<ArrowDown />} look="quiet" onClick={toEnd} />
        </div>
      )}
      <SpokenSentences message={messages.findLast(({ isUser }) => !isUser)} />
    </div>
  )
}

/** Where the last message is read from its beginning: a plan comes after its words, and is higher than the window. */
function startOfLast(scroller: HTMLElement): number {
  const message = scroller.querySelector(':scope > ol > :last-child') // plans have lists of their own
  const above = (message?.getBoundingClientRect().top ?? 0) - scroller.getBoundingClientRect().top
  return scroller.scrollTop + above
}

type MessageProps = { message: ChatMessage; now: number; talk: PlanTalk; speech: Speech | null }

function Message({ message, now, talk, speech }: MessageProps) {
  const { id, isUser, text, timestamp, isLoading, taskIds, planIds } = message
  const who = isUser ? 'You' : ASSISTANT_NAME
  return (
    <li className={styles.message} data-user={isUser || undefined} aria-busy={isLoading || undefined}>
      <p className={styles.who}>
        <b>{who}</b> <time dateTime={new Date(timestamp).toISOString()}>{formatSavedAt(timestamp, now)}</time>
        {speech && !isUser && !isLoading && (
          <IconButton
            label={speech.speaking === id ? 'Stop speaking' : 'Speak this message'}
            icon={speech.speaking === id ? <VolumeX /> : <Volume2 />}
            size="sm"
            onClick={() => speech.toggle(id, text)}
          />
        )}
      </p>
      <Words message={message} />
      {taskIds.length > 0 && <MadeTasks ids={taskIds} planId={planIds[0] ?? null} />}
      <Suspense>
        {planIds.map((planId) => (
          <PlanCard key={planId} id={planId} talk={talk} />
        ))}
      </Suspense>
    </li>
  )
}

/** Tasks that were made, unless the plan that made them was taken back: then nobody asks the server for each of them. */
function MadeTasks({ ids, planId }: { ids: readonly string[]; planId: string | null }) {
  const { plan, state } = usePlan(planId)
  if (planId !== null && state === 'loading') return null
  return plan?.status === 'undone' ? <p>{PLAN_UNDONE}</p> : <CreatedTasks ids={ids} />
}

/** What is said, except for what a plan under it says itself. */
function Words({ message }: { message: ChatMessage }) {
  const { isUser, text, isLoading, planIds } = message
  const { plan } = usePlan(planIds[0] ?? null)
  const words = plan && plan.summary !== '' ? text.replace(plan.summary, '').trim() : text
  if (words === '' && !isLoading) return null
  return (
    <div className={styles.words}>
      {isUser && (
        <p dir="auto" className={styles.typed}>
          {words}
        </p>
      )}
      {!isUser && words !== '' && (
        <Suspense fallback={<p className={styles.typed}>{words}</p>}>
          <Markdown text={words} />
        </Suspense>
      )}
      {isLoading && words === '' && (
        <p className={styles.thinking}>
          {THINKING}
          <span aria-hidden="true" />
        </p>
      )}
    </div>
  )
}
