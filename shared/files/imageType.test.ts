import { expect, test } from 'vitest'
import { imageTypeOf } from './imageType.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

test.each([
  ['\x89PNG\r\n\x1a\nIHDR', 'image/png'],
  ['\x89PNG\n\x1a\nIHDR', null],
  ['\xff\xd8\xff\xe0JFIF', 'image/jpeg'],
  ['\xff\xd8\xfeJFIF', null],
  ['GIF87a', 'image/gif'],
  ['GIF89a', 'image/gif'],
  ['GIF88a', null],
  ['RIFF\0\n\0\0WEBPVP8', 'image/webp'],
  ['RIFF\0\0\0\0WAVE', null],
  ['<svg xmlns=""', null],
  [' GIF89a', null],
  ['', null],
])('a file that begins with %j is of the type %s', (begin, type) => {
  expect(imageTypeOf(bytes(begin))).toBe(type)
})
