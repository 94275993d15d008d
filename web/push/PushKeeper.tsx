import { useEffect } from 'react'
import { useApi } from '#web/kit/api.ts'
import { useLateSlice } from '#web/kit/workspace/workspace.ts'
import { useUnreadCount } from '#web/notifications/unreadCount.ts'
import { showBadge } from './appBadge.ts'
import { followWorker } from './arrivals.ts'
import { renewPush } from './devicePush.ts'
import { PushOffer } from './PushOffer.tsx'
import { pushSlice } from './pushSlice.ts'

/**
 * While the product is open it follows pushes and the badge, registers this browser again where it takes pushes already, and makes the
 * offer to take them.
 */
export function PushKeeper() {
  useLateSlice(pushSlice)
  const api = useApi()
  const unread = useUnreadCount()
  useEffect(() => followWorker(), [])
  useEffect(() => {
    renewPush(api).catch(() => {}) // without a network, at the next visit
  }, [api])
  useEffect(() => (unread === null ? undefined : showBadge(unread)), [unread])
  return <PushOffer />
}
