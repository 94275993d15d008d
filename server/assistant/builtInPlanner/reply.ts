import type { ModelCall, ToolSpec, Turn } from '../models/model.ts'

type Conversation = { messages: readonly Turn[]; tools: readonly ToolSpec[]; now: Date; zone: string }
type Reply = { text: string } | { toolCalls: Omit<ModelCall, 'id'>[] }

/** What the planner that is built in says next, or which tools it asks first. Says only what a tool's output shows. */
export function reply({ messages, tools }: Conversation): Reply {
  const last = messages.at(-1)
  if (last?.role === 'tool') return { text: shown(last.output) }
  const asked = last?.role === 'user' ? last.text : ''
  const canList = tools.some(({ name }) => name === 'list_tasks')
  if (canList && /\b(today|my tasks)\b/i.test(asked))
    return { toolCalls: [{ name: 'list_tasks', arguments: '{}' }] }
  return { text: 'I can list your tasks: ask me for "my tasks".' }
}

function shown(output: string): string {
  const { tasks }: { tasks?: { title: string }[] } = JSON.parse(output)
  if (!tasks) return 'That did not work.'
  if (tasks.length === 0) return 'You have no tasks.'
  return `Your tasks:\n${tasks.map(({ title }) => `- ${title}`).join('\n')}`
}
