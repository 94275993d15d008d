import { useQuery } from '@tanstack/react-query'
import type { Claim } from '#shared/claims/claim.ts'
import { rowsWithActions } from '#web/kit/offline/offlineActions.ts'
import { useWaiting } from '#web/kit/offline/waitingStore.ts'
import { type LoadState, loadStateOf } from '#web/kit/ui/loading/loadState.ts'
import { useMakeChange } from '#web/kit/workspace/makeChange.ts'
import { useLateSlice } from '#web/kit/workspace/workspace.ts'
import { afterAction, type ClaimAction } from './claimAction.ts'
import { type ClaimRole, claimsSlice, type OpenClaims } from './claimsSlice.ts'

/** Silence ends a claim without an event: it is looked for this often. Milliseconds. */
const LOOK_AGAIN_MS = 5 * 60_000

/** The person's own claims, or those that they may judge, newest first, with the actions that wait. */
export function useClaims(role: ClaimRole): { claims: readonly Claim[]; load: LoadState } {
  const { list, waiting } = useLateSlice<OpenClaims>(claimsSlice)
  const { data, isError, refetch } = useQuery({ ...list(role), refetchInterval: LOOK_AGAIN_MS })
  const actions = useWaiting(waiting).map(({ change }) => change)
  return {
    claims: rowsWithActions(data ?? [], actions, { rowId: ({ id }) => id, apply: afterAction }),
    load: { state: loadStateOf(data !== undefined, isError), retry: () => void refetch() },
  }
}

/** What the person did to a claim and is still on its way. */
export function useOnItsWay(id: string): ClaimAction | undefined {
  const { waiting } = useLateSlice<OpenClaims>(claimsSlice)
  return useWaiting(waiting).findLast(({ change }) => change.id === id)?.change
}

type Unmade<Action> = Action extends ClaimAction ? Omit<Action, 'at'> : never

/** Proves, judges or disputes: on screen at once, then sent. */
export function useActOnClaim(): (action: Unmade<ClaimAction>) => void {
  useLateSlice(claimsSlice)
  const make = useMakeChange<ClaimAction>(claimsSlice.name)
  return (action) => make({ ...action, at: new Date().toISOString() })
}
