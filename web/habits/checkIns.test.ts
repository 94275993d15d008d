import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CheckInChange, HabitChange } from '#shared/habits/change.ts'
import type { Habit } from '#shared/habits/habit.ts'
import { createApi } from '#web/kit/api.ts'
import type { OpenedCollection } from '#web/kit/collection/openCollection.ts'
import { memoryStore } from '#web/kit/offline/store.ts'
import { startFakeServer } from '#web/testing/fakeServer.ts'
import { signInForTest } from '#web/testing/signIn.ts'
import type { Toasts } from '#web/kit/ui/overlays/Toast.tsx'
import type { ToastLine } from '#web/kit/ui/overlays/toasts.ts'
import { makeChange } from '#web/kit/workspace/makeChange.ts'
import { undo } from '#web/kit/workspace/undo.ts'
import { openWorkspace, type Workspace } from '#web/kit/workspace/workspace.ts'
import { habits } from './data.ts'

const TODAY = '2026-03-02'
const ID = '0194f2a0-0000-7000-8000-0000000000aa'
const at = '2026-03-02T09:00:00.000Z'

let server: ReturnType<typeof startFakeServer>
let userId = ''
const open: Workspace[] = []
beforeEach(() => {
  userId = signInForTest(crypto.randomUUID())
  server = startFakeServer('/api/habits', HABIT)
  server.add(ID, {})
  server.intercept = ({ line, body }) => (line.includes('/check-ins/') ? checkedIn(line, body) : null)
})
afterEach(() => {
  for (const workspace of open.splice(0)) workspace.close()
})

test('check-ins without a network are shown by the rule, and sent in order when it is back, each with when the person acted', async () => {
  const tab = await tabOf()
  server.isOnline = false
  tab.add(3)
  tab.add(5)
  expect(tab.habit()).toMatchObject({
    value_today: 8,
    completedToday: true,
    streak: 1,
    weekly_marks: ['done', ...Array.from({ length: 6 }, () => 'open')],
  })
  expect(tab.said.map(({ text }) => text)).toEqual(['Water: 3 glasses', 'Water is done! You earned 10 XP!'])
  server.calls = []
  server.isOnline = true
  await tab.sent()
  const path = `/api/habits/${ID}/check-ins/${TODAY}/add`
  expect(server.lines().filter((line) => line.startsWith('POST'))).toEqual([`POST ${path}`, `POST ${path}`])
  const [first, second] = server.calls.map(({ body }) => body)
  expect([first, second]).toMatchObject([
    { amount: 3, at },
    { amount: 5, at },
  ])
  expect(first?.['id']).not.toBe(second?.['id'])
})

test('an addition of another device counts under one that waits, and undoing takes off only one’s own', async () => {
  const tab = await tabOf()
  server.isOnline = false
  tab.add(1)
  tab.collection.write(ID, { ...HABIT, id: ID, value_today: 4, version: 2 } as never)
  expect(tab.habit()?.value_today).toBe(5)
  expect(undo(tab.workspace, tab.toasts)).toBe(true)
  expect(tab.habit()?.value_today).toBe(4)
  server.calls = []
  server.isOnline = true
  await tab.sent()
  expect(server.calls.flatMap(({ body }) => body['amount'] ?? [])).toEqual([1, -1])
})

test('what is taken back is deleted, what is skipped has no value, and a note that nobody changed is not sent', async () => {
  const tab = await tabOf()
  const was = { value: 2, skipped: false, note: 'cold' }
  tab.make({ kind: 'check', id: ID, date: TODAY, said: { value: null, skipped: true }, was, at })
  tab.make({ kind: 'check', id: ID, date: TODAY, said: { ...was, value: 3 }, was, at })
  tab.make({ kind: 'check', id: ID, date: TODAY, said: null, was, at })
  await tab.sent()
  const path = `/api/habits/${ID}/check-ins/${TODAY}`
  expect(server.calls.filter(({ line }) => line.endsWith(path))).toEqual([
    { line: `PUT ${path}`, body: { skipped: true, at } },
    { line: `PUT ${path}`, body: { value: 3, at } },
    { line: `DELETE ${path}`, body: {} },
  ])
})

async function tabOf() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
  const workspace = await openWorkspace({
    userId,
    api: createApi(userId, (path, request) => fetch(path, request)),
    client,
    device: memoryStore(),
    today: () => TODAY,
    definitions: [habits.slice],
    isServerUp: async () => true,
  })
  open.push(workspace)
  const { collection } = workspace.slices.get('habits') as unknown as OpenedCollection<Habit, object, object>
  await client.fetchQuery(collection.list)
  const said: ToastLine[] = []
  const toasts: Toasts = { say: (line) => void said.push(line), withdraw: () => {} }
  const make = (change: HabitChange) => makeChange(workspace, toasts, 'habits', change)
  const habit = () => collection.shown(ID)
  return {
    workspace,
    collection,
    toasts,
    said,
    make,
    habit,
    add: (amount: number) => {
      const value = habit()?.value_today ?? null
      const was: CheckInChange['was'] = value === null ? null : { value, skipped: false }
      make({ kind: 'add', id: ID, date: TODAY, amount, addition: crypto.randomUUID(), was, at })
    },
    sent: () => {
      workspace.queue.wake()
      return vi.waitFor(() => expect(workspace.queue.state().waiting).toEqual([]))
    },
  }
}

let value = 0
/** The server's answer to a check-in: it adds up what it is sent. */
function checkedIn(line: string, body: Record<string, unknown>): Response {
  value = line.endsWith('/add') ? value + Number(body['amount']) : Number(body['value'] ?? 0)
  const habit = { ...HABIT, ...server.rows.get(ID), value_today: value }
  return Response.json({ check_in: null, habit })
}

const HABIT = {
  user_id: '0194f2a0-0000-7000-8000-00000000000a',
  version: 1,
  deleted_at: null,
  created_at: at,
  updated_at: at,
  name: 'Water',
  icon: 'Coffee',
  category: 'wellness',
  domain_id: null,
  goal_id: null,
  position: 0,
  archived: false,
  kind: 'count',
  aim: 'at_least',
  target: 8,
  unit: 'glasses',
  schedule: { type: 'daily' },
  start_date: TODAY,
  targetTime: null,
  duration: 15,
  reminders: [],
  xpReward: 10,
  pauses: [],
  versions: [{ from: TODAY, schedule: { type: 'daily' }, aim: 'at_least', target: 8 }],
  streak: 0,
  best_streak: 0,
  streak_unit: 'day',
  strength: 0,
  completedToday: false,
  weeklyCompletion: Array.from({ length: 7 }, () => false),
  weekly_marks: Array.from({ length: 7 }, () => 'open'),
  due_today: true,
  value_today: null,
  skipped_today: false,
  paused_today: false,
  missed_last: false,
  comebacks: 0,
  missed_twice: 0,
  days_since: null,
  period: null,
}
