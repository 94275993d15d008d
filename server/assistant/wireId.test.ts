import { expect, test } from 'vitest'
import { uuidOf, wireId } from './wireId.ts'

const ID = '01900000-0000-7000-8000-00000000abcd'

test.each(['thread', 'message', 'run', 'step', 'call'] as const)(
  'an id of a %s is read as it is written',
  (kind) => {
    const id = wireId(kind, ID)
    expect(id).toMatch(/^[a-z]+_0190000000007000800000000000abcd$/)
    expect(uuidOf(kind, id)).toBe(ID)
    for (const other of [id.slice(0, -1), `${id}0`, id.toUpperCase(), `x${id}`, ID, `${id.slice(0, -1)}g`])
      expect(uuidOf(kind, other), other).toBeNull()
    expect(uuidOf(kind === 'run' ? 'step' : 'run', id)).toBeNull()
  },
)
