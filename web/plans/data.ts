import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { AppError } from '#shared/errors.ts'
import type { GoalUnderstanding } from '#shared/planning/goalAnswers.ts'
import type { Plan, PlanItem } from '#shared/planning/plan.ts'
import type { Task } from '#shared/tasks/task.ts'
import { serverNow } from '#web/kit/serverClock.ts'
import { fetchTask } from '#web/tasks/store/fetchTasks.ts'
import { useOpenTasks } from '#web/tasks/store/openTasks.ts'
import { type LoadState, loadStateOf } from '#web/kit/ui/loading/loadState.ts'
import { useLateSlice } from '#web/kit/workspace/workspace.ts'
import { type AskedGoal, type OpenPlans, plansSlice } from './plansSlice.ts'

/** A plan as it is at this moment; undefined until it is known, or where none is meant. */
export function usePlan(id: string | null): { plan: Plan | undefined } & LoadState {
  const { queries } = useLateSlice<OpenPlans>(plansSlice)
  const { data, isError, refetch } = useQuery({ ...queries.plan(id ?? ''), enabled: id !== null })
  const isOver = useIsPast(data?.status === 'proposed' ? data.expires_at : null)
  const plan = data && isOver ? { ...data, status: 'expired' as const } : data
  return { plan, state: loadStateOf(data !== undefined, isError), retry: () => void refetch() }
}

/** The proposals that are open, newest first; none until they are known, or where they are not wanted. */
export function useProposed(isWanted = true): readonly Plan[] {
  const { queries } = useLateSlice<OpenPlans>(plansSlice)
  return useQuery({ ...queries.proposed(), enabled: isWanted }).data ?? []
}

/** What was understood of the sentence that a plan was made from; undefined until it is known. */
export function useUnderstanding(asked: AskedGoal): GoalUnderstanding | undefined {
  return useQuery(useLateSlice<OpenPlans>(plansSlice).queries.understanding(asked)).data
}

/** Whether an instant is over by the server's clock, which sends no event when a plan expires. */
function useIsPast(instant: string | null): boolean {
  const end = instant === null ? Infinity : Date.parse(instant)
  return useSyncExternalStore(
    (tell) => {
      const left = end - serverNow()
      if (left <= 0 || left > LONGEST_TIMER_MS) return () => {}
      const timer = setTimeout(tell, left)
      return () => clearTimeout(timer)
    },
    () => end <= serverNow(),
  )
}

/** A longer one would fire at once. */
const LONGEST_TIMER_MS = 2_147_483_647

/** The tasks that items change, asked for where the plan does not know them. */
export function useTaskOf(items: readonly PlanItem[]): TaskOf {
  const tasks = useOpenTasks()
  const view = useSyncExternalStore(tasks.store.subscribe, tasks.store.view)
  const changed = items.flatMap(({ kind, task_id }) => (kind === 'create_task' ? [] : (task_id ?? [])))
  const unknown = changed.filter((id) => !view.task(id)).join(' ')
  useEffect(() => {
    for (const id of unknown.split(' ').filter(Boolean)) void fetchTask(tasks, id).catch(() => {}) // its row says so
  }, [tasks, unknown])
  return ({ task_id }) => (task_id === null ? undefined : view.task(task_id))
}

/** The task that an item changes, or has made; undefined where it is not known. */
export type TaskOf = (item: Pick<PlanItem, 'task_id'>) => Task | undefined

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
