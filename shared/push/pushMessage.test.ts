import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LARGEST_PUSH, type PushMessage, pushText } from './pushMessage.ts'

const MESSAGE: PushMessage = {
  id: '00000000-0000-4000-8000-000000000000',
  kind: 'reminder',
  title: 'Focus Work Block',
  body: '09:00',
  url: '/dashboard?task=00000000-0000-4000-8000-000000000000',
  tag: 'x'.repeat(32),
  actions: ['done', 'snooze'],
  action_token: 'y'.repeat(200),
  unread_count: 3,
}

test('what fits is sent as it is, and what does not is cut at its body first', () => {
  expect(JSON.parse(pushText(MESSAGE))).toEqual(MESSAGE)
  const long = JSON.parse(pushText({ ...MESSAGE, body: '🙂'.repeat(5000) }))
  expect(long).toMatchObject({ ...MESSAGE, body: expect.stringMatching(/^(🙂)+…$/u) })
  const longer = JSON.parse(pushText({ ...MESSAGE, title: '"'.repeat(5000) }))
  expect(longer).toMatchObject({ body: '', title: expect.stringMatching(/^"+…$/) })
})

test('no push is larger than it may be', () => {
  const text = fc.string({ unit: 'binary', maxLength: 4000 })
  fc.assert(
    fc.property(text, text, (title, body) => {
      const sent = pushText({ ...MESSAGE, title, body })
      expect(new TextEncoder().encode(sent).byteLength).toBeLessThanOrEqual(LARGEST_PUSH)
      expect(JSON.parse(sent)).toMatchObject({ id: MESSAGE.id, actions: MESSAGE.actions })
    }),
  )
})
