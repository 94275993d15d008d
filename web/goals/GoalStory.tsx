import { Download } from 'lucide-react'
import type { Goal } from '#shared/goals/goal.ts'
import { daysBetween } from '#shared/time/civil.ts'
import { useDateOf } from '#web/profile/today.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Dialog } from '#web/kit/ui/overlays/Dialog.tsx'
import { Emblem } from '#web/kit/ui/marks/Emblem.tsx'
import { Stars } from '#web/kit/ui/marks/Stars.tsx'
import { goals } from './data.ts'
import { GoalHistory } from './GoalHistory.tsx'
import { saveStoryPicture } from './storyPicture.ts'
import { useColorOf } from './useColorOf.ts'
import { amountInWords, progressInWords } from './words.ts'
import styles from './GoalStory.module.css'

/** The story of a goal that was achieved, over the whole window: the way in figures, with a picture to keep. */
export function GoalStory({ id, onClose }: { id: string; onClose: () => void }) {
  const goal = goals.useRow(id)
  if (goal?.status !== 'achieved') return null
  return <Story goal={goal} onClose={onClose} />
}

function Story({ goal, onClose }: { goal: Goal; onClose: () => void }) {
  const color = useColorOf(goal)
  const dateOf = useDateOf()
  const facts = storyFacts(goal, goal.closed_at && dateOf(goal.closed_at))
  const footer = (
    <>
      <Button
        icon={<Download aria-hidden="true" />}
        onClick={() =>
          saveStoryPicture(
            goal.title,
            facts.map(({ figure, what }) => `${figure} ${what}`),
          )
        }
      >
        Save as a picture
      </Button>
      <Button look="primary" onClick={onClose}>
        Done
      </Button>
    </>
  )
  return (
    <Dialog title="You did it" open width="full" onClose={onClose} footer={footer}>
      <div className={styles.story}>
        <Stars />
        <Emblem icon={goal.icon} color={color} />
        <p className={styles.title} dir="auto">
          {goal.title}
        </p>
        {goal.why && (
          <blockquote dir="auto" className={styles.why}>
            {goal.why}
          </blockquote>
        )}
        <ul className={styles.facts}>
          {facts.map(({ figure, what }) => (
            <li key={what}>
              <strong>{figure}</strong> {what}
            </li>
          ))}
        </ul>
        {goal.closed_reason && <p dir="auto">“{goal.closed_reason}”</p>}
        <div className={styles.chart}>
          <GoalHistory goal={goal} />
        </div>
      </div>
    </Dialog>
  )
}

/** The way in figures: how long, how far, and how much was done for it. */
function storyFacts(goal: Goal, closedOn: string | null): { figure: string; what: string }[] {
  const { start_date, metric, progress, milestones, linked } = goal
  const days = Math.max(1, daysBetween(start_date, closedOn ?? start_date) + 1)
  const done = milestones.filter((each) => each.done).length
  return [
    { figure: String(days), what: days === 1 ? 'day' : 'days' },
    metric.kind === 'milestones'
      ? { figure: String(done), what: done === 1 ? 'milestone' : 'milestones' }
      : metric.kind === 'number'
        ? { figure: amountInWords(goal, progress.current), what: `(${progressInWords(goal)})` }
        : { figure: String(progress.done), what: progress.done === 1 ? 'step done' : 'steps done' },
    ...(linked.tasks > 0
      ? [{ figure: String(linked.tasks), what: linked.tasks === 1 ? 'task' : 'tasks' }]
      : []),
  ]
}
