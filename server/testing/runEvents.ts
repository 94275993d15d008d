import type OpenAI from 'openai'

/** The events of a stream, by name, and what it said. */
export async function collectRunEvents(stream: AsyncIterable<OpenAI.Beta.Assistants.AssistantStreamEvent>) {
  const events: OpenAI.Beta.Assistants.AssistantStreamEvent[] = []
  for await (const event of stream) events.push(structuredClone(event))
  const texts = events.map((event) =>
    event.event === 'thread.message.delta' && event.data.delta.content?.[0]?.type === 'text'
      ? event.data.delta.content[0].text?.value
      : '',
  )
  return { events, names: events.map(({ event }) => event), text: texts.join('') }
}

/** The names of the events that one text causes. */
export const MESSAGE = (...deltas: string[]) => [
  'thread.run.step.created',
  'thread.run.step.in_progress',
  'thread.message.created',
  'thread.message.in_progress',
  ...deltas.map(() => 'thread.message.delta'),
  'thread.message.completed',
  'thread.run.step.completed',
]
