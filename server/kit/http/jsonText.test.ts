import { brotliDecompressSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { toJson } from '#server/kit/db/json.ts'
import { jsonText } from './jsonText.ts'
import { shaped } from './shaped.ts'

const long = toJson(Array.from({ length: 2000 }, (_, number) => ({ title: `Task ${number}` })))
const app = new Hono()
  .get('/long', (c) => jsonText(c, long))
  .get('/short', (c) => jsonText(c, toJson({ a: 1 }), 201))
const ask = (path: string, encodings = '') => app.request(path, { headers: { 'accept-encoding': encodings } })

test('a long answer is compressed for a browser', async () => {
  const answer = await ask('/long', 'gzip, deflate, br, zstd')
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(answer.headers.get('vary')).toBe('accept-encoding')
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes.length).toBeLessThan(long.length / 5)
  expect(brotliDecompressSync(bytes).toString()).toBe(long)
})

test('from 32768 letters on an answer is long', async () => {
  const encodingOf = async (length: number) => {
    const text = toJson('x'.repeat(length - '""'.length))
    const sized = new Hono().get('/', (c) => jsonText(c, text))
    const answer = await sized.request('/', { headers: { 'accept-encoding': 'br' } })
    return answer.headers.get('content-encoding')
  }
  expect(await Promise.all([32_767, 32_768].map(encodingOf))).toEqual([null, 'br'])
})

test.each(['', 'gzip', 'br;q=0', 'brr'])('nobody gets what they do not take: "%s"', async (encodings) => {
  const answer = await ask('/long', encodings)
  expect([answer.headers.get('content-encoding'), await answer.text()]).toEqual([null, long])
})

test('a long answer of which something is taken out is compressed after that', async () => {
  const shaping = new Hono().get('/', (c) =>
    shaped(
      c,
      () => (body) => void (body as unknown[]).shift(),
      async () => jsonText(c, long),
    ),
  )
  const answer = await shaping.request('/', { headers: { 'accept-encoding': 'br' } })
  expect(answer.headers.get('content-encoding')).toBe('br')
  const text = brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()
  expect(JSON.parse(text)).toEqual((JSON.parse(long) as unknown[]).slice(1))
})

test('a short answer is sent as it is', async () => {
  const answer = await ask('/short', 'br')
  expect([answer.status, answer.headers.get('content-encoding'), await answer.text()]).toEqual([
    201,
    null,
    '{"a":1}',
  ])
})
