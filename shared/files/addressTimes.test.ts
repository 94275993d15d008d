import { expect, test } from 'vitest'
import { addressEnd, avatarAddressEnd, unusedUntil } from './addressTimes.ts'
import { ADDRESS_MINUTES, UNUSED_HOURS } from './file.ts'

const at = (text: string) => Date.parse(text)

test('the address of a face is the same all day and good until the end of tomorrow', () => {
  const end = at('2026-03-04T00:00:00Z')
  expect(avatarAddressEnd(at('2026-03-02T00:00:00Z'))).toBe(end)
  expect(avatarAddressEnd(at('2026-03-02T23:59:59.999Z'))).toBe(end)
  expect(avatarAddressEnd(at('2026-03-03T00:00:00Z'))).toBe(end + 24 * 3_600_000)
})

test('another address is good for some minutes, and never longer than its picture', () => {
  const now = at('2026-03-02T09:00:00Z')
  const end = now + ADDRESS_MINUTES * 60_000
  expect(addressEnd(now)).toBe(end)
  expect(addressEnd(now, end - 1)).toBe(end - 1)
  expect(addressEnd(now, end + 1)).toBe(end)
  expect(unusedUntil(now)).toBe(now + UNUSED_HOURS * 3_600_000)
})
