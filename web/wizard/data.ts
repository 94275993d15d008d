import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { takeSentence } from '#web/sentenceToPlan.ts'
import type { Task } from '#shared/tasks/task.ts'
import { fetchTask } from '#web/tasks/store/fetchTasks.ts'
import { useTaskView } from '#web/tasks/store/useTaskView.ts'
import { useOpenTasks } from '#web/tasks/store/openTasks.ts'
import { type LoadState, loadStateOf } from '#web/kit/ui/loading/loadState.ts'
import { useLateSlice } from '#web/kit/workspace/workspace.ts'
import type { ChatState } from './chatStore.ts'
import type { Conversation } from './conversation.ts'
import { type OpenWizard, wizardSlice } from './wizardSlice.ts'
import type { AssistantStatus, ThreadSummary } from './wire.ts'

/** What is shown of the conversation. It is read anew when it is opened. */
export function useChat(): ChatState & { conversation: Conversation } {
  const { conversation } = useWizard()
  useEffect(() => void conversation.refresh(), [conversation])
  return { ...useSyncExternalStore(conversation.subscribe, conversation.state), conversation }
}

/** Sends the sentence that was typed before the wizard was opened, in a conversation of its own; without a network it waits in the field. */
export function useSentenceToPlan(): void {
  const { conversation, draft } = useWizard()
  useEffect(() => {
    const sentence = takeSentence()
    if (sentence === null) return
    if (navigator.onLine) void conversation.open(null).then(async () => conversation.send(sentence))
    else draft.write(sentence)
  }, [conversation, draft])
}

/** What is typed and not sent. */
export function useDraft(): [text: string, set: (text: string) => void] {
  const { draft } = useWizard()
  const [text, setText] = useState(draft.read)
  const set = (next: string) => {
    draft.write(next)
    setText(next)
  }
  return [text, set]
}

/** Who answers on this server; undefined until it is known. */
export function useAssistantStatus(): AssistantStatus | undefined {
  return useQuery(useWizard().queries.status).data
}

/** Earlier conversations that hold some words; without words all of them, newest first. */
export function useThreads(query: string): { threads: readonly ThreadSummary[] } & LoadState {
  const { data, isError, refetch } = useQuery(useWizard().queries.threads(query))
  return { threads: data ?? [], state: loadStateOf(data !== undefined, isError), retry: () => void refetch() }
}

/** What changes earlier conversations. */
export function useThreadActions(): Pick<OpenWizard, 'rename' | 'remove'> {
  return useWizard()
}

/** Tasks that receipts name, asked for where the plan does not know them, and how many are gone or cannot be had right now. */
export function useCreatedTasks(ids: readonly string[]): {
  tasks: readonly Task[]
  gone: number
  missing: number
} {
  const open = useOpenTasks()
  const view = useTaskView()
  const [asked, setAsked] = useState<ReadonlyMap<string, 'answered' | 'failed'>>(new Map())
  const unknown = ids.filter((id) => !view.task(id))
  const toAsk = unknown.join(' ')
  useEffect(() => {
    let isOver = false
    const ask = async (id: string) => {
      const outcome = await fetchTask(open, id).then(
        () => 'answered' as const,
        () => 'failed' as const,
      )
      if (!isOver) setAsked((before) => new Map([...before, [id, outcome]]))
    }
    for (const id of toAsk.split(' ').filter(Boolean)) void ask(id)
    return () => {
      isOver = true
    }
  }, [open, toAsk])
  const count = (outcome: string) => unknown.filter((id) => asked.get(id) === outcome).length
  return {
    tasks: ids.flatMap((id) => view.task(id) ?? []),
    gone: count('answered'),
    missing: count('failed'),
  }
}

function useWizard(): OpenWizard {
  return useLateSlice<OpenWizard>(wizardSlice)
}
