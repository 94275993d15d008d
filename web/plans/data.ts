import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { AppError } from '#shared/errors.ts'
import type { Plan } from '#shared/planning/plan.ts'
import { type LoadState, loadStateOf } from '#web/ui/loadState.ts'
import { useLateSlice } from '#web/workspace/workspace.ts'
import { type OpenPlans, plansSlice } from './plansSlice.ts'

/** A plan as it is; undefined until it is known. */
export function usePlan(id: string): { plan: Plan | undefined } & LoadState {
  const { queries } = useLateSlice<OpenPlans>(plansSlice)
  const { data, isError, refetch } = useQuery(queries.plan(id))
  return { plan: data, state: loadStateOf(data !== undefined, isError), retry: () => void refetch() }
}

/** The calls that propose, edit and decide plans. */
export function usePlanCalls(): OpenPlans['calls'] {
  return useLateSlice<OpenPlans>(plansSlice).calls
}

/** Calls one after the other, and why the last one failed. */
export function useDecision(): {
  isBusy: boolean
  error: AppError | null
  run: (work: () => Promise<unknown>) => void
} {
  const [underWay, setUnderWay] = useState(0)
  const [error, setError] = useState<AppError | null>(null)
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const run = (work: () => Promise<unknown>) => {
    setUnderWay((count) => count + 1)
    setError(null)
    last.current = last.current
      .then(work)
      .catch((reason: unknown) =>
        setError(reason instanceof AppError ? reason : new AppError('internal', 'That did not work.')),
      )
      .finally(() => setUnderWay((count) => count - 1))
  }
  return { isBusy: underWay > 0, error, run }
}
