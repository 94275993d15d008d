import { expect, test } from 'vitest'
import { stepOf } from './step.ts'

test('a step of which only its length is said may lie anywhere in personal hours, and no other waits for it', () => {
  expect(stepOf({ key: 'a', minutes: 30 })).toEqual({
    key: 'a',
    minutes: 30,
    splittable: false,
    priority: 'medium',
    hours: 'personal',
    kind: 'personal',
    days: null,
    not_before: null,
    deadline: null,
    preferred: null,
    between: null,
    depends_on: [],
    previous: [],
    ideal: null,
    isPressing: false,
    isPromised: false,
    fixed: null,
  })
})
