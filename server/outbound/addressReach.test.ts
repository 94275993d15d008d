import fc from 'fast-check'
import { BlockList } from 'node:net'
import { expect, test } from 'vitest'
import { isAddress, reachOf } from './addressReach.ts'

test.each([
  ['8.8.8.8', 'public'],
  ['1.1.1.1', 'public'],
  ['100.63.255.255', 'public'],
  ['100.128.0.0', 'public'],
  ['172.15.255.255', 'public'],
  ['172.32.0.0', 'public'],
  ['223.255.255.255', 'public'],
  ['10.0.0.1', 'private'],
  ['100.64.0.1', 'private'],
  ['172.16.0.1', 'private'],
  ['172.31.255.255', 'private'],
  ['192.168.1.1', 'private'],
  ['127.0.0.1', 'local'],
  ['127.255.255.254', 'local'],
  ['169.254.169.254', 'local'],
  ['0.0.0.0', 'reserved'],
  ['0.1.2.3', 'reserved'],
  ['192.0.0.170', 'reserved'],
  ['192.0.2.1', 'reserved'],
  ['192.88.99.1', 'reserved'],
  ['198.19.255.255', 'reserved'],
  ['198.51.100.7', 'reserved'],
  ['203.0.113.7', 'reserved'],
  ['224.0.0.1', 'reserved'],
  ['240.0.0.1', 'reserved'],
  ['255.255.255.255', 'reserved'],
  ['2606:4700:4700::1111', 'public'],
  ['2a00:1450::1', 'public'],
  ['::', 'reserved'],
  ['::1', 'local'],
  ['0:0:0:0:0:0:0:1', 'local'],
  ['fe80::1', 'local'],
  ['febf::1', 'local'],
  ['fec0::1', 'reserved'], // site-local, of old
  ['fc00::1', 'private'],
  ['fdff::1', 'private'],
  ['ff02::1', 'reserved'],
  ['2001:0:4136:e378:8000:63bf:3fff:fdd2', 'reserved'], // Teredo
  ['2001:db8::1', 'reserved'],
  ['2002:7f00:1::', 'reserved'], // 6to4 of 127.0.0.1
  ['2002:808:808::', 'reserved'],
  ['3fff:fff::1', 'reserved'],
  ['100::1', 'reserved'],
  ['5f00::1', 'reserved'],
  ['::ffff:127.0.0.1', 'local'],
  ['::ffff:7f00:1', 'local'],
  ['::ffff:10.0.0.1', 'private'],
  ['::ffff:8.8.8.8', 'public'],
  ['::127.0.0.1', 'reserved'], // IPv4-compatible
  ['::8.8.8.8', 'reserved'],
  ['64:ff9b::7f00:1', 'local'],
  ['64:ff9b::10.0.0.1', 'private'],
  ['64:ff9b::8.8.8.8', 'public'],
  ['64:ff9b:1::8.8.8.8', 'reserved'], // NAT64 of a network's own
  ['not an address', 'reserved'],
  ['256.1.1.1', 'reserved'],
] as const)('%s leads to what is %s', (address, reach) => {
  expect(reachOf(address)).toBe(reach)
})

/** The same list as Node's own matcher has it. */
const CLOSED = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  CLOSED.addSubnet(network, bits)

test('every address of version 4 is judged as its network is, also inside one of version 6', () => {
  fc.assert(
    fc.property(fc.ipV4(), (address) => {
      expect(reachOf(address) !== 'public').toBe(CLOSED.check(address))
      expect(reachOf(`::ffff:${address}`)).toBe(reachOf(address))
      expect(reachOf(`64:ff9b::${address}`)).toBe(reachOf(address))
      expect(reachOf(`::${address}`)).not.toBe('public')
    }),
  )
})

test('an address of version 6 is public in 2000::/3 alone, however it is spelled', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 8, maxLength: 8 }), (groups) => {
      const full = groups.map((group) => group.toString(16)).join(':')
      const canonical = new URL(`http://[${full}]`).hostname.slice(1, -1)
      expect(reachOf(full)).toBe(reachOf(canonical))
      expect(isAddress(full)).toBe(true)
      if ((groups[0] ?? 0) >> 13 !== 1) expect(reachOf(full)).not.toBe('public')
    }),
  )
})
