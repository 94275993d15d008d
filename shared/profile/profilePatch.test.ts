import { expect, test } from 'vitest'
import { isTimezone, ProfilePatch } from './profilePatch.ts'

test.each([
  ['UTC', true],
  ['Europe/Vienna', true],
  ['America/Argentina/Buenos_Aires', true],
  ['+02:00', false],
  ['-05:00', false],
  ['Mars/Olympus', false],
  ['', false],
])('"%s" is a time zone: %s', (name, isZone) => {
  expect(isTimezone(name)).toBe(isZone)
})

test.each<[object, object]>([
  [{ name: ' Ann ' }, { name: 'Ann' }],
  [{ name: 'x'.repeat(100) }, { name: 'x'.repeat(100) }],
  [{ handle: ' Ann_1 ' }, { handle: 'ann_1' }],
  [{ handle: 'abc' }, { handle: 'abc' }],
  [{ avatar: '🧙' }, { avatar: '🧙' }],
  [{ avatar: 'x'.repeat(200) }, { avatar: 'x'.repeat(200) }],
  [{ timezone: 'Asia/Tokyo' }, { timezone: 'Asia/Tokyo' }],
  [{ week_start: 0 }, { week_start: 0 }],
  [{ week_start: 6 }, { week_start: 6 }],
  [{ day_start: '06:00' }, { day_start: '06:00' }],
  [{ day_start: '05:59' }, { day_start: '05:59' }],
  [{}, {}],
])('%j is a change of a profile', (patch, stored) => {
  expect(ProfilePatch.parse(patch)).toEqual(stored)
})

test.each<[object, string | undefined]>([
  [{ name: ' ' }, 'Name is required'],
  [{ name: 'x'.repeat(101) }, 'A name has at most 100 characters'],
  [{ handle: 'ab' }, 'A handle is 3 to 20 small letters a to z, digits or _'],
  [{ handle: 'x'.repeat(21) }, 'A handle is 3 to 20 small letters a to z, digits or _'],
  [{ handle: 'a-b-c' }, 'A handle is 3 to 20 small letters a to z, digits or _'],
  [{ avatar: '' }, 'Choose an avatar'],
  [{ avatar: 'x'.repeat(201) }, 'This avatar is too long'],
  [{ timezone: '+02:00' }, 'Unknown time zone'],
  [{ day_start: '06:01' }, 'A day starts between 00:00 and 06:00'],
  [{ week_start: 7 }, undefined],
  [{ week_start: -1 }, undefined],
  [{ level: 9 }, undefined],
])('%j is refused', (patch, message) => {
  const { error } = ProfilePatch.safeParse(patch)
  expect(error?.issues).toHaveLength(1)
  if (message !== undefined) expect(error?.issues[0]?.message).toBe(message)
})
