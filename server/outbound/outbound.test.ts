import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { createOutbound } from './outbound.ts'
import type { Resolve } from './resolveHost.ts'

const closing: Server[] = []
afterAll(() => {
  for (const server of closing) {
    server.closeAllConnections()
    server.close()
  }
})

type Asked = { method: string; url: string; headers: IncomingMessage['headers']; body: string }

/** A server on this machine that remembers what it was asked. */
async function aPeer(
  answer: (asked: Asked, response: ServerResponse) => void = (_, response) => response.end('Fine'),
) {
  const asked: Asked[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const one = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body }
      asked.push(one)
      answer(one, response)
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  closing.push(server)
  return { asked, port: (server.address() as AddressInfo).port }
}

/** Answers each look-up with the next of these, and the last one from then on. */
function changingItsMind(...answers: string[][]) {
  const hosts: string[] = []
  const resolve: Resolve = async (host) => {
    hosts.push(host)
    return answers[Math.min(hosts.length, answers.length) - 1] ?? []
  }
  return { resolve, hosts }
}

function outboundTo(
  allow: string,
  {
    resolve = async () => [],
    mostMs = 2000,
    APP_ENV = 'development' as const,
  }: Partial<{
    resolve: Resolve
    mostMs: number
    APP_ENV: 'development' | 'production'
  }> = {},
) {
  return createOutbound({ settings: { OUTBOUND_ALLOW: allow, APP_ENV }, resolve, mostMs })
}
const get = (url: string) => ({ url, method: 'GET', maxBytes: 1000 }) as const
const NOT_ALLOWED = { failure: 'address not allowed' }
const PUBLIC = '93.184.216.34'

test.each([
  'ftp://8.8.8.8/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'no address',
  '/api/tasks',
  'http://user@8.8.8.8/',
  'http://user:word@8.8.8.8/',
  'http://127.0.0.1/',
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0x7f.0.0.1/',
  'http://0177.0.0.1/',
  'http://017700000001/',
  'http://127.0.0.1./',
  'http://１２７.0.0.1/',
  'http://%31%32%37.0.0.1/',
  'http://0/',
  'http://0.0.0.0/',
  'http://10.1.2.3/',
  'http://167838211/',
  'http://172.16.0.9/',
  'http://192.168.0.1:8123/',
  'http://169.254.169.254/latest/meta-data/',
  'http://100.64.0.1/',
  'http://198.18.0.1/',
  'http://224.0.0.251/',
  'http://255.255.255.255/',
  'http://[::]/',
  'http://[::1]/',
  'http://[0:0:0:0:0:0:0:1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:a01:203]/',
  'http://[::127.0.0.1]/',
  'http://[64:ff9b::127.0.0.1]/',
  'http://[64:ff9b::a9fe:a9fe]/',
  'http://[2002:7f00:1::]/',
  'http://[2001:0:7f00:1::]/',
  'http://[fe80::1]/',
  'http://[fc00::1]/',
  'http://[ff02::1]/',
  'http://[2001:db8::1]/',
  'http://[fe80::1%25eth0]/',
  'http://localhost/',
  'http://LOCALHOST./',
  'http://a.localhost/',
  'http://router/',
  'http://printer.local/',
  'http://metadata.google.internal/',
  'http://nas.home.arpa/',
])('%s may not be given, and is not called', async (url) => {
  const outbound = outboundTo('')
  expect(await outbound.refusalOf(url)).toContain('not allowed')
  expect(await outbound.call(get(url))).toEqual(NOT_ALLOWED)
})

test('a name is judged by all of its addresses, and one that is not known yet by none', async () => {
  const withNames = (...addresses: string[]) => outboundTo('', { resolve: async () => addresses })
  expect(await withNames(PUBLIC, '2606:4700::1').refusalOf('https://push.example.com/a')).toBe(null)
  expect(await withNames(PUBLIC, '10.0.0.1').refusalOf('https://push.example.com/a')).toContain('not allowed')
  expect(await withNames('::ffff:10.0.0.1').refusalOf('https://push.example.com/a')).toContain('not allowed')
  const nowhere = outboundTo('')
  expect(await nowhere.refusalOf('https://push.example.com/a')).toBe(null)
  expect(await nowhere.call(get('https://push.example.com/a'))).toEqual({ failure: 'no such host' })
  const silent = outboundTo('', { resolve: () => new Promise(() => {}), mostMs: 50 })
  expect(await silent.call(get('https://push.example.com/a'))).toEqual({ failure: 'no answer in time' })
})

test('a host that was public when it was given and is private when it is called is not called', async () => {
  const { asked, port } = await aPeer()
  const { resolve } = changingItsMind([PUBLIC], ['127.0.0.1'])
  const outbound = outboundTo('', { resolve })
  const url = `http://rebind.example.com:${port}/`
  expect(await outbound.refusalOf(url)).toBe(null)
  expect(await outbound.call(get(url))).toEqual(NOT_ALLOWED)
  expect(asked).toEqual([])
})

test('a host that changes its mind between the look-up and the connection is called where it was looked up', async () => {
  const { asked, port } = await aPeer()
  const { resolve, hosts } = changingItsMind([PUBLIC], ['127.0.0.1'])
  const outbound = outboundTo('', { resolve, mostMs: 300 })
  const outcome = await outbound.call(get(`http://rebind.example.com:${port}/`))
  expect(outcome).toEqual({ failure: expect.stringMatching(/^no (connection|answer in time)$/) })
  expect([hosts, asked]).toEqual([['rebind.example.com'], []])

  const allowed = changingItsMind(['127.0.0.1'], [PUBLIC])
  const answer = await outboundTo(`peer.example.com:${port}`, { resolve: allowed.resolve }).call(
    get(`http://peer.example.com:${port}/`),
  )
  expect(answer).toMatchObject({ status: 200, isCut: false })
  expect(asked[0]?.headers.host).toBe(`peer.example.com:${port}`)
})

test('what the operator allows is called by name or by address, on that port alone', async () => {
  const { asked, port } = await aPeer()
  const { port: other } = await aPeer()
  const resolve = async () => ['127.0.0.1']
  const byAddress = outboundTo(`127.0.0.1:${port}`, { resolve })
  expect(await byAddress.refusalOf(`http://home.lan:${port}/a`)).toBe(null)
  expect(await byAddress.refusalOf(`http://home.lan:${other}/a`)).toContain('not allowed')
  expect(await byAddress.call(get(`http://127.0.0.1:${port}/a`))).toMatchObject({ status: 200 })
  expect(await byAddress.call(get(`http://nas.example.com:${port}/b`))).toMatchObject({ status: 200 })
  expect(await byAddress.call(get(`http://nas.example.com:${other}/c`))).toEqual(NOT_ALLOWED)
  expect(asked.map(({ url }) => url)).toEqual(['/a', '/b'])
  const byName = outboundTo(`nas.example.com:${port}`, { resolve })
  expect(await byName.call(get(`http://nas.example.com:${port}/d`))).toMatchObject({ status: 200 })
  expect(await byName.call(get(`http://127.0.0.1:${port}/e`))).toEqual(NOT_ALLOWED)
  const later = outboundTo(`nas.example.com:${port}`, { resolve, APP_ENV: 'production' })
  expect(await later.call(get(`http://nas.example.com:${port}/d`))).toEqual(NOT_ALLOWED)
})

test('each redirect is checked anew, and what proves something stays with its origin', async () => {
  const inner = await aPeer()
  const outer: Awaited<ReturnType<typeof aPeer>> = await aPeer(({ url }, response) => {
    const to: Record<string, string> = {
      '/inside': `http://127.0.0.1:${inner.port}/secret`,
      '/name': `http://rebind.example.com:${inner.port}/secret`,
      '/file': 'file:///etc/passwd',
      '/here': '/there',
      '/loop': '/loop',
      '/friend': `http://friend.example.com:${inner.port}/open`,
    }
    const location = to[url]
    response.writeHead(location ? 307 : 200, location ? { location } : {}).end()
  })
  const allow = `peer.example.com:${outer.port},friend.example.com:${inner.port}`
  const outbound = outboundTo(allow, { resolve: async () => ['127.0.0.1'] })
  const post = (path: string) =>
    outbound.call({
      url: `http://peer.example.com:${outer.port}${path}`,
      method: 'POST',
      headers: { Authorization: 'Bearer mine', 'x-kind': 'note' },
      body: 'text',
      maxBytes: 10,
    })
  for (const path of ['/inside', '/name', '/file'])
    expect([path, await post(path)]).toEqual([path, NOT_ALLOWED])
  expect(inner.asked).toEqual([])
  expect(await post('/here')).toMatchObject({ status: 200 })
  expect(outer.asked.at(-1)).toMatchObject({ method: 'POST', url: '/there', body: 'text' })
  expect(outer.asked.at(-1)?.headers.authorization).toBe('Bearer mine')
  expect(await post('/loop')).toEqual({ failure: 'too many redirects' })
  expect(await post('/friend')).toMatchObject({ status: 200 })
  expect(inner.asked).toMatchObject([{ method: 'POST', body: 'text', headers: { 'x-kind': 'note' } }])
  expect(inner.asked[0]?.headers).not.toHaveProperty('authorization')
})

test('a redirect that would turn a sent body into a reading is an answer; a reading follows it', async () => {
  const { asked, port } = await aPeer(({ url }, response) => {
    response.writeHead(url === '/a' ? 302 : 200, url === '/a' ? { location: '/b' } : {}).end()
  })
  const outbound = outboundTo(`127.0.0.1:${port}`)
  const url = `http://127.0.0.1:${port}/a`
  expect(await outbound.call({ url, method: 'POST', body: 'x', maxBytes: 10 })).toMatchObject({ status: 302 })
  expect(asked).toHaveLength(1)
  expect(await outbound.call(get(url))).toMatchObject({ status: 200 })
})

test('answers are cut, and a call ends in its time however slowly it is answered', async () => {
  const { port } = await aPeer(({ url }, response) => {
    if (url === '/long') response.end('x'.repeat(100_000))
    if (url === '/endless') {
      const timer = setInterval(() => response.write('x'.repeat(600)), 5)
      response.on('close', () => clearInterval(timer))
    }
    if (url === '/drip') {
      const timer = setInterval(() => response.write('x'), 20)
      response.on('close', () => clearInterval(timer))
    }
  })
  const outbound = outboundTo(`127.0.0.1:${port}`, { mostMs: 400 })
  const call = (path: string) => outbound.call(get(`http://127.0.0.1:${port}${path}`))
  for (const path of ['/long', '/endless']) {
    const answer = await call(path)
    expect(answer).toMatchObject({ status: 200, isCut: true })
    expect('body' in answer && answer.body.byteLength).toBe(1000)
  }
  const began = performance.now()
  for (const path of ['/drip', '/silence']) expect(await call(path)).toEqual({ failure: 'no answer in time' })
  expect(performance.now() - began).toBeLessThan(3000)
  const { port: closed } = await aPeer()
  closing.at(-1)?.close()
  expect(await outboundTo(`127.0.0.1:${closed}`).call(get(`http://127.0.0.1:${closed}/`))).toEqual({
    failure: 'no connection',
  })
})
