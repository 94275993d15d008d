import { expect, test } from 'vitest'
import { offeredTools } from '../tools/offered.ts'
import { planCalls } from './planCalls.ts'

type Calls = ReturnType<typeof planCalls>['calls']

const own = {
  type: 'function' as const,
  function: { name: 'turn_light', description: null, parameters: null },
}
const all = offeredTools(undefined, false)
const habit = (name: string, providerId = name) => ({
  providerId,
  name: 'create_habit',
  arguments: JSON.stringify({ name }),
})
const asStored = (calls: Calls) => calls.map((call) => ({ ...call, step_id: 's' }))

test.each<[name: string, text: string, error: string | null]>([
  ['get_progress', '', null],
  ['get_progress', ' ', null],
  ['get_progress', '{', 'The arguments are no JSON object'],
  ['get_progress', '[]', 'The arguments are no JSON object'],
  ['get_progress', 'null', 'The arguments are no JSON object'],
  ['get_progress', '1', 'The arguments are no JSON object'],
  ['create_plan', '{"steps":"many"}', 'Invalid plan format'],
  ['create_plan', '{"steps":[]}', expect.stringMatching(/^steps: /)],
  ['create_plan', '{"steps":[{"title":"A"}]}', expect.stringMatching(/^steps\.0\.minutes: /)],
  ['create_plan', '{"steps":[{"title":"A","minutes":30}],"colour":"red"}', expect.stringMatching(/^(?!: )/)],
  ['fly', '{}', "There is no tool 'fly'"],
  ['x'.repeat(201), '{}', `There is no tool '${'x'.repeat(200)}'`],
])('the model hears what is wrong with %s of %s', (name, text, error) => {
  const [call] = planCalls([{ providerId: '1', name, arguments: text }], [], all).calls
  const output = call?.output ?? null
  expect(output === null ? null : JSON.parse(output)).toEqual(
    error === null ? null : { success: false, error },
  )
  expect([call?.name, call?.is_client, call?.creates]).toEqual([name.slice(0, 200), false, false])
})

test('a function of the client is run by it, whatever its arguments are, as is what only it can show', () => {
  const offered = offeredTools([own], false)
  const call = { providerId: '1', name: 'turn_light', arguments: '{"on":1}' }
  expect(planCalls([call], [], offered).calls).toMatchObject([
    { is_client: true, creates: false, output: null },
  ])
  const task = { providerId: '2', name: 'create_task', arguments: '{"title":"Read"}' }
  expect(planCalls([task], [], all).calls).toMatchObject([{ is_client: true, creates: true, output: null }])
})

test('the same call under the same id is one, in a round and in later ones; without an id each is its own', () => {
  const [first, again] = [habit('Read', '1'), habit('Read', '1')]
  const { calls } = planCalls(
    [first, again, { ...first, providerId: '2' }, { ...first, arguments: '{}' }],
    [],
    all,
  )
  expect(calls.map(({ provider_id, arguments: text }) => `${provider_id} ${text}`)).toEqual([
    '1 {"name":"Read"}',
    '2 {"name":"Read"}',
    '1 {}',
  ])
  expect(planCalls([habit('Read', ''), habit('Read', '')], [], all).calls).toHaveLength(2)
  const answered = asStored(calls).map((call) => ({ ...call, output: '{"success":true}' }))
  expect(planCalls([first, { ...first, name: 'create_goal' }], answered, all).calls).toMatchObject([
    { creates: false, is_client: false, output: '{"success":true}' },
    { name: 'create_goal', output: expect.stringContaining('"success":false') },
  ])
})

test('up to three rows of a run are made at once, one more becomes a proposal with those of its round', () => {
  const three = planCalls([habit('A'), habit('B'), habit('C')], [], all)
  expect(three.proposed).toEqual([])
  expect(three.calls.map(({ creates }) => creates)).toEqual([true, true, true])
  const read = { providerId: 'r', name: 'get_progress', arguments: '{}' }
  const task = { providerId: 'D', name: 'create_task', arguments: '{"title":"D"}' }
  const four = planCalls([habit('A'), read, habit('B'), habit('C'), task], [], all)
  expect(four.proposed.map(({ provider_id }) => provider_id)).toEqual(['A', 'B', 'C', 'D'])
  expect(four.calls.map(({ provider_id }) => provider_id)).toEqual(['A', 'r', 'B', 'C', 'D'])
  for (const call of four.calls) expect([call.is_client, call.creates]).toEqual([false, false])
  const earlier = asStored(three.calls)
  expect(planCalls([habit('D')], earlier.slice(0, 2), all).proposed).toEqual([])
  expect(planCalls([habit('D')], earlier, all).proposed).toHaveLength(1)
  expect(planCalls([read], earlier, all).proposed).toEqual([])
})
