import { Ellipsis, Pencil, Play, Plus, Trash2 } from 'lucide-react'
import type { Routine } from '#shared/routines/routine.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Card } from '#web/kit/ui/Card.tsx'
import { Emblem } from '#web/kit/ui/marks/Emblem.tsx'
import { LoadNote } from '#web/kit/ui/loading/LoadNote.tsx'
import { Menu } from '#web/kit/ui/overlays/Menu.tsx'
import { useHabits } from './data.ts'
import { routines } from './routines.ts'
import { useHabitPanel } from './useHabitPanel.tsx'
import { useNamed } from './useNamed.ts'
import styles from './Habits.module.css'
import { shownTime } from '#web/kit/ui/time/timeFormat.ts'

/** Habits that are done one after another, each list with its start. */
export function Routines() {
  const { rows, ...load } = routines.useRows()
  const { rows: all } = useHabits()
  const [open, panel] = useHabitPanel()
  useNamed('routine', rows, (routine) => open({ kind: 'run', routine }))
  if (all.length === 0 && rows.length === 0) return null
  const add = (
    <Button size="sm" icon={<Plus />} onClick={() => open({ kind: 'routine' })}>
      Add Routine
    </Button>
  )
  return (
    <Card title="Routines" aside={add}>
      <LoadNote load={load} what="Your routines">
        {rows.length === 0 && (
          <p>Habits that follow one another, such as a morning, done in one go with a timer.</p>
        )}
      </LoadNote>
      <ul className={styles.plain}>
        {rows.map((routine) => (
          <RoutineLine key={routine.id} routine={routine} />
        ))}
      </ul>
      {panel}
    </Card>
  )
}

function RoutineLine({ routine }: { routine: Routine }) {
  const { rows } = useHabits()
  const { remove } = routines.useActions()
  const [open, panel] = useHabitPanel()
  const { id, name, icon, habit_ids, targetTime } = routine
  const steps = habit_ids.flatMap((each) => rows.find((habit) => habit.id === each) ?? [])
  const done = steps.filter(({ completedToday }) => completedToday).length
  return (
    <li className={styles.line}>
      <Emblem icon={icon} color="cyan" />
      <span className={styles.words}>
        <strong dir="auto">{name}</strong>
        <small>
          {targetTime && `${shownTime(targetTime)} · `}
          {done} of {steps.length} done today
        </small>
      </span>
      <div className={styles.actions}>
        <Button
          size="sm"
          icon={<Play />}
          aria-label={`Start ${name}`}
          disabled={steps.length === 0}
          onClick={() => open({ kind: 'run', routine })}
        >
          Start
        </Button>
        <Menu
          label={`More for ${name}`}
          trigger={<Ellipsis />}
          items={[
            { label: 'Edit…', icon: <Pencil />, onSelect: () => open({ kind: 'routine', routine }) },
            { label: 'Delete', icon: <Trash2 />, danger: true, onSelect: () => remove(id) },
          ]}
        />
      </div>
      {panel}
    </li>
  )
}
