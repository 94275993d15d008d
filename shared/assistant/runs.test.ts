import { expect, test } from 'vitest'
import { isActive, NewRun, NewThreadRun, ToolOutputs } from './runs.ts'

const WIDE = '🙂'
const functions = (count: number, name = 'f') =>
  Array.from({ length: count }, () => ({ type: 'function', function: { name } }))

/** The fields of a run at the limits that it has, and just behind them. */
test.each<[string, readonly unknown[], readonly unknown[]]>([
  ['assistant_id', ['a', 'a'.repeat(256)], ['', 'a'.repeat(257)]],
  ['model', [null, 'm'.repeat(256)], ['m'.repeat(257)]],
  ['instructions', ['i'.repeat(4000), WIDE.repeat(4000)], ['i'.repeat(4001), WIDE.repeat(4001)]],
  ['additional_instructions', [WIDE.repeat(4000)], ['i'.repeat(4001)]],
  ['temperature', [0, 2], [-0.1, 2.1]],
  ['top_p', [0, 1], [-0.1, 1.1]],
  ['max_completion_tokens', [256, 2_147_483_647], [255, 2_147_483_648]],
  ['max_prompt_tokens', [1, 2_147_483_647], [0, 2_147_483_648]],
  [
    'tools',
    [functions(16), functions(1, 'f'.repeat(64))],
    [functions(17), functions(1, 'f'.repeat(65)), functions(1, 'a b')],
  ],
  ['tools', [[]], [[{ type: 'code_interpreter' }]]],
  ['tool_choice', ['auto', functions(1)[0]], ['some', { type: 'file_search', function: { name: 'f' } }]],
  [
    'truncation_strategy',
    [{ type: 'last_messages', last_messages: 1 }],
    [{ type: 'last_messages', last_messages: 0 }],
  ],
  ['response_format', ['auto', { type: 'text' }], ['text', { type: 'json_object' }]],
  ['additional_messages', [[]], [Array.from({ length: 33 }, () => ({ role: 'user', content: 'a' }))]],
])('the limits of %s', (field, taken, refused) => {
  const isTaken = (value: unknown) => NewRun.safeParse({ assistant_id: 'a', [field]: value }).success
  expect(taken.map(isTaken)).toEqual(taken.map(() => true))
  expect(refused.map(isTaken)).toEqual(refused.map(() => false))
})

test('a thread with a run has no files', () => {
  const made = (tool_resources: object) =>
    NewThreadRun.safeParse({ assistant_id: 'a', tool_resources }).success
  expect([made({}), made({ file_search: {} })]).toEqual([true, false])
})

test('an output has at most 65,536 characters', () => {
  const isTaken = (output: string) =>
    ToolOutputs.safeParse({ tool_outputs: [{ tool_call_id: 'c', output }] }).success
  expect(['o'.repeat(65_536), WIDE.repeat(65_536)].map(isTaken)).toEqual([true, true])
  expect(['o'.repeat(65_537), WIDE.repeat(65_537)].map(isTaken)).toEqual([false, false])
})

test('a run goes on until it has ended', () => {
  expect((['queued', 'in_progress', 'requires_action', 'cancelling'] as const).every(isActive)).toBe(true)
  expect((['completed', 'failed', 'cancelled', 'expired', 'incomplete'] as const).some(isActive)).toBe(false)
})
