import { lazy, Suspense, useState } from 'react'
import { GOALS_ADDRESS, addressOfGoal, addressOfStory } from '#web/goals/goalAddress.ts'
import { GoalList } from '#web/goals/GoalList.tsx'
import { goTo, useSearchParameters } from '#web/navigation.tsx'
import { GoalTasks } from '#web/tasks/goal/GoalTasks.tsx'
import { NextTask } from '#web/tasks/goal/NextTask.tsx'
import { DashboardTabs } from './DashboardTabs.tsx'
import styles from './GoalsTab.module.css'

const CreateGoalDialog = lazy(async () => ({
  default: (await import('#web/goals/CreateGoalDialog.tsx')).CreateGoalDialog,
}))
const GoalPanel = lazy(async () => ({ default: (await import('#web/goals/GoalPanel.tsx')).GoalPanel }))
const GoalIfThens = lazy(async () => ({
  default: (await import('#web/ifThens/GoalIfThens.tsx')).GoalIfThens,
}))
const GoalStory = lazy(async () => ({ default: (await import('#web/goals/GoalStory.tsx')).GoalStory }))

/** The goals of the dashboard: the list, and the goal that the address opens (`?tab=goals&goal=<id>`). */
export function GoalsTab() {
  const parameters = useSearchParameters()
  const [isCreating, setIsCreating] = useState(false)
  const [goal, story] = [parameters.get('goal'), parameters.get('story')]
  const goToList = () => goTo(GOALS_ADDRESS, { replace: true })
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>Goals</h1>
        <DashboardTabs tab="goals" />
      </header>
      <GoalList onCreate={() => setIsCreating(true)} NextTask={NextTask} />
      <Suspense>
        {isCreating && (
          <CreateGoalDialog
            onCreated={(id) => {
              setIsCreating(false)
              goTo(addressOfGoal(id))
            }}
            onClose={() => setIsCreating(false)}
          />
        )}
        {goal !== null && (
          <GoalPanel
            key={goal}
            id={goal}
            tasks={<GoalTasks goalId={goal} />}
            plans={
              <Suspense>
                <GoalIfThens goalId={goal} />
              </Suspense>
            }
            onClose={goToList}
            onStory={() => goTo(addressOfStory(goal))}
          />
        )}
        {story !== null && (
          <GoalStory key={story} id={story} onClose={() => goTo(addressOfGoal(story), { replace: true })} />
        )}
      </Suspense>
    </div>
  )
}
