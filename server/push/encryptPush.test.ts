import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createReceiver } from '#server/testing/pushReceiver.ts'
import { encryptPush, wrongKeyOf } from './encryptPush.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')

test('the example of RFC 8291 comes out byte for byte', () => {
  const body = encryptPush(
    Buffer.from('When I grow up, I want to be a watermelon'),
    {
      p256dh: bytes(
        'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      ),
      auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
    },
    {
      privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
      salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
    },
    1,
  )
  expect(body.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

test('a browser reads what was encrypted for it, no other one does, and the same text never looks the same', async () => {
  const [ann, bob] = [await createReceiver(), await createReceiver()]
  const keysOf = ({ keys }: typeof ann) => ({ p256dh: bytes(keys.p256dh), auth: bytes(keys.auth) })
  await fc.assert(
    fc.asyncProperty(fc.string({ maxLength: 1000, unit: 'binary' }), async (text) => {
      const plain = Buffer.from(text)
      const body = encryptPush(plain, keysOf(ann))
      expect(Buffer.from(await ann.decrypt(body)).equals(plain)).toBe(true)
      await expect(bob.decrypt(body)).rejects.toThrow()
      expect(encryptPush(plain, keysOf(ann)).equals(body)).toBe(false)
      expect((body.length - 16 - 4 - 1 - 65 - 16) % 256).toBe(0)
    }),
    { numRuns: 30 },
  )
  expect(encryptPush(Buffer.alloc(3000), keysOf(ann)).length).toBeLessThanOrEqual(4096)
})

test('keys that are no point of the curve, or of another length, are told apart', async () => {
  const { keys } = await createReceiver()
  const [p256dh, auth] = [bytes(keys.p256dh), bytes(keys.auth)]
  const off = Buffer.from(p256dh)
  off[64] = (off[64] ?? 0) ^ 1
  const compressed = Buffer.concat([Buffer.from([2 + ((p256dh[64] ?? 0) % 2)]), p256dh.subarray(1, 33)])
  expect(wrongKeyOf({ p256dh, auth })).toBe(null)
  for (const wrong of [off, compressed, Buffer.alloc(65), Buffer.alloc(0), p256dh.subarray(1)])
    expect(wrongKeyOf({ p256dh: wrong, auth })).toBe('p256dh')
  for (const wrong of [auth.subarray(1), Buffer.alloc(17), Buffer.alloc(0)])
    expect(wrongKeyOf({ p256dh, auth: wrong })).toBe('auth')
})
