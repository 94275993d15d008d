import type { RitualKind } from '#shared/rituals/ritual.ts'
import type { Task } from '#shared/tasks/task.ts'
import { dayInShort, minutesInWords } from '#shared/time/format.ts'
import { Choice } from '#web/kit/ui/fields/Choice.tsx'
import { initialPlace, type Places } from './tasksOfRitual.ts'
import styles from './Rituals.module.css'

type TaskMovesProps = {
  kind: RitualKind
  tasks: readonly Task[]
  places: Places
  onPlace: (taskId: string, place: Places[string]) => void
}

/** What is left open, each with the place where it goes. */
export function TaskMoves({ kind, tasks, places, onPlace }: TaskMovesProps) {
  if (tasks.length === 0) return <p className={styles.note}>Nothing is left open. Well done.</p>
  return (
    <section className={styles.part} aria-labelledby="ritual-moves">
      <h3 id="ritual-moves">What moves</h3>
      <ul className={styles.tasks}>
        {tasks.map((task) => (
          <li key={task.id} className={styles.task}>
            <TaskWords task={task} withDate={kind === 'weekly_review'} />
            <PlaceChoice kind={kind} task={task} place={places[task.id]} onPlace={onPlace} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type PlaceChoiceProps = {
  kind: RitualKind
  task: Task
  place: Places[string] | undefined
  onPlace: TaskMovesProps['onPlace']
}

/** Where one task goes. */
export function PlaceChoice({ kind, task, place = initialPlace(kind), onPlace }: PlaceChoiceProps) {
  return (
    <Choice
      label={`Move “${task.title}”`}
      value={place}
      options={[
        { value: 'stay', label: 'Stays' },
        { value: 'later', label: kind === 'weekly_review' ? 'Next week' : 'Tomorrow' },
        { value: 'tray', label: 'Unscheduled' },
      ]}
      onChange={({ target }) => onPlace(task.id, target.value as Places[string])}
    />
  )
}

/** A task's title with when and for how long. */
export function TaskWords({ task, withDate }: { task: Task; withDate: boolean }) {
  const { title, scheduled_date, scheduled_time, estimated_duration } = task
  const facts = [
    withDate && scheduled_date ? dayInShort(scheduled_date) : null,
    scheduled_time,
    minutesInWords(estimated_duration),
  ]
  return (
    <span className={styles.words}>
      <span dir="auto">{title}</span>
      <small>{facts.filter(Boolean).join(' · ')}</small>
    </span>
  )
}
