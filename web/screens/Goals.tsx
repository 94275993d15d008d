import { Suspense, useState } from 'react'
import { GOALS_ADDRESS, addressOfGoal, addressOfStory } from '#web/goals/goalAddress.ts'
import { GoalList } from '#web/goals/GoalList.tsx'
import { goTo, useSearchParameters } from '#web/kit/navigation.tsx'
import { GoalTasks } from '#web/tasks/goal/GoalTasks.tsx'
import { TaskActionsProvider } from '#web/tasks/TaskActions.tsx'
import { NextTask } from '#web/tasks/goal/NextTask.tsx'
import { AskForGoal } from '#web/wizard/AskForGoal.tsx'
import { ScreenFrame } from './ScreenFrame.tsx'
import { partOnDemand } from '#web/kit/ui/loading/partOnDemand.tsx'

const CreateGoalDialog = partOnDemand(
  async () => (await import('#web/goals/CreateGoalDialog.tsx')).CreateGoalDialog,
)
const GoalPanel = partOnDemand(async () => (await import('#web/goals/GoalPanel.tsx')).GoalPanel)
const ProposalsOfGoal = partOnDemand(
  async () => (await import('#web/plans/ProposalsOfGoal.tsx')).ProposalsOfGoal,
)
const GoalIfThens = partOnDemand(async () => (await import('#web/ifThens/GoalIfThens.tsx')).GoalIfThens)
const GoalStory = partOnDemand(async () => (await import('#web/goals/GoalStory.tsx')).GoalStory)

/** The goals: the list, and the goal or story that the address opens (`/goals?goal=<id>`). */
export function Goals() {
  return (
    <TaskActionsProvider>
      <GoalsAndPanel />
    </TaskActionsProvider>
  )
}

function GoalsAndPanel() {
  const parameters = useSearchParameters()
  const [isCreating, setIsCreating] = useState(false)
  const [goal, story] = [parameters.get('goal'), parameters.get('story')]
  const goToList = () => goTo(GOALS_ADDRESS, { replace: true })
  return (
    <ScreenFrame title="Goals">
      <GoalList onCreate={() => setIsCreating(true)} NextTask={NextTask} AskForGoal={AskForGoal} />
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
            tasks={
              <>
                <Suspense>
                  <ProposalsOfGoal goalId={goal} />
                </Suspense>
                <GoalTasks goalId={goal} />
              </>
            }
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
    </ScreenFrame>
  )
}
