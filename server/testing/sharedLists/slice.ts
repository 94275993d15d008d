import * as z from 'zod/mini'
import { PERSON } from '#server/kit/http/gate.ts'
import { OtherUser } from '#server/kit/http/policy.ts'
import { route } from '#server/kit/http/route.ts'
import type { Slice } from '#server/kit/http/slice.ts'
import { createList, endList, LIST_END, membersOf, readList, renameList } from './lists.ts'
import { countTask, invite, join, leaveLists, removeMember } from './members.ts'
import { post, readMessages } from './messages.ts'
import { listPolicy, memberPolicy, openListPolicy } from './policies.ts'
import { lockList } from './tables.ts'

const NewList = z.strictObject({ id: z.uuid(), name: z.string(), seats: z.int(), ends_at: z.iso.datetime() })
const ListPatch = z.strictObject({ name: z.string() })
const Invitation = z.strictObject({ user_id: OtherUser })
const NewMessage = z.strictObject({ id: z.uuid(), text: z.string() })
const MemberParams = z.object({ id: z.uuid(), user_id: z.uuid() })

const answers = { 200: ['It'], 204: ['Done'] } as const
const write = { who: PERSON, scope: 'write', cost: 2, answers } as const
const read = { who: PERSON, scope: 'read', cost: 1, answers, method: 'get' } as const

const routes = [
  route({
    ...write,
    method: 'post',
    path: '/api/lists',
    summary: 'Create a list',
    body: { NewList },
    answer: async ({ c, deps, caller, body }) => c.json(await createList(deps, caller, body)),
  }),
  route({
    ...read,
    path: '/api/lists/:id',
    summary: 'One list',
    sees: listPolicy,
    answer: async ({ c, deps, seen }) => c.json(await readList(deps, seen)),
  }),
  route({
    ...write,
    method: 'patch',
    path: '/api/lists/:id',
    summary: 'Rename a list',
    body: { ListPatch },
    sees: listPolicy,
    answer: async ({ c, deps, caller, seen, body }) =>
      c.json(await renameList(deps, caller, seen, body.name)),
  }),
  route({
    ...write,
    method: 'post',
    path: '/api/lists/:id/invitations',
    summary: 'Invite somebody',
    body: { Invitation },
    sees: listPolicy,
    async answer({ c, deps, caller, seen, body }) {
      await invite(deps, caller, seen, body.user_id)
      return c.body(null, 204)
    },
  }),
  route({
    ...write,
    method: 'post',
    path: '/api/lists/:id/join',
    summary: 'Take a seat',
    sees: openListPolicy,
    async answer({ c, deps, caller, seen }) {
      await join(deps, caller, seen)
      return c.json({}, 200)
    },
  }),
  route({
    ...write,
    method: 'delete',
    path: '/api/lists/:id/members/:user_id',
    summary: 'Leave, or remove somebody',
    params: MemberParams,
    sees: memberPolicy,
    async answer({ c, deps, caller, seen }) {
      await removeMember(deps, caller, seen)
      return c.body(null, 204)
    },
  }),
  route({
    ...read,
    path: '/api/lists/:id/messages',
    summary: 'What was written',
    sees: listPolicy,
    answer: async ({ c, deps, seen }) => c.json({ items: await readMessages(deps, seen) }),
  }),
  route({
    ...write,
    method: 'post',
    path: '/api/lists/:id/messages',
    summary: 'Write something',
    body: { NewMessage },
    sees: listPolicy,
    async answer({ c, deps, caller, seen, body }) {
      await post(deps, caller, seen, body)
      return c.body(null, 204)
    },
  }),
]

/** Lists of several people with messages, which end by time: shows how the kit's parts are used together. */
export const sharedLists: Slice = {
  tag: 'Lists',
  routes,
  shared: { lists: { audience: membersOf }, list_messages: { audience: membersOf } },
  follows: { 'task.completed': countTask },
  leaving: leaveLists,
  due: {
    [LIST_END]: {
      lock: lockList,
      clock: 'trusted',
      retries: { first: 5, longest: 60, giveUpAfter: 86_400 },
      run: (inside, { ownerId }, now) => endList(inside, ownerId, now),
    },
  },
}
