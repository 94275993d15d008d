import OpenAI from 'openai'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { createDeps } from '#server/createDeps.ts'
import { newId } from '#server/kit/db/newId.ts'
import { RUN, startAssistant, textOf } from '#server/testing/assistant.ts'
import { after, callsTools, says, saysWhen } from '#server/testing/modelPeer.ts'
import { collectRunEvents, MESSAGE } from '#server/testing/runEvents.ts'
import { uuidOf } from '../wireId.ts'
import { runDue } from '#server/kit/due/runDue.ts'
import { DUE_RUNS } from './dueRuns.ts'

const { server, peer, asking, close } = await startAssistant()
await server.deps.due.stop() // the other one is to take up what this one leaves
const other = createDeps({ db: server.db, now: server.deps.now, settings: server.settings })
const { fetch: ask } = createApp(other)
afterAll(async () => {
  await other.liveRuns.stopAll()
  await close()
})
beforeEach(() => peer.reset())

/** A client of another server on the same database. */
const elsewhere = (apiKey: string) =>
  new OpenAI({
    baseURL: 'http://elsewhere.test/v1',
    apiKey,
    maxRetries: 0,
    fetch: async (url, init) => ask(new Request(url, init)),
  })

const BEGINNING = ['thread.run.created', 'thread.run.queued', 'thread.run.in_progress']
const ROUND = [
  'thread.run.step.created',
  'thread.run.step.in_progress',
  'thread.run.step.delta',
  'thread.run.step.completed',
]
const headers = { 'Idempotency-Key': 'once' }
type Event = OpenAI.Beta.Assistants.AssistantStreamEvent

/** Begins a run at one server and asks for the same one's stream at another. */
async function followed() {
  const { ai, thread, token, id } = await asking()
  const run = await ai.beta.threads.runs.create(thread, RUN, { headers })
  const stream = await elsewhere(token).beta.threads.runs.create(
    thread,
    { ...RUN, stream: true },
    { headers },
  )
  return { ai, thread, run, stream, id }
}

const goal = { id: 'g', name: 'create_goal', arguments: '{"title":"Once"}' }

test('a stream of a run that another server works on says words while they come, and all that GET answers afterwards', async () => {
  const [half, more] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const second = saysWhen('Half of it', half.promise, ', some more', more.promise, ' and the rest')
  peer.will(callsTools([goal], 'First.'), second)
  const { ai, thread, run, stream } = await followed()
  const whole = collectRunEvents(
    passing(stream, (event) => {
      if (isSaying(event, 'Half of it')) half.resolve()
      if (isSaying(event, ', some more')) more.resolve()
    }),
  )
  const { names, events, text } = await whole
  expect(names.filter((name) => name !== 'thread.message.delta')).toEqual(TWO_MESSAGES)
  const { data: messages } = await ai.beta.threads.messages.list(thread, { run_id: run.id, order: 'asc' })
  const { data: steps } = await ai.beta.threads.runs.steps.list(run.id, { thread_id: thread, order: 'asc' })
  expect(text).toBe(messages.map(textOf).join(''))
  const idsOf = (name: string) =>
    events.flatMap(({ event, data }) => (event === name && 'id' in data ? data.id : []))
  for (const name of ['created', 'in_progress', 'completed']) {
    expect(idsOf(`thread.message.${name}`)).toEqual(messages.map(({ id }) => id))
    expect(idsOf(`thread.run.step.${name}`)).toEqual(steps.map(({ id }) => id))
  }
})

test('words that are stored late, when their message has ended, are not said again', async () => {
  const gate = Promise.withResolvers<void>()
  peer.will(callsTools([goal], 'First.'), after(gate.promise, says('Second.')))
  const { ai, thread, run, stream, id } = await followed()
  const { names, text } = await collectRunEvents(
    passing(stream, async ({ event, data }) => {
      if (event !== 'thread.run.step.completed' || data.type !== 'tool_calls') return
      const [step] = (await ai.beta.threads.runs.steps.list(run.id, { thread_id: thread, order: 'asc' })).data
      const late = {
        messageId: newId(),
        stepId: uuidOf('step', step?.id ?? ''),
        position: 0,
        begun: new Date(),
        text: 'First.',
      }
      await server.db.query('update runs set words = $2 where user_id = $1', [id, JSON.stringify(late)])
      setTimeout(gate.resolve, 600) // it looks meanwhile
    }),
  )
  expect(text).toBe('First.Second.')
  expect(names.filter((name) => name !== 'thread.message.delta')).toEqual(TWO_MESSAGES)
})

test('it breaks off with the server that was saying it: the words that were lost are no part of the answer', async () => {
  peer.will(saysWhen('Lost', new Promise(() => {})), says('The whole answer'))
  const { ai, thread, run, stream } = await followed()
  const runId = uuidOf('run', run.id) ?? ''
  const { names, text } = await collectRunEvents(
    passing(stream, (event) => {
      if (event.event === 'thread.message.delta') server.deps.liveRuns.stop(runId, 'shutdown')
    }),
  )
  expect(text).toBe('Lost')
  expect(names.at(-1)).toBe('thread.message.delta')
  await runDue(other, DUE_RUNS, new Date(other.now().getTime() + 60_000))
  expect((await ai.beta.threads.runs.poll(run.id, { thread_id: thread })).status).toBe('completed')
  const { data } = await ai.beta.threads.messages.list(thread, { run_id: run.id })
  expect(data.map(textOf)).toEqual(['The whole answer'])
})

test('what was being said is kept in its message alone, once that has ended', async () => {
  const gate = Promise.withResolvers<void>()
  peer.will(saysWhen('Half of it', gate.promise, '.'))
  const { stream, id } = await followed()
  const words = async () =>
    (await server.db.query<{ words: object | null }>('select words from runs where user_id = $1', [id]))[0]
  let during: object | undefined
  await collectRunEvents(
    passing(stream, async (event) => {
      if (event.event !== 'thread.message.delta') return
      during ??= await words()
      gate.resolve()
    }),
  )
  expect(during).toMatchObject({ words: { text: 'Half of it' } })
  expect(await words()).toEqual({ words: null })
})

const isSaying = (event: Event, words: string) =>
  event.event === 'thread.message.delta' && JSON.stringify(event.data).includes(words)

async function* passing(
  stream: AsyncIterable<Event>,
  look: (event: Event) => unknown,
): AsyncGenerator<Event> {
  for await (const event of stream) {
    await look(event)
    yield event
  }
}

/** The events of a run that says something before its tools and after them, without the pieces of the words. */
const TWO_MESSAGES = [...BEGINNING, ...MESSAGE(), ...ROUND, ...MESSAGE(), 'thread.run.completed']
