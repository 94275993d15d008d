import { DAY_CAPACITY, dayLoad } from '#shared/tasks/calendar/dayLoad.ts'
import { notFitting } from '#shared/tasks/fitting.ts'
import type { Task } from '#shared/tasks/task.ts'
import { minutesInWords } from '#shared/time/format.ts'
import { useToday } from '#web/profile/today.ts'
import { Badge } from '#web/kit/ui/marks/Badge.tsx'
import { Checkbox } from '#web/kit/ui/fields/Checkbox.tsx'
import { PlaceChoice, TaskWords } from './TaskMoves.tsx'
import type { Places } from './tasksOfRitual.ts'
import styles from './Rituals.module.css'

const THREE = 3

type TodaysThreeProps = {
  tasks: readonly Task[]
  chosen: readonly string[]
  places: Places
  onChoose: (ids: readonly string[]) => void
  onPlace: (taskId: string, place: Places[string]) => void
}

/** The day's open tasks: up to three that matter, and what the day has no room for. */
export function TodaysThree({ tasks, chosen, places, onChoose, onPlace }: TodaysThreeProps) {
  const today = useToday()
  const isHere = ({ id, scheduled_date }: Task) =>
    chosen.includes(id) || (scheduled_date === today && (places[id] ?? 'stay') === 'stay')
  const here = tasks.filter(isHere)
  const { minutes, isOver } = dayLoad(here)
  const crowded = notFitting(here, chosen)
  const toggle = (id: string, isOn: boolean) =>
    onChoose(isOn ? [...chosen, id] : chosen.filter((each) => each !== id))
  if (tasks.length === 0)
    return <p className={styles.note}>Nothing is planned for today yet. Add what matters most.</p>
  return (
    <fieldset className={styles.part}>
      <legend>Today’s three: what matters most?</legend>
      <p className={styles.note} aria-live="polite">
        {minutesInWords(minutes)} planned.{' '}
        {isOver
          ? `That is ${minutesInWords(minutes - DAY_CAPACITY)} more than a day has room for.`
          : `${minutesInWords(DAY_CAPACITY - minutes)} are free.`}
      </p>
      <ul className={styles.tasks}>
        {tasks.map((task) => {
          const isChosen = chosen.includes(task.id)
          return (
            <li key={task.id} className={styles.task}>
              <Checkbox
                label={
                  <>
                    <TaskWords task={task} withDate={task.scheduled_date !== today} />
                    {task.scheduled_date === null && <small>Unscheduled</small>}
                    {crowded.has(task.id) && (
                      <Badge tone="warning" mark="▲">
                        Does not fit
                      </Badge>
                    )}
                  </>
                }
                checked={isChosen}
                disabled={!isChosen && chosen.length >= THREE}
                onChange={({ target }) => toggle(task.id, target.checked)}
              />
              {!isChosen && (
                <PlaceChoice kind="morning_plan" task={task} place={places[task.id]} onPlace={onPlace} />
              )}
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
