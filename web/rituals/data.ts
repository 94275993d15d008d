import { useQuery } from '@tanstack/react-query'
import { addDays } from '#shared/time/civil.ts'
import { useToday } from '#web/profile/today.ts'
import { useWaiting } from '#web/kit/offline/waitingStore.ts'
import { type LoadState, loadStateOf } from '#web/kit/ui/loading/loadState.ts'
import { useMakeChange } from '#web/kit/workspace/makeChange.ts'
import { useLateSlice } from '#web/kit/workspace/workspace.ts'
import {
  type AnyRitualRow,
  type OpenRituals,
  type RitualChange,
  type RitualOf,
  ritualsSlice,
  said,
} from './ritualsSlice.ts'

/** A ritual with the changes that wait; undefined until it is here. */
export function useRitual(of: RitualOf): { ritual: AnyRitualRow | undefined } & LoadState {
  const { one, waiting } = useLateSlice<OpenRituals>(ritualsSlice)
  const { data, isError, refetch } = useQuery(one(of))
  const changes = useWaiting(waiting).map(({ change }) => change)
  return {
    ritual: data && said(data, changes),
    state: loadStateOf(data !== undefined, isError),
    retry: () => void refetch(),
  }
}

/** Says something of a day or a week. */
export function useSetRitual(): (change: Omit<RitualChange, 'at'>, seen: AnyRitualRow | undefined) => void {
  useLateSlice(ritualsSlice)
  const make = useMakeChange<RitualChange>('rituals')
  return (change, seen) => make({ ...change, at: new Date().toISOString() }, { seen })
}

/** The rituals of the last two weeks that were set or skipped; undefined until they are known. */
export function useSetRituals(): readonly RitualOf[] | undefined {
  const { recent, waiting } = useLateSlice<OpenRituals>(ritualsSlice)
  const { data } = useQuery(recent)
  const unsent = useWaiting(waiting).map(({ change }) => change)
  return data && [...data, ...unsent]
}

/** A review older than this is not about the present weeks. Days. */
const INTENTION_DAYS = 35

/** The intention of the newest weekly review; null without one. */
export function useIntention(): string | null {
  const { newestReview, waiting } = useLateSlice<OpenRituals>(ritualsSlice)
  const { data } = useQuery(newestReview)
  const today = useToday()
  const unsent = useWaiting(waiting)
    .map(({ change }) => change)
    .findLast(({ kind, said: words }) => kind === 'weekly_review' && words.intention !== undefined)
  const isNewer = unsent && (!data || unsent.date >= data.date)
  const newest = isNewer ? { date: unsent.date, intention: unsent.said.intention } : data
  if (!newest?.intention || newest.date <= addDays(today, -INTENTION_DAYS)) return null
  return newest.intention
}
