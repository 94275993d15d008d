import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SCRUBBED, scrub, scrubText } from './scrub.ts'

const JWT = 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl'

test.each([
  ['a bearer token', 'Authorization: Bearer abc.def-123', 'abc.def'],
  ['a scheme alone', 'sent with Bearer s3cr3t-value', 's3cr3t'],
  ['a JWT', `refused ${JWT} at once`, 'eyJ'],
  ['a personal token', 'gct_AbC-123_x is gone', 'AbC'],
  ['a secret of a webhook', 'whsec_c2VjcmV0Cg== is wrong', 'c2Vj'],
  ['a mailbox', 'no account for <Ann.Lee+goals@mail.example.com>.', 'Ann'],
  ['a mailbox in an address', 'GET /people/ann%40example.com failed', 'ann'],
  ['a query string', 'GET https://goals.example/auth/callback?code=42&state=x failed', 'code'],
  ['a query string of a path', 'TypeError at /share?text=my+plan:10:5', 'my+plan'],
  ['a fragment with values', 'at https://goals.example/#access_token=abc', 'abc'],
  ['a named value', 'could not use {"password":"correct horse","b":1}', 'horse'],
  ['a named value in a query', 'token=abc123&x=1', 'abc123'],
])('%s is taken out of a text', (_, text, secret) => {
  expect(scrubText(text)).not.toContain(secret)
})

test('a text is cut off after 16,384 characters', () => {
  const longest = 'word '.repeat(3277).slice(0, 16_384)
  expect(scrubText(longest)).toBe(longest)
  expect(scrubText(`${longest}x`)).toBe(`${longest}…`)
})

test.each([
  "Cannot read properties of undefined (reading 'title')",
  'at https://goals.example/assets/main-1a2b.js:10:522',
  'What now? Go on.',
  'Is 3 < 4 @ noon?',
  '/dashboard#content',
])('a text without secrets stays as it is: %s', (text) => {
  expect(scrubText(text)).toBe(text)
})

test('values of keys that name secrets are taken out, also in pairs and whatever they hold', () => {
  const report = {
    contexts: { state: { newPassword: 'a', refresh_token: { deep: ['b'] }, apiKey: 'c', keyboard: 'd' } },
    request: {
      url: 'https://goals.example/x?y=1',
      query_string: 'y=1',
      data: { title: 'typed' },
      cookies: { a: 'b' },
      headers: [
        ['Authorization', 'Bearer x'],
        ['Accept', 'text/html'],
      ],
    },
    extra: { 'http.query': 'q=1', 'http.request.body': 'typed', secret: 5 },
  }
  expect(scrub(report)).toEqual({
    contexts: {
      state: { newPassword: SCRUBBED, refresh_token: SCRUBBED, apiKey: SCRUBBED, keyboard: 'd' },
    },
    request: {
      url: 'https://goals.example/x',
      query_string: SCRUBBED,
      data: SCRUBBED,
      cookies: SCRUBBED,
      headers: [
        ['Authorization', SCRUBBED],
        ['Accept', 'text/html'],
      ],
    },
    extra: { 'http.query': SCRUBBED, 'http.request.body': SCRUBBED, secret: SCRUBBED },
  })
})

test('what was typed leaves with its breadcrumb, and of the person the id alone stays', () => {
  const report = {
    user: { id: 'u1', email: 'ann@example.com', username: 'Ann', ip_address: '10.0.0.1' },
    breadcrumbs: [
      { category: 'ui.input', message: 'input[name="title"]' },
      { category: 'ui.click', message: 'button.add' },
      { category: 'fetch', data: { url: '/api/tasks?from=1', method: 'GET', body: '{"title":"x"}' } },
    ],
  }
  expect(scrub(report)).toEqual({
    user: { id: 'u1' },
    breadcrumbs: [
      { category: 'ui.click', message: 'button.add' },
      { category: 'fetch', data: { url: '/api/tasks', method: 'GET', body: SCRUBBED } },
    ],
  })
})

test('whatever JSON comes, the result is JSON and names no mailbox', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), fc.emailAddress(), (value, address) => {
      const once = scrub({ value, text: `for ${address} only` })
      expect(JSON.parse(JSON.stringify(once))).toBeTypeOf('object')
      if (/^[\w.+-]+@[\w.-]+$/.test(address)) expect(JSON.stringify(once)).not.toContain(address)
    }),
  )
})

test.each([
  ['a', 'long words'],
  ['a@', 'many signs'],
  ['http://', 'many addresses'],
  ['password=', 'many names'],
  ['"password":"', 'many quotes'],
  ['eyJaaaa.', 'many tokens'],
  ['?a=b#', 'many queries'],
  ['bearer ', 'many schemes'],
  ['password   ', 'many spaces'],
])('a mebibyte of %j takes no longer than ordinary text: %s', (piece) => {
  const report = Array.from({ length: 64 }, () => piece.repeat(16_384 / piece.length))
  const begun = performance.now()
  scrub(report)
  expect(performance.now() - begun).toBeLessThan(1500)
})

test('what is nested too deeply is taken out', () => {
  let value: unknown = 'leaf'
  for (let depth = 0; depth < 5000; depth += 1) value = [value]
  expect(JSON.stringify(scrub(value))).not.toContain('leaf')
})
