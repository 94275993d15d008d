import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ActedNotification, Notification, UnreadCount } from '#shared/notifications/notification.ts'
import type { Api } from '#web/kit/api.ts'
import { createFeed, type OpenFeeds } from '#web/kit/collection/createFeed.ts'
import { useWaiting } from '#web/kit/offline/waitingStore.ts'
import { useLateSlice } from '#web/kit/workspace/workspace.ts'
import { afterAction, ALL, type InboxAction, InboxRow, minutesLeft } from './action.ts'
import { changeUnreadCount, useUnreadCount } from './unreadCount.ts'

const PATH = '/api/notifications'
/** There is one feed. */
const INBOX = 'inbox'

/** The inbox on this device (docs/rules/notifications.md, Notifications). */
export const inbox = createFeed<InboxRow, InboxAction>({
  name: 'notifications',
  path: () => PATH,
  schema: InboxRow,
  keyOf: () => INBOX,
  rowId: ({ id }) => id,
  apply: afterAction,
  send,
  words: {
    noun: 'notification',
    titleOf: ({ title }) => title,
    describe: ({ kind }) => DESCRIBED[kind],
    announce: (action, row) => {
      if (action.kind === 'done' && row) return { text: `“${row.title}” is done`, tone: 'success' }
      if (action.kind === 'snooze') return { text: `It comes again ${lengthInWords(action.minutes)}` }
      const said = SAID[action.kind]
      return said ? { text: said, tier: 0 } : null
    },
  },
})

const DESCRIBED: Record<InboxAction['kind'], string> = {
  read: 'Marking it as read',
  unread: 'Marking it as unread',
  read_all: 'Marking all as read',
  delete: 'Deleting it',
  done: 'Done',
  snooze: 'Your snooze',
  skip: 'Skipping it',
}
const SAID: Partial<Record<InboxAction['kind'], string>> = {
  read_all: 'All are marked as read',
  delete: 'Notification deleted',
  skip: 'Skipped',
}

/** `in 10 minutes`, `in 3 hours`. */
function lengthInWords(minutes: number): string {
  const [amount, unit] = minutes % 60 === 0 ? [minutes / 60, 'hour'] : [minutes, 'minute']
  return `in ${amount} ${unit}${amount === 1 ? '' : 's'}`
}

async function send(api: Api, action: InboxAction): Promise<InboxRow | null> {
  const { kind } = action
  const path = `${PATH}/${action.id}`
  switch (kind) {
    case 'read':
    case 'unread':
      return api.patch(path, { read: kind === 'read' }, Notification)
    case 'read_all':
      await api.post(`${PATH}/read`, { until: action.until }, UnreadCount)
      return null
    case 'delete':
      await api.delete(path)
      return null
    case 'snooze': {
      const body = { action: kind, minutes: minutesLeft(action, Date.now()) }
      return (await api.post(`${path}/act`, body, ActedNotification)).notification
    }
    case 'done':
    case 'skip':
      return (await api.post(`${path}/act`, { action: kind }, ActedNotification)).notification
  }
}

/** The loaded notifications with what waits, and what a person can do with them. */
export function useInbox() {
  const { rows: loaded, ...load } = inbox.useFeed(INBOX)
  const { offline } = useLateSlice<OpenFeeds<InboxRow, InboxAction>>(inbox.slice)
  const waiting = useWaiting(offline.waiting).map(({ change }) => change)
  /** Marks of all that were made here: the rows say so once they were read again. */
  const [marks, setMarks] = useState<InboxAction[]>([])
  const make = inbox.useAct()
  const client = useQueryClient()
  const counted = useUnreadCount()

  const ofAll = [...marks, ...waiting].filter(({ kind }) => kind === 'read_all')
  const rows = loaded
    .filter(({ deleted }) => !deleted)
    .map((row) => ofAll.reduce<InboxRow>((each, mark) => afterAction(each, mark) ?? each, row))
  const unread = counted ?? rows.filter(({ read_at }) => read_at === null).length

  /** Does something with a notification: on screen at once, then sent. */
  function act(row: InboxRow, action: WithoutKeys<InboxAction>) {
    const made = { ...action, id: row.id, at: new Date().toISOString() } as InboxAction
    const after = afterAction(row, made)
    const isUnread = (one: InboxRow | undefined) => (one && !one.deleted && one.read_at === null ? 1 : 0)
    changeUnreadCount(client, isUnread(after) - isUnread(row))
    make(made)
  }
  function readAll() {
    const [newest] = rows
    if (!newest) return
    const mark = {
      kind: 'read_all',
      id: ALL,
      until: newest.created_at,
      at: new Date().toISOString(),
    } as const
    setMarks([...marks, mark])
    changeUnreadCount(client, -unread)
    make(mark)
  }
  return { rows, load, unread, act, readAll }
}

type WithoutKeys<Action> = Action extends InboxAction ? Omit<Action, 'id' | 'at'> : never
export type Act = ReturnType<typeof useInbox>['act']
