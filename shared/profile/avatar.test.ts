import { expect, test } from 'vitest'
import { avatarOf } from './avatar.ts'

test.each([
  ['🦊', '🦊'],
  [' 🦊 ', '🦊'],
  ['👩🏽‍🚀', '👩🏽‍🚀'],
  ['🇦🇹', '🇦🇹'],
  ['❤️', '❤️'],
  ['🦊🦊', '🧙'],
  ['fox', '🧙'],
  ['7', '🧙'],
  ['https://example.com/face.png', '🧙'],
  ['<img src=x>', '🧙'],
  ['', '🧙'],
  [undefined, '🧙'],
  [{ emoji: '🦊' }, '🧙'],
])('from the avatar %j of the sign-up data comes %s', (avatar, shown) => {
  expect(avatarOf({ avatar })).toBe(shown)
})
