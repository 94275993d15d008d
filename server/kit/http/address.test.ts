import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { readSettings } from '#server/settings.ts'
import { clientAddress, limitedAddress, networkOf, siteOf } from './address.ts'

test.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8:1:2:ffff::9', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
  ['unknown', 'unknown', 'unknown'],
])('%s belongs to %s and %s', (address, network, site) => {
  expect(networkOf(address)).toBe(network)
  expect(siteOf(address)).toBe(site)
})

type Sent = { peer: string; forwarded?: string; proxies?: string; production?: boolean }

/** What a server with these settings takes as the address of a request, and what it warned of. */
function open({ proxies, production = false }: Pick<Sent, 'proxies' | 'production'>) {
  const warned: unknown[] = []
  const log = { warn: (...said: unknown[]) => void warned.push(said) }
  const settings = {
    TRUSTED_PROXIES: proxies,
    APP_ENV: production ? ('production' as const) : ('development' as const),
  }
  const app = new Hono().get('/', (c) => c.text(limitedAddress({ settings, log }, c)))
  app.onError((error, c) => c.text(error.message, 503))
  const ask = async ({ peer, forwarded }: Sent, name = 'x-forwarded-for') => {
    const headers: Record<string, string> = forwarded === undefined ? {} : { [name]: forwarded }
    return (await app.request('/', { headers }, { incoming: { socket: { remoteAddress: peer } } })).text()
  }
  return { ask, warned }
}

test.each([
  ['1.2.3.4', '1.2.3.4'],
  ['1.2.3.4:5678', '1.2.3.4'],
  ['6.6.6.6, 1.2.3.4:5678', '1.2.3.4'],
  ['6.6.6.6, [2001:db8::1]:80', '2001:db8::1'],
  ['6.6.6.6, [2001:db8::1]', '2001:db8::1'],
  ['6.6.6.6, 2001:DB8:0::1', '2001:db8::1'],
  ['6.6.6.6, ::ffff:1.2.3.4', '1.2.3.4'],
  ['6.6.6.6, ::ffff:102:304', '1.2.3.4'],
  ['6.6.6.6, [::ffff:1.2.3.4]:90', '1.2.3.4'],
  ['6.6.6.6, 1.2.3.4:5678, 10.0.0.9:1234', '1.2.3.4'],
  ['6.6.6.6, unknown', '10.0.0.7'],
  ['6.6.6.6, _hidden, 10.0.0.9', '10.0.0.9'],
  ['6.6.6.6, 1.2.3.4:5678:9', '10.0.0.7'],
  ['6.6.6.6, 1.2.3', '10.0.0.7'],
  ['6.6.6.6, ', '10.0.0.7'],
  ['6.6.6.6, 0x01020304', '10.0.0.7'],
  ['10.0.0.8, 10.0.0.9', '10.0.0.8'],
  ['', '10.0.0.7'],
])('behind a trusted proxy "%s" comes from %s', async (forwarded, expected) => {
  const { ask } = open({ proxies: '10.0.0.0/8, ::1' })
  expect(await ask({ peer: '::ffff:10.0.0.7', forwarded })).toBe(expected)
})

test('what anybody else sends is not believed, and reported once', async () => {
  const { ask, warned } = open({ proxies: '10.0.0.0/8' })
  expect(await ask({ peer: '203.0.113.7' })).toBe('203.0.113.7')
  expect(warned).toHaveLength(0)
  for (let time = 0; time < 3; time += 1)
    expect(await ask({ peer: '203.0.113.7', forwarded: '1.2.3.4' })).toBe('203.0.113.7')
  expect(warned).toEqual([[{}, expect.stringContaining('Set TRUSTED_PROXIES')]])
})

test('a proxy that no setting names is reported, by either header', async () => {
  for (const name of ['x-forwarded-for', 'forwarded']) {
    const { ask, warned } = open({})
    expect(await ask({ peer: '172.17.0.1', forwarded: 'for=1.2.3.4' }, name)).toBe('172.17.0.1')
    expect(warned).toEqual([[{ proxy: '172.17.0.1' }, expect.stringContaining('TRUSTED_PROXIES')]])
  }
})

test.each(['127.0.0.1', '::1', '::ffff:192.168.1.2', 'fd00::1'])(
  'in production requests of a proxy at %s that no setting names are refused',
  async (peer) => {
    const { ask, warned } = open({ production: true })
    expect(await ask({ peer, forwarded: '1.2.3.4' })).toContain('TRUSTED_PROXIES')
    expect(await ask({ peer, forwarded: '1.2.3.4' })).toContain('TRUSTED_PROXIES')
    expect(warned).toHaveLength(1)
    expect(await ask({ peer })).not.toContain('TRUSTED_PROXIES')
  },
)

test('what an unnamed proxy forwards may be refused, but its address is known', async () => {
  const settings = { TRUSTED_PROXIES: undefined, APP_ENV: 'production' as const }
  const app = new Hono().get('/', (c) => c.text(clientAddress({ settings, log: { warn: () => {} } }, c)))
  const env = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
  expect(await (await app.request('/', { headers: { 'x-forwarded-for': '1.2.3.4' } }, env)).text()).toBe(
    '127.0.0.1',
  )
})

test('in production a person of the internet who sends the header is one like all others', async () => {
  const { ask } = open({ production: true })
  expect(await ask({ peer: '203.0.113.7', forwarded: '1.2.3.4' })).toBe('203.0.113.7')
})

test('where the operator says that there is no proxy, the header means nothing', async () => {
  const { ask, warned } = open({ proxies: 'none', production: true })
  expect(await ask({ peer: '127.0.0.1', forwarded: '1.2.3.4' })).toBe('127.0.0.1')
  expect(warned).toHaveLength(0)
})

test.each([
  'localhost',
  '10.0.0.0/8,',
  '10.0.0.0/33',
  '10.0.0.0/x',
  '1.2.3',
  '::1/129',
  'none, 10.0.0.1',
  '10.0.0.1 10.0.0.2',
])('TRUSTED_PROXIES cannot be "%s"', (TRUSTED_PROXIES) => {
  expect(() => readSettings({ TRUSTED_PROXIES })).toThrow(/^TRUSTED_PROXIES: .*separated by commas/)
})

test.each(['none', '10.0.0.1', '10.0.0.0/8, ::1', 'fd00::/8,127.0.0.1'])(
  'TRUSTED_PROXIES can be "%s"',
  (TRUSTED_PROXIES) => {
    expect(readSettings({ TRUSTED_PROXIES }).TRUSTED_PROXIES).toBe(TRUSTED_PROXIES)
  },
)
