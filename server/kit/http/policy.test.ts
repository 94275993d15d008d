import { afterAll, expect, test } from 'vitest'
import { readStreak } from '#server/progress/streakDays.ts'
import type { OtherUserId } from '#server/kit/db/userId.ts'
import type { Deps } from '#server/deps.ts'
import { openApiOf } from '#server/openapi.ts'
import { renameList } from '#server/testing/sharedLists/lists.ts'
import { sharedLists } from '#server/testing/sharedLists/slice.ts'
import { listPolicy, type SeenList, type SeenMember } from '#server/testing/sharedLists/policies.ts'
import { aList, joined, startListServer } from '#server/testing/sharedLists/scene.ts'
import type { Person } from './person.ts'

const server = await startListServer()
afterAll(server.close)

/** Never called: the compiler is the test. It fails where one of these lines compiles. */
export function doesNotCompile(deps: Deps, person: Person, member: SeenMember, other: OtherUserId) {
  // @ts-expect-error what no policy has let through
  void renameList(deps, person, { id: 'x', role: 'owner' }, 'Food')
  // @ts-expect-error what another policy has let through
  void renameList(deps, person, member, 'Food')
  // @ts-expect-error the id of somebody else
  void readStreak(deps.db, other)
}

test('the parts of a request are checked before what its caller sees, so a bad one is answered alike to all', async () => {
  const [owner, stranger] = [await server.signUp(), await server.signUp()]
  const id = await aList(server, owner)
  const answersOf = async (path: string, body: unknown) => {
    const answers = await Promise.all([owner.patch(path, body), stranger.patch(path, body)])
    return Promise.all(answers.map(async (answer) => `${answer.status} ${await answer.text()}`))
  }
  for (const [path, body] of [
    ['/api/lists/x', { name: 'Food' }],
    [`/api/lists/${id}`, { title: 'Food' }],
  ] as const) {
    const [own, others] = await answersOf(path, body)
    expect(own).toMatch(/^400/)
    expect(others).toBe(own)
  }
})

test('what somebody saw when they asked counts no more once they are out', async () => {
  const [owner, ben] = [await server.signUp(), await server.signUp()]
  const id = await aList(server, owner)
  await joined(owner, id, ben)
  const dayRule = { timezone: 'UTC', dayStart: '00:00' }
  const person: Person = { id: ben.id, dayRule, weekStart: 0, isGamified: true }
  const seen: SeenList = await listPolicy.see(server.db, person, { id })
  expect(seen).toEqual({ id, role: 'member' })
  await owner.delete(`/api/lists/${id}/members/${ben.id}`)
  await expect(renameList(server.deps, person, seen, 'Mine')).rejects.toMatchObject({ code: 'not_found' })
})

test('the description says what a caller has to see, and that there may be no such thing', async () => {
  const { paths } = await openApiOf([sharedLists])
  const { get, patch } = paths['/api/lists/{id}'] as Record<string, object>
  for (const operation of [get, patch])
    expect(operation).toMatchObject({
      'x-sees': 'list',
      responses: { 404: { description: expect.any(String) } },
    })
})
