import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import OpenAI from 'openai'
import { figure, markdownTable, median } from './table.ts'
import type { World } from './world.ts'

const WORDS = 200
const PAUSE_MS = 10
const AT_MOST_MS = 50

/**
 * How long after the provider a word is at the client: each word says when the provider sent it, to a client of one run and to
 * one of ten runs at once. Returns a Markdown table.
 */
export async function benchAssistant(world: World): Promise<string> {
  const provider = await startProvider()
  const site = await world.startWith({
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: provider.url,
    AI_MODEL: 'm',
  })
  const rows: string[][] = []
  try {
    for (const runs of [1, 10]) {
      const { access_token: apiKey } = await world.signUp(`assistant${runs}`)
      const client = new OpenAI({ baseURL: `${site}/v1`, apiKey })
      await delaysOf(client) // loads what speaks to the provider
      const delays = (await Promise.all(Array.from({ length: runs }, () => delaysOf(client)))).flat()
      const sorted = delays.toSorted((a, b) => a - b)
      const late = sorted[Math.floor(sorted.length * 0.99)] ?? 0
      rows.push([
        String(runs),
        figure(median(delays)),
        figure(late),
        figure(sorted.at(-1) ?? 0),
        String(AT_MOST_MS),
      ])
      if (late > AT_MOST_MS) throw new Error(`A word came ${late} ms after the provider had sent it`)
    }
  } finally {
    await provider.close()
  }
  return markdownTable(['Runs at once', 'Median (ms)', '99 % (ms)', 'Slowest (ms)', 'At most (ms)'], rows)
}

/** Milliseconds of each word of a run. */
async function delaysOf(client: OpenAI): Promise<number[]> {
  const delays: number[] = []
  const thread = { messages: [{ role: 'user' as const, content: 'Hello' }] }
  for await (const event of client.beta.threads.createAndRunStream({ assistant_id: 'bench', thread })) {
    if (event.event !== 'thread.message.delta') continue
    const [part] = event.data.delta.content ?? []
    const sent = part?.type === 'text' ? Number(part.text?.value) : 0
    delays.push(performance.timeOrigin + performance.now() - sent)
  }
  return delays
}

/** A provider whose words are the moments at which it sends them. */
async function startProvider() {
  const server = createServer((request, response) => {
    request.resume()
    request.on('end', async () => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      const send = (delta: object, finish_reason: string | null) =>
        response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason }] })}\n\n`)
      for (let word = 0; word < WORDS; word += 1) {
        await sleep(PAUSE_MS)
        send({ content: `${performance.timeOrigin + performance.now()}` }, null)
      }
      send({}, 'stop')
      response.end('data: [DONE]\n\n')
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
