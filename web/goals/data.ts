import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { initialValues } from '#shared/entity/fields.ts'
import {
  applyGoalChange,
  type EnteredCheckIn,
  type GoalChange,
  type GoalPartChange,
  type GoalRowChange,
} from '#shared/goals/change.ts'
import { checkInsAfter } from '#shared/goals/checkIns.ts'
import { Goal, GOAL_FIELDS, type GoalPatch } from '#shared/goals/goal.ts'
import { apiOf } from '#web/kit/api.ts'
import { createCollection } from '#web/kit/collection/createCollection.ts'
import type { OpenCollection } from '#web/kit/collection/openCollection.ts'
import { type LoadState, loadStateOf } from '#web/kit/ui/loading/loadState.ts'
import { type ChangeOptions, useMakeChange, useMakeChanges } from '#web/kit/workspace/makeChange.ts'
import type { OpenSlice } from '#web/kit/workspace/slice.ts'
import { useLateSlice } from '#web/kit/workspace/workspace.ts'
import { offlineGoals } from './offlineGoals.ts'
import { checkInsQuery, PARTS } from './parts.ts'
import { valueInWords } from './words.ts'

type AskedGoal = Omit<Extract<GoalRowChange, { kind: 'create' }>['row'], 'id'>
type OpenGoals = OpenSlice & { collection: OpenCollection<Goal, AskedGoal, GoalPatch> }

/** Goals on this device, with their milestones (docs/rules/goals.md, Goals). */
export const goals = createCollection<Goal, AskedGoal, GoalPatch>({
  name: 'goals',
  path: '/api/goals',
  lists: ['?limit=200', '?limit=200&archived=true'],
  schema: Goal,
  fields: GOAL_FIELDS,
  noun: 'goal',
  titleOf: ({ title }) => title,
  begin: (asked, row) => ({
    ...initialValues(GOAL_FIELDS),
    ...NOTHING_DONE,
    ...asked,
    ...row,
    metric: asked.metric ?? { kind: 'linked' },
  }),
  apply: (rows, change, begin, { today }) => applyGoalChange(rows, change, begin, today()),
  order: (a, b) => (a.created_at > b.created_at ? -1 : 1),
  inWords: valueInWords,
  extend: (opened, context) => ({
    ...opened,
    offline: offlineGoals(opened, context),
    tables: ['goals', 'goal_checkins', 'tasks', 'habits', 'habit_checkins'],
    follow: (changes) => {
      void opened.follow(changes.filter(({ table }) => table !== 'goal_checkins'))
      void context.client.invalidateQueries({ queryKey: [PARTS] })
    },
  }),
})

const NOTHING_DONE: Pick<
  Goal,
  | 'status'
  | 'closed_at'
  | 'closed_reason'
  | 'published_at'
  | 'progress'
  | 'pace'
  | 'forecast'
  | 'at_risk'
  | 'milestones'
  | 'linked'
> = {
  status: 'active',
  closed_at: null,
  closed_reason: null,
  published_at: null,
  progress: { percent: 0, done: 0, total: 0, current: 0, reached: false },
  pace: null,
  forecast: {
    p10: null,
    p50: null,
    p90: null,
    chance: null,
    weeks: 0,
    mean: null,
    deviation: null,
    reason: 'not_enough_data',
  },
  at_risk: false,
  milestones: [],
  linked: { tasks: 0, habits: 0 },
}

/** Changes what belongs to a goal: on screen at once, on the device next, then sent. Each can be undone. */
export function useGoalParts(): {
  change: (change: WithoutMoment<GoalPartChange>, options?: ChangeOptions) => void
  /** Several at once, said in one line and undone together. */
  changeAll: (changes: readonly WithoutMoment<GoalPartChange>[], text: string) => void
} {
  useLateSlice(goals.slice)
  const make = useMakeChange<GoalChange>('goals')
  const makeAll = useMakeChanges<GoalChange>('goals')
  const at = () => new Date().toISOString()
  return {
    change: (change, options) => make({ ...change, at: at() }, options),
    changeAll: (changes, text) =>
      makeAll(
        changes.map((change) => ({ ...change, at: at() })),
        { text },
      ),
  }
}

type WithoutMoment<Change> = Change extends { at: string } ? Omit<Change, 'at'> : never

/** A goal by its name. */
export type NamedGoal = { id: string; title: string; isOpen: boolean }

/** The goals by name. */
export function useGoalNames(): readonly NamedGoal[] {
  return goals.useKnownRows().map((goal) => ({ id: goal.id, title: goal.title, isOpen: isOpen(goal) }))
}

/** Whether a goal is worked on. */
export function isOpen({ status, archived, deleted_at }: Goal): boolean {
  return status === 'active' && !archived && deleted_at === null
}

/** A goal's check-ins, newest date first, with the changes that wait. */
export function useCheckIns(goalId: string): { checkIns: readonly EnteredCheckIn[] } & LoadState {
  const client = useQueryClient()
  const { collection } = useLateSlice<OpenGoals>(goals.slice)
  const waiting = useSyncExternalStore(collection.subscribe, collection.waiting)
  const { data, isError, refetch } = useQuery(checkInsQuery(apiOf(client), goalId))
  const changes = waiting
    .map(({ change }) => change as GoalChange)
    .filter((change) => isPartOf(change, goalId))
  return {
    checkIns: checkInsAfter(data ?? [], changes),
    state: loadStateOf(data !== undefined, isError),
    retry: () => void refetch(),
  }
}

function isPartOf(change: GoalChange, goalId: string): boolean {
  return change.kind !== 'create' && change.id === goalId
}
