import { Check, Pause, Play } from 'lucide-react'
import { elapsedAt } from '#shared/tasks/lifecycle.ts'
import type { TaskAction } from '#shared/tasks/task.ts'
import { stopwatch } from '#shared/time/format.ts'
import { Badge } from '#web/kit/ui/marks/Badge.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { useNow } from '#web/kit/ui/time/clock.ts'
import { IconButton } from '#web/kit/ui/IconButton.tsx'
import { LevelBar, Meter } from '#web/kit/ui/charts/Meter.tsx'
import { type StripDay, WeekStrip } from '#web/kit/ui/charts/WeekStrip.tsx'
import { type ExampleFigures, type ExampleTask, useExampleDay } from './exampleDay.ts'
import styles from './Preview.module.css'

/** An example day made of the product's own parts and rules, for visitors to try: start, pause, complete, undo. */
export function Preview() {
  const { tasks, figures, said, act } = useExampleDay()
  return (
    <figure className={styles.figure}>
      <figcaption>
        Try it: start a task, complete it, and see what it earns. This is an example; nothing is kept.
      </figcaption>
      <div className={styles.window}>
        <div className={styles.day}>
          <p className={styles.date}>Thursday</p>
          <ul className={styles.rows}>
            {tasks.map((task) => (
              <Row key={task.id} task={task} onAct={(action) => act(task.id, action)} />
            ))}
          </ul>
          <output className={styles.said}>{said}</output>
        </div>
        <Figures {...figures} />
      </div>
    </figure>
  )
}

function Figures({ done, all, level, xp, from, to }: ExampleFigures) {
  return (
    <div className={styles.side}>
      <div className={styles.stat}>
        <p>Today</p>
        <strong>
          {done}/{all}
        </strong>
        <Meter label="Example: completed today" value={done} max={all} text={`${done} of ${all}`} />
      </div>
      <div className={styles.stat}>
        <p>Level</p>
        <strong>{level}</strong>
        <LevelBar level={level} xp={xp} from={from} to={to} />
      </div>
      <div className={styles.stat}>
        <p>This week</p>
        <WeekStrip label="Example: this week" days={weekWith(done > 0)} />
      </div>
    </div>
  )
}

function weekWith(isTodayDone: boolean): StripDay[] {
  return [
    { date: '1', name: 'Sun', state: 'done' },
    { date: '2', name: 'Mon', state: 'done' },
    { date: '3', name: 'Tue', state: 'frozen' },
    { date: '4', name: 'Wed', state: 'done' },
    { date: '5', name: 'Thu', state: isTodayDone ? 'done' : 'open', today: true },
    { date: '6', name: 'Fri', state: 'future' },
    { date: '7', name: 'Sat', state: 'future' },
  ]
}

type RowProps = { task: ExampleTask; onAct: (action: TaskAction) => void }

function Row({ task, onAct }: RowProps) {
  const { title, category, time, minutes, xp, status } = task
  const [isRunning, isDone] = [status === 'in_progress', status === 'completed']
  return (
    <li
      className={styles.row}
      data-category={category}
      data-running={isRunning || undefined}
      data-done={isDone || undefined}
    >
      <i className={styles.rail} />
      <div className={styles.words}>
        <span>
          {isDone && <Check aria-hidden="true" />}
          {title}
        </span>
        <small>
          {time} · {minutes} min · {xp} XP
        </small>
      </div>
      <div className={styles.ways}>
        {isDone ? (
          <>
            <Badge tone="success" mark="✓">
              +{xp} XP
            </Badge>
            <Button size="sm" look="plain" aria-label={`Undo ${title}`} onClick={() => onAct('uncomplete')}>
              Undo
            </Button>
          </>
        ) : (
          <OpenWays task={task} onAct={onAct} />
        )}
      </div>
    </li>
  )
}

function OpenWays({ task, onAct }: RowProps) {
  const { title, status } = task
  const isRunning = status === 'in_progress'
  return (
    <>
      {isRunning && <Timer task={task} />}
      <IconButton
        label={`${isRunning ? 'Pause' : 'Start'} ${title}`}
        icon={isRunning ? <Pause /> : <Play />}
        look="quiet"
        onClick={() => onAct(isRunning ? 'pause' : 'start')}
      />
      {isRunning ? (
        <Button look="primary" aria-label={`Complete ${title}`} onClick={() => onAct('complete')}>
          Complete
        </Button>
      ) : (
        <IconButton
          label={`Complete ${title}`}
          icon={<Check />}
          look="quiet"
          onClick={() => onAct('complete')}
        />
      )}
    </>
  )
}

/** Until the page's code is here the time does not move. */
function Timer({ task }: { task: ExampleTask }) {
  return (
    <span role="timer" className={styles.timer}>
      {task.running_since === null ? stopwatch(task.elapsed_seconds) : <Ticking task={task} />}
    </span>
  )
}

function Ticking({ task }: { task: ExampleTask }) {
  return stopwatch(elapsedAt(task, useNow(1000)))
}
