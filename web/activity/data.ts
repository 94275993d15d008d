import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ActivityItem, Cheered } from '#shared/activity/activity.ts'
import { createFeed } from '#web/kit/collection/createFeed.ts'
import { afterCheer, type CheerAction, FRIENDS } from './cheerAction.ts'
import { titleOf } from './words.ts'

const PATH = '/api/activity'
/** No event announces what friends reach: it is fetched again where it is older than this. Milliseconds. */
const ASKED_AGAIN_MS = 30_000

/** What the person, friends and the members of a team have reached, on this device (docs/rules/activity.md). */
export const activity = createFeed<ActivityItem, CheerAction>({
  name: 'activity',
  path: (feed) => (feed === FRIENDS ? PATH : `/api/teams/${feed}/activity`),
  schema: ActivityItem,
  keyOf: ({ feed = FRIENDS }) => feed,
  rowId: ({ id }) => id,
  apply: afterCheer,
  async send(api, { kind, id, cheer }) {
    const path = `${PATH}/${id}/cheer`
    if (kind === 'cheer') await api.post(path, { kind: cheer }, Cheered)
    else await api.delete(path)
    return null
  },
  words: {
    noun: 'cheer',
    titleOf,
    describe: ({ kind }) => (kind === 'cheer' ? 'Your cheer' : 'Taking your cheer back'),
  },
})

/** The last week of the person and their friends, or of a team by its id, with the cheers that wait. */
export function useActivity(feed = FRIENDS) {
  const { rows, ...load } = activity.useFeed(feed)
  const client = useQueryClient()
  useEffect(() => {
    const queryKey = ['activity', feed]
    function askAgain() {
      const askedAt = client.getQueryState(queryKey)?.dataUpdatedAt ?? 0
      const isOld = askedAt > 0 && Date.now() - askedAt >= ASKED_AGAIN_MS
      if (isOld && document.visibilityState === 'visible') void client.invalidateQueries({ queryKey })
    }
    askAgain()
    const timer = setInterval(askAgain, ASKED_AGAIN_MS)
    document.addEventListener('visibilitychange', askAgain)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', askAgain)
    }
  }, [client, feed])
  return { rows, load }
}

/** Cheers for something, or takes the cheer back: on screen at once, then sent. */
export function useCheer(): (action: Omit<CheerAction, 'at'>) => void {
  const make = activity.useAct()
  return (action) => make({ ...action, at: new Date().toISOString() })
}
