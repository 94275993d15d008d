import { beforeAll, expect, test, vi } from 'vitest'

type Rules = Record<'createHTML' | 'createScriptURL', (text: string) => string>
let trusted: typeof import('./trustedTypes.ts')
const policies: string[] = []

beforeAll(async () => {
  const createPolicy = (name: string, rules: Rules) => {
    policies.push(name)
    return rules
  }
  vi.stubGlobal('trustedTypes', { createPolicy })
  trusted = await import('./trustedTypes.ts')
})

test('there is one policy', () => {
  expect(policies).toEqual(['goal-crusher'])
})

test.each([
  '<li class="day"><button type="button">1</button> Tea &lt;script&gt; <b>Today</b></li>',
  '<button class="box"><svg class="mark_a-1" aria-hidden="true"><use href="#category-work"/></svg></button>',
  '<div role="row"><span></span><i role="timer"></i></div>',
])('the markup of the calendar is trusted: %s', (markup) => {
  expect(trusted.trustedMarkup(markup)).toBe(markup)
})

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<b><iframe>',
  '<svg class="mark" aria-hidden="true" onload="alert(1)">',
  '<use href="https://elsewhere.example/#category-work"/>',
])('any other is not: %s', (markup) => {
  expect(() => trusted.trustedMarkup(markup)).toThrow('Unknown markup')
})

test.each(['/sw.js', '/demo/worker-a1_b-2.js'])('our own workers are trusted: %s', (address) => {
  expect(trusted.trustedScript(address)).toBe(address)
})

test.each([
  'https://elsewhere.example/sw.js',
  '//elsewhere.example/sw.js',
  '/demo/worker-../x.js',
  'data:,1',
])('others are not: %s', (address) => {
  expect(() => trusted.trustedScript(address)).toThrow('Unknown script')
})
