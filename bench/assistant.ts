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
  const words = markdownTable(
    ['Runs at once', 'Median (ms)', '99 % (ms)', 'Slowest (ms)', 'At most (ms)'],
    rows,
  )
  return `${words}\n\n${await searchTable(world)}`
}

const ROUNDS = 21
const SEARCH_AT_MOST_MS = 100

/** How long a search takes over 10,000 messages of 450 characters in 200 threads, one at a time. */
async function searchTable(world: World): Promise<string> {
  const { access_token: token, user } = await world.signUp('conversations')
  await world.pool.query(THREADS, [user.id])
  await world.pool.query(MESSAGES, [user.id, SENTENCE.repeat(5), ' the plan of week has room for a run book'])
  await world.pool.query('analyze threads')
  await world.pool.query('analyze thread_messages')
  const rows: string[][] = []
  for (const [what, query] of [
    ['a word of one message', 'needle'],
    ['a word of all messages', 'week'],
    ['three words of one message', 'needle week run'],
  ] as const) {
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const from = performance.now()
      const address = `${world.site}/api/threads?limit=20&query=${encodeURIComponent(query)}`
      const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
      const { items } = (await answer.json()) as { items: unknown[] }
      times.push(performance.now() - from)
      if (items.length === 0) throw new Error(`Nothing has "${query}"`)
    }
    const [middle, slowest] = [median(times), Math.max(...times)]
    rows.push([what, figure(middle), figure(slowest), String(SEARCH_AT_MOST_MS)])
    if (middle > SEARCH_AT_MOST_MS) throw new Error(`A search for "${query}" took ${middle} ms`)
  }
  return markdownTable(['Search in 10,000 messages', 'Median (ms)', 'Slowest (ms)', 'At most (ms)'], rows)
}

const SENTENCE = 'The plan of the week has room for a run, a book and the report that is due on Friday. '
const THREADS = `
  insert into threads (user_id, id, title, search, metadata, latest_at, created_at)
  select $1, gen_random_uuid(), 'Thread ' || n, ' thread', '{}', now(), now() from generate_series(1, 200) n`
const MESSAGES = `
  insert into thread_messages (user_id, id, thread_id, position, role, content, search, metadata, created_at, ended_at)
  select $1, gen_random_uuid(), t.id, n, 'assistant', array[$2::text],
    $3::text || case when row_number() over () = 5000 then ' needle' else '' end, '{}', now(), now()
  from threads t, generate_series(1, 50) n where t.user_id = $1`

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
