import { expect, test, vi } from 'vitest'
import { forgetEntriesOf } from './forgetEntries.ts'

test('who has signed out leaves no draft, no conversation and no choice; those of others stay', () => {
  const kept = new Map([
    ['goal-crusher.draft.ada', '{"title":"Secret"}'],
    ['goal-crusher.chat-history.ada', '{}'],
    ['goal-crusher.draft.bob', '{"title":"Mine"}'],
    ['goal-crusher.theme', 'gold'],
  ])
  const storage = { removeItem: (key: string) => void kept.delete(key) }
  for (const [key, value] of kept) Object.defineProperty(storage, key, { value, enumerable: true })
  vi.stubGlobal('localStorage', storage)
  forgetEntriesOf('ada')
  expect([...kept.keys()]).toEqual(['goal-crusher.draft.bob', 'goal-crusher.theme'])
})
