import type { Message, Reply } from '../conversation.ts'

export const user = (words: string): Message => ({ role: 'user', text: words })
export const said = (words: string): Message => ({ role: 'assistant', text: words, calls: [] })

/** The calls of an answer, by name, with what they ask for; its text where it calls nothing. */
export const calls = (answer: Reply) =>
  'toolCalls' in answer
    ? answer.toolCalls.map((call) => [call.name, JSON.parse(call.arguments)] as const)
    : answer.text

export const text = (answer: Reply) => ('text' in answer ? answer.text : JSON.stringify(answer))

/** What the buttons of an answer say. */
export const labels = (answer: Reply) =>
  'text' in answer ? (answer.suggestions ?? []).map(({ label }) => label) : []
