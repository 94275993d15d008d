import { setTimeout as sleep } from 'node:timers/promises'
import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { afterAll, describe, expect, test } from 'vitest'
import { RUN, startAssistant, textOf } from '#server/testing/assistant.ts'
import { callsTools, type PeerAnswer } from '#server/testing/modelPeer.ts'
import { ANSWER_BOUNDS } from './boundedAnswer.ts'
import { createWireIds } from './providerCallIds.ts'

const { peer, asking, person, site, close } = await startAssistant('openai-compatible')
afterAll(close)

const chunk = (delta: object) =>
  `data: ${JSON.stringify({ id: 'c', choices: [{ index: 0, delta, finish_reason: null }] })}\n\n`
const call = (args: string, first = false) =>
  chunk({
    tool_calls: [
      {
        index: 0,
        ...(first && { id: 'a', type: 'function' }),
        function: { ...(first && { name: 'get_progress' }), arguments: args },
      },
    ],
  })

/** Writes the same without an end, for as long as somebody reads. */
const endless =
  (first: string, again: string): PeerAnswer =>
  async (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(first)
    const block = again.repeat(Math.ceil(65_536 / again.length))
    while (!response.closed) {
      if (response.write(block)) continue
      const gone = new AbortController()
      await Promise.race([once(response, 'drain', gone), once(response, 'close', gone)]).catch(() => {})
      gone.abort()
    }
  }

/** The median of a bystander's requests, each 40 ms, while something happens. */
async function medianWhile(happening: Promise<unknown>): Promise<number> {
  const bystander = await person()
  const state = { isOver: false }
  const end = happening.finally(() => (state.isOver = true))
  const times: number[] = []
  do {
    const from = performance.now()
    await fetch(`${site}/api/profile`, { headers: { authorization: `Bearer ${bystander.token}` } })
    times.push(performance.now() - from)
    await sleep(40) // the pace of the requests that are measured
  } while (!state.isOver)
  await end
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0
}

describe.each([
  ['arguments without an end', endless(call('{"a":"', true), call('x'.repeat(2000)))],
  ['arguments character by character', endless(call('{"a":"', true), call('x'))],
  ['a line without an end', endless('data: "', 'x'.repeat(65_536))],
  ['an event without an end', endless('', 'data: x\n')],
  ['comments without an end', endless('', ': alive\n\n')],
  ['words character by character', endless('', chunk({ content: 'x' }))],
  ['words of many characters', endless('', chunk({ content: 'x'.repeat(5000) }))],
])('%s', (_name, answer) => {
  test(
    'it is cut, the run fails, others are answered, and what was not used is not charged',
    { timeout: 60_000 },
    async () => {
      const quiet = await medianWhile(sleep(1000))
      const ann = await asking()
      peer.will(answer)
      const running = ann.ai.beta.threads.runs.createAndPoll(ann.thread, RUN)
      const busy = await medianWhile(running)
      const run = await running
      expect(run).toMatchObject({ status: 'failed', last_error: { code: 'server_error' } })
      expect(run.usage?.completion_tokens).toBeLessThanOrEqual(ANSWER_BOUNDS.characters / 4 + 2000)
      expect(busy).toBeLessThan(Math.max(100, 6 * quiet)) // three times on a quiet machine
    },
  )
})

test('of the calls of an answer the first 32 are taken', async () => {
  const ann = await asking()
  peer.will(
    callsTools(
      Array.from({ length: 3000 }, (_, index) => ({
        id: `c${index}`,
        name: 'get_progress',
        arguments: '{}',
      })),
    ),
  )
  const run = await ann.ai.beta.threads.runs.createAndPoll(ann.thread, RUN)
  expect(run.status).toBe('completed')
  const { data } = await ann.ai.beta.threads.runs.steps.list(run.id, { thread_id: ann.thread })
  const calls = data.flatMap(({ step_details: details }) =>
    details.type === 'tool_calls' ? details.tool_calls : [],
  )
  expect(calls).toHaveLength(32)
  expect(textOf((await ann.ai.beta.threads.messages.list(ann.thread)).data[0])).toBe('OK')
})

test('the ids of calls are noted in linear time', () => {
  const ids = createWireIds()
  const from = performance.now()
  for (let index = 0; index < 100_000; index += 1)
    ids.note({ choices: [{ delta: { tool_calls: [{ index, id: `c${index}` }] } }] })
  expect(performance.now() - from).toBeLessThan(2000)
  ids.begin('own')
  expect(ids.of('own')).toBe('c0')
})
