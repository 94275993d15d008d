import { expect, test } from 'vitest'
import { NewFriendRequest } from './request.ts'

test.each([
  ['a handle, without a note', { to: '@ann' }, null],
  ['an empty note', { to: 'ann', note: '' }, null],
  ['nobody', { to: ' ' }, 'to'],
  ['an address of 256 characters', { to: 'a'.repeat(256) }, null],
  ['an address of 257 characters', { to: 'a'.repeat(257) }, 'to'],
  ['a note of 200 characters', { to: 'ann', note: 'n'.repeat(200) }, null],
  ['a note of 201 characters', { to: 'ann', note: 'n'.repeat(201) }, 'note'],
])('a request with %s', (_name, request, field) => {
  const { data, error } = NewFriendRequest.safeParse(request)
  expect(error?.issues[0]?.path[0] ?? null).toBe(field)
  if (field === null) expect(data).toEqual({ note: '', ...request })
})
