import { Plus } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import type { Goal } from '#shared/goals/goal.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { EmptyState } from '#web/kit/ui/loading/EmptyState.tsx'
import { ErrorState } from '#web/kit/ui/loading/ErrorState.tsx'
import { Skeleton } from '#web/kit/ui/loading/Skeleton.tsx'
import { TabPanel } from '#web/kit/ui/TabPanel.tsx'
import { Tabs } from '#web/kit/ui/Tabs.tsx'
import { goals, isOpen } from './data.ts'
import { GoalCard } from './GoalCard.tsx'
import styles from './Goals.module.css'

type Shelf = 'active' | 'achieved' | 'dropped' | 'archived'

const SHELVES = [
  { value: 'active', label: 'Active' },
  { value: 'achieved', label: 'Achieved' },
  { value: 'dropped', label: 'Dropped' },
  { value: 'archived', label: 'Archive' },
] as const

const PANEL = 'goals'

type GoalListProps = {
  onCreate: () => void
  /** The next open task of a goal that is measured by its tasks. */
  NextTask: ComponentType<{ goalId: string }>
  /** Asks what somebody wants to reach, who has no goal yet. */
  AskForGoal: ComponentType
}

/** The person's goals with progress, pace and next step: first those at risk, then by their date. */
export function GoalList({ onCreate, NextTask, AskForGoal }: GoalListProps) {
  const { rows, state, retry } = goals.useRows()
  const [shelf, setShelf] = useState<Shelf>('active')
  if (state === 'failed')
    return (
      <ErrorState title="Your goals did not load" onRetry={retry}>
        The server cannot be reached right now.
      </ErrorState>
    )
  const shown = rows.filter((goal) => shelfOf(goal) === shelf)
  const listed = shelf === 'active' ? shown.toSorted(byUrgency) : shown
  return (
    <>
      <div className={styles.toolbar}>
        <Tabs label="Which goals" tabs={SHELVES} value={shelf} onChange={setShelf} panelId={PANEL} />
        <Button look="primary" icon={<Plus aria-hidden="true" />} onClick={onCreate}>
          New goal
        </Button>
      </div>
      <TabPanel id={PANEL} value={shelf}>
        {state === 'loading' && (
          <div aria-busy="true">
            <Skeleton height="12rem" shape="block" />
          </div>
        )}
        {state === 'ready' && listed.length === 0 && (
          <NoGoals shelf={shelf} onCreate={onCreate} AskForGoal={AskForGoal} />
        )}
        <ul className={styles.goals}>
          {listed.map((goal) => (
            <GoalCard key={goal.id} goal={goal} nextTask={<NextTask goalId={goal.id} />} />
          ))}
        </ul>
      </TabPanel>
    </>
  )
}

type NoGoalsProps = Pick<GoalListProps, 'onCreate' | 'AskForGoal'> & { shelf: Shelf }

function NoGoals({ shelf, onCreate, AskForGoal }: NoGoalsProps) {
  if (shelf !== 'active') return <p className={styles.note}>{NONE[shelf]}</p>
  return (
    <EmptyState
      title="No goals yet"
      action={
        <>
          <AskForGoal />
          <Button look="plain" onClick={onCreate}>
            Set your first goal by hand
          </Button>
        </>
      }
    >
      A goal gives your tasks and habits a direction. Say it in one sentence and get a plan for your week, or
      answer four questions.
    </EmptyState>
  )
}

const NONE: Record<Exclude<Shelf, 'active'>, string> = {
  achieved: 'Goals that you reach stand here.',
  dropped: 'Goals that you let go of, with your reasons, stand here.',
  archived: 'Archived goals wait here, out of the way.',
}

function shelfOf(goal: Goal): Shelf {
  if (goal.archived) return 'archived'
  return isOpen(goal) ? 'active' : goal.status === 'achieved' ? 'achieved' : 'dropped'
}

function byUrgency(a: Goal, b: Goal): number {
  const dateOf = ({ target_date }: Goal) => target_date ?? '9999'
  return Number(b.at_risk) - Number(a.at_risk) || (dateOf(a) < dateOf(b) ? -1 : dateOf(a) > dateOf(b) ? 1 : 0)
}
